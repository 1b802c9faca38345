"""Everything public of `gwt.research` can be given to another process."""

import inspect
import pickle
from copy import deepcopy

import numpy as np
import pytest

import gwt
from gwt import research
from gwt.research import envs

GAME = gwt.new_game(players=2, seed=1)
for _ in range(20):
    GAME.play(GAME.options[0])


NAMES = [name for name in dir(research) if name[0] != "_" and name != "openspiel"]
"""What `gwt.research` has for others; OpenSpiel is not among the libraries of the tests."""


def stepped(env, action=0):
    env.reset(seed=1)
    env.step(action)
    return env


def tables():
    made = research.VectorTables(2)
    made.step(made.reset(seed=1).masks.argmax(1))
    return made


def expert():
    player = research.ExpertPlayer(rng=1, simulations=1)
    player.begin(GAME, GAME.seat, 1)
    player.choose(GAME)
    return player


def seen(value):
    """What a value says to whoever uses it."""
    match value:
        case envs.TableEnv():
            return seen(value.observe("seat_1")), value.game.record()
        case envs.SeatEnv() | envs.TablesEnv():
            return seen(value.step(0 if isinstance(value, envs.SeatEnv) else [0, 0]))
        case research.VectorTables():
            return seen(value.step([0, 0])), value.version
        case research.Observer():
            return value.dense(GAME, 0), value.sparse(GAME, 1), value.labels
        case research.ActionEncoder():
            return value.features(GAME.options), value.codes(GAME.options)
        case research.ExpertPlayer():
            return [str(value.choose(GAME)) for _ in range(2)]
        case dict():
            return {key: seen(part) for key, part in value.items()}
        case tuple() | list():
            return [seen(part) for part in value]
        case np.ndarray():
            return value.tolist()
        case research.Backend():
            return vars(value)["_name"]
    return repr(value)


MADE = {
    "Observer": lambda: research.Observer(GAME),
    "Observer, compact": lambda: research.Observer(GAME, "compact"),
    "Actions": lambda: research.ActionEncoder(GAME),
    "ExpertPlayer": expert,
    "VectorTables": tables,
    "TableEnv": lambda: stepped(envs.TableEnv(players=2)),
    "TableEnv with options": lambda: stepped(envs.TableEnv(players=2, options=True)),
    "SeatEnv": lambda: stepped(envs.SeatEnv(players=2)),
    "SeatEnv against greedy": lambda: stepped(envs.SeatEnv(players=2, opponents="greedy")),
    "TablesEnv": lambda: stepped(envs.TablesEnv(2), [0, 0]),
    "Backend": lambda: research.Backend("loky"),
    "analyse": lambda: list(research.analyse(GAME, simulations=1, since=len(GAME.history) - 1)),
    "Contest": lambda: research.Contest(("random",)),
    "Collection": lambda: research.CollectionPlan(),
    "Calibration": lambda: research.Calibration(),
}


@pytest.mark.parametrize("make", MADE.values(), ids=MADE)
def test_what_another_process_gets_is_what_was_given(make):
    value = make()
    copies = pickle.loads(pickle.dumps(value)), deepcopy(value)

    before = seen(value)
    assert [seen(copy) for copy in copies] == [before, before]


@pytest.mark.parametrize("name", NAMES)
def test_a_public_name_is_known_elsewhere(name):
    value = getattr(research, name)

    if not inspect.ismodule(value):
        assert pickle.loads(pickle.dumps(value)) is value or not callable(value)


def test_tables_in_processes_of_their_own_cannot_be_copied():
    with (
        research.VectorTables(2, processes=2) as parted,
        pytest.raises(gwt.UsageError, match="cannot be copied"),
    ):
        pickle.dumps(parted)
