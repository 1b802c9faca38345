"""Whole games with random players end by the rules."""

import random

import pytest

import gwt


def play_out(game: gwt.Game, seed: int) -> gwt.Game:
    """Plays random options to the end."""
    choose = random.Random(seed)
    while not game.over:
        game.play(choose.choice(game.options))
    return game


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(10))
def test_a_random_game_ends_with_the_token_at_a_player(players, seed):
    game = play_out(gwt.new_game(players=players, seed=seed, listen=False), seed)

    assert [player.token for player in game.state.players].count(True) == 1
