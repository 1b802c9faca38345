"""What may be written at a place: keys, names, and the words of expressions."""

from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin

import attrs
from attrs import frozen

from gwt.dsl.amounts import Need, Per
from gwt.dsl.effects import Effect
from gwt.lsp.cursor import Spot, spots
from gwt.lsp.desk import Known
from gwt.lsp.follow import following
from gwt.packs.slots import kind_at

STARTS: dict[Any, str] = {Effect: "start", Need: "need", Per: "points"}
"""The rule of the grammar for each kind of expression."""


@frozen
class Offer:
    """Something that may be written."""

    word: str
    typed: str
    """What of it stands before the cursor already."""
    what: Literal["key", "name", "word"]
    detail: str = ""


def offers(known: Known, file: str, text: str, offset: int) -> list[Offer]:
    """All that may be written at a character of a file, which is given by the stem of its name."""
    for spot in spots(text, offset):
        found = list(_keys(known, file, spot) if spot.is_key else _values(known, file, spot))
        if found:
            return found
    return []


def _keys(known: Known, file: str, spot: Spot) -> Iterator[Offer]:
    kind = kind_at(known.kind.family, file, spot.steps)
    if not (isinstance(kind, type) and attrs.has(kind)) or kind in STARTS:
        return
    present = spot.document.at(spot.steps)
    for one in attrs.fields(kind):
        if one.name not in present and one.name.startswith(spot.before):
            needed = "required" if one.default is attrs.NOTHING else "may be left out"
            yield Offer(one.name, spot.before, "key", needed)


def _values(known: Known, file: str, spot: Spot) -> Iterator[Offer]:
    family, reader = known.kind.family, known.pack.reader
    kind = kind_at(family, file, spot.steps)
    if kind in STARTS:
        words = following(reader, spot.before, STARTS[kind])
        yield from (Offer(word, typed, "word") for word, typed in words.items())
        return
    sort, names = "", tuple[str, ...]()
    if kind in family.references:
        sort, names = family.references[kind], tuple(reader.vocabulary[family.references[kind]])
    elif get_origin(kind) is Literal:
        names = tuple(one for one in get_args(kind) if one)
    elif kind is bool:
        names = ("true", "false")
    yield from (Offer(one, spot.before, "name", sort) for one in names if one.startswith(spot.before))
