"""The engine in C plays the games of the source, choice by choice, and refuses what it cannot play."""

import random

import pytest

from gwt.native import NoCompiler, NotNative, compiler, engine, simulate, translation
from gwt.play import new_game
from gwt.players import Plan, new_player
from gwt.players import simulate as simulate_by_source
from tests.native.comparison import compare_games, quick_engine
from tests.sampling import sample

PACKS = [
    *((pack, seats) for pack in ("first_edition", "second_edition") for seats in (2, 3, 4)),
    *(("rails_to_the_north", 3), ("rails_second_edition", 4), ("garth", 2), ("garth_rails", 3)),
    *(("bidding", 4), ("promo_masters", 2), ("balanced", 3), ("garth_second_edition", 2)),
]


@pytest.fixture(scope="module")
def native():
    return quick_engine(("random", "greedy"), players=2)


@pytest.mark.parametrize(("pack", "seats"), sample(PACKS, 2))
def test_games_are_those_of_the_source_at_every_decision(pack, seats):
    compare_games(quick_engine(pack=pack, players=seats), range(3), players=seats, pack=pack)


@pytest.mark.parametrize(("names", "games"), [(("random",), 10), (("greedy", "random"), 2)])
def test_runs_are_those_of_the_source(native, names, games):
    plan = Plan(players=2, seed=5, names=names)

    assert tuple(native.games(games, 5, names)) == simulate_by_source(plan, games).outcomes


def test_the_best_option_is_that_of_the_player(native):
    game, dice = new_game(players=2, seed=3, listen=False), random.Random(3)

    for _ in range(25):
        assert native.best(game) == new_player("greedy").choose(game)
        game.play(dice.choice(game.options))


def test_what_is_cached_may_be_forgotten_between_games(native, monkeypatch):
    monkeypatch.setattr(translation, "FORGET_AT", 0)
    forgetful = quick_engine(("random", "greedy"), players=2)

    assert [*forgetful.games(6)] == [*native.games(6)]
    assert [*forgetful.games(1, 1, ("greedy",))] == [*native.games(1, 1, ("greedy",))]


def test_other_packs_seats_and_players_are_refused(native):
    with pytest.raises(NotNative, match="2 players"):
        native.best(new_game(players=3, seed=1))
    with pytest.raises(NotNative, match="another pack"):
        native.best(new_game(players=2, seed=1, pack="second_edition"))
    with pytest.raises(NotNative, match="made without the player greedy"):
        next(native.games(1, names=("greedy?depth=3",)))
    with pytest.raises(NotNative, match="no C for"):
        engine(players=2, names=("expert",))


def test_a_game_that_lasts_too_long_is_refused(native):
    with pytest.raises(NotNative, match="too long"):
        next(native.games(1, turns=3))


def test_too_little_memory_is_an_error_and_not_a_crash(native, monkeypatch):
    monkeypatch.setattr("gwt.native.game_engine.MEMORY", 1 << 21)

    with pytest.raises(NotNative, match="memory"):
        list(quick_engine(("greedy",), players=2).games(5, names=("greedy",)))


def test_without_a_compiler_the_source_plays_and_says_so(monkeypatch):
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setattr("gwt.native.simulation.WORTHWHILE", 0)
    notes = []

    result = simulate(Plan(players=2, seed=4), 2, note=notes.append)

    assert result.outcomes == simulate_by_source(Plan(players=2, seed=4), 2).outcomes
    assert "no C compiler" in notes[0]
    with pytest.raises(NoCompiler, match="install gcc"):
        engine(players=2)


def test_what_does_not_compile_is_an_error_with_the_line_of_the_compiler():
    with pytest.raises(NoCompiler, match=r"engine\.c:1"):
        compiler.load_library("this is no C")
