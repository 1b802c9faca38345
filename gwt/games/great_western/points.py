"""Final scoring, in which seats that nobody plays may count some categories in another way."""

from attrs import evolve

from gwt.common import scoring
from gwt.games.great_western.opponents import nobody_plays
from gwt.games.great_western.state import Table
from gwt.kernel import FinalScore, as_number


def scores(table: Table) -> tuple[FinalScore, ...]:
    """Returns the points of each seat by category, as if the game ended now."""
    plain = scoring.scores(table, table.board.scoring)
    if not table.board.counted_apart:
        return plain
    return tuple(
        _apart(table, seat, score) if nobody_plays(table, seat) else score
        for seat, score in enumerate(plain)
    )


def _apart(table: Table, seat: int, score: FinalScore) -> FinalScore:
    """The points of a seat that nobody plays."""
    apart = {
        category: sum(as_number(table, seat, one) for one in counted)
        for category, counted in table.board.counted_apart.items()
    }
    return evolve(score, points={**score.points, **apart})
