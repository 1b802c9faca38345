"""Walks over the types and the values of entries."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin

import attrs
from attrs import frozen

from gwt.dsl import Effect, Need, Per, class_name_in_words, field_names, walk_effect
from gwt.memory_cache import bounded_cache

KeyPath = tuple[str | int, ...]
"""The way to a value: keys and indices, from the top of the file."""
KINDS: tuple[type, ...] = (Effect, Need, Per)
Tree = Effect | Need | Per | tuple[Need, ...] | tuple[Per, ...]
"""An expression, or a list of needs or of scores that are said together."""


# --- types -------------------------------------------------------------------------------------------


@cache
def fields_by_name(entry_class: type) -> Mapping[str, Any]:
    """Returns the attrs fields of a class of entries by name, with resolved types."""
    return attrs.fields_dict(attrs.resolve_types(entry_class))


def is_kind_of_entry(kind: object) -> bool:
    """Whether a type is a class of entries, and not of expressions."""
    return isinstance(kind, type) and attrs.has(kind) and not issubclass(kind, KINDS)


def strip_optional(kind: object) -> Any:
    """Returns `X` for `X | None`, and any other type as it is."""
    if get_origin(kind) in (Union, UnionType):
        (kind,) = (argument for argument in get_args(kind) if argument is not NoneType)
    return kind


def child_types(kind: object) -> Iterator[tuple[str, Any]]:
    """Yields the types directly within a type, each with its step.

    A step is the name of a field, `[]` for any item of a list, or `{}` for any value of a mapping.
    """
    kind = strip_optional(kind)
    origin, inner = get_origin(kind), get_args(kind)
    if is_kind_of_entry(kind):
        yield from ((name, field.type) for name, field in fields_by_name(kind).items())
    elif origin is tuple:
        yield "[]", inner[0]
    elif origin is dict:
        yield "{}", inner[1]


def nested_types(kind: object) -> Iterator[Any]:
    """Yields a type and all its type arguments; the fields of entries are not included."""
    yield kind
    if get_origin(kind) is not Literal:
        for argument in get_args(kind):
            yield from nested_types(argument)


def type_at_steps(kind: object, key_path: KeyPath) -> Any:
    """Returns the type of the value at `key_path` within a type, or None if no value can stand there."""
    for step in key_path:
        below = dict(child_types(kind))
        kind = (
            below.get(str(step))
            if is_kind_of_entry(strip_optional(kind))
            else below.get("[]", below.get("{}"))
        )
    return strip_optional(kind)


def expression_paths(kind: object) -> Iterator[tuple[tuple[str, ...], type]]:
    """Yields the path from a type to each place within it that holds expressions, and their kind."""
    if (slot_kind := strip_optional(kind)) in KINDS:
        yield (), slot_kind
    for step, inner in child_types(kind):
        yield from (((step, *path), tree_kind) for path, tree_kind in expression_paths(inner))


def base_entry_class(entry_class: type) -> type:
    """Returns the most general class of a class of entries: a private building is a building."""
    kinds = [base for base in entry_class.__mro__ if attrs.has(base)]
    return kinds[-2] if len(kinds) > 1 else entry_class


# --- values ------------------------------------------------------------------------------------------


def is_entry(value: object) -> bool:
    """Whether a value is an entry, and not an expression."""
    return not isinstance(value, _PLAIN) and is_kind_of_entry(type(value))


_PLAIN = (str, int, NoneType, *KINDS)
"""The most frequent types, which are tested first."""


def child_values(value: object) -> Iterator[tuple[str | int, Any]]:
    """Yields the values directly within a value, each with its step: a field, an index or a key."""
    if isinstance(value, (tuple, list)):
        yield from enumerate(value)
    elif isinstance(value, dict):
        yield from value.items()
    elif is_entry(value):
        yield from ((name, getattr(value, name)) for name in field_names(type(value)))


def walk_values(
    value: object, whole: Callable[[Any], bool] = lambda value: False, key_path: KeyPath = ()
) -> Iterator[tuple[KeyPath, Any]]:
    """Yields the innermost values within a value, each with the way to it in the YAML.

    A value for which `whole` is true is yielded as it is.
    """
    if isinstance(value, (tuple, list, dict)) or is_entry(value):
        for step, inner in child_values(value):
            if whole(inner):
                yield (*key_path, step), inner
            else:
                yield from walk_values(inner, whole, (*key_path, step))
    else:
        yield key_path, value


@bounded_cache(64)
def leaf_values(entry: object) -> tuple[tuple[KeyPath, Any], ...]:
    """Returns every innermost value of an entry, with the way to it in the YAML.

    The result is cached: several checks ask for it, and most files are the same in the next check.
    """
    return tuple(walk_values(entry))


@bounded_cache(64)
def effects_of(entry: object) -> tuple[tuple[KeyPath, Effect], ...]:
    """Returns every effect of an entry, with the way to it in the YAML."""
    return tuple((key_path, value) for key_path, value in leaf_values(entry) if isinstance(value, Effect))


def expressions_of(entry: object) -> Iterator[tuple[KeyPath, Tree]]:
    """Yields the expressions of an entry with the way to each, excluding nested entries with an id.

    Those are visited by themselves.
    """
    value: Any
    for key_path, value in walk_values(entry, lambda inner: _say_one_thing(inner) or has_id(inner)):
        if isinstance(value, KINDS) or _say_one_thing(value):
            yield key_path, value


def _say_one_thing(value: object) -> bool:
    """Whether a value is a list of needs, or of scores, which are said together."""
    return (
        isinstance(value, tuple)
        and len(value) > 0
        and any(all(isinstance(element, kind) for element in value) for kind in (Need, Per))
    )


class FieldValue(NamedTuple):
    """A field of an entry with another value than its default."""

    name: str
    value: Any
    type: Any

    @property
    def label(self) -> str:
        return self.name.replace("_", " ")


def non_default_fields(entry: object) -> list[FieldValue]:
    """Returns the fields of an entry whose values are not the default, the source last."""
    kind: Any = type(entry)
    fields_stated = [
        FieldValue(field.name, value, field.type)
        for field in fields_by_name(kind).values()
        if (value := getattr(entry, field.name)) not in (field.default, {}, ())
    ]
    return sorted(fields_stated, key=lambda stated_field: stated_field.name == "source")


# --- components --------------------------------------------------------------------------------------


@frozen(eq=False)
class Component:
    """An entry with an id, and the file and the key of the list that it is in."""

    file: str
    key: str
    entry: Any

    @property
    def id(self) -> str:
        return str(self.entry.id)

    @property
    def kind(self) -> str:
        """Its kind in words, such as `auxiliary part`."""
        return kind_of(self.entry)

    @property
    def names(self) -> tuple[str, ...]:
        """The names that it can be looked up by: its id, and its `name` if it has one."""
        return tuple(str(getattr(self.entry, name)) for name in ("id", "name") if hasattr(self.entry, name))

    def is_called(self, word: str) -> bool:
        """Whether a word is its id or its name, ignoring case."""
        return word.casefold() in map(str.casefold, self.names)


def has_id(value: object) -> bool:
    """Whether a value is an entry with an id."""
    return is_entry(value) and hasattr(value, "id")


def kind_of(entry: object) -> str:
    """Returns the kind of an entry in words."""
    return class_name_in_words(base_entry_class(type(entry)))


def entry_lists_of(whole: object) -> dict[str, tuple[Any, ...]]:
    """Returns the lists of entries in a file by their keys, without empty ones."""
    return {
        str(key): value
        for key, value in child_values(whole)
        if isinstance(value, tuple) and value and is_entry(value[0])
    }


def components_of(files: Mapping[str, Any]) -> Iterator[Component]:
    """Yields the entries with an id in some files, in their order."""
    for file, whole in files.items():
        for key, entries in entry_lists_of(whole).items():
            yield from (Component(file, key, entry) for entry in entries if has_id(entry))


def entries_by_file(entries: object) -> Iterator[tuple[str, Any]]:
    """Yields the stem of the name and the content of each YAML file of a pack that is there."""
    return ((str(stem), whole) for stem, whole in child_values(entries) if whole is not None)


def all_values(entries: object) -> Iterator[tuple[str, KeyPath, Any]]:
    """Yields every innermost value of a pack, with the stem of its file and the way to it."""
    return (
        (stem, key_path, value)
        for stem, whole in entries_by_file(entries)
        for key_path, value in leaf_values(whole)
    )


def all_effects(entries: object) -> Iterator[tuple[str, KeyPath, Effect]]:
    """Yields every effect of a pack, with the stem of its file and the way to it."""
    return (
        (stem, key_path, effect)
        for stem, whole in entries_by_file(entries)
        for key_path, effect in effects_of(whole)
    )


def all_nodes(entries: object) -> Iterator[tuple[str, KeyPath, Effect]]:
    """Yields every node of every effect of a pack, with the file and the way of the effect."""
    for stem, key_path, effect in all_effects(entries):
        for node in walk_effect(effect):
            yield stem, key_path, node
