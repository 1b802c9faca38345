"""Converts values to entries with cattrs, by the types of their fields; expressions are parsed on the way.

Every problem of a document is collected, each with the place of its value.
"""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from types import UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin

import attrs
from cattrs import BaseConverter

from gwt.dsl import NUMBER, NUMBER_WORDS, Effect, Per, Reader, with_article
from gwt.errors import (
    MEANT,
    ContentError,
    ExpressionError,
    Problem,
    did_you_mean,
    either,
    meant,
    near,
    part,
)
from gwt.packs.document import Document, Steps
from gwt.packs.limits import PROBLEMS
from gwt.packs.strict import PLAIN, Strict, expected, quoted
from gwt.packs.walk import fields, is_kind_of_entry, unless_none

Hook = Callable[["Located", Any], Any]
"""Converts a value; if it adds a problem, what it returns is not used."""


class Located(NamedTuple):
    """A value of a document with its place and the collected problems, which cattrs passes to each hook."""

    strict: Strict
    value: Any
    steps: Steps

    def below(self, step: str | int, value: Any) -> "Located":
        """Returns a value directly within it, at `step`."""
        return Located(self.strict, value, (*self.steps, step))

    def refuse(self, message: str, hint: str = "", code: str = "wrong-kind") -> None:
        self.strict.refuse(self.steps, message, hint, code=code)

    def expected(self, wanted: str, hint: str = "") -> None:
        self.strict.expected(wanted, self.value, self.steps, hint)


def converter(reader: Reader | None = None, references: Mapping[Any, str] | None = None) -> BaseConverter:
    """Returns a converter from `Located` values to entries; it needs a reader for expressions and ids.

    `references` are type aliases for fields that refer to an id, with the kind of that id.
    """
    made = BaseConverter()
    for kind in PLAIN:
        made.register_structure_hook(kind, _plain(kind))
    for matches, factory in (
        (_is(Union, UnionType), _optional),
        (_is(tuple), _tuple),
        (_is(dict), _dict),
        (_is(Literal), _literal),
        (is_kind_of_entry, _entry),
    ):
        made.register_structure_hook_factory(matches, factory)
    if reader is not None:
        for tree, read in reader.by_kind.items():
            made.register_structure_hook(tree, _expression(tree, read))
        for alias, name in (references or {}).items():
            words = reader.language.wording.get(name, name)
            made.register_structure_hook(alias, _reference(words, reader.vocabulary[name]))
    return made


def _is(*origins: Any) -> Callable[[Any], bool]:
    return lambda kind: get_origin(kind) in origins


def _plain(kind: type) -> Hook:
    def hook(given: Located, _: Any) -> Any:
        if given.strict.is_plain(kind, given.value, given.steps, lambda: _instead(given.value, kind)):
            _is_too_large(given, given.value)
        return given.value

    return hook


def _is_too_large(given: Located, number: Any) -> bool:
    large = isinstance(number, int) and abs(number) > NUMBER
    if large:
        given.refuse(f"no number of content is larger than {NUMBER}, found {number}", code="too-large")
    return large


def _reference(kind: str, known: Mapping[str, Any]) -> Hook:
    def hook(given: Located, _: Any) -> Any:
        word = given.value
        if not isinstance(word, str):
            given.expected(f"the name of {with_article(kind)}")
        elif word not in known:
            message = f"'{word}' is not {with_article(kind)} of this pack"
            given.refuse(message, did_you_mean(word, known), "unknown-name")
        return word

    return hook


def _expression(kind: type, read: Callable[[str], Any]) -> Hook:
    def hook(given: Located, _: Any) -> Any:
        if not isinstance(given.value, str):
            given.expected("an expression", _as_expression(given.value, kind))
            return None
        try:
            return read(given.value)
        except ExpressionError as error:
            given.strict.problems.extend(
                map(_of_two_lines, given.strict.document.problems(given.steps, error))
            )
            return None

    return hook


def _of_two_lines(problem: Problem) -> Problem:
    """Returns a problem; one at the dash of an entry that is read as the rest of the line above says so."""
    place = problem.place
    before, behind = place.source[: place.column - 1], place.source[place.column - 1 :]
    if before.strip() or not behind.startswith("- "):
        return problem
    lines = f"lines {place.line - 1} and {place.line}"
    hint = f"Begin it at the column of the dash above: {lines} are read as one."
    return attrs.evolve(problem, hint=hint)


def _optional(kind: Any, made: BaseConverter) -> Hook:
    inner = unless_none(kind)
    read = made.get_structure_hook(inner)
    return lambda given, _: None if given.value is None else read(given, inner)


def _tuple(kind: Any, made: BaseConverter) -> Hook:
    inner = get_args(kind)
    read = made.get_structure_hook(inner[0])
    exactly = None if inner[-1] is Ellipsis else len(inner)

    def hook(given: Located, _: Any) -> Any:
        values = given.value
        if not given.strict.is_list(values, given.steps, hint=lambda: _as_list(values, inner[0], exactly)):
            return ()
        if get_origin(inner[0]) is tuple and values and not any(isinstance(one, list) for one in values):
            given.expected("a list of lists", _as_lists(values))
            return ()
        if exactly is not None and len(values) != exactly:
            given.refuse(f"expected a list of {exactly}, found {len(values)}")
            return ()
        return tuple(_each(given, enumerate(values), read, inner[0]))

    return hook


def _dict(kind: Any, made: BaseConverter) -> Hook:
    key, inner = get_args(kind)
    read = made.get_structure_hook(inner)

    def hook(given: Located, _: Any) -> Any:
        if not isinstance(given.value, dict):
            given.expected("a mapping", _as_mapping(given.value, key, *given.steps[-1:]))
            return {}
        for one in given.value:
            if type(one) is not key:
                given.refuse(expected(f"keys of type {key.__name__}", one))
                return {}
            if _is_too_large(given, one):
                return {}
        return dict(zip(given.value, _each(given, given.value.items(), read, inner), strict=False))

    return hook


def _each(
    given: Located, values: Iterable[tuple[Any, Any]], read: Callable[..., Any], kind: Any
) -> Iterator[Any]:
    """Converts each value, until there are too many problems."""
    problems = given.strict.problems
    before = len(problems)
    for step, value in values:
        yield read(given.below(step, value), kind)
        if len(problems) > before + PROBLEMS:
            return


def _literal(kind: Any, made: BaseConverter) -> Hook:
    allowed = get_args(kind)
    words = ", ".join(one or "nothing" for one in allowed)

    def hook(given: Located, _: Any) -> Any:
        if given.value not in allowed or type(given.value) is not str:
            alike = near(str(given.value), allowed, most=3, alike=0.6)
            hint = meant(alike) if alike else ""
            given.refuse(f"expected one of {words}; found {quoted(given.value)}", hint)
        return given.value

    return hook


def _entry(kind: type, made: BaseConverter) -> Hook:
    known = {name: one for name, one in fields(kind).items() if one.init}
    needed = [name for name, one in known.items() if one.default is attrs.NOTHING]
    plain = [name for name, one in known.items() if not _holds_more(one.type)]
    wanted = f"a mapping with {', '.join(needed or known)}"
    reads = {name: made.get_structure_hook(one.type) for name, one in known.items()}
    lists = {name: set(fields(inner)) for name, one in known.items() if (inner := _entries_of(one.type))}

    def hook(given: Located, _: Any) -> Any:
        strict, values = given.strict, given.value
        if not strict.is_mapping(values, given.steps, wanted):
            return None
        before = len(strict.problems)
        found = {
            known[name].alias: read(given.below(name, values[name]), known[name].type)
            for name, read in reads.items()
            if name in values
        }
        if len(found) < max(len(values), len(known)):
            strict.keys(values, given.steps, known, needed, plain)
        if lists:
            strict.problems[before:] = [
                _with_its_list(one, lists, known) for one in strict.problems[before:]
            ]
        return kind(**found) if len(strict.problems) == before else None

    return hook


def _entries_of(kind: Any) -> Any:
    """Returns the class of the entries in a list of such, or None for any other type."""
    (inner, *_) = get_args(kind) or (None,)
    return inner if get_origin(kind) is tuple and is_kind_of_entry(inner) else None


def _with_its_list(
    problem: Problem, lists: Mapping[str, Collection[str]], whole: Collection[str]
) -> Problem:
    """Returns a problem; that of an unknown key with the other place of the file that has it."""
    found = _UNKNOWN_KEY.match(problem.message) if not problem.hint.startswith(MEANT) else None
    named = [name for name, keys in lists.items() if found and found[1] in keys]
    if found and not named and found[1] in whole:
        return attrs.evolve(problem, hint=f"'{found[1]}' is a key of the whole file, at its left edge.")
    if not found or not named:
        return problem
    return attrs.evolve(problem, hint=f"'{found[1]}' is a key of entries in {either(map(repr, named))}.")


_UNKNOWN_KEY = re.compile("'(.+)' is not a key here$")


def _holds_more(kind: Any) -> bool:
    """Returns whether a type is one of lists, of mappings or of entries."""
    kind = unless_none(kind)
    return get_origin(kind) in (tuple, dict) or is_kind_of_entry(kind)


_TRUTHS = {"yes": "true", "on": "true", "no": "false", "off": "false"}


def _instead(value: Any, kind: type) -> str:
    """Returns the hint for a value that should be a number, a text, or true or false; may be empty."""
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
    number = NUMBER_WORDS.get(value.lower()) or re.search(r"(?<![0-9.,])[0-9]+(?![0-9.,])", value)
    return f"Write {number[0] if isinstance(number, re.Match) else number}." if number else ""


def _as_list(value: Any, kind: Any, exactly: int | None) -> str:
    """Returns the hint for a value that should be a list of a kind, or of `exactly` so many."""
    match value:
        case int() if exactly is not None or kind is int:
            many = exactly or _SEVERAL
            example = ", ".join([str(value)] * many)
            return f"Write a list{f' of {exactly}' if exactly else ''}, such as [{example}]."
        case dict() if not is_kind_of_entry(kind) and value and _plain_keys(value):
            return f"Write [{', '.join(value)}]."
        case dict() if 0 < len(value) <= _SEVERAL and (written := _in_one_line(value)):
            return f"Write [{written}]."
        case dict():
            return "Write '- ' before each entry; a text has no key before it."
        case str() | int():
            return f"Write [{value}]."
    return ""


def _as_lists(values: list[Any]) -> str:
    """Returns the hint for a list of single values that should be one of lists, such as those of teams."""
    middle = len(values) // 2
    halves = [values[:middle], values[middle:]] if len(values) >= _SEVERAL else [values]
    written = [", ".join(str(part(value)) for value in half) for half in halves if len(half) <= _SEVERAL]
    return f"Write [{', '.join(f'[{half}]' for half in written)}]." if written else ""


def _in_one_line(value: dict[Any, Any]) -> str:
    """Returns a mapping of plain values as it stands in one line, or no text if it is another or long."""
    if any(isinstance(one, list | dict) for one in value.values()):
        return ""
    written = ", ".join(f"{part(key)}: {part(one)}" for key, one in value.items())
    return f"{{{written}}}" if len(written) <= _SHORT else ""


_SHORT = 60
"""Characters of a value that a hint shows whole."""
_PLAYERS = 3
"""The numbers of players that most games are for, which are 2, 3 and 4."""
_SEVERAL = 4
"""So many numbers has a list that a hint shows."""


def _plain_keys(value: dict[Any, Any]) -> bool:
    """Returns whether the keys alone of a mapping may be meant, as no text stands behind them."""
    return all(isinstance(key, str) and not isinstance(rest, str) for key, rest in value.items())


_IN_LANGUAGES = ("names", "title", "say")
"""The fields that have a text for each language."""


def _as_mapping(value: Any, key: type, field: object = "") -> str:
    """Returns the hint for a value that should be a mapping with keys of a type."""
    match value:
        case [[int(), *_], *_] if key is int and all(isinstance(one, list) for one in value):
            return f"Write a number before it, as in {{{sum(map(len, value))}: {part(value)}}}."
        case [int() | str() as first, *_] if key is int:
            # Three numbers are those for 2, 3 and 4 players.
            begin = 2 if len(value) == _PLAYERS else 1
            each = ", ".join(f"{at}: {part(one)}" for at, one in enumerate(value, begin))
            return (
                f"Write a number before each of them, as in {{{each if len(each) <= _SHORT else first}}}."
            )
        case [dict() as first, *_] if all(isinstance(one, dict) and len(one) == 1 for one in value):
            return f"Leave out '- ' before '{part(next(iter(first)))}'."
        case [int() | str() as first, *_]:
            return f"Write a text behind each of them, as in {{{first}: its text}}."
        case str() if field in _IN_LANGUAGES:
            return f"Write the language before it, as in {{en: {part(value)}}}."
        case int() | str() if value != "":
            return f"Write a key before it, as in {{{2 if key is int else 'name'}: {part(value)}}}."
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


def structured(document: Document, kind: Any, made: BaseConverter) -> Any:
    """Converts a document to an entry.

    Raises:
        ContentError: with every problem of the document.
    """
    found, problems = read_strictly(document, kind, made)
    if problems:
        raise ContentError(problems)
    return found


def read_strictly(document: Document, kind: Any, made: BaseConverter) -> tuple[Any, list[Problem]]:
    """Converts a document: returns the entry and no problem, or None and every problem."""
    strict = Strict(document)
    found = made.get_structure_hook(kind)(Located(strict, document.data, ()), kind)
    return (None if strict.problems else found), strict.problems
