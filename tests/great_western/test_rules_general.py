"""What a player may and may not look at, and how the discard pile is shuffled."""

import json

import pytest

import gwt

POSITION = """
players: 2
setup: first-game
seat: 1
seats:
  - hand: [jersey]
    draw stack: [holstein, ayrshire, guernsey]
    discard pile: [dutch-belt, brown-swiss, black-angus]
"""


@pytest.mark.rule("general-look-discard")
def test_a_player_sees_the_own_discard_pile_card_by_card():
    game = gwt.from_position(POSITION)

    assert game.view(0).data["seats"][0]["discard pile"] == ["dutch-belt", "brown-swiss", "black-angus"]


@pytest.mark.rule("general-no-look-draw")
@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_sees_the_cards_of_a_draw_stack(seat):
    seen = gwt.from_position(POSITION).view(seat)

    assert seen.data["seats"][0]["draw stack"] == {"count": 3}
    assert "ayrshire" not in json.dumps(seen.data["seats"][0])


@pytest.mark.rule("general-no-look-draw")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_order_of_a_draw_stack_changes_nothing_that_anybody_sees(seat):
    other = POSITION.replace("[holstein, ayrshire, guernsey]", "[guernsey, holstein, ayrshire]")

    one, two = gwt.from_position(POSITION), gwt.from_position(other)

    assert one.state != two.state
    assert one.view(seat) == two.view(seat)
    assert one.view(seat).json() == two.view(seat).json()


def test_a_drawn_card_is_told_to_its_owner_only_once_it_is_drawn():
    position = POSITION.replace("seats:", "do: draw 1 as drawn then discard drawn cards\nseats:")
    game = gwt.from_position(position)

    assert game.view(0).data["seats"][0]["hand"] == ["jersey", "guernsey"]
    assert game.view(1).data["seats"][0]["hand"] == {"count": 2}


@pytest.mark.rule("local-6b-to-hand")
def test_an_objective_card_that_goes_from_the_stack_to_a_hand_is_seen_by_its_owner_alone():
    position = POSITION.replace(
        "seats:", "do: gain objective to hand\nobjective stack: [obj-gain2-s-s-h]\nseats:"
    )
    game = gwt.from_position(position)

    game.play("gain objective from stack to hand")

    assert game.view(0).data["seats"][0]["hand"] == ["jersey", "obj-gain2-s-s-h"]
    assert "obj-gain2-s-s-h" not in game.view(1).json()


@pytest.mark.rule("general-reshuffle-when")
def test_any_card_of_the_discard_pile_may_be_drawn_first_from_an_empty_stack():
    spent = POSITION.replace("[holstein, ayrshire, guernsey]", "[]")
    drawn = set()
    for seed in range(40):
        game = gwt.from_position(f"seed: {seed}\ndo: draw 1\n{spent}")
        drawn.add(game.state.players[0].hand[-1])

    assert drawn == {"dutch-belt", "brown-swiss", "black-angus"}
