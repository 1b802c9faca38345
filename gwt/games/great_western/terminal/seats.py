"""Draws the players in a terminal: their public areas, and a seat's own cards."""

from collections.abc import Callable

from rich.text import Text

from gwt.games.great_western.model.board import Board
from gwt.games.great_western.model.player_limits import Abilities, abilities
from gwt.games.great_western.terminal.markets import objective_text
from gwt.games.great_western.terminal.scene import Scene, Seat
from gwt.games.great_western.verbs.delivery import breeding_value
from gwt.terminal import Column
from gwt.terminal.cells import count_items, label_rows


def columns(scene: Scene) -> list[Column]:
    """The public columns: of cards only their number; a deck is draw stack and discard pile."""
    say = scene.say
    return [
        *([Column(say("table-place"), _place)] if scene.table.order else []),
        Column("$", lambda seat: str(seat.player.money)),
        Column(say("table-certificates"), _certificates),
        *(Column(name, _workers(id)) for id, name in scene.headings(scene.board.worker_kinds).items()),
        Column(say("table-steps"), lambda seat: str(_abilities(seat).steps)),
        Column(say("table-engine"), _engine),
        Column(say("table-where"), _where),
        Column(say("table-hand"), lambda seat: f"{len(seat.player.hand)}/{_abilities(seat).hand}"),
        Column(say("table-deck"), _deck),
        Column(say("table-tasks"), lambda seat: str(len(seat.player.objectives))),
        Column(say("table-built"), _built),
        Column(say("table-won-tiles"), lambda seat: ", ".join(count_items(_won(seat))), most=30),
    ]


def _place(seat: Seat) -> str:
    """The place in the turn order, and what was bid for it."""
    order, bid = seat.scene.table.order, seat.player.bid
    if seat.number - 1 not in order:
        return ""
    return f"{order.index(seat.number - 1) + 1}" + (f" (-{bid})" if bid else "")


def _workers(kind: str) -> Callable[[Seat], str]:
    return lambda seat: str(seat.player.workers[kind])


def _abilities(seat: Seat) -> Abilities:
    return abilities(seat.scene.table, seat.player)


def _certificates(seat: Seat) -> str:
    """The temporary ones and their limit, and the permanent ones."""
    board: Board = seat.scene.board
    lasting = sum(board.masters[master].certificates for master in seat.player.masters)
    limit = board.certificates[_abilities(seat).certificates]
    return f"{board.certificates[seat.player.certificates]}/{limit}" + (f" +{lasting}" if lasting else "")


def _where(seat: Seat) -> str:
    at = seat.player.at
    if not at:
        return seat.scene.say("table-not-yet")
    return seat.scene.name_or_id(seat.scene.table.tiles.get(at, at) if seat.scene.printed else at)


def _engine(seat: Seat) -> str:
    """The space that the engine has reached, or its station."""
    space: str = seat.scene.board.tracks[seat.player.engine]
    return space if space.isdigit() else seat.scene.name_or_id(space)


def _deck(seat: Seat) -> str:
    return f"{len(seat.player.draw_stack)}+{len(seat.player.discard_pile)}"


def _built(seat: Seat) -> str:
    return str(list(seat.scene.table.owners.values()).count(seat.number - 1))


def _won(seat: Seat) -> list[str]:
    won = (*seat.player.hazards, *seat.player.teepees, *seat.player.masters, *seat.player.pieces)
    return [seat.scene.name_or_id(name) for name in won]


def own_board(scene: Scene, width: int) -> Text:
    """The buildings left, with the builders that each needs, and the discs left."""
    board: Board = scene.board
    builder = scene.name(board.builder, "plural")
    buildings = [
        Text.assemble((tile, "bold"), (f":{board.buildings[tile].builders}", "dim"))
        for tile in scene.mine.buildings
    ]
    left = abilities(scene.table, scene.mine).discs
    prefix = 0
    while len({disc[: prefix + 1] for disc in board.discs}) == 1:
        prefix += 1
    parts = [label_rows(scene.say("table-buildings"), [*buildings, Text(f"(:{builder})", "dim")], width)]
    for corners in dict.fromkeys(disc.corners for disc in board.discs.values()):
        cells = [Text(disc[prefix:]) for disc in left if board.discs[disc].corners == corners]
        parts.append(label_rows(scene.say("table-discs", corners=corners), cells, width))
    return Text("\n").join(parts)


def own_cards(scene: Scene, width: int) -> Text:
    """The personal objectives and the hand, with its breeding value as it is now."""
    board: Board = scene.board
    mine = scene.mine
    tasks = [Text(f"{objective}  {objective_text(scene, objective)}") for objective in mine.objectives]
    order = sorted(mine.hand, key=lambda card: (board.cards[card].value, card))
    hand = [
        Text(label, "bold") + Text(f" {board.cards[card].value or ''}".rstrip(), "dim")
        for card, label in zip(dict.fromkeys(order), count_items(order), strict=True)
    ]
    value = Text(scene.say("table-breeding-value", value=breeding_value(board, mine.hand)), "dim")
    parts = [
        label_rows(scene.say("table-your-tasks"), tasks, width, apart=True),
        label_rows(scene.say("table-your-hand"), [*hand, value], width, "  "),
    ]
    return Text("\n").join(parts)
