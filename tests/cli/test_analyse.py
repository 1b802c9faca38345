"""`gwt analyse` says how good the decisions of a saved game were."""

import json

import pytest

import gwt
from gwt.players import RandomPlayer


@pytest.fixture
def short(tmp_path):
    """A game of three that has just begun."""
    game, player = gwt.new_game(players=3, seed=2, listen=False), RandomPlayer(1)
    for _ in range(14):
        game.play(player.choose(game))
    game.save(tmp_path / "short.gwt")
    return tmp_path / "short.gwt"


def test_an_analysis_is_told_in_every_language(command, short):
    said = {one: command("analyse", short, "--simulations", 1, "--lang", one) for one in ("en", "nl", "it")}

    assert {one.exit_code for one in said.values()} == {0}
    for one, words in (("en", "Chances to win"), ("nl", "Kansen om te winnen"), ("it", "Probabilità di")):
        assert words in said[one].stdout
        # A line for each seat among the accounts, and one of its chances.
        assert len([line for line in said[one].stdout.splitlines() if " % " in f"{line} "]) >= 6


def test_an_analysis_can_be_read_and_shown_as_a_page(command, short, tmp_path):
    page = tmp_path / "short.html"
    found = json.loads(command("analyse", short, "--simulations", 1, "--best", 1, "--json").stdout)
    own = command("analyse", short, "--simulations", 1, "--seat", 2, "--html", page)

    assert {one["seat"] for one in found["decisions"]} == {1, 2, 3}
    assert all(len(one["options"]) <= 2 for one in found["decisions"])
    assert own.exit_code == 0 and "<gwt-replay" in page.read_text("utf-8")
    assert command("analyse", short, "--seat", 4).exit_code == 2
