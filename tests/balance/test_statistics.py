"""The intervals, against published or hand-made figures."""

import pytest

from gwt.balance.statistics import Estimate, mean, needed, ratio, share


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
    assert needed(Estimate(0.1, 0.0, 0.2), 500, 0.05) == 2000
