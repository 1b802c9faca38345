"""Policies that are learned from games against themselves: the mathematics, and what comes of it."""

import numpy
import pytest
from attrs import evolve
from typer.testing import CliRunner

import gwt
from gwt.cli.app import app
from gwt.errors import ContentError, UsageError
from gwt.research import policy, reinforcement
from gwt.research.hyperparameters import Hyperparameters, read_hyperparameters
from gwt.research.policy import PolicyForGame
from gwt.research.policy_network import NetworkOutput, PolicyNetwork, TrainingSample
from gwt.research.policy_player import policy_of
from gwt.research.reinforcement import ReinforcementPlan, reinforce
from gwt.research.returns import returns_of
from gwt.research.training_config import TrainingConfig, parse_packs, parse_player_numbers

pytestmark = pytest.mark.in_turn

SETTING = TrainingConfig(seed=3)
PLAN = ReinforcementPlan(rounds=2, games=3, setting=SETTING, width=8, against="random", tests=0)


def a_row(*numbers):
    """A row with these numbers at the first places."""
    return numpy.arange(len(numbers), dtype="i4"), numpy.array(numbers, "f4")


BY = Hyperparameters()


def scored(scores, lengths, chosen):
    """Decisions with so many options each, of which these are chosen."""
    first = numpy.cumsum(lengths) - lengths
    of = numpy.repeat(numpy.arange(len(lengths)), lengths)
    return NetworkOutput(numpy.array(scores, "f8"), first, of, first + chosen)


def loss(decisions, before, more):
    """What proximal policy optimization makes small, written out for a decision at a time."""
    whole = 0.0
    for at, first in enumerate(decisions.first):
        own = numpy.exp(decisions.scores[decisions.of == at])
        own /= own.sum()
        ratio = own[decisions.chosen[at] - first] / numpy.exp(before[at])
        clipped = numpy.clip(ratio, 1 - BY.clip_range, 1 + BY.clip_range)
        whole -= min(ratio * more[at], clipped * more[at])
        whole += BY.entropy_coefficient * (own * numpy.log(own)).sum()
    return whole / len(decisions.first)


@pytest.mark.parametrize("seed", range(4))
def test_the_slopes_are_those_of_the_loss(seed):
    chance = numpy.random.default_rng(seed)
    lengths = numpy.array([2, 4, 3, 2])
    scores, more = chance.normal(size=lengths.sum()), chance.normal(size=4)
    # The second and the third are likelier or less likely than before by more than the limit.
    before = numpy.log([0.5, 0.02, 0.9, 0.4])
    decisions = scored(scores, lengths, numpy.array([0, 3, 1, 1]))
    slopes = reinforcement._slopes(BY, before, more, decisions)

    for at in range(len(scores)):
        moved = [scores.copy(), scores.copy()]
        moved[0][at] -= 1e-5
        moved[1][at] += 1e-5
        less, most = (loss(evolve(decisions, scores=one), before, more) for one in moved)
        assert slopes[at] == pytest.approx((most - less) / 2e-5, abs=1e-5)


def test_advantages_are_what_came_of_decisions_beyond_what_was_expected():
    one, other = (
        reinforcement._Seat((None,) * many, (0.0,) * many, standing, 0)
        for many, standing in ((2, 1), (1, -1))
    )
    found = reinforcement._advantages([one, other], numpy.array([0.25, 0.5, 0.0], "f4"), 0.9)

    assert found[1] == pytest.approx(0.5)
    assert found[0] == pytest.approx(0.25 + 0.9 * 0.5)
    assert found[2] == pytest.approx(-1.0)


def test_a_network_learns_which_option_is_right_and_what_a_position_comes_to():
    network = PolicyNetwork((["low", "high"], ["left", "right"]), width=4, seed=1)
    options = (a_row(1), a_row(0, 1))
    lessons = [TrainingSample(a_row(1), options, 0, 0.5), TrainingSample(a_row(0, 1), options, 1)]

    def wrong(found):
        slopes = found.chances()
        slopes[found.chosen] -= 1
        return slopes

    before = network.learn_values(lessons, numpy.array([0.5, -0.5]), 0.02)
    for _ in range(200):
        network.learn_choices(lessons, 0.02, wrong)
        after = network.learn_values(lessons, numpy.array([0.5, -0.5]), 0.02)

    assert network.scored(lessons).chances()[[0, 3]] == pytest.approx([1, 1], abs=0.05)
    assert before == pytest.approx(0.25, abs=0.1) and after < 0.001
    assert network.values(lessons) == pytest.approx([0.5, -0.5], abs=0.05)


def test_a_deep_network_moves_against_the_slope_of_its_loss():
    """The slopes are compared with what changes if a number is changed a little."""
    chance = numpy.random.default_rng(5)
    network = PolicyNetwork((["low", "high"], ["left", "right"]), width=3, seed=1, deep=True)
    for numbers in network._numbers.values():
        numbers[...] = chance.normal(0, 1, numbers.shape)
    options = (a_row(1), a_row(0, 1), a_row(0.5, 2))
    lessons = [TrainingSample(a_row(1), options, 0), TrainingSample(a_row(2, 1), options[:2], 1)]
    found, weights = {}, numpy.array([1.0, -2.0, 0.5, 3.0, -1.0], "f4")
    network._move = lambda slopes, rate: found.update(slopes)
    network.learn_choices(lessons, 0.1, lambda scored: weights)

    assert {name for name in network._numbers if not name.startswith("value")} == set(found)
    for name, slopes in found.items():
        numbers = network._numbers[name]
        for at in numpy.ndindex(numbers.shape):
            before = numbers[at]
            sums = []
            for step in (0.001, -0.001):
                numbers[at] = before + step
                sums.append(float(weights @ network.scored(lessons).scores))
            numbers[at] = before
            assert slopes[at] == pytest.approx((sums[0] - sums[1]) / 0.002, abs=0.05), (name, at)


def test_a_deep_network_goes_on_from_a_deep_policy():
    game = gwt.new_game(2, 7, listen=False)
    begun = PolicyNetwork(SETTING.labels(), 8, 0, deep=True).policy(whole=True)
    again = PolicyNetwork(TrainingConfig(players=(2, 3)).labels(), 99, 1, begun).policy(whole=True)
    assert again.bias.shape == (8,)
    for _ in range(40):
        scores = PolicyForGame(begun, game).scores(game, game.options)
        assert numpy.allclose(scores, PolicyForGame(again, game).scores(game, game.options), atol=1e-3)
        game.play(game.options[int(scores.argmax())])


def test_a_network_goes_on_from_a_policy():
    game = gwt.new_game(2, 7, listen=False)
    begun = policy_of(game.kind, "distilled")
    setting = TrainingConfig(players=(2, 3))
    network = PolicyNetwork(setting.labels(), 8, 0, begun)
    before, after = PolicyForGame(begun, game), PolicyForGame(network.policy(whole=True), game)
    for _ in range(60):
        scores = before.scores(game, game.options)
        assert numpy.allclose(scores, after.scores(game, game.options), atol=1e-3)
        game.play(game.options[int(scores.argmax())])
    third = gwt.new_game(3, 7, listen=False)

    assert set(network.policy().seen_labels) == set(begun.seen_labels)
    assert len(PolicyForGame(network.policy(whole=True), third).scores(third, third.options)) > 1


@pytest.mark.parametrize("deep", [False, True])
def test_a_policy_at_a_lower_temperature_prefers_the_same_options_by_more(deep):
    game = gwt.new_game(2, 7, listen=False)
    begun = policy_of(game.kind, "distilled")
    if deep:
        begun = PolicyNetwork(SETTING.labels(), 8, 0, deep=True).policy(whole=True)
    plan = ReinforcementPlan(rounds=1, games=1, setting=TrainingConfig(seed=1), start=begun, tests=0)
    usual, sharp = (next(reinforce(evolve(plan, temperature=by))).policy for by in (1.0, 1 / 3))

    for _ in range(40):
        before, after = (PolicyForGame(one, game).scores(game, game.options) for one in (usual, sharp))
        assert numpy.allclose(3 * before, after, atol=1e-3)
        game.play(game.options[int(before.argmax())])


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_same_plan_gives_the_same_policy(jobs):
    *_, one = reinforce(PLAN)
    *_, other = reinforce(PLAN, jobs)

    assert one.policy.seen_labels == other.policy.seen_labels
    assert numpy.array_equal(one.policy.seen, other.policy.seen)
    assert numpy.array_equal(one.policy.value.seen, other.policy.value.seen)
    assert (one.decisions, one.points) == (other.decisions, other.points)
    assert one.decisions > 300


def test_at_first_only_the_value_is_learned_and_then_the_policy_too():
    first, *_, last = reinforce(evolve(PLAN, rounds=BY.warm_up_rounds + 1, games=2))
    again = next(reinforce(evolve(PLAN, rounds=1, games=2, start=last.policy)))

    assert numpy.abs(first.policy.value.out).max() > 0
    assert first.policy.made_labels == ()
    assert last.policy.made_labels
    assert not numpy.array_equal(again.policy.bias, last.policy.bias)


def test_the_progress_is_tested_now_and_then_and_at_last():
    plan = evolve(PLAN, rounds=3, games=2, every=2, tests=2)

    assert [one.tested is not None for one in reinforce(plan)] == [False, True, True]


def test_games_of_several_numbers_of_players_are_learned_from():
    setting = TrainingConfig(players=(2, 4), seed=1)
    (found,) = reinforce(evolve(PLAN, rounds=1, games=2, setting=setting, tests=2))

    assert [setting.new_game(at).premise.players for at in range(4)] == [2, 4, 2, 4]
    assert any(label.startswith("fourth.") for label in found.policy.seen_labels)
    assert found.tested is not None


def test_games_of_several_packs_are_learned_from_in_turn():
    packs = ("first_edition", ("second_edition", "simmental"))
    setting = TrainingConfig(players=(2, 3), seed=1, packs=packs)
    (found,) = reinforce(evolve(PLAN, rounds=1, games=4, setting=setting, tests=4))
    games = [setting.new_game(at) for at in range(5)]
    first, second = (gwt.load_pack(pack=one).name for one in packs)

    assert [(game.pack.name, game.premise.players) for game in games] == [
        (first, 2),
        (first, 3),
        (second, 2),
        (second, 3),
        (first, 2),
    ]
    assert found.policy.experience == {(first, 2), (first, 3), (second, 2), (second, 3)}
    assert set(found.policy.seen_labels) < set(setting.labels()[0])
    labels = [set(TrainingConfig(players=(2, 3), packs=(one,)).labels()[0]) for one in packs]
    assert set(setting.labels()[0]) == labels[0] | labels[1] and labels[1] - labels[0]
    assert found.tested is not None


def test_each_of_the_others_plays_every_pack_with_every_number_of_players():
    setting = TrainingConfig(players=(2, 3), packs=("first_edition", "second_edition"))
    plan = ReinforcementPlan(rounds=1, games=8, setting=evolve(SETTING, players=(2, 3)), others=("random",))
    policy = PolicyNetwork(setting.labels(), 8, 0).policy(whole=True)
    plan = evolve(plan, setting=evolve(setting, seed=3))

    assert [len(reinforcement._play(plan, policy, 0, at)) for at in range(8)] == [2, 3, 2, 3, 1, 1, 1, 1]


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ({"pack": "first_edition", "packs": ("second_edition",)}, "one pack or several packs"),
        (
            {"packs": ("first_edition", "base")},
            "a policy is of one game: pacific_rails/base is no pack of great-western-trail",
        ),
    ],
)
def test_packs_that_cannot_be_learned_together_are_refused(asked, told):
    with pytest.raises(UsageError, match=told):
        TrainingConfig(**asked).check()


def test_others_have_all_seats_but_one_in_some_games_and_nothing_is_learned_from_them():
    plan = evolve(PLAN, others=("random", "greedy?depth=1"))
    policy = PolicyNetwork(SETTING.labels(), 8, 0).policy(whole=True)

    assert [len(reinforcement._play(plan, policy, 1, at)) for at in range(6)] == [2, 1, 1, 2, 1, 1]
    with pytest.raises(UsageError, match=r"there is no player 'gredy'\. Did you mean 'greedy'"):
        next(reinforce(evolve(PLAN, others=("gredy",))))


def test_what_seats_learn_from_is_what_is_aimed_at():
    policy = PolicyNetwork(SETTING.labels(), 8, 0).policy(whole=True)
    lead, points = (reinforcement._play(evolve(PLAN, aim=aim), policy, 1, 0) for aim in ("lead", "points"))

    assert [seat.points for seat in lead] == [seat.points for seat in points]
    assert [50 * seat.outcome for seat in points] == pytest.approx([seat.points for seat in points])
    assert lead[0].outcome == pytest.approx(-lead[1].outcome) and 0.5 < abs(lead[0].outcome) < 1
    assert all(-1 <= lesson.now <= 1 for seat in lead for lesson in seat.lessons)
    now = [50 * lesson.now for seat in points for lesson in seat.lessons]
    assert now == pytest.approx([round(one) for one in now])


def test_the_value_is_kept_in_the_file_and_says_what_a_position_comes_to(tmp_path):
    *_, found = reinforce(PLAN)
    found.policy.write(tmp_path / "own.npz")
    game = gwt.new_game(2, 4, listen=False)
    before, after = (
        PolicyForGame(one, game) for one in (found.policy, policy.read_policy(tmp_path / "own.npz"))
    )

    assert before.value(game) == pytest.approx(after.value(game), abs=0.01)
    assert -1.5 < after.value(game) < 1.5


def test_a_policy_without_a_value_says_so():
    game = gwt.new_game(2, 4)
    bare = evolve(policy_of(game.kind, "distilled"), value=None)

    with pytest.raises(UsageError, match="the policy has no value; those that `gwt reinforce` writes have"):
        PolicyForGame(bare, game).value(game)


def test_the_aim_says_what_the_value_foresees():
    *_, found = reinforce(evolve(PLAN, aim="points", rounds=1))
    game = gwt.new_game(2, 4, listen=False)
    again = next(reinforce(evolve(PLAN, rounds=1, start=found.policy)))
    wide = evolve(found.policy.value, out=0 * found.policy.value.out, base=numpy.float32(0.5))

    assert (found.policy.value.kind, again.policy.value.kind) == ("points", "standing")
    assert -200 < PolicyForGame(found.policy, game).value(game) < 200
    assert evolve(wide, straight=numpy.float32(0)).value_of(a_row(1), 30.0) == pytest.approx(25)
    assert evolve(wide, straight=numpy.float32(1)).value_of(a_row(1), 30.0) == pytest.approx(55)
    with pytest.raises(UsageError, match="there is no aim 'win': expected one of lead, points"):
        next(reinforce(evolve(PLAN, aim="win")))


def test_standings_are_half_who_wins_and_half_how_far():
    game = gwt.new_game(3, 1, listen=False)
    chance = numpy.random.default_rng(1)
    while not game.over:
        game.play(game.options[int(chance.integers(len(game.options)))])
    totals = [score.total for score in game.scores]
    standings = returns_of(game, "standing")

    assert standings.index(max(standings)) == totals.index(max(totals))
    assert sorted(standings) == [standings[at] for at in numpy.argsort(totals)]
    assert all(-1 <= one <= 1 for one in standings)
    assert sum(one > 0 for one in standings) == 1


def test_packs_are_written_with_commas_and_those_on_each_other_with_a_plus():
    assert parse_packs("first_edition, second_edition+simmental") == (
        ("first_edition",),
        ("second_edition", "simmental"),
    )
    for given in ("", "first_edition,", "first_edition+"):
        with pytest.raises(UsageError, match="--packs: expected names of packs with commas between them"):
            parse_packs(given)


@pytest.mark.parametrize("given", ["", "1", "2,x", "2,,3", "-2", "\u00b2"])
def test_numbers_of_players_that_are_none_are_told(given):
    with pytest.raises(
        UsageError, match=r"--players: expected numbers of players such as 2 or 2,3,4, found"
    ):
        parse_player_numbers(given)


def test_the_command_learns_a_policy_that_can_be_played_and_gone_on_with(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    small = ("--games", "2", "--rounds", "1", "--tests", "2", "--against", "random", "--width", "8")
    told = CliRunner().invoke(
        app, ["reinforce", "own.npz", *small, "--players", "2,3", "--page", "curve.md"]
    )
    more = CliRunner().invoke(app, ["reinforce", "own.npz", "--from", "own.npz", *small])

    for one in (told, more):
        assert one.exit_code == 0, one.output
        assert one.output.startswith("round 1: ") and "% of 2 tests won" in one.output
    played = CliRunner().invoke(
        app, ["simulate", "--games", "1", "--players", "2", "--player", "distilled?policy=own.npz,random"]
    )
    assert played.exit_code == 0, played.output
    first = "great_western/first_edition"
    assert policy.read_policy(tmp_path / "own.npz").experience == {(first, 2), (first, 3)}
    refused = CliRunner().invoke(app, ["reinforce", "own.json"])
    assert refused.exit_code == 2 and "expected a name that ends in .npz" in refused.output
    assert (
        "1," in (tmp_path / "curve.csv").read_text()
        and "learned so far" in (tmp_path / "curve.md").read_text()
    )
    both = CliRunner().invoke(
        app, ["reinforce", "own.npz", *small, "--packs", "first_edition,second_edition"]
    )
    assert both.exit_code == 0, both.output
    second = gwt.load_pack(pack="second_edition").name
    assert policy.read_policy(tmp_path / "own.npz").experience == {(first, 2), (second, 2)}
    blunt = CliRunner().invoke(app, ["reinforce", "own.npz", "--temperature", "nan"])
    assert blunt.exit_code == 2 and "temperature: expected a number above 0, not nan" in blunt.output
    unknown = CliRunner().invoke(app, ["reinforce", "own.npz", "--from", "distiled"])
    assert unknown.exit_code == 2 and "Did you mean 'distilled'?" in unknown.output


def test_other_hyperparameters_learn_another_policy(tmp_path):
    path = tmp_path / "ppo.yaml"
    path.write_text("learning_rate: 0.02\nepochs: 1\nwarm_up_rounds: 0\n", encoding="utf-8")
    by = read_hyperparameters(path)
    plan = evolve(PLAN, rounds=1, games=2)

    (usual,), (other,) = reinforce(plan), reinforce(evolve(plan, hyperparameters=by))

    assert (by.learning_rate, by.epochs, by.gae_lambda) == (0.02, 1, BY.gae_lambda)
    assert usual.policy.made_labels == ()
    assert other.policy.made_labels


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("- 1", "1:1: expected a mapping of hyperparameters"),
        ("epochs: 2\nlearning_rat: 0.1", "2:1: 'learning_rat' is no hyperparameter"),
        ("epochs: 1.5", "1:9: epochs: expected a whole number of at least 1, found 1.5"),
        ("clip_range: much", "1:13: clip_range: expected a number from 0 to 1, found much"),
        (
            "entropy_coefficient: inf",
            "1:22: entropy_coefficient: expected a number of at least 0, found inf",
        ),
        ("gae_lambda: 2", "1:13: gae_lambda: expected a number from 0 to 1, found 2"),
        ("batch_size: true", "1:13: batch_size: expected a whole number of at least 1, found True"),
    ],
)
def test_a_file_of_hyperparameters_that_is_wrong_is_told_where(text, said, tmp_path):
    path = tmp_path / "ppo.yaml"
    path.write_text(text, encoding="utf-8")

    with pytest.raises(ContentError) as told:
        read_hyperparameters(path)

    assert said in str(told.value)
