"""Classes of entries that the packs of most games need."""

from attrs import field

from gwt import dsl, packs, spec


@packs.entry
class Category(spec.Entry):
    """A line of the score pad."""

    id: str
    name: str
    score: dsl.Per


@packs.entry
class Scoring(spec.Entry):
    """The score pad, and the tie breakers in their order."""

    categories: tuple[Category, ...]
    ties: tuple[dsl.Per, ...] = field(default=())
    teams: dict[int, tuple[tuple[int, ...], ...]] = field(factory=dict)
    """The seats that score together, from 1, by the number of players."""
