"""The cost of transport, and the part that is still unpaid. Source: rulebook p. 9; ruling A10."""

from gwt.dsl import Effect, verb
from gwt.games.great_western.model.board import Board
from gwt.games.great_western.model.state import Table


@verb(narrow="pay 'transport to' {city}")
class PayTransport(Effect):
    city: str


def transport_from(board: Board, engine: int, city: str) -> int:
    """Returns the dollars for the crosses between the nose of the engine and a city's crest (p. 9).

    `engine` is a position of `board.tracks`.
    """
    crosses = board.transport[city] - board.crosses_before[engine]
    return crosses * board.per_cross if crosses > 0 else 0


def transport_cost(table: Table, seat: int, city: str) -> int:
    """Returns the dollars that a delivery of the seat to a city costs now."""
    return transport_from(table.board, table.players[seat].engine, city)


def transport_owed(table: Table, seat: int) -> int:
    """The dollars that deliveries under way still cost in transport, which nothing else may spend."""
    return sum(
        transport_cost(table, seat, effect.city)
        for whose, effect, _ in table.agenda
        if type(effect) is PayTransport and whose == seat
    )
