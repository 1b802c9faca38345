"""How Lantern Street is played: the table, what the verbs mean, setup and turns."""

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
    ScorePoints,
    Seat,
    StatePart,
    TurnBegan,
    Turns,
    Verb,
    Verbs,
    Visibility,
    any_seat_meets,
    as_number,
    begin_turn,
    choice_verb,
    drawing,
    end_game,
    event,
    gaining,
    hidden,
    moving,
    next_seat,
    paying,
    push,
    random_below,
    score_seats,
    shared,
    shuffle,
    state,
)
from lantern_street.content import Entries, Stall
from lantern_street.effects import Discard, Draw, Gain, Light, Open, Pay

Card = Annotated[str, Called("stall")]


class Board:
    """What is printed, by id."""

    def __init__(self, pack: Pack) -> None:
        entries: Entries = pack.entries
        self.stalls = {one.id: one for one in entries.stalls.stalls}
        self.street, self.scoring, self.players = entries.street, entries.scoring, (*entries.street.copies,)


@state
class Player(StatePart):
    silver: int
    hand: list[Card] = hidden(Visibility.BY_OWNER)
    street: tuple[Card, ...] = ()
    points: int = 0


@state
class Table(Turns):
    board: Board = shared(kw_only=True)
    players: list[Player] = field(kw_only=True, metadata={"written": "seats"})
    first: Seat = field(kw_only=True)
    seat: Seat = field(kw_only=True)
    turn: int = field(default=0, kw_only=True)
    deck: tuple[Card, ...] = hidden(Visibility.BY_NOBODY, kw_only=True)
    """The next card last."""
    market: tuple[Card, ...] = field(default=(), kw_only=True)
    """The oldest card first."""
    lit: tuple[Card, ...] = field(default=(), kw_only=True)
    """The stalls that have been lit in this turn, in their order."""


# What becomes known follows from who sees the fields: undo stops where a card is drawn.
draw_cards = drawing((Table, "deck"), (Player, "hand"))
fill_market = drawing((Table, "deck"), (Table, "market"))
open_card = moving((Player, "hand"), (Player, "street"))
open_from_market = moving((Table, "market"), (Player, "street"))


@event
class StallOpened(Event):
    stall: str


@event
class StallLit(Event):
    stall: str


def _draw(table: Table, seat: int, effect: Draw, cause: str) -> None:
    draw_cards(table, as_number(table, seat, effect.amount), table, table.players[seat])


def _discards(table: Table, seat: int, effect: Discard) -> Iterator[Discard]:
    return (Discard(one) for one in dict.fromkeys(table.players[seat].hand))


def _discard(table: Table, seat: int, effect: Discard, cause: str) -> None:
    table.players[seat].hand.remove(effect.stall)


def _openings(table: Table, seat: int, effect: Open) -> Iterator[Open]:
    """The cards that a seat can pay for and does not have in its street."""
    player, board = table.players[seat], table.board
    for market, cards in enumerate((player.hand, table.market)):
        for one in dict.fromkeys(cards):
            cost = board.stalls[one].cost + board.street.fee * market
            if cost <= player.silver and one not in player.street:
                yield Open(one, bool(market))


def _open(table: Table, seat: int, effect: Open, cause: str) -> None:
    player, stall = table.players[seat], table.board.stalls[effect.stall]
    player.silver -= stall.cost + table.board.street.fee * effect.market
    if effect.market:
        open_from_market(table, (stall.id,), table, player)
    else:
        open_card(table, (stall.id,), player, player)
    table.emit(StallOpened, seat, cause, stall.id)
    push(table, seat, (stall.opened,) if stall.opened is not None else (), stall.id)


def _dark(table: Table, seat: int, effect: Light) -> Iterator[Light]:
    return (Light(one) for one in table.players[seat].street if one not in table.lit)


def _light(table: Table, seat: int, effect: Light, cause: str) -> None:
    table.lit = (*table.lit, effect.stall)
    table.emit(StallLit, seat, cause, effect.stall)
    push(table, seat, (table.board.stalls[effect.stall].action,), effect.stall)


VERBS: Verbs[Table] = Verbs(JOINER_VERBS)
VERBS[Gain] = gaining("silver")
VERBS[Pay] = paying("silver")
VERBS[ScorePoints] = gaining("points", PointsScored)
VERBS[Draw] = Verb(
    _draw, can=lambda table, seat, it: bool(table.deck and as_number(table, seat, it.amount))
)
VERBS[Discard] = choice_verb(_discards, _discard)
VERBS[Open] = choice_verb(_openings, _open)
VERBS[Light] = choice_verb(_dark, _light)


def _stalls(table: Table, seat: int) -> list[Stall]:
    return [table.board.stalls[one] for one in table.players[seat].street]


COUNTS = Counts()


@COUNTS.count("{kind} stall(s)", kind="kind")
def stalls_of_kind(table: Table, seat: int, kind: str) -> int:
    return sum(one.kind == kind for one in _stalls(table, seat))


@COUNTS.count("stall point(s)")
def stall_points(table: Table, seat: int) -> int:
    return sum(one.points for one in _stalls(table, seat))


@COUNTS.count("lit stall(s)")
def lit_stalls(table: Table, seat: int) -> int:
    return len(table.lit) if seat == table.seat else 0


COUNTS.count("own stall(s)")(lambda table, seat: len(table.players[seat].street))
COUNTS.count("point(s)")(lambda table, seat: table.players[seat].points)
COUNTS.count("card(s)")(lambda table, seat: len(table.players[seat].hand))
COUNTS.count("silver")(lambda table, seat: table.players[seat].silver)


def _set_up(board: Board, rules: Rules, premise: Premise) -> Table:
    street, count = board.street, premise.players
    table = Table(rules=rules, board=board, rng=premise.seed, players=[], first=0, seat=0, deck=())
    deck = list(board.stalls) * street.copies[count]
    shuffle(table, deck)
    table.deck = tuple(deck[::-1])
    table.first = table.seat = random_below(table, count) if premise.first is None else premise.first
    table.players = [Player(street.silver, []) for _ in range(count)]
    for player in table.players:
        draw_cards(table, street.hand, table, player)
    return table


def _next_turn(table: Table) -> None:
    """The turn of the next seat, with a full market; before each round its oldest card goes."""
    seat, street = next_seat(table), table.board.street
    if table.turn and seat == table.first:
        if not table.deck or any_seat_meets(table, street.last):
            end_game(table)
            return
        table.market = table.market[1:]
    fill_market(table, street.market - len(table.market), table, table)
    table.lit = ()
    begin_turn(table, seat, street.turn)


def _trial(board: Board, id: str, furnished: bool) -> dict[str, Any]:
    """Seat 1 opens the stall and lights it; furnished, it has silver for that and another card."""
    seat = {"hand": [id, *board.stalls][:2], **({"silver": 9} if furnished else {})}
    return {"seat": 1, "do": f"open {id} then light stall", "seats": [seat]} if id in board.stalls else {}


PLAY = PlaySpec(
    board=Board,
    verbs=VERBS,
    counts=COUNTS,
    events=(TurnBegan, GameEnded, PointsScored, StallOpened, StallLit),
    next_turn=_next_turn,
    score=lambda table: score_seats(table, table.board.scoring),
    set_up=_set_up,
    position_extras=TURN,
    tryout_position=_trial,
)
