"""Computes the figures of a whole game, which is compared with nothing: seats, points, components."""

from collections.abc import Callable, Sequence
from functools import partial
from math import inf
from statistics import fmean

from attrs import frozen

from gwt.balance import game_tally, statistics, study_results, study_runner
from gwt.balance.pack_diff import Change, Place, printed_effects
from gwt.balance.study import WITH, Study
from gwt.packs import Pack


@frozen
class SurveySeat:
    """The results of the seats with the same place in the order of play."""

    place: int
    """From 1, the seat that moves first."""
    victories: statistics.Estimate
    """The share of the victories."""
    points: statistics.Estimate


@frozen
class Survey:
    """All figures of the games of one kind of player."""

    player: str
    games: int
    players: int
    seats: tuple[SurveySeat, ...]
    lengths: tuple[tuple[str, statistics.Estimate], ...]
    """Turns, decisions, the points of a seat, by how many points the best seat is ahead of the next, how
    often the lead changes, and after which part of the turns it changes no more, in percent."""
    categories: tuple[tuple[str, statistics.Estimate], ...]
    """The points of a seat by category."""
    things: tuple[tuple[Place, tuple[study_results.ComponentResult, ...]], ...]
    """By their list, the components that an option or an event named, or that were used."""
    unseen: tuple[str, ...]
    """Other components of these lists."""
    unchosen: tuple[str, ...]
    """Components that an option named and no player ever chose."""
    apart: tuple[str, ...]
    """The lists of which no option and no event names anything, such as that of the categories."""


def survey_games(result: study_runner.StudyResult) -> tuple[Survey, ...]:
    """Returns the figures of each player with at least two games."""
    return tuple(
        _of_player(result.study, name, [arms[WITH] for arms in played])
        for name, played in result.played.items()
        if len(played) >= 2
    )


def _of_player(study: Study, player: str, games: Sequence[game_tally.Tally]) -> Survey:
    _, pack = study.packs
    pairs = [(change, _thing(pack, change, games)) for change in study.changes]
    seen: dict[Place, tuple[study_results.ComponentResult, ...]] = {change.place: () for change, _ in pairs}
    for change, thing in pairs:
        if _is_seen(thing):
            seen[change.place] = (*seen[change.place], thing)
    categories = dict.fromkeys(name for tally in games for points in tally.points for name in points)
    return Survey(
        player=player,
        games=len(games),
        players=study.players,
        seats=tuple(_seat(place, games) for place in range(study.players)),
        lengths=_lengths(games),
        categories=tuple(
            (name, _mean(games, partial(game_tally.Tally.average, category=name))) for name in categories
        ),
        things=tuple((place, things) for place, things in seen.items() if things),
        unseen=tuple(thing.id for change, thing in pairs if seen[change.place] and not _is_seen(thing)),
        unchosen=tuple(thing.id for _, thing in pairs if _is_offered(thing) and not thing.times),
        apart=tuple(".".join(place) for place, things in seen.items() if not things),
    )


def _lengths(games: Sequence[game_tally.Tally]) -> tuple[tuple[str, statistics.Estimate], ...]:
    return (
        ("turns", _mean(games, lambda tally: tally.turns, 0)),
        ("decisions", _mean(games, lambda tally: tally.decisions, 0)),
        ("points of a seat", _mean(games, lambda tally: fmean(tally.totals))),
        ("points by which the best seat is ahead", _mean(games, _lead, 0)),
        ("changes of the lead", _mean(games, lambda tally: tally.changes, 0)),
        ("% of the turns until it is decided", _mean(games, lambda tally: 100 * tally.decided, 0)),
    )


def _thing(pack: Pack, change: Change, games: Sequence[game_tally.Tally]) -> study_results.ComponentResult:
    actions = list(map(str, printed_effects(pack, change.id)))
    return study_results.component_result(change, actions, [{WITH: tally} for tally in games])


def _is_offered(thing: study_results.ComponentResult) -> bool:
    return thing.offered is not None and thing.offered.mean > 0


def _is_seen(thing: study_results.ComponentResult) -> bool:
    return _is_offered(thing) or bool(thing.events) or thing.uses > 0


def _seat(place: int, games: Sequence[game_tally.Tally]) -> SurveySeat:
    at = [(tally.first + place) % len(tally.points) for tally in games]
    pairs = list(zip(games, at, strict=True))
    victories = statistics.share(sum(tally.share(seat) for tally, seat in pairs), len(games))
    points = statistics.mean([float(tally.total(seat)) for tally, seat in pairs])
    assert victories is not None and points is not None
    return SurveySeat(place + 1, victories, points)


def _mean(
    games: Sequence[game_tally.Tally], figure: Callable[[game_tally.Tally], float], low: float = -inf
) -> statistics.Estimate:
    estimate = statistics.clip_interval(statistics.mean([figure(tally) for tally in games]), low, inf)
    assert estimate is not None
    return estimate


def _lead(tally: game_tally.Tally) -> float:
    best, *rest = sorted(tally.totals, reverse=True)
    return best - rest[0] if rest else 0.0
