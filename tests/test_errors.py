"""What a message quotes may be as long as a file; the message is not."""

import pytest

from gwt import load_game, load_pack, new_game
from gwt.errors import Place, Problem, UsageError, shorten_value
from gwt.spelling import nearest_words


@pytest.mark.parametrize("length", [1, 500, 1_000])
def test_a_message_of_some_lines_is_told_whole(length):
    problem = Problem(Place("a.yaml", 1, 1), "x" * length, "y" * length)

    assert problem.message == "x" * length
    assert problem.hint == "y" * length


def test_a_very_long_message_keeps_its_beginning_and_its_end():
    problem = Problem(Place("a.yaml", 1, 1), f"begin {'x' * 100_000} end")

    assert problem.message.startswith("begin xxx")
    assert problem.message.endswith("xxx end")
    assert len(problem.message) < 1_100


def test_no_message_gives_an_order_to_the_terminal():
    """A character stands for each that a terminal would obey, so that the caret is below what it was."""
    problem = Problem(Place("a\x1b.yaml", 1, 5, "ab\x9b\x07c\td"), "m\x1b[2J\nn", "h\x7f")

    assert str(problem) == "a␛.yaml:1:5: m␛[2J\nn\n    ab\ufffd␇c\td\n        ^\n  h␡"
    assert shorten_value("a\x1b[2J") == "a␛[2J"


def test_a_value_is_quoted_to_its_first_eighty_characters():
    assert shorten_value("x" * 80) == "x" * 80
    assert shorten_value("x" * 81) == "x" * 80 + "..."
    assert shorten_value(10**6_000) == "a number too long to be shown"


def test_a_word_as_long_as_a_page_is_near_to_none():
    assert nearest_words("objectve", ["objective"], 3, 0.6) == ["objective"]
    assert nearest_words("x" * 101, ["x" * 100], 3, 0.6) == []


def test_a_file_deep_in_folders_is_named_whole(tmp_path):
    file = tmp_path.joinpath(*["a_folder_with_a_long_name"] * 5, "lost.gwt")

    with pytest.raises(UsageError, match=r"lost\.gwt: No such file or directory"):
        load_game(file)


def test_a_folder_deep_in_folders_is_named_whole(tmp_path):
    folder = tmp_path.joinpath(*["a_folder_with_a_long_name"] * 5, "empty")
    folder.mkdir(parents=True)

    with pytest.raises(UsageError, match="empty holds no pack"):
        load_pack(pack=folder)


@pytest.mark.parametrize("asks", [load_pack, new_game])
def test_whoever_asks_for_a_pack_is_told_of_a_manifest_of_another_name(asks, tmp_path):
    (tmp_path / "pack.yml").write_text("id: own\n", encoding="utf-8")

    with pytest.raises(UsageError, match=r"rename 'pack\.yml' to pack\.yaml"):
        asks(pack=tmp_path)
