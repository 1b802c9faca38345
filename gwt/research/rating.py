"""The strength of players by the rows of a tournament: ratings with intervals, a cross table, and means.

The ratings are those of Bradley and Terry, in Elo points: of two players the one who is 200 points ahead
is expected before the other in 76 games of 100. In games of more than two players each two are compared.
The intervals hold 95 % of the ratings by drawings of the seeds with replacement, all games of a seed
together, since they are not independent of each other; and by drawings of what each two may win against
each other. Who has won all games may be stronger by any number of points, so that interval has no upper
end; nor has that of who has lost all a lower one.
"""

import random
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from math import inf, log
from statistics import fmean
from typing import Any

from attrs import frozen

from gwt.balance import Estimate, mean, share_of_groups
from gwt.research.result_store import ResultRow

DRAWINGS = 200
"""Drawings of the seeds for the intervals."""
ELO = 400 / log(10)
PRIOR = 0.5
"""Games that each two who have met are taken to have won against each other besides, or else who wins
all games would be infinitely strong."""


def in_elo(rating: Estimate) -> str:
    """Writes a rating with its interval, which may be open."""
    if rating.high == inf:
        return f"{rating.mean:+.0f} ({rating.low:+.0f} or more)"
    if rating.low == -inf:
        return f"{rating.mean:+.0f} ({rating.high:+.0f} or less)"
    return f"{rating.mean:+.0f} ({rating.low:+.0f} to {rating.high:+.0f})"


def in_percent(part: Estimate) -> str:
    """Writes a share with its interval, in percent but without the sign."""
    return f"{100 * part.mean:.1f} ({100 * part.low:.0f} to {100 * part.high:.0f})"


@frozen
class Standing:
    """One player."""

    name: str
    games: int
    """Seats that it has played in games."""
    rating: Estimate | None
    """In Elo points, the mean of all players being 0; none if it has met nobody, or without `choix`.

    An end of the interval is infinite for who has won or lost all comparisons."""
    victories: Estimate | None
    """Its share of the victories."""
    points: float
    """On average, in the games that have ended as they should."""
    best: int
    categories: Mapping[str, float]
    """The points by category, on average."""
    turns: float
    """Of a game, of all players together, on average."""
    ms: float
    """Of the processor that it took for a decision."""
    failures: int
    """Games that it has lost by a fault of its own."""
    fault: str
    """The error in the first of them, such as `raised KeyError: 'x'`."""
    alone: Estimate | None
    """Its points in games against itself, on average; these games count nowhere else."""
    games_alone: int
    """These games, of which there is one for each seed."""


@frozen
class Ranking:
    """The players of a tournament, the strongest first."""

    standings: tuple[Standing, ...]
    against: Mapping[tuple[str, str], Estimate]
    """The share of games in which one is placed before the other, ties counting half."""
    unfinished: int
    """Games that did not end."""


def rank_players(rows: Iterable[ResultRow], drawings: int = DRAWINGS) -> Ranking:
    """The ranking by some rows; the same rows always give the same."""
    all_rows, alone = _parted(rows)
    names = sorted({row.name for row in (*all_rows, *alone)})
    deals = _wins(all_rows)
    ratings = _ratings(sorted({row.name for row in all_rows}), deals, drawings) if deals else {}
    standings = [
        _standing(
            name,
            [row for row in all_rows if row.name == name],
            [row for row in alone if row.name == name],
            ratings,
        )
        for name in names
    ]
    standings.sort(key=_strength, reverse=True)
    counted: dict[tuple[str, str], list[list[float]]] = defaultdict(list)
    for wins in deals.values():
        for pair, won in wins.items():
            counted[pair].append(won)
    against = {pair: share_of_groups(won) for pair, won in sorted(counted.items())}
    unfinished = {(row.group, row.game) for row in all_rows if row.status == "unfinished"}
    return Ranking(
        tuple(standings), {pair: won for pair, won in against.items() if won is not None}, len(unfinished)
    )


def _parted(rows: Iterable[ResultRow]) -> tuple[list[ResultRow], list[ResultRow]]:
    """The rows of games between different players, and those of players against themselves."""
    games: dict[tuple[int, int], list[ResultRow]] = defaultdict(list)
    for row in rows:
        games[row.group, row.game].append(row)
    parts: tuple[list[ResultRow], list[ResultRow]] = ([], [])
    for seats in games.values():
        parts[len({row.name for row in seats}) == 1].extend(seats)
    return parts


def _strength(standing: Standing) -> tuple[float, float]:
    rating, victories = standing.rating, standing.victories
    return (0.0 if rating is None else rating.mean, 0.0 if victories is None else victories.mean)


Wins = dict[tuple[str, str], list[float]]
"""For each pair of players, of each game how much the first has won against the second: 0, a half or 1."""


def _wins(rows: Sequence[ResultRow]) -> dict[int, Wins]:
    """Returns the results of each two players, by the number of the seed."""
    games: dict[tuple[int, int], list[ResultRow]] = defaultdict(list)
    for row in rows:
        games[row.group, row.game].append(row)
    deals: dict[int, Wins] = defaultdict(lambda: defaultdict(list))
    for seats in games.values():
        for seat, other in combinations(seats, 2):
            if seat.name != other.name:
                won = (seat.place < other.place) + (seat.place == other.place) / 2
                deals[seat.deal][seat.name, other.name].append(won)
                deals[seat.deal][other.name, seat.name].append(1 - won)
    return deals


def ratings_of(wins: Mapping[tuple[str, str], float]) -> dict[str, float]:
    """Returns ratings in Elo points by how often the first of a pair was before the second.

    The mean of all is 0. It is empty where what finds them is not installed.
    """
    try:
        import choix  # noqa: F401
        import numpy as np
    except ImportError:
        return {}
    place = {name: at for at, name in enumerate(sorted({name for pair in wins for name in pair}))}
    total = np.zeros((len(place), len(place)))
    for (row, column), won in wins.items():
        total[place[row], place[column]] = won
    return dict(zip(place, _fit(total), strict=True)) if place else {}


def _fit(total: Any) -> list[float]:
    """The ratings by a matrix of how often the player of a row was before that of a column."""
    import choix

    met = (total + total.T) > 0
    return [float(rating) for rating in ELO * choix.ilsr_pairwise_dense(total + PRIOR * met, alpha=1e-6)]


def _ratings(names: Sequence[str], deals: Mapping[int, Wins], drawings: int) -> dict[str, Estimate]:
    """The ratings of the players; none where what finds them is not installed."""
    try:
        import choix  # noqa: F401
        import numpy as np
    except ImportError:
        return {}
    place = {name: at for at, name in enumerate(names)}
    seeds = range(len(deals))
    columns = zip(
        *(
            (at, place[row], place[column], sum(won))
            for at, deal in enumerate(sorted(deals))
            for (row, column), won in deals[deal].items()
        ),
        strict=True,
    )
    of_deal, rows, others, wins = map(np.array, columns)

    def total_of(drawn: Sequence[int]) -> Any:
        total = np.zeros((len(names), len(names)))
        np.add.at(total, (rows, others), wins * np.bincount(drawn, minlength=len(seeds))[of_deal])
        return total

    total = total_of(seeds)
    ratings = _fit(total)
    dice = random.Random(0)
    by_seed = [_fit(total_of(dice.choices(seeds, k=len(seeds)))) for _ in range(drawings)]
    by_share = [_fit(_drawn(total, dice)) for _ in range(drawings)]
    estimates = {}
    won, lost = total.sum(axis=1), total.sum(axis=0)
    for name, at in place.items():
        ends = [ratings[at]]
        for drawn in (by_seed, by_share):
            several = sorted(fit[at] for fit in drawn)
            ends += [several[int(0.025 * drawings)], several[int(0.975 * (drawings - 1))]]
        low, high = -inf if won[at] == 0 else min(ends), inf if lost[at] == 0 else max(ends)
        estimates[name] = Estimate(ratings[at], low, high)
    return estimates


def _drawn(total: Any, dice: random.Random) -> Any:
    """Returns the probability that each wins against each other by the games of the two, after Jeffreys."""
    drawn = 0 * total
    for a, b in combinations(range(len(total)), 2):
        won, lost = float(total[a, b]), float(total[b, a])
        if won + lost:
            chance = dice.betavariate(won + 0.5, lost + 0.5)
            drawn[a, b], drawn[b, a] = (won + lost) * chance, (won + lost) * (1 - chance)
    return drawn


def _standing(
    name: str, rows: Sequence[ResultRow], alone: Sequence[ResultRow], ratings: Mapping[str, Estimate]
) -> Standing:
    # The seats of a game are not independent of each other, so its mean counts once; and older files have a
    # game of one player against itself once for each of its seats.
    of_games: dict[tuple[int, int], list[int]] = defaultdict(list)
    for row in alone:
        if row.status == "played":
            of_games[row.group, row.deal].append(row.points)
    of_deals: dict[int, list[float]] = defaultdict(list)
    for row in rows:
        of_deals[row.seed].append(row.share)
    whole = [row for row in rows if row.status == "played"]
    categories = _means([row.categories for row in whole])
    decisions = sum(row.decisions for row in rows)
    faults = [row.about for row in rows if row.status == "failed" and row.about]
    return Standing(
        name=name,
        games=len(rows),
        rating=ratings.get(name),
        victories=share_of_groups([*of_deals.values()]),
        points=fmean(row.points for row in whole) if whole else 0.0,
        best=max((row.points for row in whole), default=0),
        categories=categories,
        turns=fmean(row.turns for row in rows) if rows else 0.0,
        ms=1000 * sum(row.seconds for row in rows) / max(1, decisions),
        failures=len(faults),
        fault=next(iter(faults), ""),
        alone=mean([fmean(points) for points in of_games.values()]),
        games_alone=len(of_games),
    )


def _means(rows: Sequence[Mapping[str, float]]) -> dict[str, float]:
    # Rows of an earlier version may lack a name.
    names = dict.fromkeys(name for row in rows for name in row)
    return {name: fmean([row[name] for row in rows if name in row]) for name in names}
