"""What holds in random games: conservation, options, views."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import gwt
from gwt.dsl.effects import Effect
from tests.pacific_rails.invariants import check
from tests.pacific_rails.soak import SOAK

pytestmark = pytest.mark.in_turn


def games(*seeds: int) -> list[Any]:
    """A game for each number of players and seed; the seed also says how it is played."""
    return [pytest.param(players, seed, id=f"{players}-{seed}") for players in (2, 3, 4) for seed in seeds]


def positions(players: int, seed: int, every: int, most: int = 10**6) -> Iterator[gwt.Game]:
    """Every so many decisions of a random game, from a place that depends on the seed."""
    game, dice = SOAK.new_game(players, seed), random.Random(seed)
    at, told = seed % every, 0
    while not game.over and told < most:
        if at % every == 0:
            told += 1
            yield game
        SOAK.play(game, SOAK.chosen(game, dice, SOAK.manner(seed)))
        at += 1


@pytest.mark.parametrize("players, seed", games(*range(5, 8)))
def test_every_state_of_a_random_game_is_sound(players, seed):
    for game in positions(players, seed, every=1):
        check(game)
    check(game)


@pytest.mark.parametrize("players, seed", games(101, 105))
def test_every_option_can_be_carried_out_to_the_end_of_the_turn(players, seed):
    for game in positions(players, seed, every=47):
        for option in game.options:
            for manner in SOAK.manners[:3]:
                _finish_turn(game.copy(), option, random.Random(seed), manner)


def _finish_turn(game: gwt.Game, option: Effect, dice: random.Random, manner: str) -> None:
    turn = game.state.turn
    SOAK.play(game, option)
    while not game.over and game.state.turn == turn:
        SOAK.play(game, SOAK.chosen(game, dice, manner))


@pytest.mark.parametrize("players, seed", games(401))
def test_all_seats_see_the_same_and_nothing_is_to_be_guessed(players, seed):
    for game in positions(players, seed, every=61):
        seen = [game.view(seat).data for seat in range(players)]
        for one in seen:
            one.pop("options", None)
        assert all(one == seen[0] for one in seen)
        assert "rng" not in seen[0]

        guess = game.determinize(0, seed=7)
        assert list(guess.options) == list(game.options)
        assert guess.view(0).data == game.view(0).data


def test_what_happens_is_told():
    """Each event has its seat and cause, and changes nothing."""
    told, silent = gwt.new_game(4, 5, game=SOAK.game), gwt.new_game(4, 5, game=SOAK.game, listen=False)
    dice, kinds = random.Random(5), set()
    while not told.over:
        option = SOAK.chosen(told, dice, SOAK.manners[1])
        kinds |= {type(event).__name__ for event in told.play(option)}
        silent.play(option)

    assert silent.state == told.state
    assert kinds >= {"TurnBegan", "GoodsGained", "GoodsPaid", "TrackLaid", "StationBuilt", "GameEnded"}
