"""The picture of a whole position, from nothing but what a position or a view says in words.

So a picture from a seat cannot show more than that seat's view holds: hidden cards are only numbers
there.
"""

from collections.abc import Mapping
from typing import Any

from gwt.games.great_western.picture.kit import Kit
from gwt.games.great_western.picture.markets import cattle_market, display, foresight, job_market
from gwt.games.great_western.picture.railroad import railroad
from gwt.games.great_western.picture.seats import seat_area
from gwt.games.great_western.picture.trail import trail
from gwt.picture.kit import NAME, disc
from gwt.picture.pieces import EMPTY, Piece, beside, fitted, flowing, framed, grid, scaled, stacked, words
from gwt.picture.table import Part, areas, in_words, part


def position(kit: Kit, standing: Mapping[str, Any]) -> Piece:
    """Everything on the table, the railroad above and the players below."""
    track, board, jobs, tiles, *markets = (part(kit, one, standing) for one in _SHOWN)
    left = track.width - board.width - 10
    side = stacked([_turn(kit, standing), *(_across(one, left) for one in (jobs, tiles))], 10)
    middle = beside([board, side], 10, 0)
    below = flowing(markets, track.width, 10, 10)
    seats = fitted(grid(areas(kit, seat_area, standing), 2, 10), track.width)
    return framed(stacked([track, middle, below, seats], 10), "table", pad=12, radius=0)


_SHOWN = (
    Part(railroad, ("masters", "appointed"), ("engine", "stations", "cities")),
    Part(trail, ("tiles", "owners"), ("at",)),
    Part(job_market, ("token row", "jobs")),
    Part(foresight, ("foresight", "piles")),
    Part(cattle_market, ("market", "cattle stack")),
    Part(display, ("display", "objective stack")),
)


def _across(piece: Piece, width: float) -> Piece:
    """The piece as wide as there is room, which may make it larger."""
    return scaled(piece, min(1.6, width / piece.width))


def _turn(kit: Kit, standing: Mapping[str, Any]) -> Piece:
    """The number of the turn, whose it is, and whether the end is near."""
    parts = [
        words(f"#{standing['turn']}", NAME, "table", bold=True),
        disc(standing["seat"], 28),
        kit.symbol("the-end") if standing["last turns"] is not None else EMPTY,
    ]
    return beside(parts, 10)


def description(kit: Kit, standing: Mapping[str, Any]) -> str:
    """The position in words: the table, then each seat."""
    lines = [
        f"Turn {standing['turn']}, seat {standing['seat']} to act.",
        f"Cattle market: {in_words(standing['market'])}.",
        f"Objectives on display: {in_words(standing['display'])}.",
        f"Foresight: {'; '.join(in_words(tiles) for tiles in standing['foresight'])}.",
    ]
    owners = standing["owners"]
    for seat, player in enumerate(standing["seats"], 1):
        tiles = [
            f"{tile} on {space}" for space, tile in standing["tiles"].items() if owners.get(space) == seat
        ]
        workers = [f"{number} {kind}" for kind, number in player["workers"].items()]
        lines.append(
            f"Seat {seat}: ${player['money']}, cattleman at {player['at'] or 'no space yet'}, "
            f"engine at {player['engine']}, certificates {player['certificates']}; "
            f"hand: {_held(player['hand'])}; workers: {in_words(workers)}; "
            f"buildings: {in_words(tiles)}; stations: {in_words(player['stations'])}; "
            f"cities: {in_words(player['cities'])}."
        )
    return "\n".join(lines)


def _held(hand: Any) -> str:
    return f"{hand['count']} cards" if isinstance(hand, dict) else in_words(hand)
