"""The trail: riding along it, fees, and the tiles that are taken from it. Source: rulebook p. 6, 12-14."""

from collections.abc import Sequence

from gwt.dsl.amounts import UpTo
from gwt.dsl.effects import Effect, interned
from gwt.games.great_western.effects import (
    MoveCattleman,
    RemoveHazard,
    RemoveHazardAt,
    ReturnToStart,
    Ride,
    Trade,
    TradeAt,
)
from gwt.games.great_western.events import CattlemanMoved, FeePaid, TileGained
from gwt.games.great_western.money import gain, pay
from gwt.games.great_western.state import Table
from gwt.kernel.counting import number
from gwt.kernel.rules import Verb, never
from gwt.kernel.state import Task

_ride_via = interned(Ride)
_trade_at = interned(TradeAt)
_remove_at = interned(RemoveHazardAt)

# --- movement ----------------------------------------------------------------------------------------


def locations_ahead(table: Table, space: str) -> tuple[str, ...]:
    """The next locations on every branch; empty spaces are passed over and cost no step (p. 6)."""
    known = table.ahead.get(space)
    if known is not None:
        return known
    board, tiles = table.board, table.tiles
    found: dict[str, None] = {}
    ahead = list(board.next[space][::-1])
    while ahead:
        one = ahead.pop()
        if one in tiles or one == board.end:
            found[one] = None
        else:
            ahead.extend(board.next[one][::-1])
    table.ahead[space] = known = tuple(found)
    return known


def paths(table: Table, space: str, steps: int) -> list[tuple[str, ...]]:
    """Every way of at least one and at most `steps` locations; none goes on behind the end."""
    found: list[tuple[str, ...]] = []
    ways: list[tuple[str, ...]] = [()]
    for _ in range(steps):
        longer = [(*way, one) for way in ways for one in locations_ahead(table, way[-1] if way else space)]
        found += longer
        ways = longer
    return found


def _ways(table: Table, seat: int, effect: MoveCattleman) -> list[tuple[str, ...]]:
    at = table.players[seat].at
    board = table.board
    if at is None:
        return [(space,) for space in board.entrances if space in table.tiles]
    steps = number(table, seat, effect.amount)
    ways = paths(table, at, steps)
    if not isinstance(effect.amount, UpTo):
        ways = [way for way in ways if len(way) == steps or way[-1] == board.end]
    return [way for way in ways if way[-1] != board.end] if effect.short else ways


def _can_move(table: Table, seat: int, effect: MoveCattleman) -> bool:
    at = table.players[seat].at
    ahead = table.board.entrances if at is None else locations_ahead(table, at)
    if effect.short:
        ahead = tuple(space for space in ahead if space != table.board.end)
    if isinstance(effect.amount, UpTo):
        return bool(ahead) and number(table, seat, effect.amount) > 0
    return bool(_ways(table, seat, effect))


def _move_options(table: Table, seat: int, effect: MoveCattleman) -> Sequence[Effect]:
    return [_ride_via(way, effect.free) for way in _ways(table, seat, effect)]


def _ride(table: Table, task: Task) -> None:
    """Enters the locations one after the other, each fee being paid as it is entered (p. 6)."""
    effect = task.effect
    assert isinstance(effect, Ride)
    player = table.players[task.seat]
    fees = table.board.fees[len(table.players)]
    # The first placement on the trail is no movement and costs nothing (p. 6).
    free = effect.free or player.at is None
    for space in effect.spaces:
        tile = table.tiles.get(space)
        due = 0 if free or tile is None else fees[tile]
        if due and table.owners.get(space) != task.seat:
            _pay_fee(table, task.seat, due, space, task.cause)
    player.at = effect.spaces[-1]
    if table.log is not None:
        table.log.append(CattlemanMoved(task.seat, task.cause, player.at))


def _pay_fee(table: Table, seat: int, due: int, space: str, cause: str) -> None:
    """As much as there is; the rest is never owed."""
    player = table.players[seat]
    paid = min(due, player.money)
    player.money -= paid
    owner = table.owners.get(space)
    if owner is not None:
        table.players[owner].money += paid
    if table.log is not None:
        table.log.append(FeePaid(seat, cause, paid, due, space, owner))


def _return_to_start(table: Table, task: Task) -> None:
    table.players[task.seat].at = table.board.start
    if table.log is not None:
        table.log.append(CattlemanMoved(task.seat, task.cause, table.board.start))


# --- hazards and trade -------------------------------------------------------------------------------


def _hazards(table: Table, seat: int, effect: RemoveHazard) -> Sequence[Effect]:
    return [_remove_at(space) for space in table.board.hazard_spaces if space in table.tiles]


def _remove_hazard(table: Table, task: Task) -> None:
    effect = task.effect
    assert isinstance(effect, RemoveHazardAt)
    player = table.players[task.seat]
    player.hazards = (*player.hazards, _taken(table, task, effect.space))


def _taken(table: Table, task: Task, space: str) -> str:
    tile = table.take_tile(space)
    if table.log is not None:
        table.log.append(TileGained(task.seat, task.cause, tile, space))
    return tile


def _trades(table: Table, seat: int, effect: Trade) -> Sequence[Effect]:
    return [
        _trade_at(space)
        for space in table.board.trade_spaces
        if space in table.tiles and _can_trade_at(table, seat, _trade_at(space))
    ]


def _can_trade_at(table: Table, seat: int, effect: TradeAt) -> bool:
    value = table.board.spaces[effect.space].value
    return effect.space in table.tiles and table.players[seat].money + value >= 0


def _trade(table: Table, task: Task) -> None:
    effect = task.effect
    assert isinstance(effect, TradeAt)
    player = table.players[task.seat]
    value = table.board.spaces[effect.space].value
    if value < 0:
        pay(table, task.seat, -value, task.cause)
    else:
        gain(table, task.seat, value, task.cause)
    player.teepees = (*player.teepees, _taken(table, task, effect.space))


VERBS = {
    MoveCattleman: Verb(_can_move, never, _move_options),
    Ride: Verb(lambda table, seat, effect: True, _ride),
    ReturnToStart: Verb(lambda table, seat, effect: True, _return_to_start),
    RemoveHazard: Verb(lambda table, seat, effect: bool(_hazards(table, seat, effect)), never, _hazards),
    RemoveHazardAt: Verb(lambda table, seat, effect: effect.space in table.tiles, _remove_hazard),
    Trade: Verb(lambda table, seat, effect: bool(_trades(table, seat, effect)), never, _trades),
    TradeAt: Verb(_can_trade_at, _trade),
}
