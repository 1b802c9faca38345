"""Hover: the sentences for the expressions at the cursor."""

from collections.abc import Iterator, Mapping
from typing import Any

from gwt.errors import ContentError, ExpressionError
from gwt.lsp.completion import STARTS
from gwt.lsp.cursor import key_path_at
from gwt.lsp.workspace import LoadedPack
from gwt.packs import Document, KeyPath, type_at_path
from gwt.packs.yaml_parser import parse_text
from gwt.text import key_at


def hover_sentences(state: LoadedPack, file: str, text: str, offset: int) -> list[str]:
    """Returns the sentence of the expression at a character, in the words for its key.

    For a key it returns those of all expressions below it, and for an id those of its entry. What cannot
    be parsed has no sentence, but a problem. `file` is the stem of the file's name.
    """
    try:
        document = parse_text(text, "")
        keys = key_path_at(document, offset)
        return list(_sentences_below(state, file, document, keys[:-1] if keys[-1:] == ("id",) else keys))
    except ContentError:
        return []


def _sentences_below(last: LoadedPack, file: str, document: Document, below: KeyPath) -> Iterator[str]:
    def values(holder: KeyPath) -> Mapping[str, object]:
        stated: Any = document.value_at(holder)
        return {key: value for key, value in stated.items() if isinstance(value, str | int)}

    whole = last.pack.files.get(file)
    subject = "" if whole is None else last.voice.subject(whole)
    for key_path in document.values if below else ():
        if key_path[: len(below)] != below:
            continue
        kind, value = type_at_path(last.kind.content, file, key_path), document.value_at(key_path)
        if kind in STARTS and isinstance(value, str):
            try:
                tree = last.pack.parser.parsers_by_kind[kind](value)
            except ExpressionError:
                continue
            yield last.voice.sentence(
                tree, subject, key_at(last.kind.content.files[file], key_path, values)
            )
