"""What holds in every state of every game of Great Western Trail.

`check` is for any decision; `check_pieces` is the cheap part, for many games."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache

import gwt
from gwt.dsl.effects import walk
from gwt.games.great_western.abilities import abilities
from gwt.games.great_western.board import Board
from gwt.games.great_western.effects import MoveEngineBack
from gwt.games.great_western.state import Player, Table
from gwt.games.great_western.ways import ways
from tests.holding import assert_none, decision

MOST_OPTIONS = 1000


def check(game: gwt.Game) -> None:
    """Asserts everything below for the state of a game and for its decision."""
    assert_none(game, [*_pieces(_table(game)), *_rest(_table(game)), *_hands(_table(game))])
    assert_none(game, list(decision(game, MOST_OPTIONS)))


def check_pieces(game: gwt.Game) -> None:
    """Asserts that no piece has come or gone and that every piece is where it may be."""
    assert_none(game, [*_pieces(_table(game)), *_rest(_table(game)), *_hands(_table(game))])


def check_any_pack(game: gwt.Game) -> None:
    """Asserts what `check_pieces` does, as far as it holds whatever the tiles of a pack may do."""
    assert_none(game, [*_pieces(_table(game)), *_rest(_table(game))])


def _table(game: gwt.Game) -> Table:
    assert isinstance(game.state, Table)
    return game.state


# --- conservation ------------------------------------------------------------------------------------


@cache
def _components(board: Board, players: int) -> Counter[str]:
    """Every card and tile of a game with so many players."""
    cards = board.starting_deck * players + board.market_deck
    objectives = [one.id for one in board.objectives.objectives for _ in range(one.copies)]
    tiles = [one.id for one in board.supply.tiles for number in one.piles.values() for _ in range(number)]
    return Counter([*cards, *objectives, *tiles, *board.neutral, *board.masters])


def _found(table: Table) -> Counter[str]:
    """Every card and tile on the table, private buildings not among them."""
    found: Counter[str] = Counter()
    for player in table.players:
        for cards in (player.draw_stack, player.hand, player.discard_pile, player.objectives):
            found.update(cards)
        found.update(player.hazards)
        found.update(player.teepees)
        found.update(player.masters)
        for kind, number in player.workers.items():
            found[kind] += number - 1
    for things in (table.market, table.cattle_stack, table.display, table.objective_stack, table.box):
        found.update(things)
    for tiles in (*table.piles, *table.foresight):
        found.update(tiles)
    for row in table.jobs:
        found.update(worker for worker in row if worker)
    found.update(table.tiles.values())
    found.update(table.masters.values())
    found.update(table.appointed.values())
    return found


def _pieces(table: Table) -> Iterator[str]:
    board = table.board
    private = set(board.private)
    found = _found(table)
    expected = _components(board, len(table.players))
    if wrong := {
        piece: f"{found[piece]} of {expected[piece]}"
        for piece in found.keys() | expected.keys()
        if piece not in private and found[piece] != expected[piece]
    }:
        yield f"cards or tiles have come or gone: {wrong}"
    yield from _private_buildings(table)
    for seat, player in enumerate(table.players):
        if len(player.cleared) != len(player.cities) + len(player.stations):
            yield (
                f"seat {seat} has cleared {len(player.cleared)} disc spaces for "
                f"{len(player.cities)} discs in cities and {len(player.stations)} on stations"
            )


def _private_buildings(table: Table) -> Iterator[str]:
    """Of each number every player has one tile, all of the same side: unbuilt, on the trail or replaced."""
    board = table.board
    own = [Counter(player.buildings) for player in table.players]
    for space, seat in table.owners.items():
        own[seat][table.tiles[space]] += 1
    for seat, tiles in enumerate(own):
        twice = [tile for tile, number in tiles.items() if number > 1]
        if twice:
            yield f"seat {seat} has {twice} twice"
    boxed = Counter(piece for piece in table.box if piece in board.buildings)
    total = sum(own, Counter()) + boxed
    seats = len(table.players)
    numbers = Counter(board.buildings[tile].number for tile in total)
    if set(total.values()) != {seats} or set(numbers.values()) != {1}:
        yield f"private buildings have come or gone: {dict(total)} for {seats} players"


# --- places ------------------------------------------------------------------------------------------


def _rest(table: Table) -> Iterator[str]:
    yield from _trail(table)
    yield from _markets(table)
    for seat, player in enumerate(table.players):
        for wrong in _player(table, seat, player):
            yield f"seat {seat} {wrong}"
    engines = Counter(player.engine for player in table.players if player.engine)
    if engines and max(engines.values()) > 1:
        yield f"engines share a position: {dict(engines)}"
    token = [player.token for player in table.players].count(True)
    if token != (table.token_row == len(table.jobs)):
        yield f"the token is before {token} players and on row {table.token_row}"
    if (table.last_turns is not None) != bool(token):
        yield f"{table.last_turns} turns are left, and {token} players hold the token"


def _trail(table: Table) -> Iterator[str]:
    board = table.board
    fits: dict[str, Callable[[str], bool]] = {
        "neutral": lambda tile: tile in board.neutral,
        "building": lambda tile: tile in board.private,
        "hazard": lambda tile: tile in board.tiles and board.tiles[tile].kind == "hazard",
        "trade": lambda tile: tile in board.tiles and board.tiles[tile].kind == "teepee",
    }
    for space, tile in table.tiles.items():
        kind = board.spaces[space].kind
        if kind not in fits or not fits[kind](tile):
            yield f"'{tile}' lies on '{space}', a space of kind {kind}"
        elif tile in board.tiles and board.tiles[tile].section != board.spaces[space].section:
            yield f"'{tile}' lies in another section, on '{space}'"
    if set(table.tiles) & set(board.neutral_spaces) != set(board.neutral_spaces):
        yield "a neutral building has gone"
    built = {space for space in table.tiles if board.spaces[space].kind == "building"}
    if built != set(table.owners):
        yield f"private buildings lie on {built}, owners are known of {set(table.owners)}"
    for at, steps in ((player.at, steps) for player in table.players if player.at for steps in (1, 3)):
        near = board.within(at, steps).intersection(table.tiles)
        if ways(board, near, at, steps) != ways(board, frozenset(table.tiles), at, steps):
            yield f"the tiles within {steps} steps of '{at}' do not say where they lead"


def _markets(table: Table) -> Iterator[str]:
    board, row = table.board, table.token_row
    if any(any(line) for line in table.jobs[row + 1 :]):
        yield f"a worker lies below the token, which is on row {row}"
    if row < len(table.jobs) and "" not in table.jobs[row]:
        yield f"the token is on row {row}, which is full"
    if len(table.display) > board.objectives.display:
        yield f"the display has {len(table.display)} cards"
    if len(table.display) < board.objectives.display and table.objective_stack:
        yield f"the display has {len(table.display)} cards and has not been refilled"
    if any(len(spot) > board.supply.shown for spot in table.foresight):
        yield f"foresight holds {table.foresight}"
    stations = {station.id for station in board.stations.values() if station.master}
    if set(table.masters) | set(table.appointed) != stations or set(table.masters) & set(table.appointed):
        yield f"masters are beside {set(table.masters)}, workers beside {set(table.appointed)}"


def _player(table: Table, seat: int, player: Player) -> Iterator[str]:
    board = table.board
    if player.money < 0:
        yield f"has {player.money} dollars"
    for kind, number in player.workers.items():
        if not 1 <= number <= board.workers.columns:
            yield f"has {number} workers of kind {kind}"
    limits = abilities(table, player)
    if not 0 <= player.certificates <= limits.certificates:
        yield f"has certificates at {player.certificates}, beyond the limit of {limits.certificates}"
    for name, things in (("cleared", player.cleared), ("stations", player.stations)):
        if len(set(things)) != len(things):
            yield f"has {name} twice: {things}"
    cities = [city for city in player.cities if not board.cities[city].again]
    if len(set(cities)) != len(cities):
        yield f"has delivered twice to one of {cities}"
    known, hand = Counter(player.shown) + Counter(player.secret), Counter(player.hand)
    if known - hand:
        yield f"is known to hold {known - hand}, and does not"
    yield from _cattleman(table, player)
    yield from _engine(table, seat, player)


def _hands(table: Table) -> Iterator[str]:
    """Nothing in the game leaves more cards than the hand limit at the end of a turn (ruling A30)."""
    for seat, player in enumerate(table.players):
        if len(player.hand) > abilities(table, player).hand and seat != table.seat:
            yield f"seat {seat} has {len(player.hand)} cards in hand after the turn"


def _cattleman(table: Table, player: Player) -> Iterator[str]:
    board, at = table.board, player.at
    if at is None:
        if table.turn > len(table.players):
            yield "has not entered the trail yet"
    elif (
        at not in (board.start, board.end)
        and at not in table.tiles
        and board.spaces[at].kind not in ("hazard", "trade")
    ):
        # A hazard or a teepee may be taken from under a cattleman, a building cannot.
        yield f"stands on '{at}', which is empty"


def _engine(table: Table, seat: int, player: Player) -> Iterator[str]:
    """On the last space only while it is still to move back from there."""
    board = table.board
    if not 0 <= player.engine <= board.last:
        yield f"has the engine at {player.engine}"
    if player.engine == board.last:
        pending = [effect for whose, effect, _ in table.agenda if whose == seat]
        if not any(isinstance(one, MoveEngineBack) for effect in pending for one in walk(effect)):
            yield "has left the engine on the last space"
