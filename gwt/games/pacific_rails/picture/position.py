"""The picture of a whole position, from nothing but what a position or a view says in words."""

from collections.abc import Iterator, Mapping
from typing import Any

from gwt.games.pacific_rails.picture.congress import congress, goals
from gwt.games.pacific_rails.picture.kit import Kit
from gwt.games.pacific_rails.picture.railways import railways
from gwt.games.pacific_rails.picture.seats import seat_area
from gwt.games.pacific_rails.picture.supply import supply
from gwt.games.pacific_rails.picture.town import town
from gwt.picture.kit import NAME, disc
from gwt.picture.pieces import EMPTY, Piece, beside, fitted, framed, grid, scaled, stacked, words
from gwt.picture.table import Part, areas, in_words, part


def position(kit: Kit, standing: Mapping[str, Any]) -> Piece:
    """Everything on the table: the town at the left, the map at the right, and the players below."""
    districts, track, senators, aims, left = (part(kit, one, standing) for one in _SHOWN)
    wide = districts.width
    side = [_turn(kit, standing), districts, fitted(aims, wide), fitted(left, wide)]
    board = beside([stacked(side, 8), stacked([track, fitted(senators, track.width)], 10)], 10, 0)
    seats = [_across(one, (board.width - 10) / 2) for one in areas(kit, seat_area, standing)]
    return framed(stacked([board, grid(seats, 2, 10)], 10), "table", pad=12, radius=0)


def _across(piece: Piece, width: float) -> Piece:
    """The piece as wide as there is room."""
    return scaled(piece, width / piece.width)


_SHOWN = (
    Part(town, ("workers", "on top", "houses")),
    Part(railways, ("track", "stations", "telegraphs"), ("locomotives",)),
    Part(congress, ("lowered",)),
    Part(goals, ("goals",)),
    Part(supply, ("supply", "hats", "specialists", "upgrades")),
)


def _turn(kit: Kit, standing: Mapping[str, Any]) -> Piece:
    """The number of the turn, whose it is, its bonuses, and whether the end is near."""
    bonus, lobby = standing["bonus"], standing["lobby"]
    parts = [
        words(f"#{standing['turn']}", NAME, "table", bold=True),
        disc(standing["seat"], 28),
        kit.times(kit.symbol("bonus"), bonus, "table") if bonus else EMPTY,
        kit.times(kit.symbol("lobby"), lobby, "table") if lobby else EMPTY,
        kit.symbol("the-end") if standing["across"] is not None else EMPTY,
    ]
    return beside(parts, 10)


def description(kit: Kit, standing: Mapping[str, Any]) -> str:
    """The position in words: the table, then each seat."""
    return "\n".join(_lines(standing))


def _lines(standing: Mapping[str, Any]) -> Iterator[str]:
    yield f"Turn {standing['turn']}, seat {standing['seat']} to act."
    yield f"Goals: {in_words(standing['goals'])}. Senators down: {in_words(standing['lowered'])}."
    yield f"Supply: {_counted(standing['supply'])}; specialists: {_counted(standing['specialists'])}."
    yield f"Track: {in_words(f'{tile} on {place}' for place, tile in standing['track'].items())}."
    for seat, player in enumerate(standing["seats"], 1):
        yield (
            f"Seat {seat}: {player['points']} points; cargo: {_counted(player['cargo'])}; "
            f"train of {player['wagons']} wagons: {in_words(player['train'])}; "
            f"upgrades: {in_words(player['upgrades'])}; hats: {player['hats']}; "
            f"houses left: {_counted(player['houses'])}; "
            f"telegraph offices left: {player['telegraphs']}; "
            f"workers at {_owned(standing['workers'], seat)}, "
            f"on top of {_owned(standing['on top'], seat)}; "
            f"houses in {in_words(_districts(standing['houses'], seat))}; "
            f"stations in {_owned(standing['stations'], seat)}; "
            f"telegraph offices in {_owned(standing['telegraphs'], seat)}; "
            f"locomotives at {in_words(player['locomotives'].values())}."
        )


def _counted(numbers: Mapping[str, int]) -> str:
    return in_words(f"{many} {one}" for one, many in numbers.items() if many)


def _owned(owners: Mapping[str, int], seat: int) -> str:
    return in_words(place for place, owner in owners.items() if owner == seat)


def _districts(houses: Mapping[str, list[int]], seat: int) -> Iterator[str]:
    for district, owners in houses.items():
        yield from [district] * owners.count(seat)
