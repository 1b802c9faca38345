"""Verbs by which things pass from one player to another: dollars and pieces taken, cards given."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from gwt.common import player_groups, seats_in_turn_order, that_player
from gwt.dsl import DONE, Cost, Effect, Need, Number, RewardMode, verb
from gwt.games.great_western.model import effects, events, moves, state
from gwt.games.great_western.verbs import cards, money, pieces
from gwt.kernel import DO_IT, Access, Options, Verb, Verbs, as_number, push


@verb("gain ${amount:number} from {who:'each other player'|'next player'}")
class TakeDollars(effects.Plain):
    """Take dollars from each other player, or from the next one: from each as far as the money goes."""

    reward_mode = RewardMode.WHOLLY
    as_cost = None
    scaled_fields = ("amount",)
    amount: Number
    who: str


@verb(
    "gain ${amount:number} from {who:'each player with'|'each other player with'|'next player with'} {need}"
)
class TakeFromPlayersWith(effects.Plain):
    """Take dollars from players of whom something holds, from each as far as the money goes.

    Whoever takes pays nothing, even if it holds of that player too.
    """

    reward_mode = RewardMode.WHOLLY
    as_cost = None
    scaled_fields = ("amount",)
    amount: Number
    who: str
    need: Need


@verb(
    "gain ${amount:number} from another player", narrow="gain ${amount:number} from player {number:NUMBER}"
)
class TakeFrom(effects.Plain):
    """Take dollars from a player of one's choice, as far as they go; `number` is the seat, from 1."""

    as_cost = None
    scaled_fields = ("amount",)
    amount: Number
    number: int | None = None


@verb(
    "give {amount:NUMBER} {card} to another player",
    narrow="give {amount:NUMBER} {card} to player {number:NUMBER}",
)
class GiveCards(effects.Plain):
    """Give cards from the hand to other players, each to a discard pile; `number` is the seat, from 1."""

    mixes_decks: ClassVar[bool] = True
    as_cost = Cost("the hand")
    scaled_fields = ("amount",)
    amount: int
    card: str
    number: int | None = None

    def __str__(self) -> str:
        whom = "another player" if self.number is None else f"player {self.number}"
        return f"give {self.amount} {cards.describe_cards(self.card, self.amount)} to {whom}"


@verb(
    "gain {amount:number} {piece} from"
    " {who:'each other player'|'next player'|'another player'|'that player'}",
    narrow="gain {amount:number} {piece} from player {number:NUMBER}",
)
class TakePieces(effects.Plain):
    """Take pieces from players, from each as many as it has and as there is room for."""

    reward_mode = RewardMode.WHOLLY
    as_cost = None
    scaled_fields = ("amount",)
    amount: Number
    piece: str
    who: str = ""
    number: int | None = None

    def with_player(self, number: int) -> Effect:
        return TakePieces(self.amount, self.piece, "", number) if self.who == that_player.NAME else self


# --- dollars -----------------------------------------------------------------------------------------


def _has_money(table: state.Table, seat: int) -> bool:
    return 0 < money.spendable_dollars(table, seat) < money.BOTTOMLESS


def _payers(table: state.Table, seat: int, who: str) -> Sequence[int]:
    others = seats_in_turn_order(table, seat)[1:]
    return others[:1] if who == player_groups.NEXT else others


def _payers_of(table: state.Table, seat: int, effect: TakeDollars | TakeFromPlayersWith) -> Sequence[int]:
    if type(effect) is not TakeFromPlayersWith:
        return _payers(table, seat, effect.who)
    concerned = player_groups.PlayersWith(DONE, effect.who, effect.need)
    return [payer for payer in player_groups.affected_seats(table, seat, concerned) if payer != seat]


def _can_take(table: state.Table, seat: int, effect: TakeDollars | TakeFromPlayersWith) -> bool:
    payers = _payers_of(table, seat, effect)
    return as_number(table, seat, effect.amount) > 0 and any(_has_money(table, payer) for payer in payers)


def _take(table: state.Table, seat: int, effect: TakeDollars | TakeFromPlayersWith, cause: str) -> None:
    dollars = as_number(table, seat, effect.amount)
    for payer in _payers_of(table, seat, effect):
        _pass_on(table, payer, seat, dollars, cause)


def _pass_on(table: state.Table, payer: int, seat: int, dollars: int, cause: str) -> None:
    """Passes dollars from one player to another, as far as the money goes."""
    if not _has_money(table, payer):
        return
    paid = min(dollars, money.spendable_dollars(table, payer))
    money.move_dollars(table, payer, -paid)
    money.move_dollars(table, seat, paid)
    if paid:
        table.emit(events.MoneyPaid, payer, cause, paid, seat)


def _take_options(table: state.Table, seat: int, effect: TakeFrom) -> Options:
    if effect.number is not None:
        return DO_IT if effect.number != seat + 1 and _has_money(table, effect.number - 1) else ()
    dollars = as_number(table, seat, effect.amount)
    others = _payers(table, seat, player_groups.OTHER) if dollars > 0 else ()
    return [TakeFrom(dollars, payer + 1) for payer in others if _has_money(table, payer)]


def _take_from(table: state.Table, seat: int, effect: TakeFrom, cause: str) -> None:
    assert effect.number is not None, f"'{effect}' names nobody"
    that_player.player_chosen(table, seat, effect.number)
    _pass_on(table, effect.number - 1, seat, as_number(table, seat, effect.amount), cause)


# --- pieces ------------------------------------------------------------------------------------------


def _holders(table: state.Table, seat: int, effect: TakePieces) -> list[int]:
    """Returns the others from whom pieces can be taken, in turn order."""
    if as_number(table, seat, effect.amount) < 1 or pieces.room_for_pieces(table, seat, effect.piece) < 1:
        return []
    named = None if effect.number is None else effect.number - 1
    return [
        holder
        for holder in _payers(table, seat, effect.who)
        if effect.piece in table.players[holder].pieces and named in (None, holder)
    ]


def _piece_options(table: state.Table, seat: int, effect: TakePieces) -> Options:
    holders = _holders(table, seat, effect)
    if effect.who == that_player.NAME or not holders:
        return ()
    if effect.who != that_player.ANOTHER:
        return DO_IT
    return [TakePieces(effect.amount, effect.piece, "", holder + 1) for holder in holders]


def _take_pieces(table: state.Table, seat: int, effect: TakePieces, cause: str) -> None:
    piece, wanted = effect.piece, as_number(table, seat, effect.amount)
    if effect.number is not None:
        that_player.player_chosen(table, seat, effect.number)
    for holder in _holders(table, seat, effect):
        held, room = table.players[holder].pieces.count(piece), pieces.room_for_pieces(table, seat, piece)
        pieces.put_back_pieces(table, holder, piece, min(wanted, held, room), cause)
        pieces.gain_pieces(table, seat, piece, min(wanted, held, room), cause)


# --- cards -------------------------------------------------------------------------------------------


_hand_over = moves.mixing(GiveCards, "hand", "discard_pile")


def _can_give(table: state.Table, seat: int, effect: GiveCards) -> bool:
    return 0 < effect.amount <= len(cards.matching_cards(table, seat, effect.card))


def _gifts(table: state.Table, seat: int, effect: GiveCards) -> Iterator[GiveCards]:
    """Yields each card that can be given first, to each player, or to the one who is named."""
    others = seats_in_turn_order(table, seat)[1:] if effect.number is None else [effect.number - 1]
    for card in dict.fromkeys(cards.matching_cards(table, seat, effect.card)):
        for receiver in others:
            yield GiveCards(1, card, receiver + 1)


def _give_options(table: state.Table, seat: int, effect: GiveCards) -> Options:
    gifts = [*_gifts(table, seat, effect)] if _can_give(table, seat, effect) else []
    return DO_IT if effect in gifts else gifts


def _give_chosen(table: state.Table, seat: int, effect: GiveCards, cause: str, option: Effect) -> None:
    rest = GiveCards(effect.amount - 1, effect.card, effect.number)
    push(table, seat, (option, rest) if rest.amount else (option,), cause)


def _give(table: state.Table, seat: int, effect: GiveCards, cause: str) -> None:
    """Puts the cards on the discard pile of another player, face up."""
    assert effect.number is not None, f"'{effect}' names nobody"
    that_player.player_chosen(table, seat, effect.number)
    gifts = cards.matching_cards(table, seat, effect.card)[: effect.amount]
    _hand_over(table, gifts, table.players[seat], table.players[effect.number - 1])
    table.emit(events.CardsGiven, seat, cause, tuple(gifts), effect.number - 1)


VERBS: Verbs[state.Table] = Verbs()
VERBS[TakeDollars] = Verb(_take, can=_can_take, access=Access(changes=("money",)))
VERBS[TakeFromPlayersWith] = Verb(_take, can=_can_take, access=Access(changes=("money",)))
VERBS[TakeFrom] = Verb(_take_from, _take_options, listed=_take_options, access=Access(changes=("money",)))
VERBS[TakePieces] = Verb(_take_pieces, _piece_options, access=Access(changes=("pieces",)))
VERBS[GiveCards] = Verb(
    _give,
    _give_options,
    can=_can_give,
    on_chosen=_give_chosen,
    listed=lambda table, seat, effect: _give_options(table, seat, effect) if effect.amount == 1 else DO_IT,
    access=Access(changes=("hand", "hand size", "deck")),
)
