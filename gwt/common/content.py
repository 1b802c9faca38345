"""Entries that most packs have, for games to use among their own."""

from attrs import field

from gwt.dsl.amounts import Per
from gwt.packs.pack import entry
from gwt.spec.entry import Entry


@entry
class Category(Entry):
    """A line of the score pad."""

    id: str
    name: str
    score: Per


@entry
class Scoring(Entry):
    """The score pad, and what decides between equal totals: the first of them, then the second."""

    categories: tuple[Category, ...]
    ties: tuple[Per, ...] = field(default=())
