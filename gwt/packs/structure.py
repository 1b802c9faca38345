"""Values to entries: the type of each field says what may stand there, expressions being read in place.

Every problem of a document is gathered, each with the place of its value.
"""

from collections.abc import Callable, Mapping
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

import attrs
from attrs import frozen

from gwt.dsl.amounts import Per
from gwt.dsl.effects import Effect
from gwt.dsl.parse import Need, Reader
from gwt.errors import ContentError, ExpressionError, Problem, did_you_mean
from gwt.packs.document import Document, Steps

Hook = Callable[[Any, Steps, "_Report"], Any]
"""What becomes of a value at a place."""

_UNFIT = object()
"""Stands for a value about which a problem has been reported."""


@frozen
class _Report:
    document: Document
    problems: list[Problem]

    def refuse(self, steps: Steps, message: str, hint: str = "", **where: Any) -> Any:
        self.problems.append(self.document.problem(steps, message, hint, **where))
        return _UNFIT


class Converter:
    """Knows for each type what may stand for it; see `converter`."""

    def __init__(self, hooks: Mapping[Any, Hook]) -> None:
        self._hooks = dict(hooks)

    def hook(self, kind: Any) -> Hook:
        """What makes a value of that type."""
        if kind not in self._hooks:
            self._hooks[kind] = self._made(kind)
        hook: Hook = self._hooks[kind]
        return hook

    def _made(self, kind: Any) -> Hook:
        origin, inner = get_origin(kind), get_args(kind)
        if origin is tuple:
            return _tuple(self.hook(inner[0]), None if inner[-1] is Ellipsis else len(inner))
        if origin is dict:
            return _dict(inner[0], self.hook(inner[1]))
        if origin is Literal:
            return _literal(inner)
        if origin in (Union, UnionType):
            (wanted,) = (one for one in inner if one is not NoneType)
            return _optional(self.hook(wanted))
        assert attrs.has(kind), f"no way to make {kind}"
        return _entry(kind, {one.name: (one, self.hook(one.type)) for one in attrs.fields(kind)})


def converter(reader: Reader | None = None, references: Mapping[Any, str] | None = None) -> Converter:
    """A strict converter; `references` are types that stand for a name, with the kind of the name."""
    hooks: dict[Any, Hook] = {
        int: _strict(int, "a whole number"),
        str: _strict(str, "a text"),
        bool: _strict(bool, "true or false"),
    }
    if reader is not None:
        hooks |= {Effect: _expression(reader.effect), Need: _expression(reader.need)}
        hooks[Per] = _expression(reader.per)
        for alias, name in (references or {}).items():
            hooks[alias] = _reference(name, reader.vocabulary[name])
    return Converter(hooks)


def structured(document: Document, kind: type, made: Converter) -> Any:
    """The entry that a document holds.

    Raises:
        ContentError: with every problem of the document.
    """
    report = _Report(document, [])
    entry = made.hook(kind)(document.data, (), report)
    if report.problems:
        raise ContentError(report.problems)
    return entry


# --- what may stand for a type -----------------------------------------------------------------------


def _strict(kind: type, wanted: str) -> Hook:
    def hook(value: Any, steps: Steps, report: _Report) -> Any:
        if type(value) is not kind:
            return report.refuse(steps, f"expected {wanted}, found {_shown(value)}")
        return value

    return hook


def _expression(read: Callable[[str], Any]) -> Hook:
    def hook(value: Any, steps: Steps, report: _Report) -> Any:
        if not isinstance(value, str):
            return report.refuse(steps, f"expected an expression, found {_shown(value)}")
        try:
            return read(value)
        except ExpressionError as error:
            where = {"offset": error.offset, "length": error.length}
            return report.refuse(steps, error.message, error.hint, **where)

    return hook


def _reference(kind: str, known: Mapping[str, Any]) -> Hook:
    def hook(value: Any, steps: Steps, report: _Report) -> Any:
        if not isinstance(value, str):
            return report.refuse(steps, f"expected the name of a {kind}, found {_shown(value)}")
        if value not in known:
            hint = did_you_mean(value, known)
            return report.refuse(steps, f"'{value}' is not a {kind} of this pack", hint)
        return value

    return hook


def _optional(inner: Hook) -> Hook:
    def hook(value: Any, steps: Steps, report: _Report) -> Any:
        return None if value is None else inner(value, steps, report)

    return hook


def _tuple(inner: Hook, exactly: int | None) -> Hook:
    def hook(value: Any, steps: Steps, report: _Report) -> Any:
        if not isinstance(value, list):
            return report.refuse(steps, f"expected a list, found {_shown(value)}")
        if exactly is not None and len(value) != exactly:
            return report.refuse(steps, f"expected a list of {exactly}, found {len(value)}")
        return tuple([inner(one, (*steps, at), report) for at, one in enumerate(value)])

    return hook


def _dict(key: type, inner: Hook) -> Hook:
    def hook(value: Any, steps: Steps, report: _Report) -> Any:
        if not isinstance(value, dict):
            return report.refuse(steps, f"expected a mapping, found {_shown(value)}")
        for given in value:
            if type(given) is not key:
                message = f"expected keys of type {key.__name__}, found {_shown(given)}"
                return report.refuse(steps, message)
        return {given: inner(one, (*steps, given), report) for given, one in value.items()}

    return hook


def _literal(allowed: tuple[str, ...]) -> Hook:
    words = ", ".join(one or "nothing" for one in allowed)

    def hook(value: Any, steps: Steps, report: _Report) -> Any:
        if value not in allowed or type(value) is not str:
            return report.refuse(steps, f"expected one of {words}; found {_shown(value)}")
        return value

    return hook


def _entry(kind: type, fields: Mapping[str, tuple[Any, Hook]]) -> Hook:
    def hook(value: Any, steps: Steps, report: _Report) -> Any:
        if not isinstance(value, dict):
            return report.refuse(
                steps, f"expected a mapping with {', '.join(fields)}, found {_shown(value)}"
            )
        before = len(report.problems)
        for key in value:
            if key not in fields:
                hint = did_you_mean(str(key), fields)
                report.refuse((*steps, key), f"'{key}' is not a key here", hint, key=True)
        given: dict[str, Any] = {}
        for name, (field, inner) in fields.items():
            if name in value:
                given[name] = inner(value[name], (*steps, name), report)
            elif field.default is attrs.NOTHING:
                report.refuse(steps, f"the key '{name}' is missing", length=1)
        return kind(**given) if len(report.problems) == before else _UNFIT

    return hook


def _shown(value: Any) -> str:
    match value:
        case None:
            return "nothing"
        case bool():
            return "true" if value else "false"
        case list():
            return "a list"
        case dict():
            return "a mapping"
    return repr(value)
