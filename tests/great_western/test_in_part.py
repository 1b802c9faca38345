"""What becomes of a verb of which only a part is possible, as the language reference has it."""

import pytest

import gwt
from gwt.games.great_western.verbs.cards import Draw, RemoveCards

POSITION = """
players: 3
setup: first-game
bare trail: true
seat: 1
do: {do}
seats:
  - {{on: building-a, hand: [jersey], draw stack: [guernsey], discard pile: [], certificates: 2, money: 5}}
"""


def at(do: str) -> gwt.Game:
    return gwt.from_position(POSITION.format(do=do))


@pytest.mark.parametrize(
    ("kind", "reward", "option"),
    [(Draw, "draw 2", "draw 2"), (RemoveCards, "remove 2 cards from hand", "remove 1 jersey from hand")],
)
def test_some_plain_numbers_are_done_as_far_as_they_go(kind, reward, option):
    game = at(f"must (pay $1 -> {reward})")
    assert [str(one) for one in game.options] == [option, f"forgo ({reward})"]
    game.play(option)

    assert game.seat == 1
    assert game.state.players[0].hand == {Draw: ["jersey", "guernsey"], RemoveCards: []}[kind]


def test_any_other_plain_number_is_forgone_where_only_a_part_is_possible():
    game = at("must (pay $1 -> gain $3 and advance certificate 2)")

    assert game.seat == 1, "the money was taken, nothing more was offered, and the turn is over"
    assert game.state.players[0].money == 5 - 1 + 3


@pytest.mark.parametrize(
    ("reward", "option"),
    [
        ("advance certificate up to 2", "advance certificate 1"),
        ("remove up to 2 cards from hand", "remove 1 jersey from hand"),
    ],
)
def test_up_to_a_number_offers_what_is_possible(reward, option):
    assert [str(one) for one in at(f"must (pay $1 -> {reward})").options] == [option, f"forgo ({reward})"]
