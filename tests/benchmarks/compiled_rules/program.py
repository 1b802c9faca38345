"""The C of a pack for one number of players: a function for each row of each form, and the ways to them."""

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any

from attrs import evolve

import gwt
from gwt.dsl import Effect, Named, bind, free_names, walk_effect
from gwt.kernel import Verb
from gwt.packs import Pack
from gwt.packs.walk import effects_of, files
from gwt.spec import GAMES
from tests.benchmarks.compiled_rules import common, joiners
from tests.benchmarks.compiled_rules.code import Code, Slice
from tests.benchmarks.compiled_rules.forms import Form, Forms, NotCovered
from tests.benchmarks.compiled_rules.layout import Layout, World

KERNEL = Path(__file__).parent / "kernel.c"
_OF = "struct state *s, int seat"


class Program:
    """A pack as a program in C; `also` are effects that the pack does not say, such as those of a position.

    Raises:
        NotCovered: the pack or its game has something for which the trial has no C.
    """

    def __init__(self, pack: Pack, players: int, of: Slice, also: Collection[Effect] = ()) -> None:
        play = GAMES[pack.manifest.game].play
        self.pack, self.players, self.slice = pack, players, of
        self.board: Any = play.board(pack)
        self.origin = gwt.new_game(players, 0, pack=pack, listen=False).state
        """A state of Python, of which the fields are taken that the slice keeps."""
        self.rules = self.origin.rules
        if self.rules.freely or self.rules.automatic or self.rules.triggers:
            raise NotCovered("what can be done at any time, seats that nobody plays, and triggers")
        names = {kind: list(names) for kind, names in pack.vocabulary.items() if kind != "count"}
        self.names: Mapping[str, Sequence[str]] = {**names, **of.names(self.board)}
        self.forms = Forms(self.names, of.payloads(self.board), self._numbers())
        self.causes = of.causes(self.board)
        capacities = of.capacities(self.board, players)
        world = World(self.names, capacities, of.kept, self.code, self.forms.effect, self.causes)
        self.layout = Layout(self.origin, world)
        self.scored = common.scored(self, self.board.scoring)
        """The lines of the score pad that have C."""
        self.most = 0
        """The most options of a decision."""
        self._rows: dict[Form, Code] = {}
        self.locals: list[str] = []
        """The names of local variables so far."""
        self._tables: dict[tuple[int, ...], str] = {}
        self.source = self._source(also)

    def _numbers(self) -> dict[str, int]:
        """The largest number that each name may stand for that an expression of the pack gives one."""
        found: dict[str, int] = {}
        for _, entry in files(self.pack.entries):
            for _, effect in effects_of(entry):
                for node in walk_effect(effect):
                    if isinstance(node, Named):
                        most = self.slice.numbers.get(type(node.effect))
                        if most is None:
                            raise NotCovered(f"'{node}': a number that is known only in play")
                        found[node.name] = max(found.get(node.name, 0), most(self.board))
        return found

    # --- what the rows ask ------------------------------------------------------------------------------

    def verb(self, effect: Effect) -> Verb[Any, Any]:
        """The row of an effect in the table of the game."""
        return self.rules.verbs[type(effect)]

    def row(self, form: Form) -> Code:
        """The C of a form; that of the effects in it is made with it."""
        if form not in self._rows:
            if free_names(form.effect):
                # It is bound before its turn comes.
                self._rows[form] = Code(do="s->fault = 1;", listed="return 0;")
                return self._rows[form]
            self._rows[form] = self._with_listed(form, self._made(form)(self, form))
        return self._rows[form]

    def row_of(self, effect: Effect) -> Code:
        return self.row(self.forms.of(effect))

    def code(self, effect: Effect) -> int:
        """The code of an effect."""
        return self.forms.code(effect)

    def every_node(self, form: Form) -> Sequence[Effect]:
        """All effects of a form."""
        return form.nodes if form.payload is None else form.payload.every

    def table(self, numbers: Sequence[int]) -> str:
        """The name of a table with these numbers."""
        return self._tables.setdefault(tuple(numbers), f"T{len(self._tables)}")

    def place(self, kind: str, name: str) -> int:
        """The number of a name among those of its kind."""
        return list(self.names[kind]).index(name)

    def can(self, effect: Effect) -> str:
        """An expression in C: whether an effect can be carried out."""
        return self._call("can", effect)

    def options(self, effect: Effect) -> str:
        """An expression in C that fills `out + n`; `DO_IT` if nothing is left to choose."""
        return self._call("options", effect, "out + n") if self.row_of(effect).options else "DO_IT"

    def listed(self, effect: Effect) -> str:
        """An expression in C that fills `out + n` with the ways to list an effect in another decision."""
        return self._call("listed", effect, "out + n")

    def pushed(self, effects: Sequence[Effect]) -> str:
        """Statements in C that put effects on the agenda, the first of them to be done first."""
        return " ".join(f"push(s, seat, {self.code(one)}, cause);" for one in reversed(effects))

    def numbered(self, effect: Effect) -> str:
        """An expression in C that does an effect and gives its number."""
        if not self.row_of(effect).number:
            raise NotCovered(f"the number of '{effect}'")
        return self._call("number", effect, "cause")

    def begun(self, effect: Effect) -> str:
        """A statement in C that puts an effect on the agenda once it has been chosen."""
        return (
            self._call("begin", effect, "cause") + ";"
            if self.row_of(effect).begin
            else self.pushed([effect])
        )

    def _call(self, what: str, effect: Effect, *more: str) -> str:
        form = self.forms.of(effect)
        self.row(form)
        place = self.code(effect) >> 16 if form.payload else self.code(effect) - form.base
        return f"{what}_{form.at}({', '.join(('s', 'seat', str(place), *more))})"

    # --- the rows ---------------------------------------------------------------------------------------

    def _made(self, form: Form) -> Any:
        kind = type(form.effect)
        row = joiners.ROWS.get(kind) or common.row_of(self.verb(form.effect)) or self.slice.rows.get(kind)
        if row is None:
            raise NotCovered(f"'{form.effect}': no C for the verb {kind.__name__}")
        return row

    def _with_listed(self, form: Form, code: Code) -> Code:
        """The code with the default of `listed`, by the row of the verb in the table of the game."""
        if code.listed:
            return code
        verb = self.verb(form.effect)
        itself = f"if (can_{form.at}(s, seat, arg)) {{ out[0] = {form.itself}; return 1; }} return 0;"
        if verb.in_place is None or not verb.in_place(form.effect) or not code.options:
            return evolve(code, listed=itself, lists=(form,))
        own = f"int n = options_{form.at}(s, seat, arg, out); if (n != DO_IT) return n;"
        return evolve(code, listed=f"{own} {itself}", lists=(*code.opens, form))

    # --- the text ---------------------------------------------------------------------------------------

    def add(self, effects: Collection[Effect] = ()) -> None:
        """Makes the C of some effects, and of all effects to which the C so far leads."""
        for effect in effects:
            self.row_of(effect)
        # The C of a form may ask for further forms.
        at = 0
        while at < len(self.forms.every):
            self.row(self.forms.every[at])
            at += 1

    def _source(self, also: Collection[Effect]) -> str:
        course = self.slice.course(self)
        points = common.points(self)
        self.add(also)
        rows = [(form, self._rows[form]) for form in self.forms.every]
        self.most = max(sum(one.most for one in (*code.opens, *code.lists)) for _, code in rows) + 2
        sizes = {"SEATS": self.players, "NODES": len(self.forms.nodes), "MOST_OPTIONS": self.most}
        width = "uint64_t" if any(form.payload for form, _ in rows) else "uint16_t"
        return "\n".join(
            [
                f"/* {self.pack.title()}, {self.players} players: generated. */",
                "#include <stdint.h>\n#include <string.h>\n",
                f"typedef {width} code;\n{common.constants(sizes)}",
                self.layout.source,
                KERNEL.read_text(encoding="utf-8"),
                _table("FORM", [form.at for form, _ in rows for _ in form.nodes]),
                _table("PLACE", [place for form, _ in rows for place in range(len(form.nodes))]),
                *[common.table(name, numbers) for numbers, name in self._tables.items()],
                course,
                points,
                *[f"{head};" for form, code in rows for head, _ in _functions(form, code)],
                *[f"{_BINDING.format(name)};" for name in self.forms.numbers],
                "",
                *[_text(form, code) for form, code in rows],
                self._ways(rows),
            ]
        )

    def _ways(self, rows: Sequence[tuple[Form, Code]]) -> str:
        """The functions of the kernel that go on to those of the forms."""
        decide, perform, begin, chosen = "", "", "", ""
        for form, code in rows:
            case, at = f"    case {form.at}: ", form.at
            if code.options:
                decide += f"{case}return options_{at}(s, seat, arg, out);\n"
            if code.do or code.number:
                guard = f"if (can_{at}(s, seat, arg)) " if self.verb(form.effect).guard else ""
                perform += f"{case}{guard}do_{at}(s, seat, arg, cause); break;\n"
            if code.begin:
                begin += f"{case}begin_{at}(s, seat, arg, cause); break;\n"
            if code.chosen:
                chosen += f"{case}chosen_{at}(s, seat, arg, cause, option); return 1;\n"
        return "\n".join(
            [
                _way("int decide", "code *out", decide, "return DO_IT;"),
                _way("void perform", "int cause", perform, "break;"),
                _way("void begin", "int cause", begin, "push(s, seat, effect, cause);"),
                _way("int chosen", "int cause, code option", chosen, "return 0;"),
                *[self._binding(name) for name in self.forms.numbers],
                self.slice.ending(self),
            ]
        )

    def _binding(self, name: str) -> str:
        """The function that gives a name its number in the effect that follows."""
        cases, most = "", self.forms.numbers[name]
        for effect in list(self.forms.nodes):
            if name in free_names(effect):
                numbers = [self.code(bind(effect, name, value)) for value in range(most + 1)]
                bound = common.table("bound", numbers, "uint16_t")
                found = f"{bound}        return bound[value];"
                cases += f"    case {self.code(effect)}: {{\n        {found}\n    }}\n"
        return (
            f"{_BINDING.format(name)}\n{{\n"
            f"    if (value < 0 || value > {most})\n        return s->fault = 1, effect;\n"
            f"    switch (effect) {{\n{cases}    default: return effect;\n    }}\n}}\n"
        )


_BINDING = "static uint64_t bound_{}(struct state *s, uint64_t effect, int value)"


def _functions(form: Form, code: Code) -> list[tuple[str, str]]:
    """The functions of a form: the head and the body of each."""
    at, of = form.at, f"{_OF}, int64_t arg"
    done = f"number_{at}(s, seat, arg, cause);" if code.number else ""
    several = [
        (f"static int can_{at}({of})", code.can),
        (f"static int options_{at}({of}, code *out)", code.options),
        (f"static int listed_{at}({of}, code *out)", code.listed),
        (f"static int number_{at}({of}, int cause)", code.number),
        (f"static void do_{at}({of}, int cause)", code.do or done),
        (f"static void begin_{at}({of}, int cause)", code.begin),
        (f"static void chosen_{at}({of}, int cause, code option)", code.chosen),
    ]
    return [(head, body) for head, body in several if body]


def _text(form: Form, code: Code) -> str:
    more = f" and {len(form.nodes) - 1} more" if form.is_family else ""
    lines = [f"/* {form.base}: {form.effect}{more} */", *([code.helper] if code.helper else [])]
    lines += [f"{head}\n{{\n    {body}\n}}" for head, body in _functions(form, code)]
    return "\n".join(lines) + "\n"


def _table(name: str, values: Sequence[int]) -> str:
    return f"static const uint16_t {name}[NODES] = {{{', '.join(map(str, values))}}};\n"


def _way(head: str, more: str, cases: str, otherwise: str) -> str:
    return (
        f"static {head}({_OF}, code effect, {more})\n{{\n"
        "    int64_t arg = (int64_t)((uint64_t)effect >> 16) + PLACE[(uint16_t)effect];\n"
        f"    switch (FORM[(uint16_t)effect]) {{\n{cases}    default: {otherwise}\n    }}\n}}\n"
    )
