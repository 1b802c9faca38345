"""Every command that plays or shows something does so with packs that lie on others."""

import json

import pytest

from tests.packs.small import BASE, pair, written

SCENARIO = """\
- scenario: the new building pays
  given:
    players: 2
    seat: 1
    do: use location
    seats: [{money: 1, on: a-1, trail: {a-1: 11a}}]
  play: [gain $2]
  then: {seat 1: {money: 3}}
"""


@pytest.fixture
def own(tmp_path):
    folder = pair(tmp_path)
    (folder / "scenarios").mkdir()
    (folder / "scenarios" / "pair.scenario.yaml").write_text(SCENARIO, encoding="utf-8")
    return folder


def test_show_knows_the_new_entries_and_the_old(command, own):
    assert "11a" in command("show", "11a", "--pack", own).output
    assert "1a" in command("show", "1a", "--pack", own).output
    assert "has no '11a'" in command("show", "11a").output


def test_whole_games_are_played_saved_and_replayed(command, own):
    told = command("simulate", "--players", 2, "--games", 2, "--pack", own, "--save-dir", "saved", "--json")
    again = command("replay", "saved/game-0001.gwt", "--pack", own, "--json")

    assert json.loads(told.output)["finished"] == 2
    assert json.loads(again.output)["pack"] == f"{BASE} + own/pair"
    assert command("replay", "saved/game-0001.gwt").exit_code == 1


def test_a_position_can_name_the_new_entries(command, own, tmp_path):
    (tmp_path / "here.yaml").write_text("players: 2\nseats: [{trail: {a-1: 11a}}]\n", encoding="utf-8")

    assert "a-1: 11a" in command("position", "here.yaml", "--pack", own).output
    assert command("position", "here.yaml").exit_code == 1


def test_a_game_at_the_terminal_is_played_and_resumed_with_them(command, own):
    typed = "i 11a\n1\ns evening.gwt\nq\n"
    began = command("play", "--players", 2, "--seed", 1, "--pack", own, typed=typed)
    resumed = command("play", "--resume", "evening.gwt", "--pack", own, typed="q\n")

    assert "Building 11a" in began.output
    assert (began.exit_code, resumed.exit_code) == (0, 0)
    assert command("play", "--resume", "evening.gwt", typed="q\n").exit_code == 1


def test_the_scenarios_of_a_pack_are_run_with_it(command, own):
    ran = command("test", "--pack", own)

    assert "1 passed" in ran.output, ran.output
    assert command("test", own, "--pack", BASE).exit_code == 1


def test_the_rules_are_those_of_all_packs(command, own):
    both = json.loads(command("rules", "--json", "--pack", own).output)

    assert both == json.loads(command("rules", "--json").output)


def test_a_component_without_words_is_shown_tried_and_played_by_its_name(command, tmp_path):
    objective = {"id": "obj-own", "name": "Own task", "needs": ["1 hazard"], "points": 3, "source": "own"}
    task = objective | {"action": "gain $2", "copies": 9}
    folder = written(tmp_path, "own/task", {"objectives": {"objectives": [task]}}, adds=["obj-own"])

    shown = command("show", "obj-own", "--pack", folder, "--lang", "it")
    tried = command("try", "obj-own", "--pack", folder, "--lang", "nl", typed="1\nq\n")
    played = command("play", "--pack", folder, "--lang", "it", "--seed", 1, typed="i obj-own\nq\n")

    assert [one.exit_code for one in (shown, tried, played)] == [0, 0, 0]
    assert all("Own task" in one.output for one in (shown, tried, played))
