"""The player `expert`: a search by a policy, its budget, and what it says of each option."""

from types import SimpleNamespace

import pytest

import gwt
from gwt.errors import UsageError
from gwt.players import cannot_play, fair_game, player_factory, turn_of, untrained_warning
from gwt.research.expert import ExpertPlayer
from gwt.research.option_search import Budget
from gwt.research.policy import PolicyForGame

KEEN = {"candidates": 8, "sure": 1e9}


def middle(choices=40, **wanted):
    """A game in which there is much to choose from."""
    game = gwt.new_game(**{"players": 2, "seed": 5, "listen": False, **wanted})
    player = player_factory("learned")(0)
    while len(game.history) < choices or len(game.options) < 8 or game.seat in game.opponents:
        game.play(player.choose(game))
    return game


@pytest.fixture(scope="module")
def table():
    return middle()


def test_by_simulations_a_search_follows_from_its_seed(table):
    worths = [ExpertPlayer(rng=seed, simulations=24, **KEEN).worths(table) for seed in (1, 1, 2)]

    assert worths[0] == worths[1] != worths[2]
    assert sum(one.visits for one in worths[0].values()) >= 24


def test_the_better_half_is_tried_more_and_the_best_is_taken(table, monkeypatch):
    gain = {option: float(at) for at, option in enumerate(table.options)}
    monkeypatch.setattr(ExpertPlayer, "_outcome", lambda self, game, option, *_: [gain[option]] * 2)
    player = ExpertPlayer(simulations=80, prior=0.0, advice=0.0, **KEEN)
    worths = player.worths(table)
    tried = sorted(worths, key=gain.__getitem__)

    assert len(tried) == 8
    assert player.choose(table) == tried[-1]
    assert worths[tried[-1]].points == gain[tried[-1]]
    visits = [worths[one].visits for one in tried]
    assert visits == sorted(visits) and visits[-1] == visits[-2] > 3 * visits[0] > 0


def test_fewer_options_cost_less_and_a_sure_one_nothing(table):
    some = table.options[:2]
    half = ExpertPlayer(simulations=40, candidates=4, sure=1e9)
    sure = ExpertPlayer(simulations=40, sure=0.0)

    assert sum(one.visits for one in half.worths(table, some).values()) == 20
    assert [one.visits for one in sure.worths(table).values()] == [0]


def test_by_time_it_has_an_answer_at_any_time(table):
    short, long = (ExpertPlayer(milliseconds=ms, **KEEN).worths(table) for ms in (0.01, 60))

    assert short and sum(one.visits for one in short.values()) < sum(one.visits for one in long.values())


def test_a_thorough_search_is_longer_by_other_players_and_ends_when_it_is_sure(table, monkeypatch):
    asked = []

    def outcome(self, game, option, turns, going_on):
        asked.append((turns, going_on))
        return (float(table.options.index(option)), 0.0)

    monkeypatch.setattr(ExpertPlayer, "_outcome", outcome)
    monkeypatch.setattr(Budget, "fraction_spent", lambda self: self.used / 400)
    for given, turns in (({"milliseconds": 999.0}, 2), ({"milliseconds": 1e6}, 6), ({"thorough": True}, 6)):
        asked.clear()
        player = ExpertPlayer(prior=0.0, advice=0.0, candidates=99, sure=1e9, **given)
        worths = player.worths(table)

        assert {turns for turns, _ in asked} == {turns}
        assert max(worths, key=lambda one: worths[one].points) == table.options[-1]
    # Those that are a point or more apart in each deal are told apart soon.
    assert max(one.visits for one in worths.values()) < 24


def test_a_thorough_search_stops_within_a_round_and_drops_it(table, monkeypatch):
    monkeypatch.setattr(Budget, "fraction_spent", lambda self: self.used / 11)
    monkeypatch.setattr(ExpertPlayer, "_outcome", lambda *_: (0.0, 0.0))
    worths = ExpertPlayer(thorough=True, **KEEN).worths(table)

    assert [one.visits for one in worths.values()] == [1] * 8


def test_it_searches_alike_in_worlds_that_its_seat_cannot_tell_apart(table):
    other = fair_game(table, table.seat, 3)
    for given in ({"simulations": 12}, {"simulations": 6, "thorough": True, "turns": 1}):
        first, second = (ExpertPlayer(rng=1, **given, **KEEN).worths(one) for one in (table, other))

        assert first == second
    assert table.state != other.state


@pytest.mark.parametrize(
    "name",
    ["expert?simulations=0", "expert?milliseconds=-1", "expert?candidates=0"],
)
def test_a_budget_of_nothing_is_refused(name):
    with pytest.raises(UsageError, match="above 0, found"):
        player_factory(name)(0)


@pytest.mark.parametrize("share", [-0.1, 1.1])
def test_foresight_is_a_part_of_one(share):
    with pytest.raises(UsageError, match="needs 'foresight' from 0 to 1, found"):
        player_factory(f"expert?foresight={share}")(0)


def test_a_policy_without_a_value_is_refused_where_the_value_counts():
    reason = "the policy 'distilled' has no value; those of `examples/training` have one"

    assert cannot_play("expert?policy=distilled&foresight=0.5", gwt.load_pack()) == reason
    assert cannot_play("expert?policy=distilled", gwt.load_pack()) == ""
    assert cannot_play("expert?weights=pateint", gwt.load_pack()).startswith(
        "there are no weights 'pateint'"
    )


def test_who_goes_by_the_valuation_needs_no_training_in_a_game():
    pack = gwt.load_pack(pack="second_edition")

    assert untrained_warning("expert", pack, 4) is None
    assert untrained_warning("expert?foresight=0.5", pack, 4) is not None


def test_a_position_is_judged_by_the_valuation_the_value_or_both(table):
    valued, both, foreseen = (ExpertPlayer(foresight=share).leads(table) for share in (0.0, 0.25, 1.0))

    assert ExpertPlayer().leads(table) == valued != foreseen
    assert both == pytest.approx(
        [0.75 * one + 0.25 * two for one, two in zip(valued, foreseen, strict=True)]
    )
    assert sum(valued) == pytest.approx(0)


def test_totals_are_those_of_what_judges_and_none_where_only_a_lead_is_foreseen(table):
    valued, foreseen = (ExpertPlayer(foresight=share).totals(table) for share in (0.0, 1.0))
    rails = gwt.new_game(game="pacific-rails", players=2, seed=1)

    assert valued and foreseen and valued != foreseen
    assert valued[0] - valued[1] == pytest.approx(ExpertPlayer().leads(table)[0])
    assert ExpertPlayer(foresight=1.0).totals(rails) is None


def test_a_foreseen_standing_counts_as_points_of_a_lead():
    """A value of 1 is a lead of 40 points, of each seat by itself."""
    rails = gwt.new_game(game="pacific-rails", players=2, seed=1)
    kind, values = ExpertPlayer()._foreseen(rails)

    assert kind == "standing"
    assert ExpertPlayer(foresight=1.0).leads(rails) == tuple(40 * value for value in values)


def test_scores_of_a_policy_count_only_in_games_in_which_it_was_trained():
    for wanted, counts in (({}, True), ({"players": 3}, False), ({"pack": "second_edition"}, False)):
        game = middle(**wanted)
        much, none = (ExpertPlayer(prior=prior, advice=0) for prior in (9.0, 0.0))
        expected = [one._expected(one._of(game), game, game.options) for one in (much, none)]

        assert (expected[0] != expected[1]) is counts


def test_an_option_that_ends_a_turn_is_followed_no_further_than_the_others(monkeypatch):
    game = middle()
    ends = []
    monkeypatch.setattr(ExpertPlayer, "leads", lambda self, now: ends.append(turn_of(now)) or (0.0, 0.0))
    player = ExpertPlayer()
    while len({turn_of(game), *(turn_of(_after(game, one)) for one in game.options)}) == 1:
        game.play(player.choose(game))
    ends.clear()
    for option in game.options:
        player._outcome(game.copy(), option, 2, lambda now, options: options[0])

    assert set(ends) == {turn_of(game) + 2}


def _after(game, option):
    after = game.copy()
    after.play(option)
    return after


def test_greedy_players_play_on_with_a_pack_that_the_policy_has_not_met(monkeypatch):
    asked = []
    scores = PolicyForGame.scores
    monkeypatch.setattr(PolicyForGame, "scores", lambda *of: asked.append(of) or scores(*of))
    for wanted, follows in (({}, True), ({"players": 3}, True), ({"pack": "second_edition"}, False)):
        game = middle(**wanted)
        asked.clear()
        ExpertPlayer(simulations=4, candidates=2).worths(game)

        assert bool(asked) is follows


def test_a_game_without_weights_is_judged_by_the_value(table):
    bare = SimpleNamespace(play=SimpleNamespace(weighted_valuation=lambda: None))

    assert (ExpertPlayer()._share(table.kind), ExpertPlayer()._share(bare)) == (0, 1)
    assert ExpertPlayer(foresight=0.5)._share(bare) == 0.5
