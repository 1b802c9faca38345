"""Go to definition: finds where an entry, a named effect or a pack is defined."""

import re
from collections.abc import Iterator
from pathlib import Path

from attrs import frozen

from gwt import dsl, errors, packs, spec
from gwt.lsp import cursor, workspace
from gwt.packs import limits, yaml_parser

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
        return [DefinitionTarget(path, yaml_parser.parse_file(path), packs.Span(0, 0))]
    word = next((match[0] for match in _WORD.finditer(text) if match.start() <= offset <= match.end()), "")
    if not word:
        return []
    return [target for layer in reversed(state.pack.layers) for target in _in(layer.folder, state, word)]


def _required(state: workspace.LoadedPack, text: str, offset: int) -> Path | None:
    """The folder of the pack named at a character, in a manifest's list of required packs."""
    try:
        document = yaml_parser.parse_text(text, "")
    except errors.ContentError:
        return None
    key_path = cursor.key_path_at(document, offset)
    if len(key_path) != 2 or key_path[0] != "requires":
        return None
    return spec.packs_by_name(state.kind).get(str(document.value_at(key_path)))


def _in(folder: Path, state: workspace.LoadedPack, word: str) -> Iterator[DefinitionTarget]:
    names = {word, *_meant(state, word)}
    for path in limits.pack_files(folder):
        try:
            document = yaml_parser.parse_file(path)
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
