"""Building houses in the districts, and stations and telegraph offices on the map."""

from collections.abc import Iterator

from gwt import dsl, kernel
from gwt.common.points import add_points
from gwt.games.pacific_rails.model import events, state
from gwt.games.pacific_rails.verbs.train import gain_wagon


@dsl.verb("'build house'", narrow="'build house' in {district} ['from row' {row:resource}]")
class BuildHouse(dsl.Effect):
    """Build the leftmost house of a row of the player board in a building slot of a district."""

    as_cost = dsl.Cost("the houses")
    district: str = ""
    row: str = ""


@dsl.verb("'build station'", narrow="'build station' in {city:place} ['from row' {row:resource}]")
class BuildStation(dsl.Effect):
    """Build a station in a city beside track, or in the one just reached."""

    as_cost = dsl.Cost("the houses")
    reward_mode = dsl.RewardMode.WHOLLY
    city: str = ""
    row: str = ""


@dsl.verb("'build telegraph'", narrow="'build telegraph' in {city:place}")
class BuildTelegraph(dsl.Effect):
    """Build a telegraph office in a city with another player's station, or in the one just reached."""

    as_cost = dsl.Cost("the telegraph offices")
    reward_mode = dsl.RewardMode.WHOLLY
    city: str = ""


@dsl.verb("'open slot'", narrow="'open slot' 'in row' {row:resource}")
class OpenSlot(dsl.Effect):
    """Open one more slot of a row before the first turn."""

    row: str = ""


# --- rows of the player board ------------------------------------------------------------------------


def _rows(table: state.Table, seat: int) -> list[str]:
    """The rows with a house; the leftmost house of a row always leaves first (2.1)."""
    return [row for row, houses in table.players[seat].houses.items() if houses]


def _slots_to_open(table: state.Table, seat: int, effect: OpenSlot) -> kernel.Options:
    return kernel.DO_IT if effect.row else [OpenSlot(row) for row in table.board.resources]


def _open_slot(table: state.Table, seat: int, effect: OpenSlot, cause: str) -> None:
    """Opens the slot, and fills all other rows."""
    for row in table.board.resources:
        if row != effect.row:
            table.players[seat].houses[row] += 1
    table.emit(events.SlotOpened, seat, cause, effect.row)


# --- houses in districts -----------------------------------------------------------------------------


def _sites(table: state.Table) -> list[str]:
    """The districts with an empty building slot."""
    districts = table.board.districts
    return [
        id for id in table.board.building_districts if len(table.houses.get(id, ())) < districts[id].slots
    ]


def _can_build_house(table: state.Table, seat: int, effect: BuildHouse) -> bool:
    return bool(_rows(table, seat)) and bool(effect.district or _sites(table))


def _house_options(table: state.Table, seat: int, effect: BuildHouse) -> kernel.Options:
    if effect.row:
        return kernel.DO_IT
    rows = _rows(table, seat)
    if effect.district:
        return [BuildHouse(effect.district, row) for row in rows]
    return [BuildHouse(district, "") for district in _sites(table)] if rows else ()


def _build_house(table: state.Table, seat: int, effect: BuildHouse, cause: str) -> None:
    table.players[seat].houses[effect.row] -= 1
    table.houses[effect.district] = (*table.houses.get(effect.district, ()), seat)
    table.emit(events.HouseBuilt, seat, cause, effect.district, effect.row)


# --- cities ------------------------------------------------------------------------------------------


def may_have_station(table: state.Table, seat: int, city: str) -> bool:
    """Whether a city has no station, and the seat has no telegraph office there."""
    return city not in table.stations and table.telegraphs.get(city) != seat


def may_have_telegraph(table: state.Table, seat: int, city: str) -> bool:
    return city not in table.telegraphs and table.stations.get(city) != seat


def _beside_track(table: state.Table, seat: int) -> Iterator[str]:
    """Yields the cities where a station can be built without a trip: those beside track."""
    free: tuple[str, ...] | None = table.found.get("beside track")
    if free is None:
        near, stations, track = table.board.near, table.stations, table.track
        free = tuple(
            city
            for city in table.board.cities
            if city not in stations and any(neighbour in track for neighbour in near[city])
        )
        table.found["beside track"] = free
    yield from (city for city in free if table.telegraphs.get(city) != seat)


def _can_build_station(table: state.Table, seat: int, effect: BuildStation) -> bool:
    if not _rows(table, seat):
        return False
    return bool(effect.city) or next(_beside_track(table, seat), None) is not None


def _station_options(table: state.Table, seat: int, effect: BuildStation) -> kernel.Options:
    if effect.row:
        return kernel.DO_IT
    rows = _rows(table, seat)
    if effect.city:
        return [BuildStation(effect.city, row) for row in rows]
    return [BuildStation(city, "") for city in _beside_track(table, seat)] if rows else ()


def _build_station(table: state.Table, seat: int, effect: BuildStation, cause: str) -> None:
    table.players[seat].houses[effect.row] -= 1
    table.put_building(table.stations, effect.city, seat)
    table.emit(events.StationBuilt, seat, cause, effect.city, effect.row)
    gain_wagon(table, seat, effect.city)


def _with_opponents(table: state.Table, seat: int) -> Iterator[str]:
    """Yields the cities for a telegraph without a trip: those with another player's station."""
    for city in sorted(table.stations):
        if may_have_telegraph(table, seat, city):
            yield city


def _can_build_telegraph(table: state.Table, seat: int, effect: BuildTelegraph) -> bool:
    if not table.players[seat].telegraphs:
        return False
    return bool(effect.city) or next(_with_opponents(table, seat), None) is not None


def _telegraph_options(table: state.Table, seat: int, effect: BuildTelegraph) -> kernel.Options:
    if effect.city:
        return kernel.DO_IT
    left = table.players[seat].telegraphs
    return [BuildTelegraph(city) for city in _with_opponents(table, seat)] if left else ()


def _build_telegraph(table: state.Table, seat: int, effect: BuildTelegraph, cause: str) -> None:
    """Builds the lowest office of the player board, and scores its slot."""
    player, slots = table.players[seat], table.board.player_board.telegraphs
    points = slots[len(slots) - player.telegraphs].points
    player.telegraphs -= 1
    table.put_building(table.telegraphs, effect.city, seat)
    table.emit(events.TelegraphBuilt, seat, cause, effect.city)
    add_points(table, seat, points, cause)


VERBS: kernel.Verbs[state.Table] = kernel.Verbs()
VERBS[OpenSlot] = kernel.Verb(_open_slot, can=kernel.always_possible, options=_slots_to_open)
VERBS[BuildHouse] = kernel.Verb(_build_house, can=_can_build_house, options=_house_options)
VERBS[BuildStation] = kernel.Verb(_build_station, can=_can_build_station, options=_station_options)
VERBS[BuildTelegraph] = kernel.Verb(_build_telegraph, can=_can_build_telegraph, options=_telegraph_options)
