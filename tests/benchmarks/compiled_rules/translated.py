"""Verbs, counts, setup and turns in C, translated from the Python of a game: no line of it is by hand."""

import inspect
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from attrs import frozen

from gwt.dsl import Effect
from gwt.spec import GAMES
from tests.benchmarks.compiled_rules.code import Code, Slice
from tests.benchmarks.compiled_rules.forms import Form
from tests.benchmarks.compiled_rules.translation import Translation
from tests.benchmarks.compiled_rules.values import C, Each

if TYPE_CHECKING:
    from tests.benchmarks.compiled_rules.program import Program


@frozen(eq=False)
class _Effect:
    """An effect as the functions of a verb see it; what options fill in is known in play only."""

    effect: Effect
    form: Form
    program: Any

    def __getattr__(self, name: str) -> Any:
        if name in self.form.sizes:
            kind = f"name {name}" if name in self.program.names else "int"
            return C(f"(int){self.form.value(name)}", kind)
        return getattr(self.effect, name)


def row_of(program: "Program", form: Form) -> Code:
    """The C of a verb, from the functions of its row in the table of the game."""
    verb = program.verb(form.effect)
    effect = _Effect(form.wide, form, program)
    held = inspect.getclosurevars(verb.options).nonlocals if verb.options is not None else {}
    if "find" in held and not form.is_family:
        return _searched(program, form, held["find"], effect)
    can = "return 1;"
    if "find" in held:
        wide = program.forms.of(form.wide).at
        program.row(program.forms.of(form.wide))
        can = f"return find_{wide}(s, seat, 0, {form.base} + (int)arg);"
    elif verb.can is not None and verb.guard is not None:
        can = _function(
            program, lambda of: f"return {of.truth(of.call(verb.can, of.table, _seat(), effect))};"
        )
    do = _function(
        program, lambda of: of.call(verb.do, of.table, _seat(), effect, C("cause", "int")) and ""
    )
    return Code(can=can, do=do)


def _searched(program: "Program", form: Form, find: Any, effect: Any) -> Code:
    family = program.forms.family(form.wide)
    option = "{ code c = %s; if (wanted ? c == (code)wanted : !out) return 1; if (out) out[n++] = c; }"

    def body(of: Translation) -> str:
        found = of.call(find, of.table, _seat(), effect)
        if isinstance(found, Each):
            of.loop(found, lambda one: of.lines.append(option % of.code(one)))
        return "return n;"

    text = _function(program, body, found=lambda code: option % code)
    name = f"find_{form.at}"
    head = f"static int {name}(struct state *s, int seat, code *out, int wanted)"
    helper = f"{head}\n{{\n    int n = 0;\n    {text}\n}}"
    return Code(
        can=f"return {name}(s, seat, 0, 0);",
        options=f"return {name}(s, seat, out, 0);",
        opens=(family,),
        helper=helper,
    )


def _seat() -> C:
    return C("seat", "int")


def _function(
    program: "Program", make: Callable[[Translation], str | None], found: Callable[[str], str] | None = None
) -> str:
    of = Translation(program, found)
    last = make(of)
    return "\n    ".join([*of.lines, last or "return;"])


class _Counts(Mapping[str, Any]):
    """The rows of all counts, from the functions of the game."""

    def __getitem__(self, kind: str) -> Any:
        def row(program: "Program", argument: Any) -> str:
            of = Translation(program)
            text = of.int(of.call(program.rules.counts[kind], of.table, _seat(), argument))
            return f"({{ {' '.join(of.lines)} {text}; }})" if of.lines else f"({text})"

        return row

    def __iter__(self) -> Iterator[str]:
        return iter(())

    def __len__(self) -> int:
        return 0


class _Rows(Mapping[type[Effect], Any]):
    """The rows of all verbs, for which `gaining` and `paying` need none."""

    def __getitem__(self, kind: type[Effect]) -> Any:
        return row_of

    def __iter__(self) -> Iterator[type[Effect]]:
        return iter(())

    def __len__(self) -> int:
        return 0


def _course(program: "Program") -> str:
    play = GAMES[program.pack.manifest.game].play
    premise = {"seed": C("seed", "int"), "first": C("first", "first"), "players": program.players}
    rules = program.rules

    def set_up(of: Translation) -> None:
        of.call(play.set_up, program.board, rules, premise)

    turn = _function(program, lambda of: of.call(play.next_turn, of.table))
    start = _function(program, set_up)
    return (
        f"static void set_up(struct state *s, uint64_t seed, int first)\n{{\n    {start}\n}}\n\n"
        f"static void next_turn(struct state *s)\n{{\n    {turn}\n}}\n"
    )


def translated(
    capacities: Callable[[Any, int], Mapping[str, int]], causes: Callable[[Any], Sequence[str]], names: Any
) -> Slice:
    """Everything of a game, translated; only what no field declares is given."""
    return Slice(
        rows=_Rows(), counts=_Counts(), course=_course, capacities=capacities, causes=causes, names=names
    )
