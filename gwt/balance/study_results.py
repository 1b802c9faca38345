"""Computes the figures of a study from the counts of its games."""

from collections import Counter
from collections.abc import Callable
from functools import partial
from math import inf
from statistics import fmean

from attrs import frozen

from gwt.balance import pack_diff, study_runner
from gwt.balance.game_tally import Tally, UseCounts
from gwt.balance.statistics import Estimate, change_of_share, clip_interval, mean, ratio, share
from gwt.balance.study import ALONE, WITH, WITHOUT, Arms, Study

FAMILIAR = 5
"""With fewer uses than this in all games, figures per use are left out."""


@frozen
class Comparison:
    """A figure without the content and with it, and the change between games of the same seed."""

    name: str
    without: Estimate | None
    with_: Estimate | None
    change: Estimate | None


@frozen
class FreeChoiceGain:
    """The gain of a seat that is free to choose the content, all else being equal."""

    offered: bool
    """Whether any option ever brought the content; otherwise no seat could leave it alone."""
    chosen: bool
    """Whether any seat ever chose it."""
    victory: Estimate
    """The change of the seat's share of victories, as a fraction."""
    score: Estimate | None
    course: tuple[tuple[int, Estimate], ...]
    """This change after the first n games, as pairs of n and the estimate."""


@frozen
class ComponentResult:
    """The shares in which something new or changed was chosen and used, in the games with it."""

    id: str
    kind: str
    brought: bool
    """Whether an option ever brought it; otherwise what is chosen is to go where it is used."""
    offered: Estimate | None
    """The share of seats that could choose it at least once in a game."""
    chosen: Estimate | None
    """Of the seats that could choose it, the share that did."""
    chosen_before: Estimate | None
    """This share in the games without the change, for content that existed before."""
    times: int
    """The number of times that it was chosen, by all seats in all games with it."""
    used: Estimate | None
    """Of the seats that chose it, the share that used it."""
    uses: float
    """Turns per game in which it was used, summed over all seats."""
    points_chosen: Estimate | None
    """The average change of a seat's score when it chooses it: its worth less its price."""
    points_used: Estimate | None
    """The average change of a seat's score each time it uses it."""
    victories: Estimate | None
    """The difference in victories between seats that chose it and others, in games with both."""
    actions: tuple[tuple[str, float], ...]
    """The uses of each printed action per game."""
    events: tuple[tuple[str, float], ...]
    """The events of each kind per game that named it."""


@frozen
class ListChoices:
    """The choices of each entry, for a list with something new or changed in it."""

    place: str
    """The file and the key of the list."""
    shares: tuple[tuple[str, Estimate], ...]
    """Of the seats that could choose an entry, the share that did; the most chosen entry first."""


@frozen
class StudyFindings:
    """All figures of the games of one kind of player."""

    player: str
    games: int
    score: Comparison
    """The average total score of a seat."""
    categories: tuple[Comparison, ...]
    """The average points of a seat by category; the largest change comes first."""
    turns: Comparison
    decisions: Comparison
    beginner: Comparison
    """The share of victories of the seat that moves first."""
    access: FreeChoiceGain
    things: tuple[ComponentResult, ...]
    choices: tuple[ListChoices, ...]
    scores: tuple[tuple[int, ...], tuple[int, ...]]
    """The score of every seat in every game, without the content and with it, in order of the games."""


def findings_of(result: study_runner.StudyResult) -> tuple[StudyFindings, ...]:
    """Returns the figures of each player with at least two games."""
    return tuple(
        _of_player(result.study, name, arms) for name, arms in result.played.items() if len(arms) >= 2
    )


def _of_player(study: Study, player: str, games: list[Arms]) -> StudyFindings:
    _, pack = study.packs
    categories = [
        _compared(name, games, partial(Tally.average, category=name))
        for name in dict.fromkeys(name for arms in games for points in arms[WITH].points for name in points)
    ]
    lists = pack_diff.same_list_ids(pack, study.changes)
    changed = [change for change in study.changes if change.kind != "gone"]
    return StudyFindings(
        player=player,
        games=len(games),
        score=_compared("points of a seat", games, lambda tally: fmean(tally.totals)),
        categories=tuple(sorted(categories, key=lambda row: -abs(row.change.mean if row.change else 0))),
        turns=_compared("turns", games, lambda tally: tally.turns, 0),
        decisions=_compared("decisions", games, lambda tally: tally.decisions, 0),
        beginner=_compared("victories of who begins", games, lambda tally: tally.share(tally.first), 0, 1),
        access=_access(study, games),
        things=tuple(
            component_result(change, [*map(str, pack_diff.printed_effects(pack, change.id))], games)
            for change in changed
        ),
        choices=tuple(
            _choices(place, lists[id], games)
            for place, id in {change.place: change.id for change in changed}.items()
        ),
        scores=(_scores(games, WITHOUT), _scores(games, WITH)),
    )


def _scores(games: list[Arms], arm: str) -> tuple[int, ...]:
    return tuple(total for arms in games for total in arms[arm].totals)


def _compared(
    name: str, games: list[Arms], figure: Callable[[Tally], float], low: float = -inf, high: float = inf
) -> Comparison:
    """Compares a figure, which lies between `low` and `high`."""
    before = [figure(arms[WITHOUT]) for arms in games]
    after = [figure(arms[WITH]) for arms in games]
    change = clip_interval(
        mean([late - early for late, early in zip(after, before, strict=True)]), low - high, high - low
    )
    return Comparison(
        name, clip_interval(mean(before), low, high), clip_interval(mean(after), low, high), change
    )


# --- access ------------------------------------------------------------------------------------------

_STEPS = 40
"""The maximum number of points of a course."""


def _access(study: Study, games: list[Arms]) -> FreeChoiceGain:
    """Compares the seat that leaves the content alone with the same seat when it is free to choose it.

    Each seat takes its turn to leave the content alone, so with all seats free its expected share of
    victories is that of any seat: one by the number of players.
    """
    seats = [study.leaving(number) for number in range(len(games))]
    alone, free = (
        [arms[arm].share(seat) for arms, seat in zip(games, seats, strict=True)] for arm in (ALONE, WITH)
    )
    scores = [
        float(arms[WITH].total(seat) - arms[ALONE].total(seat))
        for arms, seat in zip(games, seats, strict=True)
    ]
    # Asked for once: both packs are compared for it.
    shunned = study.avoided_ids
    deeds = [deed for arms in games for name in shunned for deed in arms[WITH].deeds.get(name, [])]
    steps = sorted({max(2, len(games) * step // _STEPS) for step in range(1, _STEPS + 1)})
    expected = 1 / study.players
    return FreeChoiceGain(
        offered=any(deed.offered for deed in deeds),
        chosen=any(deed.chosen for deed in deeds),
        victory=change_of_share(alone, free, expected),
        score=mean(scores),
        course=tuple((step, change_of_share(alone[:step], free[:step], expected)) for step in steps),
    )


# --- things ------------------------------------------------------------------------------------------


def _choices(place: pack_diff.Place, things: tuple[str, ...], games: list[Arms]) -> ListChoices:
    shares = ((thing, _chosen(thing, games, WITH)) for thing in things)
    measured = [(thing, estimate) for thing, estimate in shares if estimate is not None]
    return ListChoices(".".join(place), tuple(sorted(measured, key=lambda pair: -pair[1].mean)))


def component_result(change: pack_diff.Change, actions: list[str], games: list[Arms]) -> ComponentResult:
    """Returns the figures of a component in the games with it; `actions` are those printed on it."""
    id = change.id
    deeds = [[arms[WITH].counts_of(id, seat) for seat in range(len(arms[WITH].points))] for arms in games]
    brought = _is_brought(id, games)
    uses = [sum(seat.used for seat in seats) for seats in deeds]
    choices = [sum(seat.chosen if brought else seat.reached for seat in seats) for seats in deeds]
    events: Counter[str] = Counter()
    taken: Counter[str] = Counter(dict.fromkeys(actions, 0))
    for arms in games:
        events.update(arms[WITH].events.get(id, {}))
        taken.update(arms[WITH].actions.get(id, {}))
    return ComponentResult(
        id=id,
        kind=change.kind,
        brought=brought,
        chosen=_chosen(id, games, WITH),
        chosen_before=_chosen(id, games, WITHOUT) if change.kind == "changed" else None,
        offered=_part(games, WITH, lambda seat: True, _could(brought), id),
        times=sum(choices),
        used=_part(games, WITH, _did(brought), lambda seat: seat.used > 0, id),
        uses=sum(uses) / len(games),
        points_chosen=_each(choices, [sum(seat.chosen_points for seat in seats) for seats in deeds]),
        points_used=_each(uses, [sum(seat.used_points for seat in seats) for seats in deeds]),
        victories=_victories(id, games),
        actions=tuple((action, taken[action] / len(games)) for action in actions),
        events=tuple((event, number / len(games)) for event, number in events.most_common()),
    )


def _each(times: list[int], points: list[int]) -> Estimate | None:
    return ratio(points, times) if sum(times) >= FAMILIAR else None


def _chosen(thing: str, games: list[Arms], arm: str) -> Estimate | None:
    brought = _is_brought(thing, games)
    return _part(games, arm, _could(brought), _did(brought), thing)


def _is_brought(thing: str, games: list[Arms]) -> bool:
    """Whether an option ever brought a component to a seat."""
    tallies = (tally for arms in games for tally in arms.values())
    return any(deeds.offered for tally in tallies for deeds in tally.deeds.get(thing, ()))


def _could(brought: bool) -> Callable[[UseCounts], bool]:
    return lambda seat: (seat.offered if brought else seat.reachable) > 0


def _did(brought: bool) -> Callable[[UseCounts], bool]:
    return lambda seat: (seat.chosen if brought else seat.reached) > 0


def _part(
    games: list[Arms],
    arm: str,
    whole: Callable[[UseCounts], bool],
    part: Callable[[UseCounts], bool],
    thing: str,
) -> Estimate | None:
    """Of the seats for which `whole` holds, the share for which `part` holds too."""
    seats = [arms[arm].counts_of(thing, seat) for arms in games for seat in range(len(arms[arm].points))]
    among = [seat for seat in seats if whole(seat)]
    return share(sum(map(part, among)), len(among))


def _victories(thing: str, games: list[Arms]) -> Estimate | None:
    """The mean, over games, of the average share of seats that chose it less that of the other seats."""
    differences, did = [], _did(_is_brought(thing, games))
    for tally in (arms[WITH] for arms in games):
        groups: dict[bool, list[float]] = {True: [], False: []}
        for seat in range(len(tally.points)):
            groups[did(tally.counts_of(thing, seat))].append(tally.share(seat))
        if groups[True] and groups[False]:
            chose, did_not = (sum(shares) / len(shares) for shares in (groups[True], groups[False]))
            differences.append(chose - did_not)
    return clip_interval(mean(differences), -1, 1) if len(differences) >= FAMILIAR else None
