"""Draws any entry of a pack from its fields alone.

It serves games that bring no drawings of their components: the name, then a line for each field, with
effects as pictograms, listed entries as pictures of their own and everything else as text.
"""

from collections.abc import Iterator
from typing import Any, TypeGuard

from gwt.dsl import Effect, Need
from gwt.packs.traversal import has_id, is_entry, kind_of, non_default_fields
from gwt.picture import effect_composer, pictogram_library
from gwt.picture.graphics import Graphic, draw_text, frame, pad_to, paragraph, put_in_column, wrap_rows

_WIDE = 256.0
_ABREAST = 3
"""The most pictures of listed entries in a row."""


def name_of(entry: object) -> str:
    """The name of an entry; if it has none its id, or else its class name in words."""
    return str(getattr(entry, "name", "") or getattr(entry, "id", "") or kind_of(entry))


def entry_fields_set(entry: object) -> Iterator[tuple[str, Any]]:
    """Yields the fields of an entry that differ from their default, except id, name and source."""
    return ((label, value) for _, label, value in _labelled(entry))


def _labelled(entry: object) -> Iterator[tuple[str, str, Any]]:
    """Yields the names, the labels and the values of these fields."""
    for field in non_default_fields(entry):
        if field.name not in ("id", "name", "source"):
            yield field.name, field.label, field.value


def description(entry: object) -> str:
    """The text alternative of an entry's picture."""
    fields = "; ".join(f"{label}: {_words(value)}" for label, value in entry_fields_set(entry))
    return f"{kind_of(entry)} {getattr(entry, 'id', '')}".strip() + (f"; {fields}" if fields else "")


def _words(value: object) -> str:
    match value:
        case dict():
            return ", ".join(f"{key}: {_words(part)}" for key, part in value.items())
        case tuple():
            return ", ".join(map(_words, value))
    return description(value) if is_entry(value) else str(value)


def draw_plain_entry(book: pictogram_library.Book, entry: object) -> Graphic:
    """Draws an entry, one line per field."""
    composer = effect_composer.Composer(book, "panel")
    head = pad_to(paragraph(book.wording.name(entry), 16, _WIDE - 16, "head", bold=True), _WIDE - 16, 32, 0)
    abreast = _ABREAST if any(_are_drawn(value) for _, value in entry_fields_set(entry)) else 1
    rows = [frame(head, "head", pad=(8, 3))]
    sentences = dict(book.wording.texts(entry))
    for name, label, value in _labelled(entry):
        if _are_drawn(value):
            several = [draw_plain_entry(book, child) for child in value]
        elif isinstance(value, tuple) and value and all(is_entry(row) or _is_tree(row) for row in value):
            texts = (sentences.get((name, at), "") for at in range(len(value)))
            several = [_line(composer, label, *pair) for pair in zip(value, texts, strict=True)]
        else:
            several = [_line(composer, label, value, sentences.get((name,), ""))]
        rows.append(wrap_rows(several, abreast * (_WIDE + 32), 8, 6))
    return frame(put_in_column(rows, 6), "tile", line="line", pad=8, radius=12, thick=1.5)


def _line(composer: effect_composer.Composer, label: str, value: object, sentence: str) -> Graphic:
    """A value as pictograms above its sentence; without one, each field has its label."""
    fields = list(entry_fields_set(value)) if is_entry(value) else [(label, value)]
    if sentence:
        drawn = [_tree(composer, part) for _, part in fields if _is_tree(part)]
        drawn.append(paragraph(sentence, 13, _WIDE - 16, "panel"))
    else:
        drawn = [_labelled_piece(composer, *field) for field in fields]
    return frame(pad_to(put_in_column(drawn, 4), _WIDE - 16, 32, 0), "panel", pad=(8, 4))


def _are_drawn(value: object) -> bool:
    """Whether a field lists entries with names of their own."""
    return isinstance(value, tuple) and bool(value) and all(is_entry(row) and has_id(row) for row in value)


def _is_tree(value: object) -> TypeGuard[Effect | Need]:
    return isinstance(value, Effect | Need)


def _tree(composer: effect_composer.Composer, tree: Effect | Need) -> Graphic:
    return composer.need(tree) if isinstance(tree, Need) else composer.effect(tree, _WIDE - 16)


def _labelled_piece(composer: effect_composer.Composer, label: str, value: Any) -> Graphic:
    if _is_tree(value):
        key = draw_text(f"{label}:", 13, "panel")
        return wrap_rows([key, _tree(composer, value)], _WIDE - 16, 6, 4)
    return paragraph(f"{label}: {_words(value)}", 13, _WIDE - 16, "panel")
