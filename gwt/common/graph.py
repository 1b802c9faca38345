"""Functions on directed acyclic graphs of places."""

from collections.abc import Iterator, Mapping, Sequence

Ways = Mapping[str, Sequence[str]]
"""The successors of each place."""
Chain = tuple[int, tuple[str, ...]]
"""A depth, counted in forks, and consecutive places without a fork."""


def leads_back(ways: Ways, place: str) -> bool:
    """Whether there is a cycle through a place."""
    return place in ahead(ways, place)


def ahead(ways: Ways, place: str) -> set[str]:
    """Returns every place that can be reached from a place."""
    seen: set[str] = set()
    here = list(ways[place])
    while here:
        one = here.pop()
        if one not in seen:
            seen.add(one)
            here.extend(ways[one])
    return seen


def trunk(ways: Ways, start: str, end: str) -> tuple[str, ...]:
    """Returns the places that are on every path from start to end, in order."""
    order = _in_order(ways, start)
    to: dict[str, int] = {start: 1}
    for place in order:
        for one in ways[place]:
            to[one] = to.get(one, 0) + to[place]
    onward: dict[str, int] = {end: 1}
    for place in reversed(order):
        onward[place] = onward.get(place, 0) + sum(onward[one] for one in ways[place])
    return tuple(place for place in order if to[place] * onward[place] == to[end])


def _in_order(ways: Ways, start: str) -> list[str]:
    """Returns the places that can be reached from the start, in topological order."""
    order: list[str] = []
    ready, left = [start], _before(ways)
    while ready:
        place = ready.pop()
        order.append(place)
        for one in ways[place]:
            left[one] -= 1
            if not left[one]:
                ready.append(one)
    return order


def _before(ways: Ways) -> dict[str, int]:
    """Returns the number of predecessors of each place."""
    before = dict.fromkeys(ways, 0)
    for following in ways.values():
        for one in following:
            before[one] += 1
    return before


def chains(ways: Ways, start: str, common: Sequence[str]) -> tuple[Chain, ...]:
    """Returns the paths from a place to the next places in `common`, cut where they fork or meet."""
    return tuple(_chains(ways, start, set(common), _before(ways), set(), 0))


def _chains(
    ways: Ways, start: str, common: set[str], before: Mapping[str, int], seen: set[str], depth: int
) -> Iterator[Chain]:
    for one in ways[start]:
        if one in common or one in seen:
            continue
        way = [one]
        while len(following := ways[way[-1]]) == 1 and following[0] not in common:
            if before[following[0]] > 1:
                break
            way.append(following[0])
        seen.update(way)
        yield depth, tuple(way)
        yield from _chains(ways, way[-1], common, before, seen, depth + 1)
