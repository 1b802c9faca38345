"""Draws the table of any game from the keys and values of a position or a view.

It serves games that bring no drawing of their table: a row for each thing on the table, names as
pictograms if the pack has them, and a box for each seat.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from gwt.errors import capitalize
from gwt.picture.cached_parts import Panel
from gwt.picture.graphics import Graphic, draw_text, frame, grid, put_in_column, put_in_row, wrap_rows
from gwt.picture.kit import Kit, seat_colour

ABOUT_PLAY = ("agenda", "first", "log", "options", "over", "reveals", "rng", "seat", "seats", "turn")
"""The keys that every game has; they are left out of the rows."""
_WIDE, _LABEL, _TEXT = 560.0, 10.0, 13.0


def game_fields(standing: Mapping[str, object]) -> Iterator[tuple[str, Any]]:
    """Yields the keys and values of a position that are particular to the game."""
    return ((key, value) for key, value in standing.items() if key not in ABOUT_PLAY)


def table(kit: Kit, standing: Mapping[str, object]) -> Graphic:
    """Draws the turn, everything on the table, and below it a box for each seat."""
    seats = grid(_seats(kit, standing), 2, 10)
    return frame(put_in_column([_middle(kit, standing), seats], 10), "table", pad=12, radius=0)


def panels(kit: Kit, standing: Mapping[str, object]) -> list[Panel]:
    """Everything on the table, and the box of each seat."""
    middle = frame(_middle(kit, standing), "table", pad=12, radius=0)
    boxes = (Panel("seat", piece, seat) for seat, piece in enumerate(_seats(kit, standing), 1))
    return [Panel("middle", middle), *boxes]


def _middle(kit: Kit, standing: Mapping[str, Any]) -> Graphic:
    """Draws the turn and everything on the table."""
    head = [draw_text(f"#{standing['turn']}", 16, "table", bold=True)] if "turn" in standing else []
    if "seat" in standing:
        head.append(kit.disc(standing["seat"], 28))
    rows = [_row(kit, key, value, "table") for key, value in game_fields(standing)]
    return put_in_column([put_in_row(head, 10), *rows], 10)


def _seats(kit: Kit, standing: Mapping[str, Any]) -> list[Graphic]:
    return [_seat(kit, number, seen, standing) for number, seen in enumerate(standing["seats"], 1)]


def _seat(kit: Kit, number: int, seen: Mapping[str, object], standing: Mapping[str, object]) -> Graphic:
    acting = number == standing.get("seat") and not standing["over"]
    rows = [_row(kit, key, value, "tile") for key, value in seen.items()]
    return frame(
        put_in_column([kit.disc(number, 28), *rows], 8),
        "tile",
        line=seat_colour(number),
        pad=10,
        radius=12,
        thick=4 if acting else 2,
    )


def _row(kit: Kit, key: str, value: object, on: str) -> Graphic:
    return put_in_column(
        [draw_text(kit.word(key), _LABEL, on), wrap_rows(_pieces(kit, value, on), _WIDE, 4, 4)], 2
    )


def _pieces(kit: Kit, value: object, on: str) -> Iterable[Graphic]:
    match value:
        case {"count": int(number)}:
            return [draw_text(f"× {number}", _TEXT, on, bold=True)]
        case dict():
            return [
                kit.part(
                    put_in_row([draw_text(kit.word(str(key)), _TEXT, on), *_pieces(kit, part, on)], 4), key
                )
                for key, part in value.items()
            ]
        case list() if value:
            return [piece for part in value for piece in _pieces(kit, part, on)]
        case str() if value:
            return [kit.part(kit.name(value, on), value)]
    return [draw_text(value_as_text(value), _TEXT, on, bold=True)]


def describe_table(speaker: Any, standing: Mapping[str, Any]) -> str:
    """The text alternative of the table: a line for the table and one for each seat."""
    lines = [_line(game_fields(standing))]
    for number, seen in enumerate(standing["seats"], 1):
        lines.append(f"{speaker.message('table-seat', n=number)}: {_line(seen.items())}")
    return "\n".join(capitalize(line) for line in lines)


def _line(things: Iterable[tuple[str, Any]]) -> str:
    return "; ".join(f"{key}: {value_as_text(value)}" for key, value in things) + "."


def value_as_text(value: object) -> str:
    """A value of a view as text, such as `none` or `3 hidden`."""
    match value:
        case {"count": int(number)}:
            return f"{number} hidden"
        case dict():
            return ", ".join(f"{key} {value_as_text(part)}" for key, part in value.items()) or "none"
        case list():
            return ", ".join(map(value_as_text, value)) or "none"
        case True | False:
            return "yes" if value else "no"
        case None | "":
            return "none"
    return str(value)
