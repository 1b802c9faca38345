"""Final scoring, in which seats that nobody plays may count some categories in another way."""

from attrs import evolve

from gwt.common import scoring
from gwt.games.great_western.table.opponents import role
from gwt.games.great_western.table.state import Table
from gwt.kernel import FinalScore, as_number


def scores(table: Table) -> tuple[FinalScore, ...]:
    """Returns the points of each seat by category, as if the game ended now."""
    pad = table.board.scoring
    single = enumerate(scoring.alone(table, pad))
    return scoring.together(tuple(_in_its_way(table, seat, score) for seat, score in single), pad)


def _in_its_way(table: Table, seat: int, score: FinalScore) -> FinalScore:
    """The points of a seat, with the categories that count for it in a way of their own."""
    categories = role(table, seat).scores
    if not categories:
        return score
    counted = {id: sum(as_number(table, seat, part) for part in per) for id, per in categories.items()}
    return evolve(score, points={**score.points, **counted})
