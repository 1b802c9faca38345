"""The suite of OpenSpiel, and its own searches; `tests/peers/run.sh` runs it."""

import random

import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts

import gwt.research.openspiel


def middle(players=2, choices=60, seed=3, **wanted):
    """A state after some choices."""
    game = pyspiel.load_game("python_gwt", {"players": players, **wanted})
    state, dice = game.new_initial_state(), random.Random(seed)
    state.apply_action(seed)
    for _ in range(choices):
        state.apply_action(dice.choice(state.legal_actions()))
    return game, state


@pytest.mark.parametrize(
    ("params", "serialize"),
    [({"players": 2}, True), ({"players": 4}, False), ({"players": 2, "game": "pacific-rails"}, True)],
    ids=str,
)
def test_random_games_keep_to_the_rules_of_openspiel(params, serialize):
    pyspiel.random_sim_test(pyspiel.load_game("python_gwt", params), 1, serialize, False)


class PartOfTheTreeTest(api_test.EnforceAPIOnPartialTreeBase):
    """OpenSpiel's own checks of what a game says, on some hundred states of its tree."""

    game_name = "python_gwt"
    game = pyspiel.load_game(game_name, {"players": 2})


def test_a_clone_goes_its_own_way():
    _, state = middle()
    before = str(state)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])

    assert str(state) == before != str(clone)


def test_resampling_keeps_what_the_seat_knows_and_changes_the_rest():
    _, state = middle()
    seat = state.current_player()
    other = state.resample_from_infostate(seat, random.Random(1).random)

    assert other.information_state_string(seat) == state.information_state_string(seat)
    assert other.game.state != state.game.state


def test_the_information_state_remembers_what_the_seat_has_chosen():
    """Two ways to what looks the same now are told apart by the seat that went them."""
    _, state = middle(choices=0)
    seat = state.current_player()
    start = state.information_state_string(seat)
    state.apply_action(0)
    while state.current_player() != seat:
        state.apply_action(0)

    assert state.information_state_string(seat).split()[0] != start.split()[0]


def test_the_tensor_is_the_observation():
    game, state = middle()
    observer = game.make_py_observer()
    observer.set_from(state, 0)

    assert observer.tensor.tolist() == list(game.observer.dense(state.game, 0))
    assert observer.dict["own.money"][0] == state.game.state.players[0].money
    assert len(game.new_initial_state().chance_outcomes()) == gwt.research.openspiel.DEALS


def test_the_searches_of_openspiel_play():
    game, state = middle()
    evaluator = mcts.RandomRolloutEvaluator(1)
    for bot in (
        mcts.MCTSBot(game, 2, 10, evaluator, random_state=None),
        ismcts.ISMCTSBot(game, evaluator, 2, 10),
    ):
        assert bot.step(state) in state.legal_actions()


def test_an_action_that_is_no_option_is_refused():
    _, state = middle()
    with pytest.raises(RuntimeError, match="expected an action from 0 to"):
        state.apply_action(len(state.legal_actions()))
