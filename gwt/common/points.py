"""The verb for points scored during the game."""

from gwt import kernel
from gwt.common import effects, events, player_numbers, turns


def add_points(table: turns.Turns, seat: int, points: int, cause: str) -> None:
    """Gives points to a seat, up to the most that anybody has."""
    player = table.players[seat]
    points = min(points, player_numbers.MOST_HELD - player.points)
    player.points += points
    if points:
        table.emit(events.PointsScored, seat, cause, points)


VERBS: kernel.Verbs[turns.Turns] = kernel.Verbs()
VERBS[effects.Score] = player_numbers.gaining("points", events.PointsScored)
