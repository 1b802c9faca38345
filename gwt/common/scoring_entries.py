"""Classes of entries that the packs of most games need."""

from attrs import field

from gwt.dsl import Per
from gwt.packs import entry
from gwt.spec import Entry


@entry
class Category(Entry):
    """A line of the score pad."""

    id: str
    name: str
    score: Per


@entry
class Scoring(Entry):
    """The score pad, and the tie breakers in their order."""

    categories: tuple[Category, ...]
    ties: tuple[Per, ...] = field(default=())
    teams: dict[int, tuple[tuple[int, ...], ...]] = field(factory=dict)
    """The seats that score together, from 1, by the number of players."""
