"""The parts of a table as a position says it, each drawn once for as long as what it shows stays as it is.

So a part depends on nothing but what is said here, and the pictures of a whole game share most pieces.
"""

import json
from collections.abc import Callable, Iterable, Mapping
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


def in_words(things: Iterable[str]) -> str:
    """For those who cannot see it."""
    return ", ".join(things) or "none"
