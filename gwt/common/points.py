"""The verb for points scored during the game."""

from gwt.common.effects import Score
from gwt.common.events import PointsScored
from gwt.common.player_numbers import MOST_HELD, gaining
from gwt.common.turns import Turns
from gwt.kernel import Verbs


def add_points(table: Turns, seat: int, points: int, cause: str) -> None:
    """Gives points to a seat, up to the most that anybody has."""
    player = table.players[seat]
    points = min(points, MOST_HELD - player.points)
    player.points += points
    if points:
        table.emit(PointsScored, seat, cause, points)


VERBS: Verbs[Turns] = Verbs()
VERBS[Score] = gaining("points", PointsScored)
