"""Writes the pages of `texts`: what the pack says in each language, for a reader with the rulebook.

`make texts` writes them anew; `test_texts` compares them.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import attrs

import gwt
from gwt.packs.document import Steps
from gwt.packs.expressions import expressions
from gwt.text import languages, voice
from gwt.text.speech import Voice

PAGES = Path(__file__).parent / "texts"
PACK = gwt.load_pack()


def pages(language: str) -> dict[str, str]:
    """The page of each file of the pack, by its name."""
    speaker = voice(PACK, language)
    return {f"{file}.txt": _page(file, whole, speaker) for file, whole in PACK.entries.items()}


def _page(file: str, whole: Any, speaker: Voice) -> str:
    blocks = ["\n".join([f"{file}.yaml", *_texts(whole, speaker)])]
    for one in attrs.fields(type(whole)):
        value = getattr(whole, one.name)
        entries = [entry for entry in value if hasattr(entry, "id")] if isinstance(value, tuple) else []
        if entries:
            blocks.append(f"{one.name}:")
        for entry in entries:
            title = f"{entry.id} | {speaker.name(entry)} | {entry.source}"
            blocks.append("\n".join([title, *_texts(entry, speaker)]))
    return "\n\n".join(blocks) + "\n"


def _texts(entry: Any, speaker: Voice) -> Iterator[str]:
    """Each expression with its sentence below it, and where it stands if the field does not say it."""
    for steps, tree in expressions(entry):
        written = ", ".join(map(str, tree)) if isinstance(tree, tuple) else str(tree)
        yield f"    {_where(entry, steps)}: {written}"
        yield f"        {speaker.sentence(tree)}"


def _where(entry: Any, steps: Steps) -> str:
    """The way to an expression, the entries of a list counted from 1."""
    words = []
    for step in steps:
        words.append(step + 1 if isinstance(entry, tuple) and isinstance(step, int) else step)
        entry = getattr(entry, str(step)) if attrs.has(type(entry)) else entry[step]
    return " ".join(map(str, words))


def main() -> None:
    for language in languages(PACK):
        folder = PAGES / language
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in pages(language).items():
            (folder / name).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
