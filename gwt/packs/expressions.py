"""Where expressions stand in content: in an entry, and in which fields a game allows them at all."""

from collections.abc import Iterator, Mapping
from types import NoneType, UnionType
from typing import Any, get_args, get_origin

import attrs
from attrs import frozen

from gwt.dsl.amounts import Need, Per
from gwt.dsl.effects import Effect
from gwt.packs.document import Document, Span, Steps
from gwt.packs.pack import ContentSpec

KINDS: tuple[type, ...] = (Effect, Need, Per)
Tree = Effect | Need | Per | tuple[Need, ...] | tuple[Per, ...]
"""An expression, or what several needs or scores of one list come to."""


def expressions(entry: Any) -> Iterator[tuple[Steps, Tree]]:
    """The expressions of an entry, with the way to each; those of components within it are their own."""
    for one in attrs.fields(type(entry)):
        yield from _expressions(getattr(entry, one.name), (one.name,))


def _expressions(value: Any, steps: Steps) -> Iterator[tuple[Steps, Tree]]:
    match value:
        case Effect() | Need() | Per():
            yield steps, value
        case tuple() if value and (_all(Need, value) or _all(Per, value)):
            yield steps, value
        case tuple():
            for at, one in enumerate(value):
                yield from _expressions(one, (*steps, at))
        case dict():
            for key, one in value.items():
                yield from _expressions(one, (*steps, key))
        case _ if attrs.has(type(value)) and not hasattr(value, "id"):
            for one in attrs.fields(type(value)):
                yield from _expressions(getattr(value, one.name), (*steps, one.name))


def _all(kind: type, values: tuple[Any, ...]) -> bool:
    return all(isinstance(one, kind) for one in values)


# --- fields that hold expressions --------------------------------------------------------------------


@frozen
class Slot:
    """A field of the content of a game that holds expressions of one kind."""

    file: str
    path: tuple[str, ...]
    """Names of fields, `[]` for any entry of a list and `{}` for any value of a mapping."""
    kind: type

    def __str__(self) -> str:
        return f"{self.file}.yaml: {'.'.join(self.path).replace('.[]', '[]').replace('.{}', '{}')}"


def slots(family: ContentSpec) -> Iterator[Slot]:
    """Every field of the content of a game that holds expressions."""
    for file, model in family.files.items():
        for path, kind in _slots(model):
            yield Slot(file, path, kind)


def _slots(model: Any) -> Iterator[tuple[tuple[str, ...], type]]:
    origin, arguments = get_origin(model), get_args(model)
    if model in KINDS:
        yield (), model
    elif attrs.has(model):
        for one in attrs.fields(attrs.resolve_types(model)):
            yield from (((one.name, *path), kind) for path, kind in _slots(one.type))
    elif origin is tuple and arguments[-1] is Ellipsis:
        yield from ((("[]", *path), kind) for path, kind in _slots(arguments[0]))
    elif origin is dict:
        yield from ((("{}", *path), kind) for path, kind in _slots(arguments[1]))
    elif isinstance(model, UnionType):
        for one in arguments:
            if one is not NoneType:
                yield from _slots(one)


# --- whether an expression may stand there -----------------------------------------------------------

_TRIES = 12
"""Entries of one list in which an expression is tried; they are much alike."""


def refusal(family: ContentSpec, entries: Mapping[str, Any], slot: Slot, tree: Any) -> str:
    """Why the game would refuse an expression in a slot of its content; empty where it would not.

    It is tried in the entries of a pack that can be played, one after the other.
    """
    documents = {file: Document(file, "", values={(): Span(0, 0)}) for file in entries}
    reason = ""
    for _, changed in zip(range(_TRIES), _with(entries[slot.file], slot.path, tree), strict=False):
        problems = family.check({**entries, slot.file: changed}, documents)
        problem = next(iter(problems), None)
        if problem is None:
            return ""
        reason = reason or problem.message
    return reason


def _with(value: Any, path: tuple[str, ...], tree: Any) -> Iterator[Any]:
    """The value with the expression in a slot: one changed value for each entry on the way."""
    if not path:
        yield tree
        return
    step, *rest = path
    below = tuple(rest)
    if step == "[]" and not below:
        yield (tree,)
    elif step == "[]":
        for at, one in enumerate(value):
            yield from ((*value[:at], changed, *value[at + 1 :]) for changed in _with(one, below, tree))
    elif step == "{}":
        for key in value or (1,):
            yield from ({**value, key: changed} for changed in _with(value.get(key), below, tree))
    else:
        inner = getattr(value, step)
        yield from (attrs.evolve(value, **{step: changed}) for changed in _with(inner, below, tree))
