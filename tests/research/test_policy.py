"""Policies: what they choose, where they are kept, and how they are learned."""

import numpy
import pytest
from attrs import evolve
from typer.testing import CliRunner

import gwt
from gwt.cli.app import app
from gwt.dsl import Done
from gwt.errors import UsageError
from gwt.players import RandomPlayer, check_player, play_out
from gwt.players.registry import new_player
from gwt.research import policy
from gwt.research.distillation import DistillationPlan, distil
from gwt.research.policy import PolicyForGame
from gwt.research.policy_network import TrainingSample
from gwt.research.policy_player import PolicyPlayer, policy_file, policy_of
from gwt.research.training_config import TrainingConfig
from gwt.research.training_samples import TrainingSamples
from gwt.spec.registry import packaged_games

pytestmark = pytest.mark.in_turn

SETTING = TrainingConfig(seed=3)
LESSON = {
    "rounds": 1,
    "games": 6,
    "setting": SETTING,
    "epochs": 2,
    "width": 8,
    "against": "random",
    "tests": 0,
}


POLICIES = ("distilled", "learned")
"""The players of the package that go by policies."""
A_POLICY = {
    "seen": numpy.zeros((1, 3)),
    "bias": numpy.zeros(3),
    "made": numpy.zeros((1, 3)),
    "liked": numpy.zeros(1),
    "seen_labels": numpy.array(["a"]),
    "made_labels": numpy.array(["b"]),
}
A_VALUE = {
    "value_seen": numpy.zeros((1, 2)),
    "value_now": numpy.zeros(2),
    "value_bias": numpy.zeros(2),
    "value_out": numpy.zeros(2),
    "value_straight": numpy.zeros(()),
    "value_base": numpy.zeros(()),
    "value_kind": numpy.array("points"),
}
"""The numbers of files of policies, in the right shapes."""


class Careful:
    """Takes the option with the longest text that forgoes nothing, which is easy to learn."""

    def choose(self, game):
        return max(game.options, key=lambda one: (not isinstance(one, Done), len(str(one)), str(one)))


@pytest.fixture(scope="module")
def learned():
    """What comes of a round with a teacher that is easily imitated."""
    plan = DistillationPlan(
        teacher="tests.research.test_policy:Careful", **{**LESSON, "epochs": 8, "games": 20}
    )
    (found,) = distil(plan)
    return found


@pytest.mark.parametrize("name", POLICIES)
@pytest.mark.parametrize("game", packaged_games())
def test_a_shipped_policy_is_a_player_as_one_should_be(game, name):
    checked = check_player(name, game=game, games=1, every=25)

    assert checked.problems == ()
    assert checked.compared > 3


@pytest.mark.parametrize("name", POLICIES)
@pytest.mark.parametrize("game", packaged_games())
def test_a_shipped_policy_beats_random_players(game, name):
    for seed in range(4):
        table = gwt.new_game(2, seed, game=game, listen=False)
        players = [RandomPlayer(seed), RandomPlayer(seed)]
        players[seed % 2] = new_player(name)
        play_out(table, players, seed=seed)

        assert table.winners == (seed % 2,), table.scores


@pytest.mark.parametrize("name", POLICIES)
@pytest.mark.parametrize("wanted", [{"players": 4}, {"players": 3, "pack": "second_edition"}])
def test_a_policy_plays_with_more_players_and_with_packs_that_it_has_not_met(wanted, name):
    game = gwt.new_game(seed=5, listen=False, **wanted)
    play_out(game, [new_player(name)] * wanted["players"], seed=1)

    assert game.over


@pytest.mark.parametrize("game, name", [("great-western-trail", "quick"), ("pacific-rails", "learned")])
def test_a_search_goes_by_the_quick_policy_of_a_game_if_there_is_one(game, name):
    kind = packaged_games()[game]

    assert policy_file(kind, "") == policy_file(kind, name)
    assert policy_of(kind, "") is policy_of(kind, name)


def test_a_policy_leaves_alone_what_is_shunned():
    game = gwt.new_game(2, 1)
    first = PolicyPlayer().choose(game)
    (space,) = (one for one in gwt.players.prospects.named_ids(first) if one.startswith("neutral"))

    assert PolicyPlayer(shunned=frozenset([space])).choose(game) != first


def test_what_is_easily_imitated_is_learned(learned):
    assert learned.decisions > 500
    assert learned.policy.value is None
    assert learned.agreed > 0.8


class Knowing(Careful):
    """Says what every option is worth as well."""

    def estimates(self, game):
        return {one: len(str(one)) / 4 for one in game.options if one != self.choose(game)} | {
            self.choose(game): 99.0
        }


def test_a_teacher_that_knows_what_options_are_worth_is_learned_from():
    teacher = "tests.research.test_policy:Knowing"
    (found,) = distil(DistillationPlan(teacher=teacher, **{**LESSON, "epochs": 8, "games": 20}))

    assert found.agreed > 0.8
    # Whatever is not the best loses the most that is counted.
    assert found.lost == pytest.approx(20 * (1 - found.agreed))


def test_lessons_are_kept_as_they_were():
    def row(*places):
        return numpy.array(places, "i4"), numpy.arange(len(places)).astype("f4")

    one = TrainingSample(row(1, 7), (row(2), row(), row(300)), 2)
    two = TrainingSample(row(5), (row(1), row(4)), 0, lost=numpy.array([0, 1.5], "f4"))
    lessons = TrainingSamples()
    for samples in ([one, two], [], [two]):
        lessons.add(samples)

    assert len(lessons) == 3
    for found, wanted in zip(lessons, (one, two, two), strict=True):
        pairs = zip((found.seen, *found.options), (wanted.seen, *wanted.options), strict=True)
        assert all(numpy.array_equal(a, b) for both in pairs for a, b in zip(*both, strict=True))
        assert found.chosen == wanted.chosen
    assert lessons[0].lost is None and lessons[-1].lost.tolist() == [0, 1.5]
    with pytest.raises(IndexError, match="there are 3 samples, and none at 3"):
        lessons[3]


def test_a_policy_chooses_the_same_after_it_was_written(learned, tmp_path):
    learned.policy.write(tmp_path / "own.npz")
    game = gwt.new_game(2, 4, listen=False)
    again = policy.read_policy(tmp_path / "own.npz")
    before, after = (PolicyForGame(one, game) for one in (learned.policy, again))
    assert again.experience == {("great_western/first_edition", 2)}

    for _ in range(40):
        scores = before.scores(game, game.options)
        assert numpy.allclose(scores, after.scores(game, game.options), atol=0.05)
        game.play(game.options[int(scores.argmax())])


@pytest.mark.parametrize(
    ("scores", "best"), [([0.5, 1.0, 1.00001], 1), ([1.0, 1.01, 0.5], 1), ([3, 3, 3], 0)]
)
def test_of_options_that_differ_by_rounding_the_first_is_chosen(learned, monkeypatch, scores, best):
    game = gwt.new_game(2, 4, listen=False)
    monkeypatch.setattr(PolicyForGame, "scores", lambda *given: numpy.array(scores, "f4"))
    assert PolicyForGame(learned.policy, game).best(game, game.options[:3]) == game.options[best]


def test_the_same_plan_gives_the_same_policy():
    plan = DistillationPlan(teacher="greedy?depth=1", **LESSON)
    (one,), (other,) = distil(plan), distil(plan)

    assert one.policy.seen_labels == other.policy.seen_labels
    assert numpy.array_equal(one.policy.seen, other.policy.seen)
    assert one.agreed == other.agreed


def test_a_player_is_imitated_in_several_packs():
    packs = ("first_edition", "second_edition")
    setting = evolve(SETTING, packs=packs, players=(2, 3))
    (found,) = distil(DistillationPlan(teacher="greedy?depth=1", **{**LESSON, "setting": setting}))
    names = [gwt.load_pack(pack=one).name for one in packs]

    assert found.policy.experience == {(name, players) for name in names for players in (2, 3)}
    assert any(label.startswith("third.") for label in found.policy.seen_labels)


def test_in_later_rounds_the_policy_plays_and_the_teacher_says_what_is_right(monkeypatch):
    asked = []
    real = Careful.choose
    monkeypatch.setattr(Careful, "choose", lambda self, game: asked.append(game) or real(self, game))
    plan = DistillationPlan(
        teacher="tests.research.test_policy:Careful",
        **{**LESSON, "rounds": 2, "tests": 2},
    )
    first, second = distil(plan)

    assert second.decisions > first.decisions
    assert len(asked) >= second.decisions
    assert second.tested is not None


@pytest.mark.parametrize(
    ("write", "said"),
    [
        (
            lambda path: path.write_bytes(b"no numbers"),
            "expected a policy that `gwt distil` or `gwt reinforce` has written",
        ),
        (lambda path: numpy.savez(path, seen=numpy.zeros(3)), "expected a policy"),
        (
            lambda path: numpy.savez(path, **{**A_POLICY, "seen": numpy.zeros((2, 3))}),
            "expected as many rows of numbers as there are labels",
        ),
        (
            lambda path: numpy.savez(path, value_seen=numpy.zeros((1, 2)), **A_POLICY),
            "expected a policy that",
        ),
        (
            lambda path: numpy.savez(path, **A_POLICY, **{**A_VALUE, "value_now": numpy.zeros(3)}),
            "expected as many rows of numbers as there are labels",
        ),
        (
            lambda path: numpy.savez(path, **A_POLICY, **{**A_VALUE, "value_kind": numpy.array("luck")}),
            "it foresees 'luck'",
        ),
    ],
    ids=[
        *("no file of numpy", "numbers missing", "too few labels"),
        *("half a value", "a value that fits not", "a value of nothing"),
    ],
)
def test_a_file_that_is_no_policy_is_refused(tmp_path, write, said):
    write(tmp_path / "own.npz")

    with pytest.raises(UsageError, match=said):
        policy.read_policy(tmp_path / "own.npz")


def test_a_file_of_the_right_shapes_is_a_policy_with_a_value(tmp_path):
    numpy.savez(tmp_path / "own.npz", **A_POLICY, **A_VALUE)

    assert policy.read_policy(tmp_path / "own.npz").value is not None


def test_a_policy_that_there_is_not_is_told():
    with pytest.raises(UsageError, match=r"there is no policy 'distiled' for .*Did you mean 'distilled'"):
        PolicyPlayer(policy="distiled").choose(gwt.new_game(2, 1))


def test_the_command_learns_a_policy_that_can_be_played(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    arguments = ["--teacher", "greedy?depth=1", "--games", "4", "--rounds", "1", "--tests", "2"]
    told = CliRunner().invoke(app, ["distil", "own.npz", *arguments, "--against", "random"])

    assert told.exit_code == 0, told.output
    assert told.output.startswith("round 1: ") and "% of 2 tests won" in told.output
    played = CliRunner().invoke(
        app, ["simulate", "--games", "1", "--players", "2", "--player", "distilled?policy=own.npz,random"]
    )
    assert played.exit_code == 0, played.output
    refused = CliRunner().invoke(app, ["distil", "own.json"])
    assert refused.exit_code == 2 and "expected a name that ends in .npz" in refused.output
