"""Draws a whole position, from the keys and values of a position or a view alone."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from gwt.games.pacific_rails.picture.congress import congress, goals
from gwt.games.pacific_rails.picture.kit import Kit
from gwt.games.pacific_rails.picture.railways import railways
from gwt.games.pacific_rails.picture.seats import seat_area
from gwt.games.pacific_rails.picture.supply import supply
from gwt.games.pacific_rails.picture.town import town
from gwt.picture.kit import NAME
from gwt.picture.pieces import EMPTY, Piece, beside, fitted, framed, grid, scaled, stacked, words
from gwt.picture.table import Panel, TableArea, areas, line, part, seat_panels, turn_line
from gwt.text import Speaker


def position(kit: Kit, standing: Mapping[str, Any]) -> Piece:
    """Everything on the table: the town at the left, the map at the right, and the players below."""
    districts, track, senators, aims, left = (part(kit, one, standing) for one in _SHOWN)
    wide = districts.width
    side = [_turn(kit, standing), districts, fitted(aims, wide), fitted(left, wide)]
    board = beside([stacked(side, 8), stacked([track, fitted(senators, track.width)], 10)], 10, 0)
    seats = [_across(one, (board.width - 10) / 2) for one in areas(kit, seat_area, standing)]
    return framed(stacked([board, grid(seats, 2, 10)], 10), "table", pad=12, radius=0)


def panels(kit: Kit, standing: Mapping[str, Any]) -> list[Panel]:
    """The map, the town, what there is to take, and the area of each seat."""
    districts, track, senators, aims, left = (part(kit, one, standing) for one in _SHOWN)
    return [
        Panel("map", track),
        Panel("town", stacked([_turn(kit, standing), districts], 8)),
        Panel("congress", stacked([senators, aims, fitted(left, senators.width)], 8)),
        *seat_panels(kit, seat_area, standing),
    ]


def _across(piece: Piece, width: float) -> Piece:
    """Scales a piece to a width."""
    return scaled(piece, width / piece.width)


_SHOWN = (
    TableArea(town, ("workers", "on top", "houses")),
    TableArea(railways, ("track", "stations", "telegraphs"), ("locomotives",)),
    TableArea(congress, ("lowered",)),
    TableArea(goals, ("goals",)),
    TableArea(supply, ("supply", "hats", "specialists", "upgrades")),
)


def _turn(kit: Kit, standing: Mapping[str, Any]) -> Piece:
    """The number of the turn, whose it is, its bonuses, and whether the end is near."""
    bonus, lobby = standing["bonus"], standing["lobby"]
    parts = [
        words(f"#{standing['turn']}", NAME, "table", bold=True),
        kit.disc(standing["seat"], 28),
        kit.times(kit.symbol("bonus"), bonus, "table") if bonus else EMPTY,
        kit.times(kit.symbol("lobby"), lobby, "table") if lobby else EMPTY,
        kit.symbol("the-end") if standing["across"] is not None else EMPTY,
    ]
    return beside(parts, 10)


def description(speaker: Speaker, standing: Mapping[str, Any]) -> str:
    """The position in words: the table, then each seat."""
    lines = [
        line(speaker, turn_line, *(standing[key] for key in ("turn", "seat", "over"))),
        line(speaker, _goals_line, standing["goals"], standing["lowered"]),
        line(speaker, _supply_line, standing["supply"], standing["specialists"]),
        line(speaker, _track_line, standing["track"]),
    ]
    for seat, player in enumerate(standing["seats"], 1):
        placed = list(_pieces(standing, seat))
        lines.append(line(speaker, _seat_line, seat, {key: player[key] for key in _CARRIED}))
        lines.append(line(speaker, _pieces_line, seat, player["houses"], player["telegraphs"], placed))
    return "\n".join(lines)


_CARRIED = ("points", "cargo", "wagons", "train", "upgrades", "hats")
"""What is said of a seat, besides its pieces on the board."""


def _goals_line(speaker: Speaker, goals: Sequence[str], lowered: Sequence[str]) -> str:
    return speaker.say("table-standing-goals", goals=speaker.named(goals), senators=speaker.named(lowered))


def _supply_line(speaker: Speaker, supply: Mapping[str, int], specialists: Mapping[str, int]) -> str:
    goods, tokens = speaker.counted(supply), speaker.counted(specialists)
    return speaker.say("table-standing-supply", goods=goods, specialists=tokens)


def _track_line(speaker: Speaker, track: Mapping[str, str]) -> str:
    say, word = speaker.say, speaker.word
    laid = [say("table-on-space", tile=word(tile), space=word(place)) for place, tile in track.items()]
    return say("table-standing-track", track=laid)


def _seat_line(speaker: Speaker, seat: int, player: Mapping[str, Any]) -> str:
    return speaker.say(
        "table-standing-seat",
        seat=speaker.seat(seat),
        points=player["points"],
        goods=speaker.counted(player["cargo"]),
        wagons=player["wagons"],
        train=speaker.named([*player["train"], *player["upgrades"]]),
        hats=player["hats"],
    )


def _pieces_line(
    speaker: Speaker,
    seat: int,
    houses: Mapping[str, int],
    telegraphs: int,
    placed: Sequence[tuple[str, str]],
) -> str:
    return speaker.say(
        "table-standing-pieces",
        seat=speaker.seat(seat),
        houses=speaker.counted(houses),
        telegraphs=telegraphs,
        places=[speaker.say(id, place=speaker.word(place)) for id, place in placed],
    )


def _pieces(standing: Mapping[str, Any], seat: int) -> Iterator[tuple[str, str]]:
    """Where the pieces of a seat are on the board, each with the message that says so."""
    for id, key in (
        ("table-worker-at", "workers"),
        ("table-top-at", "on top"),
        ("table-station-at", "stations"),
        ("table-office-at", "telegraphs"),
    ):
        yield from ((id, place) for place, owner in standing[key].items() if owner == seat)
    for district, owners in standing["houses"].items():
        yield from [("table-house-at", district)] * owners.count(seat)
    player = standing["seats"][seat - 1]
    yield from (("table-locomotive-at", place) for place in player["locomotives"].values())
