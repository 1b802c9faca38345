"""The ways along the trail; they depend only on which spaces have tiles. Source: rulebook p. 6."""

from gwt.games.great_western.model.board import Board
from gwt.memory_cache import bounded_cache

Way = tuple[str, ...]
"""The spaces of the locations that a movement enters."""


def paths_from(board: Board, taken: frozenset[str], space: str, steps: int) -> list[Way]:
    """Every way of at least one and at most `steps` locations; none goes on behind the end."""
    ahead: dict[str, tuple[str, ...]] = {}
    paths: list[Way] = []
    ends: list[tuple[Way, str]] = [((), space)]
    for _ in range(steps):
        longer: list[tuple[Way, str]] = []
        for path, end in ends:
            if end not in ahead:
                pattern = board.near[end].pattern(taken)
                if pattern >= 0:
                    ahead[end] = _next_known(board, end, pattern)
                else:
                    ahead[end] = _next_locations(board, taken, end)
            longer += [((*path, neighbour), neighbour) for neighbour in ahead[end]]
        paths += [path for path, _ in longer]
        ends = longer
    return paths


@bounded_cache(1 << 14)
def _next_known(board: Board, space: str, pattern: int) -> tuple[str, ...]:
    """The next spaces with a tile, by the pattern of the tiles within a step."""
    return _next_locations(board, board.near[space].taken(pattern), space)


def _next_locations(board: Board, taken: frozenset[str], space: str) -> tuple[str, ...]:
    """The next spaces with a tile, on every branch; empty spaces cost no step (p. 6)."""
    spaces: dict[str, None] = {}
    passed: set[str] = set()
    ahead = [*reversed(board.next[space])]
    while ahead:
        current = ahead.pop()
        if current in taken or current == board.end:
            spaces[current] = None
        elif current not in passed:
            # Branches that meet again lead to the same spaces.
            passed.add(current)
            ahead += reversed(board.next[current])
    return tuple(spaces)
