"""Lantern Street in C: its verbs, counts, setup and turns, each as the function of `rules` that it follows.

The numbers, the stalls and all that happens by an effect come from the pack.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from lantern_street.effects import Discard, Draw, Light, Open

from gwt.dsl import values
from tests.benchmarks.compiled_rules.code import Code, Row, Slice
from tests.benchmarks.compiled_rules.common import choosing, constants, counted, number, table
from tests.benchmarks.compiled_rules.forms import Form

if TYPE_CHECKING:
    from tests.benchmarks.compiled_rules.program import Program

HELPERS = Path(__file__).parent / "lantern.c"
_STREET = "struct player *p = &s->players[seat];"

# --- verbs ---------------------------------------------------------------------------------------------


def _draw(program: "Program", form: Form) -> Code:
    many = number(program, values(form.effect)[0])
    return Code(
        can=f"return s->deck.n && {many} != 0;", do=f"from_deck(s, &s->players[seat].hand, {many});"
    )


_DISCARD = choosing(
    find=f"""{_STREET}
    struct seen seen = {{{{0}}}};
    for (int i = 0; i < p->hand.n; i++)
        if (first_time(&seen, p->hand.at[i]))
            OPTION(p->hand.at[i])""",
    holds="HAS(s->players[seat].hand, <stall>)",
    do="REMOVE(s->players[seat].hand, <stall>);",
)

_OPEN = choosing(
    find=f"""{_STREET}
    for (int market = 0; market < 2; market++) {{
        struct row_of_stall *cards = market ? &s->market : &p->hand;
        struct seen seen = {{{{0}}}};
        for (int i = 0; i < cards->n; i++) {{
            int one = cards->at[i];
            if (first_time(&seen, one) && can_open(s, seat, one, market))
                OPTION(one * 2 + market)
        }}
    }}""",
    holds="(<market> ? HAS(s->market, <stall>) : HAS(s->players[seat].hand, <stall>))"
    " && can_open(s, seat, <stall>, <market>)",
    do=f"""{_STREET}
    int stall = <stall>, market = <market>;
    p->silver -= COST[stall] + FEE * market;
    ADD(p->street, stall);
    if (market)
        REMOVE(s->market, stall);
    else
        REMOVE(p->hand, stall);
    if (OPENED[stall])
        push(s, seat, OPENED[stall], CAUSE + stall);""",
)

_LIGHT = choosing(
    find=f"""{_STREET}
    for (int i = 0; i < p->street.n; i++)
        if (!HAS(s->lit, p->street.at[i]))
            OPTION(p->street.at[i])""",
    holds="HAS(s->players[seat].street, <stall>) && !HAS(s->lit, <stall>)",
    do="""int stall = <stall>;
    ADD(s->lit, stall);
    push(s, seat, ACTION[stall], CAUSE + stall);""",
)

ROWS: dict[type, Row] = {Draw: _draw, Discard: _DISCARD, Open: _OPEN, Light: _LIGHT}

# --- counts --------------------------------------------------------------------------------------------

COUNTS = {
    "own stall": lambda program, _: "s->players[seat].street.n",
    "lit stall": lambda program, _: "(seat == s->seat ? s->lit.n : 0)",
    "kind": lambda program, kind: f"of_kind(s, seat, {program.place('kind', kind)})",
    "stall point": lambda program, _: "stall_points(s, seat)",
    "point": lambda program, _: "s->players[seat].points",
    "card": lambda program, _: "s->players[seat].hand.n",
    "silver": lambda program, _: "s->players[seat].silver",
}

# --- setup and turns -----------------------------------------------------------------------------------


def _course(program: "Program") -> str:
    street, stalls = program.board.street, list(program.board.stalls.values())
    numbers = {
        "COPIES": street.copies[program.players],
        "STALLS": len(stalls),
        "SILVER": street.silver,
        "HAND": street.hand,
        "MARKET": street.market,
        "FEE": street.fee,
        "TURN": program.code(street.turn),
        "LAST_NUMBER": street.last.number,
        "CAUSE": len(_CAUSES),
    }
    tables: dict[str, Sequence[int]] = {
        "COST": [one.cost for one in stalls],
        "POINTS": [one.points for one in stalls],
        "KIND": [program.place("kind", one.kind) for one in stalls],
        "ACTION": [program.code(one.action) for one in stalls],
        "OPENED": [0 if one.opened is None else program.code(one.opened) for one in stalls],
    }
    return (
        f"{constants(numbers)}#define LAST_COUNT {counted(program, street.last.count)}\n"
        + "".join(table(name, several) for name, several in tables.items())
        + HELPERS.read_text(encoding="utf-8")
    )


_CAUSES = ("turn",)
"""The causes that are no stalls."""

LANTERN_STREET = Slice(
    rows=ROWS,
    counts=COUNTS,
    course=_course,
    capacities=lambda board, players: {"stall": len(board.stalls) * board.street.copies[players]},
    causes=lambda board: (*_CAUSES, *board.stalls),
    names=lambda board: {"stall": [*board.stalls]},
)
