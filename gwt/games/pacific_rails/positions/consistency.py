"""Finds what is impossible in a state: missing or surplus pieces, wrong places, numbers out of range.

See `gwt.spec.inconsistencies` for what follows for positions.
"""

from collections.abc import Iterator, Mapping
from itertools import chain

from gwt import common, packs
from gwt.errors import count_noun
from gwt.games.pacific_rails.flow.setup import tokens_in_use
from gwt.games.pacific_rails.model.state import Player, Table
from gwt.games.pacific_rails.verbs import buildings, track
from gwt.spec import Inconsistency, Severity


def find_inconsistencies(table: Table) -> Iterator[Inconsistency]:
    """Yields everything that is impossible in a state, in the order of the keys of a position.

    If the state is too damaged to be searched, only the reason for that is given.
    """
    ranges = list(_ranges(table))
    yield from ranges
    if any(problem.severity is Severity.UNPLAYABLE for problem in ranges):
        return
    if table.over and table.turn % len(table.players):
        yield Inconsistency(("turn",), "not all have had as many turns", Severity.SHORT)
    yield from common.check_turn_order(table)
    yield from _town(table)
    yield from _congress(table)
    yield from _map(table)
    for seat, player in enumerate(table.players):
        yield from _train(table, seat, player)
        yield from _cargo(table, seat, player)
        yield from _locomotives(table, seat, player)
    yield from _shared_pieces(table)
    for seat, player in enumerate(table.players):
        yield from _own_pieces(table, seat, player)


# --- ranges ------------------------------------------------------------------------------------------


def _ranges(table: Table) -> Iterator[Inconsistency]:
    board = table.board
    yield from common.check_generator(table)
    for key, number in (("turn", table.turn), ("bonus", table.bonus), ("lobby", table.lobby)):
        yield from common.check_range((key,), number, common.MOST)
    yield from common.check_range(("reveals",), table.reveals, common.MOST)
    yield from common.check_range(("hats",), table.hats, board.player_board.hats.pieces, of="hats")
    counted: tuple[tuple[str, Mapping[str, int], Mapping[str, int]], ...] = (
        ("supply", table.supply, {good.id: good.pieces for good in board.goods.values()}),
        ("specialists", table.specialists, dict.fromkeys(board.specialists, common.MOST)),
        ("upgrades", table.upgrades, dict.fromkeys(board.upgrades, common.MOST)),
    )
    for key, numbers, most in counted:
        yield from _all_in_range((key,), numbers, most)
    for seat, player in enumerate(table.players):
        yield from _ranges_of_seat(table, seat, player)


def _ranges_of_seat(table: Table, seat: int, player: Player) -> Iterator[Inconsistency]:
    board, at_seat = table.board, ("seats", seat)
    printed = board.player_board
    goods = {good.id: good.pieces for good in board.goods.values()}
    yield from _all_in_range((*at_seat, "cargo"), player.cargo, goods)
    rows = dict.fromkeys(board.resources, board.slots)
    yield from _all_in_range((*at_seat, "houses"), player.houses, rows, Severity.UNPLAYABLE)
    workers, of = printed.workers[len(table.players)], f"workers of seat {seat + 1}"
    yield from common.check_range((*at_seat, "workers"), player.workers, workers, of=of)
    offices = len(printed.telegraphs)
    yield from common.check_range((*at_seat, "telegraphs"), player.telegraphs, offices, Severity.UNPLAYABLE)
    yield from common.check_range((*at_seat, "hats"), player.hats, printed.hats.limit)
    yield from common.check_range((*at_seat, "points"), player.points, common.MOST_HELD)
    wagons, slots, upgrades = len(board.wagons), len(board.slot_wagon), len(player.upgrades)
    yield from common.check_range((*at_seat, "wagons"), player.wagons, wagons, Severity.UNPLAYABLE)
    yield from common.check_maximum((*at_seat, "train"), len(player.train), slots, "specialists")
    yield from common.check_maximum((*at_seat, "upgrades"), upgrades, wagons, "upgrades")
    built = [(key, city) for key, cities in _buildings(table) for city in cities if cities[city] == seat]
    if len(built) >= len(board.scoring.buildings):
        message = f"seat {seat + 1} has {len(built)} buildings on the map, and a seat has"
        message += f" {len(board.scoring.buildings) - 1}"
        first, *others = built
        yield Inconsistency(first, message, Severity.UNPLAYABLE, tuple(others))


def _buildings(table: Table) -> tuple[tuple[str, Mapping[str, int]], ...]:
    return ("stations", table.stations), ("telegraphs", table.telegraphs)


def _all_in_range(
    key_path: packs.KeyPath,
    numbers: Mapping[str, int],
    most: Mapping[str, int],
    beyond: Severity = Severity.WRONG,
) -> Iterator[Inconsistency]:
    for name, limit in most.items():
        if name in numbers:
            of = _pieces(name) if key_path[-1] in ("supply", "cargo") else ""
            yield from common.check_range((*key_path, name), numbers[name], limit, beyond, of)
        else:
            yield Inconsistency((*key_path, name), "it has a number, be it 0", Severity.UNPLAYABLE)


def _pieces(good: str) -> str:
    """The message for a good with too many pieces."""
    return f"of '{good}'"


# --- town and congress -------------------------------------------------------------------------------


def _town(table: Table) -> Iterator[Inconsistency]:
    for district, owners in table.houses.items():
        slots = table.board.districts[district].slots
        if len(owners) > slots:
            message = f"expected at most {slots} houses, found {len(owners)}"
            yield Inconsistency(("houses", district), message)


def _congress(table: Table) -> Iterator[Inconsistency]:
    yield from common.check_duplicates(("lowered",), table.lowered)
    yield from common.check_duplicates(("goals",), table.goals)
    drawn, number = table.board.goals.drawn, len(table.goals)
    if number != drawn:
        weight = Severity.SHORT if number < drawn else Severity.WRONG
        yield Inconsistency(("goals",), f"expected {drawn} goals, found {number}", weight)


# --- the map -----------------------------------------------------------------------------------------


def _map(table: Table) -> Iterator[Inconsistency]:
    board = table.board
    for place, tile in table.track.items():
        expected = board.tile_of.get(place)
        if expected is None:
            kind = board.terrain[place].kind
            yield Inconsistency(("track", place), f"no track is laid on '{place}', which is a {kind}")
        elif expected != tile:
            message = f"'{place}' is a space for a {expected}, not for a {tile}"
            yield Inconsistency(("track", place), message)
    for key, owners in _buildings(table):
        for place in owners:
            if place not in board.cities:
                yield Inconsistency((key, place), f"'{place}' is no city")
    for city, owner in table.telegraphs.items():
        if table.stations.get(city) == owner:
            message = f"seat {owner + 1} has the station of '{city}', so it cannot have the other building"
            yield Inconsistency(("telegraphs", city), message, also=(("stations", city),))
    crossed = track.is_across(table)
    if crossed and table.across is None:
        message = "a line runs from edge to edge; 'across' says who has completed it"
        key_paths = [("track", place) for place in table.track]
        yield Inconsistency(("across",), message, also=tuple(key_paths))
    elif table.across is not None and not crossed:
        message = f"no line runs from edge to edge, which seat {table.across + 1} could have completed"
        yield Inconsistency(("across",), message, Severity.SHORT)


def _locomotives(table: Table, seat: int, player: Player) -> Iterator[Inconsistency]:
    """Yields an error unless a locomotive is on a start space of its edge, or in a city."""
    board = table.board
    for edge, place in player.locomotives.items():
        if place not in board.starts[edge] and place not in board.cities:
            message = f"a locomotive from the {edge} stands on a start space there or in a city"
            message += f", not on '{place}'"
            weight = Severity.SHORT if place in board.edge_of else Severity.WRONG
            yield Inconsistency(("seats", seat, "locomotives", edge), message, weight)


# --- seats -------------------------------------------------------------------------------------------


def _train(table: Table, seat: int, player: Player) -> Iterator[Inconsistency]:
    board, at_seat = table.board, ("seats", seat)
    slots, wagons = board.seats_of[player.wagons], player.wagons
    on = count_noun(wagons, "wagon")
    if len(player.train) > slots:
        message = f"expected at most {slots} specialists on {on}, found {len(player.train)}"
        yield Inconsistency((*at_seat, "train"), message, also=((*at_seat, "wagons"),))
    if len(player.upgrades) > wagons:
        message = f"expected at most {wagons} upgrades on {on}, found {len(player.upgrades)}"
        yield Inconsistency((*at_seat, "upgrades"), message, also=((*at_seat, "wagons"),))
    for at, upgrade in enumerate(player.upgrades):
        level = board.upgrades[upgrade].level
        if level != at + 1:
            message = f"'{upgrade}' is for wagon {level}, and stands on wagon {at + 1}"
            yield Inconsistency((*at_seat, "upgrades", at), message)
    gained = min(len(board.wagons), list(table.stations.values()).count(seat))
    if wagons != gained:
        message = f"its stations bring {count_noun(gained, 'wagon')}, and it has {wagons}"
        yield Inconsistency((*at_seat, "wagons"), message, Severity.SHORT)


def _cargo(table: Table, seat: int, player: Player) -> Iterator[Inconsistency]:
    limit, carried = table.board.capacity[player.wagons], sum(player.cargo.values())
    returning = any(who == seat and isinstance(what, common.ReturnSurplus) for who, what, _ in table.agenda)
    if carried > limit and not returning:
        message = f"expected at most {limit} goods on {count_noun(player.wagons, 'wagon')}, found {carried}"
        # A position that does not state the wagons may have any number of them.
        most = int(carried <= table.board.capacity[-1])
        yield Inconsistency(("seats", seat, "cargo"), message, also=(("seats", seat, "wagons"),), most=most)


# --- conservation ------------------------------------------------------------------------------------


def _shared_pieces(table: Table) -> Iterator[Inconsistency]:
    board, players = table.board, list(enumerate(table.players))
    for good in board.goods.values():
        cargo = (((("seats", seat, "cargo", good.id)), player.cargo[good.id]) for seat, player in players)
        laid = ((("track", place), 1) for place, tile in table.track.items() if tile == good.id)
        supply = ((("supply", good.id), table.supply[good.id]),)
        yield from common.check_conservation(_pieces(good.id), good.pieces, chain(cargo, laid, supply))
    for kind in board.specialists.values():
        trains = ((("seats", seat, "train"), player.train.count(kind.id)) for seat, player in players)
        stack = ((("specialists", kind.id), table.specialists[kind.id]),)
        number, what = tokens_in_use(kind.tokens, len(players)), f"specialists '{kind.id}'"
        yield from common.check_conservation(what, number, chain(trains, stack), Severity.SHORT)
    for id, upgrade in board.upgrades.items():
        wagons = ((("seats", seat, "upgrades"), player.upgrades.count(id)) for seat, player in players)
        left, number = (
            ((("upgrades", id), table.upgrades[id]),),
            tokens_in_use(upgrade.tokens, len(players)),
        )
        yield from common.check_conservation(f"upgrades '{id}'", number, chain(wagons, left))
    hats = ((("seats", seat, "hats"), player.hats) for seat, player in players)
    hats_and_supply = chain(hats, ((("hats",), table.hats),))
    yield from common.check_conservation("hats", board.player_board.hats.pieces, hats_and_supply)


def _own_pieces(table: Table, seat: int, player: Player) -> Iterator[Inconsistency]:
    printed, at_seat = table.board.player_board, ("seats", seat)
    placed = [(("workers", space), 1) for space, owner in table.workers.items() if owner == seat]
    placed += [(("on top", district), 1) for district, owner in table.on_top.items() if owner == seat]
    workers = chain(placed, (((*at_seat, "workers"), player.workers),))
    number = printed.workers[len(table.players)]
    yield from common.check_conservation(f"workers of seat {seat + 1}", number, workers, Severity.SHORT)
    offices = [(("telegraphs", city), 1) for city, owner in table.telegraphs.items() if owner == seat]
    offices_left = chain(offices, (((*at_seat, "telegraphs"), player.telegraphs),))
    number, what = len(printed.telegraphs), f"telegraph offices of seat {seat + 1}"
    yield from common.check_conservation(what, number, offices_left, Severity.SHORT)
    houses: list[tuple[packs.KeyPath, int]] = [
        (("stations", city), 1) for city, owner in table.stations.items() if owner == seat
    ]
    houses += [(("houses", district), owners.count(seat)) for district, owners in table.houses.items()]
    houses += [((*at_seat, "houses", row), left) for row, left in player.houses.items()]
    # Before the first turn each row lacks a house, as long as it is open which row is to lack one.
    open_rows = any(who == seat and isinstance(what, buildings.OpenSlot) for who, what, _ in table.agenda)
    number = printed.houses - (len(player.houses) - 1 if open_rows else 0)
    yield from common.check_conservation(f"houses of seat {seat + 1}", number, iter(houses))
