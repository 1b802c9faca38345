"""Pictures are the same to programs that are no browsers; the one here is that of the extra `print`."""

import re

import pytest
import typst

import gwt
from gwt.spec import picture_spec
from gwt.spec.registry import GAMES


def drawn(svg, tmp_path):
    """The pixels of a picture, as PNG."""
    (tmp_path / "picture.svg").write_text(svg, encoding="utf-8")
    page = b'#set page(width: auto, height: auto, margin: 0pt)\n#image("picture.svg")'
    return typst.compile(page, root=str(tmp_path), format="png", ppi=72)


@pytest.mark.parametrize("game", GAMES)
def test_a_program_without_variables_draws_the_light_colours(game, tmp_path):
    pack = gwt.load_pack(game)
    picture = picture_spec.component(pack, next(iter(pack.files.values())))
    auto, light, dark = (drawn(picture.svg(theme), tmp_path) for theme in ("auto", "light", "dark"))
    black = drawn(re.sub(r' fill="#\w+"', "", picture.svg("light")), tmp_path)

    assert auto == light
    assert len({light, dark, black}) == 3


def test_no_attribute_names_a_variable_and_every_use_is_one_that_old_programs_know():
    svg = gwt.new_game(players=2, seed=1).picture().svg("auto")

    assert "var(" not in re.sub(r"<style>.*?</style>", "", svg)
    assert " href=" not in svg
