"""Whole games, hidden cards and saved games of Lantern Street; its scenarios are run by `gwt test`."""

import random

import pytest
from lantern_street import GAME

import gwt
from gwt.sdk import read_scenarios, run_scenario, scenario_files

SCENARIOS = [one for file in scenario_files(GAME.packs) for one in read_scenarios(file)]


def random_game(players, seed):
    game, choose = gwt.new_game(players, seed, game=GAME.name), random.Random(seed)
    while not game.over:
        yield game
        game.play(choose.choice(game.options))
    yield game


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: one.name)
def test_the_scenarios_hold(scenario):
    assert run_scenario(scenario, GAME.packs / GAME.pack) == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_of_random_choices_end_and_lose_no_card(players):
    for seed in range(20):
        *_, game = random_game(players, seed)
        stalls = game.state.board.stalls
        cards = [*game.state.deck, *game.state.market]
        for player in game.state.players:
            cards += [*player.hand, *player.street]
            assert player.silver >= 0
            assert len(set(player.street)) == len(player.street)
        assert set(cards) <= set(stalls)
        assert len(cards) <= len(stalls) * game.state.board.street.copies[players]


def test_every_option_is_read_back_from_its_text():
    for game in random_game(3, 7):
        assert [game.pack.parser.effect(str(option)) for option in game.options] == list(game.options)


@pytest.mark.parametrize("seed", range(5))
def test_a_seat_cannot_tell_its_game_from_one_that_is_dealt_anew(seed):
    for at, game in enumerate(random_game(3, seed)):
        if at % 10 == 0:
            seat = at % 3
            other = game.determinize(seat, at)
            assert other.view(seat) == game.view(seat)
    hands = {str(game.determinize(0, other).state.players[1].hand) for other in range(9)}
    assert len(hands) > 1 or len(game.state.players[1].hand) < 2


def test_a_game_is_saved_and_goes_on_where_it_stood(tmp_path):
    game = next(game for at, game in enumerate(random_game(2, 3)) if at == 30)
    game.save(tmp_path / "own.gwt")
    again = gwt.load_game(tmp_path / "own.gwt", strict=True)

    assert (again.state, again.options) == (game.state, game.options)
    assert gwt.from_position(game.position()).state == game.state
