"""What a position is worth to the greedy player, and how well it plays by that."""

import pytest

import gwt
from gwt.games.pacific_rails import GAME
from gwt.games.pacific_rails.ai.valuation import time_left
from gwt.players import GreedyPlayer
from gwt.players.game_runner import play_out
from gwt.players.registry import players_of_seats
from gwt.spec import valuation_weights

POSITION = """
game: pacific-rails
players: 2
seat: 1
goals: []
seats: [{MINE}, {}]
"""


def table(mine: str = "{}", more: str = ""):
    return gwt.from_position(POSITION.replace("{MINE}", mine) + more).state


def worth(mine: str = "{}", more: str = "") -> float:
    state = table(mine, more)
    return valuation_weights.valuation(GAME)(state, 0)(state)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("{cargo: {wood: 2}}", "{cargo: {wood: 1}}"),
        ("{cargo: {tunnel: 1}}", "{cargo: {iron: 2}}"),
        # One of the cities is a tunnel away, none a bridge.
        ("{cargo: {tunnel: 1}}", "{cargo: {bridge: 1}}"),
        ("{wagons: 1, train: [crew]}", "{wagons: 1}"),
        ("{wagons: 2, train: [crew, crew, crew]}", "{wagons: 2, train: [crew, crew]}"),
        ("{wagons: 1, train: [crew], upgrades: [wood-1]}", "{wagons: 1, train: [crew]}"),
        ("{houses: {wood: 2}}", "{houses: {wood: 1}}"),
        ("{telegraphs: 7}", "{telegraphs: 6}"),
        ("{hats: 1}", "{hats: 0}"),
    ],
)
def test_more_is_worth_more(better, worse):
    assert worth(better) > worth(worse)


@pytest.mark.parametrize(("finer", "dear"), [(5, False), (8, True)])
def test_who_looks_at_more_finer_choices_sees_the_dear_senators(finer, dear):
    """Two workers stand beside the district, and there is money for three actions."""
    game = gwt.from_position(
        "game: pacific-rails\nplayers: 2\nseat: 1\ngoals: []\nturn: 20\n"
        "workers: {s05: 1, s07: 1, s12: 2, s01: 2}\nstations: {r0c5: 2}\n"
        "track: {r0c1: bridge, r0c2: bridge, r0c3: railway, r0c4: tunnel, r2c1: bridge}\nseats:\n"
        "  - {workers: 4, cargo: {money: 3}, locomotives: {west: r2c0, east: r2c20}, points: 10}\n"
        "  - {workers: 4, locomotives: {west: r0c5, east: r2c20}}\n"
    )
    player, turn = GreedyPlayer(weights="patient", finer=finer), game.state.turn
    while game.state.turn == turn:
        game.play(player.choose(game))
    board = game.state.board

    assert any(board.senators[one].cost == board.dearest for one in game.state.lowered) is dear


def test_more_than_enough_of_one_thing_is_worth_no_more():
    assert worth("{cargo: {wood: 5}}") == worth("{cargo: {wood: 4}}")


def test_what_has_been_paid_for_and_is_still_to_come_is_worth_something():
    assert worth(more="do: score 2\n") == worth(more="do: score 1\n") + 1


def test_at_the_end_only_points_are_worth_anything():
    last = "across: 2\n"

    assert worth("{cargo: {wood: 3}}", last) == worth("{cargo: {wood: 1}}", last)
    assert worth("{points: 3}", last) == worth("{points: 2}", last) + 1


def test_time_runs_out_as_the_line_grows_and_with_the_rounds():
    start, late = table(), table(more="turn: 76\n")
    built = table(more="track: {r0c1: bridge, r0c2: bridge, r0c3: railway, r0c4: tunnel}\n")

    assert time_left(start) == 1 > time_left(built) > time_left(late) > 0
    assert time_left(table(more="across: 1\n")) == 0


def test_the_greedy_player_beats_the_random_one_by_far():
    game = gwt.new_game(2, seed=1, game="pacific-rails", listen=False)
    play_out(game, players_of_seats(["random", "greedy"], 2, 1))
    random, greedy = (score.total for score in game.scores)

    assert greedy > 2 * random > 0
