"""What only a pack can show of the words that the first edition does not need."""

import gwt
from tests.packs.small import loaded, written

POSITION = "players: 2\nbare trail: true\nseat: 1\n"
TRADE = {"id": "teepee-4", "kind": "trade", "section": "trade", "next": ["teepee-5"], "source": "own"}
MASTER = {"id": "sm-own", "name": "Nobody", "source": "own"}


def test_a_tile_that_is_taken_brings_what_its_space_says(tmp_path):
    space = {**TRADE, "take": "gain objective"}
    pack = loaded(written(tmp_path, "own/trade", {"trail": {"spaces": [space]}}, replaces=["teepee-4"]))
    game = gwt.from_position(
        POSITION + "do: trade\ntiles: {teepee-4: blue-teepee}\nseats: [{money: 0}]", pack=pack
    )
    game.play("trade teepee-4")

    assert "gain objective from stack" in map(str, game.options)
    assert game.state.players[0].teepees == ("blue-teepee",)


def test_a_score_may_be_below_zero(tmp_path):
    category = {"id": "outlaws", "name": "Outlaws", "score": "-2 per hazard", "source": "own"}
    pack = loaded(written(tmp_path, "own/score", {"scoring": {"categories": [category]}}, adds=["outlaws"]))
    game = gwt.from_position(POSITION + "seats: [{hazards: [flood-green-4, flood-green-3]}]", pack=pack)

    assert game.scores[0].points["outlaws"] == -4


def test_a_station_master_needs_no_score(tmp_path):
    master = {**MASTER, "action": "gain $5"}
    files = {"station_masters": {"masters": [master]}}
    pack = loaded(written(tmp_path, "own/master", files, adds=["sm-own"]))
    game = gwt.from_position(
        POSITION + "do: appoint master of station-1\nmasters: {station-1: sm-own}\n"
        "seats: [{money: 0, stations: [station-1], workers: {cowboy: 2}}]",
        pack=pack,
    )
    before = game.scores[0].points
    game.play("appoint cowboy as master of station-1")
    game.play("gain $5")

    assert game.state.players[0].money == 5
    assert game.scores[0].points.keys() == before.keys()
