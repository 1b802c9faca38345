"""Whether a player may take the place of another: a sequential test of games between the two.

Games are played until it is clear which of two hypotheses holds, as engines of chess are tested: that the
new player is `elo0` points stronger than the old one, or `elo1` points (sequential probability ratio test,
Wald 1945). What is counted is the result of a deal, in which the new player has every seat once among old
ones: the games of one seed are not independent of each other. With two seats these are the five results of
a pair (pentanomial). The ratio is that of the likeliest distributions whose mean is what each hypothesis
says (Van den Bergh, "The generalized maximum likelihood ratio for the expectation value of a
distribution").
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import chain
from math import log
from pathlib import Path

from attrs import frozen

from gwt.balance import Estimate, share_of_groups
from gwt.errors import UsageError
from gwt.players import map_jobs
from gwt.research.result_store import ResultJournal, ResultRow
from gwt.research.tournament import Contest, Key, describe_plan, play_contest

PASSED, REFUSED, OPEN = "passed", "refused", "open"
"""The results of a test: the new player is as strong as `elo1`, or only as `elo0`, or games ran out."""
_MOST = 3000
"""The most Elo points of a hypothesis."""
_ADDED = 1e-3
"""Added to how often each result was seen, so that one that was not is not impossible."""


@frozen
class Sprt:
    """Two hypotheses about how much stronger the new player is, and how often the test may be wrong."""

    elo0: float = 0.0
    """Elo points by which a player is no better."""
    elo1: float = 50.0
    """Elo points by which a player is better."""
    alpha: float = 0.05
    """The probability that a player passes who is only as strong as `elo0`."""
    beta: float = 0.05
    """The probability that one is refused who is as strong as `elo1`."""

    def __attrs_post_init__(self) -> None:
        """Raises `UsageError` if nothing could be tested so."""
        for name in ("elo0", "elo1"):
            # Beyond that the shares of victories can no longer be told from 0 and 1.
            if not abs(getattr(self, name)) <= _MOST:
                raise UsageError(f"{name} is between -{_MOST} and {_MOST}, found {getattr(self, name):g}")
        if not self.elo0 < self.elo1:
            raise UsageError(f"elo1 is above elo0, found {self.elo1:g} and {self.elo0:g}")
        for name in ("alpha", "beta"):
            if not 0 < getattr(self, name) < 0.5:
                raise UsageError(f"{name} is between 0 and 0.5, found {getattr(self, name):g}")

    @property
    def bounds(self) -> tuple[float, float]:
        """The log-likelihood ratios (LLR) at which the test ends: refused, passed."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def llr(self, results: Mapping[float, int], players: int) -> float:
        """The log-likelihood ratio of the two hypotheses, by how often each share of a deal was seen."""
        counts = {value: many + _ADDED for value, many in results.items()}
        for end in (0.0, 1.0):
            counts.setdefault(end, _ADDED)
        old, new = (_likeliest(counts, expected_share(elo, players)) for elo in (self.elo0, self.elo1))
        return sum(many * (log(new[value]) - log(old[value])) for value, many in counts.items())

    def ends(self, llr: float) -> str:
        """Returns the state of the test at a ratio."""
        low, high = self.bounds
        return PASSED if llr >= high else REFUSED if llr <= low else OPEN


def expected_share(elo: float, players: int) -> float:
    """The share of the victories of one player among others who are so many Elo points weaker."""
    strength: float = 10 ** (elo / 400)
    return strength / (strength + players - 1)


def elo_of(share: float, players: int) -> float:
    """The Elo points by which a player is stronger who has a share of the victories, from 0 to 1."""
    if not 0 < share < 1:
        return float("inf") if share > 0 else -float("inf")
    return 400 / log(10) * log(share * (players - 1) / (1 - share))


def _likeliest(counts: Mapping[float, float], middle: float) -> dict[float, float]:
    """The distribution with a given mean under which what was seen is likeliest."""
    whole = sum(counts.values())
    parts = {value: many / whole for value, many in counts.items()}
    # The mean falls as the tilt grows; between these two no probability is negative.
    low, high = 1 / (middle - max(parts)), 1 / (middle - min(parts))
    for _ in range(100):
        tilt = (low + high) / 2
        off = sum(part * (value - middle) / (1 + tilt * (value - middle)) for value, part in parts.items())
        low, high = (tilt, high) if off > 0 else (low, tilt)
    return {value: part / (1 + tilt * (value - middle)) for value, part in parts.items()}


@frozen
class SequentialTestResult:
    """The state of a test after some deals."""

    status: str
    """`passed`, `refused`, or `open` as long as neither is clear."""
    deals: int
    games: int
    llr: float
    results: tuple[tuple[float, int], ...]
    """The number of deals by the new player's share of the victories."""
    share: Estimate | None
    """Of the victories. Its interval is that of a test of a fixed length: who stops when it looks best
    finds a share a little too far from even."""
    elo: float
    """The difference in strength by that share."""
    turns: float
    """Of a game, on average."""
    ms: tuple[float, float]
    """Of the processor that the new and the old player took for a decision."""


def run_sequential_test(
    new: str,
    old: str,
    games: int,
    sprt: Sprt = Sprt(),
    *,
    setting: Contest | None = None,
    journal: Path | None = None,
    jobs: int = 1,
    resume: bool = False,
    tell: Callable[[SequentialTestResult], None] = lambda result: None,
) -> SequentialTestResult:
    """Tests whether a new player is stronger than an old one, in at most so many games.

    On any number of cores the same deals are counted. `tell` hears how it stands after each deal.

    Args:
        setting: the number of seats, the seed, the game and so on; its names do not count.

    Raises:
        UsageError: something asked for does not exist, a player cannot play the game, or the journal has
            games of this test and is not to be gone on with.
    """
    if new == old:
        raise UsageError(f"'{new}' cannot be tested against itself")
    contest = one_against_others(setting or Contest((new, old)), new, old)
    contest.check()
    players = contest.players
    if games < players:
        raise UsageError(f"a deal takes {players} games, found only {games}")
    all_keys = [(0, game) for game in range(games - games % players)]
    with ResultJournal(journal, contest.run, describe_plan(contest)) as kept:
        done = kept.games()
        if done and not resume:
            raise UsageError(f"{journal} has {len(done)} games of this test: --resume goes on with them")
        by_key: dict[Key, list[ResultRow]] = {}
        for row in kept.rows():
            by_key.setdefault((row.group, row.game), []).append(row)
        so_far: list[list[ResultRow]] = []
        result = _standing(so_far, new, players, sprt)
        # Not all at once, since most need not be played.
        wave = players * jobs
        for at in range(0, len(all_keys), wave):
            keys = all_keys[at : at + wave]
            missing = [key for key in keys if key not in by_key]
            for key, rows in map_jobs(partial(play_contest, contest), missing, jobs):
                kept.add(rows)
                by_key[key] = rows
            for deal in range(0, len(keys), players):
                so_far += [by_key[key] for key in keys[deal : deal + players]]
                result = _standing(so_far, new, players, sprt)
                tell(result)
                if result.status != OPEN:
                    return result
    return result


def one_against_others(setting: Contest, new: str, old: str) -> Contest:
    """The contest in which one player has a seat and another all others."""
    from attrs import evolve

    return evolve(setting, names=(new, old), alone=True)


def _standing(
    games: Sequence[Sequence[ResultRow]], new: str, players: int, sprt: Sprt
) -> SequentialTestResult:
    shares = [sum(row.share for row in rows if row.name == new) for rows in games]
    deals = [sum(shares[at : at + players]) / players for at in range(0, len(shares), players)]
    results = Counter(round(share, 6) for share in deals)
    llr = sprt.llr(results, players) if deals else 0.0
    every = list(chain.from_iterable(games))
    return SequentialTestResult(
        status=sprt.ends(llr),
        deals=len(deals),
        games=len(games),
        llr=llr,
        results=tuple(sorted(results.items())),
        share=share_of_groups([shares[at : at + players] for at in range(0, len(shares), players)]),
        elo=elo_of(sum(deals) / len(deals), players) if deals else 0.0,
        turns=sum(rows[0].turns for rows in games) / max(1, len(games)),
        ms=(_ms([row for row in every if row.name == new]), _ms([row for row in every if row.name != new])),
    )


def _ms(rows: Sequence[ResultRow]) -> float:
    return 1000 * sum(row.seconds for row in rows) / max(1, sum(row.decisions for row in rows))
