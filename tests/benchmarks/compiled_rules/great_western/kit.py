"""Helpers of the rows: searches, names, and beginnings of actions."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from gwt.dsl import Effect
from gwt.games.great_western.verbs.actions import UPGRADE_AT_ONCE, moves_engine
from tests.benchmarks.compiled_rules.code import Code
from tests.benchmarks.compiled_rules.forms import Form, NotCovered

if TYPE_CHECKING:
    from tests.benchmarks.compiled_rules.program import Program

PHASES = ("before", "arrived", "used")


def search(call: str, opens: tuple[Form, ...], chosen: str = "", helper: str = "") -> Code:
    """The code of a verb that always has to be narrowed; `call` lacks its last argument, the list or 0."""
    return Code(
        can=f"return {call}0) > 0;",
        options=f"return {call}out);",
        opens=opens,
        chosen=chosen,
        helper=helper,
    )


def forms(program: "Program", effects: Iterable[Effect]) -> tuple[Form, ...]:
    return tuple(program.forms.of(one) for one in effects)


def kind_of(program: "Program", kind: type[Effect]) -> tuple[Form, ...]:
    """The form of a kind of effects with a payload."""
    return (program.forms.of(program.forms.payloads[kind].effect(0)),)


def cause(program: "Program", name: str) -> int:
    return list(program.causes).index(name)


def acted(program: "Program", action: Effect) -> str:
    """Statements in C that begin an action, as `gwt.games.great_western.verbs.actions.begin` does."""
    if not moves_engine(action):
        return program.begun(action)
    if UPGRADE_AT_ONCE in program.rules.rulings:
        raise NotCovered(f"the ruling '{UPGRADE_AT_ONCE}'")
    return f"s->players[seat].stopped = 0; push(s, seat, UPGRADE_REACHED, cause); {program.begun(action)}"


def all_acted(program: "Program", parts: Sequence[Effect], name: str) -> str:
    """Statements in C that begin parts of what is printed on something, the first of them first."""
    return f"cause = {cause(program, name)}; " + " ".join(acted(program, one) for one in reversed(parts))


def cattle(board: Any) -> list[str]:
    return sorted(one.id for one in board.cards.values() if one.objective is None)


def matching(program: "Program", card: str) -> str:
    """C for the table that says which cards a description fits."""
    return f"MATCHING[{list(program.board.matching).index(card)}]"


def square(name: str, kind: str, rows: Sequence[Sequence[int]], width: int) -> str:
    """A table of rows of numbers, with -1 where a row ends before."""
    inner = ", ".join(f"{{{', '.join(map(str, [*row, *[-1] * (width - len(row))]))}}}" for row in rows)
    return f"static const {kind} {name}[{len(rows)}][{width}] = {{{inner}}};\n"
