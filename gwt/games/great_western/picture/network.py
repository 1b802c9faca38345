"""Pictures of the network: its towns and the tiles in them, what joins them, and the pieces there."""

from collections.abc import Iterator

from gwt.games.great_western.entries.content import City, Town, TownTile
from gwt.games.great_western.model.state import Table
from gwt.games.great_western.picture import railroad
from gwt.games.great_western.picture.kit import Kit
from gwt.picture.board_layout import BoardLayout
from gwt.picture.graphics import (
    EMPTY,
    Graphic,
    SvgElement,
    canvas,
    draw_text,
    fit,
    frame,
    number,
    pad_to,
    paragraph,
    put_in_column,
    put_in_row,
    scale,
    stroke,
)
from gwt.picture.kit import NAME, NOTE, TEXT, WIDE, draw_heading, draw_plate, draw_tag, row

_TOWN = 112.0
_LARGER = 1.1
"""The scale of towns on the whole network, of which a part is seen at a time."""


def town(kit: Kit, town: Town) -> Graphic:
    """A town by itself: its area, what a piece costs there, and what it brings to the first and to all."""
    area = draw_tag(kit.word(town.area), _area(kit, town), TEXT, "line")
    parts = [draw_heading(kit.name_of_entry(town), [area, kit.symbol("town-tile") if town.tile else EMPTY])]
    if town.price:
        parts.append(row([_prices(kit, town, 16)]))
    if town.first is not None:
        first = draw_text("1.", NAME, "panel", bold=True)
        parts.append(row([first, kit.effect(town.first, WIDE - 48)]))
    if town.action is not None:
        parts.append(kit.panel(town.action))
    return draw_plate(parts)


def town_tile(kit: Kit, tile: TownTile) -> Graphic:
    """A tile of a town, with its name and the number of its copies."""
    copies = draw_text(f"{tile.copies}×", TEXT, "head", bold=True)
    return draw_plate(
        [draw_heading(kit.name_of_entry(tile), [copies, kit.symbol("town-tile")]), kit.panel(tile.action)]
    )


def town_tile_face(kit: Kit, tile: TownTile) -> Graphic:
    """A tile of a town as it lies there."""
    kit = kit.wording_of(tile)
    inner = _TOWN - 12
    return frame(pad_to(kit.small(tile.action, inner, 28), inner, 28), "panel", line="ink", pad=2, radius=4)


def _area(kit: Kit, town: Town) -> str:
    """The colour of the area of a town, if the palette has one of that name."""
    return town.area if town.area in kit.book.colours else "panel"


def _prices(kit: Kit, town: Town, size: float) -> Graphic:
    """The price of the first piece in a town, of the second and so on."""
    prices = (
        frame(
            draw_text(f"−${dollars}", size * 0.8, "bill", bold=True),
            "bill",
            line="ink",
            pad=(2, 0),
            radius=3,
        )
        for dollars in town.price
    )
    return put_in_row(prices, 1)


# --- the whole network -------------------------------------------------------------------------------


def network(kit: Kit, table: Table | None = None) -> Graphic:
    """The towns with all that lies in them, and the cities to which they are joined.

    It is empty if the pack has no network.
    """
    layout = kit.network
    if layout is None:
        return EMPTY
    placed = [(0.0, 0.0, Graphic(layout.width, layout.height, tuple(_connections(kit, layout))))]
    for id, (x, y) in layout.spaces.items():
        town = kit.board.towns.get(id)
        drawn = scale(_city(kit, id) if town is None else _town(kit, town, table), _LARGER)
        placed.append((x - drawn.width / 2, y - drawn.height / 2, drawn))
    return frame(canvas(layout.width, layout.height, placed), "paper", line="line", pad=8, radius=12)


def _connections(kit: Kit, layout: BoardLayout) -> Iterator[SvgElement]:
    for a, b in kit.board.connections:
        (x, y), (to_x, to_y) = layout.spaces[a], layout.spaces[b]
        path = f"M{number(x)} {number(y)} L{number(to_x)} {number(to_y)}"
        yield stroke(path, "timber", 7)
        yield stroke(path, "metal", 2)


def _city(kit: Kit, id: str) -> Graphic:
    """A city that is no town, from which pieces are placed; one open to everybody is marked."""
    sign = put_in_row([fit(kit.name(id), 30), draw_text("∞", TEXT, "head", bold=True)], 2)
    top = sign if id in kit.board.open_cities else fit(kit.name(id), 30)
    name = paragraph(kit.word(id), NOTE, 88, "head", bold=True, align=0.5)
    return kit.part(frame(put_in_column([top, name], 1, 0.5), "head", line="line", pad=(5, 3)), "from", id)


def _town(kit: Kit, town: Town, table: Table | None) -> Graphic:
    """A town with its tile or its station, what is printed there, and the pieces of all seats."""
    kit = kit.wording_of(town)
    fill = _area(kit, town)
    inner = _TOWN - 8
    parts = [pad_to(paragraph(kit.name_of_entry(town), 12, inner, fill, bold=True, align=0.5), inner, 12)]
    if town.first is not None:
        first = draw_text("1.", NOTE, "panel", bold=True)
        effect = put_in_row([first, kit.small(town.first, inner - 18, 28)], 3)
        parts.append(frame(effect, "panel", pad=(3, 1), radius=4))
    if town.action is not None:
        parts.append(frame(kit.small(town.action, inner - 6, 28), "panel", pad=(3, 1), radius=4))
    if town.price:
        parts.append(fit(_prices(kit, town, 14), inner))
    parts += _tile(kit, town, table)
    if town.id in kit.board.cities:
        parts.append(_delivery(kit, kit.board.cities[town.id], table, inner))
    if town.id in kit.board.stations:
        parts.append(fit(railroad.station_face(kit, kit.board.stations[town.id], table), inner))
    seats = enumerate(table.players if table else (), 1)
    parts.append(
        put_in_row((kit.placed_disc(seat, 18) for seat, player in seats if town.id in player.placed), 2)
    )
    drawn = frame(put_in_column(parts, 2, 0.5), fill, line="ink", pad=4, radius=8)
    return kit.part(kit.tooltip(drawn, kit.word(town.id), kit.word(town.area)), "town", town.id)


def _delivery(kit: Kit, city: City, table: Table | None, width: float) -> Graphic:
    """The sign of a city that lies in a town, with the discs there."""
    sign = put_in_row([railroad.city_value(city), kit.corners(city.corners)], 3)
    marks, discs = railroad.city_marks(kit, city, railroad.discs_in(city, table), width - 10)
    wide = marks.width + sign.width > width - 14
    upper = [sign, marks] if wide else [put_in_row([sign, marks], 5)]
    drawn = put_in_column([*upper, discs], 2, 0.5)
    return kit.part(frame(fit(drawn, width - 8), "panel", line="line", pad=(4, 2), radius=4), city.id)


def _tile(kit: Kit, town: Town, table: Table | None) -> list[Graphic]:
    """The tile of a town, or its place on the printed board."""
    if not town.tile:
        return []
    tile = table.town_tiles.get(town.id) if table else None
    if tile is not None:
        drawn = town_tile_face(kit, kit.board.town_tiles[tile])
        return [kit.tooltip(drawn, kit.word(tile))]
    sign = pad_to(fit(kit.symbol("town-tile"), 22), 34, 24)
    return [frame(sign, "free", line="line", pad=2, dash="4 4", radius=4)]
