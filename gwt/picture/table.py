"""Draws the parts of a table from a position, and redraws a part only when the keys it names change.

A part sees only those keys, so the pictures of a whole game share most of their pieces.
"""

import json
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from attrs import define, field, frozen

from gwt.memories import remembered
from gwt.picture.pieces import Piece

Draw = Callable[[Any, Mapping[str, Any]], Piece]
"""Draws a part: takes the game's kit and the named keys of the position."""
DrawSeat = Callable[[Any, int, Mapping[str, Any], int, bool], Piece]
"""Draws the area of a seat: takes the kit, the seat from 1, its part of the position, the number of seats,
and whether it is the one to act."""


def _as_it_is(piece: Piece) -> Piece:
    return piece


@define(eq=False)
class Parts:
    """Parts of tables that have been drawn with one kit, by what they show."""

    most: int = 256
    """How many are kept."""
    keep: Callable[[Piece], Piece] = _as_it_is
    """Returns what is kept of a part."""
    _drawn: Callable[[Any, Callable[..., Piece], str], Piece] = field(init=False)

    def __attrs_post_init__(self) -> None:
        self._drawn = lru_cache(self.most)(self._draw)

    def get(self, kit: Any, draw: Callable[..., Piece], *shown: Any) -> Piece:
        """Returns a part, drawn by `draw` from a kit and what it shows."""
        return self._drawn(kit, draw, json.dumps(shown))

    def _draw(self, kit: Any, draw: Callable[..., Piece], shown: str) -> Piece:
        return self.keep(draw(kit, *json.loads(shown)))


@frozen
class TableArea:
    """A part of the table: how it is drawn, and which keys of the position it depends on.

    Examples:
        >>> from gwt.sdk import Piece, TableArea
        >>> area = TableArea(lambda kit, standing: Piece(20, 10), table=("market",))
        >>> area.table
        ('market',)
    """

    draw: Draw
    table: tuple[str, ...] = ()
    """The keys of the position that it shows."""
    seat: tuple[str, ...] = ()
    """The keys of every seat that it shows."""


@frozen
class Panel:
    """A part of the table that can be looked at by itself.

    Examples:
        >>> from gwt.sdk import Panel, Piece
        >>> panel = Panel("area", Piece(20, 10), seat=1)
        >>> panel.piece.width, panel.seat
        (20, 1)
    """

    id: str
    """The message `table-area-ID` is its name."""
    piece: Piece
    seat: int = 0
    """The seat whose area it is, from 1, in which case it has that seat's name; otherwise 0."""


def seat_panels(kit: Any, draw: DrawSeat, standing: Mapping[str, Any]) -> list[Panel]:
    """Returns the area of each seat as a panel."""
    return [Panel("seat", piece, seat) for seat, piece in enumerate(areas(kit, draw, standing), 1)]


def part(kit: Any, one: TableArea, standing: Mapping[str, Any]) -> Piece:
    """Draws a part of the table."""
    said: dict[str, Any] = {key: standing[key] for key in one.table}
    said["seats"] = [{key: player[key] for key in one.seat} for player in standing["seats"]]
    drawn: Piece = kit.parts.get(kit, one.draw, said)
    return drawn


def areas(kit: Any, draw: DrawSeat, standing: Mapping[str, Any]) -> list[Piece]:
    """Draws the area of each seat."""
    seats = standing["seats"]
    return [
        kit.parts.get(kit, draw, seat, player, len(seats), seat == standing["seat"])
        for seat, player in enumerate(seats, 1)
    ]


def line(speaker: Any, say: Callable[..., str], *said: Any) -> str:
    """A line of a description, cached by the values it is about."""
    text = _line(speaker, say, json.dumps(said))
    return text[:1].upper() + text[1:]


@remembered(512)
def _line(speaker: Any, say: Callable[..., str], said: str) -> str:
    return say(speaker, *json.loads(said))


def turn_line(speaker: Any, turn: int, seat: int, over: bool) -> str:
    """The line that tells the turn and the seat to act, or that the game is over."""
    id = "table-is-over" if over else "table-to-act"
    said: str = speaker.say(id, turn=turn, seat=speaker.seat(seat))
    return said
