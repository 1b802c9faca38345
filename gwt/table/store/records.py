"""Tables and what is done at them, as the database keeps them."""

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

from attrs import frozen

Kind = Literal[
    "choose",
    "hold",
    "end",
    "undo",
    "back",
    "close",
    "name",
    "seat",
    "start",
    "take",
    "invite",
    "reveal",
    "pace",
    "open",
    "say",
    "note",
    "person",
]


@frozen
class TableAction:
    """Something that somebody has done at a table."""

    number: int
    """From 1, without gaps."""
    kind: Kind
    seat: int | None
    """The seat that did it, from 0; None for the host."""
    text: str = ""
    """Of a choice its expression; how many choices are left after taking back; a saved game; a name, a
    player; whether the table is closed."""
    about: int | None = None
    """The seat, from 0, that is named or given to a player."""
    digest: str = ""
    """The hash of the state that a choice leads to."""
    request: str | None = None
    """The name of the message that asked for it."""
    ends: bool | None = None
    """Whether nobody waits for the table any more after it; None if that stays as it was."""
    asks: "PendingSeat | None" = None
    """The seat that is asked after it; None if that stays as it was."""
    listed: str | None = None
    """The summary that lists show after it, as JSON; None if that stays as it was."""


@frozen
class PendingSeat:
    """Whom a table waits for."""

    seat: int = -1
    """The seat of the person who is asked, from 0; -1 if nobody is."""
    turn: bool = False
    """Whether it is that seat's turn, and not a question within somebody else's."""


NOBODY = PendingSeat()
"""For a table that waits for nobody."""


class Pace(NamedTuple):
    """The time for a choice."""

    remind: int = 0
    """Seconds after which they are reminded, and below until which they have to choose; 0 for never."""
    allowed: int = 0
    stand_in: str = ""
    """The computer player that then chooses for them; empty if nobody does."""

    @classmethod
    def of(cls, text: str) -> "Pace":
        """The pace as it is written in a deed or the settings of a table."""
        remind, allowed, stand_in = (text or "0 0 ").split(" ", 2)
        return cls(int(remind), int(allowed), stand_in)

    def __str__(self) -> str:
        return f"{self.remind} {self.allowed} {self.stand_in}"


@frozen
class ListedTable:
    """A table as it is listed."""

    id: str
    settings: Mapping[str, Any]
    choices: int
    """The number of choices."""
    created: int
    """The time at which it was made, and below that of the last deed, in seconds since 1970."""
    touched: int
    ended: bool


@frozen
class TableRow:
    """A table as it was made."""

    id: str
    secret: str
    """The key of the names of its moments; it never leaves the server."""
    start: str
    """The saved game that it starts from."""
    settings: Mapping[str, Any]


@frozen
class OpenTable:
    """A table that everybody may find."""

    id: str
    secret: str
    settings: Mapping[str, Any]
    listed: str
    """The people on each seat, as JSON; empty if an earlier version kept the table."""
    free: int
    """Seats that nobody has taken yet."""
    ended: bool
