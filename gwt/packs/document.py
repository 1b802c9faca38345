"""A document: the values of a YAML file, and where each of them stands.

Reading one is in `located`.
"""

import re
from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import Any, TypeVar

from attrs import define, evolve, field, frozen

from gwt.errors import ExpressionError, Place, Problem

Steps = tuple[str | int, ...]
"""The way to a value: keys and indices, from the top of the file."""


@frozen
class Span:
    """Where a value stands in the text; indices are in characters."""

    start: int
    end: int


@define(eq=False)
class Document:
    """One YAML file: its data, and where each value and each key of it stands."""

    file: str
    text: str
    data: Any = None
    values: dict[Steps, Span] = field(factory=dict)
    keys: dict[Steps, Span] = field(factory=dict)
    _lines: dict[int, str] = field(factory=dict)
    """The source lines that have been told of, which all places in them share."""

    def problem(
        self,
        steps: Steps,
        message: str,
        hint: str = "",
        *,
        key: bool = False,
        offset: int | None = None,
        length: int = 1,
        code: str = "",
    ) -> Problem:
        """A problem with the value at `steps`, or with its key.

        `offset` counts characters within a text, whatever its quoting and folding.
        """
        while steps not in self.values and steps:
            steps = steps[:-1]
        span = self.keys.get(steps, self.values[steps]) if key else self.values[steps]
        index = span.start
        if offset is not None:
            index = self._index(span, str(self.at(steps)), offset)
        elif span.end > span.start:
            length = span.end - span.start
        return Problem(self.place(index), message, hint, length, code)

    def problems(self, steps: Steps, error: ExpressionError) -> Iterator[Problem]:
        """What is wrong with the expression at `steps`, each mistake at its own place."""
        for one in (error, *error.others):
            at, length = one.offset, one.length
            yield self.problem(steps, one.message, one.hint, offset=at, length=length, code=one.code)

    def says_as(self, other: "Document") -> bool:
        """Whether it is made of the same files as another, so that the same follows from both."""
        return self is other

    def at(self, steps: Steps) -> Any:
        value = self.data
        for step in steps:
            value = value[step]
        return value

    def place(self, index: int) -> Place:
        """The line and column of a character of the text."""
        line = bisect_right(self._starts, index)
        start = self._starts[line - 1]
        if line not in self._lines:
            end = self._starts[line] - 1 if line < len(self._starts) else len(self.text)
            self._lines[line] = self.text[start:end]
        return Place(self.file, line, index - start + 1, self._lines[line])

    @cached_property
    def _starts(self) -> list[int]:
        """Where each line begins."""
        return [0, *(one.end() for one in re.finditer("\n", self.text))]

    def _index(self, span: Span, value: str, offset: int) -> int:
        """The place of a character of a value: blanks may differ in the source, the rest may not."""
        wanted = sum(not character.isspace() for character in value[:offset])
        index = span.start
        if self.text[index] in "'\"":
            index += 1
        elif self.text[index] in "|>":
            index = self.text.find("\n", index)
        seen = 0
        while index < span.end:
            if not self.text[index].isspace():
                if seen == wanted:
                    return index
                seen += 1
            index += 1
        # Behind the last character: the value may end with line breaks that are no part of it.
        return span.start + len(self.text[span.start : span.end].rstrip())


Entries = TypeVar("Entries")


def by_code(
    table: Mapping[str, Callable[[Entries, Mapping[str, Document]], Iterator[Problem]]],
) -> Callable[[Entries, Mapping[str, Document]], Iterator[Problem]]:
    """Finds the problems of every row of a table in entries, each with the code of its row."""

    def find(entries: Entries, documents: Mapping[str, Document]) -> Iterator[Problem]:
        for code, finds in table.items():
            for problem in finds(entries, documents):
                yield evolve(problem, code=code)

    return find
