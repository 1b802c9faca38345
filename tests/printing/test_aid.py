"""The player aid of a game is one page in every language, and says what is on it."""

import re

import pytest

import gwt
from gwt.errors import UsageError
from gwt.printing import PAPERS, aid
from gwt.spec import pictures
from gwt.spec.registry import GAMES


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "nl", "it"])
def test_it_is_one_page_on_any_paper(game, language):
    """The longest texts are those in Italian."""
    for paper in PAPERS if language == "it" else ["a4"]:
        made = aid(gwt.load_pack(game), paper=paper, language=language)

        assert len(re.findall(rb"/Type ?/Page\b", made)) == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_key_has_every_pictogram_and_every_sign_in_every_language(game):
    pack = gwt.load_pack(game)
    key = list(pictures.key(pack, ["nl", "en", "it"]))

    assert {one.id for one in key} >= set(pictures.book(pack).symbols)
    assert sum(one.id.startswith("sign-") for one in key) == 9
    assert all(one.titles[code] for one in key for code in ("en", "nl", "it"))
    assert key[0].picture.title == key[0].titles["nl"]


def test_it_lists_what_the_pack_says_with_the_picture_of_its_score():
    groups = pictures.aided(gwt.load_pack(), "nl")

    assert list(groups) == ["hulpacties", "punten aan het einde van het spel"]
    assert len(groups["punten aan het einde van het spel"]) == len(
        gwt.load_pack().entries.scoring.categories
    )


def test_an_unknown_paper_is_refused():
    with pytest.raises(UsageError, match="there is no paper 'a5'"):
        aid(gwt.load_pack(), paper="a5")
