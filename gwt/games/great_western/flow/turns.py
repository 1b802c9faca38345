"""Turns, clockwise, until the last. Source: rulebook p. 6, 15."""

from gwt.common import begin_turn, end_game, next_seat
from gwt.dsl import Effect
from gwt.games.great_western.model.opponents import role_of_seat
from gwt.games.great_western.model.state import Table
from gwt.games.great_western.model.tuples import BEFORE
from gwt.games.great_western.verbs.event_deck import begin_with_event


def next_turn(table: Table) -> None:
    """Puts the turn of the next seat on the agenda, or ends the game after the last turn."""
    if table.turn and table.last_turns is not None:
        if table.last_turns == 0:
            end_game(table)
            return
        table.last_turns -= 1
    table.phase = BEFORE
    seat = next_seat(table)
    begin_turn(table, seat, turn_of(table, seat))
    begin_with_event(table, seat)


def turn_of(table: Table, seat: int) -> Effect:
    """Returns the turn of a seat, or its first turn while the cattleman is not on the trail."""
    seat_role = role_of_seat(table, seat)
    return seat_role.turn if table.players[seat].at else seat_role.first_turn
