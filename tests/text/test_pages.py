"""What each game says in words, page by page and in each of its languages."""

import pytest

from gwt.text import languages, problems, sentence_formatter
from gwt.text.required_messages import components
from tests.text.pages import GREAT_WESTERN, PACIFIC_RAILS

GAMES = (GREAT_WESTERN, PACIFIC_RAILS)

each = pytest.mark.parametrize(
    "pages, language",
    [
        pytest.param(pages, language, id=f"{pages.pack.manifest.game}-{language}")
        for pages in GAMES
        for language in languages(pages.pack)
    ],
)


@pytest.mark.parametrize("pages", GAMES, ids=lambda pages: pages.pack.manifest.game)
def test_there_are_three_languages(pages):
    assert languages(pages.pack) == ("en", "it", "nl")


@each
def test_nothing_is_wrong_and_nothing_missing(pages, language):
    assert problems(pages.pack, language) == []


@each
def test_every_component_says_what_it_is(pages, language):
    texts = sentence_formatter(pages.pack, language).texts
    silent = [
        entry.id for entry in components(pages.pack) if not texts(entry) and not hasattr(entry, "ruling")
    ]

    assert silent == []


@each
def test_the_pages_say_what_they_did(pages, language):
    """If the change is wanted: python -m tests.text.pages"""
    said = pages.of(language)

    assert said
    assert said == pages.kept(language)
