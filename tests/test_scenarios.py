"""Scenarios that cannot be understood say so; none of them passes for what it does not state."""

import pytest

from gwt.errors import ContentError
from gwt.proofs.scenario import read_scenarios, run_scenario

SCENARIO = """\
- scenario: a guernsey sells for four dollars at 2a
  given:
    do: use location
    seat: 1
    seats: [{on: 2a, hand: [guernsey, jersey], money: 1}]
  play: [discard 1 guernsey -> gain $4]
  then:
    happened: [{cards discarded: {cards: [guernsey]}}, money gained]
    not happened: [{money gained: {dollars: 2}}, engine moved]
    scores: {seat 1: {dollars: 1}}
"""


def told(folder, before, after) -> list[str]:
    """What is said of the scenario with a change, without its path."""
    assert SCENARIO.count(before) == 1
    path = folder / "own.scenario.yaml"
    path.write_text(SCENARIO.replace(before, after), encoding="utf-8")
    try:
        problems = [problem for one in read_scenarios(path) for problem in run_scenario(one)]
    except ContentError as error:
        problems = list(error.problems)
    return [f"{one.place.line}:{one.place.column} {one.message} {one.hint}".strip() for one in problems]


def test_the_scenario_holds(tmp_path):
    assert told(tmp_path, "guernsey sells", "guernsey sells") == []


@pytest.mark.parametrize(
    "before, after, message",
    [
        (
            "engine moved",
            "engine mvoed",
            "9:50 'engine mvoed' is not an event Did you mean 'engine moved'?",
        ),
        (
            "{dollars: 2}",
            "{dolars: 2}",
            "9:36 'dolars' is not a field of 'money gained' Did you mean 'dollars'?",
        ),
        ("{dollars: 2}", "[2]", "9:20 expected the fields of 'money gained'"),
        ("{dollars: 2}", "{dollars: 4}", "9:20 money gained dollars 4 happened; what happened:"),
        ("{seat 1: {dollars: 1}}", "5", "10:13 expected the points of seats"),
        ("{seat 1: {dollars: 1}}", "{seat 9: {}}", "10:14 'seat 9' is not a seat here"),
        ("{dollars: 1}", "5", "10:22 expected a mapping of fields"),
        ("  then:", "  then: 5\n  note:", "7:9 expected a mapping of facts"),
        ("  then:", "  next: 5\n  then:", "7:9 expected a list of choices and facts"),
        ("  then:", "  cases: []\n  then:", "7:10 expected a list of at least one case"),
        ("  then:", "  cases: 5\n  then:", "7:10 expected a list of at least one case"),
    ],
)
def test_what_cannot_be_understood_is_told(tmp_path, before, after, message):
    said = told(tmp_path, before, after)

    assert len(said) == 1
    assert said[0].startswith(message)
