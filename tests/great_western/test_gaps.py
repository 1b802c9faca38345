"""What faults planted in the rules could change unnoticed by scenarios and the other tests."""

import gwt
from gwt.games.great_western.scoring.final_objectives import ObjectiveOutcome, score_final_objectives

POSITION = """
players: 2
setup: first-game
seats:
  - hazards: [flood-green-4]
    teepees: [blue-teepee, blue-teepee]
    stations: []
    objectives: [obj-gain2-b-bl-bl]
    hand: [obj-gain2-s-s-h, jersey]
    draw stack: []
    discard pile: []
    trail: {a-1: 1a}
"""


def test_the_outcome_of_the_objectives_says_which_are_fulfilled_failed_and_left_out():
    fulfilled = gwt.from_position(POSITION)
    failed = gwt.from_position(POSITION.replace("teepees: [blue-teepee, blue-teepee]", "teepees: []"))
    added = gwt.from_position(POSITION.replace("stations: []", "stations: [station-1, station-2]"))

    assert score_final_objectives(fulfilled.state, 0) == ObjectiveOutcome(
        3, 1, fulfilled=("obj-gain2-b-bl-bl",), omitted=("obj-gain2-s-s-h",)
    )
    assert score_final_objectives(failed.state, 0) == ObjectiveOutcome(
        -2, 1, failed=("obj-gain2-b-bl-bl",), omitted=("obj-gain2-s-s-h",)
    )
    assert score_final_objectives(added.state, 0) == ObjectiveOutcome(
        6, 2, fulfilled=("obj-gain2-b-bl-bl", "obj-gain2-s-s-h")
    )


def test_a_guess_of_any_seat_deals_the_hands_of_all_others_anew():
    """A guess that keeps the true hand of another seat, earlier or later, would tell it."""
    game = gwt.new_game(players=3, seed=4)
    for seat in range(3):
        for other in range(3):
            dealt = {
                tuple(sorted(game.determinize(seat, seed).state.players[other].hand)) for seed in range(20)
            }
            assert (len(dealt) == 1) == (other == seat)


def test_turns_are_counted_one_by_one():
    game = gwt.new_game(players=2, seed=1)
    turns = []
    while len(turns) < 6:
        if not turns or turns[-1] != game.state.turn:
            turns.append(game.state.turn)
        game.play(game.options[-1])

    assert turns == [1, 2, 3, 4, 5, 6]


def test_added_cattle_are_told_in_the_order_of_the_stack():
    game = gwt.from_position(
        "seat: 1\ndo: buy cattle then gain $1\nmarket: []\n"
        "cattle stack: [ayrshire, holstein, brown-swiss]\n"
    )
    (added,) = [event for event in game.play("add 2 cattle to market") if hasattr(event, "cards")]

    assert added.cards == ("brown-swiss", "holstein")
    assert game.state.market == ["brown-swiss", "holstein"]
