"""Hover: the description of the key at the cursor, and the sentences for the expressions there."""

from collections.abc import Iterator, Mapping
from typing import Any

from gwt import errors, text
from gwt.lsp import completion, cursor, workspace
from gwt.packs import Document, KeyPath, field_descriptions, type_at_path, yaml_parser


def hover_sentences(state: workspace.LoadedPack, file: str, text: str, offset: int) -> list[str]:
    """Returns the sentence of the expression at a character, in the words for its key.

    For a key it returns its description and those of all expressions below it, and for an id those of its
    entry. What cannot be parsed has no sentence, but a problem. `file` is the stem of the file's name.
    """
    try:
        document = yaml_parser.parse_text(text, "")
        keys = cursor.key_path_at(document, offset)
        below = keys[:-1] if keys[-1:] == ("id",) else keys
        return [*_about_key(state, file, document, offset), *_sentences_below(state, file, document, below)]
    except errors.ContentError:
        return []


def _about_key(state: workspace.LoadedPack, file: str, document: Document, offset: int) -> Iterator[str]:
    """Yields the description of the key at a character, if there is one."""
    for (*holder, key), span in document.keys.items():
        if span.start <= offset <= span.end:
            kind = type_at_path(state.kind.content, file, tuple(holder))
            if isinstance(kind, type) and key in (described := field_descriptions(kind)):
                yield described[key]


def _sentences_below(
    last: workspace.LoadedPack, file: str, document: Document, below: KeyPath
) -> Iterator[str]:
    def values(holder: KeyPath) -> Mapping[str, object]:
        stated: Any = document.value_at(holder)
        return {key: value for key, value in stated.items() if isinstance(value, str | int)}

    whole = last.pack.files.get(file)
    subject = "" if whole is None else last.voice.subject(whole)
    for key_path in document.values if below else ():
        if key_path[: len(below)] != below:
            continue
        kind, value = type_at_path(last.kind.content, file, key_path), document.value_at(key_path)
        if kind in completion.STARTS and isinstance(value, str):
            try:
                tree = last.pack.parser.parsers_by_kind[kind](value)
            except errors.ExpressionError:
                continue
            yield last.voice.sentence(
                tree, subject, text.key_at(last.kind.content.files[file], key_path, values)
            )
