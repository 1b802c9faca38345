"""Pictures of the railroad: its track, the stations beside it, and the cities that are delivered to."""

from collections.abc import Iterator, Sequence

from gwt.games.great_western.content import City, Link, Station
from gwt.games.great_western.picture import tiles
from gwt.games.great_western.picture.kit import Kit
from gwt.games.great_western.state import Player, Table
from gwt.picture.kit import NOTE, TEXT, circle, heading, plate, row
from gwt.picture.pieces import (
    EMPTY,
    Piece,
    beside,
    canvas,
    fitted,
    framed,
    grid,
    number,
    paragraph,
    room,
    stacked,
    stroke,
    words,
)

_CELL = 39.0
_EDGE = 26.0
_STATION = 112.0
_CITY = 124.0


def station(kit: Kit, one: Station) -> Piece:
    """A station by itself: what its upgrade costs and brings, and where it lies."""
    where = kit.say("table-in-town") if one.after is None else str(one.after)
    if one.after is not None and one.turnout:
        where = f"{one.after}–{one.after + 1}"
    parts = [kit.symbol("upgrade"), kit.symbol("payment", one.price), kit.points(one.points)]
    if one.master:
        parts.append(kit.symbol("master"))
    head = heading(
        kit.called(one),
        [words(where, TEXT, "head", bold=True), kit.symbol("station"), kit.corners(one.corners)],
    )
    return plate([head, row(parts)])


def city(kit: Kit, one: City) -> Piece:
    """A city by itself: its value, its corners, what a disc on it brings at once and at the end."""
    value = framed(words(f"{one.value}", 20, "bill", bold=True), "bill", line="ink", pad=(7, 1), radius=6)
    parts = [heading(kit.called(one), [kit.name(one.id), value, kit.corners(one.corners)])]
    if one.delivery is not None:
        parts.append(kit.panel(one.delivery))
    marks = [kit.spot(one.corners), *_again(one, "panel"), kit.points(one.points), *_counted(kit, one)]
    return plate([*parts, row(marks)])


def _counted(kit: Kit, one: City) -> list[Piece]:
    """What a delivery to a city needs, and the points of a disc there that depend on what is counted."""
    score = [kit.score(one.score)] if one.score is not None else []
    return [*map(kit.need, one.needs), *score]


def _again(one: City, on: str) -> list[Piece]:
    """The sign of a city that takes any number of discs of one seat."""
    return [words("∞", 20, on, bold=True)] if one.again else []


def links(kit: Kit, ones: Sequence[Link]) -> Piece:
    """Every link of two cities with what it brings."""
    return grid((_link_between(kit, one) for one in ones), 1, 4)


def _link_between(kit: Kit, one: Link) -> Piece:
    pair = [kit.name(one.between[0], "panel"), _joint(kit, one, "panel"), kit.name(one.between[1], "panel")]
    return row(pair, 140, gap=6)


def _joint(kit: Kit, one: Link, on: str) -> Piece:
    """Draws a link between two cities: its points, its delivery action, or the line alone."""
    things = [kit.points(one.points)]
    if one.delivery is not None:
        things.append(kit.effect(one.delivery, 60, on))
    return beside(things, 2) if things != [EMPTY] else Piece(24, 6, (stroke("M1 3 H23", "line", 2),))


# --- the whole railroad ------------------------------------------------------------------------------


def railroad(kit: Kit, table: Table | None = None) -> Piece:
    """The track with its stations above and the cities below, and the pieces that lie on them."""
    width = (len(_numbers(kit)) - 1) * _CELL + 2 * _EDGE
    rows = [_stations(kit, width, table), _track(kit, width, table), _cities(kit, width, table)]
    if table and table.spare_masters:
        faces = (
            kit.part(fitted(tiles.master_face(kit, kit.board.masters[one]), _STATION), one)
            for one in table.spare_masters
        )
        rows.append(beside(faces, 8))
    return plate(rows)


def _numbers(kit: Kit) -> list[int]:
    return [number for number in kit.board.numbered if number is not None]


def _on_track(kit: Kit) -> list[Station]:
    """The stations that do not lie in a town."""
    return [one for one in kit.board.stations.values() if one.after is not None]


def _x(kit: Kit, track: str) -> float:
    """The middle of a space or of a turnout."""
    one = kit.board.stations.get(track)
    if one is None or one.after is None:
        return _EDGE + int(track) * _CELL
    return _EDGE + (one.after + (0.5 if one.turnout else 0)) * _CELL


def _seats(table: Table | None) -> Iterator[tuple[int, Player]]:
    yield from enumerate(table.players if table else (), 1)


def _track(kit: Kit, width: float, table: Table | None) -> Piece:
    middle, height, end = 68.0, 106.0, width - _EDGE
    thirds = range(1, 3 * (len(_numbers(kit)) - 1))
    sleepers = " ".join(f"M{number(_EDGE + at * _CELL / 3)} {middle - 7} V{middle + 7}" for at in thirds)
    rails = f"M{_EDGE} {middle - 4} H{end} M{_EDGE} {middle + 4} H{end}"
    marks = [stroke(sleepers, "timber", 3), stroke(rails, "metal", 2)]
    placed = list[tuple[float, float, Piece]]()
    for cross in kit.entries.railroad.crosses:
        signal = fitted(kit.symbol("signal"), 14, 22)
        placed.append((_x(kit, str(cross)) + (_CELL - signal.width) / 2, middle + 9, signal))
    for one in _on_track(kit):
        if one.turnout:
            x, y = _x(kit, one.id), middle - 6
            up = y - 24
            marks.append(stroke(f"M{x - 16} {y} C{x - 10} {up} {x + 10} {up} {x + 16} {y}", "metal", 3))
            placed.append((x - 8, up - 2, kit.part(circle(16, "tile"), "track", one.id)))
    for space in map(str, _numbers(kit)):
        label = room(words(space, NOTE, "tile", bold=True), 21, 15)
        cell = kit.part(framed(label, "tile", line="ink", radius=7, pad=0.5), "track", space)
        placed.append((_x(kit, space) - cell.width / 2, middle - cell.height / 2, cell))
    rail = Piece(width, height, tuple(marks))
    return canvas(width, height, [(0, 0, rail), *placed, *_engines(kit, middle, table)])


def _engines(kit: Kit, middle: float, table: Table | None) -> Iterator[tuple[float, float, Piece]]:
    """The engines, those that share a space above each other."""
    there: dict[str, int] = {}
    for seat, player in _seats(table):
        track = kit.board.tracks[player.engine]
        level = there[track] = there.get(track, 0) + 1
        engine = canvas(26, 24, [(5, 0, fitted(kit.symbol("engine"), 21)), (0, 9, kit.disc(seat, 14))])
        up = 16 if track in kit.board.stations and kit.board.stations[track].turnout else 0
        yield _x(kit, track) - 13, middle - 31 - up - 20 * (level - 1), engine


def _stations(kit: Kit, width: float, table: Table | None) -> Piece:
    placed = []
    for one in _on_track(kit):
        piece = station_face(kit, one, table)
        x = min(max(_x(kit, one.id) - piece.width / 2, 0), width - piece.width)
        placed.append((x, 0.0, piece))
    height = max(piece.height for _, _, piece in placed)
    return canvas(width, height, [(x, height - piece.height, piece) for x, _, piece in placed])


def station_face(kit: Kit, one: Station, table: Table | None) -> Piece:
    """A station as it stands beside the track or in a town, with its discs, and its tile or worker."""
    owners = tuple(seat for seat, player in _seats(table) if one.id in player.stations)
    lying = (table.masters.get(one.id), table.appointed.get(one.id)) if table else (None, None)
    return kit.once(_station_face, one.id, owners, *lying)


def _station_face(
    kit: Kit, station: str, owners: Sequence[int], master: str | None, appointed: str | None
) -> Piece:
    one, parts = kit.board.stations[station], list[Piece]()
    if master is not None:
        parts.append(fitted(tiles.master_face(kit, kit.board.masters[master]), _STATION))
    elif appointed is not None:
        parts.append(fitted(kit.name(appointed, "panel"), 24))
    elif one.master:
        parts.append(
            framed(room(fitted(kit.symbol("master"), 20), 30, 26), "free", line="line", dash="3 3")
        )
    price = beside([kit.symbol("payment", one.price), kit.points(one.points), kit.corners(one.corners)], 4)
    face = [fitted(price, _STATION - 12)]
    face.append(room(beside((kit.disc(seat, 18) for seat in owners), 1), 0, 18))
    parts.append(framed(stacked(face, 3, 0.5), "panel", line="line", pad=(5, 4)))
    return kit.part(stacked(parts, 4, 0.5), one.id)


def _cities(kit: Kit, width: float, table: Table | None) -> Piece:
    between: dict[tuple[str, str], Link] = {one.between: one for one in kit.board.links}
    cities = [one for one in kit.board.cities.values() if one.id not in kit.board.towns]
    parts: list[Piece] = []
    for at, one in enumerate(cities):
        parts.append(kit.once(_city, one.id, discs_in(one, table)))
        link = between.get((one.id, cities[at + 1].id)) if at + 1 < len(cities) else None
        if link is not None:
            parts.append(fitted(_joint(kit, link, "tile"), 32, 30))
    line = beside(parts, 2)
    return room(fitted(line, width), width, line.height)


Discs = tuple[tuple[int, int], ...]
"""The seats, from 1, that have discs in a place, each with their number."""


def discs_in(one: City, table: Table | None) -> Discs:
    """The discs in a city."""
    numbers = ((seat, player.cities.count(one.id)) for seat, player in _seats(table))
    return tuple((seat, number) for seat, number in numbers if number)


def city_marks(kit: Kit, one: City, lying: Discs, width: float) -> list[Piece]:
    """What a disc in a city brings, and the discs that lie there, without the name of the city."""
    marks = [kit.points(one.points)]
    if one.delivery is not None:
        marks.append(kit.effect(one.delivery, width))
    if one.score is not None:
        marks.append(kit.score(one.score))
    marks += _again(one, "panel")
    discs = (_discs(kit, seat, number) for seat, number in lying)
    return [fitted(beside(marks, 4), width, 22), fitted(beside(discs, 2), width)]


def city_value(one: City) -> Piece:
    """The value of a city, as it stands on its sign."""
    return framed(words(str(one.value), TEXT, "bill", bold=True), "bill", line="ink", pad=(5, 1), radius=4)


def _discs(kit: Kit, seat: int, number: int) -> Piece:
    """The discs of a seat in one place."""
    many = words(f"×{number}", NOTE, "panel", bold=True) if number > 1 else EMPTY
    return beside([kit.disc(seat, 18), many], 1)


def _city(kit: Kit, city: str, lying: Discs) -> Piece:
    one = kit.board.cities[city]
    value = city_value(one)
    inner = _CITY - 10
    name = paragraph(kit.called(one), NOTE, inner - value.width - 22, "panel", bold=True)
    top = beside([value, room(name, inner - value.width - 22, 24, 0), kit.corners(one.corners)], 3)
    needs = fitted(beside(map(kit.need, one.needs), 2), inner / 2, 22)
    lower = [needs, *city_marks(kit, one, lying, inner)]
    drawn = framed(
        stacked([room(top, inner, 24), room(beside(lower, 6), inner, 22, 0)], 3),
        "panel",
        line="line",
        pad=5,
    )
    return kit.part(drawn, one.id)
