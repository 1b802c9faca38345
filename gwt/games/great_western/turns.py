"""Turns, clockwise, until the last. Source: rulebook p. 6, 15."""

from gwt.common.turns import begin_turn, end_game, next_seat
from gwt.games.great_western.state import Table
from gwt.games.great_western.values import BEFORE


def next_turn(table: Table) -> None:
    """Puts the turn of the next seat on the agenda, or ends the game after the last turn."""
    if table.turn and table.last_turns is not None:
        if table.last_turns == 0:
            end_game(table)
            return
        table.last_turns -= 1
    table.phase = BEFORE
    begin_turn(table, next_seat(table), table.board.turn)
