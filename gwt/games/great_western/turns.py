"""Turns, clockwise, until the last. Source: rulebook p. 6, 15."""

from gwt.games.great_western.events import GameEnded, TurnBegan
from gwt.games.great_western.scoring import scores
from gwt.games.great_western.state import BEFORE, Table


def next_turn(table: Table) -> None:
    """Puts the turn of the next seat on the agenda, or ends the game after the last turn."""
    if table.turn == 0:
        table.seat = table.first
    elif table.last_turns == 0:
        table.over = True
        if table.log is not None:
            totals = tuple(score.total for score in scores(table))
            table.log.append(GameEnded(table.seat, "end", totals))
        return
    else:
        table.seat = (table.seat + 1) % len(table.players)
        if table.last_turns is not None:
            table.last_turns -= 1
    table.turn += 1
    table.phase = BEFORE
    if table.log is not None:
        table.log.append(TurnBegan(table.seat, "turn", table.turn))
    table.agenda.append((table.seat, table.board.turn, "turn"))
