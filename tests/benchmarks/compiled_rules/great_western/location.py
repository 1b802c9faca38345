"""The actions of a location, and auxiliary actions."""

from typing import TYPE_CHECKING

from gwt.dsl import Effect, values
from gwt.games.great_western.table.effects import Auxiliary
from gwt.games.great_western.verbs.actions import MUST_ACT
from gwt.games.great_western.verbs.location import CONTINUE, USE, Act, UseAuxiliary, UseLocation
from gwt.games.great_western.verbs.objectives import Play
from tests.benchmarks.compiled_rules.code import Code, Row
from tests.benchmarks.compiled_rules.forms import Form
from tests.benchmarks.compiled_rules.great_western.codes import HOWS, actions_of
from tests.benchmarks.compiled_rules.great_western.kit import PHASES, acted, cause, forms, kind_of, search

if TYPE_CHECKING:
    from tests.benchmarks.compiled_rules.program import Program


def _use_location(program: "Program", form: Form) -> Code:
    uses = program.board.roles[0].uses
    cases = "".join(
        f"case {program.place('space', space)}:"
        f" push(s, seat, {program.code(use)}, {cause(program, space)}); return;\n    "
        for space, use in uses.items()
    )
    return Code(
        can="int at = s->players[seat].at; return at != NONE && (s->tiles[at] != NONE || HAS_USE[at]);",
        do=f"""s->phase = {PHASES.index("arrived")};
    int at = s->players[seat].at;
    if (at == NONE) return;
    switch (at) {{
    {cases}}}
    int tile = s->tiles[at];
    if (tile == NONE) return;
    int usable = s->owners[at] == NONE || s->owners[at] == seat;
    int left = usable && IS_BUILDING[tile] ? (1 << (ACTIONS[tile] + HAS_RISK[at])) - 1 : 0;
    push(s, seat, ACT({HOWS.index(USE)}, tile, at, left), CAUSE_TILE[tile]);""",
    )


def _act(program: "Program", form: Form) -> Code:
    board = program.board
    printed = {
        (program.place("tile", tile), at): action
        for tile in board.buildings
        for at, action in enumerate(actions_of(board, tile))
    }
    risks = {place: one.risk for place, one in enumerate(board.spaces.values()) if one.risk is not None}
    lists = tuple(one for action in dict.fromkeys(printed.values()) for one in program.row_of(action).lists)
    lists += tuple(one for risk in dict.fromkeys(risks.values()) for one in program.row_of(risk).lists)
    ways = "".join(
        f"    case {tile * 8 + at}: n += {program.listed(action)}; return n;\n"
        for (tile, at), action in printed.items()
    )
    risk = "".join(
        f"    case {place}: n += {program.listed(one)}; return n;\n" for place, one in risks.items()
    )
    single = {use: action for use, action in board.forms.items() if not use.double}
    singles = " ".join(
        f"if ({_is_open(program, use)} && {program.can(action)}) out[n++] = {program.code(use)};"
        for use, action in single.items()
    )
    auxiliary = " || ".join(f"option == {program.code(use)}" for use in board.forms) or "0"
    must_act = int(MUST_ACT in program.rules.rulings)
    going_on = HOWS.index(CONTINUE)
    return Code(
        helper=f"""static int act_ways(struct state *s, int seat, int tile, int space, int at, code *out)
{{
    int n = 0;
    if (at == ACTIONS[tile])
        switch (space) {{
{risk}        default: return 0;
        }}
    switch (tile * 8 + at) {{
{ways}    }}
    return n;
}}
static int singles(struct state *s, int seat, code *out)
{{
    int n = 0;
    {singles}
    return n;
}}""",
        options=f"""int tile = ACT_TILE(arg), at = ACT_AT(arg), how = ACT_HOW(arg), left = ACT_LEFT(arg);
    int n = 0;
    if (s->players[seat].at != at) return 0;
    int there = s->tiles[at] == tile;
    for (int i = 0; there && left >> i; i++)
        if (left >> i & 1)
            n += act_ways(s, seat, tile, at, i, out + n);
    if (there && how == {HOWS.index(USE)})
        n += singles(s, seat, out + n);
    n += plays(s, seat, out + n);
    if (n && !(there && how != {going_on} && {must_act}))
        out[n++] = DONE;
    return unlike(out, n);""",
        chosen=f"""int tile = ACT_TILE(arg), at = ACT_AT(arg), left = ACT_LEFT(arg), kept = 0;
    if (option == DONE) return;
    if (((uint64_t)option & 0xFFFF) == PLAY_BASE) {{
        push(s, seat, (code)((uint64_t)arg << 16 | {form.base}), cause);
        push(s, seat, option, cause);
        return;
    }}
    for (int i = 0; !({auxiliary}) && left >> i; i++) {{
        code out[MOST_OPTIONS];
        int n = left >> i & 1 ? act_ways(s, seat, tile, at, i, out) : 0;
        for (int k = 0; k < n; k++)
            if (out[k] == option) {{
                kept = left & ~(1 << i);
                left = n = 0;
            }}
    }}
    s->phase = {PHASES.index("used")};
    push(s, seat, ACT({going_on}, tile, at, kept), cause);
    if (MOVES_ENGINE[(uint64_t)option & 0xFFFF]) {{
        s->players[seat].stopped = 0;
        push(s, seat, UPGRADE_REACHED, cause);
    }}
    begin(s, seat, option, cause);""",
        opens=(*lists, *forms(program, single), *kind_of(program, Play)),
    )


def _is_open(program: "Program", use: Auxiliary) -> str:
    board = program.board
    spaces = board.player_board.auxiliary_spaces[use.double]
    return f"is_open(s, seat, {list(board.auxiliary).index(use.aux)}, {spaces})"


def _use_auxiliary(program: "Program", form: Form) -> Code:
    (single,) = values(form.effect)
    uses = {use: action for use, action in program.board.forms.items() if not (single and use.double)}
    cases = "\n    ".join(
        f"if ({_is_open(program, use)} && {program.can(action)}) {{ if (!out) return 1;"
        f" out[n++] = {program.code(use)}; }}"
        for use, action in uses.items()
    )
    name = f"auxiliary_{form.at}"
    head = f"static int {name}(struct state *s, int seat, code *out)"
    find = f"{head}\n{{\n    int n = 0;\n    {cases}\n    return n;\n}}"
    return search(f"{name}(s, seat, ", forms(program, uses), helper=find)


def _auxiliary(program: "Program", form: Form) -> Code:
    action = program.board.forms[form.effect]
    return Code(can=f"return {program.can(action)};", do=acted(program, action))


ROWS: dict[type[Effect], Row] = {
    Act: _act,
    Auxiliary: _auxiliary,
    UseAuxiliary: _use_auxiliary,
    UseLocation: _use_location,
}
