"""Seats that nobody plays: which they are, and what they do without (`opponent.yaml`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gwt.games.great_western.state import Table


def nobody_plays(table: Table, seat: int) -> bool:
    """Whether a seat is one of those that nobody plays, the last ones of the table."""
    return seat >= len(table.players) - table.board.automatic_seats


def does_without(table: Table, seat: int, what: str) -> bool:
    """Whether a seat has no use for something; see `opponent_content.Opponent.without`."""
    return what in table.board.without and nobody_plays(table, seat)
