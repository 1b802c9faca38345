"""Policies: what they choose, what they expect of positions, and where they are kept."""

from hashlib import sha256

import numpy
import pytest
from attrs import evolve

import gwt
from gwt.errors import UsageError
from gwt.players import RandomPlayer, check_player, play_out, seat_player
from gwt.players.registry import new_player
from gwt.research import policy
from gwt.research.policy import PolicyForGame
from gwt.research.policy_player import PolicyPlayer, policy_file, policy_of
from gwt.research.returns import returns_of
from gwt.spec.registry import packaged_games

pytestmark = pytest.mark.in_turn

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


CHOICES = {
    ("great-western-trail", "distilled"): "9ac72e48ec3ffe6f",
    ("great-western-trail", "learned"): "8fb1b20c45abddd2",
    ("great-western-trail", "quick"): "1c73d4c970ac53f2",
    ("pacific-rails", "distilled"): "fb5ed8bcb3c165de",
    ("pacific-rails", "learned"): "604ee781a1a72dc8",
}
"""Digests of the first choices of a game that each policy of the package plays against itself."""


@pytest.mark.parametrize("game, name", CHOICES)
def test_a_shipped_policy_chooses_as_ever(game, name):
    """Where the rules or the numbers that are seen change, so may this; nothing else may change it."""
    table, player, chosen = gwt.new_game(2, 5, game=game, listen=False), PolicyPlayer(policy=name), []
    while len(chosen) < 100:
        choice = player.choose(table)
        if len(table.options) > 1:
            chosen.append(table.options.index(choice))
        table.play(choice)

    assert sha256(bytes(chosen)).hexdigest()[:16] == CHOICES[game, name]


@pytest.mark.parametrize("game", packaged_games())
def test_a_policy_chooses_the_same_after_it_was_written(tmp_path, game):
    table = gwt.new_game(2, 4, game=game, listen=False)
    before = policy_of(table.kind, "learned")
    before.write(tmp_path / "own.npz")
    after = policy.read_policy(tmp_path / "own.npz")
    assert after.experience == before.experience
    assert after.seen_labels == before.seen_labels

    for _ in range(40):
        both = [PolicyForGame(numbers, table) for numbers in (before, after)]
        first, second = (applied.scores(table, table.options) for applied in both)
        assert numpy.array_equal(first, second)
        assert both[0].value(table) == both[1].value(table)
        table.play(table.options[int(first.argmax())])


def test_a_policy_that_is_written_again_is_read_again_in_the_next_game(tmp_path):
    """One object plays all games of a name, so a learner that writes its policy meets its new self."""
    for name in ("quick", "distilled"):
        table = gwt.new_game(2, 5, listen=False)
        policy_of(table.kind, name).write(tmp_path / "own.npz")
        player = seat_player(f"learned?policy={tmp_path / 'own.npz'}", 0, True)
        player.begin(table, 0, 0)
        for _ in range(60):
            choice = PolicyPlayer(policy=name).choose(table)
            assert player.choose(table) == choice
            table.play(choice)


def test_a_policy_without_a_value_says_so():
    game = gwt.new_game(2, 4)
    bare = policy_of(game.kind, "distilled")

    with pytest.raises(UsageError, match="the policy has no value; those of `examples/training` have one"):
        PolicyForGame(bare, game).value(game)


@pytest.mark.parametrize("straight, points", [(0, 25), (1, 55)])
def test_a_value_of_points_adds_up_what_is_and_what_is_foreseen(straight, points):
    """Half a unit of 50 points is expected wherever nothing is seen, and 30 points are there."""
    game = gwt.new_game(2, 4)
    value = policy_of(game.kind, "quick").value
    plain = evolve(
        value, out=0 * value.out, base=numpy.float32(0.5), straight=numpy.float32(straight), kind="points"
    )

    assert plain.value_of((numpy.array([0]), numpy.array([1.0], "f4")), 30.0) == pytest.approx(points)


def test_standings_are_half_who_wins_and_half_how_far():
    game = gwt.new_game(3, 1, listen=False)
    play_out(game, [RandomPlayer(seed) for seed in range(3)])
    totals = [score.total for score in game.scores]
    standings = returns_of(game, "standing")

    assert standings.index(max(standings)) == totals.index(max(totals))
    assert sorted(standings) == [standings[at] for at in numpy.argsort(totals)]
    assert all(-1 <= standing <= 1 for standing in standings)
    assert sum(standing > 0 for standing in standings) == 1


@pytest.mark.parametrize(
    ("scores", "best"), [([0.5, 1.0, 1.00001], 1), ([1.0, 1.01, 0.5], 1), ([3, 3, 3], 0)]
)
def test_of_options_that_differ_by_rounding_the_first_is_chosen(monkeypatch, scores, best):
    game = gwt.new_game(2, 4, listen=False)
    monkeypatch.setattr(PolicyForGame, "scores", lambda *given: numpy.array(scores, "f4"))
    shipped = policy_of(game.kind, "distilled")
    assert PolicyForGame(shipped, game).best(game, game.options[:3]) == game.options[best]


@pytest.mark.parametrize(
    ("write", "said"),
    [
        (
            lambda path: path.write_bytes(b"no numbers"),
            "expected a file of a policy: ",
        ),
        (lambda path: numpy.savez(path, seen=numpy.zeros(3)), "expected a file of a policy"),
        (
            lambda path: numpy.savez(path, **{**A_POLICY, "seen": numpy.zeros((2, 3))}),
            "expected as many rows of numbers as there are labels",
        ),
        (
            lambda path: numpy.savez(path, value_seen=numpy.zeros((1, 2)), **A_POLICY),
            "expected a file of a policy: ",
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
