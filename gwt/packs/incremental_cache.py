"""A cache in memory for loading the same packs again and again, as an editor does."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Any

from attrs import define, field
from cattrs import BaseConverter

from gwt import dsl, errors
from gwt.packs import yaml_parser
from gwt.packs.content_spec import ContentSpec
from gwt.packs.document import Document
from gwt.packs.entry_converter import convert_strictly, make_converter

Made = tuple[Any, list[errors.Problem]]
"""An entry and no problem, or None and the problems of the document."""


@define
class EntryConverter:
    """The reader of expressions and the converter of values for one vocabulary."""

    of: tuple[str, dsl.Vocabulary, Mapping[str, str]]
    """The key in the cache: the game, the vocabulary of the pack, and its macros."""
    reader: dsl.ExpressionParser
    converter: BaseConverter


_STATES = 4
"""So many states of the names of a pack are kept."""


@define(eq=False)
class LoadCache:
    """An incremental loader: the same result, but unchanged files are not parsed again.

    Only the last state of each file and a few vocabularies are kept, so that it does not grow.
    """

    _documents: dict[Path, Document] = field(factory=dict)
    _words: list[EntryConverter] = field(factory=list)
    _entries: dict[str, tuple[Document, BaseConverter, Made]] = field(factory=dict)
    plain: BaseConverter = field(factory=make_converter)
    """Converts entries that have no references and no expressions."""

    def document(self, path: Path, label: str) -> Document:
        """Parses a file if it has changed.

        Raises `ContentError` as `gwt.packs.yaml_parser.parse_file` does.
        """
        text, cached = yaml_parser.read_text(path, label), self._documents.get(path)
        if cached is None or (cached.file, cached.text) != (label, text):
            cached = self._documents[path] = yaml_parser.parse_text(text, label)
        return cached

    def words(
        self, content_spec: ContentSpec, vocabulary: dsl.Vocabulary, macros: Mapping[str, str]
    ) -> EntryConverter:
        """Returns the reader and the converter for a vocabulary and the macros of a pack."""
        key = (content_spec.name, vocabulary, macros)
        words = next((cached for cached in self._words if cached.of == key), None)
        if words is None:
            reader = dsl.ExpressionParser(content_spec.language, vocabulary, macros, content=True)
            words = EntryConverter(key, reader, make_converter(reader, content_spec.references))
        # While an id is typed the vocabulary changes with each key, and then is the same as before.
        self._words = [words, *(cached for cached in self._words if cached is not words)][:_STATES]
        return words

    def entry(self, name: str, document: Document, entry_class: type, hooks: BaseConverter) -> Made:
        """Returns the entry in a document, or its problems; `name` is the key in the cache."""
        last = self._entries.get(name)
        if last is None or last[1] is not hooks or not document.same_source_as(last[0]):
            last = self._entries[name] = (document, hooks, convert_strictly(document, entry_class, hooks))
        return last[2]


_SHARED: ContextVar[LoadCache | None] = ContextVar("_SHARED", default=None)


@contextmanager
def share_cache() -> Iterator[None]:
    """Lets packs that are loaded within it share what has been read."""
    token = _SHARED.set(_SHARED.get() or LoadCache())
    try:
        yield
    finally:
        _SHARED.reset(token)


def current_cache() -> LoadCache:
    """Returns the cache that is shared here, or else a new one."""
    return _SHARED.get() or LoadCache()
