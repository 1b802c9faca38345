"""Tables that are stepped together show what each of them would show alone."""

import random
import re

import numpy as np
import pytest

from gwt.errors import IllegalChoice, UsageError, WorkerCrash
from gwt.research import ActionEncoder, VectorTables
from gwt.research.envs import TableEnv
from gwt.spec.registry import GAMES
from tests.test_pairs_of_worlds import PACKS

PLAYED = [{"game": name} for name in GAMES]
PLAYED += [{"pack": pack} for pack in ("second_edition", "rails_second_edition", "garth", PACKS / "ford")]


def legal(seen, dice):
    """A legal action for each table."""
    return [dice.choice(np.flatnonzero(mask)) for mask in seen.masks]


def check_alone(env, seen, table):
    """The row of a table is what the environment of one table shows."""
    alone = env.observe(env.agent_selection)

    assert seen.seats[table] == env.possible_agents.index(env.agent_selection)
    assert seen.observations[table].tobytes() == alone["observation"].tobytes()
    assert seen.masks[table].tobytes() == alone["action_mask"].tobytes()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("asked", PLAYED, ids=str)
def test_a_table_is_what_it_would_be_alone(asked, players):
    """Byte for byte, beyond the end of its game, in one of the two kinds of actions."""
    wanted = {**asked, "players": players, "actions": ("places", "codes")[players % 2]}
    tables, dice = VectorTables(2, **wanted, reward="points"), random.Random(players)
    envs = [TableEnv(**wanted, reward="points") for _ in range(2)]
    seen, ended = tables.reset(seed=5), set()
    for number, env in enumerate(envs):
        env.reset(seed=5 + number)
    for step in range(1500):
        actions = legal(seen, dice)
        agents = [env.agent_selection for env in envs]
        seen = tables.step(actions)
        for table, (env, action, agent) in enumerate(zip(envs, actions, agents, strict=True)):
            env.step(action)
            assert seen.terminations[table] == env.game.over
            assert seen.rewards[table].tolist() == list(env.rewards.values())
            if env.game.over:
                assert seen.finals[table].tobytes() == env.observe(agent)["observation"].tobytes()
                ended.add(table)
                env.reset()
            if step % 7 == 0 or ended:
                check_alone(env, seen, table)
        if len(ended) == 2:
            break
    assert len(ended) == 2
    assert tables.version == envs[0].version


def test_arrays_are_those_of_the_tables_or_those_that_are_given():
    tables, other = VectorTables(3), VectorTables(3)
    first, seen = tables.reset(seed=2), other.reset(seed=2)
    storage = np.full((2, 3, tables.size), 9, np.float32)
    masks = np.full((2, 3, tables.actions), 9, np.int8)
    for step in range(2):
        actions = seen.masks.argmax(1)
        seen = other.step(actions)
        given = tables.step(actions, observations=storage[step], masks=masks[step])
        assert given.observations is not first.observations
        assert (storage[step] == seen.observations).all() and (masks[step] == seen.masks).all()
    again = tables.step(seen.masks.argmax(1))

    assert again.observations is first.observations and again.masks is first.masks


def test_options_are_written_into_an_array_that_is_given():
    tables = VectorTables(3, options=True)
    given = np.full((3, tables.actions, tables.features), 9, np.float32)
    seen = tables.reset(seed=2, options=given)

    for table, game in enumerate(tables.games):
        rows = np.frombuffer(ActionEncoder(game).features(game.options), np.float32)
        assert seen.options[table][seen.masks[table] == 1].tobytes() == rows.tobytes()
    assert seen.options is given
    assert (given[seen.masks == 0] == 9).all()


def test_seeds_are_numbers_that_follow_or_one_for_each_table():
    one, other = VectorTables(3), VectorTables(3)
    one.reset()
    assert len({game.premise.seed for game in one.games}) == 3
    one.reset(seed=4)
    other.reset(seed=[6, 5, np.int64(4)])

    assert [game.premise.seed for game in one.games] == [4, 5, 6]
    assert [game.premise.seed for game in other.games] == [6, 5, 4]
    one.reset()
    other.reset([None, 5, None])
    seeds = [game.premise.seed for game in one.games]
    assert len({4, 5, 6, *seeds}) == 6
    assert [game.premise.seed for game in other.games] == [seeds[2], 5, seeds[0]]
    with pytest.raises(UsageError, match="expected a seed for each of 3 tables, found 2"):
        one.reset([1, 2])


@pytest.mark.parametrize("actions", ["places", "codes"])
def test_an_illegal_action_names_the_table_and_what_was_legal(actions):
    tables = VectorTables(3, actions=actions)
    seen = tables.reset(seed=2)
    chosen = seen.masks.argmax(1)
    chosen[1] = free = int(seen.masks[1].argmin())
    before, game = seen.observations.copy(), tables.games[1]
    first = np.flatnonzero(seen.masks[1])[0] if actions == "places" else tables.games[1].options[0]
    said = (
        f"table 1, seat {game.seat}: the action {free} stands for none of the {len(game.options)} options ("
    )

    with pytest.raises(IllegalChoice, match=re.escape(said)) as error:
        tables.step(chosen)
    assert str(first) in str(error.value)
    assert (seen.observations == before).all()
    assert not any(game.history for game in tables.games)


@pytest.mark.parametrize(
    ("actions", "said"),
    [
        ([0, 0], "expected a whole number for each of 3 tables, found an array of int64 of the shape (2,)"),
        ([0.0, 0.0, 1.0], "found an array of float64 of the shape (3,)"),
        (0, "of the shape ()"),
        ([0, -1, 0], "table 1, seat 0: the action -1 stands for none"),
    ],
)
def test_actions_are_a_whole_number_for_each_table(actions, said):
    tables = VectorTables(3)
    tables.reset(seed=2)
    with pytest.raises(IllegalChoice, match=re.escape(said)):
        tables.step(actions)


def test_a_decision_with_more_options_than_places_is_told():
    with VectorTables(3) as tables:
        tables._block._actions.room = 6
        with pytest.raises(ValueError, match="there are 7 options, and room for 6"):
            tables.reset(seed=1)


def test_tables_say_what_cannot_be():
    with pytest.raises(UsageError, match="expected one table or more, not 0"):
        VectorTables(0)
    with pytest.raises(UsageError, match="Did you mean 'codes'"):
        VectorTables(1, actions="code")
    with pytest.raises(UsageError, match="Did you mean 'margin'"):
        VectorTables(1, reward="margn")
    tables = VectorTables(2)
    with pytest.raises(IllegalChoice, match="there are no games yet: call reset"):
        tables.step([0, 0])
    for given in (np.zeros((2, 3), np.float32), np.zeros((2, tables.size)), [1.0]):
        with pytest.raises(UsageError, match="'observations': expected an array of float32 of the shape"):
            tables.reset(seed=1, observations=given)
    fixed = np.zeros((2, tables.actions), np.int8)
    fixed.flags.writeable = False
    with pytest.raises(UsageError, match="that can be written, found int8"):
        tables.reset(seed=1, masks=fixed)


# --- processes ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "wanted",
    [
        {"options": True},
        {"game": "pacific-rails", "players": 3},
        {"pack": PACKS / "ford", "actions": "codes"},
    ],
    ids=str,
)
def test_tables_in_processes_are_those_of_one(wanted):
    """Beyond the end of a game, and in arrays that are given."""
    here, dice, ended = VectorTables(5, **wanted, reward="margin"), random.Random(3), 0
    with VectorTables(5, **wanted, reward="margin", processes=2) as tables:
        given = np.zeros((5, tables.size), np.float32)
        seen, others = here.reset(seed=7), tables.reset(seed=7, observations=given)
        while ended < 6:
            actions = legal(seen, dice)
            seen, others = here.step(actions), tables.step(actions, observations=given)
            assert all(one.tobytes() == other.tobytes() for one, other in zip(seen, others, strict=True))
            ended += int(seen.terminations.sum())
        assert others.observations is given
        with pytest.raises(UsageError, match="the games are in processes of their own"):
            tables.games  # noqa: B018


def test_an_illegal_action_changes_no_table_of_any_process():
    with VectorTables(4, processes=3) as tables:
        before = [array.copy() for array in tables.reset(seed=1)]
        with pytest.raises(IllegalChoice, match="table 3, seat 0: the action 95 stands for none"):
            tables.step([0, 0, 0, 95])
        seen = tables.reset(seed=1)

        assert all((one == other).all() for one, other in zip(before, seen, strict=True))


def test_processes_end_with_their_tables():
    tables = VectorTables(2, processes=5)
    processes = tables._block._processes
    assert len(processes) == 2 and all(one.is_alive() for one in processes)
    tables.reset(seed=1)
    tables.close()
    assert not any(one.is_alive() for one in processes)
    with pytest.raises(UsageError, match="the tables are closed"):
        tables.reset(seed=1)
    with pytest.raises(UsageError, match="expected one process or more, not 0"):
        VectorTables(2, processes=0)


def test_a_process_that_is_lost_is_named():
    tables = VectorTables(5, processes=2)
    tables.reset(seed=1)
    tables._block._processes[1].kill()
    with pytest.raises(WorkerCrash, match="the process of tables 2 to 4 has ended with the exit code -9"):
        tables.step([0] * 5)
    with pytest.raises(UsageError, match="the tables are closed"):
        tables.reset(seed=1)
