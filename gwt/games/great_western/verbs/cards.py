"""Hand, hand limit, draw stack and discard pile. Source: rulebook p. 5, 7, 10, 13, 16."""

from collections.abc import Sequence

from gwt import dsl, kernel
from gwt.games.great_western.model import effects, events, moves, state, tuples


@dsl.verb("discard [{amount=1}] {card}")
class Discard(effects.Plain):
    """Discard cards of one description from the hand."""

    yields_number = True
    as_cost = dsl.Cost("the hand")
    scaled_fields = ("amount",)
    amount: dsl.Amount
    card: str

    def __str__(self) -> str:
        return f"discard {self.amount} {_many(self.card, self.amount)}"


@dsl.verb("discard {number:integer} 'cattle of same breed'")
class DiscardSame(effects.Plain):
    """Discard `number` cattle cards of the same breed."""

    as_cost = dsl.Cost("the hand")
    scaled_fields = ("number",)
    number: int


@dsl.verb("draw {amount}")
class Draw(effects.Plain):
    """Draw cards from the draw stack."""

    reveals = True
    yields_number = True
    scaled_fields = ("amount",)
    amount: dsl.Amount


@dsl.verb("draw to {limit:quantity|integer}")
class DrawTo(effects.Plain):
    """Draw until the hand holds `limit` cards."""

    as_cost = None
    reveals = True
    limit: dsl.Quantity | int


@dsl.verb("discard to {limit:quantity|integer}")
class DiscardTo(effects.Plain):
    """Discard cards until the hand holds no more than `limit`."""

    as_cost = None
    limit: dsl.Quantity | int


@dsl.verb("remove {amount} {card} 'from hand'")
class RemoveCards(effects.Plain):
    """Take cards out of the hand and out of the game."""

    yields_number = True
    scaled_fields = ("amount",)
    amount: dsl.Amount
    card: str

    def __str__(self) -> str:
        return f"remove {self.amount} {_many(self.card, self.amount)} from hand"


def _many(card: str, amount: dsl.Amount) -> str:
    """The description of cards, singular or plural to match `amount` or its maximum."""
    return describe_cards(card, getattr(amount, "most", amount))


def describe_cards(card: str, amount: dsl.Amount) -> str:
    """The description of cards, singular or plural to match `amount`."""
    return f"{card}s" if card in ("card", "objective") and amount != 1 else card


# --- drawing -----------------------------------------------------------------------------------------


def draw_cards(table: state.Table, seat: int, count: int, cause: str) -> int:
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
            player.shown = tuples.without_one(player.shown, card)
        table.emit(events.DeckShuffled, seat, cause)
    drawn = moves.draw_cards(table, count, player, player)
    if drawn and (table.log is not None or table.rules.triggers is not None):
        table.emit(events.CardsDrawn, seat, cause, tuple(drawn))
    return len(drawn)


def _available(table: state.Table, seat: int) -> int:
    player = table.players[seat]
    return len(player.draw_stack) + len(player.discard_pile)


def _can_draw(table: state.Table, seat: int, effect: Draw) -> bool:
    return _available(table, seat) > 0 and kernel.as_number(table, seat, effect.amount) > 0


def _can_draw_all(table: state.Table, seat: int, effect: Draw) -> bool:
    return bool(kernel.as_numbers(table, seat, effect.amount, _available(table, seat)))


def _draw_options(table: state.Table, seat: int, effect: Draw) -> kernel.Options:
    if not isinstance(effect.amount, dsl.UpTo):
        return kernel.DO_IT
    return [Draw(many) for many in kernel.as_numbers(table, seat, effect.amount, _available(table, seat))]


def _draw(table: state.Table, seat: int, effect: Draw, cause: str) -> int:
    return draw_cards(table, seat, kernel.as_number(table, seat, effect.amount), cause)


def _draw_to(table: state.Table, seat: int, effect: DrawTo, cause: str) -> None:
    missing = kernel.as_number(table, seat, effect.limit) - len(table.players[seat].hand)
    draw_cards(table, seat, missing, cause)


# --- discarding and removing -------------------------------------------------------------------------


def matching_cards(table: state.Table, seat: int, card: str) -> list[str]:
    """The cards in hand that match a description."""
    matching = table.board.matching[card]
    return [candidate for candidate in table.players[seat].hand if candidate in matching]


def _can_discard(table: state.Table, seat: int, effect: Discard) -> bool:
    count = kernel.as_number(table, seat, effect.amount)
    if count == 1 or isinstance(effect.amount, dsl.UpTo):
        return not table.board.matching[effect.card].isdisjoint(table.players[seat].hand)
    return len(matching_cards(table, seat, effect.card)) >= count


def _discard_options(table: state.Table, seat: int, effect: Discard) -> kernel.Options:
    """Options for the number of cards if it is open, then for one card after the other."""
    if type(effect.amount) is dsl.UpTo:
        possible = len(matching_cards(table, seat, effect.card))
        numbers = kernel.as_numbers(table, seat, effect.amount, possible)
        return [Discard(many, effect.card) for many in numbers]
    if len(table.board.matching[effect.card]) == 1:
        return kernel.DO_IT
    matching = matching_cards(table, seat, effect.card)
    count = kernel.as_number(table, seat, effect.amount)
    kinds = dict.fromkeys(matching)
    if effect.card in kinds or count == 0 or (count > 1 and (len(kinds) < 2 or count >= len(matching))):
        return kernel.DO_IT
    return [Discard(1, card) for card in kinds]


def _discard_chosen(table: state.Table, seat: int, effect: Discard, cause: str, option: dsl.Effect) -> None:
    if isinstance(effect.amount, dsl.UpTo):
        kernel.push(table, seat, (option,), cause)
        return
    rest = kernel.as_number(table, seat, effect.amount) - 1
    effects = (option, Discard(rest, effect.card)) if rest > 0 else (option,)
    kernel.push(table, seat, effects, cause)


def _discard(table: state.Table, seat: int, effect: Discard, cause: str) -> None:
    matching = matching_cards(table, seat, effect.card)
    discard_from_hand(table, seat, matching[: kernel.as_number(table, seat, effect.amount)], cause)


def discard_from_hand(table: state.Table, seat: int, cards: list[str], cause: str) -> None:
    """Moves cards from the hand to the discard pile, face up."""
    player = table.players[seat]
    moves.discard(table, cards, player, player)
    if cards and (table.log is not None or table.rules.triggers is not None):
        table.emit(events.CardsDiscarded, seat, cause, tuple(sorted(cards)))


def _can_discard_to(table: state.Table, seat: int, effect: DiscardTo) -> bool:
    return len(table.players[seat].hand) > kernel.as_number(table, seat, effect.limit)


def _discard_to(table: state.Table, seat: int, effect: DiscardTo, cause: str) -> None:
    over = len(table.players[seat].hand) - kernel.as_number(table, seat, effect.limit)
    kernel.push(table, seat, (Discard(over, "card"),), cause)


def _same_options(table: state.Table, seat: int, effect: DiscardSame) -> Sequence[dsl.Effect]:
    board = table.board
    breeds = [board.cards[card].breed for card in table.players[seat].hand]
    return [
        Discard(effect.number, breed)
        for breed in dict.fromkeys(breeds)
        if breed and breeds.count(breed) >= effect.number
    ]


def _removal_options(table: state.Table, seat: int, effect: RemoveCards) -> kernel.Options:
    if kernel.as_number(table, seat, effect.amount) < 1:
        return ()
    kinds = dict.fromkeys(matching_cards(table, seat, effect.card))
    if effect.card in kinds and not isinstance(effect.amount, dsl.UpTo):
        return kernel.DO_IT
    return [RemoveCards(1, card) for card in kinds]


def _removal_chosen(
    table: state.Table, seat: int, effect: RemoveCards, cause: str, option: dsl.Effect
) -> None:
    rest = kernel.as_number(table, seat, effect.amount) - 1
    if rest > 0:
        optional = isinstance(effect.amount, dsl.UpTo)
        again = RemoveCards(dsl.UpTo(rest) if optional else rest, effect.card)
        kernel.push(table, seat, kernel.reward_tasks(again) if optional else (again,), cause)
    kernel.push(table, seat, (option,), cause)


def _can_remove(table: state.Table, seat: int, effect: RemoveCards) -> bool:
    matching = matching_cards(table, seat, effect.card)
    return kernel.as_number(table, seat, effect.amount) > 0 and bool(matching)


def _can_remove_all(table: state.Table, seat: int, effect: RemoveCards) -> bool:
    matching = matching_cards(table, seat, effect.card)
    return bool(kernel.as_numbers(table, seat, effect.amount, len(matching)))


def _remove(table: state.Table, seat: int, effect: RemoveCards, cause: str) -> None:
    matching = matching_cards(table, seat, effect.card)
    removed = (effect.card,) * min(kernel.as_number(table, seat, effect.amount), len(matching))
    if removed:
        moves.remove(table, removed, table.players[seat], table)
        table.emit(events.CardsRemoved, seat, cause, removed)


VERBS: kernel.Verbs[state.Table] = kernel.Verbs()
_DISCARDED = ("hand", "hand size", "discard_pile")
_DRAWN = (*_DISCARDED, "draw_stack")
VERBS[Draw] = kernel.Verb(
    _draw, can=_can_draw, options=_draw_options, in_full=_can_draw_all, access=kernel.Access(changes=_DRAWN)
)
VERBS[DrawTo] = kernel.Verb(_draw_to, access=kernel.Access(reads=("hand",), changes=_DRAWN))
VERBS[Discard] = kernel.Verb(
    _discard,
    can=_can_discard,
    options=_discard_options,
    on_chosen=_discard_chosen,
    listed=lambda table, seat, effect: (
        _discard_options(table, seat, effect) if effect.amount == 1 else kernel.DO_IT
    ),
    in_full=_can_discard,
    access=kernel.Access(reads=("hand",), changes=_DISCARDED),
)
VERBS[DiscardSame] = kernel.Verb(
    options=_same_options, listed=_same_options, access=kernel.Access(changes=_DISCARDED)
)
VERBS[DiscardTo] = kernel.Verb(
    _discard_to, can=_can_discard_to, access=kernel.Access(reads=("hand size",), changes=_DISCARDED)
)
VERBS[RemoveCards] = kernel.Verb(
    _remove,
    can=_can_remove,
    options=_removal_options,
    on_chosen=_removal_chosen,
    in_full=_can_remove_all,
    access=kernel.Access(reads=("hand",), changes=("hand", "hand size", "deck")),
)
