"""The pictures of what several players do."""

from collections.abc import Iterable, Iterator

import pytest

from gwt.picture.effect_composer import HEIGHT
from gwt.picture.graphics import SvgElement
from gwt.sdk import Composer
from gwt.spec import picture_spec
from tests.law.places import whole_pack


def signs_of(marks: Iterable[SvgElement]) -> Iterator[str]:
    """The pictograms among some marks."""
    for mark in marks:
        if "symbol" in mark.attributes:
            yield str(mark.attributes["symbol"])
        yield from signs_of(mark.inside)


@pytest.mark.parametrize(
    "text",
    [
        "each other player (draw 1 then gain $2)",
        "each player with fewest dollars (gain $3 and draw 1)",
        "when another player delivers (gain $1)",
    ],
)
def test_what_players_do_breaks_its_row_before_it_is_made_smaller(text):
    """A card is 116 pixels wide inside; a row that is shrunk would be lower than its pictograms."""
    pack = whole_pack("great-western-trail")
    drawn = Composer(picture_spec.book_of(pack)).effect(pack.parser.effect(text), 116)

    assert drawn.width <= 116
    assert drawn.height > 2 * HEIGHT


def test_most_fewest_and_other_players_have_one_sign_each():
    pack = whole_pack("great-western-trail")
    signs = picture_spec.book_of(pack).symbols

    for text, sign in (
        ("gain $1 if most dollars", "most"),
        ("gain $1 if fewest dollars", "fewest"),
        ("each other player (gain $1)", "others"),
        ("another player (gain $1)", "others"),
        ("when another player delivers (gain $1)", "others"),
        ("gain $1 if more dollars than each other player", "others"),
    ):
        drawn = Composer(picture_spec.book_of(pack)).effect(pack.parser.effect(text), 500)
        assert sign in signs
        assert sign in set(signs_of(drawn.marks))
