"""The pages on positions and scenarios name every key, fact and event that the code knows, and no other."""

import re
from itertools import takewhile

import pytest

import gwt
from gwt.games.great_western.model.tuples import ARRIVED, BEFORE, USED
from gwt.proofs import scenario
from gwt.proofs.facts import FACTS, LISTED
from gwt.spec.game_play import PREMISE
from gwt.spec.registry import GAMES
from tests.docs.blocks import ROOT
from tests.docs.keys import events, keys

PAGE = "".join(
    (ROOT / f"docs/authoring/{name}.md").read_text(encoding="utf-8")
    for name in ("positions", "position-keys")
)
NAMES = {"great-western-trail": "Great Western Trail", "pacific-rails": "Pacific Rails Inc."}


def table(heading: str) -> list[list[str]]:
    """The cells of each row of the first table below a heading."""
    lines = PAGE.partition(f"{heading}\n")[2].splitlines()
    start = next(at for at, line in enumerate(lines) if line.startswith("|---"))
    rows = takewhile(lambda line: line.startswith("|"), lines[start + 1 :])
    return [[cell.strip() for cell in row[1:-1].split("|")] for row in rows]


def named(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def test_every_game_is_on_the_page():
    assert set(NAMES) == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("of_seat", [False, True], ids=["table", "seat"])
def test_every_key_of_a_position_is_told_with_its_value(game, of_seat):
    rows = table(f"## {NAMES[game]}: {'a seat' if of_seat else 'the table'}")

    assert {named(key)[0]: value for key, value, _ in rows} == keys(game, of_seat)
    assert len(rows) == len(keys(game, of_seat))


def test_every_key_that_a_position_starts_from_is_told():
    assert [named(row[0])[0] for row in table("### What it starts from")] == list(PREMISE)


@pytest.mark.parametrize("game", GAMES)
def test_every_value_that_is_not_written_as_it_is_called_is_told(game):
    started = gwt.new_game(2, game=game)
    names = started.kind.play.names(started.pack, started.state)
    other = {kind for kind, known in names.items() if any(name != value for name, value in known.items())}
    told = {word for row in table("### How values are written") for word in row[0].split(", ")}

    assert other <= told


def test_every_kind_of_value_is_told_or_is_the_id_of_a_component():
    told = {word for row in table("### How values are written") for word in row[0].split(", ")}
    used = {value for game in GAMES for of_seat in (False, True) for value in keys(game, of_seat).values()}
    plain = {
        one
        for value in used
        for one in re.split("mapping of | to |list of |pair of | and | or null", value)
        if one
    }
    ids = set()
    for game in GAMES:
        started = gwt.new_game(2, game=game)
        ids |= set(started.kind.play.names(started.pack, started.state))

    assert plain - told - ids == {"mapping"}
    assert {"mapping of ...", "list of ...", "pair of ... and ...", "... or null"} <= told


def test_every_phase_of_a_turn_is_told():
    (phase,) = (row for row in table("## Great Western Trail: the table") if row[0] == "`phase`")

    assert named(phase[2]) == [BEFORE, ARRIVED, USED]


def test_every_key_of_a_scenario_and_of_a_case_is_told():
    assert [named(row[0])[0] for row in table("## Scenarios")] == list(scenario._SCENARIO)
    assert [name for row in table("### Cases") for name in named(row[0])] == list(scenario._CASE)


def test_every_fact_is_told():
    told = [named(row[0])[0] for row in table("## Facts")]

    assert set(told) == {"seat N", *FACTS}
    assert len(told) == len(FACTS) + 1
    assert all(re.search(rf"`{{{word}: ", PAGE) for word in LISTED)


@pytest.mark.parametrize("game", GAMES)
def test_every_event_is_told_with_its_fields(game):
    rows = table(f"| {NAMES[game]} | fields |")

    assert {named(name)[0]: fields for name, fields in rows} == events(game)


def test_a_case_inherits_as_the_page_says(tmp_path):
    """What is replaced, and what is changed entry by entry."""
    path = tmp_path / "own.scenario.yaml"
    path.write_text(
        """\
- scenario: inherits
  rules: [trade-one]
  given: {players: 2, seat: 1, seats: [{money: 1, hand: [jersey], workers: {cowboy: 3}}, {money: 9}]}
  then: {seat 1: {money: 1}}
  cases:
    - case: nothing
    - case: one entry of a mapping, and another seat
      given: {seats: [{workers: {engineer: 2}}, {money: 8}]}
      then: {seat 1: {money: 1, hand: [jersey], workers: {cowboy: 3, engineer: 2}}, seat 2: {money: 8}}
    - case: a list as a whole
      given: {seats: [{hand: [guernsey]}]}
      then: {seat 1: {hand: [guernsey]}, seat 2: {money: 9}}
    - given: {seats: [{money: 4}]}
      then: {seat 1: {money: 4}}
""",
        encoding="utf-8",
    )
    found = scenario.read_scenarios(path)

    assert [scenario.run_scenario(one) for one in found] == [[]] * 4
    assert {one.rules for one in found} == {("trade-one",)}
    assert found[-1].name == "inherits: 4"
