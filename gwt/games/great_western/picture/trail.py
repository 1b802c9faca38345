"""Pictures of the trail: a single space, and the whole board with tiles and cattlemen on it."""

from collections.abc import Mapping
from math import atan2, degrees, hypot
from typing import Any

from gwt.dsl.effects import Effect, Under
from gwt.dsl.effects import Sequence as Then
from gwt.games.great_western.content import Space
from gwt.games.great_western.picture import tiles
from gwt.games.great_western.picture.kit import Kit
from gwt.picture.kit import NOTE, TEXT, WIDE, heading, plate, row, seat_colour, tag
from gwt.picture.pieces import (
    EMPTY,
    Mark,
    Piece,
    beside,
    canvas,
    fitted,
    framed,
    number,
    room,
    stacked,
    stroke,
    words,
)

_SLOT = (108.0, 72.0)
_ROUND = (48.0, 56.0)
_LONG = 130.0
"""The distance of two spaces from which the way between them shows its direction."""
_END = (250.0, 120.0)


def space(kit: Kit, one: Space) -> Piece:
    """A space by itself: its kind and what is printed on it."""
    width = WIDE if one.use is None else 1.7 * WIDE
    signs = [_sign(kit, one), _value(one), kit.symbol("woods") if one.woods else EMPTY]
    parts = [heading(kit.called(one), signs, width)]
    if one.risk is not None:
        parts.append(kit.panel(one.risk, width, "danger"))
    if one.use is not None:
        parts.append(kit.panel(one.use, width))
    if one.next:
        onward = (tag(kit.word(there), "panel", TEXT, "line") for there in one.next)
        parts.append(row([words("→", TEXT, "panel", bold=True), *onward], width, gap=6))
    return plate(parts)


def _sign(kit: Kit, one: Space) -> Piece:
    """Draws the sign of what may lie on a space."""
    signs = {"building": "place-building", "neutral": "building", "start": "cattleman", "end": "deliver"}
    if one.kind in signs:
        return kit.symbol(signs[one.kind])
    if one.section in kit.book.symbols:
        return kit.symbol(one.section)
    return kit.symbol("teepee" if one.kind == "trade" else "hazard")


def _value(one: Space) -> Piece:
    if not one.value:
        return EMPTY
    said = f"${one.value}" if one.value > 0 else f"−${-one.value}"
    return framed(words(said, TEXT, "bill", bold=True), "bill", line="ink", pad=(5, 2), radius=8)


# --- the whole board ---------------------------------------------------------------------------------


def trail(kit: Kit, standing: Mapping[str, Any] | None = None) -> Piece:
    """The board of the trail, empty or as it stands."""
    layout = kit.layout
    placed = [(0.0, 0.0, _ways(kit))]
    for one in kit.board.spaces.values():
        piece = _drawn(kit, one, standing)
        x, y = layout.spaces[one.id]
        placed.append((x - piece.width / 2, y - piece.height / 2, piece))
    return framed(canvas(layout.width, layout.height, placed), "paper", line="line", pad=8, radius=12)


def _ways(kit: Kit) -> Piece:
    """The ways from each space to the next; on a long one, an arrow head half way."""
    at, marks = kit.layout.spaces, list[Mark]()
    for space, following in kit.board.next.items():
        for there in following:
            (x, y), (to_x, to_y) = at[space], at[there]
            across, down = to_x - x, to_y - y
            bend = x + across / 2
            marks.append(stroke(f"M{x} {y} C{bend} {y} {bend} {to_y} {to_x} {to_y}", "head", 12))
            if hypot(across, down) > _LONG:
                # The tangent of such a curve in its middle is twice as steep as the straight line.
                turn = degrees(atan2(2 * down, across))
                where = f"translate({number(bend)} {number(y + down / 2)}) rotate({number(turn)})"
                marks.append(stroke("M-4 -6 L4 0 L-4 6", "muted", 2.5, transform=where))
    return Piece(kit.layout.width, kit.layout.height, tuple(marks))


def _drawn(kit: Kit, one: Space, standing: Mapping[str, Any] | None) -> Piece:
    """A space with what lies on it and who stands there."""
    tile = standing["tiles"].get(one.id) if standing else None
    owner = standing["owners"].get(one.id) if standing else None
    riders = [
        seat
        for seat, player in enumerate(standing["seats"] if standing else (), 1)
        if player["at"] == one.id
    ]
    if one.kind in ("building", "neutral"):
        piece = _slot(kit, one, tile, owner)
    elif one.kind in ("hazard", "trade"):
        piece = _round(kit, one, tile)
    else:
        piece = _terminus(kit, one)
    said = (kit.word(one.id), tile and kit.word(tile), owner and kit.seat(owner))
    return kit.tooltip(_with_riders(kit, piece, riders), *said)


def _with_riders(kit: Kit, piece: Piece, riders: list[int]) -> Piece:
    """The cattlemen stand on the lower edge."""
    if not riders:
        return piece
    figures = beside((kit.figure("cattleman", seat) for seat in riders), -6)
    at = ((piece.width - figures.width) / 2, piece.height - figures.height + 8)
    return Piece(
        piece.width, piece.height, canvas(piece.width, piece.height, [(0, 0, piece), (*at, figures)]).marks
    )


def _slot(kit: Kit, one: Space, tile: str | None, owner: int | None) -> Piece:
    """A space for a building: the tile small, with its owner, or the empty space with its name."""
    width, height = _SLOT
    below = _below(kit, one)
    if tile is None:
        free = stacked([fitted(_sign(kit, one), 20), words(one.id, NOTE, "free")], 3, 0.5)
        face = framed(room(free, width - 6, height - 22), "free", line="line", pad=3, dash="4 4", radius=6)
    else:
        drawn = fitted(tiles.building(kit, kit.board.buildings[tile]), width - 8, height - 10)
        fill = seat_colour(owner) if owner else "head"
        parts = [(4.0, 4.0, room(drawn, width - 8, height - 10))]
        face = framed(canvas(width, height - 2, parts), fill, line="ink", radius=8)
        if owner:
            corner = (face.width - 16, face.height - 15, kit.disc(owner, 20))
            face = canvas(face.width, face.height, [(0, 0, face), corner])
    return stacked([face, below], 1, 0.5)


def _below(kit: Kit, one: Space) -> Piece:
    """The print beside a space: woods, and the risk action."""
    parts = [fitted(kit.symbol("woods"), 16, 20)] if one.woods else []
    if one.risk is not None:
        risk = fitted(kit.effect(one.risk, 400, "danger"), 84, 16)
        parts.append(framed(risk, "danger", line="line", pad=(3, 1), radius=4))
    return beside(parts, 3)


def _round(kit: Kit, one: Space, tile: str | None) -> Piece:
    """A space for a hazard or a teepee, with its name as long as it is empty."""
    width, height = _ROUND
    if tile is not None:
        face = fitted(tiles.supply_face(kit, kit.board.tiles[tile]), width, height)
    else:
        sign = fitted(_sign(kit, one), 18)
        name = fitted(words(one.id, 8, "free"), width - 8)
        face = framed(
            room(stacked([sign, name], 2, 0.5), width - 6, 42), "free", line="line", pad=3, dash="4 4"
        )
    return stacked([face, fitted(_value(one), width, 12)], 1, 0.5)


def _terminus(kit: Kit, one: Space) -> Piece:
    """The start or the end of the trail."""
    sign = _sign(kit, one)
    if one.kind == "start":
        return framed(
            stacked([sign, words(kit.called(one), NOTE, "grass", bold=True)], 2, 0.5),
            "grass",
            line="line",
            pad=8,
            radius=10,
        )
    steps = kit.effect(_certain(one.use), 440, "head") if one.use is not None else EMPTY
    inner = stacked([words(kit.word(one.id), TEXT, "head", bold=True), fitted(steps, *_END)], 5, 0.5)
    return framed(room(inner, _END[0], 0), "head", line="line", pad=8, radius=10)


def _certain(effect: Effect) -> Effect:
    """Removes the steps that depend on a ruling; only the picture of the space by itself shows them."""
    if not isinstance(effect, Then):
        return effect
    return Then(tuple(step for step in effect.steps if not isinstance(step, Under)))
