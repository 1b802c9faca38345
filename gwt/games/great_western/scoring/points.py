"""Final scoring, in which seats that nobody plays may count some categories in another way."""

from attrs import evolve

from gwt.common import scoring
from gwt.games.great_western.model.opponents import role_of_seat
from gwt.games.great_western.model.state import Table
from gwt.kernel import FinalScore, as_number


def score_seats(table: Table) -> tuple[FinalScore, ...]:
    """Returns the points of each seat by category, as if the game ended now."""
    pad = table.board.scoring
    single = enumerate(scoring.score_without_partners(table, pad))
    return scoring.score_teams(tuple(_in_its_way(table, seat, score) for seat, score in single), pad)


def _in_its_way(table: Table, seat: int, score: FinalScore) -> FinalScore:
    """The points of a seat, with the categories that count for it in a way of their own."""
    categories = role_of_seat(table, seat).scores
    if not categories:
        return score
    counted = {id: sum(as_number(table, seat, part) for part in per) for id, per in categories.items()}
    return evolve(score, points={**score.points, **counted})
