"""Layout by arithmetic alone, and the SVG that comes of it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gwt import load_pack
from gwt.errors import UsageError
from gwt.picture import Picture, font_metrics
from gwt.picture.graphics import (
    EMPTY,
    Graphic,
    draw_text,
    fit,
    frame,
    grid,
    number,
    pad_to,
    put_in_column,
    put_in_row,
    wrap_rows,
)
from gwt.spec.picture_spec import book_of
from tests.picture.reading import parsed, texts

sizes = st.integers(1, 200)
boxes = st.lists(st.builds(Graphic, sizes, sizes), min_size=1, max_size=8)


@given(pieces=boxes, gap=st.integers(0, 20))
def test_a_row_is_as_wide_as_its_pieces_and_as_high_as_the_highest(pieces, gap):
    row = put_in_row(pieces, gap)

    assert row.width == sum(one.width for one in pieces) + gap * (len(pieces) - 1)
    assert row.height == max(one.height for one in pieces)


@given(pieces=boxes, gap=st.integers(0, 20))
def test_a_column_is_a_row_on_its_side(pieces, gap):
    turned = [Graphic(one.height, one.width) for one in pieces]
    column, row = put_in_column(pieces, gap), put_in_row(turned, gap)

    assert (column.width, column.height) == (row.height, row.width)


@given(pieces=boxes, most=st.integers(20, 400), gap=st.integers(0, 9))
def test_flowing_pieces_never_leave_their_width(pieces, most, gap):
    assert wrap_rows(pieces, most, gap).width <= most + 1e-6


@given(piece=st.builds(Graphic, sizes, sizes), width=sizes, height=sizes)
def test_fitting_only_makes_smaller(piece, width, height):
    made = fit(piece, width, height)

    assert made.width <= min(width, piece.width) + 1e-6
    assert made.height <= min(height, piece.height) + 1e-6


@given(pieces=boxes, columns=st.integers(1, 5))
def test_a_grid_has_room_for_every_piece(pieces, columns):
    made = grid(pieces, columns)

    assert made.width >= max(one.width for one in pieces)
    assert made.width * made.height >= sum(one.width * one.height for one in pieces)


def test_nothing_takes_no_room():
    assert put_in_row([EMPTY, Graphic(5, 5), EMPTY], 3) == put_in_row([Graphic(5, 5)], 3)
    assert pad_to(EMPTY, 4, 6).width == 4


@pytest.mark.parametrize(
    ("value", "said"), [(3, "3"), (3.0, "3"), (0.5, "0.5"), (1 / 3, "0.33"), (10, "10"), (-0.001, "0")]
)
def test_numbers_are_written_short(value, said):
    assert number(value) == said


def test_bold_text_is_wider_and_unknown_letters_have_room():
    assert font_metrics.text_width("Kansas", 10, bold=True) > font_metrics.text_width("Kansas", 10)
    assert font_metrics.text_width("字", 10) == 10


def test_lines_are_broken_at_blanks_only():
    assert font_metrics.wrap_text("one two three", 10, 40) == ["one two", "three"]
    assert font_metrics.wrap_text("unbreakable", 10, 5) == ["unbreakable"]


def picture(text, title="a title"):
    return Picture(frame(draw_text(text, 10, "panel"), "panel"), title, "in words", book_of(load_pack()))


@pytest.mark.parametrize("text", ["<b> & \"quotes\" 'here'", "]]>", "bell \x07", "grüß 字 \U0001f404"])
def test_any_text_makes_valid_xml(text):
    (said,) = texts(picture(text, title=text).svg())

    assert said == text.replace("\x07", "\ufffd")


def test_an_explicit_theme_needs_no_style_sheet():
    light, dark, auto = (picture("x").svg(theme) for theme in ("light", "dark", "auto"))

    assert "<style" not in light + dark
    assert "prefers-color-scheme:dark" in auto
    assert light != dark


def test_a_page_can_name_the_colours_itself():
    """The dark colours are set with no weight, and each paint follows a variable with the light colour."""
    svg, light = picture("x").svg("auto", name="tile"), book_of(load_pack()).colours["panel"].light

    assert ":where(#tile){--gwt-" in svg
    assert "--gwt-panel:#" in book_of(load_pack()).variables("dark")
    assert f"#tile .f-panel{{fill:var(--gwt-panel,{light})}}" in svg
    assert f'fill="{light}"' in svg


@pytest.mark.parametrize("name", ["2a", "a b", 'a"', "ä"])
def test_a_name_that_cannot_be_an_id_is_refused(name):
    with pytest.raises(UsageError):
        picture("x").svg(name=name)


def test_the_name_begins_every_id():
    root = parsed(picture("x").svg(name="own"))

    assert all(one.get("id").startswith("own") for one in root.iter() if one.get("id"))
