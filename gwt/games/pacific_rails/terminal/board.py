"""Draws the map and the town in a terminal."""

from collections.abc import Iterator
from itertools import islice

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from gwt.games.pacific_rails.entries.content import Terrain
from gwt.games.pacific_rails.model.board import Board
from gwt.games.pacific_rails.terminal.scene import Scene
from gwt.terminal.cells import seat_style, wrap_cells

_TRACK, _CITY, _START = "=", "o", ">"


def _seat(seat: int, style: str = "") -> Text:
    """The number of a seat, which counts from 0."""
    return Text(str(seat + 1), f"{style} {seat_style(seat + 1)}".strip())


# --- map ---------------------------------------------------------------------------------------------


def legend(scene: Scene, width: int) -> Group:
    """The legend of the map; the signs of terrain come from the pack."""
    board: Board = scene.board
    first = scene.speaker.seat(1)
    signs = [
        *((terrain.symbol, _terrain(scene, terrain)) for terrain in board.map.terrain if terrain.name),
        (_TRACK, scene.say("table-track")),
        (_CITY, scene.say("table-city")),
        (_START, scene.say("table-start-space")),
        ("1..", scene.say("table-station-of", seat=first)),
        (".1.", scene.say("table-office-of")),
        ("..1", scene.say("table-locomotive-of")),
        ("..&", scene.say("table-several-locomotives")),
        ("[1-]", scene.say("table-house-of", seat=first)),
        *((space, scene.say("table-worker-of", seat=first)) for space in islice(board.spaces, 1)),
        ("+2", scene.say("table-gathering")),
    ]
    return Group(*wrap_cells((Text(f"{sign} {meaning}", "dim") for sign, meaning in signs), width))


def _terrain(scene: Scene, terrain: Terrain) -> str:
    """The name of a kind of space, with the tile that is laid on it."""
    name = scene.name(terrain.name.lower())
    if terrain.tile is None:
        return name
    return scene.say("table-tile-of", terrain=name, tile=scene.name(terrain.tile))


def board_map(scene: Scene) -> Group:
    """The map with three characters a space: terrain or station, telegraph office, locomotive."""
    board: Board = scene.board
    columns = max(len(row.spaces) for row in board.map.rows)
    lines = [Text("     " + "".join(f"c{column}".ljust(4) for column in range(columns)), "dim")]
    for row in board.map.rows:
        line = Text(f"{row.id:<5}", "dim")
        for column, symbol in enumerate(row.spaces):
            line.append_text(_space(scene, f"{row.id}c{column}", symbol)).append(" ")
        lines.append(line)
    return Group(*lines, *_shared(scene))


def _shared(scene: Scene) -> Iterator[Text]:
    """Yields the seats of the locomotives on each space with several of them."""
    for place in dict.fromkeys(place for player in scene.players for place in player.locomotives.values()):
        owners = _locomotives(scene, place)
        if len(owners) > 1:
            names = (Text(scene.seat_name(seat + 1), seat_style(seat + 1)) for seat in owners)
            yield Text(f"& {place}: ", "dim").append_text(Text(", ").join(names))


def _locomotives(scene: Scene, place: str) -> list[int]:
    """The seats that have a locomotive on a space."""
    seats = enumerate(scene.players)
    return [seat for seat, player in seats if place in player.locomotives.values()]


def _space(scene: Scene, place: str, symbol: str) -> Text:
    terrain = scene.board.terrain.get(place)
    cell = Text()
    if terrain is None:
        # What is never entered: mountains by their sign, what is no space at all as nothing.
        named = any(terrain.symbol == symbol and terrain.name for terrain in scene.board.map.terrain)
        cell.append(symbol if named else " ", "dim")
    elif place in scene.table.stations:
        cell.append_text(_seat(scene.table.stations[place], "reverse"))
    elif terrain.kind == "track":
        laid = place in scene.table.track
        cell.append(_TRACK if laid else symbol, "bold" if laid else "dim")
    else:
        cell.append(_CITY if terrain.kind == "city" else _START, "bold")
    office = scene.table.telegraphs.get(place)
    cell.append_text(Text(" ") if office is None else _seat(office, "underline"))
    owners = _locomotives(scene, place)
    if len(owners) > 1:
        return cell.append("&", "reverse")
    return cell.append_text(_seat(owners[0], "reverse") if owners else Text(" "))


# --- town --------------------------------------------------------------------------------------------


def town(scene: Scene) -> Grid:
    """The districts with their houses and the worker on top, and the action spaces between them."""
    board: Board = scene.board
    names, columns = list(board.districts), board.columns
    grid = Grid.grid(padding=(0, 1))
    for start in range(0, len(names), columns):
        line = names[start : start + columns]
        if start:
            above = names[start - columns : start]
            grid.add_row(*_between(_spaces(scene, above, line), [Text()] * (columns - 1)))
        beside = _spaces(scene, line[:-1], line[1:])
        grid.add_row(*_between([_district(scene, name) for name in line], beside))
    return grid


def _between(cells: list[Text], others: list[Text]) -> list[Text]:
    mixed = [cell for pair in zip(cells, [*others, Text()], strict=True) for cell in pair]
    return mixed[:-1]


def _spaces(scene: Scene, ones: list[str], others: list[str]) -> list[Text]:
    """The action space between each two districts."""
    cells = []
    for pair in zip(ones, others, strict=True):
        spots = scene.board.spaces.values()
        space = next((spot.id for spot in spots if set(spot.between) == set(pair)), None)
        cell = Text(space or "", "dim")
        if space in scene.table.workers:
            cell.append(" ").append_text(_seat(scene.table.workers[space], "reverse"))
        cells.append(cell)
    return cells


def _district(scene: Scene, district: str) -> Text:
    cell = Text(district, "bold")
    if scene.board.districts[district].slots:
        houses = scene.table.houses.get(district, ())
        free = scene.board.districts[district].slots - len(houses)
        cell.append(" [", "dim")
        for seat in houses:
            cell.append_text(_seat(seat))
        cell.append("-" * free + "]", "dim")
    if district in scene.table.on_top:
        cell.append(f" {scene.say('table-on-top')} ", "dim")
        cell.append_text(_seat(scene.table.on_top[district], "reverse"))
    return cell
