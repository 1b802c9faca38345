"""Compares rule texts that an author has written with the sentences made from the expressions."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from gwt import text
from gwt.errors import Problem, did_you_mean
from gwt.packs import Document, Pack, Steps, shown_path
from gwt.packs.limits import pack_files
from gwt.packs.located import read


def differing(pack: Pack) -> Iterator[Problem]:
    """Yields a problem for each text in the topmost pack that differs from what its entry does.

    Raises:
        UsageError: the pack has such texts, and the libraries for texts are not installed.
    """
    for path in pack_files(pack.layers[-1].folder):
        whole = pack.files.get(path.stem)
        if whole is not None:
            yield from _of_file(pack, path, whole)


def _of_file(pack: Pack, path: Path, whole: Any) -> Iterator[Problem]:
    document = read(path, shown_path(path))
    for steps in document.values:
        if steps[-1:] == ("text",) and isinstance(document.at(steps), dict):
            entry = _entry(whole, document, steps[:-1])
            for language, written in entry.text.items():
                yield from _compared(pack, document, (*steps, language), entry, written)


def _entry(whole: Any, document: Document, steps: Steps) -> Any:
    """Returns the entry of `document`, a file of one pack, at `steps`, in the merged file `whole`."""
    entry = whole
    for at, step in enumerate(steps):
        if isinstance(step, str):
            entry = getattr(entry, step)
            continue
        id = document.at(steps[: at + 1]).get("id")
        entry = entry[step] if id is None else next(one for one in entry if one.id == id)
    return entry


def _compared(pack: Pack, document: Document, steps: Steps, entry: Any, written: str) -> Iterator[Problem]:
    language, known = str(steps[-1]), text.languages(pack)
    if language not in known:
        message, hint = f"the pack has no words in '{language}'", did_you_mean(language, known)
        yield document.problem(steps, message, hint, key=True, code="other-text")
        return
    voice = text.voice(pack, language)
    said = " ".join(text for _, text in voice.texts(entry))
    if written.split() != said.split():
        hint = f"They say: {said}" if said else "They say nothing."
        yield document.problem(steps, "this differs from what the expressions say", hint, code="other-text")
