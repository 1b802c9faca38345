"""The intervals, against published or hand-made figures."""

from random import Random

import pytest

from gwt.balance.statistics import Estimate, change_of_share, games_needed, mean, ratio, share


@pytest.mark.parametrize(
    ("part", "whole", "low", "high"),
    # Newcombe (1998), "Two-sided confidence intervals for the single proportion", table I, method 3.
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_a_share_has_the_interval_of_wilson(part, whole, low, high):
    found = share(part, whole)

    assert (round(found.low, 4), round(found.high, 4)) == (low, high)


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(4, 2.7764), (9, 2.2622), (29, 2.0452), (99, 1.9842), (1999, 1.9612)]
)
def test_a_mean_has_the_interval_of_student(freedom, quantile):
    """Of values with the standard error 1."""
    many = freedom + 1
    half = (many * freedom / many) ** 0.5
    values = [half, -half] * (many // 2) + [0.0] * (many % 2)
    found = mean(values)
    error = (sum(value**2 for value in values) / freedom / many) ** 0.5

    assert found.mean == pytest.approx(0)
    assert found.half == pytest.approx(quantile * error, rel=0.003)


def pairs(random: Random, games: int, alike: float, less: float) -> tuple[list[float], list[float]]:
    """Who wins in two arms, the first winning so much less; so many games go alike in both."""
    before, after = [], []
    for _ in range(games):
        one = random.random()
        after.append(float(one < 0.5))
        before.append(float((one if random.random() < alike else random.random()) < 0.5 - less))
    return before, after


@pytest.mark.parametrize("alike", [0.0, 0.5, 0.8])
@pytest.mark.parametrize("less", [0.0, 0.2])
def test_the_interval_of_a_change_has_the_truth_in_it_nineteen_times_in_twenty(alike, less):
    random = Random(4)
    found = [change_of_share(*pairs(random, 80, alike, less), 0.5) for _ in range(2000)]

    assert 0.94 <= sum(one.low <= less <= one.high for one in found) / len(found) <= 0.99
    assert sum(one.mean for one in found) / len(found) == pytest.approx(less, abs=0.012)


def test_arms_that_have_nothing_in_common_add_no_noise_to_each_other():
    """The interval is nearly that of the one share alone; of plain differences it is by half larger."""
    before, after = pairs(Random(1), 1000, 0.0, 0.0)
    alone = mean(before)
    differences = mean([one - other for one, other in zip(after, before, strict=True)])

    assert change_of_share(before, after, 0.5).half == pytest.approx(alone.half, rel=0.01)
    assert differences.half > 1.35 * alone.half


def test_a_run_of_equal_pairs_is_not_told_as_certain():
    """Nothing in 98 games may still be three in a hundred."""
    found = change_of_share([1.0, 0.0] * 49, [1.0, 0.0] * 49, 0.5)

    assert found.mean == 0
    assert 0.02 < found.half < 0.04


def test_one_value_has_no_interval():
    assert mean([4.0]) is None
    assert share(0, 0) is None


def test_a_ratio_of_sums_is_exact_where_each_pair_has_it():
    assert ratio([2, 4, 6], [1, 2, 3]) == Estimate(2.0, 2.0, 2.0)


def test_a_ratio_weighs_each_pair_by_its_whole():
    found = ratio([0, 30], [1, 9])

    assert found.mean == 3.0
    assert found.low < 3.0 < found.high


def test_nothing_that_happened_has_no_ratio():
    assert ratio([0, 0], [0, 0]) is None


def test_four_times_the_games_halve_an_interval():
    assert games_needed(Estimate(0.1, 0.0, 0.2), 500, 0.05) == 2000
