"""`gwt replay` shows how a saved game stands, and where a file is wrong."""

import json

import pytest


def test_a_replayed_game_ends_in_the_same_scores(command, game, saved):
    result = command("replay", saved, "--json")

    found = json.loads(result.stdout)
    assert found["scores"] == [{**score.points, "total": score.total} for score in game.scores]
    assert (found["over"], found["decision"]) == (True, None)
    assert (found["game"], found["players"]) == ("great-western-trail", 3)
    assert found["choices"] == len(game.history)


def test_a_replay_can_stop_before_a_choice_and_shows_its_options(command, game, saved):
    result = command("replay", saved, "--to", 20, "--json")

    found = json.loads(result.stdout)
    assert (found["choices"], found["over"]) == (20, False)
    assert found["decision"]["seat"] in (1, 2, 3)
    assert str(game.history[20]) in found["decision"]["options"]


@pytest.mark.parametrize("to", [0, 1, 150, 10_000])
def test_the_summary_can_be_read_at_any_point(command, saved, to):
    result = command("replay", saved, "--to", to)

    assert result.exit_code == 0
    for words in ("made; ", "turn", "seat 1", "total"):
        assert words in result.stdout


def test_a_file_that_is_cut_short_is_refused_with_the_place(command, saved):
    lines = saved.read_text().splitlines(keepends=True)
    saved.write_text("".join(lines[:-5]))

    result = command("replay", saved)

    assert result.exit_code == 1
    assert f"{saved}:{len(lines) - 4}:1: the file holds" in result.stderr
    assert "Traceback" not in result.output


def test_a_choice_that_does_not_fit_is_refused_with_the_place(command, saved):
    lines = saved.read_text().splitlines(keepends=True)
    lines[30] = "gain $1000\n"
    saved.write_text("".join(lines))

    result = command("replay", saved, "--json")

    assert result.exit_code == 1
    assert f"{saved}:31:1: 'gain $1000' is not an option here" in result.stderr
    assert not result.stdout


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"gwt 1\n", b"gwt 99\n", b"once upon a time\n"])
def test_a_file_that_is_no_saved_game_is_refused(command, tmp_path, content):
    file = tmp_path / "other.gwt"
    file.write_bytes(content)

    result = command("replay", file)

    assert result.exit_code == 1
    assert f"{file}:1:1: " in result.stderr


def test_a_file_that_is_not_there_is_a_usage_error(command, tmp_path):
    result = command("replay", tmp_path / "lost.gwt")

    assert result.exit_code == 2
    assert "lost.gwt: No such file or directory" in result.stderr


@pytest.fixture
def older(saved):
    """The saved game with the stamp of another version of the library."""
    lines = saved.read_text(encoding="utf-8").splitlines(keepends=True)
    assert lines[1].startswith("library: ")
    saved.write_text("".join([lines[0], "library: 0.0.7\n", *lines[2:]]), encoding="utf-8")
    return saved


@pytest.mark.parametrize("of", ["replay", "position"])
def test_what_has_changed_since_a_game_was_saved_is_told(command, older, of):
    result = command(of, older)

    assert result.exit_code == 0
    assert f"{older}:2:1: gwt has changed since the game was saved: it was 0.0.7" in result.stderr
    assert "Every state and score in the file is still the same." in result.stderr


def test_what_has_changed_is_part_of_the_summary(command, older):
    found = json.loads(command("replay", older, "--json").stdout)

    assert [line.partition(":")[0] for line in found["changed"]] == [
        "gwt has changed since the game was saved"
    ]


def test_a_game_that_has_changed_is_refused_if_that_is_asked_for(command, older):
    result = command("replay", older, "--strict")

    assert result.exit_code == 1
    assert "gwt has changed since the game was saved" in result.stderr
    assert not result.stdout


def test_a_game_that_has_not_changed_is_not_refused(command, saved):
    result = command("replay", saved, "--strict", "--json")

    assert result.exit_code == 0
    assert json.loads(result.stdout)["changed"] is None
    assert not result.stderr
