"""Discs: which one may be placed, and placing it. Source: rulebook p. 9, 16; rulings A10 to A13."""

from collections.abc import Sequence

from gwt import dsl, kernel
from gwt.games.great_western.model import events, player_limits, state
from gwt.games.great_western.verbs.money import spendable_dollars


@dsl.verb(narrow="place disc on {target} [keeping ${keep}]")
class PlaceDisc(dsl.Effect):
    """Place a disc; `keep` is the number of dollars that must be left for later costs."""

    target: str
    keep: int


@dsl.verb(narrow="clear {disc} for {target}")
class ClearDisc(dsl.Effect):
    """Place the disc of a space of the player board, which clears that space."""

    disc: str
    target: str


@dsl.verb(narrow="move disc from {station} to {target}")
class MoveDisc(dsl.Effect):
    station: str
    target: str


def discs_on_board(table: state.Table, seat: int) -> tuple[str, ...]:
    """The disc spaces of the player board that still hold their disc."""
    return player_limits.abilities(table, table.players[seat]).discs


def discs_that_fit(table: state.Table, seat: int, target: str) -> tuple[str, ...]:
    """The discs on the player board that fit the corners of the target.

    A disc from a dark space goes to a dark target, or anywhere once no disc of a white space is left
    (rulebook p. 16, ruling A12).
    """
    left = player_limits.abilities(table, table.players[seat])
    return left.white_discs if left.white_discs and table.board.corners[target] == "white" else left.discs


def disc_options(
    table: state.Table, seat: int, target: str, money: int, keep: int = 0
) -> Sequence[ClearDisc | MoveDisc]:
    """The options to place a disc with `money` dollars, of which `keep` must be left.

    Only where no fitting disc can be taken from the board is one taken back from a station, never
    from a city and never from the target itself (p. 16, ruling A13).
    """
    cash = table.board.cash
    for_money = [
        ClearDisc(disc, target)
        for disc in discs_that_fit(table, seat, target)
        if money + cash[disc] >= keep
    ]
    if for_money:
        return for_money
    return [MoveDisc(station, target) for station in table.players[seat].stations if station != target]


def can_place_disc(table: state.Table, seat: int, target: str, money: int, keep: int = 0) -> bool:
    """Whether `disc_options` would have any."""
    cash = table.board.cash
    for disc in discs_that_fit(table, seat, target):
        if money + cash[disc] >= keep:
            return True
    return any(station != target for station in table.players[seat].stations)


def _options(table: state.Table, seat: int, effect: PlaceDisc) -> Sequence[dsl.Effect]:
    return disc_options(table, seat, effect.target, _money(table, seat, effect), effect.keep)


def _can_place(table: state.Table, seat: int, effect: PlaceDisc) -> bool:
    return can_place_disc(table, seat, effect.target, _money(table, seat, effect), effect.keep)


def _money(table: state.Table, seat: int, effect: PlaceDisc) -> int:
    """The money that may be spent on a disc, before the cost of its own delivery is reserved."""
    if not table.board.spendable_differs:
        return table.players[seat].money
    return spendable_dollars(table, seat) + effect.keep


def _place(table: state.Table, seat: int, origin: str, target: str, cause: str) -> None:
    player = table.players[seat]
    if target in table.board.cities:
        player.cities = (*player.cities, target)
    else:
        player.stations = (*player.stations, target)
    table.emit(events.DiscPlaced, seat, cause, origin, target)


def _clear(table: state.Table, seat: int, effect: ClearDisc, cause: str) -> None:
    player = table.players[seat]
    player.cleared = (*player.cleared, effect.disc)
    _place(table, seat, effect.disc, effect.target, cause)
    at_once = table.board.discs[effect.disc].clear
    if at_once is not None:
        table.agenda.append((seat, at_once, effect.disc))


def _move(table: state.Table, seat: int, effect: MoveDisc, cause: str) -> None:
    player = table.players[seat]
    player.stations = tuple(station for station in player.stations if station != effect.station)
    _place(table, seat, effect.station, effect.target, cause)


VERBS: kernel.Verbs[state.Table] = kernel.Verbs()
VERBS[PlaceDisc] = kernel.Verb(can=_can_place, options=_options)
VERBS[ClearDisc] = kernel.Verb(_clear)
VERBS[MoveDisc] = kernel.Verb(_move)
