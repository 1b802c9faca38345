"""The place of the cursor: the description of a key, sentences of expressions, definitions of names."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from attrs import frozen

from gwt import dsl, errors, packs, spec, text
from gwt.lsp import completion, cursor, workspace


def hover_sentences(state: workspace.LoadedPack, file: str, text: str, offset: int) -> list[str]:
    """Returns the sentence of the expression at a character, in the words for its key.

    For a key it returns its description and those of all expressions below it, and for an id those of its
    entry. What cannot be parsed has no sentence, but a problem. `file` is the stem of the file's name.
    """
    try:
        document = packs.yaml_parser.parse_text(text, "")
        keys = cursor.key_path_at(document, offset)
        below = keys[:-1] if keys[-1:] == ("id",) else keys
        return [*_about_key(state, file, document, offset), *_sentences_below(state, file, document, below)]
    except errors.ContentError:
        return []


def _about_key(
    state: workspace.LoadedPack, file: str, document: packs.Document, offset: int
) -> Iterator[str]:
    """Yields the description of the key at a character, if there is one."""
    for (*holder, key), span in document.keys.items():
        if span.start <= offset <= span.end:
            kind = packs.type_at_path(state.kind.content, file, tuple(holder))
            if isinstance(kind, type) and key in (described := packs.field_descriptions(kind)):
                yield described[key]


def _sentences_below(
    last: workspace.LoadedPack, file: str, document: packs.Document, below: packs.KeyPath
) -> Iterator[str]:
    def values(holder: packs.KeyPath) -> Mapping[str, object]:
        stated: Any = document.value_at(holder)
        return {key: value for key, value in stated.items() if isinstance(value, str | int)}

    whole = last.pack.files.get(file)
    subject = "" if whole is None else last.voice.subject(whole)
    for key_path in document.values if below else ():
        if key_path[: len(below)] != below:
            continue
        kind, value = packs.type_at_path(last.kind.content, file, key_path), document.value_at(key_path)
        if kind in completion.STARTS and isinstance(value, str):
            try:
                tree = last.pack.parser.parsers_by_kind[kind](value)
            except errors.ExpressionError:
                continue
            yield last.voice.sentence(
                tree, subject, text.key_at(last.kind.content.files[file], key_path, values)
            )


_WORD = re.compile(r"[A-Za-z0-9-]+")


@frozen
class DefinitionTarget:
    """A range of characters in a file."""

    path: Path
    document: packs.Document
    span: packs.Span


def definitions(state: workspace.LoadedPack, file: str, text: str, offset: int) -> list[DefinitionTarget]:
    """Returns where the word at a character is defined, starting with the topmost pack.

    There are several places if a pack replaces the entry of a pack below it.
    """
    required = _required(state, text, offset) if file == "pack" else None
    if required is not None:
        path = required / "pack.yaml"
        return [DefinitionTarget(path, packs.yaml_parser.parse_file(path), packs.Span(0, 0))]
    word = next((match[0] for match in _WORD.finditer(text) if match.start() <= offset <= match.end()), "")
    if not word:
        return []
    return [target for layer in reversed(state.pack.layers) for target in _in(layer.folder, state, word)]


def _required(state: workspace.LoadedPack, text: str, offset: int) -> Path | None:
    """The folder of the pack named at a character, in a manifest's list of required packs."""
    try:
        document = packs.yaml_parser.parse_text(text, "")
    except errors.ContentError:
        return None
    key_path = cursor.key_path_at(document, offset)
    if len(key_path) != 2 or key_path[0] != "requires":
        return None
    return spec.packs_by_name(state.kind).get(str(document.value_at(key_path)))


def _in(folder: Path, state: workspace.LoadedPack, word: str) -> Iterator[DefinitionTarget]:
    names = {word, *_meant(state, word)}
    for path in packs.limits.pack_files(folder):
        try:
            document = packs.yaml_parser.parse_file(path)
        except errors.ContentError:
            # This file is being edited and cannot be read; the others still can.
            continue
        for key_path, span in document.values.items():
            if len(key_path) == 3 and key_path[-1] == "id" and document.value_at(key_path) in names:
                yield DefinitionTarget(path, document, span)
        if ("define", word) in document.keys and path.stem == "pack":
            yield DefinitionTarget(path, document, document.keys["define", word])


def _meant(state: workspace.LoadedPack, word: str) -> Iterator[str]:
    """Yields the ids of which the word may be the plural, in the vocabulary of the pack."""
    for names in state.pack.vocabulary.values():
        value = names.get(word)
        if isinstance(value, dsl.Count):
            yield value.one
