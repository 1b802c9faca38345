"""Says what the players have: their public areas, and a seat's own cards."""

from collections.abc import Callable, Iterator

from gwt.games.great_western.model.board import Board
from gwt.games.great_western.model.player_limits import Abilities, abilities
from gwt.games.great_western.summary.scene import Scene, Seat, objective_text
from gwt.games.great_western.verbs.delivery import breeding_value
from gwt.summary import Column, Line, count_items


def columns(scene: Scene) -> list[Column]:
    """The public columns: of cards only their number; a deck is draw stack and discard pile."""
    say = scene.say
    return [
        *([Column(say("table-place"), _place)] if scene.table.order else []),
        Column("$", lambda seat: str(seat.player.money)),
        Column(say("table-certificates"), _certificates),
        *(Column(scene.name(kind, "plural"), _workers(kind)) for kind in scene.board.worker_kinds),
        Column(say("table-steps"), lambda seat: str(_abilities(seat).steps)),
        Column(say("table-engine"), _engine),
        Column(say("table-where"), _where),
        Column(say("table-hand"), lambda seat: f"{len(seat.player.hand)}/{_abilities(seat).hand}"),
        Column(
            say("table-deck"), lambda seat: f"{len(seat.player.draw_stack)}+{len(seat.player.discard_pile)}"
        ),
        Column(say("table-tasks"), lambda seat: str(len(seat.player.objectives))),
        Column(say("table-built"), _built),
        Column(say("table-won-tiles"), lambda seat: ", ".join(count_items(_won(seat)))),
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
        return ""
    return seat.scene.name_or_id(seat.scene.table.tiles.get(at, at) if seat.scene.printed else at)


def _engine(seat: Seat) -> str:
    """The space that the engine has reached, or its station."""
    space: str = seat.scene.board.tracks[seat.player.engine]
    return space if space.isdigit() else seat.scene.name_or_id(space)


def _built(seat: Seat) -> str:
    return str(list(seat.scene.table.owners.values()).count(seat.number - 1))


def _won(seat: Seat) -> list[str]:
    won = (*seat.player.hazards, *seat.player.teepees, *seat.player.masters, *seat.player.pieces)
    return [seat.scene.name_or_id(name) for name in won]


def own_cards(scene: Scene) -> Iterator[Line]:
    """Yields the personal objectives and the hand, with its breeding value as it is now."""
    board: Board = scene.board
    mine = scene.mine
    for card in mine.objectives:
        yield f"{scene.say('table-your-tasks')} {card}", [objective_text(scene, card)]
    order = sorted(mine.hand, key=lambda card: (board.cards[card].value, card))
    value = scene.say("table-breeding-value", value=breeding_value(board, mine.hand))
    yield f"{scene.say('table-your-hand')} {value}", count_items(order)
