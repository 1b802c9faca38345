"""Finds the spaces to which a route may go on: those from which it can still be completed.

A route is a simple path from the place of a locomotive. It runs over track, through cities and over
spaces for which there is a tile in the cargo, and ends in a city where something can be built.
"""

from collections.abc import Collection, Iterator, Sequence
from operator import ge

from gwt.games.pacific_rails.table.state import Table
from gwt.games.pacific_rails.verbs.buildings import may_have_station, may_have_telegraph

STATION, TELEGRAPH = "station", "telegraph"


Tiles = tuple[int, ...]
"""The number of tiles in the cargo, by type in the order of the pack."""
Route = tuple[str, ...]


def new_spaces(table: Table, route: Sequence[str]) -> list[str]:
    """The spaces of a route where track is still to be laid."""
    tile_of, track = table.board.tile_of, table.track
    return [place for place in route if place in tile_of and place not in track]


def buildable(table: Table, seat: int, city: str) -> list[str]:
    """The buildings that a seat may put into a city at the end of a route."""
    player = table.players[seat]
    found = []
    if any(player.houses.values()) and may_have_station(table, seat, city):
        found.append(STATION)
    if player.telegraphs and may_have_telegraph(table, seat, city):
        found.append(TELEGRAPH)
    return found


def is_connected(table: Table, city: str) -> bool:
    """Whether a city has a building."""
    return city in table.stations or city in table.telegraphs


def endings(table: Table, seat: int, route: Route) -> list[str]:
    """The buildings that a route may end with where it is now.

    A city that already has a building counts only if a tile is laid (5.4), and the city where
    the locomotive stands is none (5.5).
    """
    city = route[-1]
    if len(route) < 2 or table.board.terrain[city].kind != "city":
        return []
    if is_connected(table, city) and not new_spaces(table, route):
        return []
    return buildable(table, seat, city)


def ways_on(table: Table, seat: int, route: Route) -> tuple[str, ...]:
    """The next spaces from which the route can be completed, or which complete it."""
    player = table.players[seat]
    have = tuple([player.cargo[tile] for tile in table.board.tiles])
    key = (seat, route, have, any(player.houses.values()), player.telegraphs > 0)
    known: tuple[str, ...] | None = table.found.get(key)
    if known is None:
        known = table.found[key] = tuple(_Search(table, seat, route, have).ways())
    return known


def _targets(table: Table, seat: int) -> tuple[frozenset[str], frozenset[str]]:
    """The cities where a seat can build something, and those of them that have no building yet."""
    player = table.players[seat]
    key = (seat, any(player.houses.values()), player.telegraphs > 0)
    known: tuple[frozenset[str], frozenset[str]] | None = table.found.get(key)
    if known is None:
        targets = [city for city in table.board.cities if buildable(table, seat, city)]
        new = (city for city in targets if not is_connected(table, city))
        known = table.found[key] = (frozenset(targets), frozenset(new))
    return known


class _Search:
    """A search for the spaces to which one route may go on."""

    def __init__(self, table: Table, seat: int, route: Route, have: Tiles) -> None:
        board = table.board
        self.near, self.edges, self.type_of = board.near, board.edge_of, board.type_of
        self.track = table.track
        self.route = route
        laid = new_spaces(table, route)
        left = list(have)
        for place in laid:
            left[self.type_of[place]] -= 1
        self.left = tuple(left)
        self.has_laid = bool(laid)
        targets, unconnected = _targets(table, seat)
        self.targets, self.unconnected = targets.difference(route), unconnected.difference(route)

    def ways(self) -> Iterator[str]:
        blocked = frozenset(self.route)
        for there, left in self._next(self.route[-1], self.left, blocked):
            laid = self.has_laid or left is not self.left
            if laid:
                if there in self.targets or self._reaches(there, left, blocked, self.targets):
                    yield there
            elif there in self.unconnected or self._reaches_newly(there, blocked | {there}):
                yield there

    def _next(self, here: str, left: Tiles, blocked: Collection[str]) -> Iterator[tuple[str, Tiles]]:
        """Yields the adjacent spaces that a route may enter, each with the tiles left then.

        It is the object `left` itself if no tile is laid.
        """
        for there in self.near[here]:
            if there in blocked or there in self.edges:
                continue
            kind = self.type_of.get(there)
            if kind is None or there in self.track:
                yield there, left
            elif left[kind]:
                yield there, (*left[:kind], left[kind] - 1, *left[kind + 1 :])

    def _reached(
        self, start: str, left: Tiles, blocked: Collection[str], targets: Collection[str]
    ) -> Iterator[str]:
        """Yields the targets that any path from a space reaches, without passing another target.

        The path need not be simple: without its loops it is, and needs no more tiles.
        """
        seen: dict[str, list[Tiles]] = {start: [left]}
        ahead = [(start, left)]
        for here, at_hand in ahead:
            for there, rest in self._next(here, at_hand, blocked):
                if there in targets:
                    yield there
                    continue
                known = seen.setdefault(there, [])
                if rest not in known and not any(all(map(ge, other, rest)) for other in known):
                    known.append(rest)
                    ahead.append((there, rest))

    def _reaches(self, start: str, left: Tiles, blocked: Collection[str], targets: Collection[str]) -> bool:
        return next(self._reached(start, left, blocked, targets), None) is not None

    def _reaches_newly(self, start: str, visited: frozenset[str]) -> bool:
        """Checks a route without new track, which must lay some unless it reaches a new city."""
        region = self._over_track(start, visited)
        if not self.unconnected.isdisjoint(region):
            return True
        # A city that cannot be reached over track alone takes a tile in any case.
        if self._reaches(start, self.left, visited, self.targets - region):
            return True
        cities = self.targets & region - {start}
        return bool(cities) and self._detours(start, cities, region, visited)

    def _over_track(self, start: str, blocked: Collection[str]) -> frozenset[str]:
        """The spaces that can be reached from a space over existing track."""
        found, ahead = {start}, [start]
        for here in ahead:
            for there in self.near[here]:
                if (
                    there not in found
                    and there not in blocked
                    and there not in self.edges
                    and (there in self.track or there not in self.type_of)
                ):
                    found.add(there)
                    ahead.append(there)
        return frozenset(found)

    # --- detours -------------------------------------------------------------------------------------

    def _detours(
        self, start: str, cities: frozenset[str], region: frozenset[str], visited: frozenset[str]
    ) -> bool:
        """Whether new track can be part of a simple way to a city to which old track leads, too.

        Here loops matter, as the way that is left without them may be without the new track.
        One piece of new track from `x` to `y` is enough if there are ways over old track from the start
        to one of them and from the other to a city that have no space in common; and if there is any
        simple way with new track, then there is one with a single piece of it.
        By Menger's theorem there are such ways unless both `x` and `y` lie behind one and the same
        space, seen from the start and the cities.
        """
        gates: dict[str, str] | None = None
        for x in region:
            for y in self._bridged(x, region, visited):
                if gates is None:
                    gates = self._gates(start, cities, region)
                if gates.get(x, x) != gates.get(y, y):
                    return True
        return False

    def _bridged(self, x: str, region: frozenset[str], visited: frozenset[str]) -> Iterator[str]:
        """Yields the other spaces of a region that new track outside of it can connect with `x`."""
        for there, left in self._next(x, self.left, visited):
            if there not in region:
                yield from self._reached(there, left, visited | {x}, region - {x})

    def _gates(self, start: str, cities: frozenset[str], region: frozenset[str]) -> dict[str, str]:
        """Maps each space behind an articulation point (seen from start and cities) to the outermost one.

        A depth-first search for the articulation points of a graph in which one more node is beside
        all of the cities.
        """
        order: dict[str, int] = {}
        low: dict[str, int] = {}
        gates: dict[str, str] = {}

        def visit(here: str) -> tuple[list[str], bool]:
            """Returns the nodes visited from here on, and whether the additional node is among them."""
            order[here] = low[here] = len(order)
            found, has_end = [here], here == _END
            around = cities if here == _END else self.near[here] + (_END,) * (here in cities)
            for there in around:
                if there in order:
                    low[here] = min(low[here], order[there])
                elif there in region or there == _END:
                    behind, ends = visit(there)
                    if low[there] >= order[here] and not ends:
                        gates.update(dict.fromkeys(behind, here))
                    low[here] = min(low[here], low[there])
                    found += behind
                    has_end = has_end or ends
            return found, has_end

        visit(start)
        return gates


_END = ""
"""The additional node, adjacent to all cities where a route may end."""
