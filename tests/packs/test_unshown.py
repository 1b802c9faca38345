"""What a pack adds can be said and drawn, or `gwt check` says what is lacking and where."""

import re
import shutil
from pathlib import Path

import pytest

from gwt.authoring import pack_check as checking
from gwt.authoring.pack_check import pack_problems
from gwt.errors import UsageError
from gwt.packs.yaml_parser import parse_file
from tests.packs.corpus import FIRST_EDITION
from tests.packs.small import pair

pytestmark = pytest.mark.in_turn

FORD = Path(__file__).parents[2] / "examples" / "packs" / "ford"


@pytest.fixture
def ford(tmp_path):
    shutil.copytree(FORD, tmp_path / "ford")
    return tmp_path / "ford"


def told(folder):
    return [(one.code, one.place.source.strip(), one.message, one.hint) for one in pack_problems(folder)]


def test_a_new_space_without_a_name_is_told_at_its_id(ford):
    shutil.rmtree(ford / "text")

    assert told(ford)[0] == (
        "no-name",
        "- id: ford-1",
        "'ford-1' has no name in en, it, nl; it is called 'ford 1' there",
        "Write 'name-ford-1 = ...' in text/en.ftl.",
    )
    assert [code for code, *_ in told(ford)] == ["no-name", "no-name"]


def test_a_language_that_the_pack_has_words_for_is_told_in_their_file(ford):
    (ford / "text" / "nl.ftl").unlink()
    path = ford / "text" / "it.ftl"
    path.write_text("# Nothing yet.\n", encoding="utf-8")

    assert {(code, message) for code, _, message, _ in told(ford)} == {
        ("no-name", "'ford-1' has no name in nl; it is called 'ford 1' there"),
        ("no-name", "'ford-2' has no name in nl; it is called 'ford 2' there"),
        ("no-name", "the message 'name-ford-1' or 'name-ford-n' is missing: it says the name of 'ford-1'"),
    }


def test_a_new_space_without_a_place_on_the_board_is_told_at_its_id(ford):
    path = ford / "pictures" / "board.yaml"
    lines = path.read_text(encoding="utf-8").split("\n")
    path.write_text("\n".join(one for one in lines if "ford-2:" not in one), encoding="utf-8")

    assert told(ford) == [
        (
            "no-place",
            "- id: ford-2",
            "'ford-2' has no place on the board",
            "Write 'ford-2: [306, 416]' under 'spaces' in pictures/board.yaml.",
        )
    ]


def test_who_writes_what_the_hints_say_has_every_space_on_the_board(ford):
    shutil.rmtree(ford / "pictures")
    hints = [hint for code, *_, hint in told(ford) if code == "no-place"]
    (whole,) = re.findall(r"'(\{width.*\})' in it", hints[0])

    (ford / "pictures").mkdir()
    (ford / "pictures" / "board.yaml").write_text(whole + "\n", encoding="utf-8")

    assert len(hints) == 2
    assert told(ford) == []


def test_the_places_that_are_named_are_free_and_on_the_board(ford):
    printed = parse_file(FIRST_EDITION / "pictures" / "board.yaml").data
    shutil.rmtree(ford / "pictures")
    hint = next(hint for code, *_, hint in told(ford) if code == "no-place")
    named = {id: (int(x), int(y)) for id, x, y in re.findall(r"(ford-.): \[(\d+), (\d+)\]", hint)}

    assert set(named) == {"ford-1", "ford-2"}
    for id, (x, y) in named.items():
        others = [at for other, at in (printed["spaces"] | named).items() if other != id]
        assert 50 < x < printed["width"] - 50 and 35 < y < printed["height"] - 35
        assert all(abs(x - there) > 100 or abs(y - below) > 70 for there, below in others)


def test_a_side_of_a_new_number_is_named_by_the_words_of_the_game(tmp_path):
    assert told(pair(tmp_path)) == []


def test_a_pack_can_be_checked_where_no_texts_can_be_said(ford, monkeypatch):
    shutil.rmtree(ford / "text")

    def refused(*_):
        raise UsageError("texts need fluent.runtime")

    monkeypatch.setattr(checking.text, "nameless", refused)

    assert told(ford) == []
