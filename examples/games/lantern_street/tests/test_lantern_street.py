"""Scenarios of Lantern Street, and whole games, through every face and by themselves."""

import random

import pytest
from lantern_street import GAME

import gwt
from gwt import sdk, testing

SCENARIOS = [one for file in sdk.scenario_files(GAME.packs) for one in sdk.read_scenarios(file)]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: one.name)
def test_the_scenarios_hold(scenario):
    assert sdk.run_scenario(scenario, GAME.packs / GAME.pack) == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_hold_through_every_face(players):
    played = testing.play(testing.Plan(GAME.name, players=players, seed=players, share=0.1))

    assert not played.failures, played.failures[0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_of_random_choices_end_and_lose_no_card(players):
    for seed in range(20):
        game, choose = gwt.new_game(players, seed, game=GAME.name), random.Random(seed)
        while not game.over:
            game.play(choose.choice(game.options))
        stalls = game.state.board.stalls
        cards = [*game.state.deck, *game.state.market]
        for player in game.state.players:
            cards += [*player.hand, *player.street]
            assert player.silver >= 0
            assert len(set(player.street)) == len(player.street)
        assert set(cards) <= set(stalls)
        assert len(cards) <= len(stalls) * game.state.board.street.copies[players]


def test_a_seat_knows_no_other_hand():
    game = gwt.new_game(2, 3, game=GAME.name)

    assert len({str(game.determinize(0, seed).state.players[1].hand) for seed in range(9)}) > 1
