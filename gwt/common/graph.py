"""Functions on directed graphs of places."""

from collections.abc import Mapping, Sequence

Edges = Mapping[str, Sequence[str]]
"""The successors of each place."""


def is_on_cycle(edges: Edges, place: str) -> bool:
    """Whether there is a cycle through a place."""
    return place in reachable_from(edges, place)


def reachable_from(edges: Edges, place: str) -> set[str]:
    """Returns every place that can be reached from a place."""
    seen: set[str] = set()
    waiting = list(edges[place])
    while waiting:
        neighbour = waiting.pop()
        if neighbour not in seen:
            seen.add(neighbour)
            waiting.extend(edges[neighbour])
    return seen
