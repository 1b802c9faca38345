"""Pictures of the trail: a single space, and the whole board with tiles and cattlemen on it."""

from collections.abc import Iterator
from math import atan2, degrees, hypot

from gwt import dsl, picture
from gwt.games.great_western.entries.content import Space
from gwt.games.great_western.model.state import Table
from gwt.games.great_western.picture import tiles
from gwt.games.great_western.picture.kit import Kit
from gwt.picture.graphics import (
    EMPTY,
    Graphic,
    SvgElement,
    add_shadow,
    canvas,
    draw_text,
    fit,
    frame,
    number,
    pad_to,
    paragraph,
    put_in_column,
    put_in_row,
    stroke,
    tag_piece,
)
from gwt.picture.kit import TEXT, WIDE, circle, draw_heading, draw_plate, draw_tag, row, seat_colour

_SPREAD = 1.2
"""Pixels for a unit of `board.yaml`."""
_TILE = 150.0
"""The width of a building tile."""
_EMPTY = 42.0
"""The size of a space without a tile."""
_SMALL, _LARGE = 17.0, 22.0
"""Font sizes: the whole board is drawn at some three fifths of its size on a laptop."""
_NAME = 11.0
"""The font size of the name of a printed space."""
_ROUND = 56.0
_LONG = 160.0
"""The distance of two spaces from which the way between them shows its direction."""
_END = (292.0, 150.0)


def space(kit: Kit, space: Space) -> Graphic:
    """A space by itself: its kind and what is printed on it."""
    width = WIDE if space.use is None else 1.7 * WIDE
    signs = [_sign(kit, space), _value(kit, space), kit.symbol("woods") if space.woods else EMPTY]
    parts = [draw_heading(kit.name_of_entry(space), signs, width)]
    if space.risk is not None:
        parts.append(kit.panel(space.risk, width, "danger"))
    if space.use is not None:
        parts.append(kit.panel(_by_default(kit, space.use), width))
    if space.next:
        onward = (draw_tag(kit.word(follower), "panel", TEXT, "line") for follower in space.next)
        parts.append(row([draw_text("→", TEXT, "panel", bold=True), *onward], width, gap=6))
    return draw_plate(parts)


def _sign(kit: Kit, space: Space) -> Graphic:
    """Draws the sign of what may lie on a space."""
    signs = {"building": "place-building", "neutral": "building", "start": "cattleman", "end": "deliver"}
    if space.kind in signs:
        return kit.symbol(signs[space.kind])
    if space.section in kit.book.symbols:
        return kit.symbol(space.section)
    return kit.symbol("teepee" if space.kind == "trade" else "hazard")


def _value(kit: Kit, space: Space) -> Graphic:
    """Draws the reward of the tile on a space: dollars, or that of the space itself."""
    kit = kit.wording_of(space)
    brings = EMPTY if space.take is None else kit.effect(space.take, 200)
    if not space.value:
        return brings
    text = f"${space.value}" if space.value > 0 else f"−${-space.value}"
    dollars = frame(draw_text(text, _SMALL, "bill", bold=True), "bill", line="ink", pad=(4, 1), radius=9)
    return dollars if space.take is None else put_in_row([dollars, brings], 3)


# --- the whole board ---------------------------------------------------------------------------------


def trail(kit: Kit, table: Table | None = None, roomy: bool = False) -> Graphic:
    """The board of the trail, empty or as it stands; if `roomy`, empty spaces are as large as tiles."""
    width, height = kit.layout.width * _SPREAD, kit.layout.height * _SPREAD
    placed = [(0.0, 0.0, kit.draw_cached(_roads))]
    standers = list[tuple[float, float, Graphic]]()
    for space in kit.board.spaces.values():
        tile = table.tiles.get(space.id) if table else None
        laid_by = table.owners.get(space.id) if table else None
        owner = 0 if laid_by is None else laid_by + 1
        place = kit.place(space.id, table.tiles) if table and tile is None else ""
        piece = kit.draw_cached(_drawn, space.id, tile, owner, place, roomy)
        x, y = _middle(kit, space.id)
        placed.append((x - piece.width / 2, y - piece.height / 2, piece))
        riders = _riders(kit, space, table)
        standers.append((x - riders.width / 2, y - piece.height / 2 - riders.height + 4, riders))
    return frame(canvas(width, height, placed + standers), "land", line="line", pad=8, radius=12)


def _middle(kit: Kit, space: str) -> tuple[float, float]:
    x, y = kit.layout.spaces[space]
    return x * _SPREAD, y * _SPREAD


def _roads(kit: Kit) -> Graphic:
    scenery = SvgElement(
        "g", {"transform": f"scale({_SPREAD})"}, tuple(map(picture.draw_shape, kit.layout.scenery))
    )
    return Graphic(kit.layout.width * _SPREAD, kit.layout.height * _SPREAD, (scenery, *_ways(kit)))


def _ways(kit: Kit) -> Iterator[SvgElement]:
    """Yields the ways from each space to the next; on a long one, an arrow head half way."""
    for space, following in kit.board.next.items():
        for neighbour in following:
            (x, y), (to_x, to_y) = _middle(kit, space), _middle(kit, neighbour)
            across, down = to_x - x, to_y - y
            bend = x + across / 2
            points = [number(coordinate) for coordinate in (x, y, bend, y, bend, to_y, to_x, to_y)]
            path = f"M{points[0]} {points[1]} C{' '.join(points[2:])}"
            yield stroke(path, "road-edge", 17)
            yield stroke(path, "road", 12)
            if hypot(across, down) > _LONG:
                # The tangent of such a curve in its middle is twice as steep as the straight line.
                turn = degrees(atan2(2 * down, across))
                where = f"translate({number(bend)} {number(y + down / 2)}) rotate({number(turn)})"
                yield stroke("M-4 -6 L4 0 L-4 6", "muted", 2.5, transform=where)


def _drawn(kit: Kit, space: str, tile: str | None, owner: int, place: str, roomy: bool) -> Graphic:
    """A space with what lies on it, or with the name of its place; its owner is a seat from 1."""
    printed = kit.board.spaces[space]
    if printed.kind in ("building", "neutral"):
        piece = _slot(kit, printed, tile, owner, place, roomy)
    elif printed.kind in ("hazard", "trade"):
        piece = _round(kit, printed, tile, roomy)
    else:
        piece = _terminus(kit, printed)
    labels = (tile and kit.word(tile), owner and kit.seat(owner), kit.word(printed.id))
    return kit.part(kit.tooltip(piece, *labels), printed.id)


def _riders(kit: Kit, space: Space, table: Table | None) -> Graphic:
    """The cattlemen on a space, who stand above it, so that they cover nothing on it."""
    seats = enumerate(table.players if table else (), 1)
    riders = (seat for seat, player in seats if player.at == space.id)
    return put_in_row(
        (tag_piece(kit.figure("cattleman", seat, _RIDER), f"rider {seat}", seat) for seat in riders), -4
    )


_RIDER = 1.7
"""The scale of a cattleman."""


def _slot(kit: Kit, space: Space, tile: str | None, owner: int, place: str, roomy: bool = False) -> Graphic:
    """A space for a building: its tile with its owner, or a small sign as long as it is empty."""
    below = _below(kit, space, roomy)
    if tile is None and roomy:
        return put_in_column([_room(kit, space, *tiles.TILE), below], 1, 0.5)
    if tile is None:
        free = _plot(kit, place) if place else _empty(kit, space)
        return put_in_column([free, below], 0, 0.5)
    fill = seat_colour(owner) if owner else "head"
    building = kit.board.buildings[tile]
    face = add_shadow(tiles.building_face(kit, building, _TILE, fill, space=space.id))
    if owner:
        corner = (face.width - 26, face.height - 26, kit.disc(owner, 30))
        face = canvas(face.width, face.height, [(0, 0, face), corner])
    return put_in_column([tag_piece(face, f"tile {tile}", owner), below], 0, 0.5)


def _plot(kit: Kit, place: str) -> Graphic:
    """A free space for a building: the outline of a house with the name of its place."""
    outline = SvgElement(
        "path",
        {
            "d": "M2 18 L24 2 L46 18 V42 H2 Z",
            "fill": "free",
            "stroke": "muted",
            "stroke-width": 2.5,
            "stroke-dasharray": "5 3",
            "stroke-linejoin": "round",
        },
    )
    name = draw_text(place, _SMALL, "free", bold=True)
    return canvas(48, 44, [(0, 0, Graphic(48, 44, (outline,))), ((48 - name.width) / 2, 19, name)])


def _empty(kit: Kit, space: Space) -> Graphic:
    """A space without a tile: a clearing with what may lie there."""
    sign = fit(_sign(kit, space), 26)
    at = ((_EMPTY - sign.width) / 2, (_EMPTY - sign.height) / 2)
    return canvas(_EMPTY, _EMPTY, [(0, 0, circle(_EMPTY, "free", "muted", 2)), (*at, sign)])


def _room(kit: Kit, space: Space, width: float, height: float) -> Graphic:
    """A space as large as the printed tile that will lie on it, with its name."""
    name = paragraph(kit.name_of_entry(space), _NAME, width - 8, "free", align=0.5)
    inside = put_in_column([fit(_sign(kit, space), 26), fit(name, width - 8)], 2, 0.5)
    free = pad_to(inside, width - 6, height - 6)
    return frame(free, "free", line="muted", pad=3, dash="4 4", radius=6)


def _below(kit: Kit, space: Space, roomy: bool = False) -> Graphic:
    """The print beside a space: woods, and the risk action, in one row if spaces are as large as tiles."""
    kit = kit.wording_of(space)
    parts = [kit.symbol("woods")] if space.woods else []
    if space.risk is not None:
        risk = (
            kit.small(space.risk, 112, 22, "danger")
            if roomy
            else kit.effect(space.risk, _TILE - 10, "danger")
        )
        box = frame(risk, "danger", line="line", pad=(3, 0), radius=5)
        parts.append(kit.part(box, tiles.action_row(space.id, space.risk)))
    return put_in_row(parts, 3)


def _round(kit: Kit, space: Space, tile: str | None, roomy: bool) -> Graphic:
    """A space for a hazard or a teepee."""
    value = _value(kit, space)
    if tile is None and roomy:
        return put_in_column([_room(kit, space, *tiles.SUPPLY), fit(value, tiles.SUPPLY[0], 14)], 1, 0.5)
    if tile is None:
        return put_in_column([_empty(kit, space), value], 0, 0.5)
    face = add_shadow(tiles.supply_face(kit, kit.board.tiles[tile]))
    return put_in_column([tag_piece(fit(face, _ROUND + 4), f"tile {tile}"), value], -6, 0.5)


def _terminus(kit: Kit, space: Space) -> Graphic:
    """The start or the end of the trail."""
    kit = kit.wording_of(space)
    sign = _sign(kit, space)
    if space.kind == "start":
        name = paragraph(kit.name_of_entry(space), _SMALL, 96, "grass", bold=True, align=0.5)
        return frame(put_in_column([sign, name], 2, 0.5), "grass", line="line", pad=(3, 8), radius=10)
    end = kit.effect(_certain(space.use), _END[0], "head") if space.use is not None else EMPTY
    inner = put_in_column(
        [draw_text(kit.word(space.id), _LARGE, "head", bold=True), fit(end, *_END)], 5, 0.5
    )
    return frame(pad_to(inner, _END[0], 0), "head", line="line", pad=8, radius=10)


def _by_default(kit: Kit, effect: dsl.Effect) -> dsl.Effect:
    """The steps that hold if nobody says otherwise; those of other rulings are left out."""
    if not isinstance(effect, dsl.Sequence):
        return effect
    steps = (step for step in effect.steps if not isinstance(step, dsl.Under) or step.ruling in kit.rulings)
    return dsl.Sequence(tuple(step.effect if isinstance(step, dsl.Under) else step for step in steps))


def _certain(effect: dsl.Effect) -> dsl.Effect:
    """Removes the steps that depend on a ruling, for which the board has no room."""
    if not isinstance(effect, dsl.Sequence):
        return effect
    return dsl.Sequence(tuple(step for step in effect.steps if not isinstance(step, dsl.Under)))
