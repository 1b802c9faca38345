"""The trail: riding along it, fees, and the tiles that are taken from it. Source: rulebook p. 6, 12-14."""

from collections.abc import Sequence

from gwt.dsl.amounts import UpTo
from gwt.dsl.effects import Effect
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
from gwt.games.great_western.state import Table, Way
from gwt.kernel.counting import number
from gwt.kernel.rules import Verb, never

# --- movement ----------------------------------------------------------------------------------------


def steps_ahead(table: Table, space: str) -> tuple[Way, ...]:
    """The next locations on every branch, as ways of one step; empty spaces cost no step (p. 6)."""
    known = table.ahead.get(space)
    if known is not None:
        return known
    board, tiles = table.board, table.tiles
    branches = board.next[space]
    while len(branches) == 1 and branches[0] not in tiles and branches[0] != board.end:
        branches = board.next[branches[0]]
    found: dict[Way, None] = {}
    for one in branches:
        if one in tiles or one == board.end:
            found[one,] = None
        else:
            found |= dict.fromkeys(steps_ahead(table, one))
    table.ahead[space] = ahead = tuple(found)
    return ahead


def paths(table: Table, space: str, steps: int) -> list[Way]:
    """Every way of at least one and at most `steps` locations; none goes on behind the end."""
    known = table.ahead
    found: list[Way] = []
    ways: Sequence[Way] = steps_ahead(table, space) if steps else ()
    while ways:
        found += ways
        steps -= 1
        if not steps:
            break
        longer: list[Way] = []
        for way in ways:
            last = way[-1]
            for step in known[last] if last in known else steps_ahead(table, last):
                longer.append(way + step)
        ways = longer
    return found


def _ways(table: Table, seat: int, effect: MoveCattleman) -> list[Way]:
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
    if at is None or effect.short or not isinstance(effect.amount, UpTo):
        return bool(_ways(table, seat, effect))
    return number(table, seat, effect.amount) > 0 and bool(steps_ahead(table, at))


def _move_options(table: Table, seat: int, effect: MoveCattleman) -> Sequence[Effect]:
    return [Ride(way, effect.free) for way in _ways(table, seat, effect)]


def _ride(table: Table, seat: int, effect: Ride, cause: str) -> None:
    """Enters the locations one after the other, each fee being paid as it is entered (p. 6)."""
    player = table.players[seat]
    fees = table.board.fees[len(table.players)]
    # The first placement on the trail is no movement and costs nothing (p. 6).
    free = effect.free or player.at is None
    for space in effect.spaces:
        tile = table.tiles.get(space)
        due = 0 if free or tile is None else fees[tile]
        if due and table.owners.get(space) != seat:
            _pay_fee(table, seat, due, space, cause)
    player.at = effect.spaces[-1]
    if table.log is not None:
        table.log.append(CattlemanMoved(seat, cause, player.at))


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


def _return_to_start(table: Table, seat: int, effect: ReturnToStart, cause: str) -> None:
    table.players[seat].at = table.board.start
    if table.log is not None:
        table.log.append(CattlemanMoved(seat, cause, table.board.start))


# --- hazards and trade -------------------------------------------------------------------------------


def _hazards(table: Table, seat: int, effect: RemoveHazard) -> Sequence[Effect]:
    return [RemoveHazardAt(space) for space in table.board.hazard_spaces if space in table.tiles]


def _remove_hazard(table: Table, seat: int, effect: RemoveHazardAt, cause: str) -> None:
    player = table.players[seat]
    player.hazards = (*player.hazards, _taken(table, seat, effect.space, cause))


def _taken(table: Table, seat: int, space: str, cause: str) -> str:
    tile = table.take_tile(space)
    if table.log is not None:
        table.log.append(TileGained(seat, cause, tile, space))
    return tile


def _trades(table: Table, seat: int, effect: Trade) -> Sequence[Effect]:
    return [
        TradeAt(space)
        for space in table.board.trade_spaces
        if space in table.tiles and _can_trade_at(table, seat, TradeAt(space))
    ]


def _can_trade_at(table: Table, seat: int, effect: TradeAt) -> bool:
    value = table.board.spaces[effect.space].value
    return effect.space in table.tiles and table.players[seat].money + value >= 0


def _trade(table: Table, seat: int, effect: TradeAt, cause: str) -> None:
    player = table.players[seat]
    value = table.board.spaces[effect.space].value
    if value < 0:
        pay(table, seat, -value, cause)
    else:
        gain(table, seat, value, cause)
    player.teepees = (*player.teepees, _taken(table, seat, effect.space, cause))


VERBS = {
    MoveCattleman: Verb(_can_move, never, _move_options),
    Ride: Verb(lambda table, seat, effect: True, _ride),
    ReturnToStart: Verb(lambda table, seat, effect: True, _return_to_start),
    RemoveHazard: Verb(lambda table, seat, effect: bool(_hazards(table, seat, effect)), never, _hazards),
    RemoveHazardAt: Verb(lambda table, seat, effect: effect.space in table.tiles, _remove_hazard),
    Trade: Verb(lambda table, seat, effect: bool(_trades(table, seat, effect)), never, _trades),
    TradeAt: Verb(_can_trade_at, _trade),
}
