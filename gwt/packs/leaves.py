"""The values of an entry, each with the way to it, for checks that look at all of them."""

from collections.abc import Iterator
from typing import Any

import attrs

from gwt.dsl.amounts import Need, Per
from gwt.dsl.effects import Effect
from gwt.dsl.nodes import field_names
from gwt.memories import remembered
from gwt.packs.document import Steps

Leaf = tuple[Steps, Any]


@remembered(64)
def leaves(entry: Any) -> tuple[Leaf, ...]:
    """Every value of an entry that is no entry itself, with its place in the YAML.

    Several checks ask for those of every file, and most files are the same when a pack is checked again.
    """
    return tuple(_leaves(entry, ()))


@remembered(64)
def effects_of(entry: Any) -> tuple[tuple[Steps, Effect], ...]:
    """Every effect of an entry, with its place in the YAML."""
    return tuple((steps, value) for steps, value in leaves(entry) if isinstance(value, Effect))


def _leaves(value: Any, steps: Steps) -> Iterator[Leaf]:
    if isinstance(value, (tuple, list)):
        for at, one in enumerate(value):
            yield from _leaves(one, (*steps, at))
    elif isinstance(value, dict):
        for key, one in value.items():
            yield from _leaves(one, (*steps, key))
    elif value is None or isinstance(value, (str, int)):
        yield steps, value
    elif attrs.has(type(value)) and not isinstance(value, (Effect, Need, Per)):
        for name in field_names(type(value)):
            yield from _leaves(getattr(value, name), (*steps, name))
    else:
        yield steps, value
