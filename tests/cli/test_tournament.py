"""`gwt tournament` and `gwt rate` show the standings, the cross table and the points."""

import json
from functools import partial

import pytest

from gwt import research
from gwt.cli import consoles
from gwt.players import LEVELS
from gwt.research import ladder

BOTS = "tests.players.bots"


def test_a_tournament_is_shown_and_rated_again(command):
    played = command("tournament", "random", f"{BOTS}:Dice", "--games", 4, "--db", "t.sqlite")
    rated = command("rate", "t.sqlite")

    assert played.exit_code == rated.exit_code == 0
    assert "Elo (95 %)" in played.output
    assert "is before, in %" in played.output
    assert rated.output == played.output


def test_a_tournament_is_gone_on_with(command):
    first = ("tournament", "random", f"{BOTS}:Dice", "--db", "t.sqlite", "--json")
    command(*first, "--games", 2)
    refused = command(*first, "--games", 4)
    resumed = json.loads(command(*first, "--games", 4, "--resume").output)

    assert refused.exit_code == 2
    assert "--resume goes on with them" in refused.output
    assert [one["games"] for one in resumed["standings"]] == [4, 4]


def test_who_has_won_all_games_may_be_any_stronger(command):
    """JSON has no infinite number."""
    played = ("tournament", "greedy?depth=1", "random", "--games", 2)
    strong, weak = json.loads(command(*played, "--json").output, parse_constant=pytest.fail)["standings"]

    assert (strong["rating"]["high"], weak["rating"]["low"]) == (None, None)
    assert " or more)" in command(*played).output


def test_a_fault_of_a_player_is_told(command):
    played = command("tournament", "random", f"{BOTS}:Failing", "--games", 2)

    lost = f"{BOTS}:Failing lost 2 games because it failed."
    assert f"{lost} The first time it raised LookupError: nothing comes to mind." in played.output


def test_rows_are_exported(command, tmp_path):
    command("tournament", "random", f"{BOTS}:Dice", "--games", 2, "--db", "t.sqlite")
    command("rate", "t.sqlite", "--export", "rows.csv")

    assert len((tmp_path / "rows.csv").read_text(encoding="utf-8").splitlines()) == 5


def test_a_player_climbs_the_ladder_and_is_listed(command, monkeypatch, tmp_path):
    monkeypatch.setattr(ladder.players, "LEVELS", LEVELS[:2])
    monkeypatch.setattr(research, "play_ladder", partial(ladder.play_ladder, games=2))
    first = command("ladder", f"{BOTS}:Dice", "--rows", "rows.jsonl")
    again = command("ladder", f"{BOTS}:Dice", "--rows", "rows.jsonl")
    listed = json.loads(command("ladder", "--rows", "rows.jsonl", "--json").stdout)

    assert f"{BOTS}:Dice" in first.stdout and "beginner" in first.stdout
    assert f"{BOTS}:Dice played the same games as in its row." in again.stderr
    assert [row["player"] for row in listed].count(f"{BOTS}:Dice") == 2
    assert command("ladder", "beginer").exit_code == 2


def test_what_a_player_makes_against_itself_is_said(command):
    played = command("tournament", "random", "--games", 3)

    assert "random against itself: -" in played.output
    assert "in 3 games." in played.output
    assert "choix" not in played.output


def test_a_long_run_says_how_far_it_is_where_there_is_no_terminal(command, monkeypatch):
    started = ("tournament", "random", f"{BOTS}:Dice", "--games", 4)
    assert not command(*started).stderr
    monkeypatch.setattr(consoles, "_SECONDS", 0)

    assert command(*started).stderr.splitlines()[1::2] == ["games: 2 of 4", "games: 4 of 4"]


def test_what_does_not_exist_is_a_usage_error(command):
    assert command("rate", "nothing.sqlite").exit_code == 2
    assert command("tournament", "random", "gredy").exit_code == 2
    assert command("tournament", "random", "greedy", "--backend", "slurm").exit_code == 2
