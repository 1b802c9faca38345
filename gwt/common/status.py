"""What is impossible in the state of any game: ranges, things twice, pieces that come or go."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import repeat

from gwt.common.turns import Turns
from gwt.packs.document import Steps
from gwt.spec.status import Impossible, Weight

MOST = 10_000
"""A number beyond which no game comes, unless it says otherwise."""


def generator(table: Turns) -> Iterator[Impossible]:
    """Nothing could be played with such a random generator."""
    if not 0 <= table.rng < 1 << 64:
        message = "the random generator is a number from 0 to 2**64 - 1"
        yield Impossible(("rng",), message, Weight.UNPLAYABLE)


def turn_order(table: Turns) -> Iterator[Impossible]:
    """The turn is that of another seat."""
    if table.turn and table.seat != (table.first + table.turn - 1) % len(table.players):
        message = f"turn {table.turn} is not that of seat {table.seat + 1}, as seat {table.first + 1} began"
        yield Impossible(("turn",), message, Weight.SHORT)


def twice(way: Steps, things: Iterable[str]) -> Iterator[Impossible]:
    """What can lie there only once lies there more often."""
    for thing, number in Counter(things).items():
        if number > 1:
            yield Impossible(way, f"'{thing}' stands here {number} times, and can only once")


def in_range(
    way: Steps, number: int, most: int, beyond: Weight = Weight.WRONG, of: str = "", limit: int = MOST
) -> Iterator[Impossible]:
    """A number is below zero or too large.

    `beyond` is the weight of one that is too large, but can still be counted with, up to `limit`.
    """
    if not 0 <= number <= most:
        weight = beyond if 0 <= number <= limit else Weight.UNPLAYABLE
        message = f"expected a number from 0 to {most}, found {number}"
        yield Impossible(way, message, weight, of=of)


def at_most(way: Steps, number: int, most: int, things: str) -> Iterator[Impossible]:
    """There are more things than anything could be played with."""
    if number > most:
        yield Impossible(way, f"expected at most {most} {things}, found {number}", Weight.UNPLAYABLE)


def conserved(
    what: str, number: int, parts: Iterable[tuple[Steps, int]], weight: Weight = Weight.WRONG
) -> Iterator[Impossible]:
    """The numbers that lie in all places are not as many as there are of something.

    `weight` is that of too many of them.
    """
    ways = [way for way, there in parts for way in repeat(way, there)]
    if len(ways) != number:
        message = f"there are {len(ways)} {what}, and the game has {number}"
        first, *others = ways or [("supply",)]
        weight = Weight.SHORT if len(ways) < number else weight
        yield Impossible(first, message, weight, tuple(others), number, what)
