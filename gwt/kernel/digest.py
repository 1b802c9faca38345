"""A short hash of a whole state, the same in every process and under every version of Python."""

import hashlib
import json
from typing import Any

import attrs

from gwt.dsl import Node
from gwt.kernel.state import State

LENGTH = 16
"""Hexadecimal digits of a hash."""


def digest(state: State) -> str:
    """Hashes all that decides how a game goes on: every field, hidden ones too, and the rulings.

    Equal states under the same rulings have the same hash.
    """
    # What a later version adds to the state leaves the hash of a state without it as it is, as long as
    # its default says that nothing of the kind has happened.
    whole = {"rulings": sorted(state.rules.rulings), "state": _plain(state)}
    text = json.dumps(whole, default=_plain, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:LENGTH]


def _plain(value: Any) -> Any:
    """A value that JSON cannot write, as text, a list, or a dict of its fields."""
    if isinstance(value, Node):
        return str(value)
    if isinstance(value, (set, frozenset)):
        return sorted(value)
    kind = type(value)
    if kind not in _FIELDS:
        _FIELDS[kind] = tuple((one.name, one.default) for one in attrs.fields(kind) if one.eq)
    found = ((name, default, getattr(value, name)) for name, default in _FIELDS[kind])
    return {name: own for name, default, own in found if own != _default(default)}


_FIELDS: dict[type, tuple[tuple[str, Any], ...]] = {}
"""The fields of each kind of part that are compared, with their defaults."""


def _default(given: Any) -> Any:
    return given.factory() if isinstance(given, attrs.Factory) else given  # type: ignore[arg-type]
