"""`gwt show --svg` and `gwt position --svg`."""

import pytest

import gwt
from gwt.spec import picture_spec
from tests.picture.reading import parsed, titles


def test_the_picture_of_a_component_is_written_to_a_file(command, tmp_path):
    result = command("show", "2a", "--svg", "2a.svg")

    assert (result.exit_code, result.stdout) == (0, "")
    expected = picture_spec.component_pictures(gwt.load_pack(), "2a").svg()
    assert (tmp_path / "2a.svg").read_text(encoding="utf-8") == expected


def test_a_picture_can_go_to_the_standard_output_in_a_theme(command):
    result = command("show", "guernsey", "--svg", "-", "--theme", "dark")

    assert result.stdout == picture_spec.component_pictures(gwt.load_pack(), "guernsey").svg("dark")


def test_an_id_of_several_entries_gives_one_picture_of_them_all(command):
    svg = command("show", "cowboy", "--svg", "-").stdout

    assert "worker kind cowboy" in svg
    assert "supply tile cowboy" in svg
    assert parsed(svg) is not None


def test_what_cannot_be_drawn_is_told(command):
    result = command("show", "pack", "--svg", "-")

    assert result.exit_code == 2
    assert "has no picture of 'pack'" in result.stderr


def test_a_file_that_cannot_be_written_is_told(command):
    result = command("show", "2a", "--svg", "nowhere/2a.svg")

    assert result.exit_code == 2
    assert "nowhere/2a.svg" in result.stderr


def test_the_picture_of_a_saved_game_at_a_move_as_a_seat_sees_it(command, saved):
    svg = command("position", saved, "--to", "20", "--seat", "2", "--svg", "-").stdout

    assert svg == gwt.load_game(saved, to=20).picture(1).svg()
    assert "seen by seat 2" in titles(svg)[0]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--seat", "9", "--svg", "-"], "there is no seat 9: seats are 1 to 3"),
        (["--seat", "1"], "--seat is for pictures"),
    ],
)
def test_a_seat_that_makes_no_sense_is_refused(command, saved, arguments, message):
    result = command("position", saved, *arguments)

    assert result.exit_code == 2
    assert message in result.stderr


def test_a_position_that_is_no_saved_game_has_no_choices_to_stop_after(command, tmp_path):
    (tmp_path / "p.yaml").write_text("players: 2\n", encoding="utf-8")

    assert "a position has no choices" in command("position", "p.yaml", "--to", "3").stderr


def test_sheets_are_printed(command, tmp_path):
    printed = command("print", str(tmp_path / "nine.pdf"), "--only", "9a", "--lang", "nl")

    assert printed.stdout == f"{tmp_path / 'nine.pdf'}: pieces: 4, pages: 2; print at 100 %\n"
    assert (tmp_path / "nine.pdf").read_bytes().startswith(b"%PDF-")


def test_sheets_that_cannot_be_written_are_reported(command, tmp_path):
    printed = command("print", str(tmp_path), "--only", "9a")

    assert (printed.exit_code, "Is a directory" in printed.stderr) == (2, True)
