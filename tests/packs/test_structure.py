"""Entries made of values: strict keys and types, expressions in place, all problems at once."""

from typing import Any, Literal, NewType

import pytest
from attrs import field, frozen

import gwt
from gwt.dsl.amounts import Need, Per
from gwt.dsl.effects import Effect
from gwt.errors import ContentError
from gwt.packs.entry_converter import convert_document, make_converter
from gwt.packs.yaml_parser import parse_text

TileId = NewType("TileId", str)


@frozen
class Tile:
    id: str
    price: int
    use: Effect
    next: tuple[TileId, ...] = ()
    fee: dict[int, int] = field(factory=dict)
    needs: tuple[Need, ...] = ()
    score: Per | None = None
    side: Literal["a", "b"] = "a"
    own: bool = False


@frozen
class Tiles:
    tiles: tuple[Tile, ...]
    pair: tuple[TileId, TileId] | None = None


MADE = make_converter(gwt.load_pack().parser, {TileId: "tile"})
GOOD = "id: x, price: 1, use: gain $2"


def made(text: str) -> Any:
    return convert_document(parse_text(text, "f.yaml"), Tiles, MADE)


def problems(text: str) -> list[str]:
    with pytest.raises(ContentError) as caught:
        made(text)
    return [f"{one.place.line}:{one.place.column}: {one.message}" for one in caught.value.problems]


def test_an_entry_is_made_of_its_values():
    (tile,) = made(
        f"tiles: [{{{GOOD}, next: [building-a], fee: {{2: 1}}, needs: [2 hazards], "
        "score: 1 per hazard, own: true}]"
    ).tiles

    assert (tile.id, tile.price, tile.next, tile.fee, tile.own) == ("x", 1, ("building-a",), {2: 1}, True)
    assert (str(tile.use), str(tile.needs[0]), str(tile.score)) == ("gain $2", "2 hazards", "1 per hazard")


def test_what_is_left_out_has_its_default():
    (tile,) = made(f"tiles: [{{{GOOD}}}]").tiles

    assert (tile.next, tile.side, tile.score) == ((), "a", None)


@pytest.mark.parametrize(
    "more, said",
    [
        ("prize: 2", "1:41: 'prize' is not a key here"),
        ("own: 1", "1:46: expected true or false, found 1"),
        ("own: no", "1:46: expected true or false, found 'no'"),
        ("next: building-a", "1:47: expected a list, found 'building-a'"),
        ("next: [building-y]", "1:48: 'building-y' is not a tile of this pack"),
        ("next: [3]", "1:48: expected the name of a tile, found 3"),
        ("fee: [1]", "1:46: expected a mapping, found a list"),
        ("fee: {2: x}", "1:50: expected a whole number, found 'x'"),
        ("fee: {2: true}", "1:50: expected a whole number, found true"),
        ("fee: {2: }", "1:50: expected a whole number, found nothing"),
        ("needs: [3]", "1:49: expected an expression, found 3"),
        ("needs: [2 hazrds]", "1:51: 'hazrds' is not a count of this pack"),
        ("score: 1 hazard", "1:50: 'hazard' cannot stand here"),
    ],
)
def test_a_value_of_the_wrong_kind_is_told_at_its_place(more, said):
    assert problems(f"tiles: [{{{GOOD}, {more}}}]") == [said]


@pytest.mark.parametrize("corner", ["c", "1", "[a]", "{a: b}", ""])
def test_a_word_that_is_not_among_those_allowed_is_told_at_its_place(corner):
    (said,) = problems(f"tiles: [{{{GOOD}, side: {corner}}}]")

    assert said.startswith("1:47: ")


def test_a_missing_key_is_told_at_the_entry():
    assert problems("tiles:\n  - id: x\n    use: gain $2\n") == ["2:5: the key 'price' is missing"]


def test_a_pair_has_two():
    assert problems("tiles: []\npair: [building-a]\n") == ["2:7: expected a list of 2, found 1"]


@pytest.mark.parametrize("text", ["tiles: 3", "3", "[]", "tiles: [3]", "tiles: [[]]", "tiles: {}", ""])
def test_any_other_shape_is_one_problem(text):
    assert len(problems(text)) == 1


def test_all_problems_of_a_document_are_told_at_once():
    text = (
        "tiles:\n"
        "  - {id: 1, price: x, use: gian $2}\n"
        "  - {id: x, price: 1, use: gain $2, next: [foo, building-a, bar]}\n"
        "  - {id: x, prize: 1, use: gain $2}\n"
        "unknown: 1\n"
    )

    assert sorted(problems(text)) == [
        "2:10: expected a text, found 1",
        "2:20: expected a whole number, found 'x'",
        "2:28: 'gian' is not a verb of this game",
        "3:44: 'foo' is not a tile of this pack",
        "3:61: 'bar' is not a tile of this pack",
        "4:13: 'prize' is not a key here",
        "5:1: 'unknown' is not a key here",
    ]


def test_a_near_name_is_suggested():
    with pytest.raises(ContentError) as caught:
        made(f"tiles: [{{{GOOD}, next: [bilding-a]}}]")

    assert "'building-a'" in caught.value.problems[0].hint
