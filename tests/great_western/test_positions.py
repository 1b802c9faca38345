"""Positions: every state can be written down, and every mistake is told with its place."""

import pytest

import gwt
from tests.packs.small import loaded, side, written


def test_a_ruling_out_of_force_is_part_of_the_position():
    game = gwt.new_game(players=2, rulings={"must-act": False})

    assert gwt.from_position(game.position()).premise.rulings == game.premise.rulings


def test_what_is_left_out_is_as_at_the_start():
    assert gwt.from_position("players: 4\nseed: 9\n").state == gwt.new_game(4, 9).state


def test_null_takes_an_entry_away():
    game = gwt.from_position("setup: first-game\ntiles: {neutral-a: null}\n")

    assert "neutral-a" not in game.state.tiles


def test_a_game_from_a_position_is_saved_with_it(tmp_path):
    game = gwt.from_position("players: 2\nseat: 2\ndo: use location\nseats: [{}, {on: 2a, money: 3}]\n")
    game.play(game.options[0])
    game.save(tmp_path / "saved.gwt")

    again = gwt.load_game(tmp_path / "saved.gwt")

    assert again.state == game.state
    assert again.record() == game.record()


@pytest.mark.parametrize(
    "text, said",
    [
        ("players: 3\nmarkt: []\n", "<position>:2:1: 'markt' is not a key here"),
        ("market: [jersy]\n", "<position>:1:10: 'jersy' is not a card here"),
        ("market: jersey\n", "<position>:1:9: expected a list, found 'jersey'"),
        ("seats: [{money: many}]\n", "<position>:1:17: expected a whole number, found 'many'"),
        ("seat: 4\n", "<position>:1:7: 4 is not a seat here"),
        ("seat: true\n", "<position>:1:7: true is not a seat here"),
        ("seats: [{engine: 40}]\n", "<position>:1:18: 40 is not a space of the railroad here"),
        ("seats: [{certificates: 5}]\n", "<position>:1:24: 5 is not a number of certificates here"),
        ("do: discard 1 jersy\n", "<position>:1:15: 'jersy' is not a card of this pack"),
        ("players: 5\n", "is for 2, 3 or 4 players, not 5"),
        ("position: 2\n", "<position>:1:11: this version reads positions of format 1"),
        ("agenda: [{seat: 1, effect: trade}]\n", "<position>:1:10: a task has seat, effect, cause"),
        ("agenda: []\nlast turns: 0\n", "there is nothing to choose here"),
        ("- 3\n", "a position is a mapping"),
        ("players: [\n", "not YAML"),
    ],
)
def test_a_mistake_is_told_with_its_place(text, said):
    with pytest.raises(gwt.GwtError) as told:
        gwt.from_position(text)

    assert said in str(told.value)


def test_all_mistakes_are_told_at_once():
    with pytest.raises(gwt.ContentError) as told:
        gwt.from_position("market: [jersy]\nseats: [{mony: 3}]\n")

    assert len(told.value.problems) == 2


def test_a_position_that_is_not_there_is_told_by_its_name():
    with pytest.raises(gwt.UsageError, match=r"nowhere\.yaml"):
        gwt.from_position("nowhere.yaml")


def test_a_seat_that_is_nowhere_cannot_use_a_location():
    with pytest.raises(gwt.ContentError, match="seat 1 is on no space; 'on' says where it is"):
        gwt.from_position("players: 2\nseat: 1\ndo: use location then draw to hand limit\n")


def test_a_specialty_can_be_stated_where_only_a_building_says_specialize(tmp_path):
    sides = [side("11a", actions=["specialize"]), side("11b")]
    pack = loaded(written(tmp_path, "own/smith", {"buildings": {"private": sides}}, adds=["11a", "11b"]))
    text = "players: 2\nseat: 1\ndo: use location\nseats: [{at: a-1, trail: {a-1: 11a}}]"
    game = gwt.from_position(text, pack=pack)
    game.play("specialize")
    game.play("specialize in craftsman")
    stated = game.position()

    assert game.view(0).data["seats"][0]["specialty"] == "craftsman"
    assert gwt.from_position(stated, pack=pack).position() == stated
