"""What happened: typed values with their cause; sentences are made from them at the edge."""

from attrs import frozen


@frozen
class Event:
    """Something that a player at the table would see happen."""

    seat: int
    """Of the player whom it concerns, from 0."""
    cause: str
    """The id of the tile, card or step that brought it about."""
