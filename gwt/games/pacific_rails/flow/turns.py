"""Turns, clockwise, until all players have had as many of them after the end has been brought about."""

from gwt.common import begin_turn, end_game, next_seat
from gwt.games.pacific_rails.model.state import Table

END_WITHOUT_BUILDINGS = "end-without-buildings"
"""The ruling that the game ends too when nobody can build any more (6.3)."""

UNLIMITED_ROUNDS = "unlimited-rounds"
"""The ruling that there is no last round by number (6.3)."""


def next_turn(table: Table) -> None:
    """Puts the turn of the next seat on the agenda, or ends the game after a whole round."""
    seat = next_seat(table)
    if table.turn and seat == table.first and is_last_round(table):
        end_game(table)
        return
    table.bonus = table.lobby = 0
    begin_turn(table, seat, table.board.turn)


def is_last_round(table: Table) -> bool:
    """The line is complete, the rounds are over, or nobody can build any more."""
    limit = last_turn_by_limit(table)
    if table.across is not None or (limit and table.turn >= limit):
        return True
    if END_WITHOUT_BUILDINGS not in table.rules.rulings:
        return False
    return not any(player.telegraphs or any(player.houses.values()) for player in table.players)


def last_turn_by_limit(table: Table) -> int:
    """The turn after which the game is over in any case, by a house rule (6.3); 0 where there is none."""
    if UNLIMITED_ROUNDS in table.rules.rulings:
        return 0
    return table.board.scoring.rounds * len(table.players)
