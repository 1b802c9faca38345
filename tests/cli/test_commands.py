"""Every subcommand ends well with any packs, or with a message that says why not.

The packs are drawn anew whenever the code changes; with `EVERYWHERE=1` all combinations are tried.
"""

import os
import random

import pytest
import typer

from gwt.cli.app import app
from gwt.spec.pack_combinations import all_combinations
from gwt.spec.registry import DEFAULT, GAMES
from tests.cli.commands import ENDLESS, calls, failures
from tests.combining import drawn_combination
from tests.lantern import lantern_street  # noqa: F401
from tests.sampling import seed

pytestmark = pytest.mark.in_turn("file")


def drawn() -> list[tuple[str, tuple[str, ...]]]:
    """A game by itself, or the default game with packs; all of them if that is asked for."""
    if os.environ.get("EVERYWHERE"):
        return [(game, one.names) for game in GAMES for one in all_combinations(game)]
    dice = random.Random(seed())
    alone = [(game, ()) for game in GAMES]
    return [dice.choice([*alone, *[(DEFAULT, drawn_combination(DEFAULT, dice).names) for _ in alone]])]


def named(given: tuple[str, tuple[str, ...]]) -> str:
    return "+".join(given[1]) or given[0]


@pytest.mark.parametrize("given", drawn(), ids=named)
def test_every_command_ends_well_with_every_pack(given, tmp_path):
    assert failures(*given, tmp_path) == []


def test_every_command_ends_well_with_a_game_that_is_installed(lantern_street, tmp_path):  # noqa: F811
    assert failures(lantern_street, (), tmp_path) == []


def test_every_command_is_called(tmp_path):
    called = {arguments[0] for arguments, _ in calls(DEFAULT, (), tmp_path)}

    assert called | set(ENDLESS) == set(typer.main.get_command(app).commands)
