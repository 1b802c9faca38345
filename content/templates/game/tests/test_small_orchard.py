"""Whole games of Small Orchard; its scenarios are run by `gwt test`."""

import random

import gwt
import pytest

from small_orchard import GAME


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(10))
def test_a_game_of_random_choices_ends_and_loses_no_card(players, seed):
    game, choose = gwt.new_game(players, seed, game=GAME.name), random.Random(seed)
    while not game.over:
        game.play(choose.choice(game.options))

    copies = {one.id: one.copies for one in game.state.board.cards.values()}
    taken = [card for player in game.state.players for card in player.cards]
    assert {one: taken.count(one) for one in copies} == copies
