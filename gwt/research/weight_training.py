"""Learns the weights of a valuation by playing: each seat of each game plays by weights of its own.

In each round all seats go by the weights learned so far, each of them changed by chance. A regression of
the points by which a seat is ahead on what was changed says which weights help, and they are moved that
way. To learn what brings all seats many points, the seats of a game go by the same changed weights.
The same plan gives the same weights, on however many cores.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from math import exp
from random import Random
from time import perf_counter
from typing import Any, TypeAlias

from attrs import field, frozen
from attrs.validators import optional

from gwt.errors import UsageError, shorten_value, whole_number
from gwt.optional_dependencies import missing_dependency
from gwt.play import new_game
from gwt.players import WIDTH, GreedyPlayer, check_seats_are_played, map_jobs, play_out, seed_and_generator
from gwt.research.bounds import Bounds
from gwt.spec import PackArgument, game_kind, load_pack, valuation_weights

LEARNING_RATE, MAX_STEP = 0.12, 1.2
"""The part of the coefficients by which weights are moved, and the longest step of a round."""
DECAY = 0.6
"""The weight of the samples of a round in the next one, where the weights are others already."""
PRIOR_DEVIATION = 6.0
"""The prior standard deviation of a coefficient: the points that a factor of e is expected to be worth."""
MAX_LEAD = 40
"""The most points that a seat can be ahead; more would let a few games decide."""
TESTED = 1 << 32
"""Added to the seed of the games by which the progress is measured, which are the same in each round."""

AIMS = ("lead", "points")
"""The objectives: the points by which a seat is ahead, and those of all seats of a game."""


@frozen
class WeightTrainingPlan:
    """The plan of training; the same plan gives the same weights."""

    start: str | Mapping[str, float] = valuation_weights.USUAL
    """The weights to begin with, by name or as a .json file; those that are 0 stay so."""
    against: str | Mapping[str, float] | None = None
    """The weights of the other seats in the tests; without them, those to begin with."""
    aim: str = "lead"
    """The objective: lead, or points, those of all seats of a game."""
    rounds: int = field(default=12, validator=Bounds(1))
    """The number of rounds."""
    games: int = field(default=240, validator=Bounds(2))
    """Games of each round."""
    tests: int = field(default=40, validator=Bounds(0))
    """Games that measure the progress, after each round."""
    players: int = field(default=2, validator=Bounds(2))
    """Seats of a game."""
    change: float = 0.4
    """The standard deviation of what is changed by chance, in the logarithm of a weight."""
    depth: int | None = field(default=None, validator=optional(Bounds(1)))
    """The decisions of its own that a player looks ahead; without it, those of the greedy player."""
    width: int | None = field(default=None, validator=optional(Bounds(1)))
    """The options that it looks at there; without it, those of the greedy player."""
    seed: int = field(default=0, converter=whole_number)
    game: str | None = None
    pack: PackArgument = None


@frozen
class TrainingRound:
    """The results of a round."""

    number: int
    """From 1; 0 is before the first one, if the tests are against other weights than those of the start."""
    weights: Mapping[str, float]
    """The weights learned so far."""
    points: float | None
    """Of a seat on average in the games of the round, with all that was changed by chance."""
    won: float | None
    """The part of the tests that the new weights won; ties count a half."""
    tested: float | None
    """The points of a seat with the new weights in the tests, on average."""
    seconds: float
    """Since the training began."""


def train_weights(training: WeightTrainingPlan, jobs: int = 1) -> Iterator[TrainingRound]:
    """Yields each round as it has been played, and what the start is worth before them.

    Raises:
        UsageError: numpy is missing, or the plan asks for something that does not exist.
    """
    try:
        import numpy
    except ImportError:
        raise missing_dependency("training needs numpy", "research") from None
    if training.aim not in AIMS:
        raise UsageError(
            f"there is no aim '{shorten_value(training.aim)}': expected one of {', '.join(AIMS)}"
        )
    start = _numbers(training, training.start)
    others = start if training.against is None else _numbers(training, training.against)
    names = [name for name, value in start.items() if value > 0]
    means = numpy.log([start[name] for name in names])
    began = perf_counter()
    samples: list[Sample] = []
    sample_weights: list[float] = []
    if training.against is not None and training.tests:
        yield TrainingRound(0, start, None, *_tested(training, others, start, jobs), 0.0)
    for number in range(1, training.rounds + 1):
        now = dict(zip(names, means, strict=True))
        play = partial(_game, training, start, now, number)
        played = dict(map_jobs(play, range(training.games), jobs))
        games = [played[game] for game in range(training.games)]
        new = list(_samples(training.aim, games, numpy))
        samples += new
        sample_weights = [DECAY * weight for weight in sample_weights] + [1.0] * len(new)
        means = means + _step(samples, sample_weights, numpy)
        learned = {**start, **dict(zip(names, map(exp, means), strict=True))}
        mean = _mean([total for _, totals in games for total in totals])
        tested = _tested(training, others, learned, jobs)
        yield TrainingRound(number, learned, mean, *tested, perf_counter() - began)


def _numbers(training: WeightTrainingPlan, source: str | Mapping[str, float]) -> Mapping[str, float]:
    if not isinstance(source, str):
        return source
    return valuation_weights.read_weights(
        game_kind(load_pack(training.game, training.pack).manifest.game), source
    )


def _tested(
    training: WeightTrainingPlan, others: Mapping[str, float], learned: Mapping[str, float], jobs: int
) -> tuple[float | None, float | None]:
    """The part of the tests that these weights win, and their points on average."""
    if not training.tests:
        return None, None
    test = partial(_test, training, others, learned)
    tests = dict(map_jobs(test, range(training.tests), jobs)).values()
    return _mean([won for won, _ in tests]), _mean([points for _, points in tests])


Sample: TypeAlias = tuple[Any, float]
"""The changes of the logarithms of weights, and the seat's points with them against the reverse."""


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def _samples(
    aim: str, games: Sequence[tuple[Sequence[Sequence[float]], Sequence[int]]], numpy: Any
) -> Iterator[Sample]:
    """Yields the samples of a round, each with the changes and the points of its seats."""
    if aim == "lead":
        for changes, totals in games:
            yield from _leads(changes, totals, numpy)
        return
    usual = _mean([_mean(totals) for _, totals in games])
    for changes, totals in games:
        # All seats go by the same changes.
        yield numpy.array(changes[0]), _mean(totals) - usual


def _leads(seats: Sequence[Sequence[float]], totals: Sequence[int], numpy: Any) -> Iterator[Sample]:
    """Yields for each seat how its weights and its points differ from those of the others on average.

    Of two seats one says all.
    """
    places = numpy.array(seats)
    many = len(totals)
    for seat in range(many if many > 2 else 1):
        others = [other for other in range(many) if other != seat]
        lead = totals[seat] - sum(totals[other] for other in others) / len(others)
        lead = max(-MAX_LEAD, min(MAX_LEAD, lead))
        yield places[seat] - places[others].mean(axis=0), float(lead)


def _step(samples: Sequence[Sample], sample_weights: Sequence[float], numpy: Any) -> Any:
    """Returns the step of the logarithm of each weight, by a ridge regression."""
    rows, leads = numpy.array([row for row, _ in samples]), numpy.array([lead for _, lead in samples])
    weighted = rows * numpy.array(sample_weights)[:, None]
    ridge = numpy.var(leads) / PRIOR_DEVIATION**2
    matrix = weighted.T @ rows + ridge * numpy.eye(rows.shape[1])
    step = LEARNING_RATE * numpy.linalg.solve(matrix, weighted.T @ leads)
    return step * min(1.0, MAX_STEP / max(1e-9, float(numpy.linalg.norm(step))))


def _game(
    training: WeightTrainingPlan,
    start: Mapping[str, float],
    means: Mapping[str, float],
    round_: int,
    number: int,
) -> tuple[list[list[float]], list[int]]:
    """Plays a game; returns how each seat's weights were changed, in logarithms, and its points."""
    chance = Random(f"{training.seed} {round_} {number}")
    seats = [[chance.gauss(0, training.change) for _ in means] for _ in range(training.players)]
    if training.aim == "points":
        seats = [seats[0]] * training.players
    by_seat = []
    for changes in seats:
        changed = zip(means.items(), changes, strict=True)
        by_seat.append({**start, **{name: exp(at + change) for (name, at), change in changed}})
    return seats, _totals(training, by_seat, round_ * training.games + number)


def _test(
    training: WeightTrainingPlan, others: Mapping[str, float], learned: Mapping[str, float], number: int
) -> tuple[float, int]:
    """Plays a game, each seed from every seat; returns the part of it that was won, and the points."""
    seat = number % training.players
    by_seat = [others] * training.players
    by_seat[seat] = learned
    totals = _totals(training, by_seat, TESTED + number // training.players)
    best = max(totals)
    return (totals[seat] == best) / totals.count(best), totals[seat]


def _totals(training: WeightTrainingPlan, by_seat: Sequence[Mapping[str, float]], number: int) -> list[int]:
    """The points of the seats of a game in which they play by these weights."""
    seed, _ = seed_and_generator(training.seed, number)
    game = new_game(training.players, seed, game=training.game, pack=training.pack, listen=False)
    check_seats_are_played(game)
    players = [
        GreedyPlayer(
            valuation=valuation_weights.valuation_with(game.kind, values),
            depth=training.depth,
            width=training.width or WIDTH,
        )
        for values in by_seat
    ]
    play_out(game, players)
    return [score.total for score in game.scores]
