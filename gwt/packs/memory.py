"""A cache in memory for loading the same packs again and again, as an editor does."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Any

from attrs import define, field
from cattrs import BaseConverter

from gwt.dsl import Reader, Vocabulary
from gwt.errors import Problem
from gwt.packs.document import Document
from gwt.packs.located import parse, text_of
from gwt.packs.pack import ContentSpec
from gwt.packs.structure import converter, read_strictly

Made = tuple[Any, list[Problem]]
"""An entry and no problem, or None and the problems of the document."""


@define
class Converters:
    """The reader of expressions and the converter of values for one vocabulary."""

    of: tuple[str, Vocabulary, Mapping[str, str]]
    """The key in the cache: the game, the vocabulary of the pack, and its macros."""
    reader: Reader
    converter: BaseConverter


_STATES = 4
"""So many states of the names of a pack are kept."""


@define(eq=False)
class Memory:
    """An incremental loader: the same result, but unchanged files are not parsed again.

    Only the last state of each file and a few vocabularies are kept, so that it does not grow.
    """

    _documents: dict[Path, Document] = field(factory=dict)
    _words: list[Converters] = field(factory=list)
    _entries: dict[str, tuple[Document, BaseConverter, Made]] = field(factory=dict)
    plain: BaseConverter = field(factory=converter)
    """Converts entries that have no references and no expressions."""

    def document(self, path: Path, label: str) -> Document:
        """Parses a file if it has changed. Raises `ContentError` as `gwt.packs.located.read` does."""
        text, cached = text_of(path, label), self._documents.get(path)
        if cached is None or (cached.file, cached.text) != (label, text):
            cached = self._documents[path] = parse(text, label)
        return cached

    def words(self, family: ContentSpec, vocabulary: Vocabulary, macros: Mapping[str, str]) -> Converters:
        """Returns the reader and the converter for a vocabulary and the macros of a pack."""
        key = (family.name, vocabulary, macros)
        words = next((cached for cached in self._words if cached.of == key), None)
        if words is None:
            reader = Reader(family.language, vocabulary, macros, content=True)
            words = Converters(key, reader, converter(reader, family.references))
        # While an id is typed the vocabulary changes with each key, and then is the same as before.
        self._words = [words, *(cached for cached in self._words if cached is not words)][:_STATES]
        return words

    def entry(self, name: str, document: Document, kind: type, hooks: BaseConverter) -> Made:
        """Returns the entry in a document, or its problems; `name` is the key in the cache."""
        last = self._entries.get(name)
        if last is None or last[1] is not hooks or not document.says_as(last[0]):
            last = self._entries[name] = (document, hooks, read_strictly(document, kind, hooks))
        return last[2]


_SHARED: ContextVar[Memory | None] = ContextVar("_SHARED", default=None)


@contextmanager
def sharing() -> Iterator[None]:
    """Lets packs that are loaded within it share what has been read."""
    token = _SHARED.set(_SHARED.get() or Memory())
    try:
        yield
    finally:
        _SHARED.reset(token)


def shared() -> Memory:
    """Returns the cache that is shared here, or else a new one."""
    return _SHARED.get() or Memory()
