"""The codes of effects with a payload: their fields, and rides and actions of a location."""

from collections.abc import Mapping, Sequence
from typing import Any

from gwt.dsl import Effect
from gwt.games.great_western.verbs.buildings import PlaceOn, PlaceTile
from gwt.games.great_western.verbs.delivery import CollectLinks, DeliverTo
from gwt.games.great_western.verbs.discs import ClearDisc, MoveDisc, PlaceDisc
from gwt.games.great_western.verbs.foresight import TakeTile
from gwt.games.great_western.verbs.location import CONTINUE, COPY, USE, Act
from gwt.games.great_western.verbs.objectives import STACK, GainObjective, Play
from gwt.games.great_western.verbs.railroad import Appoint, AppointMaster, EngineBackTo, EngineTo, Upgrade
from gwt.games.great_western.verbs.trail import RemoveHazardAt, Ride, TradeAt
from gwt.games.great_western.verbs.transport import PayTransport
from gwt.games.great_western.verbs.workers import Hire
from tests.benchmarks.compiled_rules.forms import Payload
from tests.benchmarks.compiled_rules.payloads import BITS, Fields

MOST_RIDES = 1024
"""The most rides of a movement."""
SPACE_BITS = 6
MOST_STEPS = (BITS - 1) // SPACE_BITS
"""The most locations of a ride."""
HOWS = (USE, COPY, CONTINUE)
_PRICES = range(128)
_FLAG = (False, True)


def fields(board: Any) -> Mapping[type[Effect], Fields]:
    """The kinds of effects that are told apart by the values of their fields."""
    spaces, tiles, workers, tracks = names(board, "space", "tile", "worker", "track")
    cities, stations, discs = names(board, "city", "station", "disc")
    targets = [*cities, *stations]
    objectives = [one.id for one in board.cards.values() if one.objective is not None]
    rows, spots = range(len(board.job_market.rows) + 1), range(board.supply.spots + 1)
    every = (
        Fields(Appoint, len(workers), worker=workers, station=stations),
        Fields(AppointMaster, 1, station=stations),
        Fields(ClearDisc, len(discs), disc=discs, target=targets),
        Fields(CollectLinks, 1, city=cities),
        Fields(DeliverTo, len(cities), city=cities, free=_FLAG),
        Fields(EngineBackTo, len(tracks), track=tracks),
        Fields(EngineTo, len(tracks), track=tracks),
        Fields(GainObjective, board.objectives.display + 1, which=["", *objectives, STACK], to_hand=_FLAG),
        Fields(Hire, len(workers) * len(rows), worker=workers, row=rows, price=_PRICES),
        Fields(MoveDisc, len(stations), station=stations, target=targets),
        Fields(PayTransport, 1, city=cities),
        Fields(PlaceDisc, 1, target=targets, keep=_PRICES),
        Fields(PlaceOn, len(spaces), tile=tiles, space=spaces, price=_PRICES),
        Fields(PlaceTile, len(board.private), tile=tiles, price=_PRICES),
        Fields(Play, len(objectives), objective=objectives),
        Fields(RemoveHazardAt, len(board.hazard_spaces), space=spaces),
        Fields(TakeTile, board.supply.shown, tile=tiles, spot=spots),
        Fields(TradeAt, len(board.trade_spaces), space=spaces),
        Fields(Upgrade, len(stations), station=stations),
    )
    return {one.kind: one for one in every}


def names(board: Any, *kinds: str) -> tuple[list[str], ...]:
    """The names of some kinds, in the order of their numbers."""
    known: dict[str, list[str]] = {
        "card": sorted(board.cards),
        "city": list(board.cities),
        "disc": list(board.discs),
        "job": ["", *board.worker_kinds],
        "master": list(board.masters),
        "phase": ["before", "arrived", "used"],
        "space": list(board.spaces),
        "station": list(board.stations),
        "tile": [*board.buildings, *board.tiles],
        "track": list(board.tracks),
        "worker": list(board.worker_kinds),
    }
    known["component"] = sorted({*known["card"], *known["tile"], *known["master"], *known["worker"]})
    return tuple(known[one] for one in kinds)


def payloads(board: Any) -> Mapping[type[Effect], Payload]:
    own = {kind: one.payload() for kind, one in fields(board).items()}
    return {**own, Ride: _ride(board), Act: _act(board)}


def _ride(board: Any) -> Payload:
    (spaces,) = names(board, "space")
    assert len(spaces) < (1 << SPACE_BITS) - 1

    def bits(ride: Any) -> int:
        ways = enumerate(ride.spaces)
        return sum((spaces.index(one) + 1) << (1 + SPACE_BITS * at) for at, one in ways) | int(ride.free)

    def effect(bits: int) -> Ride:
        free, found, bits = bool(bits & 1), [], bits >> 1
        while bits:
            found.append(spaces[bits % (1 << SPACE_BITS) - 1])
            bits >>= SPACE_BITS
        return Ride(tuple(found), free)

    return Payload(MOST_RIDES, bits, effect)


def act_fields(board: Any) -> Fields:
    """The parts of an `Act` by their places, its actions as a number with a bit for each."""
    spaces, tiles = names(board, "space", "tile")
    return Fields(Act, 1, how=HOWS, tile=tiles, at=spaces, left=range(256))


def _act(board: Any) -> Payload:
    spaces, tiles = names(board, "space", "tile")
    parts = act_fields(board).places

    def bits(act: Any) -> int:
        left, mask = list(act.left), 0
        for at, action in enumerate(_every(board, act.tile, act.at)):
            if left and left[0] is action:
                left.pop(0)
                mask |= 1 << at
        assert not left, f"'{act}' has actions that its tile does not have"
        values = (HOWS.index(act.how), tiles.index(act.tile), spaces.index(act.at), mask)
        return sum(value << place for value, (place, _) in zip(values, parts.values(), strict=True))

    def effect(bits: int) -> Act:
        how, tile, space, mask = (bits >> place & (1 << width) - 1 for place, width in parts.values())
        every = enumerate(_every(board, tiles[tile], spaces[space]))
        left = tuple(action for at, action in every if mask >> at & 1)
        return Act(HOWS[how], tiles[tile], spaces[space], left)

    return Payload(1, bits, effect)


def actions_of(board: Any, tile: str) -> Sequence[Effect]:
    """The printed actions of a tile."""
    return board.buildings[tile].actions if tile in board.buildings else ()


def _every(board: Any, tile: str, space: str) -> Sequence[Effect]:
    """All actions of a tile on a space, as `location.local_actions` has them."""
    risk = board.spaces[space].risk
    actions = actions_of(board, tile)
    return actions if risk is None or tile not in board.buildings else (*actions, risk)
