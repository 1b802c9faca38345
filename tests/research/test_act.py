"""Options as numbers: every decision of every pack fits the room that environments have."""

import gwt
from gwt.research import ActionEncoder


def test_there_is_room_for_every_bid_of_four_players():
    game = gwt.new_game(4, 1, pack=["bidding"])

    assert sum(ActionEncoder(game).mask(game.options)) == len(game.options) > 64
