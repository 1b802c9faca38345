"""Learns a policy from a player: which option that player would choose in each position.

In the first round the teacher plays all seats, in the later ones the policy learned so far does, and the
teacher says what it would choose there; so the policy also learns what to do where it gets by itself.
"""

from array import array
from collections.abc import Iterator, Sequence
from functools import partial
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any, TypeAlias

from attrs import frozen

from gwt.play.game import Game, new_game
from gwt.players.jobs import in_turn_or_parallel
from gwt.players.player import Player
from gwt.players.playing import generators, play_out
from gwt.players.seating import check_played, new_player, seated
from gwt.research.act import Actions
from gwt.research.layout import Sparse
from gwt.research.observe import Observer
from gwt.research.policy import Applied, Policy, arrays, damped
from gwt.spec.packs import Asked

if TYPE_CHECKING:
    from gwt.research.policy import Floats, Places

STRAYING = 0.05
"""How often a choice by chance is played in place of the one that was made."""
HELD_OUT = 10
"""Of so many games one is kept for measuring how often the policy agrees with its teacher."""
BATCH, RATE = 256, 0.003
"""Decisions that are learned from at once, and the length of the first steps."""
TESTED = 1 << 32
"""Added to the seed of the games by which the progress is measured, which are the same in each round."""


@frozen
class Distilling:
    """What is played to learn; the same plan gives the same policy on the same machine."""

    teacher: str
    """The name of the player that is imitated."""
    rounds: int
    games: int
    """Of each round."""
    tests: int
    """Games that measure the progress, after each round."""
    against: str
    """The name of the player on the other seats in these."""
    epochs: int = 6
    """How often all decisions are gone through after each round."""
    width: int = 48
    """The length of the vectors."""
    players: int = 2
    seed: int = 0
    game: str | None = None
    pack: Asked = None


@frozen
class Round:
    """What came of a round."""

    number: int
    """From 1."""
    policy: Policy
    decisions: int
    """That have been learned from so far."""
    agreed: float
    """The part of the decisions of games kept apart in which the policy chooses as the teacher does."""
    won: float | None
    """The part of the tests that it won; ties count a half."""
    points: float | None
    """Its points in the tests, on average."""
    seconds: float
    """Since the distilling began."""


@frozen
class Lesson:
    """A decision: what was seen, what the options were made of, and which the teacher would choose."""

    seen: "Row"
    options: "tuple[Row, ...]"
    chosen: int


Row: TypeAlias = "tuple[array[int], array[float]]"
"""Places and the numbers there, in few bytes: many decisions are kept."""


def _row(sparse: Sparse) -> Row:
    places, numbers = sparse
    return array("I", places), array("f", numbers)


def distil(plan: Distilling, jobs: int = 1) -> Iterator[Round]:
    """Yields each round as it has been learned.

    Raises:
        UsageError: numpy is missing, or the plan asks for something that does not exist.
    """
    numpy = arrays()
    game = _new_game(plan, 0)
    check_played(game)
    for name in (plan.teacher, plan.against):
        new_player(name)
    labels = Observer(game).labels, Actions(game).labels
    began, policy = perf_counter(), None
    lessons: list[Lesson] = []
    kept: list[Lesson] = []
    for number in range(1, plan.rounds + 1):
        play = partial(_lessons, plan, policy, number)
        played = dict(in_turn_or_parallel(play, range(plan.games), jobs))
        for one in range(plan.games):
            (lessons if one % HELD_OUT else kept).extend(played[one])
        learning = _Learning(numpy, labels, plan.width, plan.seed)
        for epoch in range(plan.epochs):
            learning.go_through(lessons, 1 - epoch / plan.epochs)
        policy = learning.policy()
        won, points = _tested(plan, policy, jobs)
        agreed = learning.agreed(kept)
        yield Round(number, policy, len(lessons), agreed, won, points, perf_counter() - began)


def _new_game(plan: Distilling, number: int) -> Game:
    seed, _ = generators(plan.seed, number)
    return new_game(plan.players, seed, game=plan.game, pack=plan.pack, listen=False)


class _Following:
    """A player that chooses by a policy."""

    def __init__(self, policy: Policy, game: Game) -> None:
        self._applied = Applied(policy, game)

    def choose(self, game: Game) -> Any:
        return game.options[int(self._applied.scores(game, game.options).argmax())]


def _lessons(plan: Distilling, policy: Policy | None, round_: int, number: int) -> list[Lesson]:
    """Plays a game; returns what the teacher would choose at each decision."""
    game = _new_game(plan, round_ * plan.games + number)
    chance = Random(f"{plan.seed} {round_} {number}")
    teacher = new_player(plan.teacher, chance.getrandbits(32))
    player: Player = teacher if policy is None else _Following(policy, game)
    observer, actions = Observer(game), Actions(game)
    found = []
    while not game.over:
        options = game.options
        choice = options[0]
        if len(options) > 1:
            right = teacher.choose(game)
            made = tuple([_row(actions.sparse(option)) for option in options])
            found.append(Lesson(_row(observer.sparse(game, game.seat)), made, list(options).index(right)))
            choice = right if policy is None else player.choose(game)
            if chance.random() < STRAYING:
                choice = chance.choice(options)
        game.play(choice)
    return found


def _tested(plan: Distilling, policy: Policy, jobs: int) -> tuple[float | None, float | None]:
    """The part of the tests that the policy wins, and its points on average."""
    if not plan.tests:
        return None, None
    test = partial(_test, plan, policy)
    tests = list(dict(in_turn_or_parallel(test, range(plan.tests), jobs)).values())
    return sum(won for won, _ in tests) / len(tests), sum(points for _, points in tests) / len(tests)


def _test(plan: Distilling, policy: Policy, number: int) -> tuple[float, int]:
    """Plays a game, each seed from every seat; returns the part of it that was won, and the points."""
    game = _new_game(plan, TESTED + number // plan.players)
    own = number % plan.players
    each = seated([plan.against], plan.players, number, trusted=True)
    each[own] = _Following(policy, game)
    play_out(game, each, seed=number)
    totals = [score.total for score in game.scores]
    best = max(totals)
    return (totals[own] == best) / totals.count(best), totals[own]


# --- learning ------------------------------------------------------------------------------------------


class _Learning:
    """Moves the numbers of a policy so that what the teacher chooses gets likelier (Adam)."""

    def __init__(
        self, numpy: Any, labels: tuple[Sequence[str], Sequence[str]], width: int, seed: int
    ) -> None:
        self._numpy, self._labels = numpy, labels
        self._chance = numpy.random.default_rng(seed)
        seen, made = map(len, labels)
        self._numbers = {
            "seen": self._chance.normal(0, 0.05, (seen, width)).astype("f4"),
            "bias": numpy.zeros(width, "f4"),
            "made": self._chance.normal(0, 0.05, (made, width)).astype("f4"),
            "liked": numpy.zeros(made, "f4"),
        }
        self._mean = {name: numpy.zeros_like(one) for name, one in self._numbers.items()}
        self._square = {name: numpy.zeros_like(one) for name, one in self._numbers.items()}
        self._met = {name: numpy.zeros(len(self._numbers[name]), bool) for name in ("seen", "made")}
        self._steps = 0

    def go_through(self, lessons: Sequence[Lesson], pace: float) -> None:
        """Learns from all decisions once, in a random order; `pace` shortens the steps."""
        order = self._chance.permutation(len(lessons))
        for at in range(0, len(order), BATCH):
            self._learn([lessons[one] for one in order[at : at + BATCH]], RATE * pace)

    def agreed(self, lessons: Sequence[Lesson]) -> float:
        """The part of the decisions in which what the teacher chooses has the highest score."""
        right = 0
        for at in range(0, len(lessons), BATCH):
            some = lessons[at : at + BATCH]
            _, _, start, scores = self._scores(some)
            for lesson, first in zip(some, start, strict=True):
                right += int(scores[first : first + len(lesson.options)].argmax()) == lesson.chosen
        return right / len(lessons) if lessons else 0.0

    def policy(self) -> Policy:
        """The policy learned so far, with the labels that have been met."""
        seen, made = (self._numpy.flatnonzero(self._met[name]) for name in ("seen", "made"))
        numbers = self._numbers
        return Policy(
            tuple(self._labels[0][at] for at in seen),
            tuple(self._labels[1][at] for at in made),
            numbers["seen"][seen].copy(),
            numbers["bias"].copy(),
            numbers["made"][made].copy(),
            numbers["liked"][made].copy(),
        )

    def _learn(self, lessons: Sequence[Lesson], rate: float) -> None:
        numpy, numbers = self._numpy, self._numbers
        seen, made, start, scores = self._scores(lessons)
        many = numpy.diff(numpy.append(start, len(scores)))
        of = numpy.repeat(numpy.arange(len(lessons)), many)
        chances = numpy.exp(scores - numpy.maximum.reduceat(scores, start)[of])
        wrong = chances / numpy.add.reduceat(chances, start)[of]
        wrong[start + [lesson.chosen for lesson in lessons]] -= 1
        wrong = (wrong / len(lessons)).astype("f4")
        position = numpy.maximum(0.0, seen @ numbers["seen"] + numbers["bias"])
        back = numpy.add.reduceat(wrong[:, None] * (made @ numbers["made"]), start, axis=0) * (position > 0)
        self._move(
            {
                "seen": seen.T @ back,
                "bias": back.sum(axis=0),
                "made": made.T @ (wrong[:, None] * position[of]),
                "liked": made.T @ wrong,
            },
            rate,
        )
        self._met["seen"] |= seen.any(axis=0)
        self._met["made"] |= made.any(axis=0)

    def _move(self, slopes: dict[str, "Floats"], rate: float) -> None:
        self._steps += 1
        for name, slope in slopes.items():
            mean, square = self._mean[name], self._square[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            usual = mean / (1 - 0.9**self._steps)
            spread = self._numpy.sqrt(square / (1 - 0.999**self._steps)) + 1e-8
            self._numbers[name] -= rate * (usual / spread + 1e-4 * self._numbers[name])

    def _scores(self, lessons: Sequence[Lesson]) -> "tuple[Floats, Floats, Places, Floats]":
        """What was seen, what the options are made of, where those of each decision begin, their scores."""
        numpy, numbers = self._numpy, self._numbers
        seen = self._dense([lesson.seen for lesson in lessons], len(numbers["seen"]))
        made = self._dense([one for lesson in lessons for one in lesson.options], len(numbers["made"]))
        many = numpy.array([len(lesson.options) for lesson in lessons])
        start = numpy.cumsum(many) - many
        position = numpy.maximum(0.0, seen @ numbers["seen"] + numbers["bias"])
        of = numpy.repeat(numpy.arange(len(lessons)), many)
        scores = ((made @ numbers["made"]) * position[of]).sum(axis=1) + made @ numbers["liked"]
        return seen, made, start, scores

    def _dense(self, rows: Sequence[Row], size: int) -> "Floats":
        numpy = self._numpy
        at = numpy.repeat(numpy.arange(len(rows)), [len(places) for places, _ in rows])
        places = numpy.concatenate([places for places, _ in rows]).astype("i8")
        numbers = numpy.concatenate([numbers for _, numbers in rows])
        whole = numpy.bincount(at * size + places, numbers, len(rows) * size)
        return damped(whole.reshape(len(rows), size).astype("f4"))
