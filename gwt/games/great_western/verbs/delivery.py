"""Income and delivery to a city. Source: rulebook p. 8, 9, 14; rulings A10, A11, A14, A17."""

from collections.abc import Iterable, Iterator

from gwt import dsl, kernel
from gwt.games.great_western.entries.content import City
from gwt.games.great_western.model import effects, events, opponents, state
from gwt.games.great_western.model.board import Board
from gwt.games.great_western.verbs import cards, certificates, discs, transport
from gwt.games.great_western.verbs.money import gain_dollars, pay_dollars, spendable_dollars


@dsl.verb("take income", narrow="take income with {certificates:NUMBER} certificate(s)")
class TakeIncome(dsl.Effect):
    """Take income; `certificates` is the number of temporary ones used, `None` before that is chosen."""

    yields_number = True
    certificates: int | None = None


@dsl.verb("reveal hand", narrow="reveal hand with {certificates:NUMBER} certificate(s)")
class RevealHand(dsl.Effect):
    """Reveal the hand; `certificates` is the number of temporary ones used, `None` before that is chosen.

    It results in the total breeding value, certificates included.
    """

    as_cost = None
    yields_number = True
    certificates: int | None = None


@dsl.verb("discard hand")
class DiscardHand(effects.Plain):
    """Discard all cards in hand."""

    as_cost = None


@dsl.verb("deliver within {value:number} {free:'without transport'}")
class Deliver(effects.Delivery):
    """Deliver to a city whose value is at most `value`."""

    reward_mode = dsl.RewardMode.WHOLLY
    value: dsl.Number
    free: bool


@dsl.verb(narrow="deliver to {city} {free:'without transport'}")
class DeliverTo(dsl.Effect):
    city: str
    free: bool


@dsl.verb(narrow="'collect links of' {city}")
class CollectLinks(dsl.Effect):
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


def _income_options(table: state.Table, seat: int, effect: TakeIncome | RevealHand) -> kernel.Options:
    available = certificates.temporary_certificates(table, seat)
    if effect.certificates is not None or available == 0:
        return kernel.DO_IT
    return [type(effect)(used) for used in range(available + 1)]


def _reveal(table: state.Table, seat: int, effect: TakeIncome | RevealHand, cause: str) -> int:
    """Reveals the hand, spends the certificates and returns the total breeding value."""
    player, used = table.players[seat], effect.certificates or 0
    value = certificates.permanent_certificates(table, seat) + used
    value += breeding_value(table.board, player.hand)
    if table.hears(events.HandRevealed):
        table.emit(events.HandRevealed, seat, cause, tuple(sorted(player.hand)), value)
    certificates.spend_certificates(table, seat, used, cause)
    return value


def _income(table: state.Table, seat: int, effect: TakeIncome, cause: str) -> int:
    """Reveals the hand, pays the income and discards the hand; returns the total breeding value."""
    player, value = table.players[seat], _reveal(table, seat, effect, cause)
    gain_dollars(table, seat, value, cause)
    cards.discard_from_hand(table, seat, list(player.hand), cause)
    return value


def _discard_hand(table: state.Table, seat: int, effect: DiscardHand, cause: str) -> None:
    cards.discard_from_hand(table, seat, list(table.players[seat].hand), cause)


# --- delivery ----------------------------------------------------------------------------------------


def _has_disc(table: state.Table, seat: int) -> bool:
    return bool(discs.discs_on_board(table, seat) or table.players[seat].stations)


def _pays_first(table: state.Table, seat: int, city: str, keep: int) -> bool:
    """Whether the dollars of the city itself may pay for its disc.

    They may if there is no other way to place one (ruling A11).
    """
    board, money = table.board, spendable_dollars(table, seat)
    if discs.can_place_disc(table, seat, city, money, keep):
        return False
    money += effects.net_dollars(board.cities[city].delivery)
    return any(money + board.cash[disc] >= keep for disc in discs.discs_that_fit(table, seat, city))


def _can_deliver_to(table: state.Table, seat: int, effect: DeliverTo) -> bool:
    return _may_deliver(table, seat, table.board.cities[effect.city], effect.free)


def _may_deliver(table: state.Table, seat: int, city: City, free: bool) -> bool:
    """A city takes one disc of a seat, unless it has `again`; the transport must be affordable (A10).

    What the city itself needs must be there too.
    """
    player, board = table.players[seat], table.board
    if city.id in player.cities and not city.again:
        return False
    needs = opponents.role_of_seat(table, seat).needs.get(city.id, ())
    if not all(kernel.count_for(table, seat, need.count) >= need.number for need in needs):
        return False
    keep = 0 if free else transport.transport_from(board, player.engine, city.id)
    money = spendable_dollars(table, seat) if board.spendable_differs else player.money
    if not _has_disc(table, seat):
        return money >= keep
    if board.paid_first and money + (effects.net_dollars(city.delivery) if board.crest_pays else 0) < keep:
        return False
    return discs.can_place_disc(table, seat, city.id, money, keep) or _pays_first(
        table, seat, city.id, keep
    )


def _deliveries(table: state.Table, seat: int, effect: Deliver) -> Iterator[DeliverTo]:
    value = kernel.as_number(table, seat, effect.value)
    for city in table.board.cities.values():
        if city.value <= value and _may_deliver(table, seat, city, effect.free):
            yield DeliverTo(city.id, effect.free)


def _deliver(table: state.Table, seat: int, effect: DeliverTo, cause: str) -> None:
    """Begins the steps of a delivery in the order of the pack: the disc, its effects, the transport (p. 9).

    What the city and the links bring is compulsory (p. 9). If the seat has discs only in cities, just the
    transport is paid (ruling A14).
    """
    board, city = table.board, table.board.cities[effect.city]
    keep, order = 0 if effect.free else transport.transport_cost(table, seat, city.id), board.order
    steps: dict[str, dsl.Effect] = {"transport": transport.PayTransport(city.id)} if keep else {}
    if _has_disc(table, seat):
        steps["disc"] = discs.PlaceDisc(city.id, 0 if board.paid_first else keep)
        steps["links"] = CollectLinks(city.id)
        if city.delivery is not None:
            steps["crest"] = kernel.make_compulsory(city.delivery)
            order = board.early if _pays_first(table, seat, city.id, keep) else order
    table.emit(events.Delivered, seat, cause, city.id)
    kernel.push(table, seat, [steps[name] for name in order if name in steps], city.id)


def _collect_links(table: state.Table, seat: int, effect: CollectLinks, cause: str) -> None:
    """Begins the action of each link that the last disc has completed, once per link (p. 9)."""
    cities = table.players[seat].cities
    if cities.count(effect.city) > 1:
        return
    completed = [
        kernel.make_compulsory(link.delivery)
        for link in table.board.links_of[effect.city]
        if link.delivery is not None and all(city in cities for city in link.between)
    ]
    kernel.push(table, seat, completed, cause)


def _pay_transport(table: state.Table, seat: int, effect: transport.PayTransport, cause: str) -> None:
    """Pays the transport in full, or all money if an action of the delivery has raised the cost."""
    due = transport.transport_cost(table, seat, effect.city)
    pay_dollars(table, seat, min(due, table.players[seat].money), cause)


VERBS: kernel.Verbs[state.Table] = kernel.Verbs()
_WORTH = ("hand", "masters", "certificates")
VERBS[TakeIncome] = kernel.Verb(
    _income, can=kernel.always_possible, options=_income_options, access=kernel.Access(reads=_WORTH)
)
VERBS[RevealHand] = kernel.Verb(
    _reveal, can=kernel.always_possible, options=_income_options, access=kernel.Access(reads=_WORTH)
)
VERBS[DiscardHand] = kernel.Verb(
    _discard_hand, access=kernel.Access(reads=("hand",), changes=("hand", "hand size", "discard_pile"))
)
VERBS[Deliver] = kernel.narrowed_verb(_deliveries)
VERBS[DeliverTo] = kernel.Verb(_deliver, can=_can_deliver_to)
VERBS[CollectLinks] = kernel.Verb(_collect_links, access=kernel.Access(reads=("cities",)))
VERBS[transport.PayTransport] = kernel.Verb(_pay_transport, access=kernel.Access(reads=("money", "engine")))
