"""The learner of the examples: its size, its gradient, and what it learns in seconds."""

from importlib.util import module_from_spec, spec_from_file_location

import numpy
import pytest

import gwt
from gwt.players import seat_player
from gwt.research.policy import PolicyForGame, read_policy
from gwt.resources import data_root

FILE = data_root() / "examples/training/learn.py"


@pytest.fixture
def learner():
    spec = spec_from_file_location("learn", FILE)
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_learner_is_one_file_of_150_lines():
    assert len(FILE.read_text(encoding="utf-8").splitlines()) <= 150


def test_a_teacher_is_imitated_and_the_policy_becomes_a_player(learner, monkeypatch, tmp_path, capsys):
    """It makes choices of the teacher likelier than by chance in a game that it has not met."""
    for name, number in {"TABLES": 4, "STEPS": 128, "BATCH": 64}.items():
        monkeypatch.setattr(learner, name, number)

    learner.main([str(tmp_path / "own.npz"), "--imitated", "1000", "--decisions", "1500"])

    curve = (tmp_path / "own.csv").read_text(encoding="utf-8").splitlines()
    assert curve[0] == "minutes,decisions,games,won"
    assert capsys.readouterr().out.splitlines() == curve[1:]
    game, teacher = gwt.new_game(2, seed=7, listen=False), seat_player("greedy", 0, True)
    policy, learned, by_chance = PolicyForGame(read_policy(tmp_path / "own.npz"), game), [], []
    while not game.over:
        chosen = game.options.index(teacher.choose(game))
        scores = numpy.exp(policy.scores(game, game.options).astype("f8"))
        learned.append(scores[chosen] / scores.sum())
        by_chance.append(1 / len(game.options))
        game.play(game.options[chosen])
    assert numpy.mean(learned) > numpy.mean(by_chance) + 0.05


@pytest.mark.parametrize("imitate", [True, False])
def test_the_gradient_is_that_of_the_loss(learner, imitate):
    dice, entropy = numpy.random.default_rng(1), 0.1
    mask = numpy.arange(5) < dice.integers(1, 6, (9, 1))
    positions, options = dice.normal(size=(9, 7)), dice.normal(size=(mask.sum(), 6))
    sizes = {"seen": (7, 2 * learner.WIDTH), "bias": 2 * learner.WIDTH, "made": (6, learner.WIDTH)}
    sizes |= {"liked": 6, "out": learner.WIDTH, "base": ()}
    weights = {name: numpy.asarray(dice.normal(0, 0.3, size)) for name, size in sizes.items()}
    lines, chosen = numpy.arange(9), mask.sum(1) - 1
    before = learner.forward(weights, positions, options, mask)[0][lines, chosen] * dice.uniform(
        0.7, 1.4, 9
    )
    gains, results = dice.normal(size=(2, 9))

    def loss():
        chances, values, _ = learner.forward(weights, positions, options, mask)
        ratio = chances[lines, chosen] / before
        clipped = numpy.minimum(ratio * gains, ratio.clip(1 - learner.CLIP, 1 + learner.CLIP) * gains)
        surprise = -(chances * numpy.log(numpy.maximum(chances, 1e-9))).sum(1)
        aim = numpy.log(chances[lines, chosen]) if imitate else clipped
        return ((values - results) ** 2 / 2 - aim - entropy * surprise).mean()

    slopes = learner.backward(
        weights, positions, options, mask, chosen, before, gains, results, entropy, imitate
    )

    for name, slope in slopes.items():
        direction, small = dice.normal(size=weights[name].shape), 1e-4
        weights[name] = weights[name] + small * direction
        above = loss()
        weights[name] = weights[name] - 2 * small * direction
        below = loss()
        weights[name] = weights[name] + small * direction
        assert (above - below) / (2 * small) == pytest.approx(
            float((slope * direction).sum()), rel=0.01, abs=0.01
        ), name
