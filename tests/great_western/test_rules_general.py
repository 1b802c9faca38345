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


@pytest.mark.rule("general-reshuffle-when")
def test_any_card_of_the_discard_pile_may_be_drawn_first_from_an_empty_stack():
    spent = POSITION.replace("[holstein, ayrshire, guernsey]", "[]")
    drawn = set()
    for seed in range(40):
        game = gwt.from_position(f"seed: {seed}\ndo: draw 1\n{spent}")
        drawn.add(game.state.players[0].hand[-1])

    assert drawn == {"dutch-belt", "brown-swiss", "black-angus"}
