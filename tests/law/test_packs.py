"""Packs that authors begin with: every state of their games is one that a game leads to."""

from pathlib import Path

import pytest

import gwt
from gwt.packs.pack import Pack
from gwt.resources import content_folder
from gwt.spec.registry import game_kind
from tests.law.playing import SOAKS, play_out
from tests.packs.small import loaded, written

ROOT = Path(__file__).parents[2]
EXAMPLES = sorted(path.parent for path in (ROOT / "examples" / "packs").glob("*/pack.yaml"))


@pytest.mark.parametrize("game", SOAKS)
@pytest.mark.parametrize("seed", range(3))
def test_games_with_the_pattern_of_a_new_pack_keep_to_the_law(game, seed):
    pattern = content_folder("templates") / game_kind(game).packs.name

    play_out(gwt.load_pack(game, pack=pattern), game, seed, players=2 + seed)


@pytest.mark.parametrize("folder", EXAMPLES, ids=lambda folder: folder.name)
def test_games_with_an_example_keep_to_the_law(folder):
    pack = loaded(folder)

    play_out(pack, pack.manifest.game, seed=1)


def spare(folder: Path) -> Pack:
    """A pack with one station master more than there are stations."""
    master = {"id": "sm-spare", "name": "Spare", "action": "gain $1", "source": "own"}
    return loaded(
        written(folder, "own/spare", {"station_masters": {"masters": [master]}}, adds=["sm-spare"])
    )


@pytest.mark.parametrize(
    "given",
    [
        "",
        "masters: {station-1: sm-spare}",
        "masters: {station-1: sm-spare, station-2: sm-cert-certs}",
        "appointed: {station-2: cowboy}\nseats: [{masters: [sm-spare]}]",
        "appointed: {station-2: cowboy}\nseats: [{masters: [sm-cert-certs]}]",
        "appointed: {station-1: cowboy, station-2: cowboy}\nseats: [{masters: [sm-spare, sm-cert-certs]}]",
    ],
)
@pytest.mark.parametrize("seed", range(3))
def test_a_station_master_without_a_station_lies_in_the_box(given, seed, tmp_path):
    pack = spare(tmp_path)

    game = gwt.from_position(f"players: 2\nseed: {seed}\n{given}\n", pack=pack)

    position = game.position()
    assert "impossible" not in position
    assert gwt.from_position(position, pack=pack).state == game.state
    assert sum(one.startswith("sm-") for one in game.state.box) == 1


def test_a_station_master_that_is_stated_in_the_box_lies_nowhere_else(tmp_path):
    game = gwt.from_position("players: 2\nseed: 1\nbox: [sm-spare]\n", pack=spare(tmp_path))

    assert "sm-spare" not in game.state.masters.values()
