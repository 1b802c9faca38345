"""What there is to take: senators, specialists, upgrades, goods; and the goals."""

from rich.table import Table as Grid
from rich.text import Text

from gwt.games.pacific_rails.board import Board
from gwt.terminal.cells import labelled, seat_style
from gwt.terminal.scene import Scene


def congress(scene: Scene) -> Grid:
    """The senators with their costs and rewards; those that are down are dim."""
    board: Board = scene.board
    grid = Grid.grid(padding=(0, 2))
    for senator in board.senators.values():
        lowered = senator.id in scene.table["lowered"]
        style, down = ("dim", "down") if lowered else ("", "up")
        grid.add_row(senator.id, str(senator.cost), down, str(senator.reward), style=style)
    return grid


def supply(scene: Scene, width: int) -> Text:
    board: Board = scene.board
    parts = []
    for key, order in (
        ("specialists", board.specialists),
        ("upgrades", board.upgrades),
        ("supply", board.goods),
    ):
        left = scene.table[key]
        parts.append(labelled(key, [Text(f"{id} {left[id]}") for id in order if left[id]], width))
    return Text("\n").join(parts)


def goals(scene: Scene, width: int) -> Text:
    """Each with whoever would get it now."""
    cells = []
    for goal, leader in scene.table["leaders"].items():
        cell = Text(scene.board.goal[goal].name)
        cells.append(cell if leader is None else cell.append(f" seat {leader}", seat_style(leader)))
    return labelled("goals", cells, width, " · ")
