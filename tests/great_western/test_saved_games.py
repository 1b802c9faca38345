"""Saved games: what is told when one no longer fits, and what is kept of it."""

import copy
import pickle

import pytest

import gwt


@pytest.fixture
def text() -> str:
    """A saved game of four choices."""
    game = gwt.new_game(players=2, seed=8)
    for _ in range(4):
        game.play(game.options[0])
    return game.record()


def refused(tmp_path, text: str) -> gwt.RecordError:
    path = tmp_path / "evening.gwt"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(gwt.RecordError) as told:
        gwt.load_game(path)
    return told.value


def with_choice(text: str, number: int, choice: str) -> str:
    """The saved game with another choice, counted from 1 behind the header."""
    lines = text.splitlines()
    choices = [at for at in range(lines.index("") + 1, len(lines)) if not lines[at].startswith("state ")]
    lines[choices[number - 1]] = choice
    return "\n".join(lines) + "\n"


def with_header(text: str, key: str, value: str) -> str:
    return (
        "\n".join(f"{key}: {value}" if line.startswith(f"{key}:") else line for line in text.splitlines())
        + "\n"
    )


def test_a_choice_that_no_longer_fits_is_told_with_its_line(text, tmp_path):
    error = refused(tmp_path, with_choice(text, 3, "trade teepee-9"))
    (problem,) = error.problems

    assert "'trade teepee-9' is not an option here" in problem.message
    assert problem.place.source == "trade teepee-9"


def test_all_choices_before_it_are_kept(text, tmp_path):
    error = refused(tmp_path, with_choice(text, 3, "trade teepee-9"))

    assert error.played == 2
    assert len(error.game.history) == 2
    assert error.game.options


def test_a_changed_pack_is_named_as_the_cause(text, tmp_path):
    digest = gwt.load_pack().digest
    changed = with_choice(text.replace(digest, "0" * 16), 3, "trade teepee-9")

    assert "has changed since the game was saved" in str(refused(tmp_path, changed))


def test_a_changed_pack_is_no_matter_as_long_as_every_choice_fits(text, tmp_path):
    path = tmp_path / "evening.gwt"
    path.write_text(text.replace(gwt.load_pack().digest, "0" * 16), encoding="utf-8")

    assert len(gwt.load_game(path).history) == 4


def test_a_choice_that_cannot_be_read_is_told_with_what_would_be_right(text, tmp_path):
    error = refused(tmp_path, with_choice(text, 2, "gian $2"))

    assert "'gian' is not a verb of this game" in str(error)
    assert "Did you mean 'gain'?" in str(error)


@pytest.mark.parametrize(
    "key, value, said",
    [
        ("players", "7", "is for 2, 3 or 4 players, not 7"),
        ("players", "two", "expected a whole number, found 'two'"),
        ("setup", "standart", "there is no setup 'standart'. Did you mean 'standard'?"),
        ("seed", str(2**64), "a seed is a number from 0 to 2**64 - 1"),
        ("first", "seat 3", "there is no seat 3 of 2 to start"),
        ("rulings", "must-akt", "there is no ruling 'must-akt'. Did you mean 'must-act'?"),
        ("pack", "great_western/tenth_edition 1 0", "has no pack 'great_western/tenth_edition'"),
        ("game", "chess", "there is no game 'chess'"),
        ("choices", "5", "the file holds 4 of 5 choices"),
    ],
)
def test_a_header_that_asks_for_what_is_not_there_is_told_at_its_line(text, tmp_path, key, value, said):
    error = refused(tmp_path, with_header(text, key, value))
    (problem,) = error.problems

    assert said in problem.message
    assert problem.place.source.startswith(key) or key == "choices"


def test_a_field_of_a_later_version_is_refused_by_its_name(text, tmp_path):
    later = text.replace("choices:", "weather: rain\nchoices:")

    assert "'weather' is not expected in the header" in str(refused(tmp_path, later))


def test_another_format_is_refused_with_the_one_that_is_known(text, tmp_path):
    error = refused(tmp_path, text.replace("gwt 3", "gwt 4", 1))

    assert "format '4' is not known" in str(error)
    assert "This version reads formats 2 and 3." in str(error)


def test_a_position_longer_than_the_file_is_told_and_not_run_past(text, tmp_path):
    longer = with_header(text, "position", "9999 lines")

    assert "the file holds 0 of 4 choices" in str(refused(tmp_path, longer))
    without = "".join(line for line in longer.splitlines(keepends=True) if not line.startswith("game"))
    assert "the header has no 'game'" in str(refused(tmp_path, without))


def test_a_game_can_be_pickled_and_goes_on_where_it_was():
    game = gwt.new_game(players=3, seed=4)
    for _ in range(9):
        game.play(game.options[-1])
    again = pickle.loads(pickle.dumps(game))

    assert again.state == game.state
    assert again.record() == game.record()


def test_a_deep_copy_is_a_copy():
    game = gwt.new_game(players=3, seed=4)
    other = copy.deepcopy(game)
    other.play(other.options[0])

    assert game.history == ()
    assert other.state != game.state
