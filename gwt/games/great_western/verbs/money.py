"""Dollars: gaining and paying. Source: rulebook p. 10, 16 (the bank never runs out)."""

from typing import ClassVar

from gwt.common import MOST_HELD
from gwt.dsl import Cost, RewardMode, verb
from gwt.games.great_western.model.effects import Money, Plain
from gwt.games.great_western.model.events import MoneyGained, MoneyPaid
from gwt.games.great_western.model.opponents import role_of_seat
from gwt.games.great_western.model.state import Table
from gwt.games.great_western.verbs.transport import transport_owed
from gwt.kernel import Access, Verb, Verbs, as_number


@verb("gain ${amount:number}")
class GainDollars(Plain, Money):
    """Take dollars from the bank."""

    reward_mode = RewardMode.WHOLLY
    scaled_fields = ("amount",)


@verb("pay ${amount:number}")
class PayDollars(Money):
    """Pay dollars to the bank."""

    sign: ClassVar[int] = -1
    as_cost = Cost("money", only_for_reward=True)
    scaled_fields = ("amount",)


BOTTOMLESS = 1_000_000
"""The dollars that a seat without money may spend, which are those of the bank."""


def move_dollars(table: Table, seat: int, dollars: int) -> bool:
    """Gives dollars to a seat, or takes them, without an event; whether the seat has money at all."""
    if "money" in role_of_seat(table, seat).without:
        return False
    player = table.players[seat]
    player.money = min(player.money + dollars, MOST_HELD)
    return True


def gain_dollars(table: Table, seat: int, dollars: int, cause: str) -> None:
    dollars = min(dollars, MOST_HELD - table.players[seat].money)
    if move_dollars(table, seat, dollars) and dollars and table.hears(MoneyGained):
        table.emit(MoneyGained, seat, cause, dollars)


def spendable_dollars(table: Table, seat: int) -> int:
    """The money of a player less the unpaid transport of a delivery under way."""
    if "money" in role_of_seat(table, seat).without:
        return BOTTOMLESS
    money = table.players[seat].money
    return money - transport_owed(table, seat) if table.board.spendable_differs else money


def pay_dollars(table: Table, seat: int, dollars: int, cause: str) -> None:
    """Pays the bank in full; the caller makes sure that there is enough money."""
    if not move_dollars(table, seat, -dollars):
        return
    left = table.players[seat].money
    assert left >= 0, f"{dollars} dollars are due, {left + dollars} are there"
    if dollars and table.hears(MoneyPaid):
        table.emit(MoneyPaid, seat, cause, dollars)


def _can_gain(table: Table, seat: int, effect: GainDollars) -> bool:
    return as_number(table, seat, effect.amount) > 0


def _gain(table: Table, seat: int, effect: GainDollars, cause: str) -> None:
    gain_dollars(table, seat, as_number(table, seat, effect.amount), cause)


def _can_pay(table: Table, seat: int, effect: PayDollars) -> bool:
    money = spendable_dollars(table, seat) if table.board.spendable_differs else table.players[seat].money
    return as_number(table, seat, effect.amount) <= money


def _pay(table: Table, seat: int, effect: PayDollars, cause: str) -> None:
    """Pays in full or not at all; for a requirement this has been checked before."""
    dollars = as_number(table, seat, effect.amount)
    if dollars <= spendable_dollars(table, seat):
        pay_dollars(table, seat, dollars, cause)


VERBS: Verbs[Table] = Verbs()
VERBS[GainDollars] = Verb(_gain, can=_can_gain, in_full=_can_gain, access=Access(changes=("money",)))
VERBS[PayDollars] = Verb(
    _pay, can=_can_pay, in_full=_can_pay, access=Access(reads=("money",), changes=("money",))
)
