"""Draws a whole table, from the state as a seat sees it."""

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from gwt import kernel, text
from gwt.games.great_western.flow.campaign import game_in_campaign
from gwt.games.great_western.model.board import Board
from gwt.games.great_western.model.state import Player, Table
from gwt.games.great_western.picture import network, railroad, seats, trail
from gwt.games.great_western.picture.kit import Kit
from gwt.games.great_western.picture.markets import (
    cattle_market,
    display,
    events,
    foresight,
    job_market,
    objective_stack,
)
from gwt.games.great_western.verbs.event_deck import open_event
from gwt.picture.cached_parts import Panel, description_line, seat_areas, seat_panels, table_part, turn_line
from gwt.picture.graphics import EMPTY, Graphic, draw_text, frame, grid, put_in_column, put_in_row, scale
from gwt.picture.kit import NAME, draw_plate

if TYPE_CHECKING:
    from gwt.text import EventFormatter


def position(kit: Kit, table: Table) -> Graphic:
    """Everything on the table, the trail above and the players below."""
    track, board, towns, *markets = _parts(kit, table)
    below = (towns, _markets(*markets), grid(seat_areas(kit, seats.seat_area, table), 2, 10))
    return frame(
        put_in_column([board, *(_across(piece, board.width) for piece in (track, *below))], 10),
        "table",
        pad=12,
        radius=0,
    )


def _parts(kit: Kit, table: Table) -> list[Graphic]:
    areas = (railroad.railroad, trail.trail, network.network, job_market, _spots, cattle_market, _cards)
    track, board, towns, jobs, spots, *markets = [table_part(kit, draw, table) for draw in areas]
    return [track, board, towns, jobs, put_in_column([_turn(kit, table), spots], 10), *markets]


def _spots(kit: Kit, table: Table) -> Graphic:
    """Foresight, and beside it the objective cards that are still to come."""
    return put_in_row([foresight(kit, table), objective_stack(kit, table)], _BETWEEN, 1)


def _cards(kit: Kit, table: Table) -> Graphic:
    """The objective cards that lie open, and the event below them."""
    event = events(kit, table)
    return display(kit, table) if event == EMPTY else put_in_column([display(kit, table), event], 10)


def panels(kit: Kit, table: Table) -> list[Panel]:
    """The trail, the railroad, the markets, and the area of each seat."""
    track, board, towns, *markets = _parts(kit, table)
    return [
        Panel("trail", board),
        Panel("railroad", track),
        *([Panel("network", towns)] if towns != EMPTY else ()),
        Panel("markets", _markets_by_themselves(kit, table, *markets)),
        *seat_panels(kit, seats.seat_area, table),
    ]


def _markets(jobs: Graphic, spots: Graphic, market: Graphic, objectives: Graphic) -> Graphic:
    right = put_in_column([put_in_row([objectives, spots], _BETWEEN, 0), market], _BETWEEN)
    return draw_plate([put_in_row([jobs, right], _BETWEEN, 0)], "land")


def _markets_by_themselves(
    kit: Kit, table: Table, jobs: Graphic, spots: Graphic, market: Graphic, objectives: Graphic
) -> Graphic:
    """In the way in which they are largest where they are alone: more players have more cattle."""
    right = put_in_column([spots, objectives], _BETWEEN)
    wide = jobs.width + right.width + _BETWEEN
    cattle = market if market.width <= wide else cattle_market(kit, table, wide)
    left = put_in_column([jobs, market], _BETWEEN)
    layouts = (
        draw_plate([put_in_row([jobs, right], _BETWEEN, 0), cattle], "land", _BETWEEN),
        draw_plate([put_in_row([left, put_in_column([objectives, spots], _BETWEEN)], _BETWEEN, 0)], "land"),
        _markets(jobs, spots, market, objectives),
    )
    return max(layouts, key=lambda layout: min(_ALONE / layout.width, 1 / layout.height))


_ALONE, _BETWEEN = 1.65, 22.0
"""The usual aspect ratio of the space for the markets, and the distance of two of them."""


def _across(piece: Graphic, width: float) -> Graphic:
    """Scales a piece to a width, up or down."""
    return scale(piece, width / piece.width) if piece.width else piece


def _turn(kit: Kit, table: Table) -> Graphic:
    """The number of the turn, whose it is, whether the end is near, and who holds which place."""
    number = game_in_campaign(table)
    parts = [
        draw_text("{}/{}".format(*number), NAME, "land", bold=True) if number else EMPTY,
        draw_text(f"#{table.turn}", NAME, "land", bold=True),
        kit.disc(table.seat + 1, 28),
        kit.symbol("the-end") if table.last_turns is not None else EMPTY,
        *(_place(kit, table, *place) for place in enumerate(table.order, 1)),
    ]
    return put_in_row(parts, 10)


def _place(kit: Kit, table: Table, place: int, seat: int | None) -> Graphic:
    """A place in the turn order with its holder, and what it has bid."""
    parts = [draw_text(f"{place}.", NAME, "land", bold=True)]
    if seat is not None:
        parts += [kit.disc(seat + 1, 28), kit.symbol("points", -table.players[seat].bid)]
    return put_in_row(parts, 4)


def description(speaker: "EventFormatter", table: Table) -> str:
    """The position in words: the table, then each seat."""
    lines = [description_line(speaker, say, table) for say in (turn_line, _market_line, _display_line)]
    if number := game_in_campaign(table):
        lines.insert(0, description_line(speaker, _chapter_line, table, number))
    if table.board.event_deck is not None:
        lines.append(description_line(speaker, _event_line, table))
    lines += [description_line(speaker, _spot_line, table, spot) for spot in range(len(table.foresight))]
    lines += [description_line(speaker, _place_line, table, place) for place in range(len(table.order))]
    for seat, player in enumerate(table.players):
        built = tuple((tile, at) for at, tile in table.tiles.items() if table.owners.get(at) == seat)
        lines.append(description_line(speaker, _seat_line, player, seat, table.board, built))
    return "\n".join(lines)


def _market_line(speaker: "EventFormatter", table: Table) -> str:
    return speaker.message("table-standing-market", cards=speaker.names_argument(table.market))


def _display_line(speaker: "EventFormatter", table: Table) -> str:
    return speaker.message("table-standing-display", cards=speaker.names_argument(table.display))


def _chapter_line(speaker: "EventFormatter", table: Table, chapter: tuple[int, int]) -> str:
    number, games = chapter
    return speaker.message("table-standing-chapter", number=number, games=games)


def _event_line(speaker: "EventFormatter", table: Table) -> str:
    card = open_event(table)
    named = speaker.word(card) if card else None
    return speaker.message("table-standing-event", card=named, number=len(table.event_cards))


def _spot_line(speaker: "EventFormatter", table: Table, spot: int) -> str:
    tiles = speaker.names_argument(table.foresight[spot])
    return speaker.message("table-standing-foresight", number=spot + 1, tiles=tiles)


def _place_line(speaker: "EventFormatter", table: Table, place: int) -> str:
    seat = table.order[place]
    holder, bid = (None, 0) if seat is None else (speaker.seat(seat + 1), table.players[seat].bid)
    return speaker.message("table-standing-place", place=place + 1, seat=holder, bid=bid)


def _seat_line(
    speaker: "EventFormatter", player: Player, seat: int, board: Board, built: Sequence[tuple[str, str]]
) -> str:
    say, word, named = speaker.message, speaker.word, speaker.names_argument
    return say(
        "table-standing-seat",
        seat=speaker.seat(seat + 1),
        dollars=player.money,
        at=player.at and word(player.at),
        engine=word(board.tracks[player.engine]),
        certificates=board.certificates[player.certificates],
        cards=speaker.unseen(len(player.hand)) if kernel.HIDDEN in player.hand else named(player.hand),
        workers=speaker.counts_argument(player.workers),
        buildings=[say("table-on-space", tile=word(tile), space=word(at)) for tile, at in built],
        stations=named(player.stations),
        cities=named(player.cities),
    )


def space_names(kit: Kit, table: Table, named: Collection[str]) -> dict[str, str]:
    """Returns a word for the id of each space for buildings that is `named`, to be said in its place.

    Where the tile on a space is named as well, such as when it has just been placed, the space is called as
    if it were free.
    """
    tiles, words = table.tiles, dict[str, str]()
    for id in named:
        if (space := kit.board.spaces.get(id)) is None:
            continue
        tile = tiles.get(space.id)
        if tile in kit.board.buildings and tile not in named:
            words[space.id] = text.word_for_message("table-printed-tile", kit.book.label(tile))
        elif place := kit.place(space.id, tiles):
            words[space.id] = text.word_for_message("table-printed-space", place)
    return words
