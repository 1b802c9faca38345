"""What a position is worth to the greedy player."""

import pytest

import gwt
from gwt.games.great_western import GAME
from gwt.games.great_western.ai.valuation import (
    _best_cities,
    _cards,
    _Deck,
    _DeckValues,
    _key,
    _known,
    _owned,
    free_jobs,
    time_left,
)
from gwt.games.great_western.model.state import Player
from gwt.kernel.forgone import look_ahead
from gwt.kernel.shape import fields_of
from gwt.spec import valuation_weights
from tests.great_western.test_properties import games, positions

POSITION = """
players: 2
setup: first-game
seat: 1
seats: [{MINE}, {}]
"""


valuation = valuation_weights.valuation(GAME)
HELD = _DeckValues(_Deck((), 0.0), 0.0, 0.0)


def worth(mine: str, more: str = "", named: str = valuation_weights.USUAL) -> float:
    table = gwt.from_position(POSITION.replace("{MINE}", mine) + more).state
    return valuation_weights.valuation(GAME, named)(table, 0)(table)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("{money: 12}", "{money: 6}"),
        ("{workers: {cowboy: 2}}", "{workers: {cowboy: 1}}"),
        ("{hand: [jersey, guernsey]}", "{hand: [jersey, jersey]}"),
        ("{engine: 8}", "{engine: 3}"),
        ("{hazards: [flood-green-4]}", "{hazards: []}"),
        ("{cities: [topeka]}", "{cities: [kansas-city]}"),
        ("{cleared: [disc-hand-2]}", "{cleared: []}"),
    ],
)
@pytest.mark.parametrize("named", ["greedy", "patient", "expert"])
def test_more_is_worth_more(named, better, worse):
    assert worth(better, named=named) > worth(worse, named=named)


def test_the_patient_player_keeps_what_can_be_done_on_the_way():
    early, late = "{at: neutral-b}", "{at: neutral-e}"

    assert worth(late, named="greedy") > worth(early, named="greedy")
    assert worth(early, named="patient") > worth(late, named="patient")


def test_free_spaces_of_the_job_market_are_worth_as_much_as_is_said():
    """The weight alone differs, so what it adds is all that the worths differ in."""
    known = valuation_weights.read_weights(GAME, valuation_weights.USUAL)
    table = gwt.from_position(POSITION.replace("{MINE}", "{}") + "token row: 8\n").state
    without, with_room = (
        valuation_weights.valuation_with(GAME, {**known, "room": one})(table, 0)(table) for one in (0, 2)
    )

    assert with_room - without == pytest.approx(2 * free_jobs(table))
    assert 0 < free_jobs(table) < free_jobs(gwt.new_game(2, 1).state)
    assert free_jobs(gwt.from_position("players: 2\nlast turns: 1\n").state) == 0


def test_all_deliveries_to_come_are_planned_at_once():
    """Cities that are worth little each may be worth much together."""
    board = gwt.new_game(2, 1).state.board

    assert _best_cities(board, (), 1, 1) == 0
    assert _best_cities(board, (), 0, 2) == -12
    assert _best_cities(board, (), 18, 1) == 9
    assert _best_cities(board, ("albuquerque",), 16, 1) == 6
    assert _best_cities(board, ("albuquerque",), 16, 3) == 6 + 8 + 6 + 4
    assert _best_cities(board, ("albuquerque",), 16, 3) > 3 * _best_cities(board, ("albuquerque",), 12, 1)


def test_at_the_end_only_points_are_worth_anything():
    """Three dollars more make no point, and nothing can be made of them."""
    last = "last turns: 1\n"

    assert worth("{money: 9}", last) == worth("{money: 6}", last) < worth("{money: 10}", last)


def test_time_runs_out_as_the_job_market_fills():
    """From the start, where the row of the token has its last space free, to the last turns."""
    table = gwt.new_game(3, 1).state
    later = gwt.from_position("players: 3\ntoken row: 8\n").state
    last = gwt.from_position("players: 3\nlast turns: 2\n").state

    assert 1 > time_left(table) > 0.9 > time_left(later) > time_left(last) == 0


@pytest.mark.parametrize("players, setup, seed", games(601))
def test_what_is_remembered_of_a_state_is_what_it_is_worth(players, setup, seed):
    """Points and means are looked up by what is owned; a valuation that has seen nothing agrees."""
    for game in positions(players, setup, seed, every=41):
        seat = game.seat
        known = valuation(game.state, seat)
        for option in game.options:
            ahead = look_ahead(game.state, option).state
            found = known(ahead)
            assert found == known(ahead)
            _known.cache_clear()
            assert found == valuation(game.state, seat)(ahead)


OF_NO_WORTH = {"buildings", "shown", "secret", "stopped", "turn_cards", "turned"}
"""The fields of a player that no valuation and no count looks at."""
ELSEWHERE = {"money", "engine", "at"}
"""Those that are estimated for each state."""


@pytest.mark.parametrize("field", [one.name for one in fields_of(Player) if one.name not in OF_NO_WORTH])
def test_whatever_else_differs_for_a_player_is_estimated_anew(field):
    table = gwt.from_position(POSITION.replace("{MINE}", "{at: neutral-b}")).state
    before, player = keys(table), table.players[0]

    match getattr(player, field):
        case str():
            player.at = "neutral-c"
        case None:
            setattr(player, field, "another")
        case bool(truth):
            setattr(player, field, not truth)
        case int(number):
            setattr(player, field, number + 1)
        case tuple(things):
            setattr(player, field, (*things, "another"))
        case list(things):
            things.append("another")
        case dict(things):
            things["another"] = 1

    search, game = keys(table)
    assert search != before[0]
    assert game != before[1] or field in ELSEWHERE


def keys(table):
    """The keys of the caches of a search and of a game, with what stands for the cards in both."""
    player, cards = table.players[0], _cards(table.players[0])
    return (cards, _key(table, player, HELD)), (cards, _owned(table, 0, HELD))


def test_no_time_is_left_where_the_token_has_passed_the_last_row():
    """The arrow of that row may ask for a choice before it ends the game."""
    table = gwt.new_game(players=2, seed=1).state
    table.token_row = len(table.jobs)

    assert time_left(table) == 0
