"""The players: what all may see of each, and what only the seat itself sees."""

from collections.abc import Callable

from rich.text import Text

from gwt.games.great_western.abilities import Abilities, abilities_with
from gwt.games.great_western.board import Board
from gwt.games.great_western.delivery import breeding_value
from gwt.games.great_western.terminal.markets import objective_text
from gwt.terminal import Column
from gwt.terminal.cells import labelled, short_names, tally
from gwt.terminal.scene import Scene, Seat, number_of


def columns(scene: Scene) -> list[Column]:
    """Of the cards only how many; a deck is its draw stack and its discard pile."""
    kinds = scene.board.worker_kinds
    short = short_names(kind.name for kind in kinds.values())
    return [
        Column("$", lambda seat: str(seat["money"])),
        Column("cert", _certificates),
        *(Column(short[kind.name], _workers(id)) for id, kind in kinds.items()),
        Column("steps", lambda seat: str(_abilities(seat).steps)),
        Column("engine", lambda seat: str(seat["engine"])),
        Column("at", lambda seat: seat["at"] or "not yet"),
        Column("hand", lambda seat: f"{number_of(seat['hand'])}/{_abilities(seat).hand}"),
        Column("deck", lambda seat: f"{number_of(seat['draw stack'])}+{number_of(seat['discard pile'])}"),
        Column("tasks", lambda seat: str(len(seat["objectives"]))),
        Column("built", lambda seat: str(list(scene.table["owners"].values()).count(seat.number))),
        Column("won", lambda seat: ", ".join(tally(_won(seat))), most=30),
    ]


def _workers(kind: str) -> Callable[[Seat], str]:
    return lambda seat: str(seat["workers"][kind])


def _abilities(seat: Seat) -> Abilities:
    return abilities_with(seat.scene.board, len(seat.scene.players), tuple(seat["cleared"]))


def _certificates(seat: Seat) -> str:
    """The temporary ones and their limit, and the permanent ones."""
    board: Board = seat.scene.board
    lasting = sum(board.masters[one].certificates for one in seat["masters"])
    limit = board.certificates[_abilities(seat).certificates]
    return f"{seat['certificates']}/{limit}" + (f" +{lasting}" if lasting else "")


def _won(seat: Seat) -> list[str]:
    return [*seat["hazards"], *seat["teepees"], *seat["masters"]]


def own_board(scene: Scene, width: int) -> Text:
    """The buildings left, with the builders that each needs, and the discs left."""
    board: Board = scene.board
    builder = board.worker_kinds[board.builder].many
    buildings = [
        Text.assemble((one, "bold"), (f":{board.buildings[one].builders}", "dim"))
        for one in scene.mine["buildings"]
    ]
    left = _abilities(scene.mine).discs
    prefix = 0
    while len({disc[: prefix + 1] for disc in board.discs}) == 1:
        prefix += 1
    parts = [labelled("buildings", [*buildings, Text(f"(:{builder})", "dim")], width)]
    for corners in dict.fromkeys(disc.corners for disc in board.discs.values()):
        cells = [Text(disc[prefix:]) for disc in left if board.discs[disc].corners == corners]
        parts.append(labelled(f"{corners} discs", cells, width))
    return Text("\n").join(parts)


def own_cards(scene: Scene, width: int) -> Text:
    """The personal objectives and the hand, with its breeding value as it is now."""
    board: Board = scene.board
    mine = scene.mine
    tasks = [Text(f"{one}  {objective_text(board, one)}") for one in mine["objectives"]]
    order = sorted(mine["hand"], key=lambda card: (board.cards[card].value, card))
    hand = [
        Text(one, "bold") + Text(f" {board.cards[card].value or ''}".rstrip(), "dim")
        for card, one in zip(dict.fromkeys(order), tally(order), strict=True)
    ]
    value = Text(f"(breeding value {breeding_value(board, mine['hand'])})", "dim")
    parts = [
        labelled("your tasks", tasks, width, each=True),
        labelled("your hand", [*hand, value], width, "  "),
    ]
    return Text("\n").join(parts)
