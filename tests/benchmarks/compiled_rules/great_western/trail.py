"""The trail, its hazards and trade, and private buildings."""

from typing import TYPE_CHECKING

from gwt.dsl import Effect, UpTo, values
from gwt.games.great_western.verbs.buildings import PlaceBuilding, PlaceOn, PlaceTile
from gwt.games.great_western.verbs.trail import (
    MoveCattleman,
    RemoveHazard,
    RemoveHazardAt,
    ReturnToStart,
    Ride,
    Trade,
    TradeAt,
)
from gwt.kernel import offered
from tests.benchmarks.compiled_rules.code import Code, Row
from tests.benchmarks.compiled_rules.common import number
from tests.benchmarks.compiled_rules.forms import Form
from tests.benchmarks.compiled_rules.great_western.kit import cause, kind_of, search

if TYPE_CHECKING:
    from tests.benchmarks.compiled_rules.program import Program


def _move_cattleman(program: "Program", form: Form) -> Code:
    amount, free, short = values(form.effect)
    steps, up_to = number(program, amount), int(isinstance(amount, UpTo))
    ways = f"rides(s, seat, {steps}, {up_to}, {int(short)}, {int(free)}, "
    return Code(
        can=f"code out[MOST_RIDES]; return {ways}out) > 0;",
        options=f"return {ways}out);",
        opens=kind_of(program, Ride),
    )


def _ride(program: "Program", form: Form) -> Code:
    return Code(do="ride(s, seat, (uint64_t)arg);")


def _remove_hazard(program: "Program", form: Form) -> Code:
    return search("hazards(s, ", kind_of(program, RemoveHazardAt))


def _remove_hazard_at(program: "Program", form: Form) -> Code:
    return Code(
        can="return s->tiles[REMOVE_HAZARD_AT_SPACE(arg)] != NONE;",
        do="int space = REMOVE_HAZARD_AT_SPACE(arg);"
        " ADD(s->players[seat].hazards, s->tiles[space]); s->tiles[space] = NONE;",
    )


def _trade(program: "Program", form: Form) -> Code:
    return search("trades(s, seat, ", kind_of(program, TradeAt))


def _trade_at(program: "Program", form: Form) -> Code:
    cases = ""
    for at, space in enumerate(program.board.spaces.values()):
        if space.take is not None:
            pushed = program.pushed(offered(space.take))
            cases += f"case {at}: cause = {cause(program, space.id)}; {pushed} break; "
    return Code(
        can="return can_trade_at(s, seat, TRADE_AT_SPACE(arg));",
        do=f"""int space = TRADE_AT_SPACE(arg);
    s->players[seat].money += VALUE[space];
    ADD(s->players[seat].teepees, s->tiles[space]);
    s->tiles[space] = NONE;
    switch (space) {{ {cases} }}""",
    )


def _return_to_start(program: "Program", form: Form) -> Code:
    return Code(do=f"s->players[seat].at = {program.place('space', program.board.start)};")


def _place_building(program: "Program", form: Form) -> Code:
    (price,) = values(form.effect)
    return search(f"placeable(s, seat, {price}, ", kind_of(program, PlaceTile))


def _place_tile(program: "Program", form: Form) -> Code:
    call = "places(s, seat, PLACE_TILE_TILE(arg), PLACE_TILE_PRICE(arg), "
    return search(call, kind_of(program, PlaceOn))


def _place_on(program: "Program", form: Form) -> Code:
    fields = "PLACE_ON_TILE(arg), PLACE_ON_SPACE(arg), PLACE_ON_PRICE(arg)"
    return Code(can=f"return can_place_on(s, seat, {fields});", do=f"place_on(s, seat, {fields});")


ROWS: dict[type[Effect], Row] = {
    MoveCattleman: _move_cattleman,
    PlaceBuilding: _place_building,
    PlaceOn: _place_on,
    PlaceTile: _place_tile,
    RemoveHazard: _remove_hazard,
    RemoveHazardAt: _remove_hazard_at,
    ReturnToStart: _return_to_start,
    Ride: _ride,
    Trade: _trade,
    TradeAt: _trade_at,
}
