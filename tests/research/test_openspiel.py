"""The game of OpenSpiel without OpenSpiel, which is large: a stand-in for what it inherits.

`tests/peers` plays it with the real one.
"""

import importlib
import sys
from copy import copy
from types import SimpleNamespace
from unittest.mock import MagicMock

import pytest


class Game:
    def __init__(self, *given):
        self.given = given


class State:
    def __init__(self, game):
        pass


@pytest.fixture
def state(monkeypatch):
    """A state before the seed is drawn."""
    stand_in = MagicMock(Game=Game, State=State, PlayerId=SimpleNamespace(CHANCE=-1, TERMINAL=-4))
    monkeypatch.setitem(sys.modules, "pyspiel", stand_in)
    monkeypatch.delitem(sys.modules, "gwt.research.openspiel", raising=False)
    yield importlib.import_module("gwt.research.openspiel").OpenSpielGame().new_initial_state()
    # It was made with the stand-in.
    del sys.modules["gwt.research.openspiel"]


def test_strings_are_those_of_the_player_who_chooses_unless_another_is_named(state):
    """OpenSpiel's own IS-MCTS asks for them without a player."""
    state._apply_action(3)
    for action in (0, 0, 0):
        state._apply_action(action)
        player = state.current_player()

        assert state.observation_string() == state.observation_string(player)
        assert state.information_state_string() == state.information_state_string(player)
        assert state.observation_string(player) != state.observation_string(1 - player)


def test_the_past_is_the_same_whether_somebody_asked_in_between_or_not(state):
    asked = copy(state)
    for choice in (3, *[0] * 30):
        for other in (state, asked):
            other._apply_action(choice)
        asked.information_state_string()

    assert not state._past.game.history
    for seat in (0, 1):
        assert state.information_state_string(seat) == asked.information_state_string(seat)


def test_there_is_no_such_player_at_a_chance_node(state):
    for ask in (state.observation_string, state.information_state_string):
        with pytest.raises(RuntimeError, match="expected player >= 0, found -1"):
            ask()


def test_an_action_that_is_no_option_is_refused(state):
    state._apply_action(3)
    for action in (-1, len(state.game.options)):
        with pytest.raises(RuntimeError, match="expected an action from 0 to"):
            state._apply_action(action)
