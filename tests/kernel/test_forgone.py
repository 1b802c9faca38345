"""What of a reward will be forgone is known before the choice, and nothing else is claimed."""

import pytest

from gwt.errors import IllegalChoice
from gwt.kernel.forgone import MOST
from gwt.kernel.history import digest_of
from tests.kernel.toy import game


def parts(turn: str, option: str) -> list[str]:
    return [str(part) for part in game(turn).forgone(option)]


@pytest.mark.parametrize(
    ("effect", "forgone"),
    [
        ("take 1 -> give 2", []),
        ("take 1 -> take 10", ["take 10"]),
        ("take 1 -> take 10 and give 1", ["take 10"]),
        ("take 1 -> may take 10", ["take 10"]),
        ("take 1 -> take 10 and take 11", ["take 10", "take 11"]),
        ("take 1 and take 11", ["take 11"]),
        ("take 1", []),
    ],
)
def test_the_parts_of_a_reward_that_cannot_come_about_are_told(effect, forgone):
    assert parts(f"may ({effect})", effect) == forgone


def test_a_part_that_some_choice_makes_possible_is_not_forgone():
    """There are ten: after a cost of one nine are left, after two or three fewer."""
    enough, too_many = "take up to 3 -> take 9", "take up to 3 -> take 10"

    assert parts(f"may ({enough})", enough) == []
    assert parts(f"may ({too_many})", too_many) == ["take 10"]


def test_a_part_that_waits_for_an_earlier_one_is_not_forgone():
    """The bag has room for it only once something has been given."""
    effect = "take 10 -> give 4 and take 4"

    assert parts(f"may ({effect})", effect) == []


def test_nothing_is_claimed_behind_what_is_not_known():
    behind, before = "take 1 -> roll and take 10", "take 1 -> take 10 and roll"

    assert parts(f"may ({behind})", behind) == []
    assert parts(f"may ({before})", before) == ["take 10"]


def test_nothing_is_claimed_of_a_part_that_waits_for_a_number():
    effect = "take up to 3 as many -> take many"

    assert parts(f"may ({effect})", str(game(f"may ({effect})").options[0])) == []


def test_nothing_is_claimed_where_too_much_would_have_to_be_followed():
    def after(choices: int) -> list[str]:
        effect = f"take 1 -> {'may take 1 and ' * choices}take 20"
        return parts(f"may ({effect})", effect)

    assert after(2) == ["take 20"]
    assert MOST < 2**8
    assert after(8) == []


def test_a_task_that_waits_from_before_is_none_of_the_reward():
    effect = "take 1 -> take 10"
    turn = f"may ({effect}) then may take 10"

    assert parts(turn, effect) == ["take 10"]


def test_stopping_forgoes_nothing_that_it_would_have_to_say():
    assert parts("may (take 1 -> take 10)", "done") == []


def test_asking_changes_nothing():
    toy = game("may (take 1 -> take 10)")
    before = digest_of(toy.state)

    toy.forgone("take 1 -> take 10")

    assert digest_of(toy.state) == before
    assert toy.history == ()


def test_what_is_no_option_is_refused():
    toy = game("may (take 1 -> take 10)")

    with pytest.raises(IllegalChoice, match="'take 2' is not an option now"):
        toy.forgone("take 2")
