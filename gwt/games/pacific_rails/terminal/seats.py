"""Draws the players in a terminal; all of it is public."""

from collections.abc import Callable

from rich.text import Text

from gwt.games.pacific_rails.model.board import Board
from gwt.games.pacific_rails.terminal.scene import Scene, Seat
from gwt.games.pacific_rails.verbs.cargo import row_yield
from gwt.terminal import Column


def columns(scene: Scene) -> list[Column]:
    """The columns; under each resource its number, and the yield of gathering it."""
    say = scene.say
    return [
        Column(say("table-score"), lambda seat: str(seat.player.points)),
        Column(say("table-workers"), lambda seat: str(seat.player.workers)),
        Column(say("table-hats"), lambda seat: str(seat.player.hats)),
        *(Column(name, _good(id)) for id, name in scene.headings(scene.board.goods).items()),
        Column(say("table-room"), _room),
        Column(say("table-offices"), lambda seat: str(seat.player.telegraphs)),
        Column(say("table-train"), _train, most=40),
    ]


def _good(good: str) -> Callable[[Seat], str]:
    def cell(seat: Seat) -> str:
        board: Board = seat.scene.board
        if good not in board.resources:
            return str(seat.player.cargo[good])
        houses, left = seat.scene.table.houses, seat.player.houses[good]
        return f"{seat.player.cargo[good]} +{row_yield(board, houses, seat.number - 1, left, good)}"

    return cell


def _room(seat: Seat) -> str:
    return str(seat.scene.board.capacity[seat.player.wagons] - sum(seat.player.cargo.values()))


def _train(seat: Seat) -> Text:
    """Each wagon in brackets, with its upgrade first."""
    board: Board = seat.scene.board
    called, wagons = seat.scene.name_or_id, Text()
    for level in range(seat.player.wagons):
        inside = [f"+{called(upgrade)}" for upgrade in seat.player.upgrades[level : level + 1]]
        inside += map(called, seat.player.train[board.seats_of[level] : board.seats_of[level + 1]])
        wagons.append(f"[{' '.join(inside)}] ")
    return wagons
