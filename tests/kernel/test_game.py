"""The kernel, by a toy game: what joiners mean, choosing, undoing, copying, recording."""

import copy

import pytest

from gwt.errors import ExpressionError, IllegalChoice, RecordError, UnfinishedGame
from gwt.kernel import record
from gwt.kernel.agenda import IDLE
from gwt.kernel.rules import FinalScore
from gwt.kernel.tasks import make_compulsory
from gwt.play.game import Game
from tests.kernel.toy import Take, Taken, Toy, game, reader


def options(of: Game) -> list[str]:
    return [str(option) for option in of.options]


def play(of: Game, *choices: str) -> Game:
    for choice in choices:
        of.play(choice)
    return of


def marbles(of: Game) -> list[int]:
    assert isinstance(of.state, Toy)
    return of.state.marbles


# --- joiners -----------------------------------------------------------------------------------------


def test_an_effect_without_a_choice_happens_by_itself():
    toy = game("take 2")

    assert toy.over
    assert marbles(toy) == [5, 3]


def test_turns_without_a_choice_come_to_an_end_at_last():
    assert game(*["take 0"] * (IDLE - 2)).over
    with pytest.raises(UnfinishedGame, match="1,000 turns went by without a choice"):
        game(*["take 0"] * (IDLE + 1))


def test_a_choice_now_and_then_is_enough():
    toy = game(*[*["take 0"] * (IDLE - 2), "take up to 1"] * 2)
    play(toy, "take 1", "take 1")

    assert toy.over


def test_what_happens_before_the_first_choice_is_the_opening_of_the_game():
    toy = game("take 2", "take up to 1")

    assert toy.opening == (Taken(0, "turn 1", 2),)
    assert toy.play("take 1") == (Taken(1, "turn 2", 1),)
    assert toy.copy().opening == toy.copy_at_start().opening == toy.opening


def test_a_maximum_is_a_choice_of_at_least_one():
    assert options(game("take up to 3")) == ["take 1", "take 2", "take 3"]


def test_a_maximum_is_no_more_than_there_is():
    assert options(game("take up to 3", bag=2)) == ["take 1", "take 2"]


def test_what_is_impossible_is_forgone():
    toy = game("take up to 3", bag=0)

    assert toy.over
    assert marbles(toy) == [3, 3]


def test_the_reward_of_an_exchange_follows_its_cost_and_may_be_forgone():
    toy = play(game("give 2 -> take 1"), "give 2 -> take 1")

    assert options(toy) == ["take 1", "forgo (take 1)"]
    assert marbles(toy) == [1, 3]
    assert marbles(play(toy, "done")) == [1, 3]


def test_the_parts_of_a_reward_are_forgone_one_by_one():
    toy = play(game("must (give 1 -> take 1 and take 2)"), "done")

    assert options(toy) == ["take 2", "forgo (take 2)"]


def test_each_part_of_a_compulsory_and_is_carried_out_unless_it_says_may():
    toy = game("must (take up to 2 and take 1 and may take 1)")

    assert options(toy) == ["take 1", "take 2"]
    play(toy, "take 1")
    assert options(toy) == ["take 1", "forgo (take 1)"]
    assert marbles(toy) == [5, 3]


def test_what_is_compulsory_stays_so_in_an_or_a_then_and_under_a_condition():
    for text in (
        "take up to 1 and take 1",
        "give 1 or (take up to 1 and take 1)",
        "take 1 then (take up to 1 and take 1)",
        "(take up to 1 and take 1) if kind",
        "(take up to 1 and take 1) if 1 marble",
    ):
        toy = game(f"must ({make_compulsory(reader().effect(text))})", rulings=("kind",))
        if len(toy.options) > 1:
            toy.play(toy.options[1])
        assert options(toy) == ["take 1"], text
    assert (
        str(make_compulsory(reader().effect("give 1 -> take 1 and take 2")))
        == "give 1 -> take 1 and take 2"
    )


def test_a_choice_offers_only_what_can_be_done():
    assert options(game("give 4 or take 2 or take 3")) == [
        "take 2",
        "take 3",
    ]


def test_an_exchange_whose_cost_cannot_be_met_is_not_offered():
    toy = game("may ((give 4 -> take 9) or take 1)")

    assert options(toy) == ["take 1", "forgo ((give 4 -> take 9) or take 1)"]


def test_the_parts_of_a_cost_have_to_be_possible_together():
    toy = game("may (give 2 and give 2 -> take 1)", marbles=3)

    assert toy.over
    assert marbles(toy) == [3, 3]


def test_nobody_gives_for_a_reward_that_is_not_there():
    assert game("may (give 1 -> take 1)", bag=0).over


def test_a_choice_within_a_choice_stands_beside_the_other_arms():
    assert options(game("take 1 or (take 2 or take 3)")) == ["take 1", "take 2", "take 3"]


def test_two_arms_that_come_to_the_same_are_one_option():
    assert options(game("take 1 or take 1 or take 2")) == ["take 1", "take 2"]


def test_what_may_be_done_may_be_left():
    toy = game("may take 2")

    assert options(toy) == ["take 2", "forgo (take 2)"]
    assert marbles(play(toy, "done")) == [3, 3]


def test_steps_are_done_in_their_order():
    toy = game("take 1 then give 4 then take up to 2")

    assert marbles(toy) == [0, 3]
    assert options(toy) == ["take 1", "take 2"]


def test_a_named_number_reaches_every_later_step():
    toy = game("take up to 3 as n then give n then take up to n")

    assert options(play(toy, "take 2 as n")) == ["take 1", "take 2"]
    assert marbles(toy) == [3, 3]


def test_a_name_that_is_given_again_is_refused():
    with pytest.raises(ExpressionError, match="a number is called 'n' already"):
        game("take 1 as n then take 2 as n then give n")


def test_a_named_number_may_be_one_that_is_rolled():
    toy = game("roll as n then take n", seed=3)

    assert marbles(toy)[0] in range(4, 10)


def test_an_effect_under_a_ruling_happens_only_where_the_ruling_is_in_force():
    assert marbles(game("take 2 if kind")) == [3, 3]
    assert marbles(game("take 2 if kind", rulings=("kind",))) == [5, 3]


def test_an_amount_per_something_is_counted_when_it_is_done():
    assert marbles(game("take 1 then take 1 per 2 marbles")) == [6, 3]


# --- decisions ---------------------------------------------------------------------------------------


def test_a_decision_says_who_chooses_and_what_it_is_about():
    toy = play(game("take up to 2", "may take 1"), "take 1")

    decision = toy.decision
    assert (decision.seat, decision.cause, str(decision.effect)) == (1, "turn 2", "may take 1")
    assert str(decision) == "seat 1 (turn 2): take 1 | forgo (take 1)"


def test_when_the_game_is_over_there_is_nothing_to_choose():
    toy = game("take 1")

    assert (toy.over, toy.seat, toy.options) == (True, -1, ())
    with pytest.raises(IllegalChoice, match="the game is over"):
        toy.decision  # noqa: B018
    with pytest.raises(IllegalChoice, match="the game is over"):
        toy.play("take 1")


def test_those_with_the_most_points_share_the_victory():
    assert game("take 1").winners == (0,)
    assert game("take 1", "take 1").winners == (0, 1)


def test_equal_totals_are_told_apart_by_what_breaks_ties_in_its_order():
    one = FinalScore({"marbles": 3}, ties=(0, 2))

    assert one.rank > FinalScore({"marbles": 3}, ties=(0, 1)).rank
    assert one.rank < FinalScore({"marbles": 3}, ties=(1, 0)).rank
    assert one.rank < FinalScore({"marbles": 4}).rank


# --- choosing ----------------------------------------------------------------------------------------


def test_a_choice_may_be_made_by_its_text():
    by_text, by_option = game("take up to 3"), game("take up to 3")
    by_text.play("take   2")
    by_option.play(by_option.options[1])

    assert by_text.state == by_option.state


def test_playing_tells_what_happened():
    assert game("take up to 3").play("take 2") == (Taken(0, "turn 1", 2),)


def test_nothing_is_told_to_nobody():
    toy = game("take up to 3")
    toy.listen = False

    assert toy.play("take 2") == ()


@pytest.mark.parametrize(
    "choice", ["take 4", "take up to 3", "done", "grab 2", "", "take 1 and take 1", "take"]
)
def test_an_illegal_choice_leaves_everything_as_it_was(choice):
    toy = play(game("take up to 3", "take up to 3"), "take 2")
    state, chosen, offered = toy.state.copy(), toy.history, options(toy)

    with pytest.raises(IllegalChoice):
        toy.play(choice)

    assert (toy.state, toy.history, options(toy)) == (state, chosen, offered)
    assert toy.can_undo


def test_an_illegal_choice_is_told_the_options():
    with pytest.raises(IllegalChoice, match=r"'take 4' is not an option now; the options are:\n  take 1\n"):
        game("take up to 3").play("take 4")


def test_an_option_that_prints_as_another_effect_is_told_from_it_by_its_field(monkeypatch):
    toy = game("take up to 2")
    monkeypatch.setattr(Take, "__str__", lambda self: "take some")

    with pytest.raises(
        IllegalChoice, match="'take some' is an option, but with 1 for 'amount', not 4, which"
    ):
        toy.play(Take(4))


def test_a_choice_that_cannot_be_read_is_told_why():
    with pytest.raises(IllegalChoice, match=r"'tak' .*Did you mean 'take'"):
        game("take up to 3").play("tak 1")


def test_a_word_in_place_of_a_verb_is_told_so_in_any_game():
    with pytest.raises(IllegalChoice, match="'tak' is not a verb of this game"):
        game("take up to 3").play("tak 1")


# --- undo --------------------------------------------------------------------------------------------


TURNS = ["take up to 3", "may take 1", "give 1 -> take 2", "take 1 or give 1"] * 12


def test_undo_goes_back_choice_by_choice_to_the_start():
    toy = game(*TURNS, bag=500)
    states = []
    while not toy.over:
        states.append((toy.state.copy(), options(toy)))
        toy.play(toy.options[len(states) % len(toy.options)])
    assert len(states) == len(TURNS)

    while states:
        toy.undo()
        assert (toy.state, options(toy)) == states.pop()

    assert not toy.can_undo
    with pytest.raises(IllegalChoice, match="there is no choice to take back"):
        toy.undo()


def test_a_game_goes_on_from_where_undo_has_led():
    toy = play(game(*TURNS, bag=500), "take 3", "done", "done")
    toy.undo()
    toy.undo()
    play(toy, "take 1")

    assert [str(option) for option in toy.history] == ["take 3", "take 1"]
    assert toy.state == play(game(*TURNS, bag=500), "take 3", "take 1").state


def test_undo_stops_at_a_choice_that_drew_at_random():
    toy = play(game("take up to 2", "may roll", "may take 1"), "take 1", "roll")
    before = toy.state.copy()

    assert not toy.can_undo
    with pytest.raises(IllegalChoice, match="'roll' has revealed something"):
        toy.undo()
    assert toy.state == before


def test_what_comes_after_a_reveal_can_be_taken_back():
    toy = play(game("may roll", "may take 1", "take up to 2"), "roll", "take 1")
    toy.undo()

    assert options(toy) == ["take 1", "forgo (take 1)"]


def test_a_reveal_is_forgotten_where_that_is_asked_for():
    toy = play(game("may roll", "take up to 2"), "roll")
    toy.undo(even_reveals=True)

    assert toy.state == game("may roll", "take up to 2").state
    play(toy, "roll")
    assert toy.state == play(game("may roll", "take up to 2"), "roll").state


# --- copies ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("copied", [Game.copy, copy.copy, copy.deepcopy])
def test_a_copy_goes_its_own_way(copied):
    toy = play(game(*TURNS, bag=500), "take 3")
    before, chosen, offered = toy.state.copy(), toy.history, options(toy)

    other = copied(toy)
    assert other.state == toy.state
    play(other, "take 1", "done")
    other.undo()
    other.undo()
    other.undo()

    assert (toy.state, toy.history, options(toy)) == (before, chosen, offered)


# --- records -----------------------------------------------------------------------------------------


def test_a_record_has_a_header_and_one_line_for_each_choice():
    toy = play(game("take up to 3", "may take 1", "must (give 1 -> take 2)"), "take 3", "done", "take 2")
    text = record.format_record(toy.premise, toy.history)
    header, _, choices = text.partition("\n\n")

    assert header.startswith("gwt 3\nlibrary: none\ngame: toy\npack: toy/marbles 1 0\nplayers: 2\n")
    assert choices == "take 3\nforgo (take 1)\ntake 2\n"


def test_a_record_reads_back_as_it_was_written():
    toy = play(game("take up to 3", rulings=("kind",), seed=2**64 - 1), "take 3")
    read = record.parse_record(record.format_record(toy.premise, toy.history), "evening.gwt")

    assert read.premise == toy.premise
    assert [line.text for line in read.lines] == ["take 3"]


@pytest.mark.parametrize(
    "find, replace, said",
    [
        ("gwt 3", "gwt 7", r"evening\.gwt:1:1: format '7' is not known"),
        ("gwt 3", "moo", r"evening\.gwt:1:1: this is not a saved game"),
        ("players: 2", "players: two", r"evening\.gwt:5:1: expected a whole number, found 'two'"),
        ("players: 2", "playrs: 2", r"'playrs' is not expected in the header"),
        ("players: 2\n", "", r"the header has no 'players'"),
        ("players: 2\n", "players: 2\nplayers: 2\n", r"'players' is not expected in the header"),
        ("pack: toy/marbles 1 0", "pack: toy/marbles", r"expected the id, version and digest of a pack"),
        ("take 3\n", "", r"the file holds 0 of 1 choices"),
        ("choices: 1", "choices: " + "9" * 30, r"expected a whole number"),
    ],
)
def test_a_record_that_is_damaged_says_where(find, replace, said):
    toy = play(game("take up to 3"), "take 3")
    text = record.format_record(toy.premise, toy.history)
    assert text.count(find) == 1

    with pytest.raises(RecordError, match=said):
        record.parse_record(text.replace(find, replace), "evening.gwt")
