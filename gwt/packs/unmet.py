"""A lint: needs and conditions of more than a player can ever have."""

from collections.abc import Callable, Iterator
from typing import Any

from gwt.dsl import Count, Effect, If, Need, Unless, walk_effect
from gwt.packs.document import Finding
from gwt.packs.walk import every_value


def never_met(entries: Any, most: Callable[[Any, Count], int | None]) -> Iterator[Finding]:
    """Yields needs, and conditions of effects, for more than anybody ever has.

    `most` returns the most of a count that a player can have in any game with the entries, or None if there
    is no bound or it is not known.
    """
    for stem, key_path, value in every_value(entries):
        for count, number, message in _asked(value):
            bound = most(entries, count) if type(count) is Count else None
            if bound is not None and number > bound:
                hint = f"Write '{count.of(bound)}' at most." if bound else ""
                sentence = f"{message}'{count.of(number)}', and nobody ever has more than {bound}"
                yield Finding(stem, key_path, sentence, hint, within=isinstance(value, Effect))


def _asked(value: Any) -> Iterator[tuple[Count, int, str]]:
    """Yields what is counted, the number that is asked for, and the beginning of a message."""
    if isinstance(value, Need):
        yield value.count, value.number, "needs "
    elif isinstance(value, Effect):
        for node in walk_effect(value):
            if isinstance(node, If | Unless):
                yield node.count, node.number, ""
