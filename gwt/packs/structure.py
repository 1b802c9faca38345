"""Values to entries, by the types of their fields; expressions are read in place.

Every problem of a document is gathered, each with the place of its value.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Literal, get_args, get_origin

import attrs
from attrs import define, field

from gwt.dsl.amounts import NUMBER, Per
from gwt.dsl.effects import Effect
from gwt.dsl.language import with_article
from gwt.dsl.parse import Reader
from gwt.dsl.words import NUMBERS
from gwt.errors import ContentError, ExpressionError, Problem, did_you_mean
from gwt.packs.document import Document, Steps
from gwt.packs.limits import PROBLEMS
from gwt.packs.strict import PLAIN, Strict, quoted
from gwt.packs.walk import KINDS, fields, is_kind_of_entry, unless_none

Read = Callable[[Strict, Any, Steps], Any]
"""Gives what is made of a value; where a problem is added instead, what is given means nothing."""


@define(eq=False)
class Converter:
    """Makes entries of values; expressions and names only if it has a reader for them."""

    reader: Reader | None = None
    references: Mapping[Any, str] = field(factory=dict)
    """Types that stand for a name, with the kind of the name."""
    _reads: dict[Any, Read] = field(factory=dict)

    def read(self, kind: Any) -> Read:
        """What makes a value of that type."""
        if kind not in self._reads:
            self._reads[kind] = self._read_for(kind)
        return self._reads[kind]

    def _read_for(self, kind: Any) -> Read:
        origin = get_origin(kind)
        if kind in self.references:
            return self._reference(self.references[kind])
        if kind in PLAIN:
            return _plain(kind)
        if kind in KINDS:
            return self._expression(kind)
        if (given := unless_none(kind)) is not kind:
            read = self.read(given)
            return lambda strict, value, steps: None if value is None else read(strict, value, steps)
        if origin is tuple:
            return self._tuple(get_args(kind))
        if origin is dict:
            return self._dict(*get_args(kind))
        if origin is Literal:
            return _literal(get_args(kind))
        assert is_kind_of_entry(kind), f"no value of a file is made to {kind}"
        return self._entry(kind)

    def _reference(self, name: str) -> Read:
        assert self.reader is not None
        kind = self.reader.language.wording.get(name, name)
        known = self.reader.vocabulary[name]

        def read(strict: Strict, value: Any, steps: Steps) -> Any:
            if not isinstance(value, str):
                strict.expected(f"the name of {with_article(kind)}", value, steps)
            elif value not in known:
                message = f"'{value}' is not {with_article(kind)} of this pack"
                strict.refuse(steps, message, did_you_mean(value, known), code="unknown-name")
            return value

        return read

    def _expression(self, kind: type) -> Read:
        assert self.reader is not None
        tree = self.reader.by_kind[kind]

        def read(strict: Strict, value: Any, steps: Steps) -> Any:
            if not isinstance(value, str):
                strict.expected("an expression", value, steps, _as_expression(value, kind))
                return None
            try:
                return tree(value)
            except ExpressionError as error:
                strict.problems.extend(strict.document.problems(steps, error))
                return None

        return read

    def _tuple(self, inner: tuple[Any, ...]) -> Read:
        item = self.read(inner[0])
        exactly = None if inner[-1] is Ellipsis else len(inner)

        def read(strict: Strict, value: Any, steps: Steps) -> Any:
            if not strict.is_list(value, steps, hint=_as_list(value)):
                return ()
            if exactly is not None and len(value) != exactly:
                message = f"expected a list of {exactly}, found {len(value)}"
                strict.refuse(steps, message, code="wrong-kind")
                return ()
            return tuple(_each(strict, enumerate(value), item, steps))

        return read

    def _dict(self, key: type, inner: Any) -> Read:
        item = self.read(inner)

        def read(strict: Strict, value: Any, steps: Steps) -> Any:
            if not strict.is_mapping(value, steps):
                return {}
            for given in value:
                if type(given) is not key:
                    strict.expected(f"keys of type {key.__name__}", given, steps)
                    return {}
                if _is_too_large(strict, given, steps):
                    return {}
            return dict(zip(value, _each(strict, value.items(), item, steps), strict=False))

        return read

    def _entry(self, kind: type) -> Read:
        known = {name: one for name, one in fields(kind).items() if one.init}
        needed = [name for name, one in known.items() if one.default is attrs.NOTHING]
        wanted = f"a mapping with {', '.join(needed or known)}"
        reads = {name: self.read(one.type) for name, one in known.items()}

        def read(strict: Strict, value: Any, steps: Steps) -> Any:
            if not strict.is_mapping(value, steps, wanted):
                return None
            before = len(strict.problems)
            made = {
                known[name].alias: of_field(strict, value[name], (*steps, name))
                for name, of_field in reads.items()
                if name in value
            }
            if len(made) < len(value) or len(made) < len(known):
                strict.keys(value, steps, known, needed)
            return kind(**made) if len(strict.problems) == before else None

        return read


def _each(strict: Strict, values: Iterable[tuple[Any, Any]], item: Read, steps: Steps) -> Iterator[Any]:
    """What is made of each value; where too many cannot be read, the rest is not looked at."""
    before = len(strict.problems)
    for step, value in values:
        yield item(strict, value, (*steps, step))
        if len(strict.problems) > before + PROBLEMS:
            return


def _plain(kind: type) -> Read:
    def read(strict: Strict, value: Any, steps: Steps) -> Any:
        if type(value) is not kind:
            strict.is_plain(kind, value, steps, _instead(value, kind))
        elif kind is int:
            _is_too_large(strict, value, steps)
        return value

    return read


def _is_too_large(strict: Strict, value: Any, steps: Steps) -> bool:
    large = isinstance(value, int) and abs(value) > NUMBER
    if large:
        message = f"no number of content is larger than {NUMBER}, found {value}"
        strict.refuse(steps, message, code="too-large")
    return large


def _literal(allowed: tuple[str, ...]) -> Read:
    words = ", ".join(one or "nothing" for one in allowed)

    def read(strict: Strict, value: Any, steps: Steps) -> Any:
        if value not in allowed or type(value) is not str:
            strict.refuse(steps, f"expected one of {words}; found {quoted(value)}", code="wrong-kind")
        return value

    return read


_TRUTHS = {"yes": "true", "on": "true", "no": "false", "off": "false"}


def _instead(value: Any, kind: type) -> str:
    """What to write where a number, a text or a truth value stands, if that can be seen from the value."""
    if isinstance(value, list) and len(value) == 1 and type(value[0]) is kind:
        return f"Write {value[0]}, without brackets."
    if kind is str and type(value) is int:
        return f'Write it in quotes: "{value}".'
    if kind is int and value is None:
        return "Write a number behind the colon."
    if not isinstance(value, str):
        return ""
    if kind is bool and value.lower() in _TRUTHS:
        return f"Write {_TRUTHS[value.lower()]}."
    if kind is not int:
        return ""
    if re.fullmatch(r"-?[0-9]+", value):
        return f"Write {value}, without quotes."
    number = NUMBERS.get(value.lower()) or re.search(r"(?<![0-9.,])[0-9]+(?![0-9.,])", value)
    return f"Write {number[0] if isinstance(number, re.Match) else number}." if number else ""


def _as_list(value: Any) -> str:
    match value:
        case dict():
            return "Write '- ' before each entry; a text has no key before it."
        case str() | int():
            return f"Write [{value}]."
    return ""


def _as_expression(value: Any, kind: type) -> str:
    match value:
        case [str(only)]:
            return f"Write {only}, without brackets."
        case int() if kind is not Effect and not isinstance(value, bool):
            return (
                f"Write '{value} per' and what is counted." if kind is Per else "Write what is counted too."
            )
        case dict() if len(value) == 1:
            ((key, rest),) = value.items()
            if isinstance(rest, (str, int)):
                return f"Leave out the colon: '{key} {rest}'."
    return ""


def structured(document: Document, kind: Any, made: Converter) -> Any:
    """The entry that a document holds.

    Raises:
        ContentError: with every problem of the document.
    """
    found, problems = read_strictly(document, kind, made)
    if problems:
        raise ContentError(problems)
    return found


def read_strictly(document: Document, kind: Any, made: Converter) -> tuple[Any, list[Problem]]:
    """The entry that a document holds and no problem, or none and every problem of the document."""
    strict = Strict(document)
    found = made.read(kind)(strict, document.data, ())
    return (None if strict.problems else found), strict.problems
