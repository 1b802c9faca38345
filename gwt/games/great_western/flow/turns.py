"""Turns, clockwise, until the last. Source: rulebook p. 6, 15."""

from gwt import common, dsl
from gwt.games.great_western.model import opponents, state, tuples
from gwt.games.great_western.verbs.event_deck import begin_with_event


def next_turn(table: state.Table) -> None:
    """Puts the turn of the next seat on the agenda, or ends the game after the last turn."""
    if table.turn and table.last_turns is not None:
        if table.last_turns == 0:
            common.end_game(table)
            return
        table.last_turns -= 1
    table.phase = tuples.BEFORE
    seat = common.next_seat(table)
    common.begin_turn(table, seat, turn_of(table, seat))
    begin_with_event(table, seat)


def turn_of(table: state.Table, seat: int) -> dsl.Effect:
    """Returns the turn of a seat, or its first turn while the cattleman is not on the trail."""
    seat_role = opponents.role_of_seat(table, seat)
    return seat_role.turn if table.players[seat].at else seat_role.first_turn
