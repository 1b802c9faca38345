"""The figures of a study, made of the counts of its games."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial

from attrs import frozen

from gwt.balance.changes import Change, Place, like, printed
from gwt.balance.run import Result
from gwt.balance.statistics import Estimate, change_of_share, mean, ratio, share
from gwt.balance.study import ALONE, WITH, WITHOUT, Arms, Study
from gwt.balance.tally import Deeds, Tally

FAMILIAR = 5
"""Uses in all games from which on figures per use are given."""


@frozen
class Comparison:
    """A figure of the games without the content and with it, and how much it changes in the same games."""

    name: str
    without: Estimate | None
    with_: Estimate | None
    change: Estimate | None


@frozen
class Access:
    """What a seat gains by not leaving the content alone, everything else being the same."""

    offered: bool
    """Whether any option ever named the content, so that it could be left alone."""
    chosen: bool
    """Whether anybody ever chose it."""
    victory: Estimate
    """The change of the share of victories, from 0 to 1."""
    score: Estimate | None
    course: tuple[tuple[int, Estimate], ...]
    """The change of the share after so many games."""


@frozen
class Thing:
    """What became of something new or changed, in the games with it."""

    id: str
    kind: str
    offered: Estimate | None
    """The share of seats that could choose it at least once in a game."""
    chosen: Estimate | None
    """The share of the seats that could choose it in a game, of those who did."""
    chosen_before: Estimate | None
    """In the games without the content, of what was there already."""
    used: Estimate | None
    """The share of the seats that chose it in a game, of those who used it."""
    uses: float
    """Turns of a game in which it was used, by all seats."""
    points_chosen: Estimate | None
    """By which the score of a seat rises as it chooses it: what is paid, against what it is worth."""
    points_used: Estimate | None
    """By which the score of a seat rises each time it is used."""
    victories: Estimate | None
    """How much more often those who chose it win than those who did not, in games with both."""
    actions: tuple[tuple[str, float], ...]
    """How often a game each printed action was taken."""
    events: tuple[tuple[str, float], ...]
    """How often a game each kind of event named it."""


@frozen
class Choices:
    """Who chooses what of the things that stand in one list with something new or changed."""

    place: str
    """The file and the key of the list."""
    shares: tuple[tuple[str, Estimate], ...]
    """Of the seats that could choose each of them, those who did; the most chosen first."""


@frozen
class Findings:
    """All figures of the games of one player."""

    player: str
    games: int
    score: Comparison
    """The average points of a seat."""
    categories: tuple[Comparison, ...]
    """The points of a seat by category, those that change most first."""
    turns: Comparison
    decisions: Comparison
    beginner: Comparison
    """The share of victories of the seat that begins."""
    access: Access
    things: tuple[Thing, ...]
    choices: tuple[Choices, ...]
    scores: tuple[tuple[int, ...], tuple[int, ...]]
    """The points of every seat in every game, one game after the other, without the content and with it."""


def findings(result: Result) -> tuple[Findings, ...]:
    """The figures of each player who has played at least two games."""
    return tuple(
        _of_player(result.study, name, arms) for name, arms in result.played.items() if len(arms) >= 2
    )


def _of_player(study: Study, player: str, games: list[Arms]) -> Findings:
    seats = range(study.players)
    _, variant = study.packs
    categories = [
        _compared(name, games, partial(_average, category=name))
        for name in dict.fromkeys(name for arms in games for one in arms[WITH].points for name in one)
    ]
    lists = like(variant, study.changes)
    changed = [one for one in study.changes if one.kind != "gone"]
    return Findings(
        player=player,
        games=len(games),
        score=_compared("points of a seat", games, lambda tally: sum(map(tally.total, seats)) / len(seats)),
        categories=tuple(sorted(categories, key=lambda one: -abs(one.change.mean if one.change else 0))),
        turns=_compared("turns", games, lambda tally: tally.turns),
        decisions=_compared("decisions", games, lambda tally: tally.decisions),
        beginner=_compared("victories of who begins", games, lambda tally: tally.share(tally.first)),
        access=_access(study, games),
        things=tuple(_thing(one, list(map(str, printed(variant, one.id))), games) for one in changed),
        choices=tuple(
            _choices(place, lists[id], games)
            for place, id in {one.place: one.id for one in changed}.items()
        ),
        scores=(_scores(games, WITHOUT), _scores(games, WITH)),
    )


def _average(tally: Tally, *, category: str) -> float:
    return sum(points.get(category, 0) for points in tally.points) / len(tally.points)


def _scores(games: list[Arms], arm: str) -> tuple[int, ...]:
    return tuple(arms[arm].total(seat) for arms in games for seat in range(len(arms[arm].points)))


def _compared(name: str, games: list[Arms], figure: Callable[[Tally], float]) -> Comparison:
    before = [figure(arms[WITHOUT]) for arms in games]
    after = [figure(arms[WITH]) for arms in games]
    return Comparison(name, mean(before), mean(after), mean(_less(after, before)))


def _less(values: Sequence[float], others: Sequence[float]) -> list[float]:
    return [one - other for one, other in zip(values, others, strict=True)]


# --- access ------------------------------------------------------------------------------------------

_STEPS = 40
"""Points of a course."""


def _access(study: Study, games: list[Arms]) -> Access:
    """The seat that leaves the content alone, against the same seat where it does not.

    Where everybody is free a seat wins as often as any other, each leaving its turn: that is known.
    """
    seats = [study.leaving(number) for number in range(len(games))]
    alone, free = (
        [arms[arm].share(seat) for arms, seat in zip(games, seats, strict=True)] for arm in (ALONE, WITH)
    )
    scores = [
        float(arms[WITH].total(seat) - arms[ALONE].total(seat))
        for arms, seat in zip(games, seats, strict=True)
    ]
    deeds = [one for arms in games for name in study.shunned for one in arms[WITH].deeds.get(name, [])]
    steps = sorted({max(2, len(games) * step // _STEPS) for step in range(1, _STEPS + 1)})
    known = 1 / study.players
    return Access(
        offered=any(one.offered for one in deeds),
        chosen=any(one.chosen for one in deeds),
        victory=change_of_share(alone, free, known),
        score=mean(scores),
        course=tuple((step, change_of_share(alone[:step], free[:step], known)) for step in steps),
    )


# --- things ------------------------------------------------------------------------------------------


def _choices(place: Place, things: tuple[str, ...], games: list[Arms]) -> Choices:
    shares = ((one, _chosen(one, games, WITH)) for one in things)
    known = [(one, found) for one, found in shares if found is not None]
    return Choices(".".join(place), tuple(sorted(known, key=lambda one: -one[1].mean)))


def _thing(change: Change, actions: list[str], games: list[Arms]) -> Thing:
    id = change.id
    deeds = [[arms[WITH].deed(id, seat) for seat in range(len(arms[WITH].points))] for arms in games]
    uses = [sum(one.used for one in seats) for seats in deeds]
    choices = [sum(one.chosen for one in seats) for seats in deeds]
    events: Counter[str] = Counter()
    taken: Counter[str] = Counter(dict.fromkeys(actions, 0))
    for arms in games:
        events.update(arms[WITH].events.get(id, {}))
        taken.update(arms[WITH].actions.get(id, {}))
    return Thing(
        id=id,
        kind=change.kind,
        chosen=_chosen(id, games, WITH),
        chosen_before=_chosen(id, games, WITHOUT) if change.kind == "changed" else None,
        offered=_part(games, WITH, lambda seat: True, lambda seat: seat.offered > 0, id),
        used=_part(games, WITH, lambda seat: seat.chosen > 0, lambda seat: seat.used > 0, id),
        uses=sum(uses) / len(games),
        points_chosen=_each(choices, [sum(one.chosen_points for one in seats) for seats in deeds]),
        points_used=_each(uses, [sum(one.used_points for one in seats) for seats in deeds]),
        victories=_victories(id, games),
        actions=tuple((action, taken[action] / len(games)) for action in actions),
        events=tuple((event, number / len(games)) for event, number in events.most_common()),
    )


def _each(times: list[int], points: list[int]) -> Estimate | None:
    return ratio(points, times) if sum(times) >= FAMILIAR else None


def _chosen(thing: str, games: list[Arms], arm: str) -> Estimate | None:
    return _part(games, arm, lambda seat: seat.offered > 0, lambda seat: seat.chosen > 0, thing)


def _part(
    games: list[Arms], arm: str, whole: Callable[[Deeds], bool], part: Callable[[Deeds], bool], thing: str
) -> Estimate | None:
    """Of the seats of which one thing holds, the share of those of which the other does."""
    seats = [arms[arm].deed(thing, seat) for arms in games for seat in range(len(arms[arm].points))]
    among = [seat for seat in seats if whole(seat)]
    return share(sum(map(part, among)), len(among))


def _victories(thing: str, games: list[Arms]) -> Estimate | None:
    """In each game the average share of those who chose it, less that of those who did not."""
    differences = []
    for tally in (arms[WITH] for arms in games):
        groups: dict[bool, list[float]] = {True: [], False: []}
        for seat in range(len(tally.points)):
            groups[tally.deed(thing, seat).chosen > 0].append(tally.share(seat))
        if groups[True] and groups[False]:
            chose, did_not = (sum(shares) / len(shares) for shares in (groups[True], groups[False]))
            differences.append(chose - did_not)
    return mean(differences) if len(differences) >= FAMILIAR else None
