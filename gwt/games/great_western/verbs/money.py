"""Dollars: gaining and paying. Source: rulebook p. 10, 16 (the bank never runs out)."""

from typing import ClassVar

from gwt import common, dsl, kernel
from gwt.games.great_western.model import effects, events, opponents, state
from gwt.games.great_western.verbs.transport import transport_owed


@dsl.verb("gain ${amount:number}")
class GainDollars(effects.Plain, effects.Money):
    """Take dollars from the bank."""

    reward_mode = dsl.RewardMode.WHOLLY
    scaled_fields = ("amount",)


@dsl.verb("pay ${amount:number}")
class PayDollars(effects.Money):
    """Pay dollars to the bank."""

    sign: ClassVar[int] = -1
    as_cost = dsl.Cost("money", only_for_reward=True)
    scaled_fields = ("amount",)


BOTTOMLESS = 1_000_000
"""The dollars that a seat without money may spend, which are those of the bank."""


def move_dollars(table: state.Table, seat: int, dollars: int) -> bool:
    """Gives dollars to a seat, or takes them, without an event; whether the seat has money at all."""
    if "money" in opponents.role_of_seat(table, seat).without:
        return False
    player = table.players[seat]
    player.money = min(player.money + dollars, common.MOST_HELD)
    return True


def gain_dollars(table: state.Table, seat: int, dollars: int, cause: str) -> None:
    dollars = min(dollars, common.MOST_HELD - table.players[seat].money)
    if move_dollars(table, seat, dollars) and dollars and table.hears(events.MoneyGained):
        table.emit(events.MoneyGained, seat, cause, dollars)


def spendable_dollars(table: state.Table, seat: int) -> int:
    """The money of a player less the unpaid transport of a delivery under way."""
    if "money" in opponents.role_of_seat(table, seat).without:
        return BOTTOMLESS
    money = table.players[seat].money
    return money - transport_owed(table, seat) if table.board.spendable_differs else money


def pay_dollars(table: state.Table, seat: int, dollars: int, cause: str) -> None:
    """Pays the bank in full; the caller makes sure that there is enough money."""
    if not move_dollars(table, seat, -dollars):
        return
    left = table.players[seat].money
    assert left >= 0, f"{dollars} dollars are due, {left + dollars} are there"
    if dollars and table.hears(events.MoneyPaid):
        table.emit(events.MoneyPaid, seat, cause, dollars)


def _can_gain(table: state.Table, seat: int, effect: GainDollars) -> bool:
    return kernel.as_number(table, seat, effect.amount) > 0


def _gain(table: state.Table, seat: int, effect: GainDollars, cause: str) -> None:
    gain_dollars(table, seat, kernel.as_number(table, seat, effect.amount), cause)


def _can_pay(table: state.Table, seat: int, effect: PayDollars) -> bool:
    money = spendable_dollars(table, seat) if table.board.spendable_differs else table.players[seat].money
    return kernel.as_number(table, seat, effect.amount) <= money


def _pay(table: state.Table, seat: int, effect: PayDollars, cause: str) -> None:
    """Pays in full or not at all; for a requirement this has been checked before."""
    dollars = kernel.as_number(table, seat, effect.amount)
    if dollars <= spendable_dollars(table, seat):
        pay_dollars(table, seat, dollars, cause)


VERBS: kernel.Verbs[state.Table] = kernel.Verbs()
VERBS[GainDollars] = kernel.Verb(
    _gain, can=_can_gain, in_full=_can_gain, access=kernel.Access(changes=("money",))
)
VERBS[PayDollars] = kernel.Verb(
    _pay, can=_can_pay, in_full=_can_pay, access=kernel.Access(reads=("money",), changes=("money",))
)
