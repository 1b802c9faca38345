"""The railroad: engines, turnouts, stations and their masters. Source: rulebook p. 12, 13."""

from collections.abc import Iterator, Sequence

from gwt.dsl import Amount, Cost, Effect, May, UpTo, verb
from gwt.games.great_western.model import effects, events, opponents, state, tuples
from gwt.games.great_western.verbs import actions, discs, money
from gwt.kernel import DO_IT, Options, Verb, Verbs, as_number, narrowed_verb, push


@verb("move engine {amount}")
class MoveEngine(effects.EngineMove):
    """Move an engine forward to a space of the track."""

    scaled_fields = ("amount",)
    amount: Amount


@verb("move engine back {spaces:integer} {or_more:'or more'}")
class MoveEngineBack(effects.EngineMove):
    """Move an engine back exactly `spaces` spaces, or with `or_more` at least that many."""

    yields_number = True
    as_cost = Cost("the engine")
    scaled_fields = ("spaces",)
    spaces: int
    or_more: bool


@verb(narrow="move engine to {track}")
class EngineTo(Effect):
    track: str


@verb(narrow="move engine back to {track}")
class EngineBackTo(Effect):
    yields_number = True
    track: str


@verb(narrow="upgrade {station}")
class Upgrade(Effect):
    station: str


@verb(narrow="'appoint master of' {station}")
class AppointMaster(Effect):
    """Give up a worker for the station master beside a station."""

    station: str


@verb(narrow="appoint {worker} 'as master of' {station}")
class Appoint(Effect):
    worker: str
    station: str


@verb("gain master", narrow="gain master {master}")
class GainMaster(Effect):
    """Take a station master tile that lies beside the board, without giving up a worker."""

    master: str = ""


@verb("gain master without action", narrow="gain master {master} without action")
class DraftMaster(effects.Plain):
    """Take a station master tile that lies beside the board, whose action is not carried out."""

    as_cost = None
    master: str = ""


# --- movement ----------------------------------------------------------------------------------------


def _occupied(table: state.Table, seat: int) -> set[int]:
    """The positions of other engines; the starting space is never occupied (p. 12)."""
    return {player.engine for other, player in enumerate(table.players) if other != seat and player.engine}


def _neighbours(edges: list[tuple[int, ...]], position: int, occupied: set[int]) -> list[int]:
    """The next free positions; occupied ones are ignored as if they were not there."""
    free: list[int] = []
    for neighbour in edges[position]:
        if neighbour in occupied:
            free += _neighbours(edges, neighbour, occupied)
        else:
            free.append(neighbour)
    return free


def _reach(table: state.Table, seat: int, back: bool, most: int) -> list[list[int]]:
    """Returns the positions at a distance of exactly 1, 2, ... spaces, up to `most` spaces."""
    board = table.board
    edges = board.backward if back else board.onward
    occupied = _occupied(table, seat)
    ends = [table.players[seat].engine]
    levels: list[list[int]] = []
    while len(levels) < most:
        ends = list(dict.fromkeys(free for end in ends for free in _neighbours(edges, end, occupied)))
        if not ends:
            break
        levels.append(ends)
    return levels


def _forward(table: state.Table, seat: int, effect: MoveEngine) -> Sequence[Effect]:
    """The spaces where a movement may end: those within the amount, the last space once reached."""
    distance = as_number(table, seat, effect.amount)
    levels = _reach(table, seat, False, distance)
    ends = [position for level in levels for position in level]
    if not isinstance(effect.amount, UpTo):
        exact = levels[distance - 1] if 0 < distance <= len(levels) else []
        ends = [position for position in ends if position in exact or position == table.board.last]
    return [EngineTo(table.board.tracks[position]) for position in dict.fromkeys(ends)]


def _can_move(table: state.Table, seat: int, effect: MoveEngine) -> bool:
    if isinstance(effect.amount, UpTo):
        return table.players[seat].engine < table.board.last and as_number(table, seat, effect.amount) > 0
    return bool(_forward(table, seat, effect))


def _backward(table: state.Table, seat: int, effect: MoveEngineBack) -> Sequence[Effect]:
    most = len(table.board.tracks) if effect.or_more else effect.spaces
    levels = _reach(table, seat, True, most)[effect.spaces - 1 :]
    ends = dict.fromkeys(position for level in levels for position in level)
    return [EngineBackTo(table.board.tracks[position]) for position in ends]


def _can_move_back(table: state.Table, seat: int, effect: MoveEngineBack) -> bool:
    if effect.spaces == 1:
        return table.players[seat].engine > 0
    return bool(_backward(table, seat, effect))


def _stop(table: state.Table, seat: int, track: str, cause: str) -> None:
    player, board = table.players[seat], table.board
    before, player.engine = player.engine, board.track_index[track]
    player.stopped = player.engine in board.station_at
    table.emit(events.EngineMoved, seat, cause, board.tracks[before], track)


def _move(table: state.Table, seat: int, effect: EngineTo, cause: str) -> None:
    _stop(table, seat, effect.track, cause)
    actions.decide_at_once(table, seat, cause)
    if table.players[seat].engine == table.board.last:
        push(table, seat, (table.board.finish,), cause)


def _move_back(table: state.Table, seat: int, effect: EngineBackTo, cause: str) -> int:
    """Moves back; returns the number of numbered, unoccupied spaces entered (ruling A17)."""
    board = table.board
    before = table.players[seat].engine
    _stop(table, seat, effect.track, cause)
    actions.decide_at_once(table, seat, cause)
    occupied = _occupied(table, seat)
    return sum(
        board.numbered[position] is not None and position not in occupied
        for position in range(table.players[seat].engine, before)
    )


# --- stations ----------------------------------------------------------------------------------------


def _can_upgrade(table: state.Table, seat: int, effect: Upgrade) -> bool:
    """A player upgrades a station once, and needs its price and a fitting disc (p. 12)."""
    player, station = table.players[seat], table.board.stations[effect.station]
    left = money.spendable_dollars(table, seat) - station.price
    return (
        left >= 0
        and effect.station not in player.stations
        and discs.can_place_disc(table, seat, effect.station, left)
    )


def _upgrades(table: state.Table, seat: int, effect: actions.UpgradeStation) -> Iterator[Upgrade]:
    player, board = table.players[seat], table.board
    if effect.where == actions.REACHED:
        reached = [board.station_at[player.engine]] if player.stopped else []
    else:
        # The place of its turnout decides whether a station is behind the engine (ruling A16).
        reached = [
            station
            for station, track in board.station_track.items()
            if track < player.engine and board.stations[station].turnout
        ]
    for station in reached:
        option = Upgrade(station)
        if _can_upgrade(table, seat, option):
            yield option


def _upgrade(table: state.Table, seat: int, effect: Upgrade, cause: str) -> None:
    money.pay_dollars(table, seat, table.board.stations[effect.station].price, effect.station)
    table.emit(events.StationUpgraded, seat, cause, effect.station)
    effects = (discs.PlaceDisc(effect.station, 0), May(AppointMaster(effect.station)))
    push(table, seat, effects, effect.station)


def _masters(table: state.Table, seat: int, effect: AppointMaster) -> Iterator[Appoint]:
    """Yields options to give up a hired worker for the tile; printed workers stay (p. 12)."""
    appointee = opponents.role_of_seat(table, seat).appointee
    if effect.station in table.masters and appointee is not None:
        yield Appoint(appointee, effect.station)
    elif effect.station in table.masters:
        for worker, number in table.players[seat].workers.items():
            if number > table.board.workers.printed:
                yield Appoint(worker, effect.station)


def _appoint(table: state.Table, seat: int, effect: Appoint, cause: str) -> None:
    player = table.players[seat]
    tile = table.masters.pop(effect.station)
    if opponents.role_of_seat(table, seat).appointee is None:
        player.workers[effect.worker] -= 1
    else:
        table.outside = (*table.outside, effect.worker)
    player.masters = (*player.masters, tile)
    table.appointed[effect.station] = effect.worker
    table.emit(events.MasterAppointed, seat, cause, effect.station, effect.worker, tile)
    _bring(table, seat, tile)


def _bring(table: state.Table, seat: int, tile: str) -> None:
    """Begins what a station master tile brings at once, its first part first."""
    actions.begin_printed(table, seat, "masters", _brought(table, tile), tile)


def _brought(table: state.Table, tile: str) -> tuple[Effect, ...]:
    """The parts of what a station master tile brings at once."""
    action = table.board.masters[tile].action
    return () if action is None else actions.immediate_action_parts(table, action)


def _can_gain_master(table: state.Table, seat: int, effect: GainMaster | DraftMaster) -> bool:
    return effect.master in table.spare_masters if effect.master else bool(table.spare_masters)


def _gain_options(table: state.Table, seat: int, effect: GainMaster | DraftMaster) -> Options:
    return DO_IT if effect.master else [type(effect)(master) for master in table.spare_masters]


def _draft_master(table: state.Table, seat: int, effect: GainMaster | DraftMaster, cause: str) -> None:
    player = table.players[seat]
    table.spare_masters = tuples.without_one(table.spare_masters, effect.master)
    player.masters = (*player.masters, effect.master)
    table.emit(events.MasterGained, seat, cause, effect.master)


def _gain_master(table: state.Table, seat: int, effect: GainMaster, cause: str) -> None:
    _draft_master(table, seat, effect, cause)
    _bring(table, seat, effect.master)


def _gain_rewards(table: state.Table, seat: int, effect: GainMaster) -> Sequence[Effect]:
    return _brought(table, effect.master) if effect.master else ()


VERBS: Verbs[state.Table] = Verbs()
VERBS[MoveEngine] = Verb(can=_can_move, options=_forward)
VERBS[MoveEngineBack] = Verb(can=_can_move_back, options=_backward)
VERBS[EngineTo] = Verb(_move)
VERBS[EngineBackTo] = Verb(_move_back)
VERBS[actions.UpgradeStation] = narrowed_verb(_upgrades)
VERBS[Upgrade] = Verb(_upgrade, can=_can_upgrade)
VERBS[AppointMaster] = narrowed_verb(_masters)
VERBS[Appoint] = Verb(
    _appoint, rewards=lambda table, seat, effect: _brought(table, table.masters[effect.station])
)
VERBS[DraftMaster] = Verb(_draft_master, can=_can_gain_master, options=_gain_options)
VERBS[GainMaster] = Verb(_gain_master, can=_can_gain_master, options=_gain_options, rewards=_gain_rewards)
