"""The railroad, stations, discs and deliveries."""

from typing import TYPE_CHECKING

from gwt.dsl import Effect, UpTo, values
from gwt.games.great_western.verbs.actions import REACHED, UpgradeStation, immediate
from gwt.games.great_western.verbs.delivery import CollectLinks, Deliver, DeliverTo
from gwt.games.great_western.verbs.discs import ClearDisc, MoveDisc, PlaceDisc
from gwt.games.great_western.verbs.railroad import (
    Appoint,
    AppointMaster,
    EngineBackTo,
    EngineTo,
    MoveEngine,
    MoveEngineBack,
    Upgrade,
)
from gwt.games.great_western.verbs.transport import PayTransport
from tests.benchmarks.compiled_rules.code import Code, Row
from tests.benchmarks.compiled_rules.common import number
from tests.benchmarks.compiled_rules.forms import Form
from tests.benchmarks.compiled_rules.great_western.kit import all_acted, cause, kind_of, search

if TYPE_CHECKING:
    from tests.benchmarks.compiled_rules.program import Program

_MONEY = "s->players[seat].money"


def _move_engine(program: "Program", form: Form) -> Code:
    (amount,) = values(form.effect)
    many, up_to = number(program, amount), isinstance(amount, UpTo)
    call = f"engine_options(s, seat, {many}, {int(up_to)}, "
    can = f"return s->players[seat].engine < LAST && {many} > 0;" if up_to else f"return {call}0) > 0;"
    return Code(can=can, options=f"return {call}out);", opens=kind_of(program, EngineTo))


def _move_engine_back(program: "Program", form: Form) -> Code:
    spaces, or_more = values(form.effect)
    call = f"back_options(s, seat, {spaces}, {int(or_more)}, "
    can = "return s->players[seat].engine > 0;" if spaces == 1 else f"return {call}0) > 0;"
    return Code(
        can=can,
        options=f"return {call}out);",
        opens=kind_of(program, EngineBackTo),
        # It is a requirement, so it is named only once it can be done.
        number="return s->fault = 1, 0;",
    )


def _engine_to(program: "Program", form: Form) -> Code:
    finish = program.code(program.board.finish)
    return Code(
        do="stop(s, seat, ENGINE_TO_TRACK(arg));"
        f" if (s->players[seat].engine == LAST) push(s, seat, {finish}, cause);"
    )


def _engine_back_to(program: "Program", form: Form) -> Code:
    return Code(number="return move_back(s, seat, ENGINE_BACK_TO_TRACK(arg));")


def _upgrade_station(program: "Program", form: Form) -> Code:
    (where,) = values(form.effect)
    return search(f"upgrades(s, seat, {int(where == REACHED)}, ", kind_of(program, Upgrade))


def _upgrade(program: "Program", form: Form) -> Code:
    return Code(
        can="return can_upgrade(s, seat, UPGRADE_STATION(arg));",
        do=f"""int station = UPGRADE_STATION(arg);
    {_MONEY} -= STATION_PRICE[station];
    push(s, seat, (code)MAY_APPOINT[station], CAUSE_STATION[station]);
    push(s, seat, PLACE_DISC(station + CITIES, 0), CAUSE_STATION[station]);""",
    )


def _appoint_master(program: "Program", form: Form) -> Code:
    return search("appointees(s, seat, APPOINT_MASTER_STATION(arg), ", kind_of(program, Appoint))


def _appoint(program: "Program", form: Form) -> Code:
    cases = ""
    for at, master in enumerate(program.board.masters.values()):
        if master.action is not None:
            parts = immediate(program.origin, master.action)
            cases += f"case {at}: {all_acted(program, parts, master.id)} break;\n    "
    do = "appoint(s, seat, APPOINT_WORKER(arg), APPOINT_STATION(arg))"
    return Code(do=f"switch ({do}) {{\n    {cases}}}")


# --- discs -----------------------------------------------------------------------------------------------


def _place_disc(program: "Program", form: Form) -> Code:
    call = f"disc_options(s, seat, PLACE_DISC_TARGET(arg), {_MONEY}, PLACE_DISC_KEEP(arg), "
    return search(call, (*kind_of(program, ClearDisc), *kind_of(program, MoveDisc)))


def _clear_disc(program: "Program", form: Form) -> Code:
    cases = "".join(
        f"case {at}: push(s, seat, {program.code(disc.clear)}, {cause(program, disc.id)}); break;\n    "
        for at, disc in enumerate(program.board.discs.values())
        if disc.clear is not None
    )
    return Code(
        do=f"""ADD(s->players[seat].cleared, CLEAR_DISC_DISC(arg));
    place_disc(s, seat, CLEAR_DISC_TARGET(arg));
    switch (CLEAR_DISC_DISC(arg)) {{
    {cases}}}"""
    )


def _move_disc(program: "Program", form: Form) -> Code:
    return Code(
        do="REMOVE(s->players[seat].stations, MOVE_DISC_STATION(arg));"
        " place_disc(s, seat, MOVE_DISC_TARGET(arg));"
    )


# --- deliveries ------------------------------------------------------------------------------------------


def _deliver(program: "Program", form: Form) -> Code:
    value, free = values(form.effect)
    call = f"deliveries(s, seat, {number(program, value)}, {int(free)}, "
    return search(call, kind_of(program, DeliverTo))


def _deliver_to(program: "Program", form: Form) -> Code:
    fields = "DELIVER_TO_CITY(arg), DELIVER_TO_FREE(arg)"
    return Code(can=f"return may_deliver(s, seat, {fields});", do=f"deliver(s, seat, {fields});")


def _collect_links(program: "Program", form: Form) -> Code:
    return Code(do="collect_links(s, seat, COLLECT_LINKS_CITY(arg), cause);")


def _pay_transport(program: "Program", form: Form) -> Code:
    return Code(
        do="int due = transport(s, seat, PAY_TRANSPORT_CITY(arg));"
        f" {_MONEY} -= due < {_MONEY} ? due : {_MONEY};"
    )


ROWS: dict[type[Effect], Row] = {
    Appoint: _appoint,
    AppointMaster: _appoint_master,
    ClearDisc: _clear_disc,
    CollectLinks: _collect_links,
    Deliver: _deliver,
    DeliverTo: _deliver_to,
    EngineBackTo: _engine_back_to,
    EngineTo: _engine_to,
    MoveDisc: _move_disc,
    MoveEngine: _move_engine,
    MoveEngineBack: _move_engine_back,
    PayTransport: _pay_transport,
    PlaceDisc: _place_disc,
    Upgrade: _upgrade,
    UpgradeStation: _upgrade_station,
}
