"""Final scoring by the categories and tie breakers of a pack's score pad."""

from collections.abc import Sequence
from typing import Protocol

from gwt.common.turns import Turns
from gwt.dsl import Per
from gwt.kernel import FinalScore, as_number


class Category(Protocol):
    """A line of the score pad."""

    @property
    def id(self) -> str: ...
    @property
    def score(self) -> Per: ...


class ScorePad(Protocol):
    """An entry with the lines of the score pad and the tie breakers."""

    @property
    def categories(self) -> Sequence[Category]: ...
    @property
    def ties(self) -> Sequence[Per]: ...


def scores(table: Turns, pad: ScorePad) -> tuple[FinalScore, ...]:
    """Returns the points of each seat by category, as if the game ended now."""
    return tuple(
        FinalScore(
            {one.id: as_number(table, seat, one.score) for one in pad.categories},
            tuple(as_number(table, seat, tie) for tie in pad.ties),
        )
        for seat in range(len(table.players))
    )
