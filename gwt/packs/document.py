"""A document: the values of a YAML file, and the place of each value in the text.

`yaml_parser` parses one.
"""

import re
from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import Any, TypeVar

from attrs import define, field, frozen

from gwt import errors, spelling
from gwt.packs.traversal import KeyPath

_LOOKED_AT = 300
"""The most characters of what a problem is about in which odd letters are named."""


@frozen
class Span:
    """The range of a value in the text, in characters from 0; `end` is exclusive."""

    start: int
    end: int


@define(eq=False)
class Document:
    """One YAML file: its data, and the span of each value and of each key."""

    file: str
    text: str
    data: Any = None
    values: dict[KeyPath, Span] = field(factory=dict)
    keys: dict[KeyPath, Span] = field(factory=dict)
    _lines: dict[int, str] = field(factory=dict)
    """A cache of source lines, which all problems in the same line share."""

    def problem(
        self,
        key_path: KeyPath,
        message: str,
        hint: str = "",
        *,
        key: bool = False,
        offset: int | None = None,
        length: int = 1,
        code: str = "",
        within: bool = False,
    ) -> errors.Problem:
        """Returns a problem with the value at `key_path`, or with its key.

        `offset` counts characters of the value as parsed, without quotes and folding. With `within` it is
        told at the part of the value that the message is about, if it is there once.
        """
        while key_path not in self.values and key_path:
            key_path = key_path[:-1]
        span = self.keys.get(key_path, self.values[key_path]) if key else self.values[key_path]
        index = span.start
        if within and (part := errors.as_message(message).about):
            value = self.value_at(key_path)
            if isinstance(value, str) and value.count(part) == 1:
                offset, length = value.index(part), len(part)
        if offset is not None:
            index = self._index(span, str(self.value_at(key_path)), offset)
        elif span.end > span.start:
            length = span.end - span.start
        place = self.place(index)
        odd = spelling.odd_letter(self.text[index : index + min(length, _LOOKED_AT)], place.column)
        return errors.Problem(place, message, errors.as_hint(hint).also(odd), length, code)

    def problems(self, key_path: KeyPath, error: errors.ExpressionError) -> Iterator[errors.Problem]:
        """Yields every mistake of the expression at `key_path`, each with its own place."""
        for slip in (error, *error.others):
            at, length = slip.offset, slip.length
            yield self.problem(key_path, slip.message, slip.hint, offset=at, length=length, code=slip.code)

    def same_source_as(self, other: "Document") -> bool:
        """Whether it comes from the same files as another document, so that a cached result still holds."""
        return self is other

    def value_at(self, key_path: KeyPath) -> Any:
        value = self.data
        for step in key_path:
            value = value[step]
        return value

    def place(self, index: int) -> errors.Place:
        """Returns the line and column of a character of the text."""
        line = bisect_right(self._starts, index)
        start = self._starts[line - 1]
        if line not in self._lines:
            end = self._starts[line] - 1 if line < len(self._starts) else len(self.text)
            self._lines[line] = self.text[start:end]
        return errors.Place(self.file, line, index - start + 1, self._lines[line])

    @cached_property
    def _starts(self) -> list[int]:
        """The index at which each line begins."""
        return [0, *(match.end() for match in re.finditer("\n", self.text))]

    def _index(self, span: Span, value: str, offset: int) -> int:
        """Returns the index in the text of the character at `offset` of a value.

        Folding changes only white space, so the other characters are counted.
        """
        count = sum(not character.isspace() for character in value[:offset])
        index = span.start
        if self.text[index] in "'\"":
            index += 1
        elif self.text[index] in "|>":
            index = self.text.find("\n", index)
        seen = 0
        while index < span.end:
            if not self.text[index].isspace():
                if seen == count:
                    return index
                seen += 1
            index += 1
        # After the last character; a block text may end with line breaks, which are not counted.
        return span.start + len(self.text[span.start : span.end].rstrip())


@frozen
class EntryProblem:
    """A mistake in the content of a pack, which has no document at hand."""

    file: str
    """The stem of the name of the file."""
    key_path: KeyPath
    message: str
    hint: str = ""
    key: bool = field(default=False, kw_only=True)
    """Whether the key is wrong, and not its value; for it and the next two see `Document.problem`."""
    offset: int | None = field(default=None, kw_only=True)
    within: bool = field(default=False, kw_only=True)


Entries = TypeVar("Entries")


def checks_by_code(
    table: Mapping[str, Callable[[Entries], Iterator[EntryProblem]]],
) -> Callable[[Entries, Mapping[str, Document]], Iterator[errors.Problem]]:
    """Returns a check that runs every check of a table, and gives each problem the code of its row."""

    def find(entries: Entries, documents: Mapping[str, Document]) -> Iterator[errors.Problem]:
        for code, finds in table.items():
            for hit in finds(entries):
                more: dict[str, Any] = {"key": hit.key, "offset": hit.offset, "within": hit.within}
                yield documents[hit.file].problem(hit.key_path, hit.message, hit.hint, code=code, **more)

    return find
