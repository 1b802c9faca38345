"""The options that a search tries, what its simulations say of each, and which are left out.

As the budget is spent, the worse half is left out again and again, until two are compared (sequential
halving: Karnin, Koren and Somekh, "Almost Optimal Exploration in Multi-Armed Bandits", 2013). A race leaves
out what is surely worse as well, and may be over before the budget is spent (Maron and Moore, "Hoeffding
Races", 1994; here by the differences in the same deals).
"""

from collections.abc import Collection, Mapping, Sequence
from math import ceil, log2, sqrt
from statistics import fmean, variance
from time import process_time

from attrs import define, field, frozen

from gwt.dsl import Effect

FEWEST = 3
"""The number of deals after which an option may be surely worse than another."""
STRAY = 1.0
"""A variance in points squared that is added to that of a few deals, which may agree by chance."""


@frozen
class SearchEstimate:
    """The result of a search for an option."""

    points: float
    """The expected lead of the seat over the best other at the end."""
    visits: int
    """Simulations that began with the option; the more, the surer the points."""
    leads: tuple[float, ...] = ()
    """The mean lead of each seat in the simulations alone; empty without any."""


@define
class Candidate:
    """An option that is tried."""

    prior: float
    """Points that were expected of it before, added to what the simulations say."""
    seat: int
    ends: list[Sequence[float]] = field(factory=list)
    """The lead of each seat at the end of each simulation."""
    _sums: list[float] = field(factory=list, init=False)

    def add(self, leads: Sequence[float]) -> None:
        """Takes the result of one more simulation."""
        self._sums = [a + b for a, b in zip(self._sums, leads, strict=True)] if self.ends else [*leads]
        self.ends.append(leads)

    @property
    def visits(self) -> int:
        return len(self.ends)

    @property
    def points(self) -> float:
        return self.prior + (self._sums[self.seat] / self.visits if self.ends else 0.0)

    @property
    def worth(self) -> SearchEstimate:
        return SearchEstimate(self.points, self.visits, tuple(total / self.visits for total in self._sums))

    def is_worse(self, other: "Candidate", errors: float) -> bool:
        """Whether it is behind another one by more than some standard errors of the difference, in the
        deals in which both were tried."""
        pairs = zip(other.ends, self.ends, strict=False)
        gaps = [better[self.seat] - worse[self.seat] for better, worse in pairs]
        if len(gaps) < FEWEST:
            return False
        error = sqrt((variance(gaps) + STRAY) / len(gaps))
        return other.prior - self.prior + fmean(gaps) > errors * error


@define
class Budget:
    """The simulations, or the time of the processor, that a decision may take."""

    simulations: int
    milliseconds: float
    used: int = 0
    _began: float = field(factory=process_time, init=False)

    def fraction_spent(self) -> float:
        """Returns the part of it that is spent, from 0."""
        if self.milliseconds:
            return 1000 * (process_time() - self._began) / self.milliseconds
        return self.used / self.simulations


def halve_candidates(
    trials: Mapping[Effect, Candidate], spent: float, kept: Collection[Effect]
) -> list[Effect]:
    """Returns the options that are still tried when a part of the budget is spent, the best first."""
    stages = ceil(log2(len(trials)))
    many = max(2, ceil(len(trials) / 2 ** int(spent * stages)))
    best = sorted(trials, key=lambda option: -trials[option].points)
    return [*best[:many], *(option for option in best[many:] if option in kept)]


def race_candidates(
    trials: Mapping[Effect, Candidate], errors: float, kept: Collection[Effect]
) -> dict[Effect, Candidate]:
    """Returns the options that are not surely worse than the best one; a single one has won."""
    best = max(trials.values(), key=lambda trial: trial.points)
    return {
        option: trial
        for option, trial in trials.items()
        if trial is best or option in kept or not trial.is_worse(best, errors)
    }


def best_estimates(worths: Mapping[Effect, SearchEstimate]) -> list[Effect]:
    """Returns the options that were tried to the end or nearly so, the best first; one that was soon left
    out may look better than it is by luck."""
    most = max(worth.visits for worth in worths.values())
    sure = [option for option in worths if worths[option].visits * 2 > most or most == 0]
    return sorted(sure, key=lambda option: -worths[option].points)
