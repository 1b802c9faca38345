"""Learns a policy from a player: which option that player would choose in each position.

In the first round the teacher plays all seats, in the later ones the policy learned so far does, and the
teacher says what it would choose there; so the policy also learns what to do where it gets by itself.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

from attrs import evolve, field, frozen

from gwt.players import Player, in_turn_or_parallel, new_player
from gwt.research.bounds import Bounds
from gwt.research.coding import Labels, arrays, coder_for
from gwt.research.network import BATCH, PolicyNetwork, Scored, TrainingSample
from gwt.research.policy import Policy
from gwt.research.setting import Following, Setting

if TYPE_CHECKING:
    from gwt.research.coding import Floats

STRAYING = 0.05
"""The exploration rate: the share of choices that are replaced by random ones."""
HELD_OUT = 10
"""Of so many games one is kept for measuring how often the policy agrees with its teacher."""
LEARNING_RATE = 0.003
"""The length of the first steps."""


@frozen
class Distilling:
    """The plan of learning; the same plan gives the same policy on the same machine."""

    teacher: str = "greedy"
    """The name of the player that is imitated."""
    rounds: int = field(default=3, validator=Bounds(1))
    """The number of rounds; the policy plays in all but the first."""
    games: int = field(default=200, validator=Bounds(2))
    """Games of each round."""
    setting: Setting = field(factory=Setting)
    epochs: int = field(default=6, validator=Bounds(1))
    """The number of epochs after each round: how often all decisions are gone through."""
    width: int = field(default=48, validator=Bounds(1))
    """The length of the vectors."""
    against: str = "greedy"
    """The name of the player on the other seats of the tests."""
    tests: int = field(default=40, validator=Bounds(0))
    """Games that measure the progress, after each round."""


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
    tested: tuple[float, float] | None
    """The part of the tests that it won, ties counting in parts, and its points there on average."""
    seconds: float
    """Since the distilling began."""


def distil(plan: Distilling, jobs: int = 1) -> Iterator[DistillationRound]:
    """Yields each round as it has been learned.

    Raises:
        UsageError: numpy is missing, or the plan asks for something that does not exist.
    """
    setting = plan.setting
    setting.checked(plan.against, plan.teacher)
    labels = setting.labels()
    began, policy = perf_counter(), None
    lessons: list[TrainingSample] = []
    kept: list[TrainingSample] = []
    for number in range(1, plan.rounds + 1):
        play = partial(_lessons, plan, labels, policy, number)
        played = dict(in_turn_or_parallel(play, range(plan.games), jobs))
        for one in range(plan.games):
            (lessons if one % HELD_OUT else kept).extend(played[one])
        network = PolicyNetwork(labels, plan.width, setting.seed)
        chance = arrays().random.default_rng(setting.seed)
        for epoch in range(plan.epochs):
            order = chance.permutation(len(lessons))
            for at in range(0, len(order), BATCH):
                batch = [lessons[one] for one in order[at : at + BATCH]]
                network.learn_choices(batch, LEARNING_RATE * (1 - epoch / plan.epochs), _wrong)
        policy = evolve(network.policy(), experience=setting.experience)
        tested = setting.tested(policy, plan.against, plan.tests, jobs)
        yield DistillationRound(
            number, policy, len(lessons), _agreed(network, kept), tested, perf_counter() - began
        )


def _lessons(
    plan: Distilling, labels: Labels, policy: Policy | None, round_: int, number: int
) -> list[TrainingSample]:
    """Plays a game; returns what the teacher would choose at each decision."""
    game = plan.setting.new_game(round_ * plan.games + number)
    chance = Random(f"{plan.setting.seed} {round_} {number}")
    teacher = new_player(plan.teacher, chance.getrandbits(32))
    player: Player = teacher if policy is None else Following(policy, game)
    coder = coder_for(game, labels)
    found = []
    while not game.over:
        options = game.options
        choice = options[0]
        if len(options) > 1:
            right = teacher.choose(game)
            made = tuple(map(coder.option, options))
            found.append(TrainingSample(coder.position(game), made, list(options).index(right)))
            choice = right if policy is None else player.choose(game)
            if chance.random() < STRAYING:
                choice = chance.choice(options)
        game.play(choice)
    return found


def _wrong(scored: Scored) -> "Floats":
    """Returns the gradient of the cross entropy with respect to each score."""
    slopes = scored.chances()
    slopes[scored.chosen] -= 1
    found: Floats = (slopes / len(scored.first)).astype("f4")
    return found


def _agreed(network: PolicyNetwork, lessons: Sequence[TrainingSample]) -> float:
    """The part of the decisions in which what the teacher chooses has the highest score."""
    right = 0
    for at in range(0, len(lessons), BATCH):
        some = lessons[at : at + BATCH]
        scored = network.scored(some)
        for lesson, first in zip(some, scored.first, strict=True):
            right += int(scored.scores[first : first + len(lesson.options)].argmax()) == lesson.chosen
    return right / len(lessons) if lessons else 0.0
