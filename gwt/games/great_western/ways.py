"""The ways along the trail, which follow from nothing but where tiles lie. Source: rulebook p. 6."""

from gwt.dsl.amounts import UpTo
from gwt.games.great_western.board import Board
from gwt.games.great_western.effects import MoveCattleman, Ride
from gwt.memories import remembered

Way = tuple[str, ...]
"""The spaces of the locations that a movement enters."""

_REMEMBERED = 1 << 14
"""Movements whose rides are kept; games come to the same ones again and again."""


@remembered(_REMEMBERED)
def rides(
    board: Board, move: MoveCattleman, space: str, steps: int, taken: frozenset[str]
) -> tuple[Ride, ...]:
    """What a movement of so many steps may be, where tiles lie on the spaces `taken`."""
    found = ways(board, taken, space, steps)
    if not isinstance(move.amount, UpTo):
        found = [way for way in found if len(way) == steps or way[-1] == board.end]
    return tuple(Ride(way, move.free) for way in found if not (move.short and way[-1] == board.end))


def ways(board: Board, taken: frozenset[str], space: str, steps: int) -> list[Way]:
    """Every way of at least one and at most `steps` locations; none goes on behind the end."""
    ahead: dict[str, tuple[str, ...]] = {}
    found: list[Way] = []
    ends: list[tuple[Way, str]] = [((), space)]
    for _ in range(steps):
        longer: list[tuple[Way, str]] = []
        for way, end in ends:
            if end not in ahead:
                ahead[end] = _next_locations(board, taken, end)
            longer += [((*way, one), one) for one in ahead[end]]
        found += [way for way, _ in longer]
        ends = longer
    return found


def _next_locations(board: Board, taken: frozenset[str], space: str) -> tuple[str, ...]:
    """On every branch; empty spaces cost no step (p. 6)."""
    found: dict[str, None] = {}
    passed: set[str] = set()
    ahead = [*reversed(board.next[space])]
    while ahead:
        one = ahead.pop()
        if one in taken or one == board.end:
            found[one] = None
        elif one not in passed:
            # Where branches meet again, what lies ahead is the same.
            passed.add(one)
            ahead += reversed(board.next[one])
    return tuple(found)
