"""What is told of positions, by the data beside; and what may follow from what is not refused."""

from random import Random

import pytest
import yaml

import gwt
from gwt.errors import ContentError, LocatedError
from gwt.play.position_setup import OFFER
from tests.attack.positions import mutant, tried
from tests.docs.blocks import ROOT

FILES = sorted((ROOT / "tests/positions").glob("*.yaml"))
CASES = [
    pytest.param(case["position"], case.get("told", []), id=f"{path.stem}: {case['name']}")
    for path in FILES
    for case in yaml.safe_load(path.read_text(encoding="utf-8"))
]
MUTANTS = 60


@pytest.mark.parametrize(("text", "told"), CASES)
def test_what_is_impossible_is_told_where_it_is_said(text, told):
    try:
        gwt.from_position(text)
        found = []
    except ContentError as error:
        found = [f"{one.place.line}:{one.place.column}: {one.message}" for one in error.problems]

    assert found == told


def test_positions_that_are_spoilt_at_random_are_refused_with_a_place_or_play():
    seed = Random().randrange(10**9)
    failed = []
    for number in range(seed, seed + MUTANTS):
        _, text = mutant(number)
        try:
            tried(text, Random(number))
        except Exception as error:
            failed.append(f"python -m tests.attack.positions --first {number} --count 1: {error!r}\n{text}")

    assert not failed, "\n".join(failed)


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("seats: [{engine: 5}, {engine: 5}]", "It is possible without 'engine: 5'."),
        (
            "players: 2\nmasters: {station-1: sm-dollars-workers, station-5: sm-dollars-workers}",
            "It is possible without 'station-5: sm-dollars-workers'.",
        ),
        (
            "players: 2\nseats: [{stations: [station-1, station-1]}]",
            "It is possible with one 'station-1' less.",
        ),
        (
            "players: 2\nseats: [{stations: [station-1, station-1]}, {stations: [station-2, station-2]}]",
            "",
        ),
    ],
)
def test_the_shortest_change_that_makes_it_possible_is_told(text, hint):
    with pytest.raises(ContentError) as told:
        gwt.from_position(f"{text}\n")

    assert {one.hint for one in told.value.problems} == {f"{hint} {OFFER}".strip()}


# What the long run has found, with the number by which it is played.
FOUND = [
    pytest.param(
        3921,
        "{game: pacific-rails, players: 2, seat: 1, do: lay track,\n"
        " seats: [{locomotives: {west: r6c0, east: r6c0}, cargo: {iron: 3}}]}",
        id="two locomotives on one space",
    ),
    pytest.param(
        16512,
        "{players: 2, setup: first-game, bare trail: true, seat: 1, do: use location, seats: [\n"
        " {'on': building-c, money: 39, hand: [], draw stack: [], objectives: [],\n"
        "  cities: [san-francisco, san-francisco, san-francisco, san-francisco],\n"
        "  stations: [station-1, station-2, station-3, station-4, station-5, station-6, station-7,\n"
        "   station-8, station-9, station-10]},\n"
        " {at: neutral-a, money: 0, workers: {cowboy: 6}, hand: [], draw stack: [], objectives: []}]}",
        id="all discs placed and none cleared",
    ),
]


@pytest.mark.parametrize(("number", "text"), FOUND)
def test_what_the_long_run_has_found_stays_mended(number, text):
    assert tried(text, Random(number)) == "guarded"


# --- short positions ---------------------------------------------------------------------------------


def impossible(game):
    return [str(one) for one in game.kind.play.find_inconsistencies(game.state)]


def test_a_hand_that_is_stated_comes_from_the_own_deck():
    game = gwt.from_position("players: 2\nseats: [{hand: [guernsey, guernsey, guernsey]}]\n")
    player = game.state.players[0]

    assert player.deck.count("guernsey") == 3
    assert player.hand == ["guernsey"] * 3
    assert not impossible(game)


def test_the_next_cards_of_a_stack_stay_where_they_are():
    start = gwt.new_game(2).state
    game = gwt.from_position("players: 2\nseats: [{hand: [texas-longhorn-5]}]\n")

    assert game.state.players[0].draw_stack == start.players[0].draw_stack
    assert game.state.cattle_stack[-5:] == start.cattle_stack[-5:]
    assert not impossible(game)


def test_tiles_that_are_stated_come_from_the_piles():
    game = gwt.from_position("players: 2\nbare trail: true\ntiles: {flood-1: flood-green-3}\n")

    assert "flood-green-3" not in game.state.piles[0]
    assert not impossible(game)


def test_all_seats_use_the_side_that_is_stated():
    game = gwt.from_position("players: 2\nsetup: first-game\nseats: [{trail: {a-1: 3b}}]\n")

    assert "3b" in game.state.players[1].buildings
    assert not impossible(game)


def test_a_station_that_has_lost_its_master_has_a_worker():
    masters = gwt.new_game(2).state.masters
    station = next(iter(masters))
    game = gwt.from_position(f"players: 2\nseats: [{{masters: [{masters[station]}]}}]\n")

    assert station in game.state.appointed
    assert not impossible(game)


def test_a_few_rows_of_the_job_market_leave_the_others_empty():
    game = gwt.from_position("players: 2\njobs: [[cowboy], [none, engineer]]\n")

    assert game.state.jobs[:2] == (("cowboy", ""), ("", "engineer"))
    assert set(game.state.jobs[2:]) == {("", "")}
    assert len(game.state.jobs) == len(game.state.board.job_market.rows)


def test_a_single_row_of_the_job_market_leaves_the_others_as_they_are():
    start = gwt.new_game(2).state
    game = gwt.from_position("players: 2\njobs: {9: [cowboy]}\n")

    assert game.state.jobs[8] == ("cowboy", "")
    assert game.state.jobs[:8] == start.jobs[:8]


def test_houses_are_left_as_they_are_stated():
    rows = "{wood: 2, iron: 2, gunpowder: 2, money: 2}"
    game = gwt.from_position(f"game: pacific-rails\nplayers: 2\nseats: [{{houses: {rows}}}]\n")

    assert set(game.state.players[0].houses.values()) == {2}
    assert set(game.state.players[1].houses.values()) == {2, 3}


def test_null_takes_the_building_of_another_position_away(tmp_path):
    path = tmp_path / "own.scenario.yaml"
    path.write_text(
        """\
- scenario: taken away
  given: {players: 2, setup: first-game, seat: 1, seats: [{trail: {a-1: 3a}, at: neutral-a}]}
  cases:
    - given: {seats: [{trail: {a-1: null}}]}
      then: {table: {tiles: {a-1: null}, owners: {a-1: null}}, seat 1: {buildings: {has: 3a}}}
""",
        encoding="utf-8",
    )
    from gwt.proofs.scenario import read_scenarios, run_scenario

    assert [run_scenario(one) for one in read_scenarios(path)] == [[]]


# --- what is meant to be impossible ------------------------------------------------------------------

BROKEN = """\
players: 2
impossible: true
token row: 1
jobs: {1: [cowboy, cowboy]}
foresight: [[], [cowboy], []]
do: foresight 2
"""


def test_what_is_meant_to_be_impossible_is_taken_as_it_is():
    game = gwt.from_position("players: 2\nimpossible: true\nseats: [{money: -5}]\n")

    assert game.state.players[0].money == -5
    assert game.doubtful_at is not None


def test_what_is_impossible_is_written_and_read_as_such():
    game = gwt.from_position("players: 2\nimpossible: true\nseats: [{money: -5, engine: 5}, {engine: 5}]\n")

    assert "impossible: true" in game.position()
    assert gwt.from_position(game.position()).state == game.state


def test_a_game_that_cannot_go_on_is_told_at_its_position():
    game = gwt.from_position(BROKEN)
    before = game.state.copy()

    with pytest.raises(
        LocatedError, match=r"^<position>:6:1: the game cannot go on from this position: row"
    ):
        game.play(game.options[0])
    assert game.state == before


def test_a_game_from_a_possible_position_is_no_guarded_one():
    assert type(gwt.from_position("players: 2\nseats: [{money: 5}]\n")) is gwt.Game


def test_a_finished_game_is_a_position():
    game = gwt.from_position("players: 2\nover: true\nlast turns: 0\n")

    assert game.over
    assert game.winners
    assert gwt.from_position(game.position()).over


def test_a_ruling_is_in_force_or_not():
    with pytest.raises(ContentError, match=r"<position>:2:21: expected true or false, found 3"):
        gwt.from_position("players: 2\nrulings: {must-act: 3}\n")


@pytest.mark.parametrize(
    "fact, hint",
    [
        ("tiles: {1a: a-1}", "Write it as in {a-1: 1a}."),
        ("tiles: {1a: [a-1]}", ""),
        ("tiles: {1a: {x: 1}}", ""),
        ("seats: [{hand: {jersey: 2}}]", "Name each of them, as in [jersey, jersey]."),
        (
            "seats: [{hand: {jersey: 999999999999}}]",
            "Name each of them, as in [jersey, jersey, jersey, jersey, ...].",
        ),
        ("seats: [{hand: [2 jersey]}]", "Name each of them, as in [jersey, jersey]."),
    ],
)
def test_a_fact_of_another_shape_is_refused_with_the_right_one(fact, hint):
    with pytest.raises(ContentError) as caught:
        gwt.from_position(f"players: 2\n{fact}\n")

    assert hint in [problem.hint for problem in caught.value.problems]
