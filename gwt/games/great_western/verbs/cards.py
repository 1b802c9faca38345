"""Hand, hand limit, draw stack and discard pile. Source: rulebook p. 5, 7, 10, 13, 16."""

from collections.abc import Sequence

from gwt.dsl import Amount, Cost, Effect, Quantity, UpTo, verb
from gwt.games.great_western.model import moves
from gwt.games.great_western.model.effects import Plain
from gwt.games.great_western.model.events import CardsDiscarded, CardsDrawn, CardsRemoved, DeckShuffled
from gwt.games.great_western.model.state import Table
from gwt.games.great_western.model.tuples import without_one
from gwt.kernel import (
    DO_IT,
    Access,
    Options,
    Verb,
    Verbs,
    as_number,
    as_numbers,
    push,
    reward_tasks,
)


@verb("discard [{amount=1}] {card}")
class Discard(Plain):
    """Discard cards of one description from the hand."""

    yields_number = True
    as_cost = Cost("the hand")
    scaled_fields = ("amount",)
    amount: Amount
    card: str

    def __str__(self) -> str:
        return f"discard {self.amount} {_many(self.card, self.amount)}"


@verb("discard {number:integer} 'cattle of same breed'")
class DiscardSame(Plain):
    """Discard `number` cattle cards of the same breed."""

    as_cost = Cost("the hand")
    scaled_fields = ("number",)
    number: int


@verb("draw {amount}")
class Draw(Plain):
    """Draw cards from the draw stack."""

    reveals = True
    yields_number = True
    scaled_fields = ("amount",)
    amount: Amount


@verb("draw to {limit:quantity|integer}")
class DrawTo(Plain):
    """Draw until the hand holds `limit` cards."""

    as_cost = None
    reveals = True
    limit: Quantity | int


@verb("discard to {limit:quantity|integer}")
class DiscardTo(Plain):
    """Discard cards until the hand holds no more than `limit`."""

    as_cost = None
    limit: Quantity | int


@verb("remove {amount} {card} 'from hand'")
class RemoveCards(Plain):
    """Take cards out of the hand and out of the game."""

    yields_number = True
    scaled_fields = ("amount",)
    amount: Amount
    card: str

    def __str__(self) -> str:
        return f"remove {self.amount} {_many(self.card, self.amount)} from hand"


def _many(card: str, amount: Amount) -> str:
    """The description of cards, singular or plural to match `amount` or its maximum."""
    return describe_cards(card, getattr(amount, "most", amount))


def describe_cards(card: str, amount: Amount) -> str:
    """The description of cards, singular or plural to match `amount`."""
    return f"{card}s" if card in ("card", "objective") and amount != 1 else card


# --- drawing -----------------------------------------------------------------------------------------


def draw_cards(table: Table, seat: int, count: int, cause: str) -> int:
    """Draws cards into the hand and returns how many there were.

    The discard pile is shuffled only when a card has to be drawn from an empty stack (p. 5).
    """
    player = table.players[seat]
    left = player.draw_stack
    if len(left) < count and player.discard_pile:
        moves.reshuffle(table, player, player)
        # A player who has watched knows which cards are in the new stack, and so which are not.
        # The order in which the cards were drawn is secret, so the event gives them sorted.
        player.shown = tuple(sorted(player.hand + left))
        for card in player.secret:
            player.shown = without_one(player.shown, card)
        table.emit(DeckShuffled, seat, cause)
    drawn = moves.draw_cards(table, count, player, player)
    if drawn and (table.log is not None or table.rules.triggers is not None):
        table.emit(CardsDrawn, seat, cause, tuple(drawn))
    return len(drawn)


def _available(table: Table, seat: int) -> int:
    player = table.players[seat]
    return len(player.draw_stack) + len(player.discard_pile)


def _can_draw(table: Table, seat: int, effect: Draw) -> bool:
    return _available(table, seat) > 0 and as_number(table, seat, effect.amount) > 0


def _can_draw_all(table: Table, seat: int, effect: Draw) -> bool:
    return bool(as_numbers(table, seat, effect.amount, _available(table, seat)))


def _draw_options(table: Table, seat: int, effect: Draw) -> Options:
    if not isinstance(effect.amount, UpTo):
        return DO_IT
    return [Draw(many) for many in as_numbers(table, seat, effect.amount, _available(table, seat))]


def _draw(table: Table, seat: int, effect: Draw, cause: str) -> int:
    return draw_cards(table, seat, as_number(table, seat, effect.amount), cause)


def _draw_to(table: Table, seat: int, effect: DrawTo, cause: str) -> None:
    missing = as_number(table, seat, effect.limit) - len(table.players[seat].hand)
    draw_cards(table, seat, missing, cause)


# --- discarding and removing -------------------------------------------------------------------------


def matching_cards(table: Table, seat: int, card: str) -> list[str]:
    """The cards in hand that match a description."""
    matching = table.board.matching[card]
    return [candidate for candidate in table.players[seat].hand if candidate in matching]


def _can_discard(table: Table, seat: int, effect: Discard) -> bool:
    count = as_number(table, seat, effect.amount)
    if count == 1 or isinstance(effect.amount, UpTo):
        return not table.board.matching[effect.card].isdisjoint(table.players[seat].hand)
    return len(matching_cards(table, seat, effect.card)) >= count


def _discard_options(table: Table, seat: int, effect: Discard) -> Options:
    """Options for the number of cards if it is open, then for one card after the other."""
    if type(effect.amount) is UpTo:
        possible = len(matching_cards(table, seat, effect.card))
        return [Discard(many, effect.card) for many in as_numbers(table, seat, effect.amount, possible)]
    if len(table.board.matching[effect.card]) == 1:
        return DO_IT
    matching = matching_cards(table, seat, effect.card)
    count = as_number(table, seat, effect.amount)
    kinds = dict.fromkeys(matching)
    if effect.card in kinds or count == 0:
        return DO_IT
    if count == 1:
        return [Discard(1, card) for card in kinds]
    if len(kinds) < 2 or count >= len(matching):
        return DO_IT
    return [Discard(1, card) for card in kinds]


def _discard_chosen(table: Table, seat: int, effect: Discard, cause: str, option: Effect) -> None:
    if isinstance(effect.amount, UpTo):
        push(table, seat, (option,), cause)
        return
    rest = as_number(table, seat, effect.amount) - 1
    effects = (option, Discard(rest, effect.card)) if rest > 0 else (option,)
    push(table, seat, effects, cause)


def _listed_discards(table: Table, seat: int, effect: Discard) -> Options:
    return _discard_options(table, seat, effect) if effect.amount == 1 else DO_IT


def _discard(table: Table, seat: int, effect: Discard, cause: str) -> None:
    matching = matching_cards(table, seat, effect.card)
    discard_from_hand(table, seat, matching[: as_number(table, seat, effect.amount)], cause)


def discard_from_hand(table: Table, seat: int, cards: list[str], cause: str) -> None:
    """Moves cards from the hand to the discard pile, face up."""
    player = table.players[seat]
    moves.discard(table, cards, player, player)
    if cards and (table.log is not None or table.rules.triggers is not None):
        table.emit(CardsDiscarded, seat, cause, tuple(sorted(cards)))


def _can_discard_to(table: Table, seat: int, effect: DiscardTo) -> bool:
    return len(table.players[seat].hand) > as_number(table, seat, effect.limit)


def _discard_to(table: Table, seat: int, effect: DiscardTo, cause: str) -> None:
    over = len(table.players[seat].hand) - as_number(table, seat, effect.limit)
    push(table, seat, (Discard(over, "card"),), cause)


def _same_options(table: Table, seat: int, effect: DiscardSame) -> Sequence[Effect]:
    board = table.board
    breeds = [board.cards[card].breed for card in table.players[seat].hand]
    return [
        Discard(effect.number, breed)
        for breed in dict.fromkeys(breeds)
        if breed and breeds.count(breed) >= effect.number
    ]


def _removal_options(table: Table, seat: int, effect: RemoveCards) -> Options:
    if as_number(table, seat, effect.amount) < 1:
        return ()
    kinds = dict.fromkeys(matching_cards(table, seat, effect.card))
    if effect.card in kinds and not isinstance(effect.amount, UpTo):
        return DO_IT
    return [RemoveCards(1, card) for card in kinds]


def _removal_chosen(table: Table, seat: int, effect: RemoveCards, cause: str, option: Effect) -> None:
    rest = as_number(table, seat, effect.amount) - 1
    if rest > 0:
        amount = UpTo(rest) if isinstance(effect.amount, UpTo) else rest
        again = RemoveCards(amount, effect.card)
        optional = isinstance(effect.amount, UpTo)
        push(table, seat, reward_tasks(again) if optional else (again,), cause)
    push(table, seat, (option,), cause)


def _can_remove(table: Table, seat: int, effect: RemoveCards) -> bool:
    return as_number(table, seat, effect.amount) > 0 and bool(matching_cards(table, seat, effect.card))


def _can_remove_all(table: Table, seat: int, effect: RemoveCards) -> bool:
    return bool(as_numbers(table, seat, effect.amount, len(matching_cards(table, seat, effect.card))))


def _remove(table: Table, seat: int, effect: RemoveCards, cause: str) -> None:
    removed = (effect.card,) * min(
        as_number(table, seat, effect.amount), len(matching_cards(table, seat, effect.card))
    )
    if not removed:
        return
    moves.remove(table, removed, table.players[seat], table)
    table.emit(CardsRemoved, seat, cause, removed)


VERBS: Verbs[Table] = Verbs()
_DISCARDED = ("hand", "hand size", "discard_pile")
_DRAWN = (*_DISCARDED, "draw_stack")
VERBS[Draw] = Verb(
    _draw, can=_can_draw, options=_draw_options, in_full=_can_draw_all, access=Access(changes=_DRAWN)
)
VERBS[DrawTo] = Verb(_draw_to, access=Access(reads=("hand",), changes=_DRAWN))
VERBS[Discard] = Verb(
    _discard,
    can=_can_discard,
    options=_discard_options,
    on_chosen=_discard_chosen,
    listed=_listed_discards,
    in_full=_can_discard,
    access=Access(reads=("hand",), changes=_DISCARDED),
)
VERBS[DiscardSame] = Verb(options=_same_options, listed=_same_options, access=Access(changes=_DISCARDED))
VERBS[DiscardTo] = Verb(
    _discard_to, can=_can_discard_to, access=Access(reads=("hand size",), changes=_DISCARDED)
)
VERBS[RemoveCards] = Verb(
    _remove,
    can=_can_remove,
    options=_removal_options,
    on_chosen=_removal_chosen,
    in_full=_can_remove_all,
    access=Access(reads=("hand",), changes=("hand", "hand size", "deck")),
)
