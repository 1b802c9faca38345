"""The tables of the content, which the C of the verbs looks things up in."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gwt.dsl import Effect, May
from gwt.games.great_western.table.effects import net
from gwt.games.great_western.verbs.actions import REACHED, UpgradeStation, moves_engine
from gwt.games.great_western.verbs.cards import Discard, Draw
from gwt.games.great_western.verbs.location import USE, Act
from gwt.games.great_western.verbs.objectives import Play
from gwt.games.great_western.verbs.railroad import AppointMaster
from gwt.games.great_western.verbs.trail import Ride
from gwt.kernel import compulsory
from tests.benchmarks.compiled_rules.common import constants, table
from tests.benchmarks.compiled_rules.forms import NotCovered
from tests.benchmarks.compiled_rules.great_western import codes
from tests.benchmarks.compiled_rules.great_western.cards import MOST_DRAWN, breeds, objectives
from tests.benchmarks.compiled_rules.great_western.kit import cause, kind_of, square
from tests.benchmarks.compiled_rules.payloads import macros

if TYPE_CHECKING:
    from tests.benchmarks.compiled_rules.program import Program

_SUBJECTS = ("cards", "trail", "workers", "market", "railroad", "turns")
_STEPS = ("transport", "disc", "links", "crest")


def course(program: "Program") -> str:
    """The constants, tables and functions in C."""
    folder = Path(__file__).parent
    return (
        _codes(program)
        + _cards(program)
        + _trail(program)
        + _workers(program)
        + _railroad(program)
        + _causes(program)
        + "".join((folder / f"{one}.c").read_text(encoding="utf-8") for one in _SUBJECTS)
    )


def ending(program: "Program") -> str:
    """The table of the effects that move the engine, which is known last."""
    moving = [moves_engine(node) for node in program.forms.nodes]
    return table("MOVES_ENGINE", list(map(int, moving)), "uint8_t")


def _codes(program: "Program") -> str:
    board, forms = program.board, program.forms
    kinds = codes.fields(board)
    act = forms.of(Act(USE, board.neutral[0], board.neutral_spaces[0], ())).base
    reached = May(UpgradeStation(REACHED))
    numbers = {
        "RIDE": kind_of(program, Ride)[0].base,
        "PLAY_BASE": kind_of(program, Play)[0].base,
        "UPGRADE_REACHED": program.code(reached),
        "TURN": program.code(board.turn),
        "FIRST_TURN": program.code(board.first_turn),
        "TURN_CAUSE": cause(program, "turn"),
        "BEFORE": 0,
    }
    bases = {kind: kind_of(program, kind)[0].base for kind in kinds}
    return (
        constants(numbers)
        + macros(kinds, bases)
        + codes.act_fields(board).macros("ACT", act)
        + "static const uint8_t MOVES_ENGINE[NODES];\n"
        + _numbers(program, "DISCARD", [Discard(1, one) for one in program.names["card"]])
        + _numbers(program, "DRAW", [Draw(one) for one in range(1, MOST_DRAWN + 1)])
        + _numbers(program, "ARROW", [row.arrow for row in board.job_market.rows])
        + _numbers(program, "MAY_APPOINT", [May(AppointMaster(one)) for one in board.stations])
    )


def _numbers(program: "Program", name: str, effects: Sequence[Effect | None]) -> str:
    """A table of codes, with 0 for none."""
    return table(name, [0 if one is None else program.code(one) for one in effects], "uint16_t")


def _of(items: Sequence[Any], value: str, default: int = 0) -> list[int]:
    return [int(getattr(one, value, default) or default) for one in items]


def _cards(program: "Program") -> str:
    board, names = program.board, program.names["card"]
    cards = [board.cards[one] for one in names]
    kinds, lines = breeds(program), list(dict.fromkeys(one.line for one in cards))
    plays = objectives(program)
    which = ["", *plays, "from stack"]
    components, descriptions = list(program.names["component"]), list(board.matching)
    discs, printed = list(board.discs.values()), board.player_board
    auxiliary = list(board.auxiliary.values())
    aux = [one.id for one in auxiliary]
    numbers = {
        "FROM_STACK": len(which) - 1,
        "LINES": len(lines),
        "DISCS": len(discs),
        "STEPS": printed.steps[program.players],
        "HAND": printed.hand,
        "CERTIFICATE_LIMIT": printed.certificate_limit,
        "TRACK": len(board.certificates),
    }
    lists = {
        "CARD_POINTS": [board.card_points[one] for one in names],
        "CARD_VALUE": _of(cards, "value"),
        "CARD_LINE": [lines.index(one.line) for one in cards],
        "BREED": [kinds.index(one.breed) if one.breed else -1 for one in cards],
        "IS_OBJECTIVE": [int(one.objective is not None) for one in cards],
        "PLAY_OF": [plays.index(one) if one in plays else -1 for one in names],
        "PLAY_CARD": [list(names).index(one) for one in plays],
        "WHICH_OF": [which.index(one) if one in plays else -1 for one in names],
        "WHICH_CARD": [list(names).index(one) if one in plays else -1 for one in which],
        "COMPONENT_CARD": [components.index(one) for one in names],
        "OF_CARD": [descriptions.index(one) for one in names],
        "CERTIFICATES": board.certificates,
        "DISC_STEPS": [one.steps.get(program.players, 0) for one in discs],
        "DISC_HAND": _of(discs, "hand"),
        "DISC_CERTIFICATES": _of(discs, "certificates"),
        "DISC_AFTER": [-1 if one.after is None else list(board.discs).index(one.after) for one in discs],
        "DISC_AUX": [-1 if one.aux is None else aux.index(one.aux) for one in discs],
        "DISC_POINTS": _of(discs, "points"),
        "AUX_CLEAR": _of(auxiliary, "clear"),
        "MASTER_CERTIFICATES": _of(list(board.masters.values()), "certificates"),
    }
    fits = [[int(one in several) for one in names] for several in board.matching.values()]
    every = table("EVERY_CARD", [1] * len(names), "uint8_t")
    return constants(numbers) + _tables(lists) + square("MATCHING", "uint8_t", fits, len(names)) + every


def _tables(lists: dict[str, Any]) -> str:
    return "".join(table(name, list(numbers)) for name, numbers in lists.items())


def _trail(program: "Program") -> str:
    board, tiles, spaces = program.board, program.names["tile"], list(program.board.spaces)
    components = list(program.names["component"])
    printed = [board.buildings.get(one) or board.tiles[one] for one in tiles]
    numbers = {
        "SPACES": len(spaces),
        "MOST_NEXT": max(len(one) for one in board.next.values()),
        "MOST_RIDES": codes.MOST_RIDES,
        "MOST_STEPS": codes.MOST_STEPS,
        "SPACE_BITS": codes.SPACE_BITS,
        "END": spaces.index(board.end),
        "ENTRANCES": len(board.entrances),
        "HAZARDS": len(board.hazard_spaces),
        "TRADES": len(board.trade_spaces),
        "TEEPEES": len(board.teepees),
        "BUILDING_SPACES": len(board.building_spaces),
        "BUILDER": list(board.worker_kinds).index(board.builder),
    }
    lists = {
        "ENTRANCE": [spaces.index(one) for one in board.entrances],
        "HAZARD_SPACE": [spaces.index(one) for one in board.hazard_spaces],
        "TRADE_SPACE": [spaces.index(one) for one in board.trade_spaces],
        "BUILDING_SPACE": [spaces.index(one) for one in board.building_spaces],
        "TEEPEE": [list(tiles).index(one) for one in board.teepees],
        "HAS_USE": [int(one in board.roles[0].uses) for one in spaces],
        "HAS_RISK": [int(one.risk is not None) for one in board.spaces.values()],
        "IS_BUILDING": [int(one in board.buildings) for one in tiles],
        "ACTIONS": [len(codes.actions_of(board, one)) for one in tiles],
        "WOODS": [int(one in board.woods) for one in spaces],
        "VALUE": _of(list(board.spaces.values()), "value"),
        "FEE": [board.fees[program.players].get(one, 0) for one in tiles],
        "TILE_POINTS": _of(printed, "points"),
        "BUILDERS": _of(printed, "builders"),
        "COMPONENT": [components.index(one) for one in tiles],
    }
    ahead = [[spaces.index(one) for one in board.next[space]] for space in spaces]
    return constants(numbers) + _tables(lists) + square("NEXT", "int16_t", ahead, numbers["MOST_NEXT"])


def _workers(program: "Program") -> str:
    board, tiles, spaces = program.board, program.names["tile"], list(program.board.spaces)
    workers, rows = list(board.worker_kinds), board.job_market.rows
    printed = [board.tiles.get(one) for one in tiles]
    numbers = {
        "WORKERS": len(workers),
        "COLUMNS": board.workers.columns,
        "PRINTED": board.workers.printed,
        "JOB_ROWS": len(rows),
        "LAST_TURNS": int(board.job_market.last_turns),
        "SPOTS": board.supply.spots,
        "SHOWN": board.supply.shown,
        "MOST_IN_SECTION": max((len(one) for one in board.sections.values()), default=1),
    }
    lists = {
        "ROW_PRICE": [row.price for row in rows],
        "COLUMN_POINTS": [board.workers.points.get(one, 0) for one in range(board.workers.columns + 1)],
        "WORKER": [workers.index(one) if one in workers else -1 for one in tiles],
        "WORKER_TILE": [list(tiles).index(one) for one in workers],
        "STILL_TAKEN": [int(getattr(one, "kind", "") in board.supply.last_turns) for one in printed],
    }
    sections = [board.sections.get(getattr(one, "section", None) or "", ()) for one in printed]
    places = [[spaces.index(space) for space in one] for one in sections]
    return (
        constants(numbers)
        + _tables(lists)
        + square("SECTION", "int16_t", places, numbers["MOST_IN_SECTION"])
    )


def _railroad(program: "Program") -> str:
    board = program.board
    cities, stations, discs = (list(one.values()) for one in (board.cities, board.stations, board.discs))
    ids = list(board.stations)
    if any(board.roles[0].needs.values()):
        raise NotCovered("cities with needs")
    if board.spendable_differs:
        raise NotCovered("actions of a delivery that may spend money")
    off_track = [one.id for one in stations if one.id not in board.station_track]
    numbers = {
        "TRACKS": len(board.tracks),
        "LAST": board.last,
        "MOST_WAYS": max(len(one) for one in (*board.onward, *board.backward)),
        "CITIES": len(cities),
        "STATIONS": len(stations),
        "PAID_FIRST": int(board.paid_first),
        "CREST_PAYS": int(board.crest_pays),
        "PER_CROSS": board.per_cross,
        "LINKS": len(board.links),
        **{f"{step.upper()}_STEP": at for at, step in enumerate(_STEPS)},
    }
    lists = {
        "STATION_AT": [
            ids.index(board.station_at[at]) if at in board.station_at else -1
            for at in range(len(board.tracks))
        ],
        "IS_NUMBERED": [int(one is not None) for one in board.numbered],
        "CROSSES_BEFORE": board.crosses_before,
        "STATION_ORDER": [ids.index(one) for one in (*board.station_track, *off_track)],
        "STATION_TRACK": [board.station_track.get(one, -1) for one in ids],
        "IS_TURNOUT": _of(stations, "turnout"),
        "STATION_PRICE": _of(stations, "price"),
        "STATION_POINTS": _of(stations, "points"),
        "IS_WHITE_DISC": [int(one.corners == "white") for one in discs],
        "CASH": [board.cash[one.id] for one in discs],
        "IS_WHITE_TARGET": [int(board.corners[one.id] == "white") for one in (*cities, *stations)],
        "CITY_VALUE": _of(cities, "value"),
        "CITY_AGAIN": _of(cities, "again"),
        "CITY_NET": [net(one.delivery) for one in cities],
        "CITY_CROSSES": [board.transport[one.id] for one in cities],
        "ORDER": [_STEPS.index(one) for one in board.order],
        "EARLY": [_STEPS.index(one) for one in board.early],
    }
    crests = [None if one.delivery is None else compulsory(one.delivery) for one in cities]
    links = [
        [
            *[list(board.cities).index(one) for one in link.between],
            0 if link.delivery is None else program.code(compulsory(link.delivery)),
        ]
        for link in board.links
    ]
    ways = numbers["MOST_WAYS"]
    return (
        constants(numbers)
        + _tables(lists)
        + _numbers(program, "CREST", crests)
        + square("ONWARD", "int16_t", board.onward, ways)
        + square("BACKWARD", "int16_t", board.backward, ways)
        + square("LINK", "int32_t", links, 3)
    )


def _causes(program: "Program") -> str:
    kinds = ("tile", "station", "city")
    return "".join(
        table(f"CAUSE_{kind.upper()}", [cause(program, one) for one in program.names[kind]])
        for kind in kinds
    )
