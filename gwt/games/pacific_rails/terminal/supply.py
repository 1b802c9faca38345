"""What there is to take: senators, specialists, upgrades, goods; and the goals."""

from rich.table import Table as Grid
from rich.text import Text

from gwt.games.pacific_rails.scoring import goal_winner
from gwt.games.pacific_rails.state import Table
from gwt.terminal.cells import labelled, seat_style
from gwt.terminal.seats import seat_name


def congress(table: Table) -> Grid:
    """The senators with their costs and rewards; those that are down are dim."""
    grid = Grid.grid(padding=(0, 2))
    for senator in table.board.senators.values():
        style = "dim" if senator.id in table.lowered else ""
        down = "down" if senator.id in table.lowered else "up"
        grid.add_row(senator.id, str(senator.cost), down, str(senator.reward), style=style)
    return grid


def supply(table: Table, width: int) -> Text:
    parts = [
        labelled(label, [Text(f"{name} {many}") for name, many in things.items() if many], width)
        for label, things in (
            ("specialists", table.specialists),
            ("upgrades", table.upgrades),
            ("supply", table.supply),
        )
    ]
    return Text("\n").join(parts)


def goals(table: Table, width: int) -> Text:
    """Each with whoever would get it now."""
    cells = []
    for goal in table.goals:
        cell = Text(table.board.goal[goal].name)
        winner = goal_winner(table, goal)
        cells.append(cell if winner is None else cell.append(f" {seat_name(winner)}", seat_style(winner)))
    return labelled("goals", cells, width, " · ")
