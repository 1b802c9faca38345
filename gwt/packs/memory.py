"""What was made of the files of packs when they were last read, for whoever reads them again and again."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from attrs import define, field
from cattrs import BaseConverter

from gwt.dsl.language import Vocabulary
from gwt.dsl.parse import Reader
from gwt.errors import Problem
from gwt.packs.document import Document
from gwt.packs.located import parse, text_of
from gwt.packs.pack import ContentSpec
from gwt.packs.structure import converter, read_strictly

Made = tuple[Any, list[Problem]]
"""An entry and no problem, or nothing and the problems for which there is none."""


@define
class Words:
    """What reads values and expressions, and the words with which it does."""

    of: tuple[str, Vocabulary, Mapping[str, str]]
    """The game, the names of the pack, and those that it gives to effects."""
    reader: Reader
    converter: BaseConverter


_STATES = 4
"""So many states of the names of a pack are kept."""


@define(eq=False)
class Memory:
    """Reading with a memory gives what reading without one gives, and reads only what has changed.

    Only the last state of each file is kept, and few of the names, so that it does not grow.
    """

    _documents: dict[Path, Document] = field(factory=dict)
    _words: list[Words] = field(factory=list)
    _entries: dict[str, tuple[Document, BaseConverter, Made]] = field(factory=dict)
    plain: BaseConverter = field(factory=converter)
    """What makes entries that hold no names and no expressions."""

    def document(self, path: Path, shown: str) -> Document:
        """The document in a file. Raises `ContentError` as `gwt.packs.located.read` does."""
        text, known = text_of(path, shown), self._documents.get(path)
        if known is None or (known.file, known.text) != (shown, text):
            known = self._documents[path] = parse(text, shown)
        return known

    def words(self, family: ContentSpec, vocabulary: Vocabulary, macros: Mapping[str, str]) -> Words:
        """What reads values and expressions, with the names of a pack."""
        wanted = (family.name, vocabulary, macros)
        found = next((one for one in self._words if one.of == wanted), None)
        if found is None:
            reader = Reader(family.language, vocabulary, macros, content=True)
            found = Words(wanted, reader, converter(reader, family.references))
        # Names come and go while an id is being written, and the same ones are there again after it.
        self._words = [found, *(one for one in self._words if one is not found)][:_STATES]
        return found

    def entry(self, name: str, document: Document, kind: type, made: BaseConverter) -> Made:
        """The entry of a document, which goes by a name here, and what is wrong with it."""
        last = self._entries.get(name)
        if last is None or last[1] is not made or not document.says_as(last[0]):
            last = self._entries[name] = document, made, read_strictly(document, kind, made)
        return last[2]
