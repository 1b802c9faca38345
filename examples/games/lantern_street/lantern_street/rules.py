"""How Lantern Street is played: the table, what the verbs mean, what is counted, setup and turns."""

from collections.abc import Iterator
from typing import Annotated, Any

from attrs import field

from gwt import sdk
from lantern_street.content import Entries, Stall
from lantern_street.effects import Discard, Draw, Gain, Light, Open, Pay

Card = Annotated[str, sdk.Called("stall")]


class Board:
    """What is printed, by id."""

    def __init__(self, pack: sdk.Pack) -> None:
        entries: Entries = pack.entries
        self.stalls = {stall.id: stall for stall in entries.stalls.stalls}
        self.street, self.scoring, self.players = entries.street, entries.scoring, (*entries.street.copies,)


@sdk.state
class Player(sdk.StatePart):
    silver: int
    hand: list[Card] = sdk.hidden(sdk.Visibility.BY_OWNER)
    street: tuple[Card, ...] = ()
    points: int = 0


@sdk.state(kw_only=True)
class Table(sdk.Turns):
    board: Board = sdk.shared()
    players: list[Player] = field(metadata={"written": "seats"})
    first: sdk.Seat
    seat: sdk.Seat
    turn: int = 0
    deck: tuple[Card, ...] = sdk.hidden(sdk.Visibility.BY_NOBODY)
    """The next card last."""
    market: tuple[Card, ...] = ()
    """The oldest card first."""
    lit: tuple[Card, ...] = ()
    """The stalls that have been lit in this turn, in their order."""


# What becomes known follows from who sees the fields: undo stops where a card is drawn.
draw_cards = sdk.drawing((Table, "deck"), (Player, "hand"))
fill_market = sdk.refilling((Table, "deck"), (Table, "market"))
open_card = sdk.moving((Player, "hand"), (Player, "street"))
open_from_market = sdk.moving((Table, "market"), (Player, "street"))


def _draw(table: Table, seat: int, effect: Draw, cause: str) -> None:
    draw_cards(table, sdk.as_number(table, seat, effect.amount), table, table.players[seat])


def _discards(table: Table, seat: int, effect: Discard) -> Iterator[Discard]:
    return (Discard(card) for card in dict.fromkeys(table.players[seat].hand))


def _discard(table: Table, seat: int, effect: Discard, cause: str) -> None:
    table.players[seat].hand.remove(effect.stall)


@sdk.event
class StallOpened(sdk.Event):
    stall: str


def _openings(table: Table, seat: int, effect: Open) -> Iterator[Open]:
    """The cards that a seat can pay for and does not have in its street."""
    player, board = table.players[seat], table.board
    for market, cards in enumerate((player.hand, table.market)):
        for card in dict.fromkeys(cards):
            cost = board.stalls[card].cost + board.street.fee * market
            if cost <= player.silver and card not in player.street:
                yield Open(card, bool(market))


def _open(table: Table, seat: int, effect: Open, cause: str) -> None:
    player, stall = table.players[seat], table.board.stalls[effect.stall]
    player.silver -= stall.cost + table.board.street.fee * effect.market
    if effect.market:
        open_from_market(table, (stall.id,), table, player)
    else:
        open_card(table, (stall.id,), player, player)
    table.emit(StallOpened, seat, cause, stall.id)
    sdk.push(table, seat, (stall.opened,) if stall.opened is not None else (), stall.id)


@sdk.event
class StallLit(sdk.Event):
    stall: str


def _dark(table: Table, seat: int, effect: Light) -> Iterator[Light]:
    return (Light(card) for card in table.players[seat].street if card not in table.lit)


def _light(table: Table, seat: int, effect: Light, cause: str) -> None:
    table.lit = (*table.lit, effect.stall)
    table.emit(StallLit, seat, cause, effect.stall)
    sdk.push(table, seat, (table.board.stalls[effect.stall].action,), effect.stall)


VERBS: sdk.Verbs[Table] = sdk.Verbs(sdk.JOINER_VERBS)
VERBS[Gain] = sdk.gaining("silver")
VERBS[Pay] = sdk.paying("silver")
VERBS[sdk.ScorePoints] = sdk.gaining("points", sdk.PointsScored)
VERBS[Draw] = sdk.Verb(
    _draw, can=lambda table, seat, it: bool(table.deck and sdk.as_number(table, seat, it.amount))
)
VERBS[Discard] = sdk.choice_verb(_discards, _discard)
VERBS[Open] = sdk.choice_verb(_openings, _open)
VERBS[Light] = sdk.choice_verb(_dark, _light)


def _stalls(table: Table, seat: int) -> list[Stall]:
    return [table.board.stalls[card] for card in table.players[seat].street]


COUNTS = sdk.Counts()


@COUNTS.count("{kind} stall(s)", kind="kind")
def stalls_of_kind(table: Table, seat: int, kind: str) -> int:
    return sum(stall.kind == kind for stall in _stalls(table, seat))


@COUNTS.count("stall point(s)")
def stall_points(table: Table, seat: int) -> int:
    return sum(stall.points for stall in _stalls(table, seat))


@COUNTS.count("lit stall(s)")
def lit_stalls(table: Table, seat: int) -> int:
    return len(table.lit) if seat == table.seat else 0


COUNTS.count("own stall(s)")(lambda table, seat: len(table.players[seat].street))
COUNTS.count("point(s)")(lambda table, seat: table.players[seat].points)
COUNTS.count("card(s)")(lambda table, seat: len(table.players[seat].hand))
COUNTS.count("silver")(lambda table, seat: table.players[seat].silver)


class Play(sdk.GamePlay):
    board, verbs = Board, VERBS
    events = (sdk.TurnBegan, sdk.GameEnded, sdk.PointsScored, StallOpened, StallLit)

    def set_up(self, board: Board, rules: sdk.Rules, premise: sdk.Premise) -> Table:
        street, count = board.street, premise.players
        players = [Player(street.silver, []) for _ in range(count)]
        table = Table(rules=rules, rng=premise.seed, board=board, players=players, first=0, seat=0, deck=())
        deck = list(board.stalls) * street.copies[count]
        sdk.shuffle(table, deck)
        table.deck = tuple(deck[::-1])
        table.first = table.seat = sdk.first_seat(table, premise)
        for player in players:
            draw_cards(table, street.hand, table, player)
        return table

    def next_turn(self, table: Table) -> None:
        """The turn of the next seat, with a full market; before each round its oldest card goes."""
        seat, street = sdk.next_seat(table), table.board.street
        if table.turn and seat == table.first:
            if not table.deck or sdk.any_seat_meets(table, street.last):
                sdk.end_game(table)
                return
            table.market = table.market[1:]
        fill_market(table, street.market)
        table.lit = ()
        sdk.begin_turn(table, seat, street.turn)

    def tryout_position(self, board: Board, id: str, furnished: bool) -> dict[str, Any]:
        """Seat 1 opens the stall and lights it; furnished, it has silver for that and another card."""
        seat = {"hand": [id, *board.stalls][:2], **({"silver": 9} if furnished else {})}
        position = {"seat": 1, "do": f"open {id} then light stall", "seats": [seat]}
        return position if id in board.stalls else {}
