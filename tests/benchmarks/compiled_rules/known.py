"""What functions of any game call, in C: those of Python, of the kernel, and of `gwt.common`."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from gwt.common import anybody_has, begin_turn, end_game, next_seat
from gwt.dsl import Effect
from gwt.kernel import as_number, below, push, shuffle
from tests.benchmarks.compiled_rules.common import counted, number
from tests.benchmarks.compiled_rules.values import C, Each, Of

if TYPE_CHECKING:
    from tests.benchmarks.compiled_rules.translation import Translation


def _len(of: "Translation", value: Any) -> Any:
    if isinstance(value, Of) and value.name == "players":
        return of.program.players
    return C(f"({value.text}).n", "int") if isinstance(value, C) else len(value)


def _unique(of: "Translation", value: C) -> Each:
    def through(do: Callable[[Any], None]) -> None:
        seen = of.new("struct seen", "{{0}}")

        def one(item: C) -> None:
            inner, _ = of.inside(lambda: do(item))
            of.lines += [f"if (first_time(&{seen}, {item.text})) {{", *inner, "}"]

        of.loop(value, one)

    return Each(through)


def _sum(of: "Translation", value: Any) -> C:
    total = of.new("int", "0")
    of.loop(value, lambda one: of.lines.append(f"{total} += {of.int(one)};"))
    return C(total, "int")


def _shuffled(of: "Translation", table: Any, items: Any) -> None:
    (kind,) = {kind for kind, names in of.program.names.items() if set(items) <= set(names)}
    row = of.new(f"struct row_of_{kind}", str(of.row(items, f"row {kind}")))
    of.lines.append(f"shuffle(&s->rng, {row}.at, {row}.n);")
    items[:] = [C(row, f"row {kind}")]


def _as_tuple(of: "Translation", value: Any) -> Any:
    if isinstance(value, list) and len(value) == 1 and isinstance(value[0], C):
        return value[0]
    return value if isinstance(value, C | Each) else tuple(value)


def _begun(of: "Translation", table: Any, seat: Any, effect: Effect) -> None:
    of.lines += [f"s->seat = {of.int(seat)};", "s->turn++;"]
    of.pushed((effect,), seat, "turn")


def _anybody(of: "Translation", table: Any, need: Any) -> C:
    found = of.new("int", "0")
    holds = f"{counted(of.program, need.count)} >= {need.number}"
    of.lines.append(f"for (int seat = 0; seat < SEATS; seat++) {found} |= {holds};")
    return C(found, "int")


KNOWN: Mapping[Any, Callable[..., Any]] = {
    len: _len,
    bool: lambda of, value: C(of.truth(value), "int") if isinstance(value, C) else bool(value),
    sum: _sum,
    tuple: _as_tuple,
    list: lambda of, value: value if isinstance(value, C) else list(value),
    dict.fromkeys: _unique,
    as_number: lambda of, table, seat, amount: C(number(of.program, amount), "int"),
    push: lambda of, table, seat, effects, cause: of.pushed(effects, seat, cause),
    next_seat: lambda of, table: C(of.new("int", "s->turn ? (s->seat + 1) % SEATS : s->first"), "int"),
    anybody_has: _anybody,
    begin_turn: _begun,
    end_game: lambda of, table: of.lines.append("s->over = 1;"),
    below: lambda of, table, limit: C(of.new("int", f"below(&s->rng, {of.int(limit)})"), "int"),
    shuffle: _shuffled,
}
