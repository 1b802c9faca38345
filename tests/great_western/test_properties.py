"""What holds in random games: conservation, options, copies, undo, records."""

import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import gwt
from gwt.dsl.effects import Effect
from gwt.games.great_western.model.state import Player
from gwt.kernel.record import parse_record
from gwt.play.saved_games import replay_record
from tests.great_western.invariants import check
from tests.great_western.soak import SOAK
from tests.holding import explained, listed
from tests.sampling import sample

SETUPS = ("standard", "first-game")


def games(*seeds: int) -> list[Any]:
    """A game for each number of players, setup and seed; the seed also says how it is played."""
    return [
        pytest.param(players, setup, seed, id=f"{players}-{setup}-{seed}")
        for players in (2, 3, 4)
        for setup in SETUPS
        for seed in seeds
    ]


def positions(players: int, setup: str, seed: int, every: int) -> Iterator[gwt.Game]:
    """Every so many decisions of a random game, from a place that depends on the seed."""
    game, dice = SOAK.new_game(players, seed, setup), random.Random(seed)
    at = seed % every
    while not game.over:
        if at % every == 0:
            yield game
        SOAK.play(game, SOAK.chosen(game, dice, SOAK.manner(seed)))
        at += 1


@pytest.mark.parametrize("players, setup, seed", sample(games(*range(4)), 12))
def test_every_state_of_a_random_game_is_sound(players, setup, seed):
    for game in positions(players, setup, seed, every=1):
        check(game)
    check(game)


@pytest.mark.parametrize("players, setup, seed", sample(games(101, 102), 5))
def test_every_option_can_be_carried_out_to_the_end_of_the_turn(players, setup, seed):
    for game in positions(players, setup, seed, every=23):
        for option in game.options:
            for manner in SOAK.manners:
                _finish_turn(game.copy(), option, random.Random(seed), manner)


def _finish_turn(game: gwt.Game, option: Effect, dice: random.Random, manner: str) -> None:
    turn = game.state.turn
    SOAK.play(game, option)
    while not game.over and game.state.turn == turn:
        check(game)
        SOAK.play(game, SOAK.chosen(game, dice, manner))


@pytest.mark.parametrize("players, setup, seed", sample(games(305, 306), 5))
def test_undo_returns_to_an_equal_state_and_the_same_options(players, setup, seed):
    for game in positions(players, setup, seed, every=7):
        before, offered, record = game.state.copy(), list(game.options), game.record()
        for option in offered[:4]:
            SOAK.play(game, option)
            game.undo(even_reveals=True)

            assert game.state == before, explained(game)
            assert list(game.options) == offered, explained(game)
            assert game.record() == record


@pytest.mark.parametrize("players, setup, seed", games(310))
def test_what_undo_allows_has_revealed_nothing(players, setup, seed):
    """After a choice that may be taken back, no stack is shorter and the generator has not moved."""
    for game in positions(players, setup, seed, every=3):
        other = game.copy()
        SOAK.play(other, SOAK.chosen(other, random.Random(seed), SOAK.manners[0]))
        if other.can_undo:
            assert _hidden(other) == _hidden(game), f"{listed(other.history[-1:])}\n{explained(game)}"


def _hidden(game: gwt.Game) -> object:
    table = game.state
    stacks = [player.draw_stack for player in table.players]
    return table.rng, table.piles, table.cattle_stack, table.objective_stack, stacks


@pytest.mark.parametrize("players, setup, seed", sample(games(407, 408), 5))
def test_any_beginning_of_a_record_leads_to_the_state_that_was_there(players, setup, seed):
    states = [game.state.copy() for game in positions(players, setup, seed, every=1)]
    game = whole(players, setup, seed)

    for at in range(0, len(states), 53):
        replayed = replay_record(parse_record(game.record(), "evening.gwt"), to=at)
        assert replayed.state == states[at], f"after {at} choices\n{explained(game)}"


# --- the checks themselves ---------------------------------------------------------------------------


def _take_first_building(game: gwt.Game) -> None:
    table = game.state
    table.players[0].at = table.board.start
    for space in table.board.next[table.board.start]:
        del table.tiles[space]


def _spoil_options(game: gwt.Game) -> None:
    game._options = (*game.options, game.options[0])


SPOILED: dict[str, tuple[str, Callable[[gwt.Game], object]]] = {
    "a card too many": ("and the game has", lambda game: game.state.market.append(game.state.market[0])),
    "a card too few": ("and the game has", lambda game: game.state.players[0].hand.pop()),
    "a worker too many": ("and the game has", lambda game: _add_worker(game.state.players[0])),
    "a tile off the board": ("and the game has", lambda game: game.state.tiles.popitem()),
    "a building twice": (
        "which are one tile",
        lambda game: setattr(game.state.players[0], "buildings", game.state.players[0].buildings * 2),
    ),
    "a disc from nowhere": (
        "disc spaces",
        lambda game: setattr(game.state.players[1], "cities", tuple(game.state.board.cities)),
    ),
    "debts": ("found -1", lambda game: setattr(game.state.players[0], "money", -1)),
    "two engines in one place": (
        "stands there too",
        lambda game: [setattr(player, "engine", 3) for player in game.state.players],
    ),
    "an engine at the end": (
        "on the last space",
        lambda game: setattr(game.state.players[0], "engine", game.state.board.last),
    ),
    "certificates beyond the limit": (
        "disc spaces that are clear",
        lambda game: setattr(game.state.players[0], "certificates", 5),
    ),
    "a cattleman nowhere": (
        "nothing lies on",
        lambda game: setattr(game.state.players[0], "at", game.state.board.building_spaces[-1]),
    ),
    "a token of nobody": (
        "the token has left the job market",
        lambda game: setattr(game.state, "token_row", 12),
    ),
    "an option twice": ("offered twice", _spoil_options),
    "a neutral building that has gone": ("the neutral building has gone", _take_first_building),
}


def _add_worker(player: Player) -> None:
    player.workers[next(iter(player.workers))] += 1


@pytest.mark.parametrize("what", SPOILED)
def test_a_spoiled_state_is_found_out(what):
    said, spoil = SPOILED[what]
    game = SOAK.new_game(3, 1)
    check(game)
    spoil(game)

    with pytest.raises(AssertionError, match=said):
        check(game)


# --- determinism -------------------------------------------------------------------------------------


def whole(players: int, setup: str, seed: int) -> gwt.Game:
    game, dice = SOAK.new_game(players, seed, setup), random.Random(seed)
    while not game.over:
        SOAK.play(game, SOAK.chosen(game, dice, SOAK.manner(seed)))
    return game


PRINTED = """
import sys
from tests.great_western.test_properties import SETUPS, whole
for players in (2, 3, 4):
    for setup in SETUPS:
        game = whole(players, setup, 77 + players)
        sys.stdout.write(game.record() + repr(game.scores) + repr(game.state))
"""


def test_the_order_of_hashes_makes_no_difference():
    outputs = [
        subprocess.run(
            [sys.executable, "-c", PRINTED],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "4242")
    ]

    assert len(outputs[0]) > 10_000
    assert outputs[1:] == outputs[:1] * 2


def test_listening_makes_no_difference_to_the_game():
    one, other = SOAK.new_game(3, 5), SOAK.new_game(3, 5)
    other.listen = True
    dice = random.Random(5)
    while not one.over:
        option = SOAK.chosen(one, dice, SOAK.manners[0])
        SOAK.play(one, option)
        SOAK.play(other, option)
        assert one.state == other.state, explained(one)
