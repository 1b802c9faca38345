"""The `gwt` command, run in this process."""

import pytest
from typer.testing import CliRunner

import gwt
from gwt.cli.app import app
from gwt.players.simulation import Plan, played_game
from tests.lantern import lantern_street

__all__ = ["lantern_street"]


@pytest.fixture
def command(tmp_path, monkeypatch):
    """Runs `gwt` with some arguments and something typed, in an empty folder.

    What is no `GwtError` is raised.
    """
    monkeypatch.chdir(tmp_path)

    def run(*arguments, typed=""):
        result = CliRunner().invoke(app, [str(one) for one in arguments], input=typed)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return run


@pytest.fixture(scope="session")
def game() -> gwt.Game:
    """A whole game of three random players; not to be changed."""
    return played_game(Plan(players=3, seed=11), 0)


@pytest.fixture
def saved(game, tmp_path):
    """The file of that game."""
    path = tmp_path / "evening.gwt"
    game.save(path)
    return path
