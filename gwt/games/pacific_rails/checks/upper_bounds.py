"""The most that one player can ever have of what goals and conditions ask for."""

from gwt.dsl import Count
from gwt.games.pacific_rails.entries.content import Entries


def most_of_count(entries: Entries, count: Count) -> int | None:
    """Returns the most of a count in any game, or None if there is no bound or it is not known."""
    board, wagons = entries.player_board, entries.wagons.wagons
    match count.kind:
        case "own station":
            return _cities(entries)
        case "own telegraph":
            return len(board.telegraphs)
        case "own building":
            return _cities(entries) + len(board.telegraphs)
        case "own house":
            return board.houses
        case "good":
            return most_goods(entries)
        case "specialist":
            tokens = [
                max(specialist.tokens.values(), default=0)
                for specialist in entries.specialists.specialists
                if specialist.id == count.argument
            ]
            return min(sum(tokens), sum(len(wagon.slots) for wagon in wagons)) if tokens else None
    return None


def most_goods(entries: Entries) -> int:
    """Returns the goods that the cargo of a complete train can hold."""
    return entries.player_board.cargo + sum(wagon.cargo for wagon in entries.wagons.wagons)


def _cities(entries: Entries) -> int:
    symbols = {terrain.symbol for terrain in entries.map.terrain if terrain.kind == "city"}
    return sum(space in symbols for row in entries.map.rows for space in row.spaces)
