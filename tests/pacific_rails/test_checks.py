"""Packs that can be read but not played are refused, each with the place of what is wrong."""

import shutil

import pytest

from gwt.errors import ContentError
from gwt.games.pacific_rails import GAME
from gwt.packs.loader import check_folders, load_folders
from tests.pacific_rails.grid import PACK

UPGRADE = "an upgrade gains goods or track tiles, as in 'gain 2 wood', and nothing else"
FAULTS = [
    ("map", "tile: railway", "tile: wood", "terrain of kind track, and no other, says which tile"),
    ("map", '"W~~.hC.hh', '"W~~.hX.hh', "'X' is not a symbol of the terrain"),
    ("map", "at: r2c2, name", "at: r2c3, name", "there is no city at 'r2c3'"),
    ("map", "kind: start, edge: east", "kind: city", "there is no start space at the edge 'east'"),
    ("map", "symbol: h, kind", 'symbol: ".", kind', "the symbol of a terrain is one character of its own"),
    ("town", "columns: 3", "columns: 2", "9 districts do not stand in so many columns"),
    ("town", "[gather-wood, train-crew]", "[train-crew, train-crew]", "an action space lies between two"),
    ("town", "[gather-wood, train-crew]", "[gather-wod, train-crew]", "'gather-wod' is not a district"),
    ("town", "turn: move worker", "turn: score 1", "a turn is 'move worker' and nothing else"),
    ("town", "action: run train with crew", "action: move worker", "only a turn moves a worker"),
    ("town", "action: run train with crew", "action: lay track via r0c0", "is an option of a game"),
    ("town", "action: run train with crew", "action: forgo (lay track)", "is an option of a game"),
    ("town", "action: run train with crew", "action: pay 1 wood", "'pay 1 wood' must stand left of '->'"),
    ("town", "run train with crew", "run train with crow", "'crow' is not a specialist of this pack"),
    ("player_board", "houses: 11", "houses: 12", "one of 12 slots stays open, so there are 11 houses"),
    (
        "player_board",
        "workers: {2: 6, 3: 4, 4: 3}",
        "workers: {2: 7, 3: 4, 4: 3}",
        "there are only 12 action spaces",
    ),
    ("player_board", "pieces: 8", "pieces: 7", "4 players may hold more hats than that"),
    ("player_board", "cargo: 6", "cargo: 3", "no room for what players start with"),
    ("player_board", "before: [open slot]", "before: [lobby]", "the choices before the first turn"),
    ("goods", "pieces: 20, start: 1", "pieces: 3, start: 1", "there are not enough pieces for 4 players"),
    ("specialists", "cost: pay 2 money", "cost: gain 2 money", "the price of a specialist is paid"),
    (
        "specialists",
        "pay 1 iron -> gain 1 railway",
        "run train with miner",
        "only a district runs the train",
    ),
    ("upgrades", "level: 3", "level: 4", "there are wagons 1 to 3"),
    ("upgrades", "action: gain 1 wood,", "action: lobby,", UPGRADE),
    ("congress", "cost: 2, reward", "cost: 0, reward", "a senator costs at least one action"),
    ("congress", "reward: gain 2 iron", "reward: lobby", "it would lead back to senators"),
    ("congress", "reward: gain 2 iron", "reward: use senator", "it would lead back to senators"),
    ("town", "action: run train with crew", "action: open slot", "before the first turn only"),
    ("goals", "most: 1 own house", "most: 1 goal point", "so it would count itself"),
    ("goals", "drawn: 4", "drawn: 13", "there are only 12 goals"),
    ("scoring", ", 84, 87]", ", 84]", "a player may have up to 18 buildings on the map"),
    ("scoring", "rounds: 40", "rounds: 0", "without a last round a game might never end"),
    ("scoring", "rounds: 40", "rounds: -1", "this number must not be negative"),
]


@pytest.mark.parametrize("file, old, new, said", FAULTS, ids=[said[:40] for *_, said in FAULTS])
def test_a_pack_with_a_fault_is_refused_at_its_place(file, old, new, said, tmp_path):
    folder = tmp_path / "base"
    shutil.copytree(PACK, folder)
    path = folder / f"{file}.yaml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")

    with pytest.raises(ContentError, match=f"{file}.yaml:[0-9]+:[0-9]+: ") as refused:
        load_folders(folder, GAME.content)

    assert any(said in str(problem) for problem in refused.value.problems)


@pytest.mark.parametrize(
    "file, old, new",
    [
        ("congress", "reward: gain 2 iron", "reward: gain 0 iron"),
        ("congress", "reward: gain 2 iron", "reward: score 0"),
        ("specialists", "pay 1 iron -> gain 1 railway", "pay 0 iron -> gain 1 railway"),
        ("congress", '"gain 3 of wood', '"gain 0 of wood'),
        ("goals", "most: 1 own house", "most: 0 own houses"),
    ],
)
def test_an_amount_of_none_is_hardly_meant(file, old, new, tmp_path):
    folder = tmp_path / "base"
    shutil.copytree(PACK, folder)
    path = folder / f"{file}.yaml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")

    _, problems = check_folders(folder, GAME.content)

    assert [one.code for one in problems] == ["no-amount"]


def test_what_cannot_be_an_upgrade_is_told_once(tmp_path):
    folder = tmp_path / "base"
    shutil.copytree(PACK, folder)
    path = folder / "upgrades.yaml"
    text = path.read_text(encoding="utf-8")
    path.write_text(
        text.replace("action: gain 1 wood,", "action: run train with crew,", 1), encoding="utf-8"
    )

    with pytest.raises(ContentError) as caught:
        load_folders(folder, GAME.content)

    assert [one.message for one in caught.value.problems] == [UPGRADE]


@pytest.mark.parametrize(
    "trigger, warned",
    [
        ("when any player hires (each other player (gain 1 money))", True),
        ("when another player hires (next player (gain 1 money))", True),
        ("when any player hires (gain 1 money)", False),
        ("when you hire (each other player (gain 1 money))", False),
    ],
)
def test_a_trigger_of_all_that_several_players_do_is_hardly_meant(trigger, warned, tmp_path):
    folder = tmp_path / "base"
    shutil.copytree(PACK, folder)
    path = folder / "town.yaml"
    text = path.read_text(encoding="utf-8")
    path.write_text(f"triggers: [{trigger}]\n{text}", encoding="utf-8")

    _, problems = check_folders(folder, GAME.content)

    assert [one.code for one in problems] == (["done-by-each"] if warned else [])
