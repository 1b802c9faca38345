"""What can be done at any decision, by the toy game: a die that may be rolled whenever somebody chooses."""

from collections.abc import Sequence

from gwt.dsl.effects import Effect
from gwt.kernel.rules import AutomaticSeats, FreeActions
from gwt.kernel.windows import window_opens
from gwt.play.game import Game
from tests.kernel.test_game import marbles, options, play
from tests.kernel.toy import Give, Roll, Take, Toy, game

MARK = Take(0)


def _rolls(toy: Toy, seat: int) -> Sequence[Effect]:
    return () if any(effect is MARK for _, effect, _ in toy.agenda) else (Roll(),)


def rolling(*turns: str) -> Game:
    return game(*turns, freely=FreeActions(Roll, _rolls, MARK))


def test_it_stands_behind_the_options_of_the_task_which_goes_on_waiting():
    toy = rolling("take up to 2", "take 1")

    assert options(toy) == ["take 1", "take 2", "roll"]
    play(toy, "roll", "roll")
    assert options(toy) == ["take 1", "take 2", "roll"]
    play(toy, "take 2")
    assert toy.over
    assert marbles(toy) == [5, 4]


def test_it_makes_no_decision_by_itself():
    assert rolling("take 2", "take 1").over


def test_it_is_no_part_of_what_waits():
    toy = rolling("take up to 2")

    assert toy.origin("roll") is None
    assert toy.origin("take 1") is toy.decision.effect


def test_the_mark_lies_below_a_requirement_until_that_is_met():
    toy = rolling("take up to 2 as taken -> give taken")

    play(toy, "take up to 2 as taken -> give taken")
    assert options(toy) == ["take 1 as taken", "take 2 as taken"]
    play(toy, "take 2 as taken")
    assert options(toy) == ["give 2", "forgo (give 2)", "roll"]
    play(toy, "give 2")
    assert marbles(toy) == [3, 3]


def test_it_is_taken_back_and_played_again_like_any_choice():
    toy = rolling("take up to 2", "take up to 1")
    before = toy.state.copy()

    play(toy, "roll", "take 1")
    toy.undo(even_reveals=True)
    toy.undo(even_reveals=True)

    assert toy.state == before
    assert options(toy) == ["take 1", "take 2", "roll"]


# --- where nothing else is to be decided -------------------------------------------------------------


def _gives(toy: Toy, seat: int) -> Sequence[Effect]:
    barred = any(effect is MARK for _, effect, _ in toy.agenda)
    return (Give(1),) if toy.marbles[seat] and not barred else ()


def giving(*turns: str, bag: int = 0, automatic: AutomaticSeats | None = None) -> Game:
    """Whoever has marbles may give one back at any time."""
    freely = FreeActions(Give, _gives, MARK, opens=window_opens, uses={Give(1): Give(1)})
    return game(*turns, bag=bag, marbles=1, freely=freely, automatic=automatic)


def test_it_is_asked_for_before_a_task_is_forgone_which_is_tried_again_then():
    toy = giving("take up to 2")

    assert options(toy) == ["done", "give 1"]
    play(toy, "give 1")
    assert options(toy) == ["take 1"]
    play(toy, "take 1")
    assert toy.over and marbles(toy) == [1, 1]


def test_done_forgoes_the_task():
    toy = play(giving("take up to 2", "take up to 2"), "done")

    assert toy.seat == 1
    assert options(toy) == ["done", "give 1"]
    assert play(toy, "done").over


def test_it_is_asked_for_before_a_task_that_reads_what_it_changes():
    toy = giving("take 1 per marble", bag=3)

    assert options(toy) == ["done", "give 1"]
    play(toy, "give 1")
    assert toy.over and marbles(toy) == [0, 1]


def test_it_is_not_asked_for_if_it_could_change_nothing():
    assert giving("take 1 if 3 marbles").over
    assert giving("take 2 then roll", bag=3).over


def test_what_was_declined_is_not_asked_for_again_before_something_has_happened():
    toy = giving("repeat 2 times (take 1) then must (take 1 per marble)", bag=3)

    assert options(toy) == ["take 1", "forgo (take 1)", "give 1"]
    assert play(toy, "done").over
    toy.undo(even_reveals=True)
    play(toy, "take 1", "done")
    assert toy.over and marbles(toy) == [4, 1]


def test_a_chosen_option_is_not_asked_about_again():
    toy = giving("take up to 2 then take 1 per marble", bag=5)

    play(toy, "take 2")
    assert options(toy) == ["done", "give 1"]


def test_a_seat_that_nobody_plays_is_not_asked():
    automatic = AutomaticSeats("machine", 2, lambda toy, seat: True, lambda *_: None)

    assert giving("take up to 2", automatic=automatic).over


def test_a_reward_that_it_may_bring_does_not_count_as_forgone():
    toy = giving("may (roll -> take up to 2)")

    assert toy.forgone("roll -> take up to 2") == ()
