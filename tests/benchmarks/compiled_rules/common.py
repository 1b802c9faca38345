"""Counts, amounts, the score pad and the verbs of `gwt.common` in C, which are the same for all games."""

from collections.abc import Mapping, Sequence
from inspect import getclosurevars
from typing import TYPE_CHECKING, Any

from gwt.common import purse
from gwt.dsl import Amount, Count, Per, Places, Quantity, UpTo, values
from gwt.kernel import Verb
from tests.benchmarks.compiled_rules.code import Code, Row
from tests.benchmarks.compiled_rules.forms import Form, NotCovered

if TYPE_CHECKING:
    from tests.benchmarks.compiled_rules.program import Program


def counted(program: "Program", count: Count) -> str:
    """An expression that counts for `seat`."""
    row = program.slice.counts.get(count.kind)
    if row is None:
        raise NotCovered(f"the count '{count}'")
    return row(program, count.argument)


def number(program: "Program", amount: Amount) -> str:
    """An expression for the number of an amount, as `gwt.kernel.counting.number` has it."""
    match amount:
        case int():
            return str(amount)
        case UpTo(most):
            return number(program, most)
        case Quantity(count):
            return counted(program, count)
        case Per() if not isinstance(amount, Places):
            many = counted(program, amount.count)
            return f"({amount.each} * {many if amount.per == 1 else f'each_full({many}, {amount.per})'})"
    raise NotCovered(f"the amount '{amount}'")


# --- verbs that change a number of a player ------------------------------------------------------------


def row_of(verb: Verb[Any, Any]) -> Row | None:
    """The row of a verb that `gaining` or `paying` has made; its field is among what the function holds."""
    held = getclosurevars(verb.do).nonlocals if verb.do.__module__ == purse.__name__ else {}
    if not {"what", "sign"} <= held.keys():
        return None
    field, sign = f"s->players[seat].{held['what']}", held["sign"]

    def row(program: "Program", form: Form) -> Code:
        much = number(
            program, dict(zip(type(form.effect).fields, values(form.effect), strict=True))["amount"]
        )
        enough = f" && {much} <= {field}" if sign < 0 else ""
        return Code(can=f"return {much} > 0{enough};", do=f"{field} += {sign} * ({much});")

    return row


# --- the content and the score pad ---------------------------------------------------------------------


def constants(numbers: Mapping[str, int]) -> str:
    """C for constants."""
    return f"enum {{ {', '.join(f'{name} = {value}' for name, value in numbers.items())} }};\n"


def table(name: str, numbers: Sequence[int], kind: str = "int16_t") -> str:
    """A table of numbers of the content."""
    return f"static const {kind} {name}[{len(numbers)}] = {{{', '.join(map(str, numbers))}}};\n"


def scored(program: "Program", pad: Any) -> dict[str, Amount]:
    """The lines of the score pad that have C, by name: categories, and then the tie breakers."""
    if pad.teams:
        raise NotCovered("teams")
    only = program.slice.scored
    lines = {one.id: one.score for one in pad.categories if only is None or one.id in only}
    return lines | {f"tie {at}": one for at, one in enumerate(pad.ties)}


def points(program: "Program") -> str:
    """The function that Python calls for the points of a seat, in the order of `scored`."""
    lines = enumerate(program.scored.values())
    body = "".join(f"    out[{at}] = {number(program, one)};\n" for at, one in lines)
    return f"void points(struct state *s, int seat, int32_t *out)\n{{\n{body}}}\n"
