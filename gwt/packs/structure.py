"""Values to entries: cattrs with strict keys and types, expressions being read in place.

Every problem of a document is gathered, each with the place of its value.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Literal, get_args, get_origin

import attrs
from cattrs import BaseConverter, BaseValidationError, Converter, IterableValidationNote
from cattrs.errors import (
    AttributeValidationNote,
    ClassValidationError,
    ForbiddenExtraKeysError,
    IterableValidationError,
)
from cattrs.gen import make_dict_structure_fn

from gwt.dsl.amounts import NUMBER, Per
from gwt.dsl.effects import Effect
from gwt.dsl.language import with_article
from gwt.dsl.parse import Reader
from gwt.dsl.words import NUMBERS
from gwt.errors import ContentError, ExpressionError, Problem, did_you_mean, meant, near, part
from gwt.packs.document import Document, Steps
from gwt.packs.limits import PROBLEMS

StructureHook = Callable[[Any, Any], Any]


class _Unfit(ValueError):
    """A value of another kind than the entry asks for, and what to write instead."""

    def __init__(self, message: str, hint: str = "", code: str = "wrong-kind") -> None:
        super().__init__(message)
        self.hint, self.code = hint, code


class _Unknown(ValueError):
    """A name that the pack does not have."""

    def __init__(self, word: str, kind: str, hint: str) -> None:
        super().__init__(f"'{word}' is not {with_article(kind)} of this pack")
        self.hint = hint


def converter(reader: Reader | None = None, references: Mapping[Any, str] | None = None) -> Converter:
    """A strict converter; `references` are types that stand for a name, with the kind of the name."""
    made = Converter(forbid_extra_keys=True, detailed_validation=True)
    for kind, wanted in ((int, "a whole number"), (str, "a text"), (bool, "true or false")):
        made.register_structure_hook(kind, _strict(kind, wanted))
    made.register_structure_hook_factory(_is(tuple), _tuple_hook)
    made.register_structure_hook_factory(_is(dict), _dict_hook)
    made.register_structure_hook_factory(_is(Literal), _literal_hook)
    made.register_structure_hook_factory(attrs.has, _class_hook)
    if reader is not None:
        for tree, read in reader.by_kind.items():
            made.register_structure_hook(tree, _expression(tree, read))
        for alias, name in (references or {}).items():
            made.register_structure_hook(
                alias, _reference(reader.language.wording.get(name, name), reader.vocabulary[name])
            )
    return made


def _strict(kind: type, wanted: str) -> StructureHook:
    def hook(value: Any, _: Any) -> Any:
        if type(value) is not kind:
            raise _Unfit(f"expected {wanted}, found {_quoted(value)}", _instead(value, kind))
        if isinstance(value, int) and abs(value) > NUMBER:
            raise _too_large(value)
        return value

    return hook


def _too_large(value: int) -> _Unfit:
    return _Unfit(f"no number of content is larger than {NUMBER}, found {value}", code="too-large")


def _expression(kind: type, read: Callable[[str], Any]) -> StructureHook:
    def hook(value: Any, _: Any) -> Any:
        if not isinstance(value, str):
            raise _Unfit(f"expected an expression, found {_quoted(value)}", _as_expression(value, kind))
        return read(value)

    return hook


def _reference(kind: str, known: Mapping[str, Any]) -> StructureHook:
    def hook(value: Any, _: Any) -> Any:
        if not isinstance(value, str):
            raise _Unfit(f"expected the name of {with_article(kind)}, found {_quoted(value)}")
        if value not in known:
            raise _Unknown(value, kind, did_you_mean(value, known))
        return value

    return hook


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


def _is(origin: Any) -> Callable[[Any], bool]:
    return lambda kind: get_origin(kind) is origin


def _tuple_hook(kind: Any, made: BaseConverter) -> StructureHook:
    item: Any = get_args(kind)[0]
    exactly = None if get_args(kind)[-1] is Ellipsis else len(get_args(kind))

    def hook(value: Any, _: Any) -> Any:
        if not isinstance(value, list):
            raise _Unfit(f"expected a list, found {_quoted(value)}", _as_list(value))
        if exactly is not None and len(value) != exactly:
            raise _Unfit(f"expected a list of {exactly}, found {len(value)}")
        return tuple(_each(value, item, made))

    return hook


def _dict_hook(kind: Any, made: BaseConverter) -> StructureHook:
    key, one = get_args(kind)

    def hook(value: Any, _: Any) -> Any:
        if not isinstance(value, dict):
            raise _Unfit(f"expected a mapping, found {_quoted(value)}")
        for given in value:
            if type(given) is not key:
                raise _Unfit(f"expected keys of type {key.__name__}, found {_quoted(given)}")
            if key is int and abs(given) > NUMBER:
                raise _too_large(given)
        structured = _each(list(value.values()), one, made)
        return dict(zip(value, structured, strict=True))

    return hook


def _each(values: Sequence[Any], kind: Any, made: BaseConverter) -> list[Any]:
    """What is made of each value; where too many cannot be read, the rest is not looked at."""
    found: list[Any] = []
    errors: list[Exception] = []
    for at, value in enumerate(values):
        try:
            found.append(made.structure(value, kind))
        except Exception as error:
            error.add_note(IterableValidationNote(f"at {at}", at, kind))
            errors.append(error)
            if len(errors) > PROBLEMS:
                break
    if errors:
        raise IterableValidationError("some values cannot be read", errors, kind)
    return found


def _literal_hook(kind: Any, made: BaseConverter) -> StructureHook:
    allowed = get_args(kind)

    def hook(value: Any, _: Any) -> Any:
        if value not in allowed or type(value) is not str:
            words = ", ".join(one or "nothing" for one in allowed)
            raise _Unfit(f"expected one of {words}; found {_quoted(value)}")
        return value

    return hook


def _class_hook(kind: Any, made: BaseConverter) -> StructureHook:
    plain = make_dict_structure_fn(kind, made, _cattrs_forbid_extra_keys=True)
    needed = [one.name for one in attrs.fields(kind) if one.default is attrs.NOTHING]
    wanted = ", ".join(needed or (one.name for one in attrs.fields(kind)))

    def hook(value: Any, _: Any) -> Any:
        if not isinstance(value, dict):
            raise _Unfit(f"expected a mapping with {wanted}, found {_quoted(value)}")
        return plain(value, kind)

    return hook


def _quoted(value: Any) -> str:
    match value:
        case None:
            return "nothing"
        case bool():
            return "true" if value else "false"
        case list():
            return "a list"
        case dict():
            return "a mapping"
        case str():
            return repr(part(value))
    return part(value)


def structured(document: Document, kind: type, made: Converter) -> Any:
    """The entry that a document holds.

    Raises:
        ContentError: with every problem of the document.
    """
    try:
        return made.structure(document.data, kind)
    except Exception as error:
        problems = list(_problems(document, error, ()))
        if not problems:
            raise
        raise ContentError(problems) from None


def _problems(document: Document, error: BaseException, steps: Steps) -> Iterator[Problem]:
    if isinstance(error, BaseValidationError):
        misspelt = set(_misspelt(error).values())
        for inner in error.exceptions:
            step = _step(document, inner, steps)
            if isinstance(inner, KeyError) and misspelt.intersection(step):
                continue  # It is there under a name that is nearly the same.
            if isinstance(inner, ForbiddenExtraKeysError):
                yield from _unknown_keys(document, inner, steps, _misspelt(error))
            else:
                yield from _problems(document, inner, (*steps, *step))
        return
    if isinstance(error, KeyError) and steps:
        message = f"the key '{steps[-1]}' is missing"
        yield document.problem(steps[:-1], message, length=1, code="missing-key")
        return
    if isinstance(error, ExpressionError):
        yield from document.problems(steps, error)
        return
    if isinstance(error, _Unknown):
        yield document.problem(steps, str(error), error.hint, code="unknown-name")
        return
    if isinstance(error, ValueError):
        code = getattr(error, "code", "wrong-kind")
        yield document.problem(steps, str(error), getattr(error, "hint", ""), code=code)
        return
    raise error


def _misspelt(error: BaseValidationError) -> dict[str, str]:
    """Keys that an entry does not have, with the missing key that is nearly the same."""
    missing = [
        note.name
        for inner in error.exceptions
        if isinstance(inner, KeyError)
        for note in getattr(inner, "__notes__", ())
        if isinstance(note, AttributeValidationNote)
    ]
    given = [
        str(key)
        for inner in error.exceptions
        if isinstance(inner, ForbiddenExtraKeysError)
        for key in inner.extra_fields
    ]
    return {key: found[0] for key in given if (found := near(key, missing, 1, 0.6))}


def _unknown_keys(
    document: Document, error: ForbiddenExtraKeysError, steps: Steps, misspelt: Mapping[str, str]
) -> Iterator[Problem]:
    known = [one.name for one in attrs.fields(error.cl)]
    for key in sorted(error.extra_fields, key=str):
        hint = meant([misspelt[key]]) if key in misspelt else did_you_mean(str(key), known)
        hint = hint or f"Keys here: {', '.join(known)}."
        message = f"'{key}' is not a key here"
        yield document.problem((*steps, key), message, hint, key=True, code="unknown-key")


def _step(document: Document, error: BaseException, steps: Steps) -> Steps:
    """The key or index at which an error arose within its group."""
    for note in getattr(error, "__notes__", ()):
        if isinstance(note, AttributeValidationNote):
            return (note.name,)
        if isinstance(note, IterableValidationNote):
            value: Any = document.at(steps)
            return (list(value)[int(note.index)],) if isinstance(value, dict) else (note.index,)
    assert isinstance(error, ClassValidationError | ForbiddenExtraKeysError), error
    return ()
