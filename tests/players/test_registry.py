"""Players are made by their names: of the package, of an installed distribution, or of any module."""

from importlib import metadata

import pytest

import gwt
import gwt.players
from gwt.errors import UsageError
from gwt.players import (
    FairPlayer,
    GreedyPlayer,
    Plan,
    RandomPlayer,
    new_player,
    play_out,
    registry,
    simulate,
)
from gwt.players.registry import player_factory, players_of_seats, split_names
from gwt.players.simulation import played_game
from tests.players import bots

BOTS = "tests.players.bots"


@pytest.mark.parametrize("name", gwt.players.__all__)
def test_every_public_name_is_there(name):
    assert getattr(gwt.players, name) is not None
    assert name in dir(gwt.players)


def test_a_player_of_any_module_is_made_by_its_class():
    player = new_player(f"{BOTS}:Dice?sharp=7", 5)

    assert isinstance(player, bots.Dice)
    assert player.sharp == 7


def test_a_function_may_make_a_player():
    assert isinstance(new_player(f"{BOTS}:careful", 5), bots.Dice)


def test_arguments_are_values_of_python_or_else_texts():
    assert new_player("greedy?depth=3&width=6") is not None
    assert new_player("greedy?depth=3&width=6").width == 6
    assert new_player(f"{BOTS}:Dice?sharp=very").sharp == "very"


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("gredy", "Did you mean 'greedy'"),
        (f"{BOTS}:No", "has no attribute 'No'"),
        ("no.such.module:Player", "No module named 'no'"),
        (f"{BOTS}:NOTHING", "expected a class or a function, found 3"),
        (f"{BOTS}:Dice?shrp=1", "takes no argument 'shrp'. Did you mean 'sharp'"),
        (f"{BOTS}:Dice?rng=1", "takes no argument 'rng'"),
        (f"{BOTS}:Moving?any=1", "takes no argument 'any'. It takes none."),
        ("greedy?depth", "expected arguments such as depth=3&width=6, found 'depth'"),
    ],
)
def test_a_name_that_makes_no_player_is_refused(name, message):
    with pytest.raises(UsageError) as caught:
        player_factory(name)
    assert message in str(caught.value)


def test_an_installed_distribution_adds_players(monkeypatch):
    added = metadata.EntryPoint("dice", f"{BOTS}:Dice", registry.ENTRY_POINTS)
    monkeypatch.setattr(metadata, "entry_points", lambda group: [added] if group == "gwt.players" else [])
    registry._installed.cache_clear()
    player_factory.cache_clear()
    try:
        assert isinstance(new_player("dice"), bots.Dice)
    finally:
        registry._installed.cache_clear()
        player_factory.cache_clear()


def test_a_stranger_chooses_by_fair_games_and_a_player_of_the_package_by_the_true_one():
    own, strange = players_of_seats(("greedy", f"{BOTS}:Dice"), 2, 1)
    trusted = players_of_seats((f"{BOTS}:Dice",), 2, 1, trusted=True)

    assert isinstance(own, GreedyPlayer)
    assert isinstance(strange, FairPlayer)
    assert isinstance(trusted[0], bots.Dice)


def test_a_stranger_who_can_leave_nothing_alone_is_refused_where_it_should():
    with pytest.raises(UsageError, match="takes no argument 'shunned'"):
        players_of_seats((f"{BOTS}:Dice",), 2, 1, frozenset({"1a"}), by=0)


def test_names_are_given_with_commas():
    assert split_names("greedy, random") == ("greedy", "random")


def test_a_run_with_a_player_of_ones_own_is_the_same_each_time():
    plan = Plan(players=2, seed=4, names=(f"{BOTS}:Dice", "random"))

    assert played_game(plan, 1).history == played_game(plan, 1).history
    assert len(simulate(plan, 2).outcomes) == 2


def test_players_hear_of_beginnings_and_ends_and_play_many_games():
    bots.Attentive.made.clear()
    bots.Attentive.heard.clear()
    registry._kept.cache_clear()
    plan = Plan(players=2, seed=4, names=("random", f"{BOTS}:Attentive"))

    first = played_game(plan, 0).history
    again = played_game(plan, 0).history

    assert len(bots.Attentive.made) == 1
    assert bots.Attentive.heard == [("begin", 1, False), ("end", 1, True)] * 2
    assert first == again


def test_what_a_player_is_told_at_the_beginning_follows_from_the_seed_and_the_seat():
    class Listening(RandomPlayer):
        def begin(self, game, seat, seed):
            self.seed = seed

    seeds = []
    for seed in (1, 1, 2):
        game, players = gwt.new_game(players=2, seed=1), [Listening(1), Listening(2)]
        play_out(game, players, seed=seed)
        seeds.append([one.seed for one in players])

    assert seeds[0] == seeds[1] != seeds[2]
    assert seeds[0][0] != seeds[0][1]


def test_a_valuation_of_ones_own_decides():
    def money(state, seat):
        return lambda state: state.players[seat].money

    games = [gwt.new_game(players=2, seed=3, listen=False) for _ in range(2)]
    for game, player in zip(games, (GreedyPlayer(), GreedyPlayer(valuation=money)), strict=True):
        for _ in range(100):
            game.play(player.choose(game))
    usual, rich = (sum(one.money for one in game.state.players) for game in games)

    assert rich > 2 * usual
