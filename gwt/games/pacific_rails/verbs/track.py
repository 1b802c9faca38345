"""Laying track along a route, and its points."""

from collections.abc import Sequence

from gwt import dsl, kernel
from gwt.common.points import add_points
from gwt.games.pacific_rails.model import events, state
from gwt.games.pacific_rails.verbs import routes
from gwt.games.pacific_rails.verbs.buildings import BuildStation, BuildTelegraph


@dsl.verb("'lay track'", narrow="'lay track' via {route} ['to build' {building:BUILDING}]")
class LayTrack(dsl.Effect):
    """Lay track along a route from an own locomotive, which grows space by space.

    It ends in a city with a building; only then is track laid where there is none yet.
    """

    as_cost = dsl.Cost("the cargo")
    route: tuple[str, ...] = ()
    building: str = ""


@dsl.verb("'place locomotive'", narrow="'place locomotive' on {space:place}")
class PlaceLocomotive(dsl.Effect):
    """Place a locomotive on a start space of an edge without an own locomotive."""

    space: str = ""


EXCLUSIVE_STARTS = "exclusive-starts"
"""The ruling that two locomotives may not start on one space (1.14)."""

# --- locomotives -------------------------------------------------------------------------------------


def _starts(table: state.Table, seat: int, effect: PlaceLocomotive) -> kernel.Options:
    if effect.space:
        return kernel.DO_IT
    taken: set[str] = set()
    if EXCLUSIVE_STARTS in table.rules.rulings:
        taken = {place for player in table.players for place in player.locomotives.values()}
    locomotives = table.players[seat].locomotives
    return [
        PlaceLocomotive(place)
        for edge, places in table.board.starts.items()
        if edge not in locomotives
        for place in places
        if place not in taken
    ]


def _place(table: state.Table, seat: int, effect: PlaceLocomotive, cause: str) -> None:
    table.players[seat].locomotives[table.board.edge_of[effect.space]] = effect.space
    table.emit(events.LocomotivePlaced, seat, cause, effect.space)


# --- routes ------------------------------------------------------------------------------------------


def _options(table: state.Table, seat: int, effect: LayTrack) -> kernel.Options:
    if effect.building:
        return kernel.DO_IT
    route = effect.route
    if not route:
        places = dict.fromkeys(place for _, place in sorted(table.players[seat].locomotives.items()))
        return [LayTrack((place,), "") for place in places if routes.next_spaces(table, seat, (place,))]
    options: list[dsl.Effect] = [
        LayTrack((*route, place), "") for place in routes.next_spaces(table, seat, route)
    ]
    return options + [LayTrack(route, building) for building in routes.route_endings(table, seat, route)]


def _lay(table: state.Table, seat: int, effect: LayTrack, cause: str) -> None:
    """Completes a route: tiles, own points, others' points, line, building, locomotive (5.13)."""
    board, route, city = table.board, effect.route, effect.route[-1]
    laid = routes.new_spaces(table, route)
    first = not routes.is_connected(table, city)
    cargo = table.players[seat].cargo
    for place in laid:
        cargo[board.tile_of[place]] -= 1
        table.lay_track(place, board.tile_of[place])
    table.emit(events.TrackLaid, seat, cause, tuple(laid))
    add_points(table, seat, _points(table, city, laid, first), cause)
    _pay_owners(table, seat, route, cause)
    if table.across is None and laid and is_across(table):
        table.across = seat
        table.emit(events.LineCompleted, seat, cause)
        add_points(table, seat, board.map.points.across, cause)
    _move(table, seat, route, cause)
    building = BuildStation(city, "") if effect.building == routes.STATION else BuildTelegraph(city)
    kernel.push(table, seat, (building,), cause)


def _points(table: state.Table, city: str, laid: Sequence[str], first: bool) -> int:
    points = table.board.map.points
    short = _most_new(table, city, set(laid)) if first and laid else 0
    return points.shortest * short + points.other * (len(laid) - short)


def _most_new(table: state.Table, city: str, new: set[str]) -> int:
    """The new tiles on the shortest path over track to any other city or start space.

    Of several shortest paths, it is the one with the most of them (5.8).
    """
    near, track, tile_of = table.board.near, table.track, table.board.tile_of
    seen = {city}
    level = {city: 0}
    while level:
        if any(end not in tile_of and end != city for current in level for end in near[current]):
            return max(
                many
                for current, many in level.items()
                if any(end not in tile_of and end != city for end in near[current])
            )
        following: dict[str, int] = {}
        for current, many in level.items():
            for neighbour in near[current]:
                if neighbour in track and neighbour not in seen:
                    following[neighbour] = max(following.get(neighbour, 0), many + (neighbour in new))
        seen |= following.keys()
        level = following
    return 0


def _pay_owners(table: state.Table, seat: int, route: routes.Route, cause: str) -> None:
    """Gives points to the owner of each building on the route, except where it started (5.10)."""
    for city in route[1:]:
        for buildings in (table.stations, table.telegraphs):
            owner = buildings.get(city, seat)
            if owner != seat:
                add_points(table, owner, table.board.map.points.passed, cause)


def is_across(table: state.Table) -> bool:
    """Whether track and cities make one chain from a start space of each edge to one of another (6.1)."""
    board = table.board
    first, *others = board.starts.values()
    reached = set(first)
    ahead = list(first)
    for current in ahead:
        for neighbour in board.near[current]:
            if neighbour not in reached and (neighbour in table.track or neighbour not in board.tile_of):
                reached.add(neighbour)
                # A start space is the end of a line, not a place to pass.
                if neighbour not in board.edge_of:
                    ahead.append(neighbour)
    return any(place in reached for starts in others for place in starts)


def _move(table: state.Table, seat: int, route: routes.Route, cause: str) -> None:
    """Moves the locomotive of a route; if both are in one place, either may move."""
    locomotives = table.players[seat].locomotives
    # If both are in one place, it is always the same one, so that the order of placing does not matter.
    edge = min(edge for edge, place in locomotives.items() if place == route[0])
    locomotives[edge] = route[-1]
    table.emit(events.LocomotiveMoved, seat, cause, route[0], route[-1])


VERBS: kernel.Verbs[state.Table] = kernel.Verbs()
VERBS[PlaceLocomotive] = kernel.Verb(_place, can=kernel.always_possible, options=_starts)
VERBS[LayTrack] = kernel.Verb(_lay, options=_options, listed=_options)
