"""Reads what a pack has about its rulebook: clarifications, questions, mistakes, a turn, a glossary.

Each is an optional file in the folder `rules` of the pack.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Literal, Self, TypeVar

import attrs
from attrs import evolve, field, frozen, make_class

from gwt.memory_cache import bounded_cache
from gwt.packs import convert_document, make_converter, yaml_parser
from gwt.proofs.checklist import rule_files

Kind = TypeVar("Kind")


@frozen
class Clarification:
    """A point that the rulebook leaves open, how it is decided here, and why."""

    id: str
    """The label by which notes of rules and scenarios refer to it."""
    title: str
    ruling: str
    certainty: Literal["high", "medium", "low"]
    reason: str = ""
    rules: tuple[str, ...] = ()
    """The ids of the rules that it bears on, the most telling first."""


@frozen
class Question:
    """A question of players, in several languages by their codes."""

    ask: dict[str, str]
    rules: tuple[str, ...]
    """The ids of the rules that answer it."""
    also: dict[str, tuple[str, ...]] = field(factory=dict)
    """Other ways to ask it, by language."""
    answer: dict[str, str] = field(factory=dict)
    """The answer in a few sentences, by language."""


@frozen
class Mistake:
    """A common mistake and its correction, by language."""

    wrong: dict[str, str]
    right: dict[str, str]
    rules: tuple[str, ...]
    """The ids of the rules that say so."""


@frozen
class TurnSentence:
    """A sentence about a turn or the set-up, by language, and the rules on which it rests."""

    say: dict[str, str]
    rules: tuple[str, ...]
    values: dict[str, str] = field(factory=dict)
    """The ways into the content to the numbers of the sentence, by their names in it."""
    players: dict[str, dict[int, int]] = field(factory=dict)
    """Numbers that no file holds, by their names and the number of players."""


@frozen
class TurnPart:
    """A part of a turn or of the set-up, with a title by language."""

    title: dict[str, str] = field(factory=dict)
    lines: tuple[TurnSentence, ...] = ()
    id: str = ""
    """By which a pack above adds lines to it; may be empty."""
    instead: tuple[str, ...] = ()
    """Rules of the packs below: the lines of this part that rest on one of them are left out."""


@frozen
class Position:
    """A position in which the playground of the site offers what is typed, with a title by language."""

    title: dict[str, str]
    position: str
    """The position as YAML."""


@frozen
class Playground:
    """The first expression of the site's playground."""

    texts: tuple[str, ...] = ()
    positions: tuple[Position, ...] = ()


@frozen
class CardPoints:
    """Of cards with needs: the count of their points, and the count of those that are scored."""

    points: str
    area: str
    copies: str = "1"
    """The number of copies of each: a number, or a field of the entry."""


@frozen
class CalculatorQuestion:
    """Something that the points calculator asks for: once, or for each entry of a list."""

    id: str
    label: dict[str, str] = field(factory=dict)
    """The question, by language; by default the name of the entry."""
    each: str = ""
    """The way to the list in the content."""
    within: str = ""
    """A list of each entry, of which each is asked for."""
    where: dict[str, str] = field(factory=dict)
    """The entries that have these values."""
    by: str = ""
    """A field: entries with the same value of it are asked for once."""
    least: str = "0"
    most: str = "1"
    several: str = ""
    """A field that says whether there may be more than one of an entry."""
    adds: dict[str, str] = field(factory=dict)
    """The amount that each adds to a count: a number, a field of the entry, or a way into the content."""
    steps: dict[str, str] = field(factory=dict)
    """The way into the content to the amounts that the first, the second and so on add to a count."""
    cards: CardPoints | None = None
    scores: str = ""
    """The count to which the `score` of a chosen entry goes."""


@frozen
class CalculatorSection:
    """A part of the form of the points calculator."""

    title: dict[str, str]
    asks: tuple[CalculatorQuestion, ...]
    about: dict[str, str] = field(factory=dict)


@frozen
class CountPairs:
    """A list whose entries add to counts if two others are both there."""

    each: str
    of: str
    adds: dict[str, str]


@frozen
class CountTable:
    """A count that is looked up, by another count, in a row of numbers of the content."""

    of: str
    row: str


@frozen
class Calculator:
    """The questions of the site's points calculator, and the points of the answers."""

    below: bool = False
    """Whether the questions of the packs below come first."""
    sections: tuple[CalculatorSection, ...] = ()
    pairs: tuple[CountPairs, ...] = ()
    fewest: dict[str, tuple[str, ...]] = field(factory=dict)
    """The counts that are the smallest of others."""
    tables: dict[str, CountTable] = field(factory=dict)

    def with_questions(self, above: Self) -> Self:
        """Returns a calculator that also asks what that of a pack above asks."""
        return evolve(
            self,
            sections=(*self.sections, *above.sections),
            pairs=(*self.pairs, *above.pairs),
            fewest=self.fewest | above.fewest,
            tables=self.tables | above.tables,
        )


@frozen
class WordReplacement:
    """The words that a pack replaces in those below it, by language."""

    of: dict[str, str]
    """A word or more, as a regular expression."""
    to: dict[str, str]
    """The replacement; `\\1` is the first group of the expression."""
    without: tuple[str, ...] = ()
    """Packs with which it keeps its name."""

    def pattern(self, code: str) -> tuple[re.Pattern[str], str] | None:
        """The expression and what takes its place in a language, if it has another name in that."""
        if code not in self.of:
            return None
        return _pattern(self.of[code]), self.to[code]


@bounded_cache(1024)
def _pattern(text: str) -> re.Pattern[str]:
    """An expression of whole words."""
    return re.compile(rf"(?<!\w)(?:{text})(?!\w)")


@frozen
class GlossarySection:
    """A group of terms in the glossary."""

    name: str
    terms: tuple[dict[str, str], ...]
    """Each term, in several languages by their codes."""


def _reader(stem: str, kind: type[Kind], key: str = "") -> Callable[[Sequence[Path]], tuple[Kind, ...]]:
    """Returns a function that returns what the one key of a file in `rules` lists in some packs.

    It raises `ContentError` if a file has problems.
    """
    key = key or stem
    file_class = _with_key(key, tuple[kind, ...])  # type: ignore[valid-type]

    def read(packs: Sequence[Path]) -> tuple[Kind, ...]:
        return tuple(entry for file in _read(packs, stem, file_class) for entry in getattr(file, key))

    return read


def _with_key(key: str, kind: Any) -> Any:
    return make_class(f"_{key.title()}", {key: attrs.field(type=kind)}, frozen=True)


read_clarifications = _reader("rulings", Clarification)
read_questions = _reader("questions", Question)
read_glossary = _reader("glossary", GlossarySection, "sections")
synonyms = _reader("synonyms", dict[str, tuple[str, ...]])
"""Groups of synonyms of players, by language."""
word_replacements = _reader("words", WordReplacement)
"""The names of things in some packs that those below them call otherwise, in order."""
mistakes = _reader("mistakes", Mistake)
_turn, _setup = _reader("turn", TurnPart), _reader("setup", TurnPart)
_TITLES = _with_key("titles", dict[str, dict[str, str]])
_WAYS = _with_key("ways", dict[str, dict[str, tuple[str, ...]]])


def titles(packs: Sequence[Path]) -> dict[str, dict[str, str]]:
    """Returns the titles of the rules of some packs, by id and language. Raises `ContentError`."""
    return {id: title for file in _read(packs, "titles", _TITLES) for id, title in file.titles.items()}


def ways(packs: Sequence[Path]) -> dict[str, dict[str, tuple[str, ...]]]:
    """Returns other ways to ask for something, by its id and by language. Raises `ContentError`."""
    return {id: phrases for file in _read(packs, "ways", _WAYS) for id, phrases in file.ways.items()}


def turn(packs: Sequence[Path]) -> tuple[TurnPart, ...]:
    """Returns the parts of a turn in some packs, parts of one id as one. Raises `ContentError`."""
    return _laid(_turn(packs))


def _laid(parts: Iterable[TurnPart]) -> tuple[TurnPart, ...]:
    """Lays parts of packs above over those below: lines are replaced in place, others come last."""
    laid: dict[str, TurnPart] = {}
    for at, part in enumerate(parts):
        key = part.id or str(at)
        below = laid.get(key)
        laid[key] = part if below is None else evolve(below, lines=tuple(_replaced(below, part)))
    return tuple(laid.values())


def _replaced(below: TurnPart, above: TurnPart) -> Iterator[TurnSentence]:
    new = list(above.lines)
    for line in below.lines:
        if not set(line.rules) & set(above.instead):
            yield line
        elif new:
            yield new.pop(0)
    yield from new


def setup(packs: Sequence[Path]) -> tuple[TurnPart, ...]:
    """Returns the parts of the set-up in some packs, parts of one id as one. Raises `ContentError`."""
    return _laid(_setup(packs))


def playground(packs: Sequence[Path]) -> Playground:
    """Returns what the playground of the site starts with in some packs. Raises `ContentError`."""
    playgrounds = list(_read(packs, "playground", Playground))
    return Playground(
        tuple(text for part in playgrounds for text in part.texts),
        tuple(position for part in playgrounds for position in part.positions),
    )


def calculator(packs: Sequence[Path]) -> Calculator | None:
    """Returns the points calculator of the last of some packs that has one. Raises `ContentError`.

    Where that leaves the packs `below` their questions, those of the next one with a calculator come first.
    """
    whole: Calculator | None = None
    for part in _read(packs[::-1], "calculator", Calculator):
        whole = part if whole is None else part.with_questions(whole)
        if not part.below:
            break
    return whole


def _read(packs: Sequence[Path], stem: str, kind: type[Kind]) -> Iterator[Kind]:
    for path in rule_files(packs, stem):
        yield convert_document(yaml_parser.parse_file(path), kind, make_converter())
