"""What a pack says about its rulebook besides the rules: rulings, questions of players, words of the table.

Each is a file in the folder `rules` of the pack, and none of them has to be there.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Literal

from attrs import field, frozen

from gwt.packs.located import read
from gwt.packs.structure import converter, structured
from gwt.proofs.checklist import files


@frozen
class Ruling:
    """A point that the rulebook leaves open, how it is settled here, and why."""

    id: str
    """Its label in the notes of rules and scenarios."""
    title: str
    ruling: str
    certainty: Literal["high", "medium", "low"]
    reason: str = ""


@frozen
class Question:
    """What a player asks, by the code of the language in which it is asked."""

    ask: dict[str, str]
    rules: tuple[str, ...]
    """Those that answer it."""
    also: dict[str, tuple[str, ...]] = field(factory=dict)
    """How else it is asked, by language."""
    answer: dict[str, str] = field(factory=dict)
    """In a few sentences, by language."""


@frozen
class Section:
    """Terms that belong together."""

    name: str
    terms: tuple[dict[str, str], ...]
    """Each by the code of its language."""


@frozen
class _Rulings:
    rulings: tuple[Ruling, ...]


@frozen
class _Questions:
    questions: tuple[Question, ...]


@frozen
class _Titles:
    titles: dict[str, dict[str, str]]


@frozen
class _Synonyms:
    synonyms: tuple[dict[str, tuple[str, ...]], ...]


@frozen
class _Glossary:
    sections: tuple[Section, ...]


def rulings(packs: Sequence[Path]) -> tuple[Ruling, ...]:
    """How the packs in some folders settle what their rulebooks leave open. Raises `ContentError`."""
    return tuple(ruling for one in _read(packs, "rulings", _Rulings) for ruling in one.rulings)


def questions(packs: Sequence[Path]) -> tuple[Question, ...]:
    """What players of the packs in some folders ask. Raises `ContentError`."""
    return tuple(question for one in _read(packs, "questions", _Questions) for question in one.questions)


def glossary(packs: Sequence[Path]) -> tuple[Section, ...]:
    """The words of the table of the packs in some folders. Raises `ContentError`."""
    return tuple(section for one in _read(packs, "glossary", _Glossary) for section in one.sections)


def titles(packs: Sequence[Path]) -> dict[str, dict[str, str]]:
    """What the rules of the packs are called by people, by id and language. Raises `ContentError`."""
    return {rule: said for one in _read(packs, "titles", _Titles) for rule, said in one.titles.items()}


def synonyms(packs: Sequence[Path]) -> tuple[dict[str, tuple[str, ...]], ...]:
    """Words that mean the same to players, in rows, by language. Raises `ContentError`."""
    return tuple(row for one in _read(packs, "synonyms", _Synonyms) for row in one.synonyms)


def _read(packs: Sequence[Path], stem: str, kind: type) -> Iterator[Any]:
    for path in files(packs, stem):
        yield structured(read(path), kind, converter())
