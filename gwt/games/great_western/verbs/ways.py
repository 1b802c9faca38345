"""The ways along the trail; they depend only on which spaces have tiles. Source: rulebook p. 6."""

from gwt.games.great_western.table.board import Board
from gwt.memories import remembered

Way = tuple[str, ...]
"""The spaces of the locations that a movement enters."""


def ways(board: Board, taken: frozenset[str], space: str, steps: int) -> list[Way]:
    """Every way of at least one and at most `steps` locations; none goes on behind the end."""
    ahead: dict[str, tuple[str, ...]] = {}
    found: list[Way] = []
    ends: list[tuple[Way, str]] = [((), space)]
    for _ in range(steps):
        longer: list[tuple[Way, str]] = []
        for way, end in ends:
            if end not in ahead:
                pattern = board.near[end].pattern(taken)
                if pattern >= 0:
                    ahead[end] = _next_known(board, end, pattern)
                else:
                    ahead[end] = _next_locations(board, taken, end)
            longer += [((*way, one), one) for one in ahead[end]]
        found += [way for way, _ in longer]
        ends = longer
    return found


@remembered(1 << 14)
def _next_known(board: Board, space: str, pattern: int) -> tuple[str, ...]:
    """The next spaces with a tile, by the pattern of the tiles within a step."""
    return _next_locations(board, board.near[space].taken(pattern), space)


def _next_locations(board: Board, taken: frozenset[str], space: str) -> tuple[str, ...]:
    """The next spaces with a tile, on every branch; empty spaces cost no step (p. 6)."""
    found: dict[str, None] = {}
    passed: set[str] = set()
    ahead = [*reversed(board.next[space])]
    while ahead:
        one = ahead.pop()
        if one in taken or one == board.end:
            found[one] = None
        elif one not in passed:
            # Branches that meet again lead to the same spaces.
            passed.add(one)
            ahead += reversed(board.next[one])
    return tuple(found)
