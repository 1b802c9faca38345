"""Estimates what a position is worth to a seat.

The unit is points: those of the scoring if the game ended now, and those that goods, specialists and so
on will still bring. The latter shrink as the line from edge to edge grows; in the last round only the
former are left.
How many they are is given by weights, which a file of the game's content holds
(`gwt.spec.valuation_weights`).
"""

from collections import deque
from collections.abc import Callable, Mapping, Sequence

from attrs import frozen

from gwt import common, dsl, kernel, memory_cache
from gwt.common.goods import surplus_of
from gwt.games.pacific_rails.flow.turns import is_last_round, last_turn_by_limit
from gwt.games.pacific_rails.model.board import Board
from gwt.games.pacific_rails.model.state import Player, Table
from gwt.games.pacific_rails.verbs import buildings, congress, routes, track, train


@frozen(eq=False)
class Weights:
    """The points that each thing will bring, at the start of the game."""

    resource: float
    """For each resource, which becomes a tile, a building or a specialist."""
    tile: float
    """For each tile until it is laid; at the end it scores a point in the cargo."""
    enough: float
    """The number of each resource and tile that counts; more of the same is worth nothing."""
    specialist: float
    """For a specialist on the first wagon; on the n-th wagon it is n times that."""
    lobbyist: float
    """The worth of one who acts in congress."""
    upgrade: float
    """For an upgrade on the first wagon; on the n-th wagon it is n times that."""
    wagon: float
    """For a wagon: room for specialists and cargo."""
    yields: float
    """For each further resource that a row yields, or that a house in a district adds."""
    hat: float
    house: float
    office: float
    """For a house or an office on the player board, which can still become a building on the map."""
    building: float
    """For a building about to be built: its points, its wagon, and the way it opens to further cities."""
    prospect: float
    missing: float
    """For the next building after that, and less for each tile that it still needs."""
    conversion: float
    """The part of a missing tile that counts as missing if there is a resource to make it."""
    line: float
    """For each tile of the line from edge to edge; the player who completes it gets points."""
    fade: float
    """The rate at which what is not points yet loses its worth: the exponent of the time left."""


LAST = 0.4
"""The time left when the line lacks only its last tile, which may still take some turns."""
LATE = 3.0
"""With a limit of rounds, the time left shrinks in the last third of them."""
TRIPS = 12
"""The maximum number of trips considered, those with the fewest tiles."""


AT_THE_END = ("goal point", "track tile")
"""The counts that score by the state at the end of the game, and may still change in every turn."""


def valuation_of_weights(weights: Weights) -> Callable[[Table, int], Callable[[Table], float]]:
    """Returns the valuation with these weights.

    It takes a state and a seat, and returns a function that estimates later states with the time that is
    left now. With that of each state itself, no player would ever bring the end of the game nearer.
    """
    return lambda table, seat: _Valuation(weights, table, seat).worth


class _Valuation:
    """Estimates the states that may follow from one, for a seat."""

    def __init__(self, weights: Weights, table: Table, seat: int) -> None:
        self._weights, self._seat = weights, seat
        self._left = time_left(table)
        self._fade: float = self._left**weights.fade
        self._known: dict[tuple[object, ...], list[Tiles]] = {}
        self._seen: dict[tuple[object, ...], float] = {}

    def worth(self, state: Table) -> float:
        """The points that a later state is worth."""
        # Choices in another order mostly lead to states that differ in nothing that counts here.
        key = _key(state)
        estimate = self._seen.get(key)
        if estimate is None:
            estimate = self._seen[key] = self._estimate(state)
        return estimate

    def _estimate(self, state: Table) -> float:
        seat, weights = self._seat, self._weights
        key = _on_the_map(state, seat)
        if key not in self._known:
            self._known[key] = _trips(state, seat)
        points = _line(weights, state, seat)
        for category in state.board.scoring.categories:
            sure = 1 - self._left if category.score.count.kind in AT_THE_END else 1
            points += sure * kernel.as_number(state, seat, category.score)
        means = _means(weights, state, seat) + _next_building(weights, state, seat, self._known[key])
        means += sum(_to_come(weights, state, task) for task in state.agenda if task[0] == seat)
        return points + self._fade * means


def _key(table: Table) -> tuple[object, ...]:
    """The key of the cache of a search: all that an estimate of one of its states depends on."""
    return (
        tuple(map(_owned, table.players)),
        tuple(table.track),
        tuple(table.stations.items()),
        tuple(table.telegraphs.items()),
        tuple(table.houses.items()),
        tuple(table.workers.items()),
        tuple(table.on_top.items()),
        table.lobby,
        table.lowered,
        table.across,
        tuple(table.agenda),
    )


def _owned(player: Player) -> tuple[object, ...]:
    return (
        tuple(player.cargo.values()),
        tuple(player.houses.values()),
        player.telegraphs,
        player.hats,
        player.points,
        player.wagons,
        player.train,
        player.upgrades,
        tuple(player.locomotives.values()),
    )


def time_left(table: Table) -> float:
    """From 1 at the start to 0 in the last round, as the line from edge to edge or the rounds go."""
    if is_last_round(table):
        return 0.0
    board, limit = table.board, last_turn_by_limit(table)
    whole, now = (_lacking(board, frozenset(track)) for track in ((), table.track))
    by_line = LAST + (1 - LAST) * now / whole if whole else 1.0
    return min(by_line, LATE * (1 - table.turn / limit)) if limit else by_line


@memory_cache.bounded_cache(1000)
def _lacking(board: Board, track: frozenset[str]) -> int:
    """The number of tiles missing between the start spaces of one edge and those of another."""
    first, *_ = board.starts.values()
    reached, ahead = dict.fromkeys(first, 0), deque(first)
    best = len(board.tile_of)
    while ahead:
        current = ahead.popleft()
        far = reached[current]
        if far >= best:
            continue
        if current in board.edge_of and current not in first:
            best = far
        else:
            for neighbour in board.near[current]:
                step = far + (neighbour in board.tile_of and neighbour not in track)
                if step < reached.get(neighbour, step + 1):
                    reached[neighbour] = step
                    (ahead.append if step > far else ahead.appendleft)(neighbour)
    return best


# --- what can be made of what there is ---------------------------------------------------------------


def _means(weights: Weights, table: Table, seat: int) -> float:
    player, board = table.players[seat], table.board
    lobbying = _lobbyists(board)
    makers = lobbyists = 0
    for level, kind in zip(board.slot_wagon, player.train, strict=False):
        if kind in lobbying:
            lobbyists += level
        else:
            makers += level
    houses = sum(owners.count(seat) for owners in table.houses.values())
    return (
        weights.resource * sum(min(player.cargo[good], weights.enough) for good in board.resources)
        + weights.tile * sum(min(player.cargo[good], weights.enough) for good in board.tiles)
        + weights.specialist * makers
        + weights.lobbyist * lobbyists
        + weights.upgrade * sum(range(1, len(player.upgrades) + 1))
        + weights.wagon * player.wagons
        + weights.yields * (_yields(board, player) + houses)
        + weights.hat * player.hats
        + weights.house * sum(player.houses.values())
        + weights.office * player.telegraphs
    )


def _yields(board: Board, player: Player) -> int:
    rows = board.player_board.rows
    return sum(rows[board.slots - houses].yields for houses in player.houses.values())


def _to_come(weights: Weights, table: Table, task: kernel.Task) -> float:
    """The worth of a task on the agenda, which has been paid for."""
    seat, effect, _ = task
    player, board = table.players[seat], table.board
    match effect:
        case common.ScorePoints(int(points)):
            return points
        case train.AddUpgrade():
            return weights.upgrade * (len(player.upgrades) + 1)
        case train.Hire() if effect.free and len(player.train) < len(board.slot_wagon):
            return weights.specialist * board.slot_wagon[len(player.train)]
        case buildings.BuildHouse():
            return 2 * weights.yields - weights.house
        case buildings.BuildStation() | buildings.BuildTelegraph():
            return weights.building
        case common.ReturnSurplus():
            return -weights.resource * max(0, surplus_of(table, seat))
    return 0.0


@memory_cache.bounded_cache(8)
def _lobbyists(board: Board) -> frozenset[str]:
    """The specialists who act in congress."""
    specialists = board.specialists.values()
    return frozenset(kind.id for kind in specialists if dsl.contains_effect(kind.action, congress.Lobby))


# --- the map -----------------------------------------------------------------------------------------

Tiles = tuple[int, ...]
"""The number of tiles of each type."""


def _route(table: Table, seat: int) -> Sequence[str]:
    """The spaces of the route that a seat is laying, which can always be completed."""
    task = table.agenda[-1] if table.agenda else None
    if task is None or task[0] != seat or not isinstance(task[1], track.LayTrack):
        return ()
    return task[1].route


def _line(weights: Weights, table: Table, seat: int) -> float:
    """The worth of the line from edge to edge, with the tiles about to be laid."""
    if table.across is not None:
        return 0.0
    laid = frozenset((*table.track, *routes.new_spaces(table, _route(table, seat))))
    lacking = _lacking(table.board, laid)
    return -weights.line * lacking if lacking else table.board.map.points.across


def _on_the_map(table: Table, seat: int) -> tuple[object, ...]:
    """A cache key: everything on the map that matters for a seat."""
    player = table.players[seat]
    return (
        tuple(table.track),
        tuple(table.stations.items()),
        tuple(table.telegraphs.items()),
        tuple(player.locomotives.values()),
        player.telegraphs > 0,
        any(player.houses.values()),
    )


def _trips(table: Table, seat: int) -> list[Tiles]:
    """The shortest ways from the own locomotives to cities where the seat can build, as their tiles."""
    trips: set[Tiles] = set()
    for start in set(table.players[seat].locomotives.values()):
        tiles = _ways_from(table, start)
        for city in table.board.cities:
            new = city in tiles and (any(tiles[city]) or not routes.is_connected(table, city))
            if new and city != start and routes.buildable_buildings(table, seat, city):
                trips.add(tiles[city])
    return sorted(trips, key=lambda trip: (sum(trip), trip))[:TRIPS]


def _ways_from(table: Table, start: str) -> dict[str, Tiles]:
    """The tiles to lay on a way to each space, on a way with the fewest of them."""
    board, track = table.board, table.track
    reached, ahead = {start: (0,) * len(board.tiles)}, deque([start])
    while ahead:
        current = ahead.popleft()
        tiles = reached[current]
        if current in board.edge_of and current != start:
            continue
        for neighbour in board.near[current]:
            free = neighbour in track or neighbour not in board.type_of
            more = tiles if free else _one_more(tiles, board.type_of[neighbour])
            if neighbour not in reached or sum(more) < sum(reached[neighbour]):
                reached[neighbour] = more
                (ahead.appendleft if free else ahead.append)(neighbour)
    return reached


def _one_more(tiles: Tiles, kind: int) -> Tiles:
    return (*tiles[:kind], tiles[kind] + 1, *tiles[kind + 1 :])


def _next_building(weights: Weights, table: Table, seat: int, trips: Sequence[Tiles]) -> float:
    """The worth of the next building, for certain if it is about to be reached."""
    route = _route(table, seat)
    if route:
        return weights.building + len(routes.new_spaces(table, route))
    cargo, made_of = table.players[seat].cargo, _made_of(table.board)
    have = [(cargo[tile], cargo[made_of[tile]] if tile in made_of else 0) for tile in table.board.tiles]
    missing = min((_missing(weights, trip, have) for trip in trips), default=weights.prospect)
    return max(0.0, weights.prospect - weights.missing * missing)


def _missing(weights: Weights, trip: Tiles, have: Sequence[tuple[int, int]]) -> float:
    """The tiles missing for a trip; `have` gives the tiles of each type, and the resources to make them."""
    missing = 0.0
    for needed, (tiles, resources) in zip(trip, have, strict=True):
        if needed > tiles:
            converted = min(resources, needed - tiles)
            missing += needed - tiles - converted * (1 - weights.conversion)
    return missing


@memory_cache.bounded_cache(8)
def _made_of(board: Board) -> Mapping[str, str]:
    """The resource from which a specialist makes each tile."""
    made_of = {}
    for specialist in board.specialists.values():
        match specialist.action:
            case dsl.Exchange(common.Pay(((resource, _),)), common.Gain(((tile, _),))):
                made_of[tile] = resource
    return made_of
