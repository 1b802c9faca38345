"""Builds scores with several numbers of points: for places, and for how many of something a player has."""

from itertools import pairwise
from typing import TYPE_CHECKING, Any

from gwt.dsl.amounts import ByNumber, Count, Places
from gwt.errors import ExpressionError

if TYPE_CHECKING:
    from lark import Token

_MOST_PLACES = 3


def points_for_places(first: "Token", *later: Any) -> Places:
    """Returns the points of `5 / 2 by cards`, `5 / 2 / 1 by cards with ties split`."""
    at = next(at for at, part in enumerate(later) if isinstance(part, Count))
    points = [first, *later[:at]]
    if len(points) > _MOST_PLACES:
        hint = f"Write '{' / '.join(points)} by number of {later[at].many}' for what each player has."
        message = f"there are points for {_MOST_PLACES} places at most"
        fourth = points[_MOST_PLACES]
        raise ExpressionError(message, fourth.start_pos or 0, len(fourth), hint, "places")
    for better, worse in pairwise(points):
        if not 0 < int(worse) < int(better):
            message = (
                f"a place brings less than the one before it, and more than nothing, which '{worse}' is not"
            )
            raise ExpressionError(message, worse.start_pos or 0, len(worse), code="places")
    ties = str(later[-1]).rpartition(" ")[2] if later[at + 1 :] else ""
    second, third = (*map(int, points[1:]), 0)[:2]
    return Places(int(first), 1, later[at], second, third, ties)


def points_by_number(first: "Token", *later: Any) -> ByNumber:
    """Returns the points of `1 / 3 / 6 by number of cards`."""
    return ByNumber(int(first), 1, later[-1], tuple(map(int, later[:-1])))
