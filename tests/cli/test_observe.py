"""`gwt observe` shows the observation of a seat by its named slices."""

import json

import pytest

POSITION = (
    "players: 2\nsetup: first-game\nseat: 1\nseats: [{money: 9, hand: [jersey, jersey]}, {money: 4}]\n"
)


@pytest.fixture
def position(tmp_path):
    (tmp_path / "position.yaml").write_text(POSITION)
    return tmp_path / "position.yaml"


def test_what_a_seat_sees_is_shown_by_slices(command, position):
    lines = command("observe", position).output.splitlines()

    assert "own.money (1): 9" in lines
    assert "next.money (1): 4" in lines
    assert any(line.startswith("own.hand (") and line.endswith("): jersey 2") for line in lines)


def test_the_other_seat_sees_itself_first_and_no_hidden_hand(command, position):
    lines = command("observe", position, "--seat", 2).output.splitlines()

    assert "own.money (1): 4" in lines
    assert "next.hand.length (1): 2" in lines
    assert not any(line.startswith("next.hand (") for line in lines)


def test_all_slices_are_given_as_json(command, position):
    said = json.loads(command("observe", position, "--json").output)
    start, stop = said["slices"]["own.hand"]

    assert said["numbers"]["own.hand=jersey"] == 2
    assert 0 < start < stop <= said["size"]
    assert json.loads(command("observe", position, "--json", "--layout", "compact").output) != said


@pytest.mark.parametrize("wrong", [("--seat", 3), ("--layout", "names2"), ("--to", 1)])
def test_what_does_not_exist_is_a_usage_error(command, position, wrong):
    assert command("observe", position, *wrong).exit_code == 2
