"""Bidding: for places in the turn order, with what players start with by them, and by a number alone.

Whether it is bid for, up to how much and what a bid costs is content (`opening` in `trail.yaml`).
"""

from collections.abc import Iterator

from gwt.dsl import Effect, RewardMode, contains_effect, verb
from gwt.games.great_western.model import effects, events, moves, state
from gwt.games.great_western.verbs.money import pay_dollars, spendable_dollars
from gwt.kernel import Access, Verb, Verbs, narrowed_verb


@verb("bid up to {limit} for turn order")
class Bid(Effect):
    """Every player bids for a place in the turn order; who is outbid bids again, until each has one."""

    as_cost = None
    limit: int


@verb(narrow="bid {price} for place {place}")
class BidFor(Effect):
    """Hold a place in the turn order until another player bids more for it."""

    price: int
    place: int


@verb("bid up to {limit}")
class BidUpTo(effects.Plain):
    """Make a bid of any number up to `limit`; it takes the place of the one before."""

    as_cost = None
    limit: int


@verb("bid up to ${limit}")
class BidDollars(BidUpTo):
    """Make a bid of dollars, up to `limit` and no more than the player has."""


@verb("pay bid")
class PayBid(effects.Plain):
    """Pay the own bid to the bank, in dollars, as far as they go."""

    as_cost = None
    reward_mode = RewardMode.WHOLLY


@verb(narrow="bid {price}")
class BidOf(Effect):
    """Make a bid of a number."""

    price: int


@verb("order turns by bids")
class OrderByBids(Effect):
    """Turns go by the bids, the highest first; of equal bids the one that was to be earlier goes first."""

    as_cost = None
    reveals = True


def has_bidding(opening: Effect | None) -> bool:
    """Whether players bid for the turn order in what is done before the first turn."""
    return opening is not None and contains_effect(opening, Bid, OrderByBids)


def deal_first_hand(table: state.Table, seat: int, place: int) -> None:
    """Gives a player the first hand and the money of a place in the turn order, counted from 0."""
    player, cards = table.players[seat], table.board.player_board.deal[place]
    player.money += table.board.scoring.money[place]
    # The first hand comes from below; so that it stays the same for a seed.
    player.draw_stack = player.draw_stack[cards:] + player.draw_stack[:cards][::-1]
    moves.draw_cards(table, cards, player, player)


def _bids(table: state.Table, seat: int, effect: Bid) -> Iterator[BidFor]:
    """Yields the bids of a seat: anything for a free place, more than the highest bid for another."""
    for place, holder in enumerate(table.order or (None,) * len(table.players), 1):
        least = 0 if holder is None else table.players[holder].bid + 1
        if holder != seat:
            for price in range(least, effect.limit + 1):
                yield BidFor(price, place)


def _bid(table: state.Table, seat: int, effect: Bid, cause: str, option: Effect) -> None:
    """Makes a bid; the next player clockwise without a place bids after it, if there is one."""
    assert isinstance(option, BidFor)
    seats = len(table.players)
    order = list(table.order or (None,) * seats)
    outbid = order[option.place - 1]
    if outbid is not None:
        table.players[outbid].bid = 0
    order[option.place - 1] = seat
    table.order = tuple(order)
    table.players[seat].bid = option.price
    table.emit(events.BidMade, seat, cause, option.price, option.place, outbid)
    following = [(seat + after) % seats for after in range(1, seats)]
    without = next((bidder for bidder in following if bidder not in order), None)
    if without is not None:
        table.agenda.append((without, effect, cause))
    else:
        table.agenda.append((seat, OrderByBids(), cause))


def _dollars(table: state.Table, seat: int, effect: BidDollars) -> Iterator[BidOf]:
    """Yields the bids that a seat can pay; before it has any dollars, with those of the poorest place."""
    least = min(table.board.scoring.money[: len(table.players)])
    money = spendable_dollars(table, seat) or (0 if table.turn else least)
    return _numbers(table, seat, BidUpTo(min(effect.limit, money)))


def _pay(table: state.Table, seat: int, effect: PayBid, cause: str) -> None:
    pay_dollars(table, seat, min(table.players[seat].bid, spendable_dollars(table, seat)), cause)


def _numbers(table: state.Table, seat: int, effect: BidUpTo) -> Iterator[BidOf]:
    for price in range(effect.limit + 1):
        yield BidOf(price)


def _bid_number(table: state.Table, seat: int, effect: BidOf, cause: str) -> None:
    table.players[seat].bid = effect.price
    table.emit(events.NumberBid, seat, cause, effect.price)


def _by_bids(table: state.Table, seat: int, effect: OrderByBids, cause: str) -> None:
    """Begins the game in the order of the bids: that of the places, where players bid for these."""
    if not table.order:
        highest_first = sorted(table.turn_order(), key=lambda bidder: -table.players[bidder].bid)
        table.order = tuple(highest_first)
    order = table.turn_order()
    for place, bidder in enumerate(order):
        deal_first_hand(table, bidder, place)
    table.emit(events.OrderSettled, seat, cause, order)


VERBS: Verbs[state.Table] = Verbs()
VERBS[BidUpTo] = narrowed_verb(_numbers)
VERBS[BidDollars] = narrowed_verb(_dollars)
VERBS[PayBid] = Verb(
    _pay, can=lambda table, seat, effect: table.players[seat].bid > 0, access=Access(changes=("money",))
)
VERBS[BidOf] = Verb(_bid_number)
VERBS[OrderByBids] = Verb(_by_bids)
VERBS[Bid] = narrowed_verb(_bids, _bid)
VERBS[BidFor] = Verb()
