"""Builds positions in which a component can be tried."""

from collections.abc import Iterator

from gwt import dsl, json_types
from gwt.games.great_western.model.board import Board
from gwt.games.great_western.verbs import cards, losses
from gwt.games.great_western.verbs.pieces import PayPiece

MONEY = 12
"""Dollars that are enough for most tiles."""


def tryout_position(board: Board, id: str, furnished: bool) -> json_types.JsonObject:
    """Returns a position with seat 1 on a building, with an objective in hand, or about to get a master.

    Or it is about to turn up an event, or has a piece that can be used.

    With `furnished` it also has the money and the cards that its actions ask for.
    """
    position: json_types.JsonObject = {"seat": 1}
    if id in board.buildings:
        seat: json_types.JsonObject = {"on": id}
        if furnished:
            actions = board.buildings[id].actions
            seat |= {"money": MONEY, "hand": _hand(board, actions), **_needed(board, actions)}
        return {**position, "do": f"use location then {_rest(board)}", "seats": [seat]}
    if id in board.cards and board.cards[id].objective is not None:
        return {**position, "seats": [{"hand": [id]}]}
    if id in board.masters:
        station = next(station.id for station in board.stations.values() if station.master)
        workers = dict.fromkeys(board.worker_kinds, board.workers.printed + 1)
        seat = {"stations": [station], "workers": workers}
        return {**position, "do": f"appoint master of {station}", "masters": {station: id}, "seats": [seat]}
    if id in board.pieces and board.pieces[id].use is not None:
        return {**position, "seats": [{"pieces": [id], "money": MONEY if furnished else 0}]}
    if id in board.event_cards:
        others = list(board.all_events)
        others.remove(id)
        do = f"turn up event then {board.turn}"
        return {**position, "do": do, "event cards": [*others, id], "turned events": []}
    return {}


def _hand(board: Board, actions: tuple[dsl.Effect, ...]) -> list[str]:
    """The cards that the actions discard, and one of each kind of the starting deck."""
    hand = list(dict.fromkeys(board.starting_deck))
    for node in (node for action in actions for node in dsl.walk_effect(action)):
        match node:
            case cards.Discard(int(many), card):
                fitting = next((name for name in hand if name in board.matching[card]), None)
                fitting = fitting or min(board.matching[card])
                hand += [fitting] * (many - hand.count(fitting))
            case cards.DiscardSame(many):
                hand += [hand[0]] * (many - hand.count(hand[0]))
    return hand


def _needed(board: Board, actions: tuple[dsl.Effect, ...]) -> json_types.JsonObject:
    """Returns what the seat needs for actions that count, cost or lose it, besides money and cards."""
    seat: json_types.JsonObject = {}
    pieces: dict[str, int] = {}
    for node in (node for action in actions for node in dsl.walk_effect(action)):
        match node:
            case PayPiece(int(amount), piece) | losses.LosePieces(int(amount), piece):
                pieces[piece] = max(amount, pieces.get(piece, 0))
            case losses.LoseCertificates(int(amount)):
                seat["certificates"] = amount
            case losses.LayOff():
                seat["workers"] = dict.fromkeys(board.worker_kinds, board.workers.printed + 1)
        for number, count in _counted(node):
            match count.kind:
                case "hazard":
                    seat["hazards"] = [tile.id for tile in board.tiles.values() if tile.kind == "hazard"][
                        :number
                    ]
                case "own station":
                    seat["stations"] = list(board.stations)[:number]
                case "certificate":
                    seat["certificates"] = number
                case "worker":
                    workers = dict.fromkeys(board.worker_kinds, board.workers.printed)
                    seat["workers"] = {**workers, **seat.get("workers", {}), str(count.argument): number}
                case "piece":
                    piece = str(count.argument)
                    pieces[piece] = max(number, pieces.get(piece, 0))
    held = [
        piece for piece, number in pieces.items() for _ in range(min(number, board.pieces[piece].limit))
    ]
    return {**seat, "pieces": held} if held else seat


def _counted(node: dsl.Effect) -> Iterator[tuple[int, dsl.Count]]:
    """Yields what a node counts, with a number of it that makes a difference."""
    for value in dsl.field_values(node):
        if isinstance(value, dsl.Per):
            yield 2 * value.per, value.count
    if isinstance(node, dsl.If) and not isinstance(node, dsl.Unless):
        yield node.number, node.count


def _rest(board: Board) -> str:
    """The steps of a turn after its location has been used."""
    return str(board.turn).rsplit(" then ", 1)[-1]
