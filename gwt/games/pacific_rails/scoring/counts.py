"""The functions that count for a seat, and the winners of goals."""

from collections.abc import Callable
from typing import Any

from gwt.common import comparison_counts
from gwt.games.pacific_rails.model.state import Table
from gwt.json_types import JsonObject
from gwt.kernel import Counter, count_for


def _owned(*fields: str) -> Counter:
    """Returns a counter of a seat's buildings of these kinds on the map."""
    return lambda table, seat, _: sum(
        owner == seat for field in fields for owner in getattr(table, field).values()
    )


def _houses(table: Table, seat: int, _: object) -> int:
    return sum(owners.count(seat) for owners in table.houses.values())


def _tiles(table: Table, seat: int, _: object) -> int:
    return sum(table.players[seat].cargo[tile] for tile in table.board.tiles)


def goal_winner(table: Table, goal: str) -> int | None:
    """The seat that alone has the most for a goal, and at least its minimum, or `None`."""
    most = table.board.goal[goal].most
    numbers = [count_for(table, seat, most.count) for seat in range(len(table.players))]
    best = max(numbers)
    return numbers.index(best) if best >= most.number and numbers.count(best) == 1 else None


def goal_leaders(table: Table) -> JsonObject:
    """The seat that would get each goal now, or `None` if several have the most."""
    winners = {goal: goal_winner(table, goal) for goal in table.goals}
    return {"leaders": {goal: None if winner is None else winner + 1 for goal, winner in winners.items()}}


def _goal_points(table: Table, seat: int, _: object) -> int:
    return sum(table.board.goals.points for goal in table.goals if goal_winner(table, goal) == seat)


_buildings = _owned("stations", "telegraphs")

COUNTS: dict[str, Callable[[Table, int, Any], int]] = {
    **comparison_counts.COUNTS,
    "own station": _owned("stations"),
    "own telegraph": _owned("telegraphs"),
    "own building": _buildings,
    "own house": _houses,
    "own upgrade": lambda table, seat, _: len(table.players[seat].upgrades),
    "good": lambda table, seat, good: table.players[seat].cargo[good],
    "specialist": lambda table, seat, kind: table.players[seat].train.count(kind),
    "track tile": _tiles,
    "point": lambda table, seat, _: table.players[seat].points,
    "building point": lambda table, seat, _: table.board.scoring.buildings[_buildings(table, seat, None)],
    "goal point": _goal_points,
}
"""By the kind of a count, how many there are for a seat."""
