"""Draws a whole position, from the keys and values of a position or a view alone.

So a picture from a seat cannot show more than that seat's view holds: hidden cards are only numbers
there.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from gwt.games.great_western.picture.kit import Kit
from gwt.games.great_western.picture.markets import cattle_market, display, foresight, job_market
from gwt.games.great_western.picture.network import network
from gwt.games.great_western.picture.railroad import railroad
from gwt.games.great_western.picture.seats import seat_area
from gwt.games.great_western.picture.trail import trail
from gwt.picture.kit import NAME
from gwt.picture.pieces import EMPTY, Piece, beside, framed, grid, scaled, stacked, words
from gwt.picture.table import Panel, TableArea, areas, line, part, seat_panels, turn_line
from gwt.text import Speaker


def position(kit: Kit, standing: Mapping[str, Any]) -> Piece:
    """Everything on the table, the railroad above and the players below."""
    track, board, towns, *markets = (part(kit, one, standing) for one in _SHOWN)
    below = _across(_markets(kit, standing, *markets), track.width)
    seats = _across(grid(areas(kit, seat_area, standing), 2, 10), track.width)
    return framed(
        stacked([track, _across(towns, track.width), _across(board, track.width), below, seats], 10),
        "table",
        pad=12,
        radius=0,
    )


_SHOWN = (
    TableArea(railroad, ("masters", "appointed", "spare masters"), ("engine", "stations", "cities")),
    TableArea(trail, ("tiles", "owners"), ("at",)),
    TableArea(network, ("town tiles", "masters", "appointed"), ("placed", "stations", "cities")),
    TableArea(job_market, ("token row", "jobs")),
    TableArea(foresight, ("foresight", "piles")),
    TableArea(cattle_market, ("market", "cattle stack", "open stack")),
    TableArea(display, ("display", "objective stack")),
)


def panels(kit: Kit, standing: Mapping[str, Any]) -> list[Panel]:
    """The trail, the railroad, the markets, and the area of each seat."""
    track, board, towns, *markets = (part(kit, one, standing) for one in _SHOWN)
    return [
        Panel("trail", board),
        Panel("railroad", track),
        *([Panel("network", towns)] if towns != EMPTY else ()),
        Panel("markets", _markets_by_themselves(kit, standing, *markets)),
        *seat_panels(kit, seat_area, standing),
    ]


def _markets(
    kit: Kit, standing: Mapping[str, Any], jobs: Piece, tiles: Piece, market: Piece, objectives: Piece
) -> Piece:
    right = stacked([beside([objectives, stacked([_turn(kit, standing), tiles], 10)], 10, 0), market], 10)
    return beside([jobs, right], 10, 0)


def _markets_by_themselves(
    kit: Kit, standing: Mapping[str, Any], jobs: Piece, tiles: Piece, market: Piece, objectives: Piece
) -> Piece:
    """In the way in which they are largest where they are alone: more players have more cattle."""
    spots = [_turn(kit, standing), tiles]
    right = stacked([*spots, objectives], 10)
    wide = jobs.width + right.width + 10
    cattle = market if market.width <= wide else cattle_market(kit, standing, wide - 16)
    ways = (
        stacked([beside([jobs, right], 10, 0), cattle], 10),
        beside([stacked([jobs, market], 10), stacked([objectives, *spots], 10)], 10, 0),
        _markets(kit, standing, jobs, tiles, market, objectives),
    )
    return max(ways, key=lambda one: min(_ALONE / one.width, 1 / one.height))


_ALONE = 1.65
"""How many times as wide as high the room is that the markets usually have."""


def _across(piece: Piece, width: float) -> Piece:
    """Scales a piece to a width, up or down."""
    return scaled(piece, width / piece.width) if piece.width else piece


def _turn(kit: Kit, standing: Mapping[str, Any]) -> Piece:
    """The number of the turn, whose it is, whether the end is near, and who holds which place."""
    parts = [
        words(f"#{standing['turn']}", NAME, "table", bold=True),
        kit.disc(standing["seat"], 28),
        kit.symbol("the-end") if standing["last turns"] is not None else EMPTY,
        *(_place(kit, standing, *held) for held in enumerate(standing["order"], 1)),
    ]
    return beside(parts, 10)


def _place(kit: Kit, standing: Mapping[str, Any], place: int, seat: int | None) -> Piece:
    """A place in the turn order with its holder, and what it has bid."""
    parts = [words(f"{place}.", NAME, "table", bold=True)]
    if seat is not None:
        parts += [kit.disc(seat, 28), kit.symbol("points", -standing["seats"][seat - 1]["bid"])]
    return beside(parts, 4)


def description(speaker: Speaker, standing: Mapping[str, Any]) -> str:
    """The position in words: the table, then each seat."""
    tiles, owners = standing["tiles"], standing["owners"]
    lines = [
        line(speaker, turn_line, *(standing[key] for key in ("turn", "seat", "over"))),
        line(speaker, _cards_line, "table-standing-market", standing["market"]),
        line(speaker, _cards_line, "table-standing-display", standing["display"]),
        *(line(speaker, _spot_line, *spot) for spot in enumerate(standing["foresight"], 1)),
        *(
            line(speaker, _place_line, place, seat, standing["seats"][seat - 1]["bid"] if seat else 0)
            for place, seat in enumerate(standing["order"], 1)
        ),
    ]
    for seat, player in enumerate(standing["seats"], 1):
        built = {space: tiles[space] for space in tiles if owners.get(space) == seat}
        lines.append(line(speaker, _seat_line, seat, {key: player[key] for key in _TOLD}, built))
    return "\n".join(lines)


_TOLD = ("money", "at", "engine", "certificates", "hand", "workers", "stations", "cities")
"""The keys of a seat that the description tells, besides its buildings."""


def _cards_line(speaker: Speaker, id: str, cards: Sequence[str]) -> str:
    return speaker.say(id, cards=speaker.named(cards))


def _spot_line(speaker: Speaker, number: int, tiles: Sequence[str]) -> str:
    return speaker.say("table-standing-foresight", number=number, tiles=speaker.named(tiles))


def _place_line(speaker: Speaker, place: int, seat: int | None, bid: int) -> str:
    held = None if seat is None else speaker.seat(seat)
    return speaker.say("table-standing-place", place=place, seat=held, bid=bid)


def _seat_line(speaker: Speaker, seat: int, player: Mapping[str, Any], built: Mapping[str, str]) -> str:
    say, word, named = speaker.say, speaker.word, speaker.named
    hand = player["hand"]
    return say(
        "table-standing-seat",
        seat=speaker.seat(seat),
        dollars=player["money"],
        at=player["at"] and word(player["at"]),
        engine=word(str(player["engine"])),
        certificates=player["certificates"],
        cards=speaker.unseen(hand["count"]) if isinstance(hand, dict) else named(hand),
        workers=speaker.counted(player["workers"]),
        buildings=[say("table-on-space", tile=word(tile), space=word(at)) for at, tile in built.items()],
        stations=named(player["stations"]),
        cities=named(player["cities"]),
    )
