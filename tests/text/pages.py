"""Writes the pages of `texts`: what a pack says in each language, for a reader with the rulebook.

`python -m tests.text.pages` writes those of every game anew; `test_pages` compares them.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import attrs
from attrs import frozen

import gwt
from gwt.packs.document import KeyPath
from gwt.packs.pack import Pack
from gwt.packs.traversal import expressions_of
from gwt.text import languages, sentence_formatter
from gwt.text.sentences import SentenceFormatter

TESTS = Path(__file__).parents[1]


@frozen(eq=False)
class Pages:
    """The pages of a pack, in a folder for each language."""

    pack: Pack
    folder: Path

    def of(self, language: str) -> dict[str, str]:
        """The page of each file of the pack, by its name."""
        speaker = sentence_formatter(self.pack, language)
        return {f"{file}.txt": _page(file, whole, speaker) for file, whole in self.pack.files.items()}

    def kept(self, language: str) -> dict[str, str]:
        """The pages that are there."""
        folder = self.folder / language
        return {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()}

    def write(self) -> None:
        for language in languages(self.pack):
            folder = self.folder / language
            folder.mkdir(parents=True, exist_ok=True)
            for name, text in self.of(language).items():
                (folder / name).write_text(text, encoding="utf-8", newline="\n")


GREAT_WESTERN = Pages(gwt.load_pack(), TESTS / "great_western" / "texts")
PACIFIC_RAILS = Pages(gwt.load_pack("pacific-rails"), TESTS / "pacific_rails" / "texts")


def _page(file: str, whole: Any, speaker: SentenceFormatter) -> str:
    blocks = ["\n".join([f"{file}.yaml", *_texts(whole, speaker)])]
    for one in attrs.fields(type(whole)):
        value = getattr(whole, one.name)
        entries = [entry for entry in value if hasattr(entry, "id")] if isinstance(value, tuple) else []
        if entries:
            blocks.append(f"{one.name}:")
        for entry in entries:
            blocks.append("\n".join([_title(entry, speaker), *_texts(entry, speaker)]))
    return "\n\n".join(blocks) + "\n"


def _title(entry: Any, speaker: SentenceFormatter) -> str:
    """Its id and name, and the page of the rulebook where the content of its game knows that."""
    source = [entry.source] if hasattr(entry, "source") else []
    return " | ".join([entry.id, speaker.name(entry), *source])


def _texts(entry: Any, speaker: SentenceFormatter) -> Iterator[str]:
    """What is said of the whole, then each expression, where it stands, and its sentence below it.

    An expression that the whole has said stands without a sentence.
    """
    texts, found = dict(speaker.texts(entry)), list(expressions_of(entry))
    own = {steps for steps, _ in found}
    for steps in (one for one in texts if one not in own):
        yield f"    {texts[steps]}"
    for steps, tree in found:
        written = ", ".join(map(str, tree)) if isinstance(tree, tuple) else str(tree)
        yield f"    {_where(entry, steps)}: {written}"
        if steps in texts:
            yield f"        {texts[steps]}"


def _where(entry: Any, steps: KeyPath) -> str:
    """The way to an expression, the entries of a list counted from 1."""
    words = []
    for step in steps:
        words.append(step + 1 if isinstance(entry, tuple) and isinstance(step, int) else step)
        entry = getattr(entry, str(step)) if attrs.has(type(entry)) else entry[step]
    return " ".join(map(str, words))


if __name__ == "__main__":
    for pages in (GREAT_WESTERN, PACIFIC_RAILS):
        pages.write()
