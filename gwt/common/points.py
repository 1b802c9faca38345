"""Verbs that change a number of a player, such as silver, and that for points scored during the game.

The effect has an `amount`, as in `gain $2`.
"""

from collections.abc import Callable
from typing import Any

from gwt.common import effects, events
from gwt.common.turns import Turns
from gwt.kernel import Event, Verb, Verbs, as_number

MOST_HELD = 1_000_000
"""The most silver, points and the like of a player; a pack may let them grow by what they are."""


def gaining(what: str, happened: Callable[[int, str, int], Event] | None = None) -> Verb[Turns, Any]:
    """Returns a verb that adds to the field `what` of a player, up to `MOST_HELD`.

    `happened` makes an event.
    """
    return Verb(
        _changing(what, 1, happened),
        can=lambda table, seat, effect: as_number(table, seat, effect.amount) > 0,
    )


def paying(what: str, happened: Callable[[int, str, int], Event] | None = None) -> Verb[Turns, Any]:
    """Returns a verb that takes from the field `what` of a player, if that is large enough."""

    def can(table: Turns, seat: int, effect: Any) -> bool:
        has: int = getattr(table.players[seat], what)
        return 0 < as_number(table, seat, effect.amount) <= has

    return Verb(_changing(what, -1, happened), can=can)


def _changing(
    what: str, sign: int, happened: Callable[[int, str, int], Event] | None
) -> Callable[[Turns, int, Any, str], int]:
    def do(table: Turns, seat: int, effect: Any, cause: str) -> int:
        player, much = table.players[seat], as_number(table, seat, effect.amount)
        has = getattr(player, what)
        much = min(much, MOST_HELD - has) if sign > 0 else much
        setattr(player, what, has + sign * much)
        if happened is not None:
            table.emit(happened, seat, cause, much)
        return much

    return do


def add_points(table: Turns, seat: int, points: int, cause: str) -> None:
    """Gives points to a seat, up to the most that anybody has."""
    player = table.players[seat]
    points = min(points, MOST_HELD - player.points)
    player.points += points
    if points:
        table.emit(events.PointsScored, seat, cause, points)


VERBS: Verbs[Turns] = Verbs()
VERBS[effects.Score] = gaining("points", events.PointsScored)
