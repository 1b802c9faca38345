"""Every command takes the name of a game; without it, it is the first one."""

import json
import re

import pytest

import gwt
from gwt.authoring.component_tryout import tryout
from gwt.cli.session import event_lines_of
from gwt.players.simulation import Plan, played_game
from gwt.summary import Summary
from gwt.text import event_formatter

GAME = "pacific-rails"


@pytest.fixture(scope="module")
def other() -> gwt.Game:
    """A whole game of three random players; not to be changed."""
    return played_game(Plan(players=3, seed=11, game=GAME), 0)


def test_a_component_of_it_is_shown(command):
    shown = command("show", "sen-6", "--game", GAME).stdout

    assert "gain 2 of railway, tunnel, bridge" in shown
    assert "reconstructed" in shown


def test_all_its_rules_are_proven(command):
    rules = json.loads(command("rules", "--game", GAME, "--json").stdout)

    assert len(rules) == 253
    assert all(rule["proofs"] for rule in rules)
    assert all("great_western" not in proof for rule in rules for proof in rule["proofs"])
    assert "Actie sporen leggen" in command("rules", "--game", GAME, "--area", "track").stdout


def test_it_is_played_at_a_terminal(command):
    result = command("play", "--game", GAME, "--players", 2, "--seed", 3, typed="1\n1\n1\nt\ni 1\nu\nq\n\n")

    assert result.exit_code == 0
    for words in ("gather-wood [- - -]", "place locomotive on r0c0", "sen-8"):
        assert words in result.stdout
    assert "turn 2" in result.stdout


@pytest.mark.parametrize("at", [0, 30, 120, 300])
def test_its_table_can_be_said_at_any_time(at, other):
    game, events = gwt.new_game(3, other.premise.seed, game=GAME), []
    for option in other.history[:at]:
        events += game.play(option)
    summary = Summary.of(game.view(0))
    text = summary.text(1000)

    for space, seat in game.state.workers.items():
        assert f"{space} [{seat + 1}]" in text
    assert all(f"seat {seat}" in text for seat in (2, 3))
    assert [words for _, words in event_lines_of(events, 0, event_formatter(game.pack)) if not words] == []
    assert all(isinstance(summary.note(option), str) for option in game.options)


def test_an_unknown_game_is_answered_with_the_nearest(command):
    result = command("simulate", "--game", "pacific-rail")

    assert result.exit_code == 2
    assert "'pacific-rails'" in result.stderr


# --- a pack of it, without the name of the game ------------------------------------------------------

MANIFEST = f"""\
id: own/mixed
game: {GAME}
name: Mixed
version: 0.1.0
language: 1
source: invented
requires: [base]
adds: [mixed-1]
"""
UPGRADES = """\
upgrades:
  - id: mixed-1
    name: Mixed
    level: 1
    action: gain 1 of wood, iron
    tokens: {2: 1, 3: 0, 4: 1}
    status: printed
"""


@pytest.fixture
def mixed(tmp_path):
    """The folder of a pack that lies on the base game."""
    folder = tmp_path / "mixed"
    folder.mkdir()
    (folder / "pack.yaml").write_text(MANIFEST, encoding="utf-8")
    (folder / "upgrades.yaml").write_text(UPGRADES, encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    "asked, said",
    [
        (["show", "mixed-1"], "gain 1 of wood, iron"),
        (["explain", "gain 1 of wood, iron"], "gain 1 of wood, iron"),
        (["simulate", "--games", 1, "--players", 2], "scoring-goals"),
        (["rules"], "rules"),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_a_command_finds_the_game_from_the_pack(command, mixed, asked, said):
    done = command(*asked, "--pack", mixed)

    assert done.exit_code == 0, done.output
    assert said in done.stdout


def test_scenarios_are_played_in_the_game_of_their_pack(command, mixed):
    scenario = "- scenario: a start\n  given: {players: 2, seat: 1}\n  then: {decides: seat 1}\n"
    (mixed / "scenarios").mkdir()
    (mixed / "scenarios" / "a.scenario.yaml").write_text(scenario, encoding="utf-8")

    assert "1 passed" in command("test", "--pack", mixed).stdout


def test_a_pack_of_it_is_known_by_its_name_alone():
    assert gwt.new_game(2, pack="pacific_rails/base").premise.game == GAME


def test_a_pack_is_refused_where_another_game_is_asked_for(command, mixed):
    assert command("show", "mixed-1", "--pack", mixed, "--game", "great-western-trail").exit_code != 0


# --- a new pack of it, and trying --------------------------------------------------------------------


def test_a_new_pack_of_it_has_no_problems_and_its_scenarios_hold(command):
    written = command("new", "river-side", "--game", GAME)

    assert written.exit_code == 0, written.output
    assert command("check", "river-side").output == "No problems in 1 pack.\n"
    assert "4 passed" in command("test", "--pack", "river-side").output


@pytest.mark.parametrize(
    "id, option",
    [
        ("any-3", "gain 3 money"),
        ("engineer", "pay 1 wood -> gain 1 bridge"),
        ("gather-money", "build station"),
        ("town-centre", "repeat .lay track."),
        ("sen-5", "gain 3 gunpowder"),
        ("sen-8", "build station then may build telegraph"),
        ("s01", "use gather-wood"),
        ("wagon-3", "pay 1 .* -> gain 1"),
        ("most-wood", "place worker on s01"),
    ],
)
def test_a_component_of_it_is_put_before_the_player(command, id, option):
    shown = command("try", id, "--game", GAME, typed="q\n")

    assert shown.exit_code == 0, shown.output
    assert re.search(rf"^ *\d+ .*{option}", shown.output, re.MULTILINE), shown.output


def test_a_goal_that_is_tried_is_in_play():
    assert "most-money" in tryout("most-money", game=GAME).state.goals


@pytest.mark.parametrize(
    "id, why", [("west", "where locomotives start"), ("railway", "lay track"), ("in-play", "no action")]
)
def test_what_cannot_be_tried_says_why(command, id, why):
    refused = command("try", id, "--game", GAME)

    assert refused.exit_code == 2
    assert why in refused.output


# --- the terminal ------------------------------------------------------------------------------------


STANDING = f"""
game: {GAME}
players: 2
seats: [{{locomotives: {{west: r2c0}}}}, {{}}]
workers: {{s01: 2}}
houses: {{gather-wood: [2]}}
lowered: [sen-1]
"""


def test_the_table_says_what_a_player_needs():
    text = Summary.of(gwt.from_position(STANDING).view(0)).text(1000)

    for said in ("r2c0 [1]", "s01 [2]", "gather-wood [2 - -]", "sen-1 (1): gain 2 wood, down"):
        assert said in text


def test_what_is_no_edge_is_told_with_the_right_article():
    with pytest.raises(gwt.ContentError, match="'north' is not an edge here"):
        gwt.from_position(f"game: {GAME}\nplayers: 2\nacross: 1\nseats: [{{locomotives: {{north: r2c0}}}}]")


@pytest.mark.parametrize("asked", ["r2c2", "Reno", "reno"])
def test_a_city_is_shown_and_drawn_by_its_place_and_by_its_name(command, asked):
    shown = command("show", asked, "--game", GAME)

    assert shown.exit_code == 0, shown.output
    assert re.search(r"at +r2c2", shown.output)
    assert re.search(r"en +Reno", shown.output)
    assert "Reno (r2c2)" in command("show", asked, "--game", GAME, "--svg", "-").output


def test_a_misspelt_city_leads_to_the_city(command):
    assert "Reno" in command("show", "Rena", "--game", GAME).output
