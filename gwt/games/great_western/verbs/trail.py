"""The trail: movement by step limit, fees, and tiles taken from it. Source: rulebook p. 6, 12-14."""

from collections.abc import Iterator, Sequence

from gwt import dsl, kernel, memory_cache
from gwt.games.great_western.model import effects, events, state
from gwt.games.great_western.model.board import Board
from gwt.games.great_western.verbs import money, trail_paths


@dsl.verb("move cattleman {amount} {free:'without fees'} {short:'short of the end'}")
class MoveCattleman(effects.CattlemanMove):
    """Move the cattleman; with `short` it cannot reach the end of the trail."""

    scaled_fields = ("amount",)
    amount: dsl.Amount
    free: bool
    short: bool


@dsl.verb(narrow="move cattleman via {spaces} {free:'without fees'}")
class Ride(dsl.Effect):
    """Enter these locations one after the other and stop on the last."""

    spaces: tuple[str, ...]
    free: bool


@dsl.verb("trade")
class Trade(dsl.Effect):
    """Take the teepee tile of a trade space."""


@dsl.verb(narrow="trade {space}")
class TradeAt(dsl.Effect):
    space: str


@dsl.verb("remove hazard")
class RemoveHazard(dsl.Effect):
    """Take a hazard tile from the trail."""


@dsl.verb(narrow="remove hazard {space}")
class RemoveHazardAt(dsl.Effect):
    space: str


@dsl.verb("'return to start'")
class ReturnToStart(dsl.Effect):
    """Put the cattleman back on the first space of the trail."""


# --- movement ----------------------------------------------------------------------------------------


@memory_cache.bounded_cache(1 << 14)
def possible_rides(
    board: Board, move: MoveCattleman, space: str, steps: int, pattern: int
) -> tuple[Ride, ...]:
    """The rides of a movement of `steps` steps, by the pattern of the tiles within reach."""
    return _rides_among(board, move, space, steps, board.reach(space, steps).taken(pattern))


def _rides_among(
    board: Board, move: MoveCattleman, space: str, steps: int, taken: frozenset[str]
) -> tuple[Ride, ...]:
    """The rides of a movement of `steps` steps, with tiles on the spaces `taken`."""
    paths, free = trail_paths.paths_from(board, taken, space, steps), move.free
    if not isinstance(move.amount, dsl.UpTo):
        paths = [path for path in paths if len(path) == steps or path[-1] == board.end]
    if move.short:
        paths = [path for path in paths if path[-1] != board.end]
    return tuple([Ride(path, free) for path in paths])


def _rides(table: state.Table, seat: int, effect: MoveCattleman) -> Sequence[dsl.Effect]:
    board, at = table.board, table.players[seat].at
    if at is None:
        return [Ride((space,), effect.free) for space in board.entrances if space in table.tiles]
    steps, tiles = kernel.as_number(table, seat, effect.amount), table.tiles
    # Rides are looked up by the tiles within reach, which are the same far more often than all tiles.
    pattern = board.reach(at, steps).pattern(tiles)
    if pattern >= 0:
        return possible_rides(board, effect, at, steps, pattern)
    return _rides_among(board, effect, at, steps, frozenset(tiles))


def _ride(table: state.Table, seat: int, effect: Ride, cause: str) -> None:
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
    if table.log is not None or table.rules.triggers is not None:
        table.emit(events.CattlemanMoved, seat, cause, player.at, effect.spaces[:-1])


def _pay_fee(table: state.Table, seat: int, due: int, space: str, cause: str) -> None:
    """Pays a fee as far as the money goes; the rest is never owed.

    The bank pays for a seat that does without money, and receives for it.
    """
    paid = min(due, money.spendable_dollars(table, seat))
    money.move_dollars(table, seat, -paid)
    owner = table.owners.get(space)
    if owner is not None and not money.move_dollars(table, owner, paid):
        owner = None
    if table.log is not None or table.rules.triggers is not None:
        table.emit(events.FeePaid, seat, cause, paid, due, space, owner)


def _return_to_start(table: state.Table, seat: int, effect: ReturnToStart, cause: str) -> None:
    table.players[seat].at = table.board.start
    table.emit(events.CattlemanMoved, seat, cause, table.board.start)


# --- hazards and trade -------------------------------------------------------------------------------


def _hazards(table: state.Table, seat: int, effect: RemoveHazard) -> Iterator[RemoveHazardAt]:
    for space in table.board.hazard_spaces:
        if space in table.tiles:
            yield RemoveHazardAt(space)


def _remove_hazard(table: state.Table, seat: int, effect: RemoveHazardAt, cause: str) -> None:
    player = table.players[seat]
    player.hazards = (*player.hazards, _taken(table, seat, effect.space, cause))


def _taken(table: state.Table, seat: int, space: str, cause: str) -> str:
    tile = table.tiles.pop(space)
    table.emit(events.TileGained, seat, cause, tile, space)
    return tile


def _trades(table: state.Table, seat: int, effect: Trade) -> Iterator[TradeAt]:
    for space in table.board.trade_spaces:
        option = TradeAt(space)
        if _can_trade_at(table, seat, option):
            yield option


def _can_trade_at(table: state.Table, seat: int, effect: TradeAt) -> bool:
    value = table.board.spaces[effect.space].value
    return effect.space in table.tiles and money.spendable_dollars(table, seat) + value >= 0


def _trade(table: state.Table, seat: int, effect: TradeAt, cause: str) -> None:
    player = table.players[seat]
    value = table.board.spaces[effect.space].value
    if value < 0:
        money.pay_dollars(table, seat, -value, cause)
    else:
        money.gain_dollars(table, seat, value, cause)
    player.teepees = (*player.teepees, _taken(table, seat, effect.space, cause))
    take = table.board.spaces[effect.space].take
    if take is not None:
        kernel.push(table, seat, kernel.reward_tasks(take), effect.space)


VERBS: kernel.Verbs[state.Table] = kernel.Verbs()
VERBS[MoveCattleman] = kernel.Verb(options=_rides)
VERBS[Ride] = kernel.Verb(_ride)
VERBS[ReturnToStart] = kernel.Verb(_return_to_start)
VERBS[RemoveHazard] = kernel.narrowed_verb(_hazards)
VERBS[RemoveHazardAt] = kernel.Verb(
    _remove_hazard, can=lambda table, seat, effect: effect.space in table.tiles
)
VERBS[Trade] = kernel.narrowed_verb(_trades)
VERBS[TradeAt] = kernel.Verb(_trade, can=_can_trade_at)
