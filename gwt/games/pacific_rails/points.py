"""Points scored during the game."""

from gwt.games.pacific_rails.effects import Score
from gwt.games.pacific_rails.events import PointsScored
from gwt.games.pacific_rails.state import Table
from gwt.kernel.counting import number
from gwt.kernel.rules import Verb, Verbs


def score(table: Table, seat: int, points: int, cause: str) -> None:
    table.players[seat].points += points
    if points:
        table.tell(PointsScored, seat, cause, points)


def _score(table: Table, seat: int, effect: Score, cause: str) -> None:
    score(table, seat, number(table, seat, effect.amount), cause)


VERBS: Verbs[Table] = Verbs()
VERBS[Score] = Verb(_score, can=lambda table, seat, effect: number(table, seat, effect.amount) > 0)
