"""Discs: which one may be placed, and placing it. Source: rulebook p. 9, 16; rulings A10 to A13."""

from collections.abc import Sequence

from gwt.dsl.effects import Effect, interned
from gwt.games.great_western.board import net
from gwt.games.great_western.effects import ClearDisc, MoveDisc, PlaceDisc
from gwt.games.great_western.events import DiscPlaced
from gwt.games.great_western.state import Table
from gwt.kernel.agenda import push
from gwt.kernel.rules import Verb, never
from gwt.kernel.state import Task

_clear_for = interned(ClearDisc)
_move_from = interned(MoveDisc)


def on_board(table: Table, seat: int) -> list[str]:
    """The disc spaces of the player board that still hold their disc."""
    cleared = table.players[seat].cleared
    return [disc for disc in table.board.discs if disc not in cleared]


def fitting(table: Table, seat: int, target: str) -> list[str]:
    """The discs on the player board that the corners allow.

    A disc from a dark space goes to a dark target, or anywhere once no disc of a white space is left
    (rulebook p. 16, ruling A12).
    """
    board, left = table.board, on_board(table, seat)
    white = [disc for disc in left if board.discs[disc].corners == "white"]
    return white if white and board.corners(target) == "white" else left


def disc_options(
    table: Table, seat: int, target: str, money: int, keep: int = 0
) -> Sequence[ClearDisc | MoveDisc]:
    """The discs that may be placed with so much `money`, so that `keep` is left.

    Only where no fitting disc can be taken from the board is one taken back from a station, never
    from a city and never from the target itself (p. 16, ruling A13).
    """
    discs = table.board.discs
    for_money = [
        _clear_for(disc, target)
        for disc in fitting(table, seat, target)
        if money + net(discs[disc].clear) >= keep
    ]
    if for_money:
        return for_money
    return [_move_from(one, target) for one in table.players[seat].stations if one != target]


def _options(table: Table, seat: int, effect: PlaceDisc) -> Sequence[Effect]:
    return disc_options(table, seat, effect.target, table.players[seat].money, effect.keep)


def _place(table: Table, task: Task, origin: str, target: str) -> None:
    player = table.players[task.seat]
    if target in table.board.cities:
        player.cities = (*player.cities, target)
    else:
        player.stations = (*player.stations, target)
    if table.log is not None:
        table.log.append(DiscPlaced(task.seat, task.cause, origin, target))


def _clear(table: Table, task: Task) -> None:
    effect = task.effect
    assert isinstance(effect, ClearDisc)
    player = table.players[task.seat]
    player.cleared = (*player.cleared, effect.disc)
    _place(table, task, effect.disc, effect.target)
    at_once = table.board.discs[effect.disc].clear
    if at_once is not None:
        push(table, task.seat, (at_once,), effect.disc)


def _move(table: Table, task: Task) -> None:
    effect = task.effect
    assert isinstance(effect, MoveDisc)
    player = table.players[task.seat]
    player.stations = tuple(one for one in player.stations if one != effect.station)
    _place(table, task, effect.station, effect.target)


VERBS = {
    PlaceDisc: Verb(lambda table, seat, effect: bool(_options(table, seat, effect)), never, _options),
    ClearDisc: Verb(lambda table, seat, effect: True, _clear),
    MoveDisc: Verb(lambda table, seat, effect: True, _move),
}
