"""Draws the players in a terminal: their public areas, and a seat's own cards."""

from collections.abc import Callable

from rich.text import Text

from gwt.games.great_western.abilities import Abilities, abilities_with
from gwt.games.great_western.board import Board
from gwt.games.great_western.delivery import breeding_value
from gwt.games.great_western.terminal.markets import objective_text
from gwt.terminal import Column, Scene, SceneSeat, number_of
from gwt.terminal.cells import labelled, tally


def columns(scene: Scene) -> list[Column]:
    """The public columns: of cards only their number; a deck is draw stack and discard pile."""
    say = scene.say
    return [
        *([Column(say("table-place"), _place)] if scene.table["order"] else []),
        Column("$", lambda seat: str(seat["money"])),
        Column(say("table-certificates"), _certificates),
        *(Column(name, _workers(id)) for id, name in scene.headings(scene.board.worker_kinds).items()),
        Column(say("table-steps"), lambda seat: str(_abilities(seat).steps)),
        Column(say("table-engine"), _engine),
        Column(say("table-where"), _where),
        Column(say("table-hand"), lambda seat: f"{number_of(seat['hand'])}/{_abilities(seat).hand}"),
        Column(say("table-deck"), _deck),
        Column(say("table-tasks"), lambda seat: str(len(seat["objectives"]))),
        Column(say("table-built"), _built),
        Column(say("table-won-tiles"), lambda seat: ", ".join(tally(_won(seat))), most=30),
    ]


def _place(seat: SceneSeat) -> str:
    """The place in the turn order, and what was bid for it."""
    order, bid = seat.scene.table["order"], seat["bid"]
    if seat.number not in order:
        return ""
    return f"{order.index(seat.number) + 1}" + (f" (-{bid})" if bid else "")


def _workers(kind: str) -> Callable[[SceneSeat], str]:
    return lambda seat: str(seat["workers"][kind])


def _abilities(seat: SceneSeat) -> Abilities:
    return abilities_with(seat.scene.board, len(seat.scene.players), tuple(seat["cleared"]))


def _certificates(seat: SceneSeat) -> str:
    """The temporary ones and their limit, and the permanent ones."""
    board: Board = seat.scene.board
    lasting = sum(board.masters[one].certificates for one in seat["masters"])
    limit = board.certificates[_abilities(seat).certificates]
    return f"{seat['certificates']}/{limit}" + (f" +{lasting}" if lasting else "")


def _where(seat: SceneSeat) -> str:
    at = seat["at"]
    if not at:
        return seat.scene.say("table-not-yet")
    # In words a space is called by the tile on it, as in the picture.
    return seat.scene.called(seat.scene.table["tiles"].get(at, at) if seat.scene.in_words else at)


def _engine(seat: SceneSeat) -> str:
    """The space that the engine has reached, or its station."""
    space = seat["engine"]
    return str(space) if isinstance(space, int) else seat.scene.called(space)


def _deck(seat: SceneSeat) -> str:
    return f"{number_of(seat['draw stack'])}+{number_of(seat['discard pile'])}"


def _built(seat: SceneSeat) -> str:
    return str(list(seat.scene.table["owners"].values()).count(seat.number))


def _won(seat: SceneSeat) -> list[str]:
    won = (*seat["hazards"], *seat["teepees"], *seat["masters"], *seat["pieces"])
    return [seat.scene.called(one) for one in won]


def own_board(scene: Scene, width: int) -> Text:
    """The buildings left, with the builders that each needs, and the discs left."""
    board: Board = scene.board
    builder = scene.name(board.builder, "plural")
    buildings = [
        Text.assemble((one, "bold"), (f":{board.buildings[one].builders}", "dim"))
        for one in scene.mine["buildings"]
    ]
    left = _abilities(scene.mine).discs
    prefix = 0
    while len({disc[: prefix + 1] for disc in board.discs}) == 1:
        prefix += 1
    parts = [labelled(scene.say("table-buildings"), [*buildings, Text(f"(:{builder})", "dim")], width)]
    for corners in dict.fromkeys(disc.corners for disc in board.discs.values()):
        cells = [Text(disc[prefix:]) for disc in left if board.discs[disc].corners == corners]
        parts.append(labelled(scene.say("table-discs", corners=corners), cells, width))
    return Text("\n").join(parts)


def own_cards(scene: Scene, width: int) -> Text:
    """The personal objectives and the hand, with its breeding value as it is now."""
    board: Board = scene.board
    mine = scene.mine
    tasks = [Text(f"{one}  {objective_text(scene, one)}") for one in mine["objectives"]]
    order = sorted(mine["hand"], key=lambda card: (board.cards[card].value, card))
    hand = [
        Text(one, "bold") + Text(f" {board.cards[card].value or ''}".rstrip(), "dim")
        for card, one in zip(dict.fromkeys(order), tally(order), strict=True)
    ]
    value = Text(scene.say("table-breeding-value", value=breeding_value(board, mine["hand"])), "dim")
    parts = [
        labelled(scene.say("table-your-tasks"), tasks, width, each=True),
        labelled(scene.say("table-your-hand"), [*hand, value], width, "  "),
    ]
    return Text("\n").join(parts)
