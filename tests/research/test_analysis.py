"""What is said of the decisions of a game after it was played."""

import json
from itertools import islice
from math import exp

import pytest
from attrs import evolve

import gwt
from gwt.errors import UsageError
from gwt.players import fair_game, play_out, player_factory
from gwt.research import (
    Calibration,
    DecisionAnalysis,
    ExpertPlayer,
    analyse,
    analyse_in_background,
    analysis_data,
    calibration,
    seat_summaries,
    turning_points,
)
from gwt.research.game_analysis import analyse_decision
from gwt.spec import game_kind

pytestmark = pytest.mark.in_turn

FEW = {"simulations": 6}


def played(choices=40, **wanted):
    game = gwt.new_game(**{"players": 2, "seed": 5, "listen": False, **wanted})
    player = player_factory("learned")(0)
    while len(game.history) < choices:
        game.play(player.choose(game))
    return game


@pytest.fixture(scope="module")
def game():
    return played()


@pytest.fixture(scope="module")
def found(game):
    return list(analyse(game, **FEW))


def test_every_decision_with_a_choice_is_weighed(game, found):
    again, real = game.copy_at_start(), []
    for at, option in enumerate(game.history):
        if len(again.options) > 1:
            real.append((at, again.seat, option, set(again.options)))
        again.play(option)

    assert [(one.choice, one.seat) for one in found] == [one[:2] for one in real]
    for one, (_, _, option, options) in zip(found, real, strict=True):
        assert one.options[one.chosen].option == option
        assert {weighed.option for weighed in one.options} == options
        assert one.lost == pytest.approx(one.best.points - one.options[one.chosen].points)
        assert one.best.points == max(weighed.points for weighed in one.options)
        assert sum(one.chances) == pytest.approx(1)
        assert 0 <= one.lost_chance <= one.chances[one.seat]


def test_the_same_seed_says_the_same_and_part_of_it_can_be_asked_for(game, found):
    own = list(analyse(game, seats=[1], **FEW))

    assert list(analyse(game, **FEW)) == found
    assert [one.choice for one in own] == [one.choice for one in found if one.seat == 1]
    assert next(analyse(game, since=20, **FEW)).choice >= 20


def test_it_says_the_same_in_worlds_that_the_seat_cannot_tell_apart(game):
    other = fair_game(game, game.seat, 3)
    each = (ExpertPlayer(rng=1, simulations=8, sure=1e9) for _ in range(2))
    first, second = (
        analyse_decision(one, game.options[0], player)
        for one, player in zip((game, other), each, strict=True)
    )

    assert (first.options, first.leads, first.chances) == (second.options, second.leads, second.chances)
    assert game.state != other.state


@pytest.mark.parametrize(
    "wanted",
    [
        {"players": 4, "pack": "rails_to_the_north"},
        {"players": 3, "pack": "second_edition"},
        {"players": 2, "pack": "garth"},
        {"players": 3, "game": "pacific-rails"},
    ],
    ids=lambda one: "-".join(map(str, one.values())),
)
def test_any_pack_and_any_number_of_seats_can_be_looked_at(wanted):
    game = played(24, **wanted)
    before = game.record()
    found = list(islice(analyse(game, simulations=2), 4))
    said = json.loads(json.dumps(analysis_data(game, found, 2)))

    assert found and game.record() == before
    for one, told in zip(found, said["decisions"], strict=True):
        assert len(one.chances) == len(one.leads) == wanted["players"]
        assert 1 <= len(told["options"]) <= 3
        assert told["options"][told["chosen"]][0] == str(game.history[one.choice])
        assert told["seat"] == one.seat + 1


def test_a_process_of_its_own_says_the_same_and_ends_when_nobody_listens(game, found):
    told = analyse_in_background(game.record(), **FEW)
    first = list(islice(told, 3))
    told.close()

    assert first == found[:3]


def test_a_process_of_its_own_passes_its_errors_on(game):
    with pytest.raises(UsageError, match="there is no seat 7"):
        next(analyse_in_background(game.record(), seats=[7]))


@pytest.mark.parametrize(
    ("wanted", "message"),
    [
        ({"seats": [2]}, "there is no seat 2: seats are 0 to 1"),
        ({"policy": "learnt"}, "there is no policy 'learnt'"),
        ({"simulations": 0}, "above 0, found"),
    ],
)
def test_what_cannot_be_asked_for_is_refused_before_the_first_decision(game, wanted, message):
    with pytest.raises(UsageError, match=message):
        analyse(game, **wanted)


def about(choice, lost_chance, chosen=1, seat=0):
    return DecisionAnalysis(choice, 1, seat, "turn", (), chosen, 3.0, (0.0, 0.0), (0.5, 0.5), lost_chance)


def test_turning_points_lost_most_of_a_victory_and_come_in_their_order():
    every = [about(1, 0.2), about(2, 0.01), about(3, 0.3), about(4, 0.1, seat=1)]

    assert [one.choice for one in turning_points(every, 2)] == [1, 3]
    assert [one.choice for one in turning_points(every)] == [1, 3, 4]
    first, second = seat_summaries([*every, about(5, 0.0, chosen=0)])
    assert (first.seat, first.decisions, first.agreed, first.lost) == (0, 4, 1, 12.0)
    assert (second.seat, second.decisions) == (1, 1)


def test_nothing_turns_a_game_that_is_too_young_to_be_judged():
    young, old = evolve(about(1, 0.3), early=True), about(2, 0.1)

    assert turning_points([young, old]) == (old,)


def test_a_game_is_judged_from_the_first_delivery_of_each_seat(game, found):
    again = game.copy_at_start()
    for one in found:
        while len(again.history) < one.choice:
            again.play(game.history[len(again.history)])
        assert one.early == (not all(player.cities for player in again.state.players))
    assert found[0].early


def test_what_was_measured_of_a_policy_lies_beside_it(tmp_path):
    kind, path = game_kind("great-western-trail"), tmp_path / "mine.json"
    assert calibration(kind, str(tmp_path / "mine.npz")) == Calibration()
    path.write_text('{"slope": 0.5, "measured": "in a dream"}')
    assert calibration(kind, str(tmp_path / "mine.npz")).slope == 0.5
    path.write_text('{"slop": 0.5}')
    with pytest.raises(UsageError, match="expected what was measured"):
        calibration(kind, str(tmp_path / "mine.npz"))


def test_a_lead_fades_with_what_a_seat_still_gains():
    by = Calibration(slope=0.5, fade=0.1)

    assert by.lead((4.0, -4.0), 0.0) == (2.0, -2.0)
    assert by.lead((4.0, -4.0), 20.0)[0] == pytest.approx(2 * exp(-1))
    assert Calibration().lead((4.0, -4.0), 20.0) == (4.0, -4.0)


def test_a_lead_is_surer_the_less_is_still_to_come():
    early, late = (Calibration().chances((10.0, -10.0), left) for left in (150, 2))

    assert 0.5 < early[0] < late[0] < 1
    assert Calibration().chances((0.0, 0.0, 0.0), 20) == pytest.approx((1 / 3,) * 3)


def test_a_whole_game_is_judged_to_be_won_by_who_has_won(game):
    table = gwt.new_game(players=2, seed=2, listen=False)
    play_out(table, [player_factory("greedy?width=4")(1), player_factory("random")(2)])
    at = len(table.history) - 30
    last = list(analyse(table, simulations=4, since=at))[-1]

    assert last.chances[table.winners[0]] > 0.95
