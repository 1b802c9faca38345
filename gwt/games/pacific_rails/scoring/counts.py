"""The functions that count for a seat, and the winners of goals."""

from gwt import common, dsl, json_types, kernel
from gwt.games.pacific_rails.model.state import Table

COUNTS = dsl.Counts(common.comparison_counts.COUNTS)
count = COUNTS.count


def _owned(*fields: str) -> kernel.Counter:
    """Returns a counter of a seat's buildings of these kinds on the map."""
    return lambda table, seat: sum(
        owner == seat for field in fields for owner in getattr(table, field).values()
    )


_buildings = _owned("stations", "telegraphs")

count("own station(s)")(_owned("stations"))
count("own telegraph(s)")(_owned("telegraphs"))


@count("own house(s)")
def own_house(table: Table, seat: int) -> int:
    return sum(owners.count(seat) for owners in table.houses.values())


count("own upgrade(s)")(lambda table, seat: len(table.players[seat].upgrades))
count("own building(s)")(_buildings)
count("building point(s)")(lambda table, seat: table.board.scoring.buildings[_buildings(table, seat)])


@count("goal point(s)")
def goal_point(table: Table, seat: int) -> int:
    return sum(table.board.goals.points for goal in table.goals if goal_winner(table, goal) == seat)


@count("track tile(s)")
def track_tile(table: Table, seat: int) -> int:
    return sum(table.players[seat].cargo[tile] for tile in table.board.tiles)


count("point(s)")(lambda table, seat: table.players[seat].points)
count("{good}")(lambda table, seat, good: table.players[seat].cargo[good])
count("{specialist}(s)")(lambda table, seat, kind: table.players[seat].train.count(kind))


def goal_winner(table: Table, goal: str) -> int | None:
    """The seat that alone has the most for a goal, and at least its minimum, or `None`."""
    most = table.board.goal[goal].most
    numbers = [kernel.count_for(table, seat, most.count) for seat in range(len(table.players))]
    best = max(numbers)
    return numbers.index(best) if best >= most.number and numbers.count(best) == 1 else None


def goal_leaders(table: Table) -> json_types.JsonObject:
    """The seat that would get each goal now, or `None` if several have the most."""
    winners = {goal: goal_winner(table, goal) for goal in table.goals}
    return {"leaders": {goal: None if winner is None else winner + 1 for goal, winner in winners.items()}}
