"""What holds in every state of every game of Pacific Rails Inc.

`check` is for any decision; `check_pieces` is the cheap part, for many games."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import gwt
from gwt.games.pacific_rails.effects import LayTrack, OpenSlot, ReturnSurplus
from gwt.games.pacific_rails.setup import tokens
from gwt.games.pacific_rails.state import Table
from tests.holding import assert_none, decision
from tests.pacific_rails.grid import BASE, TILES

MOST_OPTIONS = 200


def check(game: gwt.Game) -> None:
    """Asserts everything below for the state of a game and for its decision."""
    assert_none(game, [*_pieces(game.state), *_places(game.state), *decision(game, MOST_OPTIONS)])


def check_pieces(game: gwt.Game) -> None:
    """Asserts that no piece has come or gone and that every piece is where it may be."""
    assert_none(game, [*_pieces(game.state), *_places(game.state)])


# --- conservation ------------------------------------------------------------------------------------


def _pieces(table: Table) -> Iterator[str]:
    board, players = table.board, table.players
    laid = Counter(table.track.values())
    for good in board.goods.values():
        there = table.supply[good.id] + laid[good.id] + sum(player.cargo[good.id] for player in players)
        if there != good.pieces or min(player.cargo[good.id] for player in players) < 0:
            yield f"there are {there} of {good.pieces} {good.id}"
    for kind in board.specialists.values():
        there = table.specialists[kind.id] + sum(player.train.count(kind.id) for player in players)
        if there != tokens(kind.tokens, len(players)):
            yield f"there are {there} specialists {kind.id}"
    for one in board.upgrades.values():
        there = table.upgrades[one.id] + sum(player.upgrades.count(one.id) for player in players)
        if there != tokens(one.tokens, len(players)):
            yield f"there are {there} upgrades {one.id}"
    if table.hats + sum(player.hats for player in players) != board.player_board.hats.pieces:
        yield "hats have come or gone"
    asked = {seat for seat, effect, _ in table.agenda if isinstance(effect, OpenSlot)}
    for seat, player in enumerate(players):
        placed = list(table.workers.values()).count(seat) + list(table.on_top.values()).count(seat)
        if player.workers + placed != board.player_board.workers[len(players)]:
            yield f"seat {seat} has {player.workers} workers and {placed} on the board"
        offices = list(table.telegraphs.values()).count(seat)
        if player.telegraphs + offices != len(board.player_board.telegraphs):
            yield f"seat {seat} has {player.telegraphs} telegraph offices and {offices} on the map"
        houses = sum(player.houses.values()) + list(table.stations.values()).count(seat)
        houses += sum(owners.count(seat) for owners in table.houses.values())
        if houses != board.player_board.houses and not (seat in asked and houses == 8):
            yield f"seat {seat} has {houses} houses"


# --- places ------------------------------------------------------------------------------------------


def _places(table: Table) -> Iterator[str]:
    board = table.board
    for seat, player in enumerate(table.players):
        returning = any(who == seat and isinstance(what, ReturnSurplus) for who, what, _ in table.agenda)
        if sum(player.cargo.values()) > 6 + 3 * player.wagons and not returning:
            yield f"the cargo of seat {seat} is over its limit"
        if not 0 <= player.hats <= 2:
            yield f"seat {seat} has {player.hats} hats"
        if not all(0 <= houses <= 3 for houses in player.houses.values()):
            yield f"seat {seat} has rows of {player.houses}"
        if player.wagons != min(3, list(table.stations.values()).count(seat)):
            yield f"seat {seat} has {player.wagons} wagons"
        if len(player.train) > 2 * player.wagons or len(player.upgrades) > player.wagons:
            yield f"seat {seat} has a train of {player.train} with {player.upgrades}"
        if [board.upgrades[one].level for one in player.upgrades] != list(
            range(1, len(player.upgrades) + 1)
        ):
            yield f"the upgrades {player.upgrades} of seat {seat} are on the wrong wagons"
    for place, tile in table.track.items():
        if TILES.get(BASE.at[place]) != tile:
            yield f"a {tile} lies on '{BASE.at[place]}' at {place}"
    for city in (*table.stations, *table.telegraphs):
        if BASE.at[city] != "C":
            yield f"there is a building at {city}, which is no city"
        if table.stations.get(city, -1) == table.telegraphs.get(city, -2):
            yield f"both buildings of {city} belong to one seat"
    for district, owners in table.houses.items():
        if len(owners) > board.districts[district].slots:
            yield f"{district} has {len(owners)} houses"
    if len(set(table.lowered)) != len(table.lowered):
        yield f"a senator is down twice: {table.lowered}"
    if (table.across is not None) != BASE.is_crossed(table.track):
        yield f"the map is crossed by seat {table.across}"
    if table.over and table.turn % len(table.players):
        yield "not all have had as many turns"


# --- connections -----------------------------------------------------------------------------------


def check_connection(before: Table, game: gwt.Game, option: LayTrack) -> None:
    """Asserts that a connection that has just been made is one by the rules, points included."""
    assert_none(game, list(_connection(before, game.state, before.agenda[-1][0], option)))


def _connection(before: Table, after: Table, seat: int, option: LayTrack) -> Iterator[str]:
    route, track = option.route, after.track
    city = route[-1]
    if len(set(route)) != len(route) or route[0] not in before.players[seat].locomotives.values():
        yield f"{route} is no way of a locomotive of seat {seat}"
    for here, there in pairwise(route):
        if there not in BASE.around(here) or BASE.at[there] in "WE":
            yield f"no way leads from {here} to {there}"
    if city not in BASE.joined(route[0], track):
        yield f"no railway leads from {route[0]} to {city}"
    new = [place for place in route if place in track and place not in before.track]
    if set(track) - set(before.track) != set(new):
        yield "tiles have been laid beside the route"
    connected = city in before.stations or city in before.telegraphs
    if connected and not new:
        yield f"{city} was connected, and nothing has been laid"
    own = len(new) if connected else BASE.points(city, track, new) if new else 0
    if after.across is not None and before.across is None:
        own += 15
    expected = Counter({seat: own})
    for passed in route[1:]:
        for buildings in (before.stations, before.telegraphs):
            if passed in buildings and buildings[passed] != seat:
                expected[buildings[passed]] += 3
    if option.building == "telegraph":
        expected[seat] += 8 - before.players[seat].telegraphs
    gained = Counter(
        {at: player.points - before.players[at].points for at, player in enumerate(after.players)}
    )
    if +gained != +expected:
        yield f"{option} has scored {+gained}, not {+expected}"
