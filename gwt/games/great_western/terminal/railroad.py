"""The railroad with its stations, and the cities at its side."""

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from gwt.games.great_western.entries.content import Station
from gwt.games.great_western.model.board import Board
from gwt.games.great_western.terminal.scene import Scene
from gwt.games.great_western.verbs.transport import transport_cost
from gwt.terminal.cells import INDENT, label_rows, seat_style


def discs(scene: Scene, target: str) -> Text:
    """The seats that have a disc on a station or a city, a seat twice that has two."""
    text = Text()
    for seat in scene.seats:
        for _ in range([*seat.player.stations, *seat.player.cities].count(target)):
            text.append(str(seat.number), f"reverse {seat_style(seat.number)}")
    return text


def track(scene: Scene) -> Group:
    """The track with the engines on it that have left its first space."""
    board: Board = scene.board
    crosses = [0, *board.crosses_before]
    engines = {seat.player.engine: seat.number for seat in scene.seats}
    line, ruler = Text(" " * INDENT), scene.say("table-railroad").ljust(INDENT)
    for at, number in enumerate(board.numbered):
        if number is not None and board.crosses_before[at] > crosses[at]:
            line.append("x", "red")
        if number is not None and number % 5 == 0:
            ruler = ruler.ljust(line.cell_len) + str(number)
        if at and (seat := engines.get(at)):
            line.append(str(seat), f"reverse {seat_style(seat)}")
        else:
            line.append("." if number is not None else "o", "" if number is not None else "bold")
    line.append(f"   o {scene.say('table-station')}   x {scene.say('table-cross')}", "dim")
    return Group(Text(ruler, "dim"), line)


def _place(scene: Scene, station: Station) -> str:
    """Returns the place of a station: behind a space, at its own space, or in a town."""
    if station.after is None:
        return scene.say("table-in-town")
    return scene.say("table-after" if station.turnout else "table-at", space=station.after)


def stations(scene: Scene) -> Grid:
    """Lists stations in two columns: number, price, points, upgrades, and master or worker."""
    board_stations = list(scene.board.stations.values())
    masters, appointed = scene.table.masters, scene.table.appointed
    grid = Grid.grid(padding=(0, 1))
    half = (len(board_stations) + 1) // 2
    for left, right in zip(board_stations[:half], [*board_stations[half:], None], strict=False):
        cells: list[Text] = []
        for station in (left, right):
            if station is not None:
                master = masters.get(station.id, appointed.get(station.id, ""))
                cells += [
                    Text(station.id),
                    Text(_place(scene, station), "dim"),
                    Text(f"${station.price}"),
                    Text(scene.say("table-points", points=station.points)),
                    discs(scene, station.id),
                    Text(master, "bold" if station.id in masters else "dim"),
                ]
        grid.add_row(*cells)
    for master in scene.table.spare_masters:
        grid.add_row(Text("+", "dim"), Text(master, "bold"))
    return grid


def cities(scene: Scene, width: int) -> Text:
    """Lists cities with the value they require, the seat's cost of transport, and the discs."""
    board: Board = scene.board
    cells = []
    for city in board.cities.values():
        cell = Text.assemble(city.id, (f" {city.value}", "bold"))
        cost = transport_cost(scene.table, scene.seat, city.id)
        cell.append(f" -${cost}" if cost else "", "red")
        placed = discs(scene, city.id)
        cells.append(Text.assemble(cell, " ", placed) if placed else cell)
    return label_rows(scene.say("table-cities"), cells, width, " · ")


def towns(scene: Scene, width: int) -> Text:
    """Lists the towns of the network with their tiles and the seats that have a piece there."""
    cells = []
    for town in scene.board.towns:
        cell = Text(town)
        if tile := scene.table.town_tiles.get(town):
            cell.append(f" {tile}", "bold")
        for seat in scene.seats:
            if town in seat.player.placed:
                cell.append(" ").append(str(seat.number), f"reverse {seat_style(seat.number)}")
        cells.append(cell)
    return label_rows(scene.say("table-towns"), cells, width, " · ")
