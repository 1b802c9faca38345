"""Counts of other seats, and comparisons with them, in a game in which the seats take turns.

A comparison counts as 1 if it holds and as 0 if not. Seats that are level share the better place, and the
places behind it are left out; who has none of what is counted has no place. With `fewest`, `more` and
`fewer` nothing is asked of the number itself, and `more` and `fewer` are strict.
"""

from collections.abc import Callable
from typing import Any

from gwt import dsl, kernel
from gwt.common.turns import Turns, seats_in_turn_order


def _others(table: Turns, seat: int, count: dsl.Count) -> list[int]:
    """The counts of all other seats, in turn order."""
    return [kernel.count_for(table, other, count) for other in seats_in_turn_order(table, seat)[1:]]


def _place(table: Turns, seat: int, count: dsl.Count) -> int:
    """The place of a seat, from 1; 0 if it has none of what is counted."""
    number = kernel.count_for(table, seat, count)
    return 1 + sum(other > number for other in _others(table, seat, count)) if number > 0 else 0


def _placed(place: int) -> kernel.Counter:
    return lambda table, seat, count: int(_place(table, seat, count) == place)


def _against_all(holds: Callable[[int, int], bool], first: int | None = None) -> kernel.Counter:
    """Returns a count that is 1 if something holds between the own number and that of each other seat.

    `first` is the number of seats that are asked, if not all.
    """

    def compare(table: Turns, seat: int, count: Any) -> int:
        number = kernel.count_for(table, seat, count)
        return int(all(holds(number, other) for other in _others(table, seat, count)[:first]))

    return compare


def _by_place(table: Turns, seat: int, points: dsl.Places) -> int:
    """The points of a seat for its place, see `Places`."""
    place = _place(table, seat, points.count)
    if not 0 < place <= len(points.by_place):
        return 0
    number = kernel.count_for(table, seat, points.count)
    level = 1 + _others(table, seat, points.count).count(number)
    shared = [*points.by_place[place - 1 : place - 1 + level], *(0,) * level][:level]
    match points.ties:
        case "split":
            return sum(shared) // level
        case "lower":
            return shared[-1]
    return shared[0]


COUNTS: dict[str, kernel.Counter] = {
    "most": _placed(1),
    "second most": _placed(2),
    "third most": _placed(3),
    "by place": _by_place,
    "fewest": _against_all(lambda a, b: a <= b),
    "more": _against_all(lambda a, b: a > b),
    "fewer": _against_all(lambda a, b: a < b),
    "more than next player": _against_all(lambda a, b: a > b, first=1),
    "fewer than next player": _against_all(lambda a, b: a < b, first=1),
    "of next player": lambda table, seat, count: _others(table, seat, count)[0],
    "of any other player": lambda table, seat, count: max(_others(table, seat, count)),
    "of each other player": lambda table, seat, count: sum(_others(table, seat, count)),
    "of every player": lambda table, seat, count: (
        kernel.count_for(table, seat, count) + sum(_others(table, seat, count))
    ),
}
"""By the kind of a count, with the count that it is about as its argument, or the points for places."""
