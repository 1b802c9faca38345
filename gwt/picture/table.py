"""The parts of a table as a position says it, each drawn once for as long as what it shows stays as it is.

So a part depends on nothing but what is said here, and the pictures of a whole game share most pieces.
"""

import json
from collections.abc import Callable, Mapping
from typing import Any

from attrs import frozen

from gwt.memories import remembered
from gwt.picture.pieces import Piece

Draw = Callable[[Any, Mapping[str, Any]], Piece]
"""Draws a part with the kit of a game, of what the position says about it."""
DrawSeat = Callable[[Any, int, Mapping[str, Any], int, bool], Piece]
"""Draws what lies before a seat, from 1: with what the position says about it, how many seats there are,
and whether it is the one to act."""


@frozen
class Part:
    draw: Draw
    table: tuple[str, ...] = ()
    """What it shows: keys of the table."""
    seat: tuple[str, ...] = ()
    """The same of every seat."""


def part(kit: Any, one: Part, standing: Mapping[str, Any]) -> Piece:
    """A part of the table."""
    said: dict[str, Any] = {key: standing[key] for key in one.table}
    said["seats"] = [{key: player[key] for key in one.seat} for player in standing["seats"]]
    return _drawn(kit, one.draw, json.dumps(said))


def areas(kit: Any, draw: DrawSeat, standing: Mapping[str, Any]) -> list[Piece]:
    """What lies before each seat."""
    seats = standing["seats"]
    return [
        _area(kit, draw, json.dumps([seat, player, len(seats), seat == standing["seat"]]))
        for seat, player in enumerate(seats, 1)
    ]


@remembered(256)
def _drawn(kit: Any, draw: Draw, said: str) -> Piece:
    return draw(kit, json.loads(said))


@remembered(256)
def _area(kit: Any, draw: DrawSeat, said: str) -> Piece:
    return draw(kit, *json.loads(said))


def line(speaker: Any, say: Callable[..., str], *said: Any) -> str:
    """A line of a description, said once for as long as what it is about stays as it is."""
    text = _line(speaker, say, json.dumps(said))
    return text[:1].upper() + text[1:]


@remembered(512)
def _line(speaker: Any, say: Callable[..., str], said: str) -> str:
    return say(speaker, *json.loads(said))


def turn_line(speaker: Any, turn: int, seat: int, over: bool) -> str:
    """Which turn it is, and whose, or that the game is over."""
    id = "table-is-over" if over else "table-to-act"
    said: str = speaker.say(id, turn=turn, seat=speaker.seat(seat))
    return said
