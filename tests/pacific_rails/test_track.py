"""Laying track: no legal play is lost, none is offered that cannot be brought to an end."""

import random

import pytest

import gwt
from gwt.games.pacific_rails.verbs.track import LayTrack
from tests.pacific_rails.grid import BASE
from tests.pacific_rails.invariants import MOST_OPTIONS

WINDOW = 7
"""Columns of the map that are kept, so that all routes can be listed."""


def small_game(dice: random.Random, *, dense: bool = False) -> gwt.Game:
    """A corner of the map with some track and buildings on it, and a locomotive in it.

    If it is `dense`, there is much track, each city has a station, and only few tiles are at hand.
    """
    game = gwt.new_game(2, dice.randrange(1000), game="pacific-rails", listen=False)
    while game.state.agenda[-1][2] == "setup":
        game.play(dice.choice(game.options))
    table = game.state
    near = {place for place in BASE.at if in_window(place)}
    spaces = sorted(near & table.board.tile_of.keys())
    for place in dice.sample(spaces, len(spaces) * 2 // 3 if dense else dice.randrange(16)):
        table.lay_track(place, table.board.tile_of[place])
    cities = sorted(near & set(table.board.cities))
    for buildings in (table.stations, table.telegraphs):
        for city in dice.sample(cities, dice.randrange(len(cities) // 2 + 1)):
            seat = dice.randrange(2)
            if seat not in (table.stations.get(city), table.telegraphs.get(city)):
                table.put_building(buildings, city, seat)
    player = table.players[0]
    player.cargo = {good: dice.randrange(3) for good in player.cargo}
    if dense:
        for city in cities:
            if city not in table.stations:
                table.put_building(table.stations, city, 1)
        player.cargo = dict.fromkeys(player.cargo, 0)
        player.cargo[dice.choice(list(table.board.tiles))] = dice.randrange(1, 3)
    starts = [place for place in near if place in cities or place in table.board.starts["west"]]
    player.locomotives = {"west": dice.choice(sorted(starts)), "east": "r0c20"}
    if dice.random() < 0.2:
        player.houses = dict.fromkeys(player.houses, 0)
    if dice.random() < 0.2:
        player.telegraphs = 0
    table.seat = 0
    table.agenda = [(0, LayTrack((), ""), "town-centre")]
    game.restart_here()
    return game


@pytest.fixture(autouse=True, scope="module")
def window():
    """The board, on which only the spaces in the window can be entered for a while."""
    board = gwt.new_game(2, 1, game="pacific-rails").state.board
    whole = board.near
    board.near = {
        place: tuple(filter(in_window, around)) if in_window(place) else ()
        for place, around in whole.items()
    }
    yield
    board.near = whole


def in_window(place: str) -> bool:
    down, right = map(int, place[1:].split("c"))
    return right < WINDOW and down < 6


def all_plays(game: gwt.Game) -> set[tuple[tuple[str, ...], str]]:
    """Every route and building that the rules allow, found by trying all simple ways."""
    table = game.state
    player = table.players[0]
    start = player.locomotives["west"]
    found = set()
    for route in BASE.routes(start, table.track, player.cargo):
        city = route[-1]
        if any(not in_window(place) for place in route):
            continue
        new = [place for place in route if BASE.at[place] in ".h~" and place not in table.track]
        if not new and (city in table.stations or city in table.telegraphs):
            continue
        if city not in table.stations and table.telegraphs.get(city) != 0 and any(player.houses.values()):
            found.add((route, "station"))
        if city not in table.telegraphs and table.stations.get(city) != 0 and player.telegraphs:
            found.add((route, "telegraph"))
    return found


def offered_plays(game: gwt.Game) -> set[tuple[tuple[str, ...], str]]:
    """The same, by following all options; a route without options would be a dead end."""
    found = set()
    ahead = [game]
    while ahead:
        here = ahead.pop()
        laying = [option for option in here.options if isinstance(option, LayTrack)]
        assert len(laying) <= MOST_OPTIONS
        assert laying or here is game, f"a dead end:\n{here.decision}"
        for option in laying:
            following = here.copy()
            following.play(option)
            steps = [step for step in (option, *following.forced) if isinstance(step, LayTrack)]
            if steps[-1].building:
                found.add((steps[-1].route, steps[-1].building))
            else:
                assert following.state.agenda[-1][1] == steps[-1], f"{steps[-1]} leads nowhere"
                ahead.append(following)
    return {(route, building) for route, building in found if route[0] != "r0c20"}


@pytest.mark.parametrize("seed", range(50))
def test_every_legal_connection_is_offered_and_no_other(seed):
    game = small_game(random.Random(seed))

    assert offered_plays(game) == all_plays(game)


def test_the_small_maps_have_connections_of_all_kinds():
    """Or the test above would prove little."""
    plays = [play for seed in range(50) for play in all_plays(small_game(random.Random(seed)))]

    assert len(plays) > 500
    assert {building for _, building in plays} == {"station", "telegraph"}
    assert max(len(route) for route, _ in plays) > 10


@pytest.mark.parametrize("seed", range(40))
def test_a_detour_is_found_wherever_there_is_one(seed):
    """On dense track with few tiles, where all cities are connected and old track leads to them."""
    game = small_game(random.Random(seed), dense=True)

    assert offered_plays(game) == all_plays(game)
