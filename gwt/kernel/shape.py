"""The shape of a state: what its fields hold, read once from their types.

A class for each kind of value says how it is copied, hashed, written and read. Deals, observations and the
checks of positions follow from the shapes too. A type that one of them cannot do has no shape, and is
refused when its class is made.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from enum import Enum, Flag
from functools import cached_property
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    ClassVar,
    Literal,
    Protocol,
    Self,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

import attrs
from attrs import frozen

from gwt import dsl, json_types, memory_cache
from gwt.kernel import events

TASK = events.Called("task")
"""The mark of the type of a task of the agenda."""


Value = Any
"""A value that a field of the state holds."""
Written = Mapping[str, Mapping[Value, json_types.Json]]
"""For each kind of `Called` value: its value in the state -> how it is written."""


class StatePart:
    """A class whose copies share nothing mutable with the original.

    `state_declaration.state` writes its methods.
    """

    __slots__ = ()

    def copy(self) -> Self:
        raise NotImplementedError("a state class needs the @state decorator")


class Writer(Protocol):
    """A writer of the parts of a state, with the names in it."""

    @property
    def names(self) -> Written:
        """The names of values."""

    def part(self, part: Value) -> json_types.Json:
        """Returns a part as it is written."""


class Reader(Protocol):
    """A reader of the parts of a state, with the names in it."""

    @property
    def names(self) -> Mapping[str, Mapping[json_types.Json, Value]]:
        """The values by their names."""

    @property
    def effect(self) -> Callable[..., dsl.Effect]:
        """The function that reads an expression."""

    def part(self, kind: type, written: json_types.Json) -> Value:
        """Returns a part of a class."""


@memory_cache.bounded_cache(4096)
def effect_text(effect: dsl.Effect) -> str:
    """Returns the text of an effect; cached, because few effects are shown often."""
    return str(effect)


class Visibility(Enum):
    """The visibility of a value; the length of a hidden list can always be seen."""

    BY_ALL = "all"
    BY_OWNER = "owner"
    BY_NOBODY = "nobody"


@frozen
class AnyShape:
    """A shape, with what can be done with its values; by default these stand for themselves."""

    def copy_code(self, value: str) -> str:
        """Returns the code that copies a value with all of it that may change."""
        return value

    def digest(self, value: Value) -> json_types.Json:
        """Returns what JSON can write of a value, for the hash of a state."""
        return value

    def write(self, value: Value, writer: Writer) -> json_types.Json:
        """Returns a value as positions and views write it."""
        return value

    def write_all(self, values: Iterable[Value], writer: Writer) -> list[json_types.Json]:
        """Returns several values as they are written."""
        return [self.write(value, writer) for value in values]

    def read(self, written: json_types.Json, reader: Reader) -> Value:
        """Returns the value of what `write` returns."""
        return written

    def read_key(self, written: json_types.Json, reader: Reader) -> Value:
        """Returns the value of a key of a mapping, which is a text in a view that comes as JSON."""
        return self.read(written, reader)

    def read_seen(self, written: json_types.Json, reader: Reader) -> Value:
        """Returns the value of what a view says, which may be the number of hidden things, or nothing."""
        return events.HIDDEN if written == events.HIDDEN else self.read(written, reader)


@frozen
class NumberShape(AnyShape):
    """An `int`, a `float` or a `bool`."""

    kind: type

    def read_key(self, written: json_types.Json, reader: Reader) -> Value:
        return int(written)


@frozen
class TextShape(AnyShape):
    """A `str`, any text."""

    kind: ClassVar[type] = str


@frozen
class NameShape(AnyShape):
    """A value that positions write by its name, such as a card: `Annotated[str, Called("card")]`."""

    called: str
    kind: type
    sort: str = ""
    """The only sort of components that may lie there, see `Only`."""

    def write(self, value: Value, writer: Writer) -> json_types.Json:
        return writer.names[self.called][value]

    def write_all(self, values: Iterable[Value], writer: Writer) -> list[json_types.Json]:
        return [*map(writer.names[self.called].__getitem__, values)]

    def read(self, written: json_types.Json, reader: Reader) -> Value:
        return reader.names[self.called][written]

    def read_key(self, written: json_types.Json, reader: Reader) -> Value:
        names = reader.names[self.called]
        return names[written if written in names else int(written)]


_PLAIN = {NumberShape, TextShape, NameShape}
"""The shapes whose values JSON can write, and which have an order."""


@frozen
class EnumShape(AnyShape):
    """A member of an `Enum`, written by its name in lower case with spaces."""

    kind: type[Enum]

    @cached_property
    def names(self) -> dict[Enum, str]:
        """The text of each member."""
        return {member: written_key(member.name.lower()) for member in self.kind}

    @cached_property
    def members(self) -> dict[str, Enum]:
        """The members by their texts."""
        return {name: member for member, name in self.names.items()}

    def digest(self, value: Value) -> json_types.Json:
        return self.names[value]

    def write(self, value: Value, writer: Writer) -> json_types.Json:
        return self.names[value]

    def read(self, written: json_types.Json, reader: Reader) -> Value:
        return self.members[written]


@frozen
class EffectShape(AnyShape):
    """An effect, written as its expression."""

    kind: type[dsl.Effect]

    def digest(self, value: Value) -> json_types.Json:
        return effect_text(value)

    def write(self, value: Value, writer: Writer) -> json_types.Json:
        return effect_text(value)

    def read(self, written: json_types.Json, reader: Reader) -> Value:
        return reader.effect(written)


@frozen
class TaskShape(AnyShape):
    """A task of the agenda."""

    def digest(self, value: Value) -> json_types.Json:
        seat, effect, cause = value
        return seat, effect_text(effect), cause

    def write(self, value: Value, writer: Writer) -> json_types.Json:
        seat, effect, cause = value
        return {"seat": writer.names["seat"][seat], "effect": effect_text(effect), "cause": cause}

    def read(self, written: json_types.Json, reader: Reader) -> Value:
        effect = reader.effect(written["effect"], pending=True)
        return reader.names["seat"][written["seat"]], effect, written["cause"]


@frozen
class OptionalShape(AnyShape):
    """A value that may be `None`."""

    of: "Shape"

    def digest(self, value: Value) -> json_types.Json:
        return None if value is None else self.of.digest(value)

    def write(self, value: Value, writer: Writer) -> json_types.Json:
        return None if value is None else self.of.write(value, writer)

    def read(self, written: json_types.Json, reader: Reader) -> Value:
        return None if written is None else self.of.read(written, reader)


@frozen
class TupleShape(AnyShape):
    """A tuple with a type for each of its places, such as `tuple[int, str]`."""

    parts: "tuple[Shape, ...]"

    def digest(self, value: Value) -> json_types.Json:
        return [part.digest(cell) for part, cell in zip(self.parts, value, strict=True)]

    def write(self, value: Value, writer: Writer) -> json_types.Json:
        return [part.write(cell, writer) for part, cell in zip(self.parts, value, strict=True)]

    def read(self, written: json_types.Json, reader: Reader) -> Value:
        return tuple([part.read(cell, reader) for part, cell in zip(self.parts, written, strict=True)])

    def read_seen(self, written: json_types.Json, reader: Reader) -> Value:
        return events.HIDDEN if isinstance(written, dict) else super().read_seen(written, reader)


@frozen
class SequenceShape(AnyShape):
    """A list or a tuple of any length."""

    of: "Shape"
    kind: type

    def copy_code(self, value: str) -> str:
        cell = self.of.copy_code("item")
        if cell != "item":
            return f"[{cell} for item in {value}]"
        return f"{value}[:]" if self.kind is list else value

    def digest(self, value: Value) -> json_types.Json:
        return value if type(self.of) in _PLAIN else [self.of.digest(cell) for cell in value]

    def write(self, value: Value, writer: Writer) -> json_types.Json:
        return self.of.write_all(value, writer)

    def read(self, written: json_types.Json, reader: Reader) -> Value:
        return self.kind([self.of.read(cell, reader) for cell in written])

    def read_seen(self, written: json_types.Json, reader: Reader) -> Value:
        if isinstance(written, dict):
            return self.kind([events.HIDDEN] * written["count"])
        is_counted = any(isinstance(cell, dict) for cell in written)
        read = self.of.read_seen if is_counted else self.of.read
        return self.kind([read(cell, reader) for cell in written])


@frozen
class SetShape(AnyShape):
    """A set or a frozenset."""

    of: "Shape"
    kind: type

    def copy_code(self, value: str) -> str:
        return f"{value}.copy()" if self.kind is set else value

    def digest(self, value: Value) -> json_types.Json:
        order = None if type(self.of) in _PLAIN else str
        return sorted([self.of.digest(cell) for cell in value], key=order)

    def write(self, value: Value, writer: Writer) -> json_types.Json:
        return sorted(self.of.write_all(value, writer), key=str)

    def read(self, written: json_types.Json, reader: Reader) -> Value:
        return self.kind([self.of.read(cell, reader) for cell in written])


@frozen
class MappingShape(AnyShape):
    """A mapping."""

    key: "Shape"
    value: "Shape"

    def copy_code(self, value: str) -> str:
        return f"{value}.copy()"

    def digest(self, value: Value) -> json_types.Json:
        return {self.key.digest(key): self.value.digest(cell) for key, cell in value.items()}

    def write(self, value: Value, writer: Writer) -> json_types.Json:
        new = {self.key.write(key, writer): self.value.write(cell, writer) for key, cell in value.items()}
        # Sorted, so that equal states are written in the same way.
        return dict(sorted(new.items(), key=lambda pair: str(pair[0])))

    def read(self, written: json_types.Json, reader: Reader) -> Value:
        return {self.key.read_key(k, reader): self.value.read(cell, reader) for k, cell in written.items()}


@frozen
class PartShape(AnyShape):
    """A part of the state, with fields of its own."""

    kind: Any
    """A class that `state` has made."""

    def copy_code(self, value: str) -> str:
        return f"{value}.copy()"

    def digest(self, value: Value) -> json_types.Json:
        """Returns what JSON can write of a part, without what is as by default.

        What a later version adds to the state leaves the hash of a state without it as it is, as long as
        its default says that nothing of the kind has happened.
        """
        return {
            field.name: field.shape.digest(cell)
            for field in fields_of(self.kind)
            if (cell := getattr(value, field.name)) != field.first
        }

    def write(self, value: Value, writer: Writer) -> json_types.Json:
        return writer.part(value)

    def read(self, written: json_types.Json, reader: Reader) -> Value:
        return reader.part(self.kind, written)


Shape = (
    NumberShape
    | TextShape
    | NameShape
    | EnumShape
    | EffectShape
    | TaskShape
    | OptionalShape
    | TupleShape
    | SequenceShape
    | SetShape
    | MappingShape
    | PartShape
)
Deal = Callable[[Any, Any, int], Any]
"""A function that returns another value for a hidden field, of the state, the part with the field and the
seat that looks, by what that seat knows; it draws its numbers from the state."""


@frozen(eq=False)
class Field:
    """A field that belongs to the position."""

    name: str
    key: str
    """Its name in positions and views."""
    shape: Shape
    default: Any
    """The default of the class: a value, an `attrs.Factory` or `attrs.NOTHING`."""
    seen: Visibility = Visibility.BY_ALL
    unordered: bool = False
    """Whether nobody but the owner sees the order of its items."""
    aside: bool = False
    """Whether it names components that lie elsewhere."""
    inside: bool = False
    """Whether it belongs to the kernel, so nobody is shown even that it is hidden."""
    deal: Deal | None = None
    seldom: bool = False
    """Whether views and observations leave it out where a pack has none of the components that it holds."""
    known: Visibility = Visibility.BY_NOBODY
    """The seats that know which things lie there, though not in which order."""
    shown: str = ""
    """The field that names those of its components that all have seen; empty where there is none."""
    secret: str = ""
    """The field that names those that came unseen from a pile whose components nobody knows."""

    @cached_property
    def first(self) -> Any:
        """The value that it has by default, or `attrs.NOTHING`."""
        is_factory = isinstance(self.default, attrs.Factory)  # type: ignore[arg-type]
        return self.default.factory() if is_factory else self.default

    @property
    def is_seat_list(self) -> bool:
        """Whether it is the list of the parts that lie before the seats."""
        return (
            self.name == "players"
            and isinstance(self.shape, SequenceShape)
            and isinstance(self.shape.of, PartShape)
        )

    def is_seen(self, is_owner: bool) -> bool:
        """Whether a seat sees it; `is_owner` says that its part belongs to the seat."""
        return self.seen is Visibility.BY_ALL or (self.seen is Visibility.BY_OWNER and is_owner)

    def is_known(self, is_owner: bool) -> bool:
        """Whether a seat knows which things lie there, but does not see them; `is_owner` as above."""
        knows = self.known is Visibility.BY_ALL or (self.known is Visibility.BY_OWNER and is_owner)
        return knows and not self.is_seen(is_owner)


_FIELDS: dict[type, tuple[Field, ...]] = {}


def fields_of(kind: type) -> tuple[Field, ...]:
    """Returns the fields of a class of the state, without those that are `shared` or `transient`.

    Their types are read once, when `state` makes the class.

    Raises:
        TypeError: no state can have such a field; the message says what it can have instead. Or the class
            is not made by `state`.
    """
    if kind not in _FIELDS:
        if "__attrs_attrs__" not in vars(kind):
            raise TypeError(f"{kind.__qualname__} is not part of a state: it needs the decorator @state")
        _FIELDS[kind] = _described(kind)
    return _FIELDS[kind]


def written_key(name: str) -> str:
    """Returns a name as positions write it, with spaces."""
    return name.replace("_", " ")


# --- reading the types -------------------------------------------------------------------------------


def _described(kind: type) -> tuple[Field, ...]:
    hints = get_type_hints(kind, include_extras=True)
    described = []
    for attribute in attrs.fields(kind):
        metadata = attribute.metadata
        if metadata.get("shared") or metadata.get("transient"):
            continue
        where = f"{kind.__qualname__}.{attribute.name}"
        if not attribute.eq:
            raise TypeError(f"{where} is not compared: such a field is `shared`, or no part of the state")
        shape = shape_of_type(hint := hints[attribute.name], where)
        declared = {name: metadata[name] for name in _DECLARED if name in metadata}
        key = metadata.get("written", written_key(attribute.name))
        described.append(field := Field(attribute.name, key, shape, attribute.default, **declared))
        if wrong := _undealt(field, _text_of(hint)):
            raise TypeError(f"{where} is {wrong}")
    names = {field.name for field in described if field.aside}
    for field in described:
        if not names.issuperset({field.shown, field.secret} - {""}):
            where = f"{kind.__qualname__}.{field.name}"
            raise TypeError(
                f"{where}: expected the name of an `aside` field, found {field.shown or field.secret!r}"
            )
    return tuple(described)


_DECLARED = [attribute.name for attribute in attrs.fields(Field)][4:]
"""The attributes of a field that `hidden` and the like set."""


def _undealt(field: Field, hint: str) -> str:
    """Returns why what is hidden in a field of a type cannot be dealt again; empty if it can be."""
    shape, is_open = field.shape, field.seen is Visibility.BY_ALL
    if not (is_open or field.inside or field.deal or is_pile(shape)):
        return (
            f"hidden, and nobody knows how {hint} is dealt again: expected {_FLAT}, or "
            "`hidden(..., deal=...)` with a function that deals it"
        )
    flat = isinstance(shape, SequenceShape) and isinstance(shape.of, NameShape | TextShape | EnumShape)
    if field.known is not Visibility.BY_NOBODY and not flat:
        return f"known though hidden, and {hint} cannot be shuffled: expected {_FLAT}"
    if isinstance(innermost_shape(shape), PartShape) and not is_open:
        return "a hidden part of the state: hide the fields of the part instead"
    return ""


_FLAT = "a list or a tuple of names, words or members of an Enum"


def is_pile(shape: Shape) -> bool:
    """Whether values are rows of names, words or members of an `Enum`, or rows of such rows."""
    while isinstance(shape, SequenceShape):
        if isinstance(shape.of, NameShape | TextShape | EnumShape):
            return True
        shape = shape.of
    return False


def innermost_shape(shape: Shape) -> Shape:
    """Returns what lies in a row, or in the innermost of such rows."""
    while isinstance(shape, SequenceShape):
        shape = shape.of
    return shape


def shape_of_type(hint: object, where: str) -> Shape:
    """Returns the shape of a type. Raises as `fields_of` does, with where the type stands."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin is list and len(inner) == 1:
        below = shape_of_type(inner[0], where)
        if isinstance(below, PartShape):
            return SequenceShape(below, list)
        return SequenceShape(_constant(below, inner[0], where, "tuple[...] for what lies in a list"), list)
    if origin is dict:
        below = shape_of_type(inner[1], where)
        value = _constant(below, inner[1], where, "tuple[...] for what a mapping holds")
        if isinstance(value, OptionalShape):
            raise _refused(hint, where, "a mapping without the key for None")
        return MappingShape(_as_key(inner[0], where), value)
    if origin is set:
        return SetShape(_as_item(inner[0], where), set)
    if isinstance(hint, type) and origin is None and issubclass(hint, StatePart):
        fields_of(hint)
        return PartShape(hint)
    return _frozen(hint, where)


def _frozen(hint: object, where: str) -> Shape:
    """Returns the shape of a type of which no value can change."""
    origin, inner = get_origin(hint), get_args(hint)
    if hint in (int, float, bool):
        return NumberShape(hint)
    if hint is str:
        return TextShape()
    if hasattr(hint, "__supertype__"):
        return _frozen(hint.__supertype__, where)
    if origin is Annotated:
        return _annotated(hint, where)
    if origin in (Union, UnionType):
        return _maybe(hint, where)
    if origin is tuple and inner and inner[-1] is Ellipsis:
        return SequenceShape(_of_frozen(inner[0], where), tuple)
    if origin is tuple and inner:
        return TupleShape(tuple([_of_frozen(part, where) for part in inner]))
    if origin is frozenset:
        return SetShape(_as_item(inner[0], where), frozenset)
    if isinstance(hint, type) and origin is None and issubclass(hint, Enum):
        return _choice(hint, where)
    if isinstance(hint, type) and origin is None and issubclass(hint, dsl.Effect):
        return EffectShape(hint)
    raise _refused(hint, where, _INSTEAD.get(origin or hint, ""))


def _annotated(hint: Any, where: str) -> Shape:
    called = next((mark for mark in hint.__metadata__ if isinstance(mark, events.Called)), None)
    if called == TASK:
        return TaskShape()
    kind = get_args(hint)[0]
    sort = "".join(mark.sort for mark in hint.__metadata__ if isinstance(mark, events.Only))
    if called is None:
        return _frozen(kind, where)
    if kind not in (int, str):
        raise _refused(hint, where, "Annotated[str, Called(...)] or Annotated[int, Called(...)]")
    return NameShape(called.kind, kind, sort)


def _maybe(hint: object, where: str) -> Shape:
    some = [argument for argument in get_args(hint) if argument is not NoneType]
    if len(some) != 1 or len(some) == len(get_args(hint)):
        raise _refused(hint, where, "one type, or one type and None")
    below = shape_of_type(some[0], where)
    if isinstance(below, PartShape):
        raise _refused(hint, where, f"list[{_text_of(some[0])}] with one part or none")
    return OptionalShape(_constant(below, some[0], where, "an empty one for nothing"))


def _choice(hint: type[Enum], where: str) -> Shape:
    shape = EnumShape(hint)
    if issubclass(hint, Flag):
        raise _refused(hint, where, "a set of an Enum")
    if len(set(shape.names.values())) < len(hint) or not len(hint):
        raise _refused(hint, where, "an Enum whose members have different names in lower case")
    return shape


def _of_frozen(hint: object, where: str) -> Shape:
    return _constant(shape_of_type(hint, where), hint, where, "tuple[...] for what lies in a tuple")


def _as_item(hint: object, where: str) -> Shape:
    shape = _of_frozen(hint, where)
    if isinstance(shape, TaskShape):
        raise _refused(hint, where, "list[Task] for tasks")
    return shape


def _as_key(hint: object, where: str) -> Shape:
    shape = shape_of_type(hint, where)
    if isinstance(shape, NameShape | TextShape | EnumShape) or shape == NumberShape(int):
        return shape
    raise _refused(hint, where, "int, str, a name or an Enum as the key of a mapping")


def _constant(shape: Shape, hint: object, where: str, instead: str) -> Shape:
    """Returns a shape of values that cannot change; others are refused, as copies would share them."""
    if isinstance(shape, PartShape | MappingShape) or (
        isinstance(shape, SequenceShape | SetShape) and shape.kind not in (tuple, frozenset)
    ):
        raise _refused(hint, where, instead)
    return shape


_INSTEAD = {
    Counter: "dict[str, int]",
    Literal: "an Enum",
    list: "list[...] that says of what",
    tuple: "tuple[...] that says of what",
    dict: "dict[..., ...] that says of what",
    set: "set[...] that says of what",
    frozenset: "frozenset[...] that says of what",
    bytes: "str",
    complex: "tuple[float, float]",
    object: "the type of its values",
    Any: "the type of its values",
}
_POSSIBLE = (
    "int, float, bool, str, Annotated[str, Called(...)], an Enum, an Effect, any of these or None, "
    "tuple[...], frozenset[...], list[...], dict[..., ...], set[...], or a class made by @state"
)


def _refused(hint: object, where: str, instead: str) -> TypeError:
    return TypeError(
        f"{where} is {_text_of(hint)}, which no state can have: expected {instead or _POSSIBLE}; "
        "or `shared(...)`, if it is no part of the position"
    )


def _text_of(hint: object) -> str:
    return hint.__qualname__ if isinstance(hint, type) and not get_args(hint) else str(hint)
