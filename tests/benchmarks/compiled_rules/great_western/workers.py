"""Workers, the job market, and foresight."""

from typing import TYPE_CHECKING

from gwt.dsl import Effect, values
from gwt.games.great_western.verbs.foresight import Foresee, RefillForesight, TakeTile
from gwt.games.great_western.verbs.workers import EndGame, Hire, HireWorker
from gwt.kernel import offered
from tests.benchmarks.compiled_rules.code import Code, Row
from tests.benchmarks.compiled_rules.forms import Form
from tests.benchmarks.compiled_rules.great_western.kit import all_acted, kind_of, search

if TYPE_CHECKING:
    from tests.benchmarks.compiled_rules.program import Program


def _hire_worker(program: "Program", form: Form) -> Code:
    (printed,) = values(form.effect)
    return search(f"hires(s, seat, {printed}, ", kind_of(program, Hire))


def _hire(program: "Program", form: Form) -> Code:
    cases = ""
    for at, (kind, worker) in enumerate(program.board.worker_kinds.items()):
        for many, action in worker.columns.items():
            cases += f"case {at * 16 + many}: {all_acted(program, offered(action), kind)} break;\n    "
    fields = "HIRE_WORKER(arg), HIRE_ROW(arg) - 1, HIRE_PRICE(arg)"
    return Code(
        can=f"return can_hire(s, seat, {fields});",
        do=f"""hire(s, seat, {fields});
    switch (HIRE_WORKER(arg) * 16 + s->players[seat].workers[HIRE_WORKER(arg)]) {{
    {cases}}}""",
    )


def _end_game(program: "Program", form: Form) -> Code:
    return Code(can="return s->last_turns == NONE;", do="end_game(s);")


def _foresee(program: "Program", form: Form) -> Code:
    (spot,) = values(form.effect)
    return search(f"foreseen(s, {spot}, ", kind_of(program, TakeTile))


def _take_tile(program: "Program", form: Form) -> Code:
    return Code(do="take_tile(s, seat, TAKE_TILE_TILE(arg), TAKE_TILE_SPOT(arg), cause);")


def _refill(program: "Program", form: Form) -> Code:
    return Code(do="refill(s);")


ROWS: dict[type[Effect], Row] = {
    EndGame: _end_game,
    Foresee: _foresee,
    Hire: _hire,
    HireWorker: _hire_worker,
    RefillForesight: _refill,
    TakeTile: _take_tile,
}
