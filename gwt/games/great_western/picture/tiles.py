"""Pictures of tiles: buildings, workers, hazards, teepees and station masters."""

from gwt.dsl import Effect
from gwt.games.great_western.entries import content
from gwt.games.great_western.picture.kit import Kit
from gwt.picture.graphics import (
    EMPTY,
    Graphic,
    canvas,
    draw_text,
    fit,
    frame,
    pad_to,
    put_in_column,
    put_in_row,
    scale,
)
from gwt.picture.kit import TEXT, WIDE, draw_heading, draw_plate, row


def building(kit: Kit, tile: content.Building) -> Graphic:
    """A building tile: its builders and points above, its actions below."""
    right = [kit.hands(tile.hands)]
    if tile.builders:
        builder = fit(kit.name(kit.board.builder), 22)
        right.append(put_in_row([draw_text(f"{tile.builders}×", TEXT, "head", bold=True), builder], 1))
    right.append(kit.points(tile.points))
    return draw_plate(
        [draw_heading(kit.name_of_entry(tile), right), *map(kit.panel, (*tile.actions, *_triggers(tile)))]
    )


def _triggers(tile: content.Building) -> tuple[Effect, ...]:
    """Draws the triggers of a private building."""
    return tile.triggers if isinstance(tile, content.PrivateBuilding) else ()


def building_face(
    kit: Kit,
    tile: content.Building,
    width: float,
    fill: str = "head",
    price: Graphic = EMPTY,
    space: str = "",
) -> Graphic:
    """A building tile as it lies on the board: its short name, what it asks for, and its actions, large.

    `fill` is the colour of its band, and `price` what stands there besides its hands and points.
    On a `space` each row can be chosen, see `action_row`.
    """
    inner = width - 2 * _EDGE
    name = draw_text(kit.book.label(tile.id), _NAME, fill, bold=True)
    marks = [price, kit.hands(tile.hands), kit.points(tile.points)]
    right = fit(put_in_row((fit(mark, 60, _BAND - 2) for mark in marks), 2), inner - name.width - 12)
    band = canvas(
        inner - 8,
        _BAND,
        [
            (0, (_BAND - name.height) / 2, name),
            (inner - 8 - right.width, (_BAND - right.height) / 2, right),
        ],
    )
    rows = put_in_column(_action_rows(kit, tile, inner, space), 2)
    face = put_in_column([frame(band, fill, pad=(4, 1), radius=4), rows], 2)
    return frame(face, "tile", line="ink", pad=_EDGE, radius=8, thick=1.5)


def _action_rows(kit: Kit, tile: content.Building, width: float, space: str) -> list[Graphic]:
    """Draws the actions of a tile, two in a row where both have room, as tall tiles lie over others."""
    actions = [*tile.actions, *_triggers(tile)]
    most = width - 2 * _PAD
    drawn = [kit.effect(action, most) for action in actions]
    # What has to be wrapped has less room inside its frames.
    drawn = [
        piece if piece.width <= most and piece.height <= _BAND else kit.effect(action, most - 12)
        for action, piece in zip(actions, drawn, strict=True)
    ]
    rows: list[list[int]] = []
    for at, piece in enumerate(drawn):
        last = rows[-1] if rows else []
        taken = sum(drawn[before].width + 2 * _PAD + 2 for before in last)
        if last and drawn[last[0]].height == piece.height and taken + piece.width <= most:
            last.append(at)
        else:
            rows.append([at])
    lines = []
    for places in rows:
        spare = width - sum(drawn[at].width + 2 * _PAD + 2 for at in places) + 2
        boxes = []
        for at in places:
            piece = pad_to(drawn[at], drawn[at].width + (spare if at == places[-1] else 0), 0, 0)
            box = frame(piece, "panel", pad=(_PAD, 1), radius=4)
            boxes.append(kit.part(box, action_row(space, actions[at])) if space else box)
        lines.append(put_in_row(boxes, 2))
    return lines


_EDGE, _PAD = 3.0, 2.0
"""The margin of a tile, and that of an action."""


def action_row(space: str, action: Effect) -> str:
    """Returns the name of the row in which an action is printed on a space, or on the tile there."""
    return f"{space}: {action}"


_NAME, _BAND = 24.0, 34.0
"""The letters of a building, and the band in which they stand."""
TILE, SUPPLY = (138.0, 100.0), (56.0, 68.0)
"""The room for a building tile, and for a tile of the supply, on printed boards."""


def building_tile(kit: Kit, tile: content.Building) -> Graphic:
    """A building tile as it is printed: all that is on it, filling the room for it."""
    inner, high, band_high = TILE[0] - 8, TILE[1] - 8, 22.0
    things = [fit(kit.hands(tile.hands), 40, 20)]
    if tile.builders:
        builder = fit(kit.name(kit.board.builder, "head"), 20, 20)
        things.append(put_in_row([draw_text(f"{tile.builders}×", TEXT, "head", bold=True), builder], 1))
    if tile.points:
        things.append(fit(kit.points(tile.points), 20, 20))
    name = fit(draw_text(kit.book.label(tile.id), _NAME, "head", bold=True), inner / 3, band_high)
    right = fit(put_in_row((thing for thing in things if thing.width), 4), inner - 12 - name.width, 20)
    band = canvas(
        inner - 8,
        band_high,
        [
            (0, (band_high - name.height) / 2, name),
            (inner - 8 - right.width, (band_high - right.height) / 2, right),
        ],
    )
    effects = (*tile.actions, *_triggers(tile))
    row = (high - band_high - 2 * len(effects)) / max(1, len(effects)) - 2
    # Small pictograms are drawn larger, so that one action fills the tile too.
    drawn = (kit.small(effect, (inner - 6) / _ENLARGED, row / _ENLARGED) for effect in effects)
    rows = (pad_to(fit(scale(effect, _ENLARGED), inner - 6, row), inner - 6, row) for effect in drawn)
    boxes = (frame(box, "panel", pad=(3, 1), radius=4) for box in rows)
    return frame(
        put_in_column([frame(band, "head", pad=(4, 0), radius=4), *boxes], 2), "tile", pad=4, radius=7
    )


_ENLARGED = 1.35


def supply(kit: Kit, tile: content.SupplyTile) -> Graphic:
    """A square tile of the supply, large, with its name."""
    name = draw_text(kit.name_of_entry(tile), TEXT, "tile", bold=True)
    face = scale(supply_face(kit, tile), 2)
    return draw_plate([pad_to(fit(name, face.width), face.width, 16), face])


def supply_face(kit: Kit, tile: content.SupplyTile) -> Graphic:
    """The face of a tile of the supply, with its hands and its points."""
    picture = kit.name(tile.section if tile.section in kit.book.symbols else tile.id, "panel")
    if tile.kind == "teepee" or tile.kind == "worker":
        picture = kit.name(tile.id, "panel")
    hands = fit(put_in_row((kit.name(hand) for hand in tile.hands), -4), 24, 24)
    below = put_in_row([hands, kit.points(tile.points)], 0)
    parts = put_in_column([picture, below], 0, 0.5)
    width, height = SUPPLY
    drawn = pad_to(fit(parts, width - 4, height - 2), width - 4, height - 4)
    return frame(drawn, "panel", line="ink", pad=2, radius=7)


def master(kit: Kit, tile: content.StationMaster) -> Graphic:
    """A station master tile with its name."""
    return draw_plate(
        [draw_heading(kit.name_of_entry(tile), [kit.symbol("master")]), *_master_rows(kit, tile, WIDE)]
    )


def master_face(kit: Kit, tile: content.StationMaster) -> Graphic:
    """A station master tile as it lies on the table."""
    return draw_plate(_master_rows(kit, tile, 124), gap=4)


def _master_rows(kit: Kit, tile: content.StationMaster, width: float) -> list[Graphic]:
    """The immediate reward of the tile, its points at the end of the game, and its triggers."""
    kit = kit.wording_of(tile)
    rows = [kit.panel(tile.action, width)] if tile.action is not None else []
    if tile.certificates:
        rows.append(row([kit.symbol("permanent-certificate", tile.certificates)], width))
    if tile.score is not None:
        rows.append(row([kit.score(tile.score)], width))
    rows += [kit.panel(trigger, width) for trigger in tile.triggers]
    return rows


def hand(kit: Kit, hand: content.Hand) -> Graphic:
    """A hand and the fee that it asks for."""
    return draw_plate(
        [draw_heading(kit.name_of_entry(hand), [kit.name(hand.id)]), row([kit.by_players(hand.fee, "$")])]
    )
