"""Turns, from seat to seat, and the end of the game."""

from typing import Any

from gwt.common.events import GameEnded, TurnBegan
from gwt.dsl.amounts import Need
from gwt.dsl.effects import Effect
from gwt.kernel.counting import counted
from gwt.kernel.state import State


class Turns(State):
    """A state in which the seats have their turns one after the other; its fields are the game's own."""

    __slots__ = ()

    players: list[Any]
    first: int
    """The seat of the starting player."""
    seat: int
    """Whose turn it is."""
    turn: int
    """Counts the turns of all players, from 1."""


def next_seat(table: Turns) -> int:
    """The seat that has the next turn, clockwise from the starting player."""
    return (table.seat + 1) % len(table.players) if table.turn else table.first


def anybody_has(table: Turns, need: Need) -> bool:
    """Whether some seat has so much of what is counted, as for the end of a game."""
    return any(counted(table, seat, need.count) >= need.number for seat in range(len(table.players)))


def begin_turn(table: Turns, seat: int, effect: Effect) -> None:
    """Puts the turn of a seat on the agenda."""
    table.seat = seat
    table.turn += 1
    if table.log is not None:
        table.tell(TurnBegan, seat, "turn", table.turn)
    table.agenda.append((seat, effect, "turn"))


def end_game(table: Turns) -> None:
    """Ends the game after the turn of the present seat."""
    table.over = True
    if table.log is not None:
        table.tell(GameEnded, table.seat, "end", tuple(one.total for one in table.rules.score(table)))
