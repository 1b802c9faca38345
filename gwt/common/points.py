"""The verb for points scored during the game."""

from gwt.common.effects import Score
from gwt.common.events import PointsScored
from gwt.common.turns import Turns
from gwt.kernel.counting import number
from gwt.kernel.rules import Verb, Verbs


def score(table: Turns, seat: int, points: int, cause: str) -> None:
    table.players[seat].points += points
    if points:
        table.tell(PointsScored, seat, cause, points)


def _score(table: Turns, seat: int, effect: Score, cause: str) -> None:
    score(table, seat, number(table, seat, effect.amount), cause)


VERBS: Verbs[Turns] = Verbs()
VERBS[Score] = Verb(_score, can=lambda table, seat, effect: number(table, seat, effect.amount) > 0)
