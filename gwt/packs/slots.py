"""In which fields a game allows expressions, and why it would refuse one there."""

from collections.abc import Iterator
from typing import Any

import attrs
from attrs import frozen

from gwt.packs.document import Document, Span, Steps
from gwt.packs.manifest import Manifest
from gwt.packs.pack import ContentSpec
from gwt.packs.walk import slots_below, type_at


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
        for path, kind in slots_below(model):
            yield Slot(file, path, kind)


# --- whether an expression may stand there -----------------------------------------------------------

_TRIES = 12
"""Entries of one list in which an expression is tried; they are much alike."""


def refusal(family: ContentSpec, entries: Any, slot: Slot, tree: Any) -> str:
    """Why the game would refuse an expression in a slot of its content; empty where it would not.

    It is tried in the entries of a pack that can be played, one after the other.
    """
    documents = {file: Document(file, "", values={(): Span(0, 0)}) for file in family.files}
    reason = ""
    for _, changed in zip(range(_TRIES), _with(getattr(entries, slot.file), slot.path, tree), strict=False):
        problems = family.check(attrs.evolve(entries, **{slot.file: changed}), documents)
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


# --- what may stand at a place -----------------------------------------------------------------------


def kind_at(family: ContentSpec, file: str, steps: Steps) -> Any:
    """The type of the value at the end of the way; none where no value may stand.

    `file` is the stem of its name.
    """
    return type_at(Manifest if file == "pack" else family.files.get(file), steps)
