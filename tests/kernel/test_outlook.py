"""Where a choice leads is told without anything hidden becoming known."""

import pytest

from gwt.kernel.forgone import Lookahead, look_ahead
from gwt.play.game import Game
from tests.kernel.toy import Roll, Toy, game, reader


def ahead(of: Game, option: str) -> Lookahead:
    return look_ahead(of.state, reader().effect(option))


def marbles(of: Lookahead) -> list[int]:
    assert isinstance(of.state, Toy)
    return of.state.marbles


def test_it_stops_at_the_next_decision():
    found = ahead(game("take up to 2 then may take 3"), "take 1")

    assert marbles(found) == [4, 3]
    assert [str(option) for option in found.options] == ["take 3", "forgo (take 3)"]


def test_it_stops_before_the_next_turn():
    found = ahead(game("take up to 2", "take 5"), "take 2")

    assert marbles(found) == [5, 3]
    assert (found.options, found.state.agenda) == ((), [])


def test_it_stops_before_a_draw_at_random():
    """What comes before it is done, what comes after it is not."""
    found = ahead(game("take up to 2 then take 3 then roll then take 1"), "take 1")

    assert marbles(found) == [7, 3]
    assert found.options == ()
    assert str(found.state.agenda[-1][1]) == "roll"
    assert found.state.reveals == 0


def test_it_stops_before_a_number_that_is_drawn():
    found = ahead(game("take up to 2 then roll as rolled then take rolled"), "take 1")

    assert marbles(found) == [4, 3]
    assert str(found.state.agenda[-1][1]) == "roll as rolled"


def test_what_reveals_without_saying_so_is_our_mistake(monkeypatch):
    monkeypatch.setattr(Roll, "reveals", False)

    with pytest.raises(AssertionError, match="'roll' reveals something and does not say so"):
        ahead(game("take up to 2 then roll"), "take 1")


def test_a_decision_can_be_left_unlisted():
    """The choice itself is carried out, however few tasks are left with it."""
    toy = game("take up to 2 then may take 3 then may take 1")
    level = len(toy.state.agenda)
    found = look_ahead(toy.state, reader().effect("take 1"), level)

    assert (marbles(found), found.options) == ([4, 3], ())
    assert str(found.state.agenda[-1][1]) == "may take 3"
    assert [str(one) for one in look_ahead(toy.state, reader().effect("take 1"), level - 2).options] == [
        "take 3",
        "forgo (take 3)",
    ]


def test_the_state_stays_as_it_was():
    toy = game("take up to 2 then roll")
    before = toy.state.copy()
    ahead(toy, "take 2")

    assert toy.state == before
