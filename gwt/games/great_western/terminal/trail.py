"""The trail as rows: a space that everybody passes, then the ways from it to the next such space."""

from collections.abc import Iterator
from itertools import groupby

from rich.console import Group
from rich.text import Text

from gwt.common import graph
from gwt.games.great_western.model.board import Board
from gwt.games.great_western.terminal.scene import Scene
from gwt.memory_cache import bounded_cache
from gwt.terminal.cells import seat_style, wrap_cells


def legend(scene: Scene, width: int) -> Group:
    """The legend of the trail."""
    signs = (
        ("^", scene.say("table-woods")),
        ("!", scene.say("table-risk-action")),
        ("@1", scene.say("table-building-of", seat=scene.speaker.seat(1))),
        ("$2", scene.say("table-fee")),
        ("+4", scene.say("table-in-trade")),
        ("[1]", scene.say("table-cattleman")),
        ("&", scene.say("table-beside-trail")),
    )
    return Group(*wrap_cells((Text(f"{sign} {meaning}", "dim") for sign, meaning in signs), width))


def trail(scene: Scene, width: int) -> Group:
    """Every space with its tile and the cattlemen there."""
    board = scene.board
    lines: list[Text] = []
    label = 2 + max(_cell(scene, space).cell_len for space in trunk(board))
    for space in trunk(board):
        if space == board.start and all(player.at != space for player in scene.players):
            continue
        first = Text(" ") + _cell(scene, space)
        first.pad_right(max(0, label - first.cell_len))
        for row in _ways(scene, space, width - label):
            lines.append(first + row)
            first = Text(" " * label)
    return Group(*lines)


def _ways(scene: Scene, space: str, width: int) -> Iterator[Text]:
    """Yields the ways from a space of the trunk to the next, one a row, short ones side by side."""
    paths = chains(scene.board, space)
    if all(len(path) == 1 for _, path in paths):
        cells = [_cell(scene, path[0]) for _, path in paths]
        yield from wrap_cells(cells, width, " / ") or [Text()]
        return
    beside = _beside(scene.board)
    for at, (depth, path) in enumerate(paths):
        last = at == len(paths) - 1
        mark, room = ("└ ", "  ") if last else ("├ ", "│ ")
        indent = "  " * depth
        inner = width - len(mark + indent)
        for row in wrap_cells(_along(scene, path), inner, " - "):
            yield Text.assemble((mark + indent, "dim"), row)
            mark = room
        more = {side: None for id in path for side in beside.get(scene.board.spaces[id].section, ())}
        for row in wrap_cells(_along(scene, tuple(more)), inner - 2):
            yield Text.assemble((room + indent + "& ", "dim"), row)


def _along(scene: Scene, path: tuple[str, ...]) -> Iterator[Text]:
    """Yields the spaces of a way; the free ones of a section, which are filled in their order, as one."""
    tiles = scene.table.tiles
    for section, group in groupby(
        path, lambda space: scene.board.spaces[space].section if space not in tiles else space
    ):
        spaces = list(group)
        if not section or spaces[0] in tiles or len(spaces) == 1:
            yield from (_cell(scene, space) for space in spaces)
            continue
        values = [f" {value:+d}" for space in spaces if (value := scene.board.spaces[space].value)]
        free = scene.say("table-free-spaces", number=len(spaces))
        yield Text(f"{free}{''.join(values)}", "dim")


def _cell(scene: Scene, space: str) -> Text:
    board, tile = scene.board, scene.table.tiles.get(space)
    printed = board.spaces[space]
    cell = Text(space, "" if tile else "dim")
    if printed.woods:
        cell.append("^", "green")
    if printed.risk is not None:
        cell.append("!", "red")
    if tile is not None:
        owner = scene.table.owners.get(space)
        short = tile.removeprefix(f"{printed.section}-") if printed.section else tile
        cell.append(f" {short}", "bold" if owner is None else f"bold {seat_style(owner + 1)}")
        if owner is not None:
            cell.append(f"@{owner + 1}", seat_style(owner + 1))
        fee = board.fees[len(scene.players)][tile]
        if fee:
            cell.append(f" ${fee}", "red")
    if printed.value:
        cell.append(f" {printed.value:+d}", "dim")
    for seat in scene.seats:
        if seat.player.at == space:
            cell.append(f"[{seat.number}]", f"reverse {seat_style(seat.number)}")
    return cell


@bounded_cache(8)
def trunk(board: Board) -> tuple[str, ...]:
    """The spaces that lie on every way from the start to the end, in their order."""
    return graph.places_on_every_path(board.next, board.start, board.end)


@bounded_cache(1024)
def chains(board: Board, space: str) -> tuple[graph.Chain, ...]:
    """The ways from a space of the trunk on, up to the next one."""
    return graph.paths_between_common(board.next, space, trunk(board))


def _beside(board: Board) -> dict[str, list[str]]:
    """The spaces of each section that no way leads to."""
    sides: dict[str, list[str]] = {}
    for space in board.spaces.values():
        if space.section and not board.before[space.id] and not space.next:
            sides.setdefault(space.section, []).append(space.id)
    return sides
