"""A part of a picture is drawn again when what it reads has changed, and only then."""

import pytest

import gwt
from gwt.picture.cached_parts import PartCache
from gwt.picture.graphics import Graphic


@pytest.fixture
def table():
    return gwt.new_game(players=2, seed=1).state


def drawing(read):
    """A function that draws what `read` reads, and the list of its results."""
    drawn = []

    def draw(kit, looked, *others):
        drawn.append(read(looked, *others))
        return Graphic(1, 1)

    return draw, drawn


def test_a_part_is_drawn_again_when_a_field_that_it_reads_changes(table):
    parts, (draw, drawn) = PartCache(), drawing(lambda looked: [one.money for one in looked.players])
    parts.get(None, draw, table)
    table.turn += 1
    table.players[1].hand.clear()
    parts.get(None, draw, table.copy())
    table.players[1].money = 40
    parts.get(None, draw, table)

    assert [money[1] == 40 for money in drawn] == [False, True]


def test_what_is_read_in_some_cases_only_counts_once_it_has_been_read(table):
    parts, (draw, drawn) = PartCache(), drawing(lambda looked: looked.token_row and looked.market[0])
    table.token_row = 0
    for row, card in ((0, "jersey"), (0, "guernsey"), (1, "guernsey"), (1, "jersey"), (1, "guernsey")):
        table.token_row, table.market[0] = row, card
        parts.get(None, draw, table)

    assert drawn == [0, "guernsey", "jersey"]


def test_parts_of_several_seats_are_told_apart(table):
    parts, (draw, drawn) = PartCache(), drawing(lambda looked, seat: (seat, looked.money))
    for _ in range(2):
        for seat, player in enumerate(table.players):
            parts.get(None, draw, player, seat)

    assert drawn == [(0, 6), (1, 7)]


@pytest.mark.parametrize("name", ["turn_order", "board", "nothing"])
def test_a_part_reads_fields_of_the_position_and_nothing_else(table, name):
    draw, _ = drawing(lambda looked: getattr(looked, name))
    with pytest.raises(AttributeError, match=f"'Table' has no '{name}'"):
        PartCache().get(None, draw, table)


def test_only_some_parts_are_kept(table):
    parts, (draw, drawn) = PartCache(most=2), drawing(lambda looked: looked.turn)
    for turn in (1, 2, 1, 3, 1, 2):
        table.turn = turn
        parts.get(None, draw, table)

    assert drawn == [1, 2, 3, 2]
