"""What holds in every state of every game of Great Western Trail.

What is impossible is listed by the game itself, as for positions; here is what else is to hold.
`check` is for any decision; `check_pieces` is the cheap part, for many games."""

from collections.abc import Iterator

import gwt
from gwt.games.great_western.model.player_limits import abilities
from gwt.games.great_western.model.state import Table
from tests.holding import assert_none, decision

MOST_OPTIONS = 1000


def check(game: gwt.Game) -> None:
    """Asserts that the state of a game is possible, and everything below for its decision."""
    check_pieces(game)
    assert_none(game, list(decision(game, MOST_OPTIONS)))


def check_pieces(game: gwt.Game) -> None:
    """Asserts that no piece has come or gone and that every piece is where it may be."""
    check_any_pack(game)
    assert isinstance(game.state, Table)
    assert_none(game, list(_hands(game.state)))


def check_any_pack(game: gwt.Game) -> None:
    """Asserts what `check_pieces` does, as far as it holds whatever the tiles of a pack may do."""
    assert_none(game, [str(one) for one in game.kind.play.find_inconsistencies(game.state)])


def _hands(table: Table) -> Iterator[str]:
    """Nothing in the game leaves more cards than the hand limit at the end of a turn (ruling A30)."""
    for seat, player in enumerate(table.players):
        had_a_turn = player.at is not None and seat != table.seat
        if had_a_turn and len(player.hand) > abilities(table, player).hand:
            yield f"seat {seat} has {len(player.hand)} cards in hand after the turn"
