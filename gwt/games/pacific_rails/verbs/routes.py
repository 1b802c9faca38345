"""Finds the spaces to which a route may go on: those from which it can still be completed.

A route is a simple path from the place of a locomotive. It runs over track, through cities and over
spaces for which there is a tile in the cargo, and ends in a city where something can be built.
"""

from collections.abc import Collection, Iterator, Sequence
from operator import ge

from gwt.games.pacific_rails.model.state import Table
from gwt.games.pacific_rails.verbs.buildings import may_have_station, may_have_telegraph

STATION, TELEGRAPH = "station", "telegraph"


Tiles = tuple[int, ...]
"""The number of tiles in the cargo, by type in the order of the pack."""
Route = tuple[str, ...]


def new_spaces(table: Table, route: Sequence[str]) -> list[str]:
    """The spaces of a route where track is still to be laid."""
    tile_of, track = table.board.tile_of, table.track
    return [place for place in route if place in tile_of and place not in track]


def buildable_buildings(table: Table, seat: int, city: str) -> list[str]:
    """The buildings that a seat may put into a city at the end of a route."""
    player = table.players[seat]
    buildings = []
    if any(player.houses.values()) and may_have_station(table, seat, city):
        buildings.append(STATION)
    if player.telegraphs and may_have_telegraph(table, seat, city):
        buildings.append(TELEGRAPH)
    return buildings


def is_connected(table: Table, city: str) -> bool:
    """Whether a city has a building."""
    return city in table.stations or city in table.telegraphs


def route_endings(table: Table, seat: int, route: Route) -> list[str]:
    """The buildings that a route may end with where it is now.

    A city that already has a building counts only if a tile is laid (5.4), and the city where
    the locomotive stands is none (5.5).
    """
    city = route[-1]
    if len(route) < 2 or table.board.terrain[city].kind != "city":
        return []
    if is_connected(table, city) and not new_spaces(table, route):
        return []
    return buildable_buildings(table, seat, city)


def next_spaces(table: Table, seat: int, route: Route) -> tuple[str, ...]:
    """The next spaces from which the route can be completed, or which complete it."""
    player = table.players[seat]
    have = tuple([player.cargo[tile] for tile in table.board.tiles])
    key = (seat, route, have, any(player.houses.values()), player.telegraphs > 0)
    cached: tuple[str, ...] | None = table.found.get(key)
    if cached is None:
        cached = table.found[key] = tuple(_Search(table, seat, route, have).ways())
    return cached


def _targets(table: Table, seat: int) -> tuple[frozenset[str], frozenset[str]]:
    """The cities where a seat can build something, and those of them that have no building yet."""
    player = table.players[seat]
    key = (seat, any(player.houses.values()), player.telegraphs > 0)
    cached: tuple[frozenset[str], frozenset[str]] | None = table.found.get(key)
    if cached is None:
        targets = [city for city in table.board.cities if buildable_buildings(table, seat, city)]
        new = (city for city in targets if not is_connected(table, city))
        cached = table.found[key] = (frozenset(targets), frozenset(new))
    return cached


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
        for neighbour, left in self._next(self.route[-1], self.left, blocked):
            laid = self.has_laid or left is not self.left
            if laid:
                if neighbour in self.targets or self._reaches(neighbour, left, blocked, self.targets):
                    yield neighbour
            elif neighbour in self.unconnected or self._reaches_newly(neighbour, blocked | {neighbour}):
                yield neighbour

    def _next(self, current: str, left: Tiles, blocked: Collection[str]) -> Iterator[tuple[str, Tiles]]:
        """Yields the adjacent spaces that a route may enter, each with the tiles left then.

        It is the object `left` itself if no tile is laid.
        """
        for neighbour in self.near[current]:
            if neighbour in blocked or neighbour in self.edges:
                continue
            kind = self.type_of.get(neighbour)
            if kind is None or neighbour in self.track:
                yield neighbour, left
            elif left[kind]:
                yield neighbour, (*left[:kind], left[kind] - 1, *left[kind + 1 :])

    def _reached(
        self, start: str, left: Tiles, blocked: Collection[str], targets: Collection[str]
    ) -> Iterator[str]:
        """Yields the targets that any path from a space reaches, without passing another target.

        The path need not be simple: without its loops it is, and needs no more tiles.
        """
        seen: dict[str, list[Tiles]] = {start: [left]}
        ahead = [(start, left)]
        for current, at_hand in ahead:
            for neighbour, rest in self._next(current, at_hand, blocked):
                if neighbour in targets:
                    yield neighbour
                    continue
                fronts = seen.setdefault(neighbour, [])
                if rest not in fronts and not any(all(map(ge, other, rest)) for other in fronts):
                    fronts.append(rest)
                    ahead.append((neighbour, rest))

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
        reached, ahead = {start}, [start]
        for current in ahead:
            for neighbour in self.near[current]:
                if (
                    neighbour not in reached
                    and neighbour not in blocked
                    and neighbour not in self.edges
                    and (neighbour in self.track or neighbour not in self.type_of)
                ):
                    reached.add(neighbour)
                    ahead.append(neighbour)
        return frozenset(reached)

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
        for neighbour, left in self._next(x, self.left, visited):
            if neighbour not in region:
                yield from self._reached(neighbour, left, visited | {x}, region - {x})

    def _gates(self, start: str, cities: frozenset[str], region: frozenset[str]) -> dict[str, str]:
        """Maps each space behind an articulation point (seen from start and cities) to the outermost one.

        A depth-first search for the articulation points of a graph in which one more node is beside
        all of the cities.
        """
        order: dict[str, int] = {}
        low: dict[str, int] = {}
        gates: dict[str, str] = {}

        def visit(current: str) -> tuple[list[str], bool]:
            """Returns the nodes visited from here on, and whether the additional node is among them."""
            order[current] = low[current] = len(order)
            visited, has_end = [current], current == _END
            around = cities if current == _END else self.near[current] + (_END,) * (current in cities)
            for neighbour in around:
                if neighbour in order:
                    low[current] = min(low[current], order[neighbour])
                elif neighbour in region or neighbour == _END:
                    behind, ends = visit(neighbour)
                    if low[neighbour] >= order[current] and not ends:
                        gates.update(dict.fromkeys(behind, current))
                    low[current] = min(low[current], low[neighbour])
                    visited += behind
                    has_end = has_end or ends
            return visited, has_end

        visit(start)
        return gates


_END = ""
"""The additional node, adjacent to all cities where a route may end."""
