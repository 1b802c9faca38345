"""Whole games of Lantern Street, through every face and by themselves; `gwt test` runs its scenarios."""

import random

import pytest
from lantern_street import GAME

import gwt
from gwt import testing


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_hold_through_every_face(players):
    played = testing.play(testing.Plan(GAME.name, players=players, seed=players, share=0.1))

    assert not played.failures, played.failures[0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_street_has_a_stall_twice_and_no_silver_is_owed(players):
    for seed in range(20):
        game, choose = gwt.new_game(players, seed, game=GAME.name), random.Random(seed)
        while not game.over:
            game.play(choose.choice(game.options))
        for player in game.state.players:
            assert player.silver >= 0
            assert len(set(player.street)) == len(player.street)
