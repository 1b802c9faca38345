"""A text that an author has written is compared with what the entry says by itself."""

import pytest

from gwt.authoring.pack_check import pack_problems
from tests.packs.small import pair

pytestmark = pytest.mark.in_turn


def told(folder):
    return [(one.code, one.place.source.strip(), one.message, one.hint) for one in pack_problems(folder)]


def said(tmp_path, language):
    """What a tile says by itself, as the hint has it."""
    ((*_, hint), *_) = told(pair(tmp_path, "own/asked", text={language: "?"}))
    return hint.removeprefix("They say: ")


@pytest.mark.parametrize("language", ["en", "nl", "it"])
def test_a_text_that_is_what_the_entry_says_is_right(tmp_path, language):
    text = said(tmp_path, language)

    assert "2" in text
    assert told(pair(tmp_path, text={language: f"{text}\n"})) == []


def test_a_text_that_says_something_else_is_told_with_what_is_said(tmp_path):
    problems = told(pair(tmp_path, text={"en": "You gain 3 dollars."}))

    assert problems[0] == (
        "other-text",
        "en: You gain 3 dollars.",
        "this differs from what the expressions say",
        f"They say: {said(tmp_path, 'en')}",
    )
    assert [code for code, *_ in problems] == ["other-text"] * 2


def test_a_text_in_a_language_that_nobody_speaks_is_told_at_its_key(tmp_path):
    ((code, _, message, _), *_) = told(pair(tmp_path, text={"tlh": "?"}))

    assert (code, message) == ("other-text", "the pack has no words in 'tlh'")


def test_texts_are_compared_once_the_pack_has_no_other_problems(tmp_path):
    folder = pair(tmp_path, text={"en": "?"}, actions=["gian $2"])

    assert {code for code, *_ in told(folder)} == {"unknown-verb"}
