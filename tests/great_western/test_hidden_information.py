"""What a seat may see, and what it cannot know."""

import json
from collections import Counter

import pytest

import gwt
from gwt.kernel.rng import shuffle
from tests.great_western.test_properties import games, positions
from tests.holding import explained


def hidden_from(game: gwt.Game, seat: int) -> gwt.Game:
    """A copy in which all that the seat cannot see is in another order."""
    other = game.copy()
    table = other.state
    table.rng = 99
    for name in ("cattle_stack", "objective_stack"):
        cards = list(getattr(table, name))
        shuffle(table, cards)
        setattr(table, name, tuple(cards))
    piles = [list(pile) for pile in table.piles]
    for pile in piles:
        shuffle(table, pile)
    table.piles = tuple(map(tuple, piles))
    for player in table.players:
        shuffle(table, player.draw_stack)
    return other


@pytest.mark.parametrize("players, setup, seed", games(401))
def test_states_that_differ_in_hidden_things_have_equal_views(players, setup, seed):
    for game in positions(players, setup, seed, every=31):
        for seat in range(players):
            assert hidden_from(game, seat).view(seat) == game.view(seat), explained(game)


def dealt_hands(game: gwt.Game, seat: int, other: int, deals: int) -> Counter[tuple[str, ...]]:
    """How often each hand of another seat comes up."""
    return Counter(
        tuple(sorted(game.determinize(seat, seed).state.players[other].hand)) for seed in range(deals)
    )


POSITION = """
players: 2
setup: first-game
seat: 1
seats:
  - {at: neutral-a}
  - {at: neutral-a, hand: [jersey, guernsey], draw stack: [black-angus, dutch-belt]}
"""


def test_every_hand_that_agrees_is_equally_likely():
    """Two cards of four different ones: six hands, of which 1,800 deals give about 300 each."""
    hands = dealt_hands(gwt.from_position(POSITION), 0, 1, 1800)

    assert len(hands) == 6
    assert all(abs(count - 300) < 75 for count in hands.values()), hands


def test_a_card_that_all_have_seen_stays_in_the_hand():
    shown = POSITION.replace("hand: [jersey, guernsey]", "hand: [jersey, guernsey], shown: [jersey]")
    hands = dealt_hands(gwt.from_position(shown), 0, 1, 60)

    assert all("jersey" in hand for hand in hands)
    assert len(hands) == 3


def test_an_objective_drawn_unseen_may_be_any_that_is_not_seen():
    secret = POSITION.replace(
        "hand: [jersey, guernsey]", "hand: [jersey, obj-draw-5-h], secret: [obj-draw-5-h]"
    )
    game = gwt.from_position(secret)
    drawn = {game.determinize(0, seed).state.players[1].secret[0] for seed in range(120)}

    assert len(drawn) > 5
    assert drawn <= {*game.state.objective_stack, "obj-draw-5-h"}


def test_the_owner_keeps_the_objective_that_others_have_not_seen():
    secret = POSITION.replace(
        "hand: [jersey, guernsey]", "hand: [jersey, obj-draw-5-h], secret: [obj-draw-5-h]"
    )
    game = gwt.from_position(secret)

    assert game.determinize(1, 5).state.players[1].hand == ["jersey", "obj-draw-5-h"]


def test_a_guess_agrees_with_somebody_having_a_choice():
    """Seat 2 waits at a tile that can only be used with a guernsey, so there is one in its hand."""
    waiting = POSITION.replace("seat: 1", "seat: 2\ndo: may (discard 1 guernsey -> gain $2)").replace(
        "hand: [jersey, guernsey]", "hand: [jersey, guernsey, guernsey]"
    )
    game = gwt.from_position(waiting)
    hands = [game.determinize(0, seed).state.players[1].hand for seed in range(40)]

    assert all("guernsey" in hand for hand in hands)


def test_the_income_shows_the_whole_hand_to_everybody():
    revealed = POSITION.replace("seat: 1", "seat: 2\ndo: take income as value then deliver within value")
    game = gwt.from_position(revealed)

    assert game.view(0).data["seats"][1]["discard pile"] == ["guernsey", "jersey"]


def words(value: object) -> set[str]:
    """Every text anywhere in a view."""
    if isinstance(value, dict):
        return set().union(*map(words, value.values()), *map(words, value.keys()))
    if isinstance(value, list):
        return set().union(set(), *map(words, value))
    return {value} if isinstance(value, str) else set()


def test_a_view_holds_nothing_that_only_others_may_see():
    game = gwt.from_position(
        POSITION.replace("hand: [jersey, guernsey]", "hand: [texas-longhorn-7, obj-draw-5-h]")
        + "market: []\ndisplay: []\n"
    )
    seen = words(json.loads(game.view(0).json()))

    assert not seen & {"texas-longhorn-7", "obj-draw-5-h", "rng"}


def test_only_who_chooses_sees_the_options():
    assert "options" not in gwt.from_position(POSITION).view(1).data


def test_there_is_no_view_for_a_seat_that_does_not_exist():
    with pytest.raises(gwt.UsageError, match="no seat 2"):
        gwt.from_position(POSITION).view(2)


def test_others_see_only_how_many_cards_are_drawn():
    game = gwt.from_position(
        POSITION.replace("seat: 1", "seat: 2\ndo: draw up to 2 as drawn then discard drawn cards")
    )
    (drawn,) = [event for event in game.play("draw 2 as drawn") if hasattr(event, "cards")]

    assert sorted(drawn.seen_by(1).cards) == ["black-angus", "dutch-belt"]
    assert drawn.seen_by(0).cards == ("?", "?")


def test_an_objective_taken_unseen_to_the_hand_is_told_to_its_owner_only():
    game = gwt.from_position(POSITION.replace("seat: 1", "seat: 1\ndo: gain objective to hand"))
    taken = game.play("gain objective from stack to hand")[0]

    assert taken.seen_by(0).objective == taken.objective
    assert taken.seen_by(1).objective == "?"


TAKING = (
    POSITION.replace("seat: 1", "seat: 1\ndo: gain objective to hand")
    + "display: [obj-draw-5-h]\nobjective stack: [obj-draw-b-b-h, obj-gain2-4-h-h, obj-gain2-s-s-h]\n"
)
"""Seat 1 is about to take an objective card, from a display and a stack without two of a kind."""


@pytest.mark.rule("local-6b-to-hand")
def test_an_objective_taken_unseen_to_the_hand_stays_unseen_there():
    game = gwt.from_position(TAKING)
    game.play("gain objective from stack to hand")

    assert "obj-gain2-s-s-h" in game.state.players[0].hand
    assert "obj-gain2-s-s-h" not in words(game.view(1).data)


@pytest.mark.rule("local-6b-to-hand")
def test_an_objective_taken_unseen_to_the_hand_is_any_of_the_unseen_ones_to_others():
    game = gwt.from_position(TAKING)
    game.play("gain objective from stack to hand")
    guesses = [game.determinize(1, seed).state.players[0].hand for seed in range(60)]

    held = {card for hand in guesses for card in hand if card.startswith("obj-")}
    assert held == {"obj-draw-b-b-h", "obj-gain2-4-h-h", "obj-gain2-s-s-h"}


def test_an_objective_taken_from_the_display_to_the_hand_is_known_to_others():
    game = gwt.from_position(TAKING)
    game.play("gain objective obj-draw-5-h to hand")
    guesses = [game.determinize(1, seed).state.players[0].hand for seed in range(20)]

    assert all("obj-draw-5-h" in hand for hand in guesses)
