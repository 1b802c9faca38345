"""Income and delivery to a city. Source: rulebook p. 8, 9, 14; rulings A10, A11, A14, A17."""

from collections.abc import Iterable, Iterator

from gwt.dsl import Effect, Number, RewardMode, verb
from gwt.games.great_western.entries.content import City
from gwt.games.great_western.model.board import Board
from gwt.games.great_western.model.effects import Delivery, Plain, net_dollars
from gwt.games.great_western.model.events import Delivered, HandRevealed
from gwt.games.great_western.model.opponents import role_of_seat
from gwt.games.great_western.model.state import Table
from gwt.games.great_western.verbs.cards import discard_from_hand
from gwt.games.great_western.verbs.certificates import (
    permanent_certificates,
    spend_certificates,
    temporary_certificates,
)
from gwt.games.great_western.verbs.discs import PlaceDisc, can_place_disc, discs_on_board, discs_that_fit
from gwt.games.great_western.verbs.money import gain_dollars, pay_dollars, spendable_dollars
from gwt.games.great_western.verbs.transport import PayTransport, transport_cost, transport_from
from gwt.kernel import (
    DO_IT,
    Access,
    Options,
    Verb,
    Verbs,
    always_possible,
    as_number,
    count_for,
    make_compulsory,
    narrowed_verb,
    push,
)


@verb("take income", narrow="take income with {certificates:NUMBER} certificate(s)")
class TakeIncome(Effect):
    """Take income; `certificates` is the number of temporary ones used, `None` before that is chosen."""

    yields_number = True
    certificates: int | None = None


@verb("reveal hand", narrow="reveal hand with {certificates:NUMBER} certificate(s)")
class RevealHand(Effect):
    """Reveal the hand; `certificates` is the number of temporary ones used, `None` before that is chosen.

    It results in the total breeding value, certificates included.
    """

    as_cost = None
    yields_number = True
    certificates: int | None = None


@verb("discard hand")
class DiscardHand(Plain):
    """Discard all cards in hand."""

    as_cost = None


@verb("deliver within {value:number} {free:'without transport'}")
class Deliver(Delivery):
    """Deliver to a city whose value is at most `value`."""

    reward_mode = RewardMode.WHOLLY
    value: Number
    free: bool


@verb(narrow="deliver to {city} {free:'without transport'}")
class DeliverTo(Effect):
    city: str
    free: bool


@verb(narrow="'collect links of' {city}")
class CollectLinks(Effect):
    """Carry out the delivery actions of the links that a new disc in a city completes."""

    city: str


# --- income ------------------------------------------------------------------------------------------


def breeding_value(board: Board, hand: Iterable[str]) -> int:
    """The total value of the different breeds in a hand; each breed or line counts once (p. 8)."""
    values: dict[str, int] = {}
    for id in hand:
        card = board.cards[id]
        if card.value > values.get(card.line, 0):
            values[card.line] = card.value
    return sum(values.values())


def _income_options(table: Table, seat: int, effect: TakeIncome | RevealHand) -> Options:
    available = temporary_certificates(table, seat)
    if effect.certificates is not None or available == 0:
        return DO_IT
    return [type(effect)(used) for used in range(available + 1)]


def _reveal(table: Table, seat: int, effect: TakeIncome | RevealHand, cause: str) -> int:
    """Reveals the hand, spends the certificates and returns the total breeding value."""
    player, used = table.players[seat], effect.certificates or 0
    value = breeding_value(table.board, player.hand) + permanent_certificates(table, seat) + used
    if table.hears(HandRevealed):
        table.emit(HandRevealed, seat, cause, tuple(sorted(player.hand)), value)
    spend_certificates(table, seat, used, cause)
    return value


def _income(table: Table, seat: int, effect: TakeIncome, cause: str) -> int:
    """Reveals the hand, pays the income and discards the hand; returns the total breeding value."""
    player, value = table.players[seat], _reveal(table, seat, effect, cause)
    gain_dollars(table, seat, value, cause)
    discard_from_hand(table, seat, list(player.hand), cause)
    return value


def _discard_hand(table: Table, seat: int, effect: DiscardHand, cause: str) -> None:
    discard_from_hand(table, seat, list(table.players[seat].hand), cause)


# --- delivery ----------------------------------------------------------------------------------------


def _has_disc(table: Table, seat: int) -> bool:
    return bool(discs_on_board(table, seat) or table.players[seat].stations)


def _pays_first(table: Table, seat: int, city: str, keep: int) -> bool:
    """Whether the dollars of the city itself may pay for its disc.

    They may if there is no other way to place one (ruling A11).
    """
    board, money = table.board, spendable_dollars(table, seat)
    if can_place_disc(table, seat, city, money, keep):
        return False
    money += net_dollars(board.cities[city].delivery)
    return any(money + board.cash[disc] >= keep for disc in discs_that_fit(table, seat, city))


def _can_deliver_to(table: Table, seat: int, effect: DeliverTo) -> bool:
    return _may_deliver(table, seat, table.board.cities[effect.city], effect.free)


def _may_deliver(table: Table, seat: int, city: City, free: bool) -> bool:
    """A city takes one disc of a seat, unless it has `again`; the transport must be affordable (A10).

    What the city itself needs must be there too.
    """
    player, board = table.players[seat], table.board
    if city.id in player.cities and not city.again:
        return False
    needs = role_of_seat(table, seat).needs.get(city.id, ())
    if not all(count_for(table, seat, need.count) >= need.number for need in needs):
        return False
    keep = 0 if free else transport_from(board, player.engine, city.id)
    money = spendable_dollars(table, seat) if board.spendable_differs else player.money
    if not _has_disc(table, seat):
        return money >= keep
    if board.paid_first and money + (net_dollars(city.delivery) if board.crest_pays else 0) < keep:
        return False
    return can_place_disc(table, seat, city.id, money, keep) or _pays_first(table, seat, city.id, keep)


def _deliveries(table: Table, seat: int, effect: Deliver) -> Iterator[DeliverTo]:
    value = as_number(table, seat, effect.value)
    for city in table.board.cities.values():
        if city.value <= value and _may_deliver(table, seat, city, effect.free):
            yield DeliverTo(city.id, effect.free)


def _deliver(table: Table, seat: int, effect: DeliverTo, cause: str) -> None:
    """Begins the steps of a delivery in the order of the pack: the disc, its effects, the transport (p. 9).

    What the city and the links bring is compulsory (p. 9). If the seat has discs only in cities, just the
    transport is paid (ruling A14).
    """
    board, city = table.board, table.board.cities[effect.city]
    keep, order = 0 if effect.free else transport_cost(table, seat, city.id), board.order
    steps: dict[str, Effect] = {"transport": PayTransport(city.id)} if keep else {}
    if _has_disc(table, seat):
        steps["disc"] = PlaceDisc(city.id, 0 if board.paid_first else keep)
        steps["links"] = CollectLinks(city.id)
        if city.delivery is not None:
            steps["crest"] = make_compulsory(city.delivery)
            order = board.early if _pays_first(table, seat, city.id, keep) else order
    table.emit(Delivered, seat, cause, city.id)
    push(table, seat, [steps[name] for name in order if name in steps], city.id)


def _collect_links(table: Table, seat: int, effect: CollectLinks, cause: str) -> None:
    """Begins the action of each link that the last disc has completed, once per link (p. 9)."""
    cities = table.players[seat].cities
    if cities.count(effect.city) > 1:
        return
    completed = [
        make_compulsory(link.delivery)
        for link in table.board.links_of[effect.city]
        if link.delivery is not None and all(city in cities for city in link.between)
    ]
    push(table, seat, completed, cause)


def _pay_transport(table: Table, seat: int, effect: PayTransport, cause: str) -> None:
    """Pays the transport in full, or all money if an action of the delivery has raised the cost."""
    due = transport_cost(table, seat, effect.city)
    pay_dollars(table, seat, min(due, table.players[seat].money), cause)


VERBS: Verbs[Table] = Verbs()
_WORTH = ("hand", "masters", "certificates")
VERBS[TakeIncome] = Verb(_income, can=always_possible, options=_income_options, access=Access(reads=_WORTH))
VERBS[RevealHand] = Verb(_reveal, can=always_possible, options=_income_options, access=Access(reads=_WORTH))
VERBS[DiscardHand] = Verb(
    _discard_hand, access=Access(reads=("hand",), changes=("hand", "hand size", "discard_pile"))
)
VERBS[Deliver] = narrowed_verb(_deliveries)
VERBS[DeliverTo] = Verb(_deliver, can=_can_deliver_to)
VERBS[CollectLinks] = Verb(_collect_links, access=Access(reads=("cities",)))
VERBS[PayTransport] = Verb(_pay_transport, access=Access(reads=("money", "engine")))
