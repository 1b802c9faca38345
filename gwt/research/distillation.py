"""Learns a policy from a player: which option that player would choose in each position.

In the first round the teacher plays all seats. In the later ones each seat is played by the teacher or by
the policy learned so far, and the teacher says what it would choose there; so the policy also learns what
to do where it gets by itself. A teacher that says what every option is worth, by its method
`best_with_estimates` or `estimates`, lets the policy learn which mistakes cost little.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from random import Random
from time import perf_counter

from attrs import evolve, field, frozen

from gwt.dsl import Effect
from gwt.play import Game
from gwt.players import Player, map_jobs, new_player
from gwt.research.bounds import Bounds
from gwt.research.decision_encoder import encoder_for
from gwt.research.lazy_numpy import Floats, Labels, Places, import_numpy
from gwt.research.policy import Policy
from gwt.research.policy_network import BATCH, NetworkOutput, PolicyNetwork, TrainingSample
from gwt.research.training_config import ArgmaxPlayer, TrainingConfig
from gwt.research.training_samples import TrainingSamples

STRAYING = 0.05
"""The exploration rate: the share of choices that are replaced by random ones."""
HELD_OUT = 10
"""Of so many games one is kept for measuring how often the policy agrees with its teacher."""
LEARNING_RATE = 0.002
"""The length of the first steps of a round; they get shorter, down to a tenth of it."""
SHARE = 0.5
"""The share of seats that the policy plays after the first round; the teacher plays the others."""
UNKNOWN = 20.0
"""The points that an option is taken to lose if the teacher gives no estimate of it."""


@frozen
class DistillationPlan:
    """The plan of learning; the same plan gives the same policy on the same machine."""

    teacher: str = "greedy"
    """The name of the player that is imitated."""
    rounds: int = field(default=3, validator=Bounds(1))
    """The number of rounds; the policy plays in all but the first."""
    games: int = field(default=200, validator=Bounds(2))
    """Games of each round."""
    setting: TrainingConfig = field(factory=TrainingConfig)
    epochs: int = field(default=6, validator=Bounds(1))
    """The number of epochs after each round: how often all decisions are gone through."""
    width: int = field(default=48, validator=Bounds(1))
    """The length of the vectors."""
    against: str = "greedy"
    """The name of the player on the other seats of the tests."""
    tests: int = field(default=40, validator=Bounds(0))
    """Games that measure the progress, after each round."""
    batch: int = field(default=BATCH, validator=Bounds(1))
    """Decisions of a gradient step."""
    temperature: float = field(default=0.5, validator=Bounds(0.001))
    """Points that make an option 2.7 times less likely, where the teacher says what options are worth.

    That of `gwt reinforce` is another: it divides the scores of a policy.
    """


@frozen
class DistillationRound:
    """The results of a round."""

    number: int
    """From 1."""
    policy: Policy
    decisions: int
    """The number learned from so far."""
    agreed: float
    """The part of the decisions of games kept apart in which the policy chooses as the teacher does."""
    lost: float | None
    """The points that it loses in a decision of them by the teacher's estimates, on average; None if the
    teacher has none."""
    tested: tuple[float, float] | None
    """The part of the tests that it won, ties counting in parts, and its points there on average."""
    seconds: float
    """Since the distilling began."""


def distil(plan: DistillationPlan, jobs: int = 1) -> Iterator[DistillationRound]:
    """Yields each round as it has been learned.

    Raises:
        UsageError: numpy is missing, or the plan asks for something that does not exist.
    """
    setting = plan.setting
    setting.check(plan.against, plan.teacher)
    labels = setting.labels()
    began, policy = perf_counter(), None
    lessons, kept = TrainingSamples(), TrainingSamples()
    network = PolicyNetwork(labels, plan.width, setting.seed, deep=True)
    chance = import_numpy().random.default_rng(setting.seed)
    for number in range(1, plan.rounds + 1):
        play = partial(_lessons, plan, labels, policy, number)
        played = dict(map_jobs(play, range(plan.games), jobs))
        for game in range(plan.games):
            (lessons if game % HELD_OUT else kept).add(played.pop(game))
        for epoch in range(plan.epochs):
            _learn(network, lessons, plan, chance.permutation(len(lessons)), epoch)
        policy = evolve(network.policy(), experience=setting.experience)
        tested = setting.play_tests(policy, plan.against, plan.tests, jobs)
        agreed, lost = _agreed(network, kept)
        yield DistillationRound(number, policy, len(lessons), agreed, lost, tested, perf_counter() - began)


def _learn(
    network: PolicyNetwork, lessons: TrainingSamples, plan: DistillationPlan, order: "Places", epoch: int
) -> None:
    """Goes through all decisions once, in this order."""
    slope = partial(_wrong, plan.temperature)
    for at in range(0, len(order), plan.batch):
        done = (epoch + at / len(order)) / plan.epochs
        batch = [lessons[number] for number in order[at : at + plan.batch]]
        network.learn_choices(batch, LEARNING_RATE * max(0.1, 1 - done), partial(slope, batch))


def _lessons(
    plan: DistillationPlan, labels: Labels, policy: Policy | None, round_: int, number: int
) -> list[TrainingSample]:
    """Plays a game; returns what the teacher would choose at each decision."""
    game = plan.setting.new_game(round_ * plan.games + number)
    chance = Random(f"{plan.setting.seed} {round_} {number}")
    teacher = new_player(plan.teacher, chance.getrandbits(32))
    player = None if policy is None else ArgmaxPlayer(policy, game)
    following = [player is not None and chance.random() < SHARE for _ in range(game.premise.players)]
    coder = encoder_for(game, labels)
    samples = []
    while not game.over:
        options = game.options
        choice = options[0]
        if len(options) > 1:
            right, lost = _taught(teacher, game)
            coded = coder.decision(game, options)
            samples.append(TrainingSample(coded.seen, coded.rows(), right, lost=lost))
            choice = options[right]
            if player is not None and following[game.seat]:
                choice = player.choose(game)
            if chance.random() < STRAYING:
                choice = chance.choice(options)
        game.play(choice)
    return samples


def _taught(teacher: Player, game: Game) -> "tuple[int, Floats | None]":
    """Returns the place of the option that the teacher would choose, and what each option loses."""
    options, worths = list(game.options), dict[Effect, float]()
    if considered := getattr(teacher, "best_with_estimates", None):
        choice, worths = considered(game)
    elif estimates := getattr(teacher, "estimates", None):
        worths = estimates(game)
        choice = max(worths, key=lambda option: worths[option])
    else:
        choice = teacher.choose(game)
    if not worths:
        return options.index(choice), None
    best = worths[choice]
    lost = [min(UNKNOWN, best - worths.get(option, best - UNKNOWN)) for option in options]
    return options.index(choice), import_numpy().array(lost, "f4")


def _wrong(temperature: float, lessons: Sequence[TrainingSample], scored: NetworkOutput) -> "Floats":
    """Returns the gradient of the cross entropy with respect to each score."""
    numpy = import_numpy()
    slopes = scored.chances()
    target = numpy.zeros(len(slopes), "f4")
    for lesson, first, chosen in zip(lessons, scored.first, scored.chosen, strict=True):
        if lesson.lost is None:
            target[chosen] = 1.0
        else:
            parts = numpy.exp(-lesson.lost / temperature)
            target[first : first + len(parts)] = parts / parts.sum()
    gradient: Floats = ((slopes - target) / len(scored.first)).astype("f4")
    return gradient


def _agreed(network: PolicyNetwork, lessons: Sequence[TrainingSample]) -> tuple[float, float | None]:
    """Returns the part of the decisions in which what the teacher chooses has the highest score, and what
    the choices of the policy lose on average."""
    right, lost = 0, []
    for at in range(0, len(lessons), BATCH):
        some = lessons[at : at + BATCH]
        scored = network.scored(some)
        for lesson, first in zip(some, scored.first, strict=True):
            chosen = int(scored.scores[first : first + len(lesson.options)].argmax())
            right += chosen == lesson.chosen
            if lesson.lost is not None:
                lost.append(float(lesson.lost[chosen]))
    mean = sum(lost) / len(lost) if lost else None
    return (right / len(lessons) if lessons else 0.0), mean
