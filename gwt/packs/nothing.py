"""A lint: expressions with an amount of 0, which have no effect."""

from collections.abc import Callable, Iterator
from typing import Any

from gwt.dsl import Effect, If, Need, Per, Unless, is_for_nothing, walk_effect
from gwt.packs.document import Finding
from gwt.packs.walk import files, leaves


def without_amount(entries: Any, empty: Callable[[Effect], bool] = is_for_nothing) -> Iterator[Finding]:
    """Yields effects, needs and scores with an amount of 0; `empty` decides for a single effect node."""
    for stem, entry in files(entries):
        for keys, value in leaves(entry):
            hint = f"Leave out '{keys[-1]}', or write what it comes to." if isinstance(value, Per) else ""
            for message in _messages(value, empty):
                yield Finding(stem, keys, message, hint, within=True)


def _messages(value: Any, empty: Callable[[Effect], bool]) -> Iterator[str]:
    match value:
        case Need(0):
            yield f"'{value}' is always there, so it asks for nothing"
        case Per(0):
            yield f"'{value}' comes to nothing"
        case Effect():
            yield from (f"'{node}' does nothing" for node in walk_effect(value) if empty(node))
            yield from (f"'{node}' asks for nothing" for node in walk_effect(value) if _always_holds(node))


def _always_holds(effect: Effect) -> bool:
    return isinstance(effect, If) and not isinstance(effect, Unless) and effect.number == 0
