"""Draws senators, specialists, upgrades, goods and goals in a terminal."""

from rich.table import Table as Grid
from rich.text import Text

from gwt.games.pacific_rails.model.board import Board
from gwt.games.pacific_rails.terminal.scene import Scene
from gwt.terminal.cells import label_rows, seat_style


def congress(scene: Scene) -> Grid:
    """The senators with their costs and rewards; those that are down are dim."""
    board: Board = scene.board
    grid = Grid.grid(padding=(0, 2))
    for senator in board.senators.values():
        lowered = senator.id in scene.table.lowered
        place = scene.say("table-down" if lowered else "table-up")
        cells = (senator.id, str(senator.cost), place, scene.effect(senator.reward))
        grid.add_row(*cells, style="dim" if lowered else "")
    return grid


def supply(scene: Scene, width: int) -> Text:
    board: Board = scene.board
    parts = []
    for label, left, order in (
        ("table-specialists", scene.table.specialists, board.specialists),
        ("table-upgrades", scene.table.upgrades, board.upgrades),
        ("table-supply", scene.table.supply, board.goods),
    ):
        cells = [Text(f"{id} {left[id]}") for id in order if left[id]]
        parts.append(label_rows(scene.say(label), cells, width))
    return Text("\n").join(parts)


def goals(scene: Scene, width: int) -> Text:
    """The goals, each with the seat that would get it now."""
    cells = []
    for goal, leader in scene.view.data["leaders"].items():
        cell = Text(scene.name(goal))
        if leader is not None:
            cell.append(f" {scene.seat_name(leader)}", seat_style(leader))
        cells.append(cell)
    return label_rows(scene.say("table-goals"), cells, width, " · ")
