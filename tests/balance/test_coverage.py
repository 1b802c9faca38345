"""The intervals of shares hold what they say they do, by games whose true share is known."""

import random

import pytest

from gwt.balance import share_of_groups


def deals(dice, chance, games, together):
    """The games of a deal that favours a player or another, as far as `together` says."""
    lean = together * min(chance, 1 - chance) * dice.choice((1, -1))
    return [float(dice.random() < chance + lean) for _ in range(games)]


@pytest.mark.parametrize("together", [0.0, 0.8])
@pytest.mark.parametrize(("games", "chance"), [(2, 0.5), (2, 0.8), (4, 0.25), (4, 0.9)])
def test_of_100_intervals_of_a_share_95_hold_the_truth(games, chance, together):
    dice, held = random.Random(3), 0
    for _ in range(1000):
        found = share_of_groups([deals(dice, chance, games, together) for _ in range(100 // games)])
        held += found.low <= chance <= found.high

    assert 930 <= held <= 970


def test_all_won_is_not_certain():
    all_won, alike = share_of_groups([[1.0, 1.0]] * 20), share_of_groups([[1.0, 0.0]] * 20)

    assert all_won.high == pytest.approx(1.0) and 0.85 < all_won.low < 0.95
    assert alike.low < 0.5 < alike.high
    assert share_of_groups([]) is None
