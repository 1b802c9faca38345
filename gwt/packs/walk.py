"""How entries are made up: the walks over their types and over their values, for whoever needs one."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin

import attrs
from attrs import frozen

from gwt.dsl.amounts import Need, Per
from gwt.dsl.effects import Effect
from gwt.dsl.nodes import field_names, in_words
from gwt.memories import remembered
from gwt.packs.document import Steps

KINDS: tuple[type, ...] = (Effect, Need, Per)
Tree = Effect | Need | Per | tuple[Need, ...] | tuple[Per, ...]
"""An expression, or what several needs or scores of one list come to."""


# --- types -------------------------------------------------------------------------------------------


@cache
def fields(kind: type) -> Mapping[str, Any]:
    """The fields of a kind of entry by their names, each with its type."""
    return attrs.fields_dict(attrs.resolve_types(kind))


def is_kind_of_entry(kind: Any) -> bool:
    """Whether a type is a kind of entry, and not of expression."""
    return isinstance(kind, type) and attrs.has(kind) and not issubclass(kind, KINDS)


def unless_none(kind: Any) -> Any:
    """The type of a value that is there, where the field may also hold none."""
    if get_origin(kind) in (Union, UnionType):
        (kind,) = (one for one in get_args(kind) if one is not NoneType)
    return kind


def types_below(kind: Any) -> Iterator[tuple[str, Any]]:
    """The types directly within a type, each with its step.

    A step is the name of a field, `[]` for any item of a list, or `{}` for any value of a mapping.
    """
    kind = unless_none(kind)
    origin, inner = get_origin(kind), get_args(kind)
    if is_kind_of_entry(kind):
        yield from ((name, one.type) for name, one in fields(kind).items())
    elif origin is tuple:
        yield "[]", inner[0]
    elif origin is dict:
        yield "{}", inner[1]


def types_within(kind: Any) -> Iterator[Any]:
    """A type and all types of which it is made; entries are not looked into."""
    yield kind
    if get_origin(kind) is not Literal:
        for one in get_args(kind):
            yield from types_within(one)


def type_at(kind: Any, steps: Steps) -> Any:
    """The type of the value at the end of the way through a type; none where no value may stand."""
    for step in steps:
        below = dict(types_below(kind))
        kind = (
            below.get(str(step))
            if is_kind_of_entry(unless_none(kind))
            else below.get("[]", below.get("{}"))
        )
    return unless_none(kind)


def slots_below(kind: Any) -> Iterator[tuple[tuple[str, ...], type]]:
    """The way from a type to each place within it that holds expressions, and their kind."""
    if (given := unless_none(kind)) in KINDS:
        yield (), given
    for step, inner in types_below(kind):
        yield from (((step, *path), found) for path, found in slots_below(inner))


def general(kind: type) -> type:
    """The kind of entry that another is a sort of, or itself: a private building is a building."""
    kinds = [one for one in kind.__mro__ if attrs.has(one)]
    return kinds[-2] if len(kinds) > 1 else kind


# --- values ------------------------------------------------------------------------------------------


def is_entry(value: Any) -> bool:
    """Whether a value is an entry, and no expression."""
    return not isinstance(value, _PLAIN) and is_kind_of_entry(type(value))


_PLAIN = (str, int, NoneType, *KINDS)
"""What is asked for most."""


def below(value: Any) -> Iterator[tuple[str | int, Any]]:
    """The values directly within a value, each with its step: a field, a place in a list, or a key."""
    if isinstance(value, (tuple, list)):
        yield from enumerate(value)
    elif isinstance(value, dict):
        yield from value.items()
    elif is_entry(value):
        yield from ((name, getattr(value, name)) for name in field_names(type(value)))


def walk(
    value: Any, whole: Callable[[Any], bool] = lambda value: False, steps: Steps = ()
) -> Iterator[tuple[Steps, Any]]:
    """The values within a value that have none within them, each with its place in the YAML.

    What is `whole` is not looked into.
    """
    if isinstance(value, (tuple, list, dict)) or is_entry(value):
        for step, inner in below(value):
            if whole(inner):
                yield (*steps, step), inner
            else:
                yield from walk(inner, whole, (*steps, step))
    else:
        yield steps, value


@remembered(64)
def leaves(entry: Any) -> tuple[tuple[Steps, Any], ...]:
    """Every value of an entry that is no entry itself, with its place in the YAML.

    Several checks ask for those of every file, and most files are the same when a pack is checked again.
    """
    return tuple(walk(entry))


@remembered(64)
def effects_of(entry: Any) -> tuple[tuple[Steps, Effect], ...]:
    """Every effect of an entry, with its place in the YAML."""
    return tuple((steps, value) for steps, value in leaves(entry) if isinstance(value, Effect))


def expressions(entry: Any) -> Iterator[tuple[Steps, Tree]]:
    """The expressions of an entry, with the way to each, without those of the components within it."""
    value: Any
    for steps, value in walk(entry, lambda one: _say_one_thing(one) or has_id(one)):
        if isinstance(value, KINDS) or _say_one_thing(value):
            yield steps, value


def _say_one_thing(value: Any) -> bool:
    """Whether a value is a list of needs, or of scores, which say something together."""
    return (
        isinstance(value, tuple)
        and len(value) > 0
        and any(all(isinstance(one, kind) for one in value) for kind in (Need, Per))
    )


class Stated(NamedTuple):
    """A field of an entry that says more than its default."""

    name: str
    value: Any
    type: Any

    @property
    def label(self) -> str:
        return self.name.replace("_", " ")


def stated(entry: Any) -> list[Stated]:
    """The fields of an entry that say more than their default, the source last."""
    kind: Any = type(entry)
    found = [
        Stated(one.name, value, one.type)
        for one in fields(kind).values()
        if (value := getattr(entry, one.name)) not in (one.default, {}, ())
    ]
    return sorted(found, key=lambda one: one.name == "source")


# --- components --------------------------------------------------------------------------------------


@frozen(eq=False)
class Component:
    """An entry with an id, and where it stands: in a list of a file."""

    file: str
    key: str
    entry: Any

    @property
    def id(self) -> str:
        return str(self.entry.id)

    @property
    def kind(self) -> str:
        """The kind of entry in words, such as `auxiliary part`."""
        return kind_of(self.entry)

    @property
    def names(self) -> tuple[str, ...]:
        """What it may be asked for by: its id, and its name if it has one."""
        return tuple(str(getattr(self.entry, one)) for one in ("id", "name") if hasattr(self.entry, one))

    def is_called(self, word: str) -> bool:
        """Whether the word is its id or its name; capitals make no difference."""
        return word.casefold() in map(str.casefold, self.names)


def has_id(value: Any) -> bool:
    """Whether a value is an entry with an id."""
    return is_entry(value) and hasattr(value, "id")


def kind_of(entry: Any) -> str:
    """The kind of an entry in words."""
    return in_words(general(type(entry)))


def lists(whole: Any) -> dict[str, tuple[Any, ...]]:
    """The lists of entries in a file, by their keys; empty lists are left out."""
    return {
        str(key): value
        for key, value in below(whole)
        if isinstance(value, tuple) and value and is_entry(value[0])
    }


def components(files: Mapping[str, Any]) -> Iterator[Component]:
    """The entries with an id in some files, in their order."""
    for file, whole in files.items():
        for key, entries in lists(whole).items():
            yield from (Component(file, key, one) for one in entries if has_id(one))


def files(entries: Any) -> Iterator[tuple[str, Any]]:
    """What each YAML file of a pack holds, by the stem of its name; a file that is left out is no part."""
    return ((str(stem), whole) for stem, whole in below(entries) if whole is not None)
