"""How Small Orchard is played: the table, what the verbs mean, setup and turns."""

from collections.abc import Iterator
from typing import Annotated, Any

from attrs import field
from gwt.sdk import (
    JOINER_VERBS,
    TURN,
    Called,
    Counts,
    Event,
    GameEnded,
    Pack,
    PlaySpec,
    PointsScored,
    Premise,
    Rules,
    Seat,
    StatePart,
    TurnBegan,
    Turns,
    Verbs,
    Visibility,
    begin_turn,
    choice_verb,
    end_game,
    event,
    gaining,
    hidden,
    next_seat,
    push,
    random_below,
    score_seats,
    shared,
    shuffle,
    state,
)

from small_orchard.content import Entries
from small_orchard.effects import Score, Take

CardId = Annotated[str, Called("card")]


class Board:
    """What is printed, as it is looked up while playing."""

    def __init__(self, pack: Pack) -> None:
        entries: Entries = pack.entries
        self.cards = {one.id: one for one in entries.cards.cards}
        self.row, self.turn, self.players = entries.cards.row, entries.cards.turn, entries.cards.players
        self.scoring = entries.scoring


@state
class Player(StatePart):
    points: int = 0
    cards: tuple[CardId, ...] = ()


@state
class Table(Turns):
    board: Board = shared(kw_only=True)
    players: list[Player] = field(kw_only=True, metadata={"written": "seats"})
    first: Seat = field(kw_only=True)
    seat: Seat = field(kw_only=True)
    turn: int = field(default=0, kw_only=True)
    deck: tuple[CardId, ...] = hidden(Visibility.BY_NOBODY, kw_only=True)
    row: tuple[CardId, ...] = field(default=(), kw_only=True)


@event
class CardTaken(Event):
    card: str


def _cards(table: Table, seat: int, effect: Take) -> Iterator[Take]:
    return (Take(one) for one in dict.fromkeys(table.row))


def _take(table: Table, seat: int, effect: Take, cause: str) -> None:
    player, at = table.players[seat], table.row.index(effect.card)
    table.row = table.row[:at] + table.row[at + 1 :]
    player.cards = (*player.cards, effect.card)
    table.emit(CardTaken, seat, cause, effect.card)
    push(table, seat, (table.board.cards[effect.card].action,), effect.card)


VERBS: Verbs[Table] = Verbs(JOINER_VERBS)
VERBS[Score] = gaining("points", PointsScored)
VERBS[Take] = choice_verb(_cards, _take)

COUNTS = Counts()


@COUNTS.count("own card(s)")
def own_cards(table: Table, seat: int) -> int:
    return len(table.players[seat].cards)


@COUNTS.count("point(s)")
def points(table: Table, seat: int) -> int:
    return table.players[seat].points


def _set_up(board: Board, rules: Rules, premise: Premise) -> Table:
    deck = [one.id for one in board.cards.values() for _ in range(one.copies)]
    players = [Player() for _ in range(premise.players)]
    table = Table(rules=rules, board=board, rng=premise.seed, players=players, first=0, seat=0, deck=())
    table.first = table.seat = (
        random_below(table, premise.players) if premise.first is None else premise.first
    )
    shuffle(table, deck)
    table.deck = tuple(deck)
    return table


def _next_turn(table: Table) -> None:
    """The turn of the next seat, with a full row; the game ends with the cards."""
    missing = table.board.row - len(table.row)
    table.row, table.deck = table.row + table.deck[:missing], table.deck[missing:]
    table.reveals += 1
    if table.row:
        begin_turn(table, next_seat(table), table.board.turn)
    else:
        end_game(table)


def _trial(board: Board, id: str, furnished: bool) -> dict[str, Any]:
    """Seat 1 with the card in the row, for `gwt try`."""
    return {"seat": 1, "row": [id]} if id in board.cards else {}


PLAY = PlaySpec(
    board=Board,
    verbs=VERBS,
    counts=COUNTS,
    events=(TurnBegan, GameEnded, PointsScored, CardTaken),
    next_turn=_next_turn,
    score=lambda table: score_seats(table, table.board.scoring),
    set_up=_set_up,
    position_extras=TURN,
    tryout_position=_trial,
)
