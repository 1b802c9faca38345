"""Parses YAML into a `Document`, which records where each value stands.

Only a subset is accepted: mappings with text keys, lists, texts, whole numbers, `true`, `false` and
`null`.
Aliases and tags are refused, and size and depth are limited, because packs come from strangers (`limits`).
"""

import os
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from types import MappingProxyType
from typing import Any

import yaml
from attrs import evolve

from gwt.decoding import decoded, normalize_line_breaks
from gwt.errors import CONTROL, ContentError, LocatedError, Place, Problem
from gwt.packs.document import Document, Span
from gwt.packs.limits import DEEPEST, ENTRIES, LARGEST, PROBLEMS, VALUES, read_bytes, truncate_problems
from gwt.packs.traversal import KeyPath
from gwt.packs.yaml_repair import find_line_fix

_UNSAVED: ContextVar[Mapping[Path, str]] = ContextVar("unsaved", default=MappingProxyType({}))


@contextmanager
def with_unsaved_texts(texts: Mapping[Path, str]) -> Iterator[None]:
    """A context in which these texts are read instead of the files with these resolved paths."""
    token = _UNSAVED.set(texts)
    try:
        yield
    finally:
        _UNSAVED.reset(token)


_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_NUMBER = re.compile(r"[+-]?[0-9]+\Z")
_WORDS = {"true": True, "false": False, "null": None, "~": None, "": None}


def parse_file(path: Path, label: str = "") -> Document:
    """Parses a file; `label` is its name in messages.

    Raises:
        ContentError: the file is not UTF-8 or not YAML of the kind described above.
    """
    return parse_text(read_text(path, label), label or str(path))


def read_text(path: Path, label: str = "") -> str:
    """Returns the text of a file. Raises `ContentError` as `read_bytes` does, or if it is not UTF-8."""
    label = label or str(path)
    open_text = _UNSAVED.get().get(Path(os.path.realpath(path)))
    # An editor may send half of a surrogate pair, which is not UTF-8 either.
    raw = read_bytes(path, label) if open_text is None else open_text.encode(errors="surrogatepass")
    if len(raw) > LARGEST:
        place = Place(label, 1, 1)
        raise ContentError([Problem(place, f"the file is larger than {LARGEST} bytes", code="too-large")])
    try:
        return decoded(raw, label)
    except LocatedError as error:
        raise ContentError(evolve(problem, code="not-text") for problem in error.problems) from None


def control_character_message(character: str) -> str:
    """Returns the message for a control character."""
    return f"the control character U+{ord(character):04X} is not used in content"


def parse_text(text: str, file: str) -> Document:
    """Parses a text; `file` is its name in messages. Raises `ContentError` as `parse_file` does."""
    text = normalize_line_breaks(text)
    document = Document(file, text)
    problems: list[Problem] = []
    try:
        events = yaml.parse(text, Loader=_LOADER)
        document.data = _Composer(document, problems).compose(events)
    except yaml.MarkedYAMLError as error:
        problems.append(_unreadable(document, error))
    except yaml.reader.ReaderError as error:
        index = min(int(error.position), len(text))
        problems.append(Problem(document.place(index), f"not YAML: {error.reason}", code="not-yaml"))
    if problems:
        raise ContentError(problems)
    return document


def _unreadable(document: Document, error: yaml.MarkedYAMLError) -> Problem:
    """Returns the problem of a text that is not YAML, at the line where a small change would fix it."""
    message = f"not YAML: {error.problem}"
    mark: Any = error.problem_mark or error.context_mark
    if mark is None:
        return Problem(document.place(0), message, code="not-yaml")
    if "nesting depth" in str(error.problem):
        # PyYAML from 6.0.4 on has a limit of its own, which it reaches first as it reads ahead.
        return Problem(document.place(mark.index), f"more than {DEEPEST} levels deep", code="too-large")
    began: Any = error.context_mark or mark
    change = find_line_fix(document.text, mark.line, began.line, _fails)
    if change is None:
        index = min(mark.index, len(document.text))
        return Problem(document.place(index), message, code="not-yaml")
    start = sum(len(line) + 1 for line in document.text.split("\n")[: change.line])
    return Problem(document.place(start + change.column), message, change.hint, code="not-yaml")


def _fails(text: str, until: int) -> int:
    """Returns the line, from 0, in which a text stops being YAML; `until` if it comes that far."""
    try:
        events: Iterator[Any] = yaml.parse(text, Loader=_LOADER)
        for event in events:
            if event.start_mark.line > until:
                break
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        return int(mark.line) if mark else 0
    except yaml.reader.ReaderError:
        return 0
    return until


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
                    self._refuse(event, "a file holds one document", "one-document")
                    break
                data = self._value(next(events), events, ())
        self.document.values.setdefault((), Span(0, 0))
        return data

    def _value(self, event: Any, events: Iterator[Any], key_path: KeyPath) -> Any:
        self.document.values[key_path] = _span(event)
        if isinstance(event, yaml.AliasEvent) or event.anchor is not None:
            self._refuse(event, "anchors and aliases are not used in content", "no-alias")
            if isinstance(event, yaml.AliasEvent):
                return None
        if event.tag is not None:
            self._refuse(event, f"tags such as '{event.tag}' are not used in content", "no-tag")
        if len(key_path) > DEEPEST:
            raise ContentError([self._problem(event, f"more than {DEEPEST} levels deep", "too-large")])
        if len(self.document.values) > VALUES:
            raise ContentError(
                [self._problem(event, f"more than {VALUES} values in one file", "too-large")]
            )
        if isinstance(event, yaml.ScalarEvent):
            return self._scalar(event)
        if isinstance(event, yaml.SequenceStartEvent):
            return self._sequence(events, key_path)
        return self._mapping(events, key_path)

    def _scalar(self, event: Any) -> Any:
        value = event.value
        if not value.isprintable() and (unseen := CONTROL.search(value)):
            self._refuse(event, control_character_message(unseen[0]), "control-character")
        if not event.implicit[0]:
            return value
        if _NUMBER.match(value) and len(value) < 22:
            return int(value)
        return _WORDS.get(value, value)

    def _sequence(self, events: Iterator[Any], key_path: KeyPath) -> list[Any]:
        values: list[Any] = []
        while not isinstance(event := next(events), yaml.SequenceEndEvent):
            self._not_too_many(values, event)
            values.append(self._value(event, events, (*key_path, len(values))))
        return values

    def _mapping(self, events: Iterator[Any], key_path: KeyPath) -> dict[Any, Any]:
        values: dict[Any, Any] = {}
        of_two = False
        """Whether the repeated key begins another entry, whose dash is missing."""
        while not isinstance(event := next(events), yaml.MappingEndEvent):
            if not isinstance(event, yaml.ScalarEvent):
                raise ContentError([self._problem(event, "a key must be a word or a number", "key-kind")])
            self._not_too_many(values, event)
            key = self._scalar(event)
            if key is None or isinstance(key, bool):
                key = event.value
            below = (*key_path, key)
            if key in values and not of_two:
                of_two = key == next(iter(values)) and isinstance((key_path or ("",))[-1], int)
                hint = "Write '- ' before it, if another entry begins here." if of_two else ""
                hint = hint or "Leave one of the two out, or put what they hold under one of them."
                self._refuse(event, f"the key '{key}' stands here twice", "same-key", hint=hint)
            key_span = _span(event)
            values[key] = self._value(next(events), events, below)
            self.document.keys[below] = key_span
        return values

    def _not_too_many(self, values: list[Any] | dict[Any, Any], event: Any) -> None:
        if len(values) >= ENTRIES:
            message = f"more than {ENTRIES} entries in one list or mapping"
            raise ContentError([*self.problems, self._problem(event, message, "too-large")])

    def _problem(self, event: Any, message: str, code: str, hint: str = "") -> Problem:
        return Problem(self.document.place(event.start_mark.index), message, hint, code=code)

    def _refuse(self, event: Any, message: str, code: str, hint: str = "") -> None:
        self.problems.append(self._problem(event, message, code, hint))
        if len(self.problems) > PROBLEMS:
            raise ContentError(truncate_problems(self.problems))
