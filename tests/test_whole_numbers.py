"""Whole numbers of numpy are those of Python at every door, and True is none of them."""

import re
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import pytest

import gwt
from gwt import balance, players, research, testing
from gwt.research import envs
from tests.great_western.test_campaign import to_the_end, trilogy
from tests.packs.small import loaded

GAME = gwt.new_game(players=3, seed=1)
RESULT = players.simulate(players.Plan(players=3, seed=1), 1)
OBSERVER = research.Observer(GAME)
SAVED = gwt.dumps(GAME)
LIST = Path(gwt.__file__).parent / "site" / "public.txt"
NUMBER = re.compile(
    r"\S+ (?P<name>gwt(\.(balance|players|research|testing))?(\.[A-Z]\w+)?\.[a-z_]\w+)"
    r"\(.*\b(seed|seat|players|first|rng|to|tables|processes): int"
)
"""A public signature with a seat, a seed or a number of players, games or choices."""
ASKED_BY_THE_ENGINE = {"gwt.Event.seen_by", "gwt.players.FairPlayer.begin", "gwt.players.FairPlayer.end"}
"""These are called by the package, with numbers of its own."""


@cache
def campaign():
    """The first game of a campaign, which is over."""
    with TemporaryDirectory() as folder:
        game = gwt.new_game(players=3, seed=1, pack=loaded(trilogy(Path(folder))))
    return to_the_end(game)


def started(env, **options):
    env.reset(**options)
    return env.game.record()


def reset(tables, seed):
    with tables:
        return tables.reset(seed).observations.tolist()


def chosen(player):
    return players.FairPlayer(player, 1).choose(GAME.copy())


DOORS = {
    "gwt.Game.determinize": (
        lambda n: GAME.determinize(n, 1).record(),
        lambda n: GAME.determinize(1, n).record(),
    ),
    "gwt.Game.picture": (lambda n: GAME.picture(n).svg(),),
    "gwt.Game.sentence": (lambda n: GAME.sentence(GAME.opening[0], n),),
    "gwt.Game.view": (lambda n: GAME.view(n).data,),
    "gwt.load_game": (lambda n: gwt.loads(SAVED, to=n).record(),),
    "gwt.loads": (lambda n: gwt.loads(SAVED, to=n).record(),),
    "gwt.new_game": (
        lambda n: gwt.new_game(n).record(),
        lambda n: gwt.new_game(2, n).record(),
        lambda n: gwt.new_game(3, first=n).record(),
    ),
    "gwt.next_game": (
        lambda n: gwt.next_game(campaign(), n).record(),
        lambda n: gwt.next_game(campaign(), first=n).record(),
    ),
    "gwt.balance.Study": (
        lambda n: balance.Study((), (), players=n),
        lambda n: balance.Study((), (), seed=n),
    ),
    "gwt.players.NoisyPlayer": (lambda n: chosen(players.NoisyPlayer(n)),),
    "gwt.players.FairPlayer": (lambda n: players.FairPlayer(players.RandomPlayer(1), n).choose(GAME),),
    "gwt.players.IsmctsPlayer": (lambda n: chosen(players.IsmctsPlayer(n, iterations=2, turns=1)),),
    "gwt.players.Plan": (lambda n: players.Plan(players=n), lambda n: players.Plan(seed=n)),
    "gwt.players.Result.average": (lambda n: RESULT.average(n, "cattle"),),
    "gwt.players.RandomPlayer": (lambda n: chosen(players.RandomPlayer(n)),),
    "gwt.players.RolloutPlayer": (
        lambda n: chosen(players.RolloutPlayer(n, candidates=2, deals=1, turns=1)),
    ),
    "gwt.players.check_player": (
        lambda n: players.check_player("random", players=n, games=1).decisions,
        lambda n: players.check_player("random", seed=n, games=1).decisions,
    ),
    "gwt.players.fair_game": (
        lambda n: players.fair_game(GAME, n).record(),
        lambda n: players.fair_game(GAME, 1, n).record(),
    ),
    "gwt.players.new_player": (lambda n: chosen(players.new_player("random", n)),),
    "gwt.players.play_out": (
        lambda n: [players.play_out(GAME.copy(), [players.RandomPlayer(1)] * 3, seed=n)],
    ),
    "gwt.players.players_of_seats": (lambda n: chosen(players.players_of_seats(["random"], 3, n)[0]),),
    "gwt.research.CollectionPlan": (
        lambda n: research.CollectionPlan(players=n).about(),
        lambda n: research.CollectionPlan(seed=n).about(),
    ),
    "gwt.research.Contest": (
        lambda n: research.Contest(("random",), players=n).run,
        lambda n: research.Contest(("random",), seed=n).run,
    ),
    "gwt.research.ExpertPlayer": (lambda n: chosen(research.ExpertPlayer(rng=n, simulations=1)),),
    "gwt.research.Observer.dense": (lambda n: OBSERVER.dense(GAME, n),),
    "gwt.research.Observer.sparse": (lambda n: OBSERVER.sparse(GAME, n),),
    "gwt.research.Observer.write": (lambda n: OBSERVER.write(GAME, n, np.zeros(OBSERVER.size, "f4")),),
    "gwt.research.VectorTables.__init__": (
        lambda n: reset(research.VectorTables(n), 1),
        lambda n: reset(research.VectorTables(1, n), 1),
        lambda n: reset(research.VectorTables(2, processes=n), 1),
    ),
    "gwt.research.VectorTables.reset": (
        lambda n: reset(research.VectorTables(1), n),
        lambda n: reset(research.VectorTables(1), [n]),
    ),
    "gwt.research.analyse": (
        lambda n: list(research.analyse(GAME, simulations=1, seed=n)),
        lambda n: list(research.analyse(GAME, simulations=1, seats=[n])),
    ),
    "gwt.research.envs.SeatEnv": (
        lambda n: started(envs.SeatEnv(players=n), seed=1),
        lambda n: started(envs.SeatEnv(players=3, seat=n), seed=1),
        lambda n: started(envs.SeatEnv(), seed=n),
    ),
    "gwt.research.envs.TableEnv": (
        lambda n: started(envs.TableEnv(players=n), seed=1),
        lambda n: started(envs.TableEnv(), seed=n),
    ),
    "gwt.research.envs.TablesEnv": (
        lambda n: envs.TablesEnv(n).reset(seed=1)[0].tolist(),
        lambda n: envs.TablesEnv(1, players=n).reset(seed=1)[0].tolist(),
        lambda n: envs.TablesEnv(1).reset(seed=n)[0].tolist(),
    ),
    "gwt.testing.Plan": (lambda n: testing.Plan(players=n), lambda n: testing.Plan(seed=n)),
}
CALLS = [(f"{name} {at}", call) for name, calls in DOORS.items() for at, call in enumerate(calls)]


by_door = pytest.mark.parametrize("call", [call for _, call in CALLS], ids=[name for name, _ in CALLS])


@by_door
@pytest.mark.parametrize("number", [np.int64(2), np.uint8(2)], ids=repr)
def test_a_number_of_numpy_is_a_number(call, number):
    assert repr(call(number)) == repr(call(2))


@by_door
@pytest.mark.parametrize("number", [True, np.True_, 2.0, "2"], ids=repr)
def test_what_is_no_whole_number_is_refused(call, number):
    with pytest.raises(gwt.UsageError, match=r"a whole number|expected a seed"):
        call(number)


def test_an_action_is_a_whole_number():
    env = envs.TableEnv(players=2)
    env.reset(seed=1)

    env.step(np.uint8(0))
    for number in (True, np.True_, 0.0, "0"):
        with pytest.raises(gwt.IllegalChoice, match="an action is a whole number, not"):
            env.step(number)


def test_every_number_of_a_public_signature_has_a_door():
    lines = LIST.read_text(encoding="utf-8").splitlines()
    asked = {match["name"] for line in lines if (match := NUMBER.match(line))} - ASKED_BY_THE_ENGINE

    assert len(asked) > 12
    assert asked <= set(DOORS)
