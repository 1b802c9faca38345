"""Computes means and shares with their 95 % intervals.

Means of paired differences have Student's interval; a pair is the game of one seed in two arms.
Shares have Wilson's interval (1927), which stays within 0 and 1 and holds for small numbers; those of
groups of games count as many games as would vary as much.
Ratios of two sums, such as points per use, have the interval of their linearization (Cochran 1977).
A change of the share of victories is estimated by regression on a share whose mean is known beforehand.
"""

from collections.abc import Sequence
from math import ceil, sqrt
from statistics import NormalDist, fmean, stdev

from attrs import frozen

Z = NormalDist().inv_cdf(0.975)


@frozen
class Estimate:
    """A figure and the ends of its 95 % interval; both are the figure itself if nothing varies."""

    mean: float
    low: float
    high: float

    @property
    def half(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2

    @property
    def hundredfold(self) -> "Estimate":
        """The estimate in hundredths, as percentages are written."""
        return Estimate(100 * self.mean, 100 * self.low, 100 * self.high)

    def clear(self) -> bool:
        """Whether the interval excludes 0."""
        return self.low > 0 or self.high < 0


def mean(values: Sequence[float]) -> Estimate | None:
    """Returns the mean, or `None` with fewer than two values."""
    if len(values) < 2:
        return None
    middle = fmean(values)
    half = _student(len(values) - 1) * stdev(values) / sqrt(len(values))
    return Estimate(middle, middle - half, middle + half)


def change_of_share(before: Sequence[float], after: Sequence[float], expected: float) -> Estimate:
    """Estimates how much a share rises from one arm to the other, whose true mean `expected` is given.

    The difference of each pair is regressed on its later share, and the line is read at `expected` (Cochran
    1977, regression estimates). If the arms of a pair are strongly correlated this equals a plain mean of
    differences; if they are independent the noise of the later share drops out, and half as many games
    suffice. Two pairs are added, one won and one lost, so that a run of equal pairs does not count as
    certain (Bonett and Price 2012).
    """
    rises = [later - earlier for later, earlier in zip(after, before, strict=True)] + [1.0, -1.0]
    shifts = [later - expected for later in after] + [0.0, 0.0]
    many, middle, centre = len(rises), fmean(rises), fmean(shifts)
    spread = sum((shift - centre) ** 2 for shift in shifts)
    products = ((shift - centre) * rise for shift, rise in zip(shifts, rises, strict=True))
    slope = sum(products) / spread if spread else 0.0
    change = middle - slope * centre
    rest = sum(
        (rise - middle - slope * (shift - centre)) ** 2 for shift, rise in zip(shifts, rises, strict=True)
    )
    freedom = max(1, many - 2)
    error = sqrt(rest / freedom * (1 / many + (centre**2 / spread if spread else 0.0)))
    half = _student(freedom) * error
    return Estimate(change, max(-1.0, change - half), min(1.0, change + half))


def share(part: float, whole: int) -> Estimate | None:
    """Estimates a share; `part` may be a fraction, as of a victory that is shared."""
    if not whole:
        return None
    return _wilson(part / whole, whole, Z)


def share_of_groups(groups: Sequence[Sequence[float]]) -> Estimate | None:
    """Estimates a share by groups that are independent of each other, such as the games of one deal; the
    parts within a group, each from 0 to 1, need not be.

    It is Wilson's interval for as many independent parts as would vary as much as the groups do (Kish's
    effective number), with Student's quantile for the number of groups.
    """
    whole = sum(map(len, groups))
    if not whole:
        return None
    proportion = sum(map(sum, groups)) / whole
    chance, many = proportion * (1 - proportion), len(groups)
    if many < 2 or not chance:
        return _wilson(proportion, whole, Z)
    off = sum((sum(group) - proportion * len(group)) ** 2 for group in groups) * many / (many - 1)
    # Groups that are all alike by luck are not certain to be.
    effect = max(_LEAST_EFFECT, off / whole / chance)
    return _wilson(proportion, whole / effect, _student(many - 1))


_LEAST_EFFECT = 0.05


def _wilson(proportion: float, whole: float, quantile: float) -> Estimate:
    spread = quantile * quantile / whole
    middle = (proportion + spread / 2) / (1 + spread)
    half = quantile * sqrt(proportion * (1 - proportion) / whole + spread / (4 * whole)) / (1 + spread)
    return Estimate(proportion, max(0.0, middle - half), min(1.0, middle + half))


def ratio(parts: Sequence[float], wholes: Sequence[float]) -> Estimate | None:
    """Estimates the sum of the parts divided by the sum of the wholes; the pairs must be independent."""
    whole = sum(wholes)
    if not whole or len(parts) < 2:
        return None
    quotient = sum(parts) / whole
    rest = stdev([part - quotient * base for part, base in zip(parts, wholes, strict=True)])
    half = _student(len(parts) - 1) * rest * sqrt(len(parts)) / whole
    return Estimate(quotient, quotient - half, quotient + half)


def clip_interval(estimate: Estimate | None, low: float, high: float) -> Estimate | None:
    """Returns an estimate whose interval leaves out what is impossible, below `low` and above `high`."""
    if estimate is None:
        return None
    return Estimate(estimate.mean, max(low, estimate.low), min(high, estimate.high))


def games_needed(now: Estimate, games: int, half: float) -> int:
    """Estimates how many games make the interval `half` wide to either side, rounded to hundreds."""
    return ceil(games * (now.half / half) ** 2 / 100) * 100


def _student(freedom: int) -> float:
    """The quantile of Student's t distribution, expanded from the normal one (Hill 1970)."""
    z, v = Z, freedom
    return (
        z
        + (z**3 + z) / (4 * v)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * v**3)
    )
