"""The player `expert`: a search by a policy, its budget, and what it says of each option."""

import pytest

import gwt
from gwt.errors import UsageError
from gwt.players import cannot_play, fair, maker
from gwt.research.expert import ExpertPlayer

KEEN = {"candidates": 8, "sure": 1e9}


def middle(choices=40, **wanted):
    """A game in which there is much to choose from."""
    game = gwt.new_game(**{"players": 2, "seed": 5, "listen": False, **wanted})
    player = maker("learned")(0)
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
    monkeypatch.setattr(ExpertPlayer, "_outcome", lambda self, applied, game, option: [gain[option]] * 2)
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


def test_it_searches_alike_in_worlds_that_its_seat_cannot_tell_apart(table):
    other = fair(table, table.seat, 3)
    first, second = (ExpertPlayer(rng=1, simulations=12, **KEEN).worths(one) for one in (table, other))

    assert first == second
    assert table.state != other.state


@pytest.mark.parametrize(
    "wanted",
    [
        {"players": 3, "pack": "second_edition"},
        {"players": 4, "pack": "rails_to_the_north"},
        {"players": 2, "pack": "garth"},
        {"players": 3, "game": "pacific-rails"},
    ],
    ids=lambda one: "-".join(map(str, one.values())),
)
def test_it_plays_with_any_number_of_seats_and_any_pack(wanted):
    game = middle(20, **wanted)
    before = game.record()

    assert ExpertPlayer(simulations=8, candidates=2).choose(game) in game.options
    assert game.record() == before


@pytest.mark.parametrize(
    "name",
    ["expert?simulations=0", "expert?milliseconds=-1", "expert?candidates=0"],
)
def test_a_budget_of_nothing_is_refused(name):
    with pytest.raises(UsageError, match="above 0, found"):
        maker(name)(0)


def test_a_policy_without_a_value_is_refused():
    reason = "the policy 'distilled' has no value; those that `gwt reinforce` writes have one"

    assert cannot_play("expert?policy=distilled", gwt.load_pack()) == reason
    assert cannot_play("expert", gwt.load_pack()) == ""
