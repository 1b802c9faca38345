"""A short attack on saved games, another one whenever the code changes.

`python -m tests.attack.saves` makes a long one.
"""

import pytest

import gwt.play.saved_games
from tests.attack.saves import REFUSED, SAME, TOLD, attack
from tests.sampling import seed

pytestmark = pytest.mark.in_turn

DAMAGED = 300


def test_a_damaged_game_is_refused_with_its_place_or_told():
    """What fails is said by the arguments of the command that tries it again."""
    faults: list[str] = []
    counted = attack(seed(), range(DAMAGED), faults)

    assert not faults, "\n".join(faults)
    assert set(counted) <= {SAME, TOLD, REFUSED}
    assert counted[REFUSED] > DAMAGED / 2
    assert counted[SAME] > 0


def test_the_attack_notices_a_game_that_is_another_one_without_a_word(monkeypatch):
    class Like(str):
        def __eq__(self, other: object) -> bool:
            return True

        __hash__ = str.__hash__

    monkeypatch.setattr(gwt.play.saved_games.kernel, "digest_of", lambda state: Like(), raising=False)
    faults: list[str] = []
    attack(1, range(400), faults)

    assert any("another game was loaded without a word" in fault for fault in faults)
