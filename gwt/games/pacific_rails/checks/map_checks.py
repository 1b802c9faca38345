"""Checks of the map: rows of one length, cities where they are said to be, and ways to them."""

from collections import Counter
from collections.abc import Iterator, Mapping

from gwt.games.pacific_rails.entries.content import Map, Terrain
from gwt.games.pacific_rails.entries.vocabulary import places

Square = tuple[int, int]
"""The row and the column of a space, from 0."""


def uneven_rows(map: Map) -> dict[int, str]:
    """Returns the rows that have not as many spaces as most, each with the message about it."""
    lengths = [len(row.spaces) for row in map.rows]
    usual = Counter(lengths).most_common(1)
    return {
        at: f"the row '{map.rows[at].id}' has {length} spaces, and most rows have {most}"
        for at, length in enumerate(lengths)
        for most, _ in usual
        if length != most
    }


def misplaced_cities(map: Map, cells: Mapping[str, Terrain]) -> Iterator[tuple[tuple[str | int, ...], str]]:
    """Yields the key path of each city that is not on the map, and what is wrong; `cells` are the spaces.

    Of a row in which a space is missing only that is reported: all spaces after it are moved.
    """
    rows, reported = uneven_rows(map), set[int]()
    square_of = {
        place: (at, column)
        for at, row in enumerate(map.rows)
        for column, place in enumerate(places(row.id, row.spaces))
    }
    place_of = {square: place for place, square in square_of.items()}
    named = {city.at for city in map.cities}
    for at, city in enumerate(map.cities):
        if city.at in cells and cells[city.at].kind == "city":
            continue
        row = next((row for row in rows if city.at.startswith(f"{map.rows[row].id}c")), None)
        if row is None:
            around = neighbouring_squares(square_of.get(city.at))
            beside = [place_of[square] for square in around if square in place_of]
            cities = [place for place in beside if place in cells and cells[place].kind == "city"]
            lacking = [place for place in cities if place not in named]
            other = f"; '{lacking[0]}' is a city without an entry" if lacking else ""
            yield ("cities", at, "at"), f"there is no city at '{city.at}'{other}"
        elif row not in reported:
            reported.add(row)
            yield ("rows", row, "spaces"), rows[row]


def unreachable_cities(map: Map) -> Iterator[tuple[Square, str]]:
    """Yields each city to which no space leads from the start spaces, with the message about it."""
    kinds = {terrain.symbol: terrain.kind for terrain in map.terrain}
    squares = {
        (at, column): kinds[symbol]
        for at, row in enumerate(map.rows)
        for column, symbol in enumerate(row.spaces)
        if kinds[symbol] != "barrier"
    }
    ahead = [square for square, kind in squares.items() if kind == "start"]
    reached = set(ahead)
    while ahead:
        new = (set(neighbouring_squares(ahead.pop())) & squares.keys()) - reached
        reached |= new
        ahead.extend(new)
    for (row, column), kind in squares.items():
        if kind == "city" and (row, column) not in reached:
            yield (row, column), f"no way leads to the city '{map.rows[row].id}c{column}'"


def neighbouring_squares(square: Square | None) -> tuple[Square, ...]:
    """Returns the squares that touch one, also beyond the map; none of no square."""
    if square is None:
        return ()
    row, column = square
    return (row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)
