"""The environments pass the suites of PettingZoo and Gymnasium, and play the games of the package."""

import hashlib
import re
from shutil import copytree, rmtree

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import gwt
from gwt.errors import IllegalChoice, UsageError
from gwt.research import ActionEncoder, VectorTables
from gwt.research.envs import LAYOUT, SeatEnv, TableEnv, TablesEnv
from gwt.research.returns import returns_of
from gwt.spec.registry import GAMES
from tests.test_pairs_of_worlds import PACKS

pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.mark.parametrize(
    "wanted",
    [
        {},
        {"players": 4},
        {"game": "pacific-rails", "players": 3},
        {"actions": "codes", "reward": "margin"},
        {"pack": PACKS / "ford"},
        {"options": True, "players": 3},
    ],
    ids=str,
)
def test_the_table_passes_the_suite_of_pettingzoo(wanted):
    api_test(TableEnv(**wanted), num_cycles=100)


def test_the_same_seed_gives_the_same_table():
    seed_test(TableEnv, num_cycles=30)


@pytest.mark.parametrize(
    "wanted", [{}, {"game": "pacific-rails", "options": True}, {"actions": "codes"}], ids=str
)
def test_a_seat_passes_the_suite_of_gymnasium(wanted):
    check_env(SeatEnv(strict=False, **wanted), skip_render_check=True)


def test_who_samples_without_the_mask_is_told_what_to_pass():
    id = f"gwt/great-western-trail-v{LAYOUT}"
    with pytest.raises(IllegalChoice, match="or make the environment with strict=False"):
        check_env(gymnasium.make(id).unwrapped, skip_render_check=True)
    check_env(gymnasium.make(id, strict=False).unwrapped, skip_render_check=True)


def test_a_whole_game_is_played_and_its_return_is_shared_by_all_seats():
    env = TableEnv(reward="share")
    env.reset(seed=3)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        total[agent] += reward
        env.step(None if over else int(np.flatnonzero(seen["action_mask"])[-1]))

    assert env.game.over
    assert tuple(total.values()) == returns_of(env.game)
    assert sum(total.values()) == 1.0


def test_the_mask_is_that_of_who_chooses_and_the_others_may_choose_nothing():
    env = TableEnv()
    env.reset(seed=3)
    masks = [env.observe(agent)["action_mask"].sum() for agent in env.possible_agents]

    assert masks[env.game.seat] == len(env.game.options)
    assert masks[1 - env.game.seat] == 0


def test_a_decision_with_more_options_than_places_is_told():
    env = TableEnv()
    env.reset(seed=1)
    env._table.actions.room = 6
    with pytest.raises(ValueError, match="there are 7 options, and room for 6"):
        env.last()


def test_a_game_without_a_seed_is_another_one():
    env = TableEnv()
    env.reset(seed=3)
    first = env.game.premise.seed
    env.reset()

    assert env.game.premise.seed != first


def test_the_next_game_has_the_pack_of_the_first(tmp_path):
    """Also where its files are gone: observations keep their meaning."""
    pack = copytree(PACKS / "ford", tmp_path / "ford")
    env, tables = TableEnv(pack=pack), VectorTables(2, pack=pack)
    rmtree(pack)
    env.reset(seed=3)
    tables.reset(seed=3)

    wanted = gwt.new_game(2, 3, pack=PACKS / "ford").record()
    assert env.game.record() == tables.games[0].record() == wanted
    assert env.version == tables.version


def test_a_seat_plays_against_the_players_of_that_name():
    env = SeatEnv(opponents="tests.players.bots:Dice", seat=1, reward="points")
    env.reset(seed=4)
    over, reward = False, 0.0
    while not over:
        assert env.game.seat == 1
        action = int(np.flatnonzero(env.action_masks())[0])
        _, reward, over, _, _ = env.step(action)

    assert reward == env.game.scores[1].total


def test_a_learner_sees_what_it_chooses_between():
    env = TableEnv(options=True, game="pacific-rails")
    env.reset(seed=3)
    each = [env.observe(agent) for agent in env.possible_agents]
    seen, other = each[env.game.seat], each[1 - env.game.seat]
    actions = ActionEncoder(env.game)
    rows = np.frombuffer(actions.features(env.game.options), np.float32).reshape(-1, actions.size)

    assert seen["action_mask"].sum() == len(rows) > 1
    assert (seen["options"][: len(rows)] == rows).all() and not seen["options"][len(rows) :].any()
    assert not other["options"].any()
    assert env.version == SeatEnv(game="pacific-rails", options=True).version != TableEnv().version
    with pytest.raises(UsageError, match="they go with actions='places'"):
        TableEnv(options=True, actions="codes")


@pytest.mark.parametrize("name", GAMES)
def test_each_game_is_registered(name):
    seen, info = gymnasium.make(f"gwt/{name}-v{LAYOUT}").reset(seed=1)

    assert seen.dtype == np.float32
    assert info["action_mask"].sum() > 1
    with_options = gymnasium.make(f"gwt/{name}-options-v{LAYOUT}")
    assert set(with_options.observation_space) == {"observation", "options", "action_mask"}


@pytest.mark.parametrize("old", ["great-western-trail-v0", "great-western-trail-v1"])
def test_an_earlier_layout_is_refused_with_the_one_to_use(old):
    with pytest.raises(gymnasium.error.DeprecatedEnv, match=f"use `gwt/great-western-trail-v{LAYOUT}`"):
        gymnasium.make(f"gwt/{old}")


LAYOUTS = {2: {"great-western-trail": "f17a33d1da413ec3", "pacific-rails": "69df31bda489ae86"}}
"""A digest of what the environments of each layout show, by the game."""


@pytest.mark.parametrize("name", GAMES)
def test_the_number_in_an_id_rises_when_the_layout_changes(name):
    """Results are cited by the id: raise `LAYOUT` and record here what it shows."""
    versions = " ".join(TableEnv(name, players).version for players in (2, 3, 4))
    assert hashlib.sha256(versions.encode()).hexdigest()[:16] == LAYOUTS[LAYOUT][name]


@pytest.mark.parametrize("actions", ["places", "codes"])
def test_an_action_that_is_no_option_is_refused_and_changes_nothing(actions):
    table, seat = TableEnv(actions=actions), SeatEnv(actions=actions)
    for env in (table, seat):
        env.reset(seed=4)
    free = int(np.flatnonzero(~seat.action_masks())[0])
    for action, said in (
        (free, f"the action {free} stands for none of the "),
        (-1, "the action -1 stands for none"),
        ("0", "an action is a whole number, not '0'"),
        (0.0, "an action is a whole number, not 0.0"),
    ):
        for env in (table, seat):
            before = len(env.game.history)
            with pytest.raises(IllegalChoice, match=re.escape(said)):
                env.step(action)
            assert len(env.game.history) == before


def test_a_number_stands_for_an_option_if_that_is_wanted():
    env = SeatEnv(actions="codes", strict=False)
    env.reset(seed=4)
    env.step(next(at for at, there in enumerate(env.action_masks()) if not there))

    assert len(env.game.history) > 0


def test_nothing_is_chosen_before_a_game_and_after_it():
    table, seat = TableEnv(), SeatEnv()
    with pytest.raises(IllegalChoice, match="call reset"):
        table.step(0)
    table.reset(seed=3)
    with pytest.raises(IllegalChoice, match="a whole number, as the game is not over"):
        table.step(None)
    for agent in table.agent_iter():
        table.step(None if table.terminations[agent] else 0)
    seat.reset(seed=3)
    while not seat.step(0)[2]:
        pass
    for env in (table, seat):
        with pytest.raises(IllegalChoice, match="over: call reset"):
            env.step(0)


def test_returns_of_all_kinds():
    game = gwt.new_game(2, 1)
    for seat, player in enumerate(game.state.players):
        player.money = 100 * seat
    points = returns_of(game, "points")

    assert returns_of(game) == (0.0, 1.0)
    assert returns_of(game, "margin") == (points[0] - points[1], points[1] - points[0])
    with pytest.raises(UsageError, match="Did you mean 'margin'"):
        returns_of(game, "margn")
    with pytest.raises(UsageError, match="Did you mean 'codes'"):
        TableEnv(actions="code")


# --- many tables -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_many_tables_are_a_vector_environment_of_gymnasium(name):
    """Episodes are counted by a wrapper of Gymnasium, which reads what `SAME_STEP` asks for."""
    env = gymnasium.make_vec(f"gwt/{name}-tables-v{LAYOUT}", num_envs=3, players=3, reward="points")
    assert env.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.SAME_STEP
    counted = gymnasium.wrappers.vector.RecordEpisodeStatistics(env)
    alone = TableEnv(name, players=3, reward="points")
    seen, infos = counted.reset(seed=5)
    alone.reset(seed=6)
    ends, dice = 0, np.random.default_rng(1)
    assert seen in env.observation_space
    while not ends:
        agent = alone.agent_selection
        actions = [dice.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]]
        assert np.array(actions) in env.action_space
        before = seen.copy()
        seen, rewards, over, cut, infos = counted.step(actions)
        alone.step(actions[1])
        assert rewards.dtype == np.float64 and not cut.any() and (over | (rewards == 0)).all()
        if over[1]:
            final = alone.observe(agent)["observation"]
            assert infos["final_obs"][1].tobytes() == final.tobytes() != before[1].tobytes()
            assert infos["final_info"]["returns"][1].tolist() == list(alone.rewards.values())
            assert rewards[1] == alone.rewards[agent] == infos["episode"]["r"][1]
            assert infos["episode"]["l"][1] == len(alone.game.history)
            alone.reset()
            ends += 1
        assert infos["seat"][1] == alone.possible_agents.index(alone.agent_selection)
        assert seen[1].tobytes() == alone.observe(alone.agent_selection)["observation"].tobytes()
    counted.close()


def test_many_tables_show_the_options_of_each():
    """As an environment of one table does; a game that is over has none."""
    env, alone = TablesEnv(2, options=True), TableEnv(options=True)
    seen, infos = env.reset(seed=5)
    alone.reset(seed=5)
    over = np.zeros(2, bool)
    while not over[0]:
        shown = alone.observe(alone.agent_selection)
        legal = shown["action_mask"].astype(bool)
        assert seen in env.observation_space
        assert (seen["options"][0][legal] == shown["options"][legal]).all()
        actions = seen["action_mask"].argmax(1) + seen["action_mask"].sum(1) // 2
        seen, _, over, _, infos = env.step(actions)
        alone.step(actions[0])
    assert infos["final_obs"][0] in env.single_observation_space
    assert not infos["final_obs"][0]["action_mask"].any()


def test_many_tables_keep_what_they_return_unless_that_is_not_wanted():
    for copy in (True, False):
        env = TablesEnv(2, copy=copy)
        first, infos = env.reset(seed=[3, 4])
        before = first.copy(), infos["action_mask"].copy()
        actions = infos["action_mask"].argmax(1)
        second, _, _, _, _ = env.step(actions)

        assert (first is second) is not copy
        assert (first == before[0]).all() == (infos["action_mask"] == before[1]).all() == copy
    with pytest.raises(UsageError, match="all tables begin at once"):
        env.reset(options={"reset_mask": np.array([True, False])})


def test_many_tables_without_a_seed_are_others_each_time():
    env = TablesEnv(3)
    env.reset()
    first = {game.premise.seed for game in env.tables.games}
    env.reset()

    assert len(first | {game.premise.seed for game in env.tables.games}) == 6
    assert env.version == TableEnv().version
