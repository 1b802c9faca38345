"""The final scoring: the categories of the pack. Source: rulebook p. 16."""

from gwt.games.great_western.state import Table
from gwt.kernel.counting import number
from gwt.kernel.rules import Score


def scores(table: Table) -> tuple[Score, ...]:
    """The points of each seat by category, as if the game ended now."""
    categories = table.board.scoring.categories
    return tuple(
        Score({one.id: number(table, seat, one.score) for one in categories})
        for seat in range(len(table.players))
    )
