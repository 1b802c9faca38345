"""Converts values to entries with cattrs, by the types of their fields; expressions are parsed on the way.

Every problem of a document is collected, each with the place of its value.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from types import UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin

import attrs
from cattrs import BaseConverter

from gwt import dsl, errors, spelling
from gwt.packs import limits, shape_hints, traversal, value_checker
from gwt.packs.document import Document

Hook = Callable[["LocatedValue", Any], Any]
"""Converts a value; if it adds a problem, what it returns is not used."""


class LocatedValue(NamedTuple):
    """A value of a document with its place and the collected problems, which cattrs passes to each hook."""

    strict: value_checker.ValueChecker
    value: Any
    steps: traversal.KeyPath

    def child(self, step: str | int, value: object) -> "LocatedValue":
        """Returns a value directly within it, at `step`."""
        return LocatedValue(self.strict, value, (*self.steps, step))

    def add_problem(self, message: str, hint: str = "", code: str = "wrong-kind") -> None:
        self.strict.add_problem(self.steps, message, hint, code=code)

    def add_expected_problem(self, description: str, hint: str = "") -> None:
        self.strict.add_expected_problem(description, self.value, self.steps, hint)


def make_converter(
    reader: dsl.ExpressionParser | None = None, references: Mapping[Any, str] | None = None
) -> BaseConverter:
    """Returns a converter from `LocatedValue` values to entries; it needs a reader for expressions and ids.

    `references` are type aliases for fields that refer to an id, with the kind of that id.
    """
    hooks = BaseConverter()
    for kind in value_checker.PLAIN:
        hooks.register_structure_hook(kind, _plain(kind))
    for matches, factory in (
        (_is(Union, UnionType), _optional),
        (_is(tuple), _tuple),
        (_is(dict), _dict),
        (_is(Literal), _literal),
        (traversal.is_kind_of_entry, _entry),
    ):
        hooks.register_structure_hook_factory(matches, factory)
    if reader is not None:
        for tree, read in reader.parsers_by_kind.items():
            hooks.register_structure_hook(tree, _expression(tree, read))
        for alias, name in (references or {}).items():
            words = reader.language.wording.get(name, name)
            hooks.register_structure_hook(alias, _reference(words, reader.vocabulary[name]))
    return hooks


def _is(*origins: Any) -> Callable[[Any], bool]:
    return lambda kind: get_origin(kind) in origins


def _plain(entry_class: type) -> Hook:
    def hook(raw: LocatedValue, _: object) -> Any:
        if raw.strict.is_plain(
            entry_class, raw.value, raw.steps, lambda: shape_hints.scalar_hint(raw.value, entry_class)
        ):
            _is_too_large(raw, raw.value)
        return raw.value

    return hook


def _is_too_large(raw: LocatedValue, number: object) -> bool:
    large = isinstance(number, int) and abs(number) > dsl.NUMBER
    if large:
        raw.add_problem(
            f"no number of content is larger than {dsl.NUMBER}, found {number}", code="too-large"
        )
    return large


def _reference(kind: str, by_name: Mapping[str, Any]) -> Hook:
    def hook(raw: LocatedValue, _: object) -> Any:
        word = raw.value
        if not isinstance(word, str):
            raw.add_expected_problem(f"the name of {dsl.with_article(kind)}")
        elif word not in by_name:
            message = f"'{word}' is not {dsl.with_article(kind)} of this pack"
            several = len(word.split()) > 1 and all(part in by_name for part in word.split())
            hint = f"Write a comma between them: {', '.join(word.split())}." if several else ""
            raw.add_problem(message, hint or errors.did_you_mean(word, by_name), "unknown-name")
        return word

    return hook


def _expression(entry_class: type, read: Callable[[str], Any]) -> Hook:
    def hook(raw: LocatedValue, _: object) -> Any:
        if not isinstance(raw.value, str):
            raw.add_expected_problem("an expression", shape_hints.expression_hint(raw.value, entry_class))
            return None
        try:
            return read(raw.value)
        except errors.ExpressionError as error:
            raw.strict.problems.extend(map(_of_two_lines, raw.strict.document.problems(raw.steps, error)))
            return None

    return hook


def _of_two_lines(problem: errors.Problem) -> errors.Problem:
    """Returns a problem; one at the dash of an entry that is read as the rest of the line above says so."""
    place = problem.place
    before, behind = place.source[: place.column - 1], place.source[place.column - 1 :]
    if before.strip() or not behind.startswith("- "):
        return problem
    lines = f"lines {place.line - 1} and {place.line}"
    hint = f"Begin it at the column of the dash above: {lines} are read as one."
    return attrs.evolve(problem, hint=hint)


def _optional(kind: object, hooks: BaseConverter) -> Hook:
    inner = traversal.strip_optional(kind)
    read = hooks.get_structure_hook(inner)
    return lambda raw, _: None if raw.value is None else read(raw, inner)


def _tuple(kind: object, hooks: BaseConverter) -> Hook:
    inner = get_args(kind)
    read = hooks.get_structure_hook(inner[0])
    exactly = None if inner[-1] is Ellipsis else len(inner)

    def hook(raw: LocatedValue, _: object) -> Any:
        values = raw.value
        if not raw.strict.is_list(
            values, raw.steps, hint=lambda: shape_hints.list_hint(values, inner[0], exactly)
        ):
            return ()
        if get_origin(inner[0]) is tuple and values and not any(isinstance(one, list) for one in values):
            raw.add_expected_problem("a list of lists", shape_hints.nested_list_hint(values))
            return ()
        if exactly is not None and len(values) != exactly:
            raw.add_problem(
                f"expected a list of {exactly}, found {len(values)}", shape_hints.pair_hint(values, exactly)
            )
            return ()
        return tuple(_each(raw, enumerate(values), read, inner[0]))

    return hook


def _dict(kind: object, hooks: BaseConverter) -> Hook:
    key, inner = get_args(kind)
    read = hooks.get_structure_hook(inner)

    def hook(raw: LocatedValue, _: object) -> Any:
        if not isinstance(raw.value, dict):
            raw.add_expected_problem("a mapping", shape_hints.mapping_hint(raw.value, key, *raw.steps[-1:]))
            return {}
        for name_or_number in raw.value:
            if type(name_or_number) is not key:
                raw.add_problem(
                    value_checker.expected_message(f"keys of type {key.__name__}", name_or_number)
                )
                return {}
            if _is_too_large(raw, name_or_number):
                return {}
        return dict(zip(raw.value, _each(raw, raw.value.items(), read, inner), strict=False))

    return hook


def _each(
    raw: LocatedValue, values: Iterable[tuple[Any, Any]], read: Callable[..., Any], kind: object
) -> Iterator[Any]:
    """Yields each value converted, until there are too many problems."""
    problems = raw.strict.problems
    before = len(problems)
    for step, value in values:
        yield read(raw.child(step, value), kind)
        if len(problems) > before + limits.PROBLEMS:
            return


def _literal(kind: object, hooks: BaseConverter) -> Hook:
    allowed = get_args(kind)
    words = ", ".join(word or "nothing" for word in allowed)

    def hook(raw: LocatedValue, _: object) -> Any:
        if raw.value not in allowed or type(raw.value) is not str:
            alike = value_checker.same_meaning(str(raw.value), allowed)
            alike = alike or spelling.nearest_words(str(raw.value), allowed, most=3, alike=0.6)
            hint = errors.did_you_mean_one_of(alike) if alike else ""
            raw.add_problem(f"expected one of {words}; found {value_checker.quote_value(raw.value)}", hint)
        return raw.value

    return hook


def _entry(entry_class: type, hooks: BaseConverter) -> Hook:
    keys = {name: field for name, field in traversal.fields_by_name(entry_class).items() if field.init}
    needed = [name for name, field in keys.items() if field.default is attrs.NOTHING]
    plain = [name for name, field in keys.items() if not _holds_more(field.type)]
    description = f"a mapping with {', '.join(needed or keys)}"
    reads = {name: hooks.get_structure_hook(field.type) for name, field in keys.items()}
    lists = {
        name: set(traversal.fields_by_name(inner))
        for name, field in keys.items()
        if (inner := _entries_of(field.type))
    }

    def hook(raw: LocatedValue, _: object) -> Any:
        strict, values = raw.strict, raw.value
        if not strict.is_mapping(values, raw.steps, description):
            return None
        before = len(strict.problems)
        arguments = {
            keys[name].alias: read(raw.child(name, values[name]), keys[name].type)
            for name, read in reads.items()
            if name in values
        }
        if len(arguments) < max(len(values), len(keys)):
            strict.keys(values, raw.steps, keys, needed, plain)
        if lists:
            strict.problems[before:] = [
                _with_its_list(problem, lists, keys) for problem in strict.problems[before:]
            ]
        return entry_class(**arguments) if len(strict.problems) == before else None

    return hook


def _entries_of(kind: object) -> Any:
    """Returns the class of the entries in a list of such, or None for any other type."""
    (inner, *_) = get_args(kind) or (None,)
    return inner if get_origin(kind) is tuple and traversal.is_kind_of_entry(inner) else None


def _with_its_list(
    problem: errors.Problem, lists: Mapping[str, Collection[str]], whole: Collection[str]
) -> errors.Problem:
    """Returns a problem; that of an unknown key with the other place of the file that has it."""
    key = problem.message.about
    if problem.code != "unknown-key" or problem.hint.kind is errors.HintKind.MEANT:
        return problem
    if named := [name for name, keys in lists.items() if key in keys]:
        return attrs.evolve(
            problem, hint=f"'{key}' is a key of entries in {errors.join_with_or(map(repr, named))}."
        )
    if key in whole:
        return attrs.evolve(problem, hint=f"'{key}' is a key of the whole file, at its left edge.")
    return problem


def _holds_more(kind: object) -> bool:
    """Returns whether a type is one of lists, of mappings or of entries."""
    kind = traversal.strip_optional(kind)
    return get_origin(kind) in (tuple, dict) or traversal.is_kind_of_entry(kind)


def convert_document(document: Document, kind: object, hooks: BaseConverter) -> Any:
    """Converts a document to an entry.

    Raises:
        ContentError: with every problem of the document.
    """
    entry, problems = convert_strictly(document, kind, hooks)
    if problems:
        raise errors.ContentError(problems)
    return entry


def convert_strictly(
    document: Document, kind: object, hooks: BaseConverter
) -> tuple[Any, list[errors.Problem]]:
    """Converts a document: returns the entry and no problem, or None and every problem."""
    strict = value_checker.ValueChecker(document)
    entry = hooks.get_structure_hook(kind)(LocatedValue(strict, document.data, ()), kind)
    return (None if strict.problems else entry), strict.problems
