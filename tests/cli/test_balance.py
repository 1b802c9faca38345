"""`gwt balance` says what the games say, the same each time."""

import json

import pytest

import gwt
from gwt.spec.registry import game_kind
from tests.packs.small import pair
from tests.test_docs import blocks

pytestmark = pytest.mark.in_turn


@pytest.fixture
def folder(tmp_path):
    return pair(tmp_path, points=4)


def run_json(command, folder, *more):
    result = command("balance", "--pack", folder, "--games", 2, "--player", "random", "--json", *more)
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_the_json_object_has_the_verdict_and_the_figures(command, folder, tmp_path):
    pages = ("--html", tmp_path / "report.html", "--page", tmp_path / "report.md")
    found = run_json(command, folder, "--state", tmp_path / "a", *pages)

    assert [one["id"] for one in found["changes"]] == ["11a", "11b"]
    (figures,) = found["findings"]
    assert figures["games"] == 2
    assert figures["verdict"]
    assert {"score", "turns", "access", "things"} <= figures.keys()
    assert (tmp_path / "report.html").read_text().startswith("<!doctype html>")
    page = (tmp_path / "report.md").read_text()
    assert "## 2 games of random players" in page
    assert figures["verdict"][0] in page
    assert "--games 2 --player random --seed 0 --players 2 --page report.md" in page


def test_the_figures_are_the_same_on_any_number_of_cores(command, folder, tmp_path):
    alone = run_json(command, folder, "--state", tmp_path / "a")

    assert run_json(command, folder, "--state", tmp_path / "b", "--jobs", 2) == alone


def test_a_game_that_does_not_end_stops_the_study_and_is_saved(command, folder, tmp_path):
    stopped = command("balance", "--pack", folder, "--games", 2, "--turns", 5, "--state", tmp_path / "a")

    assert stopped.exit_code == 1
    assert "did not end within 5 turns" in stopped.stderr
    assert stopped.stderr.endswith(f"see it with: gwt replay unfinished.gwt --pack {folder}\n")


def test_an_interrupted_study_says_so_and_exits_with_130(command, folder, tmp_path, monkeypatch):
    def interrupted(study, trial):
        raise KeyboardInterrupt

    monkeypatch.setattr("gwt.balance.study_runner.play_trial", interrupted)
    result = command("balance", "--pack", folder, "--games", 2, "--state", tmp_path / "a")

    assert result.exit_code == 130
    assert "0 of 2 games" in result.stderr


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--pack", "first_edition", "--against", "first_edition"), "nothing to compare"),
        (("--pack", "nope"), "no pack 'nope'"),
        (("--game", "pacific-rails", "--against", "first_edition"), "one of great-western-trail"),
        (("--pack", "second_edition", "--players", "2,3"), "with one number of players"),
        (("--pack", "first_edition", "--players", "none"), "--players: expected numbers"),
        (("--pack", "first_edition", "--state", "a"), "--state holds the games of one number"),
        (("--pack", "first_edition", "--player", "learned?policy=none"), "no policy 'none'"),
        (("--pack", "first_edition", "--player", "gredy"), "gredy"),
        (("--pack", "first_edition", "--games", 1), "--games"),
    ],
)
def test_what_cannot_be_studied_is_a_usage_error(command, arguments, message):
    refused = command("balance", *arguments)

    assert refused.exit_code == 2
    assert message in refused.stderr


@pytest.mark.parametrize("game", ["great-western-trail", "pacific-rails", "lantern-street"])
def test_a_whole_game_is_compared_with_nothing(command, lantern_street, tmp_path, monkeypatch, game):
    """For each number of players; three ways to write the same figures."""
    monkeypatch.setenv("GWT_CACHE", "off")
    asked = ("balance", "--game", game, "--games", 2, "--player", "random", "--jobs", 1)
    pages = ("--html", tmp_path / "a.html", "--page", tmp_path / "a.md")
    figures = json.loads(command(*asked, "--json", *pages).output)
    numbers = [one["players"] for one in figures["surveys"]]
    markdown, html = ((tmp_path / name).read_text("utf-8") for name in ("a.md", "a.html"))

    assert numbers == list(game_kind(game).play.players(gwt.load_pack(game)))
    assert f"--game {game} --games 2 --player random --seed 0 --players 2,3,4 --page a.md" in markdown
    for one in figures["surveys"]:
        shares = [seat["victories"]["mean"] for seat in one["seats"]]
        assert len(shares) == one["players"] and sum(shares) == pytest.approx(1)
        title = f"2 games of {one['players']} random players"
        assert f"## {title}" in markdown and f"<h2>{title}</h2>" in html
    shown = command(*asked, "--players", 3)
    assert "2 games of 3 random players" in shown.output and "What is dead" in shown.output


def test_the_run_of_the_documents_says_what_they_show(command, tmp_path, monkeypatch):
    """Its pack is written as the page says, and its command is run in that folder."""
    monkeypatch.setenv("GWT_CACHE", "off")
    monkeypatch.delenv("COLUMNS", raising=False)
    for block in blocks("docs/authoring/balance.md", "yaml"):
        path = tmp_path / block.partition("\n")[0].removeprefix("# ")
        path.parent.mkdir(exist_ok=True)
        path.write_text(block, encoding="utf-8")
    (console,) = blocks("docs/authoring/balance.md", "console")
    typed, _, shown = console.partition("\n")

    said = command(*typed.removeprefix("$ gwt ").split()).stdout
    assert [line.rstrip() for line in said.splitlines()] == shown.splitlines()
