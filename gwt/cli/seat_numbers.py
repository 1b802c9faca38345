"""Converts seats, which count from 0 in the library and from 1 in all texts."""

from gwt.errors import UsageError


def parse_seat(typed: int | None, players: int) -> int | None:
    """Converts a seat that was typed, from 1, to one from 0; None stays None.

    Raises:
        UsageError: there is no such seat.
    """
    if typed is None:
        return None
    if not 1 <= typed <= players:
        raise UsageError(f"there is no seat {typed}: seats are 1 to {players}")
    return typed - 1
