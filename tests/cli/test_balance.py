"""`gwt balance` says what the games say, the same each time."""

import json

import pytest

from tests.packs.small import pair
from tests.test_docs import blocks


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


def test_the_tables_have_each_thing(command, folder, tmp_path):
    shown = command(
        "balance", "--pack", folder, "--games", 2, "--player", "random", "--state", tmp_path / "a"
    )

    assert shown.exit_code == 0
    for words in ("2 games of random players", "11a", "points by each use", "11a: gain $2"):
        assert words in shown.stdout


def test_a_game_that_does_not_end_stops_the_study_and_is_saved(command, folder, tmp_path):
    stopped = command("balance", "--pack", folder, "--games", 2, "--turns", 5, "--state", tmp_path / "a")

    assert stopped.exit_code == 1
    assert "did not end within 5 turns" in stopped.stderr
    assert stopped.stderr.endswith(f"see it with: gwt replay unfinished.gwt --pack {folder}\n")


def test_an_interrupted_study_says_so_and_exits_with_130(command, folder, tmp_path, monkeypatch):
    def interrupted(study, trial):
        raise KeyboardInterrupt

    monkeypatch.setattr("gwt.balance.run.play", interrupted)
    result = command("balance", "--pack", folder, "--games", 2, "--state", tmp_path / "a")

    assert result.exit_code == 130
    assert "0 of 2 games" in result.stderr


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--pack", "first_edition"), "nothing to compare"),
        (("--pack", "nope"), "no pack 'nope'"),
        ((), "--pack"),
        (("--pack", "first_edition", "--player", "gredy"), "gredy"),
        (("--pack", "first_edition", "--games", 1), "--games"),
    ],
)
def test_what_cannot_be_studied_is_a_usage_error(command, arguments, message):
    refused = command("balance", *arguments)

    assert refused.exit_code == 2
    assert message in refused.stderr


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
