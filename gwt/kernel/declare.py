"""Declares the classes of a state: who may see a field, what is shared, and a generated `copy()`."""

import linecache
from collections.abc import Mapping
from enum import Enum
from types import NoneType, UnionType
from typing import Any, TypeVar, Union, dataclass_transform, get_args, get_origin, get_type_hints

import attrs
from attrs import field

from gwt.dsl import Node
from gwt.kernel.copied import Copied
from gwt.native import use_room_of_bases

Kind = TypeVar("Kind")


class Seen(Enum):
    """Who may see a value; the length of a hidden list can always be seen."""

    BY_ALL = "all"
    BY_OWNER = "owner"
    BY_NOBODY = "nobody"


def hidden(seen: Seen, **kwargs: Any) -> Any:
    """A field that not everybody may see."""
    return field(metadata={"seen": seen}, **kwargs)


def unordered(**kwargs: Any) -> Any:
    """A list whose items everybody may see, but not their order, which could reveal hidden things."""
    return field(metadata={"unordered": True}, **kwargs)


def shared(**kwargs: Any) -> Any:
    """A field that is not part of the position and is shared by all copies."""
    return field(eq=False, repr=False, metadata={"shared": True}, **kwargs)


@dataclass_transform(field_specifiers=(attrs.field, field, hidden, unordered, shared))
def state(cls: type[Kind]) -> type[Kind]:
    """An attrs class for a part of the state, with a `copy()` written from the types of its fields.

    Numbers, texts, tuples and frozen values are shared; lists, dicts and sets are copied one level
    deep; other parts of the state are copied through their own `copy()`.
    A field made by `transient` starts empty in a copy, and one made by `shared` is shared whatever it is.

    Raises:
        TypeError: a field is of a type of which no such copy can be made.
    """
    made: Any = attrs.define(cls, slots=True, eq=True)
    use_room_of_bases(made)
    lines = ["def copy(self):", "    new = make(kind)"]
    lines += [f"    new.{name} = {value}" for name, value in copies(made).items()]
    source = "\n".join([*lines, "    return new"])
    scope = {"make": made.__new__, "kind": made}
    made.copy = made_function(source, f"<copy of {made.__module__}.{made.__qualname__}>", scope)
    return made  # type: ignore[no-any-return]


def copies(kind: type) -> dict[str, str]:
    """The code that copies each field of a class of the state. Raises as `state` does."""
    types, code = get_type_hints(kind), {}
    for one in attrs.fields(kind):
        here = f"self.{one.name}"
        if one.metadata.get("transient"):
            code[one.name] = "None"
        else:
            code[one.name] = here if one.metadata.get("shared") else _copied(here, types[one.name])
    return code


def made_function(source: str, file: str, scope: Mapping[str, Any]) -> Any:
    """The function that a source defines, with what it may use; tracebacks show its lines as of a file."""
    known = dict(scope)
    exec(compile(source, file, "exec"), known)
    linecache.cache[file] = (len(source), None, source.splitlines(True), file)
    return known[source[4 : source.index("(")]]


def _copied(value: str, kind: Any) -> str:
    """The code that copies a value of a type. Raises `TypeError` where it would share what changes."""
    origin, inner = get_origin(kind) or kind, get_args(kind)
    if _is_part(origin):
        return f"{value}.copy()"
    if origin is list and inner and _is_part(inner[0]):
        return f"[one.copy() for one in {value}]"
    if origin in (list, dict, set) and inner and all(map(_is_frozen, inner)):
        return f"{value}[:]" if origin is list else f"{value}.copy()"
    if not _is_frozen(kind):
        raise TypeError(
            f"'{value}' is {kind}, which a copy cannot copy: expected a frozen value, a tuple, list, dict "
            "or set of frozen values, a part of the state, or a field that is `shared`"
        )
    return value


def _is_part(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Copied)


def _is_frozen(kind: Any) -> bool:
    """Whether values of a type can never change."""
    origin = get_origin(kind) or kind
    if origin in (Union, UnionType, tuple, frozenset):
        parts = get_args(kind)
        return bool(parts) and all(one is Ellipsis or _is_frozen(one) for one in parts)
    return isinstance(origin, type) and issubclass(origin, (int, float, str, bytes, NoneType, Enum, Node))


def transient() -> Any:
    """A field that is not part of the position, and is neither copied nor compared."""
    return field(default=None, eq=False, repr=False, metadata={"transient": True})
