"""What can be done at any decision, by the toy game: a die that may be rolled whenever somebody chooses."""

from collections.abc import Sequence

from gwt.dsl.effects import Effect
from gwt.kernel.game import Game
from gwt.kernel.rules import Freely
from tests.kernel.test_game import marbles, options, play
from tests.kernel.toy import Roll, Take, Toy, game

MARK = Take(0)


def _rolls(toy: Toy, seat: int) -> Sequence[Effect]:
    return () if any(effect is MARK for _, effect, _ in toy.agenda) else (Roll(),)


def rolling(*turns: str) -> Game:
    return game(*turns, freely=Freely(Roll, _rolls, MARK))


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
    assert options(toy) == ["give 2", "done", "roll"]
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
