"""Kinds: what a type hint or a live object says of the word that stands for its values in C.

`None` instead of a kind says that nothing is known; such a word is looked at when it is used.
"""

import enum
import types
import typing
from collections import abc
from collections.abc import Mapping
from typing import Any

import attrs
from attrs import frozen

from gwt.dsl import InternedMeta


@frozen
class Kind:
    """A kind of value.

    `list`, `tuple`, `sequence` and `set` have the kind of their items as their part, `dict` those of keys
    and values, `fixed` (a tuple of a known length) that of each item, `optional` that of what is not None.
    """

    name: str
    parts: tuple["Kind | None", ...] = ()
    cls: type | None = None
    """The class of an `object`."""


INT, BOOL, FLOAT, STR, NONE, CLASS = map(Kind, ("int", "bool", "float", "str", "none", "class"))
NUMBERS = (INT, BOOL, FLOAT)
PLAIN: dict[object, Kind] = {int: INT, bool: BOOL, float: FLOAT, str: STR, type(None): NONE, None: NONE}
BARE: dict[object, Kind] = {
    list: Kind("list", (None,)),
    tuple: Kind("tuple", (None,)),
    dict: Kind("dict", (None, None)),
    set: Kind("set", (None,)),
    frozenset: Kind("set", (None,)),
    type: CLASS,
}
_MAPPINGS = (dict, abc.Mapping, abc.MutableMapping)
_SETS = (set, frozenset, abc.Set)
_SEQUENCES = (abc.Sequence, abc.Iterable, abc.Iterator, abc.Collection)


def list_of(kind: Kind | None) -> Kind:
    return Kind("list", (kind,))


def set_of(kind: Kind | None) -> Kind:
    return Kind("set", (kind,))


def object_of(cls: type) -> Kind:
    return Kind("object", (), cls)


def is_int(kind: Kind | None) -> bool:
    return kind in (INT, BOOL)


def not_none(kind: Kind | None) -> Kind | None:
    """The kind of a value that is not None."""
    return kind.parts[0] if kind is not None and kind.name == "optional" else kind


def name_of(kind: Kind | None) -> str:
    """The name of what is not None, empty where nothing is known."""
    kind = not_none(kind)
    return "" if kind is None else kind.name


def item_of(kind: Kind | None, at: int | None = None) -> Kind | None:
    """The kind of the items of a sequence, set or dictionary, or of one of a tuple of a known length."""
    kind = not_none(kind)
    if kind is None or not kind.parts:
        return None
    if kind.name == "fixed":
        if at is None:
            return common_kind(kind.parts)
        return kind.parts[at] if -len(kind.parts) <= at < len(kind.parts) else None
    return kind.parts[0]


def value_of(kind: Kind | None) -> Kind | None:
    """The kind of the values of a dictionary."""
    kind = not_none(kind)
    return kind.parts[1] if kind is not None and kind.name == "dict" else None


def common_kind(kinds: abc.Iterable[Kind | None]) -> Kind | None:
    """The kind that holds for values of all these kinds."""
    several = list(dict.fromkeys(kinds))
    if not several or None in several:
        return None
    known = [kind for kind in several if kind is not None]
    if len(known) == 1:
        return known[0]
    rest = list(dict.fromkeys(not_none(kind) for kind in known if kind != NONE))
    if len(rest) == 1:
        return Kind("optional", (rest[0],))
    if all(map(is_int, known)):
        return INT
    if NONE not in known and {kind.name for kind in known} <= {"list", "tuple", "sequence"}:
        return Kind("sequence", (common_kind(kind.parts[0] for kind in known),))
    return None


def member_of(cls: type, name: str) -> Any:
    """The member of a class or of one above it, as it stands there; None if there is none."""
    for above in cls.__mro__:
        if name in above.__dict__:
            return above.__dict__[name]
    return None


def fields_of(cls: type) -> tuple[str, ...] | None:
    """The fields of a class of nodes or of attrs; None for any other class."""
    if isinstance(cls, InternedMeta):
        return cls.fields
    return tuple(field.name for field in attrs.fields(cls)) if attrs.has(cls) else None


class KindReader:
    """A reader of kinds: from hints and objects, and from classes those of their attributes."""

    def __init__(self, aliases: Mapping[type, type], contents: Mapping[type, object]) -> None:
        self._aliases = aliases
        """The class that stands for a class above it, such as that of the state."""
        self._contents = contents
        """The only object of each class that has no fields declared, such as the board."""
        self.assigned: dict[tuple[type, str], Kind | None] = {}
        """The kinds of what is assigned to the attributes of classes without fields."""
        self._hints: dict[object, dict[str, object]] = {}
        self._attributes: dict[tuple[type, str], Kind | None] = {}

    def of_hint(self, hint: object) -> Kind | None:
        plain = (PLAIN.get(hint) or BARE.get(hint)) if isinstance(hint, abc.Hashable) else None
        if plain is not None:
            return plain
        if isinstance(hint, typing.TypeVar):
            return self.of_hint(hint.__bound__) if hint.__bound__ is not None else None
        origin, arguments = typing.get_origin(hint), typing.get_args(hint)
        if origin in (typing.Annotated, typing.Final, typing.ClassVar):
            return self.of_hint(arguments[0])
        if origin in (typing.Union, types.UnionType):
            rest = [argument for argument in arguments if argument is not type(None)]
            kind = self.of_hint(rest[0]) if len(rest) == 1 and len(arguments) == 2 else None
            return None if kind is None else Kind("optional", (kind,))
        if origin is not None and arguments:
            return self._of_parts(origin, arguments)
        return self._of_class(origin or hint)

    def _of_parts(self, origin: object, arguments: tuple[object, ...]) -> Kind | None:
        if origin is list:
            return list_of(self.of_hint(arguments[0]))
        if origin is tuple:
            if arguments[-1] is ...:
                return Kind("tuple", (self.of_hint(arguments[0]),))
            return Kind("fixed", tuple(map(self.of_hint, arguments)))
        if origin in _MAPPINGS:
            return Kind("dict", (self.of_hint(arguments[0]), self.of_hint(arguments[1])))
        if origin in _SETS:
            return set_of(self.of_hint(arguments[0]))
        if origin in _SEQUENCES:
            return Kind("sequence", (self.of_hint(arguments[0]),))
        return CLASS if origin is type else self._of_class(origin)

    def _of_class(self, cls: object) -> Kind | None:
        if not isinstance(cls, type) or getattr(cls, "_is_protocol", False):
            return None
        if issubclass(cls, enum.Enum | dict) or cls.__module__.split(".")[0] in ("builtins", "collections"):
            return None
        return object_of(self._aliases.get(cls, cls))

    def of_object(self, value: object, depth: int = 0) -> Kind | None:
        """The kind of an object that exists, as far as one can tell at a glance."""
        if value is None or isinstance(value, type | enum.Enum):
            return None
        if type(value) in PLAIN:
            return PLAIN[type(value)]
        if isinstance(value, list | tuple):
            of = self._of_each(value, depth)
            return Kind("list" if isinstance(value, list) else "tuple", (of,))
        if isinstance(value, dict | types.MappingProxyType):
            return Kind("dict", (self._of_each(value, depth), self._of_each(value.values(), depth)))
        if isinstance(value, set | frozenset):
            return set_of(None)
        if callable(value) and fields_of(type(value)) is None:
            return None
        return self._of_class(type(value))

    def _of_each(self, values: abc.Iterable[object], depth: int) -> Kind | None:
        kinds = {self.of_object(value, depth + 1) for value in values} if depth < 3 else set()
        return kinds.pop() if len(kinds) == 1 else None

    def hints(self, of: object) -> dict[str, object]:
        """The type hints of a function or class; none if one of them exists for type checkers only."""
        if of not in self._hints:
            try:
                self._hints[of] = typing.get_type_hints(of)
            except (NameError, TypeError, AttributeError):
                self._hints[of] = {}
        return self._hints[of]

    def returned(self, function: object) -> Kind | None:
        hints = self.hints(function)
        return self.of_hint(hints["return"]) if "return" in hints else None

    def attribute(self, cls: type, name: str) -> Kind | None:
        """The kind of an attribute of the objects of a class."""
        key = cls, name
        if key not in self._attributes:
            self._attributes[key] = self._attribute(cls, name)
        return self._attributes[key] or self.assigned.get(key)

    def _attribute(self, cls: type, name: str) -> Kind | None:
        hints = self.hints(cls)
        if name in hints:
            return self.of_hint(hints[name])
        member = member_of(cls, name)
        if isinstance(member, property):
            return self.returned(member.fget)
        content = self._contents.get(cls)
        return self.of_object(getattr(content, name)) if hasattr(content, name) else None
