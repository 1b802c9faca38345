"""Functions on directed acyclic graphs of places."""

from collections.abc import Iterator, Mapping, Sequence

Edges = Mapping[str, Sequence[str]]
"""The successors of each place."""
Chain = tuple[int, tuple[str, ...]]
"""A depth, counted in forks, and consecutive places without a fork."""


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


def places_on_every_path(edges: Edges, start: str, end: str) -> tuple[str, ...]:
    """Returns the places that are on every path from start to end, in order."""
    order = _in_order(edges, start)
    to: dict[str, int] = {start: 1}
    for place in order:
        for neighbour in edges[place]:
            to[neighbour] = to.get(neighbour, 0) + to[place]
    onward: dict[str, int] = {end: 1}
    for place in reversed(order):
        onward[place] = onward.get(place, 0) + sum(onward[neighbour] for neighbour in edges[place])
    return tuple(place for place in order if to[place] * onward[place] == to[end])


def _in_order(edges: Edges, start: str) -> list[str]:
    """Returns the places that can be reached from the start, in topological order."""
    order: list[str] = []
    ready, left = [start], _before(edges)
    while ready:
        place = ready.pop()
        order.append(place)
        for neighbour in edges[place]:
            left[neighbour] -= 1
            if not left[neighbour]:
                ready.append(neighbour)
    return order


def _before(edges: Edges) -> dict[str, int]:
    """Returns the number of predecessors of each place."""
    before = dict.fromkeys(edges, 0)
    for following in edges.values():
        for neighbour in following:
            before[neighbour] += 1
    return before


def paths_between_common(edges: Edges, start: str, common: Sequence[str]) -> tuple[Chain, ...]:
    """Returns the paths from a place to the next places in `common`, cut where they fork or meet."""
    return tuple(_chains(edges, start, set(common), _before(edges), set(), 0))


def _chains(
    edges: Edges, start: str, common: set[str], before: Mapping[str, int], seen: set[str], depth: int
) -> Iterator[Chain]:
    for neighbour in edges[start]:
        if neighbour in common or neighbour in seen:
            continue
        chain = [neighbour]
        while len(following := edges[chain[-1]]) == 1 and following[0] not in common:
            if before[following[0]] > 1:
                break
            chain.append(following[0])
        seen.update(chain)
        yield depth, tuple(chain)
        yield from _chains(edges, chain[-1], common, before, seen, depth + 1)
