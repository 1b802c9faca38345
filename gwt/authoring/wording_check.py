"""Compares rule texts that an author has written with the sentences made from the expressions."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from gwt import errors, packs, text
from gwt.packs import limits, yaml_parser


def wording_differences(pack: packs.Pack) -> Iterator[errors.Problem]:
    """Yields a problem for each text in the topmost pack that differs from what its entry does.

    Raises:
        UsageError: the pack has such texts, and the libraries for texts are not installed.
    """
    for path in limits.pack_files(pack.layers[-1].folder):
        whole = pack.files.get(path.stem)
        if whole is not None:
            yield from _of_file(pack, path, whole)


def _of_file(pack: packs.Pack, path: Path, whole: Any) -> Iterator[errors.Problem]:
    document = yaml_parser.parse_file(path, packs.display_path(path))
    for key_path in document.values:
        if key_path[-1:] == ("text",) and isinstance(document.value_at(key_path), dict):
            entry = _entry(whole, document, key_path[:-1])
            for language, written in entry.text.items():
                yield from _compared(pack, document, (*key_path, language), entry, written)


def _entry(whole: Any, document: packs.Document, key_path: packs.KeyPath) -> Any:
    """Returns the entry of `document`, a file of one pack, at `key_path`, in the merged file `whole`."""
    entry = whole
    for at, step in enumerate(key_path):
        if isinstance(step, str):
            entry = getattr(entry, step)
            continue
        id = document.value_at(key_path[: at + 1]).get("id")
        entry = entry[step] if id is None else next(child for child in entry if child.id == id)
    return entry


def _compared(
    pack: packs.Pack, file: packs.Document, key_path: packs.KeyPath, entry: Any, written: str
) -> Iterator[errors.Problem]:
    language, languages = str(key_path[-1]), text.languages(pack)
    if language not in languages:
        message, near = f"the pack has no words in '{language}'", errors.did_you_mean(language, languages)
        yield file.problem(key_path, message, near, key=True, code="other-text")
        return
    voice = text.sentence_formatter(pack, language)
    sentences = " ".join(text for _, text in voice.texts(entry))
    if written.split() != sentences.split():
        hint = f"They say: {sentences}" if sentences else "They say nothing."
        yield file.problem(key_path, "this differs from what the expressions say", hint, code="other-text")
