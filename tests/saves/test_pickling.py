"""States and views go to other processes, and say the same there."""

import os
import pickle
import subprocess
import sys

import pytest

import gwt
from gwt.players import RandomPlayer
from gwt.spec.registry import GAMES
from tests.test_pairs_of_worlds import PACKS


def middle(**wanted):
    game, player = gwt.new_game(players=2, seed=6, listen=False, **wanted), RandomPlayer(3)
    for _ in range(70):
        game.play(player.choose(game))
    return game


@pytest.mark.parametrize("name", GAMES)
def test_a_state_goes_on_in_the_same_way_after_it_was_pickled(name):
    game = middle(game=name)
    data = pickle.dumps(game.state)
    other = game.copy()
    other.state = pickle.loads(data)
    player, twin = RandomPlayer(9), RandomPlayer(9)

    assert len(data) < 20_000
    assert other.state == game.state
    while not game.over:
        game.play(player.choose(game))
        other.play(twin.choose(other))
    assert other.state == game.state


def test_a_copy_of_what_was_pickled_shares_nothing_that_changes():
    state = middle().state
    again = pickle.loads(pickle.dumps(state))
    copy = again.copy()
    copy.players[0].hand.clear()

    assert again == state


def test_states_that_were_pickled_share_their_rules():
    game = middle()
    one, other = (pickle.loads(pickle.dumps(each)) for each in (game.state, game.copy().state))

    assert one.rules is other.rules
    assert one.board is other.board is game.state.board


def test_a_state_of_packs_that_lie_on_each_other_is_read_again_with_them():
    game = middle(pack=PACKS / "sawmill")

    assert pickle.loads(pickle.dumps(game.state)).rules.pack.name == game.pack.name


@pytest.mark.parametrize("name", GAMES)
def test_equal_views_have_one_hash(name):
    game = middle(game=name)
    view, guess = game.view(0), game.determinize(0, 7).view(0)
    again = pickle.loads(pickle.dumps(view))

    assert view == guess == again
    assert len({view, guess, again}) == 1
    assert len({view, game.view(1)}) == 2


def test_the_hash_of_a_view_is_that_of_its_own_process_only_as_that_of_a_text_is():
    """What is kept by view in one process is not looked up in another; what is pickled is."""
    program = (
        "import pickle, sys, gwt\n"
        "state = pickle.load(sys.stdin.buffer)\n"
        "sys.stdout.write(f'{len(state.players)} {bool(state.board.cards)}')\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        input=pickle.dumps(middle().state),
        capture_output=True,
        check=True,
        env=os.environ,
    )

    assert done.stdout == b"2 True"
