"""The cattle market. Source: rulebook p. 8, 13; ruling A21."""

from collections.abc import Iterator

from gwt.dsl import Effect, May, Number, verb
from gwt.games.great_western.model import effects, events, moves, state
from gwt.games.great_western.model.board import Board
from gwt.games.great_western.verbs.money import pay_dollars, spendable_dollars
from gwt.kernel import DO_IT, Options, Verb, Verbs, as_number, narrowed_verb, push


@verb("buy cattle", narrow="buy cattle with {left:NUMBER} left")
class BuyCattle(Effect):
    """Buy cattle; `left` is the number of buyers not yet used in this action, `None` before the first."""

    left: int | None = None


@verb(narrow="buy {number} {card} for ${price}")
class Buy(Effect):
    """Buy `number` cards of a description from the market for a price."""

    number: int
    card: str
    price: int


@verb("take {number} {card} 'from market'")
class TakeCattle(Effect):
    """Take cards of a description from the market, for free or after paying."""

    scaled_fields = ("number",)
    number: Number
    card: str


@verb("take {number:number} {card} 'from open stack'")
class TakeFromStack(effects.Plain):
    """Take cards from the open stack beside the market to the discard pile."""

    scaled_fields = ("number",)
    number: Number
    card: str


Take = TakeCattle | TakeFromStack


@verb("buy cattle with 'all but' {spared} worker(s)")
class BuyWithOthers(Effect):
    """Buy cattle without that many of the buyers."""

    as_cost = None
    spared: int


@verb("add {number} 'cattle to market'")
class AddCattle(Effect):
    """Put cards from the top of the stack into the market."""

    as_cost = None
    reveals = True
    scaled_fields = ("number",)
    number: int


@verb("'fill cattle market'")
class FillMarket(Effect):
    """Fill the market with cards from the cattle stack."""

    as_cost = None
    reveals = True


def _free_workers(table: state.Table, seat: int, effect: BuyCattle) -> int:
    """The number of buyers not yet used in this action; each can be used once in each action."""
    if effect.left is not None:
        return effect.left
    return table.players[seat].workers[table.board.cattle.buyer]


def _options(table: state.Table, seat: int, effect: BuyCattle) -> Iterator[Buy | AddCattle]:
    """Yields what the free buyers and the money allow: buying cards, and adding cards from the stack.

    Cards may be added at any moment of the action and bought by the buyers still free (A21).
    """
    board = table.board
    money = spendable_dollars(table, seat) if board.spendable_differs else table.players[seat].money
    free = _free_workers(table, seat, effect)
    for offer in board.cattle.offers:
        if offer.workers <= free and offer.price <= money:
            yield from _offered(table, offer.take.number, str(offer.take.count.argument), offer.price)
    if free and table.cattle_stack:
        yield AddCattle(min(board.cattle.adding, len(table.cattle_stack)))


def _left(table: state.Table, seat: int, effect: BuyWithOthers) -> int:
    return max(0, table.players[seat].workers[table.board.cattle.buyer] - effect.spared)


def _can_buy_with_others(table: state.Table, seat: int, effect: BuyWithOthers) -> bool:
    return any(True for _ in _options(table, seat, BuyCattle(_left(table, seat, effect))))


def _buy_with_others(table: state.Table, seat: int, effect: BuyWithOthers, cause: str) -> None:
    table.agenda.append((seat, BuyCattle(_left(table, seat, effect)), cause))


def _offered(table: state.Table, number: int, card: str, price: int) -> list[Buy]:
    """Options for an offer: for a single card one for each kind, for several cards the offer itself."""
    cards = _there(table, card)
    if number == 1:
        return [Buy(1, kind, price) for kind in dict.fromkeys(cards)]
    return [Buy(number, card, price)] if len(cards) >= number else []


def _chosen(table: state.Table, seat: int, effect: BuyCattle, cause: str, option: Effect) -> None:
    used = buyers_of(table.board, option)
    left = _free_workers(table, seat, effect) - used
    effects = (option, May(BuyCattle(left))) if left else (option,)
    push(table, seat, effects, cause)


def buyers_of(board: Board, option: Effect) -> int:
    """Returns the number of buyers that an option uses: that of the printed offer it narrows."""
    if not isinstance(option, Buy):
        return 1
    matching = board.matching
    (workers,) = {
        offer.workers
        for offer in board.cattle.offers
        if (offer.take.number, offer.price) == (option.number, option.price)
        and matching[option.card] <= matching[str(offer.take.count.argument)]
    }
    return workers


def _buy(table: state.Table, seat: int, effect: Buy, cause: str) -> None:
    pay_dollars(table, seat, effect.price, cause)
    push(table, seat, (TakeCattle(effect.number, effect.card),), cause)


def _there(table: state.Table, card: str) -> list[str]:
    """The cards in the market that match a description."""
    matching = table.board.matching[card]
    return [candidate for candidate in table.market if candidate in matching]


def _for_free(table: state.Table, effect: Take) -> list[str]:
    """The cards that can be taken, from the market or from the open stack."""
    if type(effect) is TakeCattle:
        return _there(table, effect.card)
    matching = table.board.matching[effect.card]
    return [card for card in table.open_stack if card in matching]


def _can_take(table: state.Table, seat: int, effect: Take) -> bool:
    return as_number(table, seat, effect.number) > 0 and bool(_for_free(table, effect))


def _can_take_all(table: state.Table, seat: int, effect: Take) -> bool:
    return 0 < as_number(table, seat, effect.number) <= len(_for_free(table, effect))


def _take_options(table: state.Table, seat: int, effect: Take) -> Options:
    count = as_number(table, seat, effect.number)
    kinds = dict.fromkeys(_for_free(table, effect) if count else ())
    if effect.card in kinds and (count == 1 or type(effect) is TakeFromStack):
        return DO_IT
    return [type(effect)(1, card) for card in kinds]


def _take_chosen(table: state.Table, seat: int, effect: Take, cause: str, option: Effect) -> None:
    rest = as_number(table, seat, effect.number) - 1
    effects = (option, type(effect)(rest, effect.card)) if rest else (option,)
    push(table, seat, effects, cause)


def _take(table: state.Table, seat: int, effect: TakeCattle, cause: str) -> None:
    moves.buy(table, (effect.card,), table, table.players[seat])
    table.emit(events.CattleBought, seat, cause, effect.card)


def _take_from_stack(table: state.Table, seat: int, effect: TakeFromStack, cause: str) -> None:
    for _ in range(min(as_number(table, seat, effect.number), table.open_stack.count(effect.card))):
        moves.take_open(table, (effect.card,), table, table.players[seat])
        table.emit(events.CattleGained, seat, cause, effect.card)


def add_cattle(table: state.Table, seat: int, number: int, cause: str) -> None:
    """Moves cards from the top of the stack to the market, as many as there are."""
    added = moves.add_to_market(table, number, table, table)
    if added:
        table.emit(events.CattleAdded, seat, cause, added)


def _add(table: state.Table, seat: int, effect: AddCattle, cause: str) -> None:
    add_cattle(table, seat, effect.number, cause)


def _fill(table: state.Table, seat: int, effect: FillMarket, cause: str) -> None:
    """Fills the market up to the size for the number of players; a larger market keeps its cards (p. 8)."""
    missing = table.board.cattle.market[len(table.players)] - len(table.market)
    if missing > 0:
        add_cattle(table, seat, missing, cause)


VERBS: Verbs[state.Table] = Verbs()
VERBS[BuyCattle] = narrowed_verb(_options, _chosen)
VERBS[BuyWithOthers] = Verb(_buy_with_others, can=_can_buy_with_others)
VERBS[Buy] = Verb(_buy, can=lambda table, seat, effect: spendable_dollars(table, seat) >= effect.price)
VERBS[TakeCattle] = Verb(
    _take, can=_can_take, options=_take_options, on_chosen=_take_chosen, in_full=_can_take_all
)
VERBS[TakeFromStack] = Verb(
    _take_from_stack,
    can=_can_take,
    options=_take_options,
    on_chosen=_take_chosen,
    in_full=_can_take_all,
)
VERBS[AddCattle] = Verb(_add, can=lambda table, seat, effect: bool(table.cattle_stack))
VERBS[FillMarket] = Verb(_fill)
