"""Turns, clockwise, until all players have had as many of them after the end has been brought about."""

from gwt.games.pacific_rails.events import GameEnded, TurnBegan
from gwt.games.pacific_rails.scoring import scores
from gwt.games.pacific_rails.state import Table
from gwt.kernel.agenda import push

END_WITHOUT_BUILDINGS = "end-without-buildings"
"""The ruling that the game ends too when nobody can build any more (6.3)."""

UNLIMITED_ROUNDS = "unlimited-rounds"
"""The ruling that there is no last round by number (6.3)."""


def next_turn(table: Table) -> None:
    """Puts the turn of the next seat on the agenda, or ends the game after a whole round."""
    seat = (table.seat + 1) % len(table.players) if table.turn else table.first
    if table.turn and seat == table.first and is_last_round(table):
        table.over = True
        if table.log is not None:
            totals = tuple(score.total for score in scores(table))
            table.log.append(GameEnded(table.seat, "end", totals))
        return
    table.seat = seat
    table.turn += 1
    table.bonus = table.lobby = 0
    if table.log is not None:
        table.log.append(TurnBegan(table.seat, "turn", table.turn))
    push(table, table.seat, (table.board.turn,), "turn")


def is_last_round(table: Table) -> bool:
    """The line is complete, the rounds are over, or nobody can build any more."""
    limit = last_turn(table)
    if table.across is not None or (limit and table.turn >= limit):
        return True
    if END_WITHOUT_BUILDINGS not in table.rules.rulings:
        return False
    return not any(player.telegraphs or any(player.houses.values()) for player in table.players)


def last_turn(table: Table) -> int:
    """The turn after which the game is over in any case, by a house rule (6.3); 0 where there is none."""
    if UNLIMITED_ROUNDS in table.rules.rulings:
        return 0
    return table.board.scoring.rounds * len(table.players)
