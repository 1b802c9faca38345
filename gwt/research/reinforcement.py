"""Improves a policy by games that it plays against itself.

Each seat chooses by chance, as likely as the policy says. What led to more than was expected of the
position becomes likelier, and what led to less becomes less likely: proximal policy optimization (Schulman
et al. 2017), with advantages estimated over many decisions (Schulman et al. 2016). What is expected is the
value of the policy, which is learned from the same games.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from math import inf
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

from attrs import evolve, field, frozen

from gwt.errors import UsageError, shorten_value
from gwt.players import map_jobs, new_player
from gwt.research.bounds import Bounds
from gwt.research.hyperparameters import Hyperparameters
from gwt.research.lazy_numpy import Floats, import_numpy
from gwt.research.policy import AIMS, UNITS, Policy, PolicyForGame
from gwt.research.policy_network import NetworkOutput, PolicyNetwork, TrainingSample
from gwt.research.policy_player import policy_of
from gwt.research.returns import returns_of
from gwt.research.training_config import TrainingConfig

if TYPE_CHECKING:
    from numpy.random import Generator


@frozen
class ReinforcementPlan:
    """The plan of learning; the same plan gives the same policy on the same machine."""

    start: str | Policy | None = None
    """The policy to begin with, by name or as a .npz file; without it, one that chooses by chance."""
    temperature: float = 1.0
    """Divides the scores of the policy to begin with: below 1 it chooses less by chance.

    That of `gwt distil` is another: points of the teacher.
    """
    aim: str = "lead"
    """The objective: lead, or points, which say more about each choice and less about winning."""
    others: tuple[str, ...] = ()
    """Players, with commas between them, who have all seats but one in some games.

    These are every second game if there is one name, two of three if there are two, and so on. In the other
    games the policy has all seats.
    """
    against: str = "greedy"
    """The name of the player on the other seats of the tests."""
    rounds: int = field(default=100, validator=Bounds(1))
    """The number of rounds."""
    games: int = field(default=200, validator=Bounds(1))
    """Games of each round."""
    tests: int = field(default=40, validator=Bounds(0))
    """Games that measure the progress."""
    every: int = field(default=10, validator=Bounds(1))
    """After so many rounds, and after the last one, the progress is measured."""
    width: int = field(default=48, validator=Bounds(1))
    """The length of the vectors, if the policy begins by chance."""
    hyperparameters: Hyperparameters = field(factory=Hyperparameters)
    """The numbers of PPO; on the command line a YAML file with those that are to be others."""
    setting: TrainingConfig = field(factory=TrainingConfig)


@frozen
class ReinforcementRound:
    """The results of a round."""

    number: int
    """From 1."""
    policy: Policy
    decisions: int
    """Of the games of the round."""
    points: float
    """Of a seat in these, on average."""
    won: float | None
    """The part of the tests that it won, ties counting in parts."""
    tested: float | None
    """Its points in the tests, on average."""
    seconds: float
    """Since the learning began."""


@frozen(eq=False)
class _Seat:
    """A trajectory: the choices of a seat in a game, and its return."""

    lessons: tuple[TrainingSample, ...]
    chances: tuple[float, ...]
    """The log probability of each choice."""
    outcome: float
    points: int


def reinforce(plan: ReinforcementPlan, jobs: int = 1) -> Iterator[ReinforcementRound]:
    """Yields each round as it has been learned.

    Raises:
        UsageError: numpy is missing, or the plan asks for something that does not exist.
    """
    setting = plan.setting
    setting.check(plan.against, *plan.others)
    if plan.aim not in AIMS:
        raise UsageError(f"there is no aim '{shorten_value(plan.aim)}': expected one of {', '.join(AIMS)}")
    if not 0 < plan.temperature < inf:
        raise UsageError(f"temperature: expected a number above 0, not {plan.temperature}")
    begun = policy_of(setting.kind, plan.start) if isinstance(plan.start, str) else plan.start
    experience = setting.experience
    if begun is not None:
        begun = begun.with_temperature(plan.temperature)
        experience |= begun.experience
    kind = AIMS[plan.aim]
    network = PolicyNetwork(setting.labels(), plan.width, setting.seed, begun, kind, deep=True)
    chance = import_numpy().random.default_rng(setting.seed)
    start, by = perf_counter(), plan.hyperparameters
    foresees = begun is not None and begun.value is not None and begun.value.kind == kind
    for number in range(1, plan.rounds + 1):
        play = partial(_play, plan, network.policy(whole=True), number)
        played = dict(map_jobs(play, range(plan.games), jobs))
        seats = [seat for at in range(plan.games) for seat in played[at]]
        rate = by.learning_rate * max(0.1, 1 - (number - 1) / plan.rounds)
        only_value = not foresees and number <= by.warm_up_rounds
        decisions = _learn(network, seats, by, rate, chance, only_value)
        policy = evolve(network.policy(), experience=experience)
        won = tested = None
        if number % plan.every == 0 or number == plan.rounds:
            won, tested = setting.play_tests(policy, plan.against, plan.tests, jobs) or (None, None)
        points = sum(seat.points for seat in seats) / len(seats)
        yield ReinforcementRound(number, policy, decisions, points, won, tested, perf_counter() - start)


def _play(plan: ReinforcementPlan, policy: Policy, round_: int, number: int) -> list[_Seat]:
    """Plays a game; returns what the policy chose in it, for each of its seats."""
    numpy = import_numpy()
    game = plan.setting.new_game(round_ * plan.games + number)
    chance = Random(f"{plan.setting.seed} {round_} {number}")
    applied, kind = PolicyForGame(policy, game), AIMS[plan.aim]
    seats = range(game.premise.players)
    others = (None, *plan.others)
    other = others[number // len(plan.setting.tables) % len(others)]
    learning = seats if other is None else (chance.choice(seats),)
    player = None if other is None else new_player(other, chance.getrandbits(32))
    lessons: list[list[TrainingSample]] = [[] for _ in seats]
    chances: list[list[float]] = [[] for _ in seats]
    while not game.over:
        options = game.options
        if player is not None and game.seat not in learning:
            game.play(player.choose(game))
            continue
        chosen = 0
        if len(options) > 1:
            coded = applied.coder.decision(game, options)
            scores = applied.scores(game, options, coded)
            likely = numpy.exp(scores - scores.max())
            upto = numpy.cumsum(likely / likely.sum())
            chosen = min(int(numpy.searchsorted(upto, chance.random())), len(options) - 1)
            now = returns_of(game, kind)[game.seat] / UNITS[kind]
            lessons[game.seat].append(TrainingSample(coded.seen, coded.rows(), chosen, now))
            chances[game.seat].append(float(numpy.log(likely[chosen] / likely.sum())))
        game.play(options[chosen])
    outcomes, points = returns_of(game, kind), [score.total for score in game.scores]
    return [
        _Seat(tuple(lessons[seat]), tuple(chances[seat]), outcomes[seat] / UNITS[kind], points[seat])
        for seat in learning
    ]


def _learn(
    network: PolicyNetwork,
    seats: Sequence[_Seat],
    by: Hyperparameters,
    rate: float,
    chance: "Generator",
    only_value: bool,
) -> int:
    """Learns from the games of a round; returns how many decisions there were."""
    numpy = import_numpy()
    lessons = [lesson for seat in seats for lesson in seat.lessons]
    before = numpy.array([probability for seat in seats for probability in seat.chances], "f4")
    outcomes = numpy.repeat([seat.outcome for seat in seats], [len(seat.lessons) for seat in seats])
    values = network.values(lessons)
    more = _advantages(seats, values, by.gae_lambda)
    more = (more - more.mean()) / (more.std() + 1e-8)
    for _ in range(by.epochs):
        order = chance.permutation(len(lessons))
        for at in range(0, len(order), by.batch_size):
            some = order[at : at + by.batch_size]
            batch = [lessons[place] for place in some]
            network.learn_values(batch, outcomes[some], rate / 4)
            if not only_value:
                network.learn_choices(batch, rate, partial(_slopes, by, before[some], more[some]))
    return len(lessons)


def _advantages(seats: Sequence[_Seat], values: "Floats", gae_lambda: float) -> "Floats":
    """Returns the advantage of each decision."""
    numpy = import_numpy()
    advantages: Floats = numpy.zeros(len(values), "f4")
    end = 0
    for seat in seats:
        begin, end = end, end + len(seat.lessons)
        ahead, later = 0.0, seat.outcome
        for at in reversed(range(begin, end)):
            ahead = later - values[at] + gae_lambda * ahead
            advantages[at], later = ahead, values[at]
    return advantages


def _slopes(by: Hyperparameters, before: "Floats", more: "Floats", scored: NetworkOutput) -> "Floats":
    """Returns the gradient of the loss with respect to each score: policy loss less entropy bonus."""
    numpy = import_numpy()
    chances = scored.chances()
    logs = numpy.log(chances + 1e-12)
    ratio = numpy.exp(logs[scored.chosen] - before)
    # Where a choice has changed enough already, it is left as it is.
    enough = ((more > 0) & (ratio > 1 + by.clip_range)) | ((more < 0) & (ratio < 1 - by.clip_range))
    gain = numpy.where(enough, 0.0, more * ratio)
    slopes = gain[scored.of] * chances
    slopes[scored.chosen] -= gain
    variety = -numpy.add.reduceat(chances * logs, scored.first)
    slopes += by.entropy_coefficient * chances * (logs + variety[scored.of])
    gradient: Floats = (slopes / len(scored.first)).astype("f4")
    return gradient
