"""Says what the players have; all of it is public."""

from collections.abc import Callable

from gwt.games.pacific_rails.model.board import Board
from gwt.games.pacific_rails.summary.scene import Scene, Seat
from gwt.games.pacific_rails.verbs.cargo import row_yield
from gwt.summary import Column


def columns(scene: Scene) -> list[Column]:
    """The columns; under each resource its number, and the yield of gathering it."""
    say = scene.say
    return [
        Column(say("table-score"), lambda seat: str(seat.player.points)),
        Column(say("table-workers"), lambda seat: str(seat.player.workers)),
        Column(say("table-hats"), lambda seat: str(seat.player.hats)),
        *(Column(scene.name(good, "plural"), _good(good)) for good in scene.board.goods),
        Column(say("table-room"), _room),
        Column(say("table-offices"), lambda seat: str(seat.player.telegraphs)),
        Column(say("table-train"), _train),
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


def _train(seat: Seat) -> str:
    """Each wagon in brackets, with its upgrade first."""
    board: Board = seat.scene.board
    called, wagons = seat.scene.name_or_id, ""
    for level in range(seat.player.wagons):
        inside = [f"+{called(upgrade)}" for upgrade in seat.player.upgrades[level : level + 1]]
        inside += map(called, seat.player.train[board.seats_of[level] : board.seats_of[level + 1]])
        wagons += f"[{' '.join(inside)}] "
    return wagons
