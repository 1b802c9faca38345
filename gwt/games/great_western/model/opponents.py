"""Seats that nobody plays: which they are, and the role of each seat."""

from gwt.games.great_western.entries.opponent_content import Role
from gwt.games.great_western.model.state import Table


def role_of_seat(table: Table, seat: int) -> Role:
    """Returns what holds for a seat; those that nobody plays are the last ones of the table."""
    return table.board.roles[seat - len(table.players)]


def is_automatic(table: Table, seat: int) -> bool:
    """Whether a seat is one of those that nobody plays."""
    return not role_of_seat(table, seat).played
