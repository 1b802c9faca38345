"""Pictures of the components and positions of Pacific Rails Inc."""

import gwt
from gwt.spec import picture_spec
from tests.picture.properties import check
from tests.picture.reading import pictograms, texts, titles

PACK = gwt.load_pack("pacific-rails")


def table(said: str) -> str:
    """The picture of a position of two players, which has to be one that can be read and seen."""
    shown = gwt.from_position(f"game: pacific-rails\nplayers: 2\n{said}").picture()
    check(shown)
    return shown.svg()


def test_a_senator_shows_what_he_costs_and_brings():
    svg = picture_spec.component_pictures(PACK, "sen-4").svg()

    assert {"lobby", "build-house", "add-upgrade", "points"} <= pictograms(svg)
    assert {"Senator for a house or", "an upgrade", "1×", "1"} <= set(texts(svg))
    assert "(build house or add upgrade) -> score 1" in titles(svg)


def test_goods_carry_their_numbers_on_their_own_pictograms():
    svg = picture_spec.expression(PACK, "pay 2 iron, 1 money -> gain 3 of wood, gunpowder").svg()

    assert texts(svg) == ["−", "2", "1", "3"]
    assert {"iron", "money", "any-mix", "wood", "gunpowder"} <= pictograms(svg)


def test_what_is_repeated_stands_in_a_frame():
    """Or else it could not be told from what comes behind it."""
    alone, repeated = (
        picture_spec.expression(PACK, text).svg().count('class="frame')
        for text in ("lay track", "repeat (lay track)")
    )

    assert repeated == alone + 1


def test_the_map_shows_every_city_by_its_name_and_what_lies_in_it():
    svg = table("stations: {r2c2: 1}\ntelegraphs: {r2c2: 2}\ntrack: {r2c1: bridge}\n")

    assert {one.name for one in PACK.entries.map.cities} <= set(texts(svg))
    assert {"House, seat 1", "Telegraph office, seat 2", "Reno, r2c2"} <= set(titles(svg))


def test_track_joins_what_lies_beside_it():
    """A half way to each neighbour: one bridge between a start space and a city has two of them."""

    def halves(said):
        return table(said).count(" L") - table("track: {}\n").count(" L")

    # Each way is painted three times, the ties over the rails over the bed.
    assert halves("track: {r2c1: bridge}\n") == 3 * 2
    assert halves("track: {r2c1: bridge, r1c2: bridge}\n") == 3 * 3


def test_the_board_of_a_seat_shows_what_it_has():
    seat = "{points: 12, cargo: {iron: 3}, wagons: 1, train: [miner], upgrades: [wood-1], hats: 1}"
    svg = table(f"seats: [{seat}, {{}}]\n")

    assert {"12", "6/9", "4/6"} <= set(texts(svg))
    assert {"miner", "hat"} <= pictograms(svg)
    assert titles(svg).count("slot for a wagon upgrade") == 2 * 3 - 1


def test_a_senator_that_is_down_shows_no_reward():
    up, down = (titles(table(said)) for said in ("", "lowered: [sen-1]\n"))

    assert "Senator for wood, down" in down
    assert "When you use it: gain 2 wood." in up
    assert "When you use it: gain 2 wood." not in down


def test_workers_stand_on_their_spaces_and_on_top():
    shown = titles(table('workers: {s01: 1}\n"on top": {gather-iron: 2}\n'))

    assert "Action space 1, seat 1" in shown
    assert "District “gather iron”, worker of seat 2 on top" in shown
