"""The keys under which entries hold expressions: what a text says of an expression depends on its key."""

from collections.abc import Callable, Mapping
from typing import Any, get_origin

from attrs import field, frozen

from gwt.json_types import JsonObject
from gwt.packs import KeyPath, traversal
from gwt.text.required_messages import key_ids, plain_fields


@frozen
class Key:
    """A key of a class of entries, and what the words around its expression may name besides it."""

    kind: type
    name: str
    place: int | str = 0
    """The place in its list, from 1, of the expression or else of the entry; in a mapping, the key."""
    values: Mapping[str, object] = field(factory=dict, hash=False)
    """The fields of the entry that hold neither expressions nor entries."""

    @property
    def ids(self) -> tuple[str, str]:
        return key_ids(self.kind, self.name)


def key_of(entry: object, key_path: KeyPath, place: int = 0) -> Key:
    """Returns the key of an expression at `key_path` in an entry, which is at `place` in its own list."""

    def values(holder: KeyPath) -> Mapping[str, object]:
        return {str(name): value for name, value in traversal.child_values(_at(entry, holder))}

    return key_at(type(entry), key_path, values, place)


def key_at(
    root: type, key_path: KeyPath, values: Callable[[KeyPath], Mapping[str, object]], place: int = 0
) -> Key:
    """Returns the key of an expression at `key_path` in a value of a class.

    `values` returns fields of the entry at some steps; those that it leaves out have their default.
    """
    types = [traversal.type_at_steps(root, key_path[:at]) for at in range(len(key_path))]
    holder = max(at for at, kind in enumerate(types) if traversal.is_kind_of_entry(kind))
    kind = types[holder]
    stated, plain = values(key_path[:holder]), JsonObject()
    for name in plain_fields(kind):
        default = traversal.fields_by_name(kind)[name].default
        plain[name] = stated.get(name, default if isinstance(default, str | int) else None)
    within = [(get_origin(parent), step) for parent, step in zip(types, key_path, strict=True)]
    numbers = [
        step + 1 if origin is tuple and isinstance(step, int) else step
        for origin, step in within
        if origin in (tuple, dict)
    ]
    return Key(kind, str(key_path[holder]), numbers[-1] if numbers else place, plain)


def _at(value: Any, key_path: KeyPath) -> Any:
    for step in key_path:
        value = getattr(value, str(step)) if traversal.is_kind_of_entry(type(value)) else value[step]
    return value
