"""The verb for points scored during the game."""

from gwt import common, kernel


def add_points(table: common.turns.Turns, seat: int, points: int, cause: str) -> None:
    """Gives points to a seat, up to the most that anybody has."""
    player = table.players[seat]
    points = min(points, common.player_numbers.MOST_HELD - player.points)
    player.points += points
    if points:
        table.emit(common.events.PointsScored, seat, cause, points)


VERBS: kernel.Verbs[common.turns.Turns] = kernel.Verbs()
VERBS[common.effects.Score] = common.player_numbers.gaining("points", common.events.PointsScored)
