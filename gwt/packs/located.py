"""YAML that remembers where each value stands.

Only what content needs is read: mappings with text keys, lists, texts, whole numbers, `true`, `false`
and `null`.
Aliases and tags are refused, and size and depth are limited, because packs come from strangers.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml
from attrs import define, field, frozen

from gwt.errors import ContentError, Place, Problem

Steps = tuple[str | int, ...]
"""The way to a value: keys and indices, from the top of the file."""

LARGEST = 1_000_000
"""Bytes in one file."""
DEEPEST = 24
"""Lists and mappings within each other."""

_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_NUMBER = re.compile(r"[+-]?[0-9]+\Z")
_WORDS = {"true": True, "false": False, "null": None, "~": None, "": None}


@frozen
class Span:
    """Where a value stands in the text; indices are in characters."""

    start: int
    end: int


@define
class Document:
    """One YAML file: its data, and where each value and each key of it stands."""

    file: str
    text: str
    data: Any = None
    values: dict[Steps, Span] = field(factory=dict)
    keys: dict[Steps, Span] = field(factory=dict)

    def problem(
        self,
        steps: Steps,
        message: str,
        hint: str = "",
        *,
        key: bool = False,
        offset: int | None = None,
        length: int = 1,
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
        return Problem(self._place(index), message, hint, length)

    def at(self, steps: Steps) -> Any:
        value = self.data
        for step in steps:
            value = value[step]
        return value

    def _place(self, index: int) -> Place:
        start = self.text.rfind("\n", 0, index) + 1
        end = self.text.find("\n", start)
        line = self.text.count("\n", 0, start) + 1
        source = self.text[start : len(self.text) if end < 0 else end]
        return Place(self.file, line, index - start + 1, source)

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


def read(path: Path, shown: str = "") -> Document:
    """The document in a file; `shown` is its name in messages.

    Raises:
        ContentError: the file is not UTF-8 or not YAML of the kind described above.
    """
    shown = shown or str(path)
    raw = path.read_bytes()
    if len(raw) > LARGEST:
        place = Place(shown, 1, 1)
        raise ContentError([Problem(place, f"the file is larger than {LARGEST} bytes")])
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise ContentError([Problem(Place(shown, line, 1), "this is not UTF-8 text")]) from None
    return parse(text, shown)


def parse(text: str, file: str) -> Document:
    """The document in a text. Raises `ContentError` as `read` does."""
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    document = Document(file, text)
    problems: list[Problem] = []
    try:
        events = yaml.parse(text, Loader=_LOADER)
        document.data = _Composer(document, problems).compose(events)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        index = min(mark.index, len(text)) if mark else 0
        problems.append(Problem(document._place(index), f"not YAML: {error.problem}"))
    except yaml.reader.ReaderError as error:
        index = min(int(error.position), len(text))
        problems.append(Problem(document._place(index), f"not YAML: {error.reason}"))
    if problems:
        raise ContentError(problems)
    return document


def _span(event: Any) -> Span:
    return Span(event.start_mark.index, event.end_mark.index)


class _Composer:
    def __init__(self, document: Document, problems: list[Problem]) -> None:
        self.document, self.problems = document, problems

    def compose(self, events: Iterator[Any]) -> Any:
        data: Any = None
        for event in events:
            if isinstance(event, (yaml.StreamStartEvent, yaml.DocumentEndEvent)):
                continue
            if isinstance(event, yaml.DocumentStartEvent):
                if self.document.values:
                    self._refuse(event, "a file holds one document")
                    break
                data = self._value(next(events), events, ())
        self.document.values.setdefault((), Span(0, 0))
        return data

    def _value(self, event: Any, events: Iterator[Any], steps: Steps) -> Any:
        self.document.values[steps] = _span(event)
        if isinstance(event, yaml.AliasEvent) or event.anchor is not None:
            self._refuse(event, "anchors and aliases are not used in content")
            if isinstance(event, yaml.AliasEvent):
                return None
        if event.tag is not None:
            self._refuse(event, f"tags such as '{event.tag}' are not used in content")
        if len(steps) > DEEPEST:
            raise ContentError([self._problem(event, f"more than {DEEPEST} levels deep")])
        if isinstance(event, yaml.ScalarEvent):
            return self._scalar(event)
        if isinstance(event, yaml.SequenceStartEvent):
            return self._sequence(events, steps)
        return self._mapping(events, steps)

    def _scalar(self, event: Any) -> Any:
        value = event.value
        if not event.implicit[0]:
            return value
        if _NUMBER.match(value) and len(value) < 22:
            return int(value)
        return _WORDS.get(value, value)

    def _sequence(self, events: Iterator[Any], steps: Steps) -> list[Any]:
        values: list[Any] = []
        while not isinstance(event := next(events), yaml.SequenceEndEvent):
            values.append(self._value(event, events, (*steps, len(values))))
        return values

    def _mapping(self, events: Iterator[Any], steps: Steps) -> dict[Any, Any]:
        values: dict[Any, Any] = {}
        while not isinstance(event := next(events), yaml.MappingEndEvent):
            if not isinstance(event, yaml.ScalarEvent):
                raise ContentError([self._problem(event, "a key must be a word or a number")])
            key = self._scalar(event)
            if key is None or isinstance(key, bool):
                key = event.value
            below = (*steps, key)
            if key in values:
                self._refuse(event, f"the key '{key}' stands here twice")
            key_span = _span(event)
            values[key] = self._value(next(events), events, below)
            self.document.keys[below] = key_span
        return values

    def _problem(self, event: Any, message: str) -> Problem:
        return Problem(self.document._place(event.start_mark.index), message)

    def _refuse(self, event: Any, message: str) -> None:
        self.problems.append(self._problem(event, message))
