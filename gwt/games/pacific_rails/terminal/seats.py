"""Draws the players in a terminal; all of it is public."""

from collections.abc import Callable

from rich.text import Text

from gwt.games.pacific_rails.board import Board
from gwt.games.pacific_rails.cargo import production
from gwt.terminal import Column, Scene, SceneSeat


def columns(scene: Scene) -> list[Column]:
    """The columns; under each resource its number, and the yield of gathering it."""
    say = scene.say
    return [
        Column(say("table-score"), _plain("points")),
        Column(say("table-workers"), _plain("workers")),
        Column(say("table-hats"), _plain("hats")),
        *(Column(name, _good(id)) for id, name in scene.headings(scene.board.goods).items()),
        Column(say("table-room"), _room),
        Column(say("table-offices"), _plain("telegraphs")),
        Column(say("table-train"), _train, most=40),
    ]


def _plain(key: str) -> Callable[[SceneSeat], str]:
    return lambda seat: str(seat[key])


def _good(good: str) -> Callable[[SceneSeat], str]:
    def cell(seat: SceneSeat) -> str:
        board: Board = seat.scene.board
        if good not in board.resources:
            return str(seat["cargo"][good])
        houses = seat.scene.table["houses"]
        return (
            f"{seat['cargo'][good]} +{production(board, houses, seat.number, seat['houses'][good], good)}"
        )

    return cell


def _room(seat: SceneSeat) -> str:
    return str(seat.scene.board.capacity[seat["wagons"]] - sum(seat["cargo"].values()))


def _train(seat: SceneSeat) -> Text:
    """Each wagon in brackets, with its upgrade first."""
    board: Board = seat.scene.board
    called, wagons = seat.scene.called, Text()
    for level in range(seat["wagons"]):
        inside = [f"+{called(upgrade)}" for upgrade in seat["upgrades"][level : level + 1]]
        inside += map(called, seat["train"][board.seats_of[level] : board.seats_of[level + 1]])
        wagons.append(f"[{' '.join(inside)}] ")
    return wagons
