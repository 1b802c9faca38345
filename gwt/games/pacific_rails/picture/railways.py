"""Pictures of the map: its terrain, and the track, buildings and locomotives on it."""

from collections.abc import Iterator, Mapping, Sequence

from gwt.games.pacific_rails.entries import content, vocabulary
from gwt.games.pacific_rails.model.state import Table
from gwt.games.pacific_rails.picture.kit import Kit, house, office
from gwt.memory_cache import bounded_cache
from gwt.picture.graphics import (
    Graphic,
    SvgElement,
    add_title,
    canvas,
    draw_text,
    fit,
    frame,
    number,
    pad_to,
    put_in_column,
    put_in_row,
    scale,
    tag_piece,
)
from gwt.picture.kit import TEXT, draw_heading, draw_plate, draw_tag, fit_in_row, row

_CELL = 46.0
_TEXT = 12.0
"""The least font size: the whole map is drawn at its size on a laptop."""
_AROUND = 2
"""So many spaces to each side of a city are drawn with it."""
_EDGE = 24.0
"""Room for the numbers of rows and columns."""


def edge(kit: Kit, edge: content.Edge) -> Graphic:
    """A side of the map with its start spaces."""
    starts = (draw_tag(place, "panel", TEXT, "line") for place in kit.board.starts[edge.id])
    return draw_plate([draw_heading(kit.name_of_entry(edge), [kit.symbol("start")]), row(starts, gap=6)])


def map_row(kit: Kit, map_row: content.MapRow) -> Graphic:
    """A row of the map by itself."""
    cells = (_cell(kit, place, symbol) for place, symbol in zip(_of(map_row), map_row.spaces, strict=True))
    return frame(scale(put_in_row(cells), 0.7), "paper", line="line", pad=6, radius=6)


def city(kit: Kit, city: content.City) -> Graphic:
    """A city among the spaces around it."""
    rows = kit.board.map.rows
    line, column = next(
        (line, _of(row).index(city.at)) for line, row in enumerate(rows) if city.at in _of(row)
    )
    lines = []
    for near in rows[max(0, line - _AROUND) : line + _AROUND + 1]:
        cells = list(zip(_of(near), near.spaces, strict=True))
        lines.append(
            put_in_row(_cell(kit, *cell) for cell in cells[max(0, column - _AROUND) :][: 2 * _AROUND + 1])
        )
    return frame(
        put_in_column(
            [draw_text(f"{city.name} ({city.at})", TEXT, "paper", bold=True), put_in_column(lines)], 6
        ),
        "paper",
        line="line",
        pad=6,
        radius=6,
    )


def _of(map_row: content.MapRow) -> list[str]:
    return vocabulary.places(map_row.id, map_row.spaces)


# --- terrain -----------------------------------------------------------------------------------------


def railways(kit: Kit, table: Table | None = None) -> Graphic:
    """The map, empty or as it stands, and what its signs mean."""
    at = _middles(kit)
    columns = max(len(map_row.spaces) for map_row in kit.board.map.rows)
    width, height = _EDGE + columns * _CELL, _EDGE + len(kit.board.map.rows) * _CELL
    placed = [(0.0, 0.0, _ground(kit))]
    if table:
        placed.append((0.0, 0.0, Graphic(width, height, tuple(_track(kit, table.track, at)))))
        placed += _pieces(kit, table, at)
    drawn = canvas(width, height, placed)
    return frame(
        put_in_column([drawn, fit(_legend(kit), width)], 8), "paper", line="line", pad=8, radius=12
    )


@bounded_cache(8)
def _middles(kit: Kit) -> dict[str, tuple[float, float]]:
    return {
        place: (_EDGE + (column + 0.5) * _CELL, _EDGE + (line + 0.5) * _CELL)
        for line, map_row in enumerate(kit.board.map.rows)
        for column, place in enumerate(_of(map_row))
    }


@bounded_cache(8)
def _ground(kit: Kit) -> Graphic:
    """The printed words."""
    rows = kit.board.map.rows
    columns = max(len(map_row.spaces) for map_row in rows)
    across = put_in_row(
        [
            Graphic(_EDGE, _EDGE),
            *(
                pad_to(draw_text(f"c{column}", _TEXT, "paper", colour="muted"), _CELL, _EDGE)
                for column in range(columns)
            ),
        ]
    )
    lines = [across]
    for map_row in rows:
        name = pad_to(draw_text(map_row.id, _TEXT, "paper", colour="muted"), _EDGE, _CELL)
        cells = (_cell(kit, *cell) for cell in zip(_of(map_row), map_row.spaces, strict=True))
        lines.append(put_in_row([name, *cells]))
    ground = put_in_column(lines)
    return canvas(ground.width, ground.height, [(0, 0, ground), *_names(kit, ground.width)])


def _names(kit: Kit, width: float) -> Iterator[tuple[float, float, Graphic]]:
    """Yields the names of the cities, on signs that reach over the spaces beside them."""
    at = _middles(kit)
    for place, name in kit.board.city_names.items():
        x, y = at[place]
        sign = frame(draw_text(name, _TEXT, "words", bold=True), "words", line="line", pad=(3, 0), radius=3)
        yield min(max(0, x - sign.width / 2), width - sign.width), y - _CELL / 2 - 2, sign


def _cell(kit: Kit, place: str, symbol: str) -> Graphic:
    """A space of the map; a city with its name."""
    kind = next(kind for kind in kit.board.map.terrain if kind.symbol == symbol)
    face = scale(_terrain(kit, kind), _CELL / 32)
    name = kit.board.city_names.get(place, "")
    symbol = kind.name.lower() if kind.name else kind.kind
    labels = (name or kit.book.title(symbol), place)
    return kit.part(kit.tooltip(face, *labels), place)


def _terrain(kit: Kit, kind: content.Terrain) -> Graphic:
    """The pictogram of its name, of its kind where it has none."""
    return kit.name(kind.name.lower() if kind.name else kind.kind, "paper")


def _legend(kit: Kit) -> Graphic:
    """Draws the pieces laid at each place, and their points."""
    signs = []
    for kind in kit.board.map.terrain:
        if kind.name:
            things = [
                fit(_terrain(kit, kind), 24),
                draw_text(kit.book.title(kind.name.lower()) or kind.name, _TEXT, "paper"),
            ]
            if kind.tile is not None:
                things.append(fit(kit.name(kind.tile, "paper"), 24))
            signs.append(put_in_row(things, 4))
    points = kit.board.map.points
    entries = (
        ("lay-track", points.shortest, "table-track-shortest"),
        ("track-tile", points.other, "table-track-other"),
        ("engine", points.passed, "table-building-passed"),
        ("across", points.across, "table-coast-to-coast"),
    )
    for symbol, worth, message in entries:
        things = [fit(kit.symbol(symbol, on="paper"), 46, 24), fit(kit.points(worth), 24, 24)]
        signs.append(kit.tooltip(put_in_row(things, 3), kit.say(message, points=worth)))
    return put_in_row(signs, 16)


# --- track, buildings, locomotives -------------------------------------------------------------------


def _track(
    kit: Kit, track: Mapping[str, str], at: Mapping[str, tuple[float, float]]
) -> Iterator[SvgElement]:
    """Yields the track of every tile, joined with all track, cities and start spaces beside it."""
    near, tile_of = kit.board.near, kit.board.tile_of
    paths = []
    for place in track:
        x, y = at[place]
        path = [f"M{number(x)} {number(y)} H{number(x + 0.1)}"]
        for neighbour in near[place]:
            if neighbour in track or neighbour not in tile_of:
                to_x, to_y = at[neighbour]
                path.append(f"M{number(x)} {number(y)} L{number((x + to_x) / 2)} {number((y + to_y) / 2)}")
        paths.append(SvgElement("path", {"d": " ".join(path)}))
    if paths:
        yield _lines(paths, "ink", 10)
        yield _lines(paths, "words", 6)
        yield _lines(paths, "ink", 6, "3 4")


def tile(kit: Kit, good: str) -> Graphic:
    """A track tile as large as a space: rails to all four sides, on the ground that it is for."""
    kind = next(kind for kind in kit.board.map.terrain if kind.tile == good)
    middle = number(_CELL / 2)
    rails = [SvgElement("path", {"d": f"M{middle} 0 V{number(_CELL)} M0 {middle} H{number(_CELL)}"})]
    track = (_lines(rails, "ink", 10), _lines(rails, "words", 6), _lines(rails, "ink", 6, "3 4"))
    sign = fit(kit.name(good, "paper"), 16)
    at = ((_CELL - sign.width) / 2, (_CELL - sign.height) / 2, sign)
    ground = (0.0, 0.0, scale(_terrain(kit, kind), _CELL / 32))
    return canvas(_CELL, _CELL, [ground, (0, 0, Graphic(_CELL, _CELL, track)), at])


def _lines(paths: Sequence[SvgElement], colour: str, thick: float, dash: str = "") -> SvgElement:
    """Draws all tiles in one layer, each as a mark of its own, so that a new one can be highlighted."""
    look: dict[str, str | float] = {"fill": "none", "stroke": colour, "stroke-width": thick}
    return SvgElement(
        "g", look | ({"stroke-dasharray": dash} if dash else {"stroke-linecap": "round"}), tuple(paths)
    )


def _pieces(
    kit: Kit, table: Table, at: Mapping[str, tuple[float, float]]
) -> Iterator[tuple[float, float, Graphic]]:
    """Yields buildings in the upper part of their city, locomotives below."""
    for place, (x, y) in at.items():
        station, telegraph = table.stations.get(place), table.telegraphs.get(place)
        built = [] if station is None else [house(kit, station + 1, 22)]
        built += [] if telegraph is None else [office(kit, telegraph + 1, 24)]
        if built:
            pair = put_in_row(built, 2, 1)
            yield x - pair.width / 2, y - 10, add_title(pair, kit.word(place))
        seats = [
            seat
            for seat, player in enumerate(table.players, 1)
            for stands in player.locomotives.values()
            if stands == place
        ]
        if seats:
            engines = fit_in_row(
                (tag_piece(kit.figure("engine", seat), f"engine {seat}", seat) for seat in seats),
                _CELL - 4,
                -8,
            )
            engines = fit(engines, _CELL - 2, 36)
            yield (
                x - engines.width / 2,
                y + _CELL / 2 - engines.height + 6,
                add_title(engines, kit.word(place)),
            )
