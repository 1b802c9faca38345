"""`gwt test` and `gwt try` find the pack in whose folder a scenario lies, or whoever types the command."""

from pathlib import Path

import pytest

from gwt.resources import content_folder

PLAIN = """\
- scenario: a guernsey sells for four dollars
  given: {setup: first-game, do: use location, seat: 1, seats: [{on: 2a, hand: [guernsey], money: 1}]}
  play: [discard 1 guernsey -> gain $4]
  then: {seat 1: {money: 5}}
"""


@pytest.fixture
def river(command):
    command("new", "river")
    return Path("river").resolve()


@pytest.mark.parametrize("path", ["river", "river/scenarios", "river/scenarios/river.scenario.yaml"])
def test_scenarios_are_run_with_the_pack_around_them(command, river, path):
    assert "2 passed" in command("test", path).output


@pytest.mark.parametrize("folder", [".", "scenarios"])
def test_whoever_is_in_a_pack_runs_its_scenarios_without_a_word(command, river, monkeypatch, folder):
    monkeypatch.chdir(river / folder)
    told = command("test").output

    assert "2 passed" in told
    assert "river.scenario.yaml" in told


def test_whoever_is_in_no_pack_runs_those_of_the_game(command):
    told = command("test", "--game", "pacific-rails", "-k", "ex-congress-mary", "-v")

    assert (told.exit_code, "1 passed" in told.output) == (0, True)


def test_a_pack_that_is_named_comes_before_the_one_around(command, river):
    """Without the pack there is no tile 11a, so that the two scenarios of it fail."""
    assert "2 failed" in command("test", "river", "--pack", "first_edition").output


def test_a_scenario_that_names_a_pack_is_run_with_that_one(command, river):
    named = PLAIN.replace("given: {", "given: {pack: first_edition, ")
    (river / "scenarios" / "plain.scenario.yaml").write_text(named, encoding="utf-8")

    assert "3 passed" in command("test", "river").output


def test_a_scenario_of_another_game_needs_not_name_it(command):
    """The pack of the other game lies around it."""
    file = content_folder("pacific_rails") / "base" / "scenarios" / "congress.scenario.yaml"
    own = Path("own")
    (own / "scenarios").mkdir(parents=True)
    (own / "pack.yaml").write_text(
        "{id: own/rails, game: pacific-rails, name: Rails, version: 0.1.0, language: 1, source: own,"
        " requires: [pacific_rails/base]}\n",
        encoding="utf-8",
    )
    text = file.read_text(encoding="utf-8").replace("game: pacific-rails, ", "")
    assert "game:" not in text.split("- scenario")[1]
    (own / "scenarios" / "own.scenario.yaml").write_text(text, encoding="utf-8")

    assert "1 passed" in command("test", "own", "-k", "ex-congress-mary").output


def test_a_pack_with_a_problem_is_told_instead(command, river):
    file = river / "buildings.yaml"
    file.write_text(file.read_text(encoding="utf-8").replace("gain $1", "gian $1"), encoding="utf-8")
    told = command("test", "river")

    assert told.exit_code == 1
    assert "'gian' is not a verb of this game" in told.output


def test_a_component_is_tried_where_one_is(command, river, monkeypatch):
    assert "has no '11a'" in command("try", "11a", typed="q\n").output
    monkeypatch.chdir(river)

    assert "discard 1 jersey -> gain $2" in command("try", "11a", typed="q\n").output


def test_a_component_is_tried_with_the_pack_around_the_position(command, river):
    (river / "positions").mkdir()
    (river / "positions" / "rich.yaml").write_text("players: 3\nseats: [{money: 77}]\n", encoding="utf-8")

    assert "77" in command("try", "11a", "--position", "river/positions/rich.yaml", typed="q\n").output


def test_another_game_is_tried_in_a_pack_of_this_one(command, river, monkeypatch):
    monkeypatch.chdir(river)
    tried = command("try", "sen-1", "--game", "pacific-rails", typed="q\n")

    assert "has no 'sen-1'" not in tried.output
