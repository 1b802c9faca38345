"""Where a choice leads is told without anything hidden becoming known."""

from gwt.kernel.game import Game
from gwt.kernel.outlook import Outlook, outlook
from tests.kernel.toy import Toy, game, reader


def ahead(of: Game, option: str) -> Outlook:
    return outlook(of.state, reader().effect(option))


def marbles(of: Outlook) -> list[int]:
    assert isinstance(of.state, Toy)
    return of.state.marbles


def test_it_stops_at_the_next_decision():
    found = ahead(game("take up to 2 then may take 3"), "take 1")

    assert marbles(found) == [4, 3]
    assert [str(option) for option in found.options] == ["take 3", "done"]


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


def test_the_state_stays_as_it_was():
    toy = game("take up to 2 then roll")
    before = toy.state.copy()
    ahead(toy, "take 2")

    assert toy.state == before
