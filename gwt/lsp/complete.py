"""Completion: the keys, names and words of expressions that may be written at the cursor."""

from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin

import attrs
from attrs import frozen

from gwt.dsl import Effect, Need, Per
from gwt.lsp.cursor import Spot, spots
from gwt.lsp.desk import Known
from gwt.lsp.follow import following
from gwt.packs import kind_at

STARTS: dict[Any, str] = {Effect: "start", Need: "need", Per: "points"}
"""The start rule of the grammar for each kind of expression."""


@frozen
class Completion:
    """One completion."""

    word: str
    typed: str
    """The part of it that already stands before the cursor."""
    what: Literal["key", "name", "word"]
    detail: str = ""


def offers(state: Known, file: str, text: str, offset: int) -> list[Completion]:
    """Returns the completions at a character of a file; `file` is the stem of its name."""
    for spot in spots(text, offset):
        completions = list(_keys(state, file, spot) if spot.is_key else _values(state, file, spot))
        if completions:
            return completions
    return []


def _keys(state: Known, file: str, spot: Spot) -> Iterator[Completion]:
    kind = kind_at(state.kind.family, file, spot.steps)
    if not (isinstance(kind, type) and attrs.has(kind)) or kind in STARTS:
        return
    present = spot.document.at(spot.steps)
    for field in attrs.fields(kind):
        if field.name not in present and field.name.startswith(spot.before):
            needed = "required" if field.default is attrs.NOTHING else "optional"
            yield Completion(field.name, spot.before, "key", needed)


def _values(state: Known, file: str, spot: Spot) -> Iterator[Completion]:
    family, reader = state.kind.family, state.pack.reader
    kind = kind_at(family, file, spot.steps)
    if kind in STARTS:
        words = following(reader, spot.before, STARTS[kind])
        yield from (Completion(word, typed, "word") for word, typed in words.items())
        return
    sort, names = "", tuple[str, ...]()
    if kind in family.references:
        sort, names = family.references[kind], tuple(reader.vocabulary[family.references[kind]])
    elif get_origin(kind) is Literal:
        names = tuple(choice for choice in get_args(kind) if choice)
    elif kind is bool:
        names = ("true", "false")
    yield from (Completion(one, spot.before, "name", sort) for one in names if one.startswith(spot.before))
