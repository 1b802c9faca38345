"""Counts of other seats, and comparisons with them, in a game in which the seats take turns.

A comparison counts as 1 if it holds and as 0 if not. Seats that are level share the better place, and the
places behind it are left out; who has none of what is counted has no place. With `fewest`, `more` and
`fewer` nothing is asked of the number itself, and `more` and `fewer` are strict.
"""

from collections.abc import Callable
from typing import Any

from gwt.common.turns import Turns, in_turn
from gwt.dsl import Count
from gwt.kernel import Counter, counted


def _others(table: Turns, seat: int, count: Count) -> list[int]:
    """The counts of all other seats, in turn order."""
    return [counted(table, other, count) for other in in_turn(table, seat)[1:]]


def _place(table: Turns, seat: int, count: Count) -> int:
    """The place of a seat, from 1; 0 if it has none of what is counted."""
    own = counted(table, seat, count)
    return 1 + sum(other > own for other in _others(table, seat, count)) if own > 0 else 0


def _placed(place: int) -> Counter:
    return lambda table, seat, count: int(_place(table, seat, count) == place)


def _against_all(holds: Callable[[int, int], bool]) -> Counter:
    """Returns a count that is 1 if something holds between the own number and that of each other seat."""

    def compare(table: Turns, seat: int, count: Any) -> int:
        own = counted(table, seat, count)
        return int(all(holds(own, other) for other in _others(table, seat, count)))

    return compare


COUNTS: dict[str, Counter] = {
    "most": _placed(1),
    "second most": _placed(2),
    "third most": _placed(3),
    "fewest": _against_all(lambda own, other: own <= other),
    "more": _against_all(lambda own, other: own > other),
    "fewer": _against_all(lambda own, other: own < other),
    "of next player": lambda table, seat, count: _others(table, seat, count)[0],
    "of any other player": lambda table, seat, count: max(_others(table, seat, count)),
    "of each other player": lambda table, seat, count: sum(_others(table, seat, count)),
    "of every player": lambda table, seat, count: (
        counted(table, seat, count) + sum(_others(table, seat, count))
    ),
}
"""By the kind of a count, with the count that it is about as its argument."""
