"""What happened: typed values with their cause; sentences are made from them at the edge."""

from typing import Annotated, NamedTuple

from attrs import frozen


class Called(NamedTuple):
    """Marks a value as a name, or as a number that is written in a way of its own."""

    kind: str


HIDDEN = "?"
"""Stands for something that a seat may not see."""

Seat = Annotated[int, Called("seat")]
"""Counts from 0; written from 1."""


@frozen
class Event:
    """Something that a player at the table would see happen."""

    seat: Seat
    """Of the player whom it concerns, from 0."""
    cause: str
    """The id of the tile, card or step that brought it about."""

    def seen_by(self, seat: int) -> "Event":
        """The event as a seat sees it, with `HIDDEN` for what only others may know."""
        return self
