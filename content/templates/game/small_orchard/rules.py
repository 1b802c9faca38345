"""How Small Orchard is played: the table, what the verbs mean, what is counted, setup and turns."""

from collections.abc import Iterator
from typing import Annotated, Any

from attrs import field
from gwt import sdk

from small_orchard.content import Entries
from small_orchard.effects import Score, Take

CardId = Annotated[str, sdk.Called("card")]


class Board:
    """What is printed, as it is looked up while playing."""

    def __init__(self, pack: sdk.Pack) -> None:
        entries: Entries = pack.entries
        self.cards = {one.id: one for one in entries.cards.cards}
        self.row, self.turn, self.players = entries.cards.row, entries.cards.turn, entries.cards.players
        self.scoring = entries.scoring


@sdk.state
class Player(sdk.StatePart):
    points: int = 0
    cards: tuple[CardId, ...] = ()


@sdk.state(kw_only=True)
class Table(sdk.Turns):
    board: Board = sdk.shared()
    players: list[Player] = field(metadata={"written": "seats"})
    first: sdk.Seat
    seat: sdk.Seat
    turn: int = 0
    deck: tuple[CardId, ...] = sdk.hidden(sdk.Visibility.BY_NOBODY)
    row: tuple[CardId, ...] = ()


fill_row = sdk.refilling((Table, "deck"), (Table, "row"))
take_card = sdk.moving((Table, "row"), (Player, "cards"))


@sdk.event
class CardTaken(sdk.Event):
    card: str


def _cards(table: Table, seat: int, effect: Take) -> Iterator[Take]:
    return (Take(one) for one in dict.fromkeys(table.row))


def _take(table: Table, seat: int, effect: Take, cause: str) -> None:
    take_card(table, (effect.card,), table, table.players[seat])
    table.emit(CardTaken, seat, cause, effect.card)
    sdk.push(table, seat, (table.board.cards[effect.card].action,), effect.card)


VERBS: sdk.Verbs[Table] = sdk.Verbs(sdk.JOINER_VERBS)
VERBS[Score] = sdk.gaining("points", sdk.PointsScored)
VERBS[Take] = sdk.choice_verb(_cards, _take)

COUNTS = sdk.Counts()


@COUNTS.count("own card(s)")
def own_cards(table: Table, seat: int) -> int:
    return len(table.players[seat].cards)


@COUNTS.count("point(s)")
def points(table: Table, seat: int) -> int:
    return table.players[seat].points


class Play(sdk.GamePlay):
    board, verbs = Board, VERBS
    events = (sdk.TurnBegan, sdk.GameEnded, sdk.PointsScored, CardTaken)

    def set_up(self, board: Board, rules: sdk.Rules, premise: sdk.Premise) -> Table:
        players = [Player() for _ in range(premise.players)]
        table = Table(rules=rules, rng=premise.seed, board=board, players=players, first=0, seat=0, deck=())
        table.first = table.seat = sdk.first_seat(table, premise)
        deck = [one.id for one in board.cards.values() for _ in range(one.copies)]
        sdk.shuffle(table, deck)
        table.deck = tuple(deck)
        return table

    def next_turn(self, table: Table) -> None:
        """The turn of the next seat, with a full row; the game ends with the cards."""
        fill_row(table, table.board.row)
        if table.row:
            sdk.begin_turn(table, sdk.next_seat(table), table.board.turn)
        else:
            sdk.end_game(table)

    def tryout_position(self, board: Board, id: str, furnished: bool) -> dict[str, Any]:
        """Seat 1 with the card in the row, for `gwt try`."""
        return {"seat": 1, "row": [id]} if id in board.cards else {}
