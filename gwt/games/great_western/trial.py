"""Positions in which a component can be tried out."""

from typing import Any

from gwt.games.great_western.board import Board


def trial(board: Board, id: str) -> dict[str, Any]:
    """Seat 1 on a building, with an objective in hand, or about to get a station master."""
    position: dict[str, Any] = {"seat": 1}
    if id in board.buildings:
        return {**position, "do": f"use location then {_rest(board)}", "seats": [{"on": id}]}
    if id in board.cards and board.cards[id].objective is not None:
        return {**position, "seats": [{"hand": [id]}]}
    if id in board.masters:
        station = next(one.id for one in board.stations.values() if one.master)
        own = dict.fromkeys(board.worker_kinds, 2)
        seat = {"stations": [station], "workers": own}
        return {**position, "do": f"appoint master of {station}", "masters": {station: id}, "seats": [seat]}
    return {}


def _rest(board: Board) -> str:
    """What ends a turn once its location has been used."""
    return str(board.turn).rsplit(" then ", 1)[-1]
