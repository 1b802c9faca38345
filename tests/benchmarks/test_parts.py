"""The parts of which loading and playing are made, each timed by itself."""

from collections import defaultdict

import pytest

import gwt
from gwt.dsl.parser import ExpressionParser
from gwt.kernel.agenda import settle
from gwt.packs.loader import load_folders
from gwt.players.game_runner import seed_and_generator
from gwt.players.random import RandomPlayer
from gwt.players.simulation import Plan, started_game
from gwt.spec.pack_lookup import load_pack, pack_folder
from gwt.spec.registry import DEFAULT, game_kind
from tests.benchmarks.windows import games

PLAN = Plan(players=4, seed=0)
TEXTS = (
    "gain $2",
    "discard 1 guernsey -> gain $4",
    "pay $1 and move engine back 1 -> advance certificate up to 1",
    "draw 1 as drawn then discard drawn cards",
)


@pytest.fixture(scope="module")
def whole() -> gwt.Game:
    return games(4, range(1))[0]


@pytest.fixture(scope="module")
def halfway() -> gwt.Game:
    seed, rng = seed_and_generator(PLAN.seed, 0)
    game, player = started_game(PLAN, seed), RandomPlayer(rng)
    for _ in range(200):
        game.play(player.choose(game))
    return game


def _waiting() -> dict[str, list[gwt.Game]]:
    """Decisions of some games, by the verb that is to be narrowed."""
    found: dict[str, list[gwt.Game]] = defaultdict(list)
    for number in range(4):
        seed, rng = seed_and_generator(PLAN.seed, number)
        game, player = started_game(PLAN, seed), RandomPlayer(rng)
        while not game.over:
            found[type(game.decision.effect).__name__].append(game.copy())
            game.play(player.choose(game))
    return found


WAITING = _waiting()


@pytest.mark.parametrize("text", TEXTS)
def test_parse(benchmark, text):
    pack = load_pack()

    def new_reader():
        # A reader remembers what it has read, so each round has its own.
        return (ExpressionParser(pack.language, pack.vocabulary, pack.manifest.define), text), {}

    effect = benchmark.pedantic(ExpressionParser.effect, setup=new_reader, rounds=200, warmup_rounds=1)

    assert str(effect) == text


def test_load_a_pack_from_its_files(benchmark):
    kind, folder = game_kind(DEFAULT), pack_folder(DEFAULT)

    pack = benchmark.pedantic(load_folders, (folder, kind.content), rounds=5)

    assert pack.digest == load_pack().digest


def test_set_up_a_game(benchmark):
    assert not benchmark(started_game, PLAN, 1).over


@pytest.mark.parametrize("verb", sorted(WAITING))
def test_options(benchmark, verb):
    states = [game.state for game in WAITING[verb][:50]]

    def find_all():
        return [settle(state) for state in states]

    assert all(benchmark(find_all))


def test_copy_a_state(benchmark, halfway):
    assert benchmark(halfway.state.copy) == halfway.state


def test_copy_a_game(benchmark, halfway):
    assert benchmark(halfway.copy).state == halfway.state


def test_play_one_choice(benchmark, halfway):
    option = halfway.options[0]

    def play():
        game = halfway.copy()
        game.play(option)
        return game

    assert benchmark(play).history[-1] is option


def test_score(benchmark, whole):
    assert len(benchmark(lambda: whole.scores)) == 4


def test_save(benchmark, whole):
    assert benchmark(whole.record).startswith("gwt 3")


def test_load_a_game(benchmark, whole, tmp_path):
    whole.save(tmp_path / "game.gwt")

    again = benchmark.pedantic(gwt.load_game, (tmp_path / "game.gwt",), rounds=5)

    assert again.state == whole.state


def test_view(benchmark, halfway):
    assert benchmark(halfway.view, 1).json()


def test_determinize(benchmark, halfway):
    assert benchmark(halfway.determinize, 1, 7).options
