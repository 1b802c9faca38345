"""A row of the ladder says what was played, and anybody plays it again."""

import pytest
from attrs import evolve

from gwt.errors import UsageError
from gwt.players import LEVELS
from gwt.research import compared_with, ladder, ladder_contest, ladder_line, play_ladder, read_ladder


@pytest.fixture(scope="module", autouse=True)
def few():
    """The lowest two levels, which are fast."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ladder.players, "LEVELS", LEVELS[:2])
        yield


@pytest.fixture(scope="module")
def row(few):
    return play_ladder(ladder_contest("random"), games=4)


def test_a_row_is_the_same_on_several_cores_and_in_two_goes(row, tmp_path):
    contest = ladder_contest("random")
    play_ladder(contest, tmp_path / "t.sqlite", games=2)
    again = play_ladder(contest, tmp_path / "t.sqlite", jobs=2, games=4)

    assert evolve(again, ms=row.ms) == row
    assert (row.low <= row.won <= row.high, set(row.levels)) == (True, {"beginner", "learner"})


def test_who_plays_again_is_told_whether_the_games_are_the_same(row):
    other = evolve(row, games="0" * 16, version="0.9")

    assert "played the same games" in compared_with(row, [evolve(row, player="b"), row])
    assert f"of version 0.9 with the content {row.content}" in compared_with(row, [other])
    assert compared_with(row, [evolve(row, player="b")]) == ""


def test_a_level_does_not_play_against_itself():
    assert ladder_contest("beginner").groups == (("beginner", "learner"),)


def test_rows_are_read_and_something_else_is_refused(row, tmp_path):
    file = tmp_path / "rows.jsonl"
    file.write_text(ladder_line(row) + ladder_line(evolve(row, player="b", won=99.0)), encoding="utf-8")
    assert [row.player for row in read_ladder(file)] == ["b", "random"]

    file.write_text('{"player": "random"}\n', encoding="utf-8")
    with pytest.raises(UsageError, match=r"rows\.jsonl:1: expected a row of `gwt ladder`"):
        read_ladder(file)


def test_published_rows_keep_to_the_rules():
    rows = read_ladder()

    assert {row.rules for row in rows} <= {ladder.RULES}
    assert len({row.player for row in rows}) == len(rows)
