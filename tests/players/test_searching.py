"""Players who search choose by dealt games, the same each time, and play better than those below them."""

import pytest

import gwt
from gwt.players import GreedyPlayer, RandomPlayer, check_player
from gwt.research import Contest, rank_players, run_tournament
from gwt.spec.registry import GAMES

pytestmark = pytest.mark.in_turn

QUICK = "expert?simulations=6&turns=1"


@pytest.mark.parametrize("game", GAMES)
def test_a_searching_player_is_as_a_player_should_be(game):
    checked = check_player(QUICK, game=game, games=1, every=25)

    assert checked.problems == ()
    assert checked.compared > 3


def test_a_searching_player_beats_random_ones():
    _, rows = run_tournament(Contest(("random", QUICK), seed=3), 2)

    assert rank_players(rows).standings[0].name == QUICK


def middle(choices=40, **wanted):
    game, player = gwt.new_game(2, 5, listen=False, **wanted), RandomPlayer(3)
    while len(game.history) < choices or len(game.options) < 3:
        game.play(player.choose(game))
    return game


@pytest.mark.parametrize("game", GAMES)
def test_the_ranking_of_the_greedy_player_begins_with_its_choice(game):
    table = middle(game=game)
    ranked = GreedyPlayer().rank_options(table, table.options)

    assert ranked[0] == GreedyPlayer().choose(table)
    assert sorted(map(str, ranked)) == sorted(map(str, table.options))
