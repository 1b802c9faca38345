"""Completion: the keys, names and words of expressions that may be written at the cursor."""

from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin

import attrs
from attrs import frozen

from gwt import dsl, packs
from gwt.lsp import cursor, grammar_continuations, workspace

STARTS: dict[Any, str] = {dsl.Effect: "start", dsl.Need: "need", dsl.Per: "points"}
"""The start rule of the grammar for each kind of expression."""


@frozen
class Completion:
    """One completion."""

    word: str
    typed: str
    """The part of it that already stands before the cursor."""
    what: Literal["key", "name", "word"]
    detail: str = ""
    description: str = ""


def completions(state: workspace.LoadedPack, file: str, text: str, offset: int) -> list[Completion]:
    """Returns the completions at a character of a file; `file` is the stem of its name."""
    for spot in cursor.cursor_positions(text, offset):
        completions = list(_keys(state, file, spot) if spot.is_key else _values(state, file, spot))
        if completions:
            return completions
    return []


def _keys(state: workspace.LoadedPack, file: str, spot: cursor.CursorPosition) -> Iterator[Completion]:
    kind = packs.type_at_path(state.kind.content, file, spot.steps)
    if not (isinstance(kind, type) and attrs.has(kind)) or kind in STARTS:
        return
    present = spot.document.value_at(spot.steps)
    described = packs.field_descriptions(kind)
    for field in attrs.fields(kind):
        if field.name not in present and field.name.startswith(spot.before):
            needed = "required" if field.default is attrs.NOTHING else "optional"
            yield Completion(field.name, spot.before, "key", needed, described.get(field.name, ""))


def _values(state: workspace.LoadedPack, file: str, spot: cursor.CursorPosition) -> Iterator[Completion]:
    family, reader = state.kind.content, state.pack.parser
    kind = packs.type_at_path(family, file, spot.steps)
    if kind in STARTS:
        words = grammar_continuations.continuations(reader, spot.before, STARTS[kind])
        # What stands most often in the pack and in those below it comes first.
        usual = sorted(words, key=lambda word: -state.expressions.count(f" {word} "))
        yield from (Completion(word, words[word], "word") for word in usual)
        return
    sort, names = "", tuple[str, ...]()
    if kind in family.references:
        sort, names = family.references[kind], tuple(reader.vocabulary[family.references[kind]])
    elif get_origin(kind) is Literal:
        names = tuple(choice for choice in get_args(kind) if choice)
    elif kind is bool:
        names = ("true", "false")
    yield from (
        Completion(name, spot.before, "name", sort) for name in names if name.startswith(spot.before)
    )
