"""The first edition of Great Western Trail in C: the rows of its verbs by subject, and its tables.

What has no C: setting up, copying an adjacent building, scoring cities, objective cards and station
masters, the ruling `upgrade-at-once`, and what only other editions have. A pack that says one of these is
refused.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from gwt.games.great_western.verbs.cards import Draw
from gwt.games.great_western.verbs.delivery import TakeIncome
from gwt.games.great_western.verbs.railroad import MoveEngineBack
from tests.benchmarks.compiled_rules.code import Slice
from tests.benchmarks.compiled_rules.great_western import (
    cards,
    codes,
    location,
    market,
    railroad,
    tables,
    trail,
    workers,
)

_KEPT = """first open_stack spare_masters town_tiles outside choices packets passed event_cards
turned_events chapters order pieces placed turn_cards turned specialty bid"""
"""The fields that only setting up and other editions change."""
_KINDS = (
    "card",
    "city",
    "component",
    "disc",
    "job",
    "master",
    "phase",
    "space",
    "station",
    "tile",
    "track",
    "worker",
)

COUNTS = {
    "cattle point": lambda program, _: "deck_points(s, seat)",
    "building point": lambda program, _: "building_points(s, seat)",
    "column point": lambda program, _: "column_points(s, seat)",
    "disc point": lambda program, _: "disc_points(s, seat)",
    "dollar": lambda program, _: "s->players[seat].money",
    "hand limit": lambda program, _: "hand_limit(s, seat)",
    "hazard": lambda program, _: "s->players[seat].hazards.n",
    "hazard point": lambda program, _: "hazard_points(s, seat)",
    "job market token": lambda program, _: "s->players[seat].token",
    "own building": lambda program, _: "own_buildings(s, seat)",
    "own building in woods": lambda program, _: "in_woods(s, seat)",
    "own station": lambda program, _: "s->players[seat].stations.n",
    "player": lambda program, _: "SEATS",
    "station point": lambda program, _: "station_points(s, seat)",
    "step limit": lambda program, _: "step_limit(s, seat)",
    "teepee pair": lambda program, _: "tile_pairs(s, seat)",
    "worker": lambda program, kind: f"s->players[seat].workers[{program.place('worker', kind)}]",
    "worker in section": lambda program, _: "all_workers(s, seat)",
}


def _capacities(board: Any, players: int) -> Mapping[str, int]:
    piles = range(1, board.supply.spots + 1)
    objectives = sum(one.copies for one in board.objectives.objectives)
    return {
        "card": len(board.starting_deck) + len(board.market_deck) + objectives,
        "city": len(board.discs),
        "component": 255,
        "disc": len(board.discs),
        "job": players,
        "master": len(board.masters),
        "station": len(board.stations),
        "tile": sum(one.in_pile(pile, players) for one in board.supply.tiles for pile in piles),
    }


def _causes(board: Any) -> Sequence[str]:
    kinds = codes.names(board, "space", "tile", "station", "city", "disc", "master", "card")
    aux = board.auxiliary
    return list(dict.fromkeys(["turn", "setup", "", *[name for kind in kinds for name in kind], *aux]))


def _assumed(state: Any) -> str:
    if not state.turn or state.order or any(player.pieces for player in state.players):
        return "a game before its first turn, an order of seats, and pieces"
    return ""


GREAT_WESTERN = Slice(
    rows={
        **cards.ROWS,
        **trail.ROWS,
        **location.ROWS,
        **workers.ROWS,
        **market.ROWS,
        **railroad.ROWS,
    },
    counts=COUNTS,
    course=tables.course,
    ending=tables.ending,
    capacities=_capacities,
    causes=_causes,
    names=lambda board: dict(zip(_KINDS, codes.names(board, *_KINDS), strict=True)),
    payloads=codes.payloads,
    numbers={
        Draw: lambda board: cards.MOST_DRAWN,
        MoveEngineBack: lambda board: len(board.tracks),
        TakeIncome: lambda board: 63,
    },
    kept=frozenset(_KEPT.split()),
    assumed=_assumed,
    scored=("dollars", "buildings", "stations", "hazards", "cattle", "workers", "steps", "token"),
)
