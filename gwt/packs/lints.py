"""Lints: expressions with an amount of 0, and needs of more than a player can ever have."""

from collections.abc import Callable, Iterator
from typing import Any

from gwt.dsl import Count, Effect, If, Need, Per, Unless, has_zero_amount, walk_effect
from gwt.errors import Message
from gwt.packs.document import EntryProblem
from gwt.packs.traversal import all_values, entries_by_file, leaf_values


def lint_zero_amounts(
    entries: object, empty: Callable[[Effect], bool] = has_zero_amount
) -> Iterator[EntryProblem]:
    """Yields effects, needs and scores with an amount of 0; `empty` decides for a single effect node."""
    for stem, entry in entries_by_file(entries):
        for keys, value in leaf_values(entry):
            hint = f"Leave out '{keys[-1]}', or write what it comes to." if isinstance(value, Per) else ""
            for message in _messages(value, empty):
                yield EntryProblem(stem, keys, message, hint, within=True)


def _messages(value: object, empty: Callable[[Effect], bool]) -> Iterator[Message]:
    match value:
        case Need(0):
            yield Message(f"'{value}' is always true", value)
        case Per(0):
            yield Message(f"'{value}' is always 0", value)
        case Effect():
            for node in filter(empty, walk_effect(value)):
                yield Message(f"'{node}' does nothing", node)
            for node in filter(_always_holds, walk_effect(value)):
                yield Message(f"'{node}' asks for nothing", node)


def _always_holds(effect: Effect) -> bool:
    return isinstance(effect, If) and not isinstance(effect, Unless) and effect.number == 0


def lint_unreachable_needs(
    entries: object, most: Callable[[Any, Count], int | None]
) -> Iterator[EntryProblem]:
    """Yields needs, and conditions of effects, for more than anybody ever has.

    `most` returns the most of a count that a player can have in any game with the entries, or None if there
    is no bound or it is not known.
    """
    for stem, key_path, value in all_values(entries):
        for count, number, message in _asked(value):
            bound = most(entries, count) if type(count) is Count else None
            if bound is not None and number > bound:
                hint = f"Write '{count.of(bound)}' at most." if bound else ""
                sentence = f"{message}'{count.of(number)}', and nobody ever has more than {bound}"
                about = count.of(number) if isinstance(value, Effect) else ""
                yield EntryProblem(stem, key_path, Message(sentence, about), hint, within=True)


def _asked(value: object) -> Iterator[tuple[Count, int, str]]:
    """Yields what is counted, the number that is asked for, and the beginning of a message."""
    if isinstance(value, Need):
        yield value.count, value.number, "needs "
    elif isinstance(value, Effect):
        for node in walk_effect(value):
            if isinstance(node, If | Unless):
                yield node.count, node.number, ""
