"""Finds the fields of content that hold expressions, and why an expression would be refused there."""

from collections.abc import Iterator
from typing import Any

import attrs
from attrs import frozen

from gwt.packs import manifest, traversal
from gwt.packs.content_spec import ContentSpec
from gwt.packs.document import Document, Span


@frozen
class FieldSlot:
    """A field of a game's content that holds expressions of one kind."""

    file: str
    path: tuple[str, ...]
    """The names of fields; `[]` is any entry of a list and `{}` any value of a mapping."""
    kind: type

    def __str__(self) -> str:
        return f"{self.file}.yaml: {'.'.join(self.path).replace('.[]', '[]').replace('.{}', '{}')}"


def slots_of(content_spec: ContentSpec) -> Iterator[FieldSlot]:
    """Yields every field of a game's content that holds expressions."""
    for file, model in content_spec.files.items():
        for path, kind in traversal.expression_paths(model):
            yield FieldSlot(file, path, kind)


# --- whether an expression may stand there -----------------------------------------------------------

_TRIES = 12
"""The most entries of a list in which an expression is tried; the others are much the same."""


def refusal_reason(content_spec: ContentSpec, entries: Any, slot: FieldSlot, tree: Any) -> str:
    """Returns why the game's checks would refuse an expression in a slot; empty if they would not.

    It is tried in the entries of a loaded pack, one after the other, until one has no problem.
    """
    documents = {file: Document(file, "", values={(): Span(0, 0)}) for file in content_spec.files}
    reason = ""
    for _, changed in zip(range(_TRIES), _with(getattr(entries, slot.file), slot.path, tree), strict=False):
        problems = content_spec.check(attrs.evolve(entries, **{slot.file: changed}), documents)
        problem = next(iter(problems), None)
        if problem is None:
            return ""
        reason = reason or f"{problem.message}. {problem.hint}".removesuffix(". ")
    return reason


def _with(value: Any, path: tuple[str, ...], tree: Any) -> Iterator[Any]:
    """Yields copies of a value with the expression at `path`, one for each entry that `path` fits."""
    if not path:
        yield tree
        return
    step, *rest = path
    below = tuple(rest)
    if step == "[]" and not below:
        yield (tree,)
    elif step == "[]":
        for at, element in enumerate(value):
            yield from ((*value[:at], changed, *value[at + 1 :]) for changed in _with(element, below, tree))
    elif step == "{}":
        for key in value or (1,):
            yield from ({**value, key: changed} for changed in _with(value.get(key), below, tree))
    else:
        inner = getattr(value, step)
        yield from (attrs.evolve(value, **{step: changed}) for changed in _with(inner, below, tree))


# --- what may stand at a place -----------------------------------------------------------------------


def type_at_path(content_spec: ContentSpec, file: str, key_path: traversal.KeyPath) -> Any:
    """Returns the type of the value at `key_path` in a file, or None if no value can stand there.

    `file` is the stem of its name.
    """
    return traversal.type_at_steps(
        manifest.Manifest if file == "pack" else content_spec.files.get(file), key_path
    )
