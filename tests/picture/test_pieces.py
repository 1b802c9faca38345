"""Layout by arithmetic alone, and the SVG that comes of it."""

import pytest

from gwt import load_pack
from gwt.errors import UsageError
from gwt.picture import Picture
from gwt.picture.graphics import (
    draw_text,
    frame,
)
from gwt.spec.picture_spec import book_of
from tests.picture.reading import parsed, texts


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
