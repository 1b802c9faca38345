"""Checks for impossible states that any game can use: ranges, duplicates, lost pieces."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import repeat

from gwt.common.turns import Turns
from gwt.packs import KeyPath
from gwt.spec import Inconsistency, Severity

MOST = 10_000
"""The default limit for numbers in a state; no real game comes near it."""


def check_generator(table: Turns) -> Iterator[Inconsistency]:
    """Yields an error unless the random generator is in its range."""
    if not 0 <= table.rng < 1 << 64:
        message = "the random generator is a number from 0 to 2**64 - 1"
        yield Inconsistency(("rng",), message, Severity.UNPLAYABLE)


def check_turn_order(table: Turns) -> Iterator[Inconsistency]:
    """Yields an error unless the number of the turn fits the seat whose turn it is."""
    order = table.turn_order()
    if table.turn and table.seat != order[(table.turn - 1) % len(order)]:
        message = f"turn {table.turn} is not that of seat {table.seat + 1}, as seat {order[0] + 1} began"
        yield Inconsistency(("turn",), message, Severity.SHORT)


def check_duplicates(key_path: KeyPath, things: Iterable[str]) -> Iterator[Inconsistency]:
    """Yields an error for each thing that is there more often than once, and can be there only once."""
    for thing, number in Counter(things).items():
        if number > 1:
            yield Inconsistency(key_path, f"'{thing}' stands here {number} times, and can only once")


def check_range(
    key_path: KeyPath,
    number: int,
    most: int,
    beyond: Severity = Severity.WRONG,
    of: str = "",
    limit: int = MOST,
) -> Iterator[Inconsistency]:
    """Yields an error unless a number is from 0 to `most`.

    `beyond` is the weight of a larger number that could still be played with, up to `limit`.
    """
    if not 0 <= number <= most:
        weight = beyond if 0 <= number <= limit else Severity.UNPLAYABLE
        message = f"expected a number from 0 to {most}, found {number}"
        yield Inconsistency(key_path, message, weight, of=of)


def check_maximum(key_path: KeyPath, number: int, most: int, things: str) -> Iterator[Inconsistency]:
    """Yields an error if there are more things than could be played with."""
    if number > most:
        yield Inconsistency(
            key_path, f"expected at most {most} {things}, found {number}", Severity.UNPLAYABLE
        )


def check_conservation(
    what: str, number: int, parts: Iterable[tuple[KeyPath, int]], weight: Severity = Severity.WRONG
) -> Iterator[Inconsistency]:
    """Yields an error unless the numbers in all places add up to the `number` of things that the game has.

    `weight` is that of too many of them.
    """
    key_paths = [key_path for key_path, count in parts for key_path in repeat(key_path, count)]
    if len(key_paths) != number:
        message = f"there are {len(key_paths)} {what}, and the game has {number}"
        first, *others = key_paths or [("supply",)]
        weight = Severity.SHORT if len(key_paths) < number else weight
        yield Inconsistency(first, message, weight, tuple(others), number, what)
