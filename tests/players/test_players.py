"""Players choose among the options, by what their seat may see, and the same each time."""

import hashlib
from functools import partial

import pytest

import gwt
from gwt.dsl import DONE
from gwt.errors import UsageError
from gwt.kernel import is_done
from gwt.players.game_runner import play_out, seed_and_generator
from gwt.players.greedy import GreedyPlayer
from gwt.players.prospects import named_ids, without_shunned
from gwt.players.random import RandomPlayer
from gwt.players.registry import players_of_seats
from gwt.players.simulation import Plan, played_game, started_game
from gwt.spec import GamePlay
from tests.great_western.test_hidden_information import hidden_from
from tests.sampling import sample

pytestmark = pytest.mark.in_turn

QUICK = "expert?simulations=6&turns=1"
PAIR = Plan(players=2, seed=4, names=("greedy", "random"))


def along(game: gwt.Game, every: int):
    """Copies of a game at every so manieth decision, as two greedy players go through it."""
    player = GreedyPlayer()
    number = 0
    while not game.over:
        number += 1
        if len(game.options) > 1 and not number % every:
            yield game.copy()
        game.play(player.choose(game))


# --- the random player -------------------------------------------------------------------------------


def test_a_random_player_chooses_every_option():
    game = gwt.new_game(2, 1)

    assert len(game.options) > 3
    assert {RandomPlayer(seed).choose(game) for seed in range(100)} == set(game.options)


# The games of `gwt simulate --players 3 --seed 5` since money of objective cards can be forfeited.
@pytest.mark.parametrize(("number", "digest"), [(0, "4514038e36158697"), (1, "95299de0da92b87f")])
def test_random_players_play_the_games_that_they_always_played(number, digest):
    history = played_game(Plan(players=3, seed=5), number).history
    # What a decline forgoes was not said at first.
    text = "\n".join(str(DONE if is_done(option) else option) for option in history)

    assert hashlib.sha256(text.encode()).hexdigest()[:16] == digest


# --- the greedy player -------------------------------------------------------------------------------


def test_a_greedy_player_beats_a_random_one_from_either_seat():
    for number in range(4):
        names = ("greedy", "random") if number % 2 else ("random", "greedy")
        game = played_game(Plan(players=2, seed=7, names=names), number)

        assert game.winners == (names.index("greedy"),), [score.total for score in game.scores]


@pytest.mark.parametrize("players", sample([2, 3, 4], 1))
def test_what_a_seat_cannot_see_changes_no_choice(players):
    """Nothing is known of stacks that are shuffled, nor of what others hold."""
    looked = 0
    for game in along(gwt.new_game(players, 20 + players), every=9):
        seat = game.seat
        choice = GreedyPlayer().choose(game)
        guess = game.determinize(seat, 99)

        assert GreedyPlayer().choose(hidden_from(game, seat)) == choice
        assert GreedyPlayer().choose(guess) == choice
        looked += guess.state != game.state
    assert looked > 5


def test_when_things_go_otherwise_than_expected_it_thinks_again():
    game = gwt.new_game(2, 5)
    player = GreedyPlayer()
    expected = player.choose(game)
    game.play(next(option for option in game.options if option != expected))

    assert player.choose(game) == GreedyPlayer().choose(game)


def test_a_greedy_player_says_what_it_has_thought_about_now():
    game, player, thought, followed = gwt.new_game(2, 5), GreedyPlayer(), 0, 0
    for _ in range(60):
        choice, worths = player.best_with_estimates(game)
        if worths:
            thought += 1
            assert list(worths) == list(game.options)
            assert worths[choice] == max(worths.values())
            assert list(worths.values()) == GreedyPlayer().worths(game, game.options)
        followed += len(game.options) > 1 and not worths
        game.play(choice)

    assert thought > 10 and followed > 10


def test_where_a_game_does_not_say_what_a_position_is_worth_it_is_the_points_so_far(monkeypatch):
    game = gwt.new_game(2, 1)
    points_so_far = partial(GamePlay.valuation, game.kind.play)
    monkeypatch.setattr(game.kind.play, "weighted_valuation", lambda: None)
    monkeypatch.setattr(game.kind.play, "valuation", points_so_far)

    before = game.scores[0].total
    while game.state.turn < 12:
        game.play(GreedyPlayer().choose(game))

    assert points_so_far(game.state, 0)(game.state) == game.scores[0].total > before


# --- leaving things alone ----------------------------------------------------------------------------


def test_the_names_in_an_option_are_those_of_all_its_parts():
    effect = gwt.load_pack().parser.effect("discard 1 guernsey -> place 2a on a-1 for $2")

    assert {"guernsey", "2a", "a-1"} <= named_ids(effect)


BUILDING = """
players: 2
seat: 1
do: place building at $0
seats: [{buildings: BUILDINGS}]
"""


@pytest.mark.parametrize(
    ("buildings", "offered"), [("[1a, 2a]", ["place 2a at $0"]), ("[1a]", ["place 1a at $0"])]
)
def test_what_is_left_alone_is_chosen_only_where_there_is_nothing_else(buildings, offered):
    game = gwt.from_position(BUILDING.replace("BUILDINGS", buildings))

    assert [str(one) for one in without_shunned(game.state, game.options, frozenset({"1a"}))] == offered


def test_what_leads_to_nothing_else_is_left_alone_too():
    position = BUILDING.replace("BUILDINGS", "[1a]").replace("at $0", "at $0 or move engine up to 2")
    game = gwt.from_position(position)
    kept = without_shunned(game.state, game.options, frozenset({"1a"}))

    assert [str(one) for one in game.options] == ["place building at $0", "move engine up to 2"]
    assert [str(one) for one in kept] == ["move engine up to 2"]


@pytest.mark.parametrize("name", sample(["random", "greedy", QUICK], 2))
def test_a_player_who_leaves_all_buildings_alone_builds_none(name):
    tiles = frozenset(started_game(PAIR, 0).state.board.private)
    owners: set[int] = set()
    for number in range(8):
        seed, rng = seed_and_generator(3, number)
        game = started_game(PAIR, seed)
        play_out(game, players_of_seats((name,), 2, rng, tiles, by=1))
        if owners := set(game.state.owners.values()):
            break

    assert owners == {0}


# --- seats -------------------------------------------------------------------------------------------


def test_each_seat_has_the_player_of_its_name():
    players = players_of_seats(("greedy", "random", "greedy"), 3, 1)

    assert [type(one) for one in players] == [GreedyPlayer, RandomPlayer, GreedyPlayer]
    assert players[0] is players[2]


@pytest.mark.parametrize(
    ("names", "message"),
    [(("gredy",), "Did you mean 'greedy'"), (("random", "greedy"), "3 seats, and 2 players are named")],
)
def test_names_that_fit_no_seat_are_refused(names, message):
    with pytest.raises(UsageError, match=message):
        players_of_seats(names, 3, 1)
