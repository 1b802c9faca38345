"""What holds in every state of every game of Pacific Rails Inc.

What is impossible is listed by the game itself, as for positions; here is what another reading says.
`check` is for any decision; `check_pieces` is the cheap part, for many games."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import gwt
from gwt.common import MOST_HELD
from gwt.common.effects import Score
from gwt.dsl.effects import walk_effect
from gwt.games.pacific_rails.model.state import Table
from gwt.games.pacific_rails.verbs.track import LayTrack
from tests.holding import assert_none, decision
from tests.pacific_rails.grid import BASE, TILES

MOST_OPTIONS = 200


def check(game: gwt.Game) -> None:
    """Asserts that the state of a game is possible, and everything below for its decision."""
    check_pieces(game)
    assert_none(game, list(decision(game, MOST_OPTIONS)))


def check_pieces(game: gwt.Game) -> None:
    """Asserts that no piece has come or gone and that every piece is where it may be."""
    impossible = [str(one) for one in game.kind.play.find_inconsistencies(game.state)]
    assert_none(game, [*impossible, *_map(game.state)])


def _map(table: Table) -> Iterator[str]:
    """What the map allows, read from the YAML once more."""
    for place, tile in table.track.items():
        if TILES.get(BASE.at[place]) != tile:
            yield f"a {tile} lies on '{BASE.at[place]}' at {place}"
    for city in (*table.stations, *table.telegraphs):
        if BASE.at[city] != "C":
            yield f"there is a building at {city}, which is no city"
    if (table.across is not None) != BASE.is_crossed(table.track):
        yield f"the map is crossed by seat {table.across}"


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
    # Nobody has more than the most, however much a pack lets points grow.
    expected = Counter(
        {at: min(points, MOST_HELD - before.players[at].points) for at, points in expected.items()}
    )
    gained = Counter(
        {at: player.points - before.players[at].points for at, player in enumerate(after.players)}
    )
    # What a pack lets follow, or triggers, may score as well, and is done at once.
    tasks = [task for _, task, _ in before.agenda[:-1]] + [one.when for one in after.board.triggers]
    follows = any(isinstance(part, Score) for task in tasks for part in walk_effect(task))
    if +gained != +expected and not (follows and gained >= expected):
        yield f"{option} has scored {+gained}, not {+expected}"
