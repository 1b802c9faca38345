"""Pictures of the network: its towns and the tiles in them, what joins them, and the pieces there."""

from collections.abc import Iterator

from gwt.games.great_western.entries.content import City, Town, TownTile
from gwt.games.great_western.picture import railroad
from gwt.games.great_western.picture.kit import Kit
from gwt.games.great_western.table.state import Table
from gwt.picture.kit import NAME, NOTE, TEXT, WIDE, heading, plate, row, tag
from gwt.picture.layout import Layout
from gwt.picture.pieces import (
    EMPTY,
    Mark,
    Piece,
    beside,
    canvas,
    fitted,
    framed,
    number,
    paragraph,
    room,
    scaled,
    stacked,
    stroke,
    words,
)

_TOWN = 112.0
_LARGER = 1.1
"""The scale of towns on the whole network, of which a part is seen at a time."""


def town(kit: Kit, town: Town) -> Piece:
    """A town by itself: its area, what a piece costs there, and what it brings to the first and to all."""
    area = tag(kit.word(town.area), _area(kit, town), TEXT, "line")
    parts = [heading(kit.called(town), [area, kit.symbol("town-tile") if town.tile else EMPTY])]
    if town.price:
        parts.append(row([_prices(kit, town, 16)]))
    if town.first is not None:
        first = words("1.", NAME, "panel", bold=True)
        parts.append(row([first, kit.effect(town.first, WIDE - 48)]))
    if town.action is not None:
        parts.append(kit.panel(town.action))
    return plate(parts)


def town_tile(kit: Kit, tile: TownTile) -> Piece:
    """A tile of a town, with its name and the number of its copies."""
    copies = words(f"{tile.copies}×", TEXT, "head", bold=True)
    return plate([heading(kit.called(tile), [copies, kit.symbol("town-tile")]), kit.panel(tile.action)])


def town_tile_face(kit: Kit, tile: TownTile) -> Piece:
    """A tile of a town as it lies there."""
    kit = kit.wording_of(tile)
    inner = _TOWN - 12
    return framed(room(kit.small(tile.action, inner, 26), inner, 26), "panel", line="ink", pad=2, radius=4)


def _area(kit: Kit, town: Town) -> str:
    """The colour of the area of a town, if the palette has one of that name."""
    return town.area if town.area in kit.book.colours else "panel"


def _prices(kit: Kit, town: Town, size: float) -> Piece:
    """The price of the first piece in a town, of the second and so on."""
    prices = (
        framed(
            words(f"−${dollars}", size * 0.8, "bill", bold=True), "bill", line="ink", pad=(2, 0), radius=3
        )
        for dollars in town.price
    )
    return beside(prices, 1)


# --- the whole network -------------------------------------------------------------------------------


def network(kit: Kit, table: Table | None = None) -> Piece:
    """The towns with all that lies in them, and the cities to which they are joined.

    It is empty if the pack has no network.
    """
    layout = kit.network
    if layout is None:
        return EMPTY
    placed = [(0.0, 0.0, Piece(layout.width, layout.height, tuple(_connections(kit, layout))))]
    for id, (x, y) in layout.spaces.items():
        town = kit.board.towns.get(id)
        drawn = scaled(_city(kit, id) if town is None else _town(kit, town, table), _LARGER)
        placed.append((x - drawn.width / 2, y - drawn.height / 2, drawn))
    return framed(canvas(layout.width, layout.height, placed), "paper", line="line", pad=8, radius=12)


def _connections(kit: Kit, layout: Layout) -> Iterator[Mark]:
    for a, b in kit.board.connections:
        (x, y), (to_x, to_y) = layout.spaces[a], layout.spaces[b]
        path = f"M{number(x)} {number(y)} L{number(to_x)} {number(to_y)}"
        yield stroke(path, "timber", 7)
        yield stroke(path, "metal", 2)


def _city(kit: Kit, id: str) -> Piece:
    """A city that is no town, from which pieces are placed; one open to everybody is marked."""
    sign = beside([fitted(kit.name(id), 26), words("∞", TEXT, "head", bold=True)], 2)
    top = sign if id in kit.board.open_cities else fitted(kit.name(id), 26)
    name = paragraph(kit.word(id), NOTE, 88, "head", bold=True, align=0.5)
    return kit.part(framed(stacked([top, name], 1, 0.5), "head", line="line", pad=(5, 3)), "from", id)


def _town(kit: Kit, town: Town, table: Table | None) -> Piece:
    """A town with its tile or its station, what is printed there, and the pieces of all seats."""
    kit = kit.wording_of(town)
    fill = _area(kit, town)
    inner = _TOWN - 8
    parts = [room(paragraph(kit.called(town), 12, inner, fill, bold=True, align=0.5), inner, 12)]
    if town.first is not None:
        first = words("1.", NOTE, "panel", bold=True)
        effect = beside([first, kit.small(town.first, inner - 18, 26)], 3)
        parts.append(framed(effect, "panel", pad=(3, 1), radius=4))
    if town.action is not None:
        parts.append(framed(kit.small(town.action, inner - 6, 26), "panel", pad=(3, 1), radius=4))
    if town.price:
        parts.append(fitted(_prices(kit, town, 14), inner))
    parts += _tile(kit, town, table)
    if town.id in kit.board.cities:
        parts.append(_delivery(kit, kit.board.cities[town.id], table, inner))
    if town.id in kit.board.stations:
        parts.append(fitted(railroad.station_face(kit, kit.board.stations[town.id], table), inner))
    seats = enumerate(table.players if table else (), 1)
    parts.append(
        beside((kit.placed_disc(seat, 18) for seat, player in seats if town.id in player.placed), 2)
    )
    drawn = framed(stacked(parts, 2, 0.5), fill, line="ink", pad=4, radius=8)
    return kit.part(kit.tooltip(drawn, kit.word(town.id), kit.word(town.area)), "town", town.id)


def _delivery(kit: Kit, city: City, table: Table | None, width: float) -> Piece:
    """The sign of a city that lies in a town, with the discs there."""
    sign = beside([railroad.city_value(city), kit.corners(city.corners)], 3)
    marks, discs = railroad.city_marks(kit, city, railroad.discs_in(city, table), width - 14)
    wide = marks.width + sign.width > width - 16
    upper = [sign, marks] if wide else [beside([sign, marks], 5)]
    drawn = stacked([*upper, discs], 2, 0.5)
    return kit.part(framed(fitted(drawn, width - 8), "panel", line="line", pad=(4, 2), radius=4), city.id)


def _tile(kit: Kit, town: Town, table: Table | None) -> list[Piece]:
    """The tile of a town, or its place on the printed board."""
    if not town.tile:
        return []
    tile = table.town_tiles.get(town.id) if table else None
    if tile is not None:
        drawn = town_tile_face(kit, kit.board.town_tiles[tile])
        return [kit.tooltip(drawn, kit.word(tile))]
    sign = room(fitted(kit.symbol("town-tile"), 22), 34, 24)
    return [framed(sign, "free", line="line", pad=2, dash="4 4", radius=4)]
