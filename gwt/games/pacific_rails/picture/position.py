"""Draws a whole position, from the state as a seat sees it."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from gwt.games.pacific_rails.model.state import Player, Table
from gwt.games.pacific_rails.picture import player_board, railways, supply, town
from gwt.games.pacific_rails.picture.congress import congress, goals
from gwt.games.pacific_rails.picture.kit import Kit
from gwt.picture import graphics
from gwt.picture.cached_parts import Panel, description_line, seat_areas, seat_panels, table_part, turn_line
from gwt.picture.kit import NAME, seat_colour

if TYPE_CHECKING:
    from gwt.text import EventFormatter


def position(kit: Kit, table: Table) -> graphics.Graphic:
    """Everything on the table: the town at the left, the map at the right, and the players below."""
    districts, track, senators, aims, left = _parts(kit, table)
    wide = districts.width
    side = [_turn(kit, table), districts, graphics.fit(aims, wide), graphics.fit(left, wide)]
    board = graphics.put_in_row(
        [
            graphics.put_in_column(side, 8),
            graphics.put_in_column([track, graphics.fit(senators, track.width)], 10),
        ],
        10,
        0,
    )
    seats = [
        graphics.scale(area, (board.width - 10) / 2 / area.width)
        for area in seat_areas(kit, seat_area, table)
    ]
    return graphics.frame(
        graphics.put_in_column([board, graphics.grid(seats, 2, 10)], 10), "table", pad=12, radius=0
    )


def panels(kit: Kit, table: Table) -> list[Panel]:
    """The map, the town, what there is to take, and the area of each seat."""
    districts, track, senators, aims, left = _parts(kit, table)
    return [
        Panel("map", track),
        Panel("town", graphics.put_in_column([_turn(kit, table), districts], 8)),
        Panel("congress", graphics.put_in_column([senators, aims, graphics.fit(left, senators.width)], 8)),
        *seat_panels(kit, seat_area, table),
    ]


def _parts(kit: Kit, table: Table) -> list[graphics.Graphic]:
    return [
        table_part(kit, draw, table)
        for draw in (town.town, railways.railways, congress, goals, supply.supply)
    ]


def _turn(kit: Kit, table: Table) -> graphics.Graphic:
    """The number of the turn, whose it is, its bonuses, and whether the end is near."""
    parts = [
        graphics.draw_text(f"#{table.turn}", NAME, "table", bold=True),
        kit.disc(table.seat + 1, 28),
        kit.times(kit.symbol("bonus"), table.bonus, "table") if table.bonus else graphics.EMPTY,
        kit.times(kit.symbol("lobby"), table.lobby, "table") if table.lobby else graphics.EMPTY,
        kit.symbol("the-end") if table.across is not None else graphics.EMPTY,
    ]
    return graphics.put_in_row(parts, 10)


def description(speaker: "EventFormatter", table: Table) -> str:
    """The table in words, then each seat."""
    lines = [
        description_line(speaker, say, table) for say in (turn_line, _goals_line, _supply_line, _track_line)
    ]
    for seat, player in enumerate(table.players):
        lines.append(description_line(speaker, _seat_line, player, seat))
        lines.append(description_line(speaker, _pieces_line, player, seat, tuple(_pieces(table, seat))))
    return "\n".join(lines)


def _goals_line(speaker: "EventFormatter", table: Table) -> str:
    goals, senators = speaker.names_argument(table.goals), speaker.names_argument(table.lowered)
    return speaker.message("table-standing-goals", goals=goals, senators=senators)


def _supply_line(speaker: "EventFormatter", table: Table) -> str:
    goods, tokens = speaker.counts_argument(table.supply), speaker.counts_argument(table.specialists)
    return speaker.message("table-standing-supply", goods=goods, specialists=tokens)


def _track_line(speaker: "EventFormatter", table: Table) -> str:
    say, word = speaker.message, speaker.word
    laid = [say("table-on-space", tile=word(tile), space=word(at)) for at, tile in table.track.items()]
    return say("table-standing-track", track=laid)


def _seat_line(speaker: "EventFormatter", player: Player, seat: int) -> str:
    return speaker.message(
        "table-standing-seat",
        seat=speaker.seat(seat + 1),
        points=player.points,
        goods=speaker.counts_argument(player.cargo),
        wagons=player.wagons,
        train=speaker.names_argument([*player.train, *player.upgrades]),
        hats=player.hats,
    )


def _pieces_line(
    speaker: "EventFormatter", player: Player, seat: int, placed: Sequence[tuple[str, str]]
) -> str:
    return speaker.message(
        "table-standing-pieces",
        seat=speaker.seat(seat + 1),
        houses=speaker.counts_argument(player.houses),
        telegraphs=player.telegraphs,
        places=[speaker.message(id, place=speaker.word(place)) for id, place in placed],
    )


def _pieces(table: Table, seat: int) -> Iterator[tuple[str, str]]:
    """Yields the places of the pieces of a seat on the board, each with the message that says so."""
    for id, owners in (
        ("table-worker-at", table.workers),
        ("table-top-at", table.on_top),
        ("table-station-at", table.stations),
        ("table-office-at", table.telegraphs),
    ):
        yield from ((id, place) for place, owner in owners.items() if owner == seat)
    for district, houses in table.houses.items():
        yield from [("table-house-at", district)] * houses.count(seat)
    yield from (("table-locomotive-at", place) for place in table.players[seat].locomotives.values())


def seat_area(kit: Kit, player: Player, seat: int, players: int, acting: bool) -> graphics.Graphic:
    """The points, the workers at hand and the player board of a seat, from 1."""
    head = [
        kit.disc(seat, 30),
        kit.symbol("points", player.points),
        kit.times(graphics.fit(kit.symbol("player"), 26), player.workers, "tile"),
        graphics.fit(kit.symbol("acting"), 24) if acting else graphics.EMPTY,
    ]
    board = player_board.player_board(kit, player, seat)
    thick = 4 if acting else 2
    return graphics.frame(
        graphics.put_in_column([graphics.put_in_row(head, 12), board], 8),
        "tile",
        line=seat_colour(seat),
        pad=10,
        radius=12,
        thick=thick,
    )
