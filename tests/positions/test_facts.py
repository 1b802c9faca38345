"""Facts of scenarios that say something, and those that could never fail."""

import pytest

from gwt.play.game import Game
from gwt.proofs import scenario


@pytest.fixture
def told(tmp_path):
    """What is told of scenarios that stand in a file."""

    def run(text):
        path = tmp_path / "own.scenario.yaml"
        path.write_text(text, encoding="utf-8")
        return [
            f"{problem.place.line}:{problem.place.column}: {problem.message}".partition("\n")[0]
            for one in scenario.read_scenarios(path)
            for problem in scenario.run_scenario(one)
        ]

    return run


DELIVERY = """\
- scenario: a delivery without transport
  given:
    players: 2
    seat: 1
    do: deliver within 10 without transport
    seats: [{at: neutral-a, money: 10, engine: 20, hand: [guernsey]}]
"""


def test_what_is_offered_only_with_other_words_behind_it_could_never_be_offered(told):
    assert told(DELIVERY + "  then: {not offered: [deliver to topeka]}\n") == [
        "7:24: 'deliver to topeka' could never be offered here, so this says nothing"
    ]


def test_what_is_offered_in_these_words_is_a_fact_that_could_fail(told):
    assert told(DELIVERY + "  then: {not offered: [deliver to san-francisco without transport]}\n") == []


def test_what_is_offered_only_with_its_reward_could_never_be_offered_alone(told):
    text = "- scenario: s\n  given: {seat: 1, do: discard 1 jersey -> gain $2, seats: [{hand: [jersey]}]}\n"

    assert told(text + "  then: {not offered: discard 1 jersey}\n") == [
        "3:23: 'discard 1 jersey' could never be offered here, so this says nothing"
    ]


def test_the_keys_of_a_mapping_can_be_counted(told):
    text = "- scenario: s\n  given: {players: 2}\n  then: {table: {masters: {count: 5, has: station-1}}}\n"

    assert told(text) == []
    assert told(text.replace("count: 5", "count: 4")) == ["3:35: expected 4, found 5"]


def test_the_last_empty_rows_of_a_table_may_be_left_out_of_a_fact(told):
    text = "- scenario: s\n  given: {players: 2, jobs: [[cowboy]]}\n  then: {table: {jobs: ROWS}}\n"

    assert told(text.replace("ROWS", "[[cowboy, none]]")) == []
    assert len(told(text.replace("ROWS", "[[]]"))) == 1


@pytest.mark.parametrize("key", ["play", "then", "next"])
def test_what_every_case_replaces_is_told_with_the_first_of_them(tmp_path, key):
    path = tmp_path / "own.scenario.yaml"
    own = {"play": "done", "then": "{over: false}", "next": "[]"}[key]
    path.write_text(
        f"- scenario: s\n  {key}: {own}\n  cases: [{{{key}: {own}}}, {{{key}: {own}}}]\n", encoding="utf-8"
    )

    first, second = scenario.read_scenarios(path)

    assert [str(one).splitlines()[0] for one in first.unused] == [
        f"{path}:2:3: every case has its own '{key}', so this one is never used"
    ]
    assert second.unused == ()


def test_a_finished_game_has_winners_and_nobody_who_decides(told):
    text = "- scenario: s\n  given: {players: 2, over: true, seats: [{money: 90}]}\n"

    assert told(text + "  then: {over: true, winners: [seat 1], decides: null, only offered: []}\n") == []


def test_an_exception_in_a_scenario_is_its_failure(told, monkeypatch):
    def fail(game):
        raise IndexError("tuple index out of range")

    monkeypatch.setattr(Game, "scores", property(fail))
    text = "- scenario: s\n  given: {players: 2}\n  then: {scores: {seat 1: {total: 0}}}\n"

    (problem,) = told(text)
    line = fail.__code__.co_firstlineno + 1
    reason = f"IndexError: tuple index out of range, line {line} of test_facts.py"
    assert problem == f"1:3: the scenario cannot be run to its end ({reason})"


def test_a_movement_alone_offers_the_upgrade_of_the_station_that_it_reaches(told):
    given = "{players: 2, seat: 1, do: move engine up to 1, seats: [{engine: 4, money: 9}]}"
    text = f"- scenario: s\n  given: {given}\n  play: move engine to station-1\n"

    assert told(text + "  then: {offered: [upgrade station-1, done]}\n") == []
