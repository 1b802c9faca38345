"""Discs: which one may be placed, and placing it. Source: rulebook p. 9, 16; rulings A10 to A13."""

from collections.abc import Sequence

from gwt.dsl import Effect, verb
from gwt.games.great_western.model.events import DiscPlaced
from gwt.games.great_western.model.player_limits import abilities
from gwt.games.great_western.model.state import Table
from gwt.games.great_western.verbs.money import spendable_dollars
from gwt.kernel import Verb, Verbs


@verb(narrow="place disc on {target} [keeping ${keep}]")
class PlaceDisc(Effect):
    """Place a disc; `keep` is the number of dollars that must be left for later costs."""

    target: str
    keep: int


@verb(narrow="clear {disc} for {target}")
class ClearDisc(Effect):
    """Place the disc of a space of the player board, which clears that space."""

    disc: str
    target: str


@verb(narrow="move disc from {station} to {target}")
class MoveDisc(Effect):
    station: str
    target: str


def discs_on_board(table: Table, seat: int) -> tuple[str, ...]:
    """The disc spaces of the player board that still hold their disc."""
    return abilities(table, table.players[seat]).discs


def discs_that_fit(table: Table, seat: int, target: str) -> tuple[str, ...]:
    """The discs on the player board that fit the corners of the target.

    A disc from a dark space goes to a dark target, or anywhere once no disc of a white space is left
    (rulebook p. 16, ruling A12).
    """
    left = abilities(table, table.players[seat])
    return left.white_discs if left.white_discs and table.board.corners[target] == "white" else left.discs


def disc_options(
    table: Table, seat: int, target: str, money: int, keep: int = 0
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


def can_place_disc(table: Table, seat: int, target: str, money: int, keep: int = 0) -> bool:
    """Whether `disc_options` would have any."""
    cash = table.board.cash
    for disc in discs_that_fit(table, seat, target):
        if money + cash[disc] >= keep:
            return True
    return any(station != target for station in table.players[seat].stations)


def _options(table: Table, seat: int, effect: PlaceDisc) -> Sequence[Effect]:
    return disc_options(table, seat, effect.target, _money(table, seat, effect), effect.keep)


def _can_place(table: Table, seat: int, effect: PlaceDisc) -> bool:
    return can_place_disc(table, seat, effect.target, _money(table, seat, effect), effect.keep)


def _money(table: Table, seat: int, effect: PlaceDisc) -> int:
    """The money that may be spent on a disc, before the cost of its own delivery is reserved."""
    if not table.board.spendable_differs:
        return table.players[seat].money
    return spendable_dollars(table, seat) + effect.keep


def _place(table: Table, seat: int, origin: str, target: str, cause: str) -> None:
    player = table.players[seat]
    if target in table.board.cities:
        player.cities = (*player.cities, target)
    else:
        player.stations = (*player.stations, target)
    table.emit(DiscPlaced, seat, cause, origin, target)


def _clear(table: Table, seat: int, effect: ClearDisc, cause: str) -> None:
    player = table.players[seat]
    player.cleared = (*player.cleared, effect.disc)
    _place(table, seat, effect.disc, effect.target, cause)
    at_once = table.board.discs[effect.disc].clear
    if at_once is not None:
        table.agenda.append((seat, at_once, effect.disc))


def _move(table: Table, seat: int, effect: MoveDisc, cause: str) -> None:
    player = table.players[seat]
    player.stations = tuple(station for station in player.stations if station != effect.station)
    _place(table, seat, effect.station, effect.target, cause)


VERBS: Verbs[Table] = Verbs()
VERBS[PlaceDisc] = Verb(can=_can_place, options=_options)
VERBS[ClearDisc] = Verb(_clear)
VERBS[MoveDisc] = Verb(_move)
