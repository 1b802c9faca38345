"""The picture of a whole position, from nothing but what a position or a view says in words.

So a picture from a seat cannot show more than that seat's view holds: hidden cards are only numbers
there.
What has not changed is the same piece from one position to the next.
"""

import json
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any

from gwt.games.great_western.picture.kit import Kit
from gwt.games.great_western.picture.markets import cattle_market, display, foresight, job_market
from gwt.games.great_western.picture.railroad import railroad
from gwt.games.great_western.picture.seats import seat_area
from gwt.games.great_western.picture.trail import trail
from gwt.picture.kit import NAME, disc
from gwt.picture.pieces import EMPTY, Piece, beside, fitted, flowing, framed, grid, scaled, stacked, words


def position(kit: Kit, standing: Mapping[str, Any]) -> Piece:
    """Everything on the table, the railroad above and the players below."""
    track, board, jobs, tiles, *markets = (_part(kit, draw, standing) for draw in _SHOWN)
    left = track.width - board.width - 10
    side = stacked([_turn(kit, standing), *(_across(one, left) for one in (jobs, tiles))], 10)
    middle = beside([board, side], 10, 0)
    below = flowing(markets, track.width, 10, 10)
    whole = stacked([track, middle, below, _seats(kit, standing, track.width)], 10)
    return framed(whole, "table", pad=12, radius=0)


_SHOWN: Mapping[Callable[[Kit, Mapping[str, Any]], Piece], tuple[tuple[str, ...], tuple[str, ...]]] = {
    railroad: (("masters", "appointed"), ("engine", "stations", "cities")),
    trail: (("tiles", "owners"), ("at",)),
    job_market: (("token row", "jobs"), ()),
    foresight: (("foresight", "piles"), ()),
    cattle_market: (("market", "cattle stack"), ()),
    display: (("display", "objective stack"), ()),
}
"""The parts of the table, and what each shows: keys of the table and of every seat."""


def _part(kit: Kit, draw: Callable[[Kit, Mapping[str, Any]], Piece], standing: Mapping[str, Any]) -> Piece:
    table, seat = _SHOWN[draw]
    said: dict[str, Any] = {key: standing[key] for key in table}
    said["seats"] = [{key: player[key] for key in seat} for player in standing["seats"]]
    return _drawn(kit, draw, json.dumps(said))


@lru_cache(maxsize=256)
def _drawn(kit: Kit, draw: Callable[..., Piece], said: str) -> Piece:
    """What a part looks like depends on nothing but what is said here."""
    return draw(kit, json.loads(said))


@lru_cache(maxsize=256)
def _area(kit: Kit, said: str) -> Piece:
    return seat_area(kit, *json.loads(said))


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


def _seats(kit: Kit, standing: Mapping[str, Any], most: float) -> Piece:
    seats = standing["seats"]
    areas = (
        _area(kit, json.dumps([seat, player, len(seats), seat == standing["seat"]]))
        for seat, player in enumerate(seats, 1)
    )
    return fitted(grid(areas, 2, 10), most)


def told(kit: Kit, standing: Mapping[str, Any]) -> str:
    """The position in words: the table, then each seat."""
    lines = [
        f"Turn {standing['turn']}, seat {standing['seat']} to act.",
        f"Cattle market: {_listed(standing['market'])}.",
        f"Objectives on display: {_listed(standing['display'])}.",
        f"Foresight: {'; '.join(_listed(tiles) for tiles in standing['foresight'])}.",
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
            f"hand: {_held(player['hand'])}; workers: {_listed(workers)}; "
            f"buildings: {_listed(tiles)}; stations: {_listed(player['stations'])}; "
            f"cities: {_listed(player['cities'])}."
        )
    return "\n".join(lines)


def _held(hand: Any) -> str:
    return f"{hand['count']} cards" if isinstance(hand, dict) else _listed(hand)


def _listed(things: Iterable[str]) -> str:
    return ", ".join(things) or "none"
