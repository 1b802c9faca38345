"""The railroad with its stations, and the cities at its side."""

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from gwt.games.great_western.state import Table
from gwt.games.great_western.transport import transport
from gwt.terminal.cells import INDENT, labelled, seat_style
from gwt.terminal.seats import seat_number


def discs(table: Table, target: str) -> Text:
    """The seats that have a disc on a station or a city, a seat twice that has two."""
    found = Text()
    for seat, player in enumerate(table.players):
        for _ in range((player.stations + player.cities).count(target)):
            found.append(str(seat_number(seat)), f"reverse {seat_style(seat)}")
    return found


def track(table: Table) -> Group:
    """The track with the engines on it that have left its first space."""
    board = table.board
    crosses = [0, *board.crosses_before]
    engines = {player.engine: seat for seat, player in enumerate(table.players) if player.engine}
    line, ruler = Text(" " * INDENT), "railroad".ljust(INDENT)
    for at, number in enumerate(board.numbered):
        if number is not None and board.crosses_before[at] > crosses[at]:
            line.append("x", "red")
        if number is not None and number % 5 == 0:
            ruler = ruler.ljust(line.cell_len) + str(number)
        if at in engines:
            line.append(str(seat_number(engines[at])), f"reverse {seat_style(engines[at])}")
        else:
            line.append("." if number is not None else "o", "" if number is not None else "bold")
    line.append("   o station   x cross", "dim")
    return Group(Text(ruler, "dim"), line)


def stations(table: Table) -> Grid:
    """In two columns: number, price, points, who has upgraded it, and its master or the worker there."""
    known = list(table.board.stations.values())
    grid = Grid.grid(padding=(0, 1))
    half = (len(known) + 1) // 2
    for left, right in zip(known[:half], [*known[half:], None], strict=False):
        cells: list[Text] = []
        for station in (left, right):
            if station is not None:
                master = table.masters.get(station.id, table.appointed.get(station.id, ""))
                cells += [
                    Text(station.id),
                    Text(f"{'after' if station.turnout else 'at'} {station.after}", "dim"),
                    Text(f"${station.price}"),
                    Text(f"{station.points} point{'s' * (station.points != 1)}"),
                    discs(table, station.id),
                    Text(master, "bold" if station.id in table.masters else "dim"),
                ]
        grid.add_row(*cells)
    return grid


def cities(table: Table, seat: int, width: int) -> Text:
    """With the value that each asks for, the seat's cost of transport, and the discs."""
    cells = []
    for city in table.board.cities.values():
        cell = Text.assemble(city.id, (f" {city.value}", "bold"))
        cost = transport(table, seat, city.id)
        cell.append(f" -${cost}" if cost else "", "red")
        placed = discs(table, city.id)
        cells.append(Text.assemble(cell, " ", placed) if placed else cell)
    return labelled("cities", cells, width, " · ")
