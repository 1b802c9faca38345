"""Pictures of the railroad: its track, the stations beside it, and the cities that are delivered to."""

from collections.abc import Iterator, Sequence
from functools import partial

from gwt.games.great_western.entries.content import City, Link, Station
from gwt.games.great_western.model.state import Player, Table
from gwt.games.great_western.picture import tiles
from gwt.games.great_western.picture.kit import Kit
from gwt.picture.graphics import (
    EMPTY,
    Graphic,
    SvgElement,
    canvas,
    draw_text,
    fit,
    frame,
    grid,
    number,
    pad_to,
    put_in_column,
    put_in_row,
    stroke,
    tag_piece,
)
from gwt.picture.kit import TEXT, circle, draw_heading, draw_plate, row

_CELL, _EDGE = 37.8, 26.0
"""The distance of two spaces of the track, which is as long as the trail is wide, and its margin."""
_STATION, _CITY = 148.0, 150.0
_LETTERS, _DISC = 17.0, 28.0
"""The least letters and discs, which are as large as those of the trail above."""
_BANDS = 2
"""The rows of cities."""


def station(kit: Kit, station: Station) -> Graphic:
    """A station by itself: what its upgrade costs and brings, and where it lies."""
    where = kit.say("table-in-town") if station.after is None else str(station.after)
    if station.after is not None and station.turnout:
        where = f"{station.after}–{station.after + 1}"
    parts = [kit.symbol("upgrade"), kit.symbol("payment", station.price), kit.points(station.points)]
    if station.master:
        parts.append(kit.symbol("master"))
    head = draw_heading(
        kit.name_of_entry(station),
        [draw_text(where, TEXT, "head", bold=True), kit.symbol("station"), kit.corners(station.corners)],
    )
    return draw_plate([head, row(parts)])


def city(kit: Kit, city: City) -> Graphic:
    """A city by itself: its value, its corners, what a disc on it brings at once and at the end."""
    value = frame(
        draw_text(f"{city.value}", 20, "bill", bold=True), "bill", line="ink", pad=(7, 1), radius=6
    )
    parts = [draw_heading(kit.name_of_entry(city), [kit.name(city.id), value, kit.corners(city.corners)])]
    if city.delivery is not None:
        parts.append(kit.panel(city.delivery))
    marks = [kit.spot(city.corners), *_again(city, "panel"), kit.points(city.points), *_counted(kit, city)]
    return draw_plate([*parts, row(marks)])


def _counted(kit: Kit, city: City) -> list[Graphic]:
    """Draws the needs of a delivery to a city, and the points of a disc there that depend on a count."""
    score = [kit.score(city.score)] if city.score is not None else []
    return [*map(kit.need, city.needs), *score]


def _again(city: City, on: str) -> list[Graphic]:
    """The sign of a city that takes any number of discs of one seat."""
    return [draw_text("∞", 20, on, bold=True)] if city.again else []


def links(kit: Kit, ones: Sequence[Link]) -> Graphic:
    """Every link of two cities with what it brings."""
    return grid((_link_between(kit, link) for link in ones), 1, 4)


def _link_between(kit: Kit, link: Link) -> Graphic:
    a, b = (kit.name(city, "panel") for city in link.between)
    return row([a, _joint(kit, link, "panel"), b], 140, gap=6)


def _joint(kit: Kit, link: Link, on: str) -> Graphic:
    """Draws a link between two cities: its points, its delivery action, or the line alone."""
    kit = kit.wording_of(kit.entries.cities)
    things = [kit.points(link.points)]
    if link.delivery is not None:
        things.append(kit.effect(link.delivery, 60, on))
    return put_in_row(things, 2) if things != [EMPTY] else Graphic(24, 6, (stroke("M1 3 H23", "line", 2),))


# --- the whole railroad ------------------------------------------------------------------------------


def railroad(kit: Kit, table: Table | None = None) -> Graphic:
    """The track with its stations above and the cities below, and the pieces that lie on them."""
    width = (len(_numbers(kit)) - 0.5) * _CELL + 2 * _EDGE
    parts = [_stations(kit, width, table), _track(kit, width, table), *_cities(kit, width, table)]
    drawn = put_in_column(parts, 6)
    wide, high = (number(size) for size in (width, drawn.height))
    meadow = SvgElement(
        "path",
        {
            "d": f"M0 90 C{number(width / 3)} 20 {number(width / 2)} 170 {wide} 70 V{high} H0 Z",
            "fill": "meadow",
        },
    )
    land = Graphic(width, drawn.height, (meadow,))
    return frame(
        canvas(width, drawn.height, [(0, 0, land), (0, 0, drawn)]), "land", line="line", pad=8, radius=12
    )


def _numbers(kit: Kit) -> list[int]:
    return [number for number in kit.board.numbered if number is not None]


def _on_track(kit: Kit) -> list[Station]:
    """The stations that do not lie in a town."""
    return [station for station in kit.board.stations.values() if station.after is not None]


def _along(kit: Kit, track: str) -> float:
    """Returns the distance of a space or a turnout along the track, in spaces."""
    station = kit.board.stations.get(track)
    if station is None or station.after is None:
        return int(track)
    return station.after + (0.5 if station.turnout else 0)


def _x(kit: Kit, track: str) -> float:
    """The middle of a space or of a turnout."""
    return _EDGE + _along(kit, track) * _CELL


def _seats(table: Table | None) -> Iterator[tuple[int, Player]]:
    yield from enumerate(table.players if table else (), 1)


_RAIL, _HIGH = 64.0, 98.0
"""The distance of the rails below the stations, and the height of the track with its signals."""


def _track(kit: Kit, width: float, table: Table | None) -> Graphic:
    """The track, with the engines on it."""
    thirds = range(1, 3 * len(_numbers(kit)))
    sleepers = " ".join(f"M{number(_EDGE + at * _CELL / 3)} {_RAIL - 7} V{_RAIL + 7}" for at in thirds)
    rails = f"M{_EDGE} {_RAIL - 4} H{width - 2} M{_EDGE} {_RAIL + 4} H{width - 2}"
    marks = [stroke(sleepers, "timber", 3), stroke(rails, "metal", 2)]
    placed = list[tuple[float, float, Graphic]]()
    for cross in kit.entries.railroad.crosses:
        signal = fit(kit.symbol("signal"), 18, 26)
        placed.append((_x(kit, str(cross)) + (_CELL - signal.width) / 2, _RAIL + 7, signal))
    for station in _on_track(kit):
        if station.turnout:
            x, y = _x(kit, station.id), _RAIL - 6
            up = y - 24
            marks.append(stroke(f"M{x - 16} {y} C{x - 10} {up} {x + 10} {up} {x + 16} {y}", "metal", 3))
            placed.append((x - 13, up - 8, kit.part(circle(26, "tile"), "track", station.id)))
    for space in map(str, _numbers(kit)):
        label = pad_to(draw_text(space, _LETTERS, "tile", bold=True), 29, 25)
        cell = kit.part(frame(label, "tile", line="ink", radius=7, pad=0.5), "track", space)
        placed.append((_x(kit, space) - cell.width / 2, _RAIL - cell.height / 2, cell))
    rail = Graphic(width, _HIGH, tuple(marks))
    return canvas(width, _HIGH, [(0, 0, rail), *placed, *_engines(kit, table)])


def _engines(kit: Kit, table: Table | None) -> Iterator[tuple[float, float, Graphic]]:
    """Yields the engines, those that share a space above each other."""
    engines: dict[str, int] = {}
    for seat, player in _seats(table):
        track = kit.board.tracks[player.engine]
        level = engines[track] = engines.get(track, 0) + 1
        drawn = [(9.0, 0.0, fit(kit.symbol("engine"), 36)), (0.0, 8.0, kit.disc(seat, _DISC))]
        engine = tag_piece(canvas(46, 36, drawn), f"engine {seat}", seat)
        up = 16 if track in kit.board.stations and kit.board.stations[track].turnout else 0
        yield _x(kit, track) - 23 + 14 * (level - 1), _RAIL - 46 - up - 9 * (level - 1), engine


def _stations(kit: Kit, width: float, table: Table | None) -> Graphic:
    """The stations beside the track, and to the right of them the spare station masters."""
    placed, free = list[tuple[float, float, Graphic]](), 0.0
    faces = [(_x(kit, station.id), station_face(kit, station, table)) for station in _on_track(kit)]
    height = max((face.height for _, face in faces), default=0)
    for middle, face in sorted(faces, key=lambda place: place[0]):
        x = max(free, min(middle - face.width / 2, width - face.width))
        placed.append((x, height - face.height, face))
        free = x + face.width + 2
    spare = put_in_row(map(partial(_spare_master, kit), table.spare_masters if table else ()), 6)
    return canvas(width, height, [*placed, (width - spare.width, 0.0, spare)])


def _spare_master(kit: Kit, master: str) -> Graphic:
    return kit.part(fit(tiles.master_face(kit, kit.board.masters[master]), _STATION), master)


def station_face(kit: Kit, station: Station, table: Table | None) -> Graphic:
    """A station as it stands beside the track or in a town, with its discs, and its tile or worker."""
    owners = tuple(seat for seat, player in _seats(table) if station.id in player.stations)
    lying = (table.masters.get(station.id), table.appointed.get(station.id)) if table else (None, None)
    return kit.draw_cached(_station_face, station.id, owners, *lying)


def _station_face(
    kit: Kit, station: str, owners: Sequence[int], master: str | None, appointed: str | None
) -> Graphic:
    printed, parts = kit.board.stations[station], list[Graphic]()
    if master is not None:
        drawn = fit(tiles.master_face(kit, kit.board.masters[master]), _STATION)
        parts.append(tag_piece(drawn, f"master {master}"))
    elif appointed is not None:
        parts.append(tag_piece(fit(kit.name(appointed, "panel"), 32), appointed))
    elif printed.master:
        parts.append(frame(pad_to(fit(kit.symbol("master"), 20), 30, 26), "free", line="line", dash="3 3"))
    signs = [kit.symbol("payment", printed.price), kit.points(printed.points), kit.corners(printed.corners)]
    face = [fit(put_in_row(signs, 4), _STATION - 12)]
    # Texts call it by this number.
    last = station.rpartition("-")[2]
    number = draw_text(last if last.isdigit() else "", _LETTERS, "panel", bold=True)
    face.append(
        pad_to(put_in_row([number, *(kit.placed_disc(seat, _DISC) for seat in owners)], 2), 0, _DISC)
    )
    parts.append(frame(put_in_column(face, 3, 0.5), "panel", line="line", pad=(5, 4)))
    return kit.part(put_in_column(parts, 4, 0.5), printed.id)


def _cities(kit: Kit, width: float, table: Table | None) -> list[Graphic]:
    between: dict[tuple[str, str], Link] = {link.between: link for link in kit.board.links}
    cities = [city for city in kit.board.cities.values() if city.id not in kit.board.towns]
    parts: list[Graphic] = []
    rows: list[list[Graphic]] = [parts]
    half = -(-len(cities) // _BANDS)
    for at, city in enumerate(cities):
        if at and at % half == 0:
            parts = []
            rows.append(parts)
        parts.append(kit.draw_cached(_city, city.id, discs_in(city, table)))
        link = between.get((city.id, cities[at + 1].id)) if at + 1 < len(cities) else None
        if link is not None:
            parts.append(fit(_joint(kit, link, "land"), 64, 40))
    return [fit(put_in_row(row, 2), width) for row in rows]


Discs = tuple[tuple[int, int], ...]
"""The seats, from 1, that have discs in a place, each with their number."""


def discs_in(city: City, table: Table | None) -> Discs:
    """The discs in a city."""
    numbers = ((seat, player.cities.count(city.id)) for seat, player in _seats(table))
    return tuple((seat, number) for seat, number in numbers if number)


def city_marks(kit: Kit, city: City, lying: Discs, width: float, letters: float = TEXT) -> list[Graphic]:
    """Draws the reward of a disc in a city and the discs that lie there, without the name of the city."""
    kit = kit.wording_of(city)
    marks = [kit.points(city.points)]
    if city.delivery is not None:
        marks.append(kit.effect(city.delivery, width))
    if city.score is not None:
        marks.append(kit.score(city.score))
    marks += _again(city, "panel")
    discs = (_discs(kit, seat, number, letters) for seat, number in lying)
    return [fit(put_in_row(marks, 4), width, 2.2 * letters), fit(put_in_row(discs, 2), width)]


def city_value(city: City, letters: float = TEXT) -> Graphic:
    """The value of a city, as it stands on its sign."""
    value = draw_text(str(city.value), letters, "bill", bold=True)
    return frame(value, "bill", line="ink", pad=(5, 1), radius=4)


def _discs(kit: Kit, seat: int, number: int, letters: float) -> Graphic:
    """The discs of a seat in one place."""
    many = draw_text(f"×{number}", letters, "panel", bold=True) if number > 1 else EMPTY
    return put_in_row([kit.placed_disc(seat, 1.7 * letters), many], 1)


def _city(kit: Kit, city: str, lying: Discs) -> Graphic:
    printed = kit.board.cities[city]
    name = draw_text(kit.name_of_entry(printed), _LETTERS, "panel", bold=True)
    upper = put_in_row([city_value(printed, _LETTERS), name], 5)
    needs = fit(put_in_row(map(kit.need, printed.needs), 2), _CITY, 36)
    lower = put_in_row([needs, *city_marks(kit, printed, lying, 2 * _CITY, _LETTERS)], 6)
    corner = kit.corners(printed.corners)
    inner = max(_CITY, upper.width + corner.width + 5, lower.width)
    top = put_in_row([pad_to(upper, inner - corner.width, 24, 0), corner])
    drawn = frame(put_in_column([top, pad_to(lower, 0, 36)], 2), "panel", line="line", pad=5)
    return kit.part(drawn, printed.id)
