"""C from the body of a function in Python: statement by statement, with what is known before as it is.

The board, the trees and the number of players are values of Python, and whatever depends on the state is
an expression in C. So a loop over what is printed is unrolled, and a name that is looked up on the board
becomes a table. A function that is called is put in the place of its call.
"""

import ast
import builtins
import types
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gwt.dsl import Effect
from gwt.kernel import State
from gwt.kernel.shape import NamedValue, Part, Row, fields_of
from tests.benchmarks.compiled_rules.forms import NotCovered
from tests.benchmarks.compiled_rules.known import KNOWN
from tests.benchmarks.compiled_rules.values import C, Each, Either, Of, Told

if TYPE_CHECKING:
    from tests.benchmarks.compiled_rules.program import Program


@cache
def _module(path: str) -> ast.Module:
    return ast.parse(Path(path).read_text(encoding="utf-8"))


def body_of(function: types.FunctionType) -> Any:
    """The tree of a function or a lambda."""
    code = function.__code__
    for node in ast.walk(_module(code.co_filename)):
        if isinstance(node, ast.FunctionDef | ast.Lambda) and node.lineno == code.co_firstlineno:
            names = [one.arg for one in node.args.args]
            if names == list(code.co_varnames[: code.co_argcount]):
                return node
    raise NotCovered(f"the source of {function.__qualname__}")


class Translation:
    """The statements in C of one function."""

    def __init__(self, program: "Program", found: Callable[[str], str] | None = None) -> None:
        self.program, self.lines, self.found, self.depth = program, list[str](), found, 0
        self.state = type(program.origin)

    # --- functions --------------------------------------------------------------------------------------

    def call(self, function: Any, *values: Any) -> Any:
        """Evaluates a function of Python with these values, and emits what it does."""
        node = body_of(function)
        given = [self.kept(one) if isinstance(one, C) and one.kind == "int" else one for one in values]
        scope = dict(zip([one.arg for one in node.args.args], given, strict=True))
        scope["__globals__"] = function.__globals__
        if isinstance(node, ast.Lambda):
            return self.value(node.body, scope)
        self.depth += 1
        found = self.carried_out(node.body, scope)
        self.depth -= 1
        return found

    def carried_out(self, body: Sequence[ast.stmt], scope: dict[str, Any]) -> Any:
        """Emits statements up to the one that returns; only the last may return a value."""
        for one in body:
            try:
                if isinstance(one, ast.Return):
                    return None if one.value is None else self.value(one.value, scope)
                self.statement(one, scope)
            except (AttributeError, KeyError, TypeError, ValueError) as error:
                raise NotCovered(ast.unparse(one)) from error
        return None

    def new(self, kind: str, text: str) -> str:
        """A local variable in C with a value."""
        name = f"v{len(self.program.locals)}"
        self.program.locals.append(name)
        self.lines.append(f"{kind} {name} = {text};")
        return name

    def inside(self, do: Callable[[], Any]) -> tuple[list[str], Any]:
        """The statements that something emits, apart from the others, and its value."""
        before, self.lines = self.lines, []
        value = do()
        inner, self.lines = self.lines, before
        return inner, value

    # --- statements -------------------------------------------------------------------------------------

    def statement(self, node: ast.stmt, scope: dict[str, Any]) -> None:
        match node:
            case ast.Expr(ast.Constant()):
                return
            case ast.Expr(ast.Yield(value)):
                assert self.found is not None and value is not None
                self.lines.append(self.found(self.code(self.value(value, scope))))
            case ast.Expr(value):
                self.value(value, scope)
            case ast.Assign(targets, value):
                found = self.value(value, scope)
                for target in targets:
                    self.assign(target, found, scope)
            case ast.AugAssign(target, op, value):
                self.change(self.value(target, scope), op, self.value(value, scope))
            case ast.If(test, body, other):
                self.branch(test, body, other, scope)
            case ast.For(target, over, body):
                items = self.value(over, scope)
                inner = self.own if isinstance(items, C | Each) else self.all
                self.loop(items, lambda one: inner(body, self.bound_to(target, one, scope)))
            case ast.Return(None) if self.depth == 1:
                self.lines.append("return;")
            case _:
                raise NotCovered(ast.unparse(node))

    def all(self, body: Sequence[ast.stmt], scope: dict[str, Any]) -> None:
        for one in body:
            self.statement(one, scope)

    def own(self, body: Sequence[ast.stmt], scope: dict[str, Any]) -> None:
        """Emits statements that may not be carried out, or more than once: none changes an outer name."""
        inner = dict(scope)
        self.all(body, inner)
        if any(inner[name] is not value for name, value in scope.items()):
            raise NotCovered("a name that is given another value in a branch or a loop")

    def bound_to(self, target: ast.expr, one: Any, scope: dict[str, Any]) -> dict[str, Any]:
        """The scope of one round of a loop."""
        self.assign(target, one, scope, by_name=True)
        return scope

    def branch(self, test: ast.expr, body: Any, other: Any, scope: dict[str, Any]) -> None:
        condition = self.truth(self.value(test, scope))
        if condition in ("0", "1"):
            for statement in body if condition == "1" else other:
                self.statement(statement, scope)
            return
        for head, several in ((f"if ({condition}) {{", body), ("else {", other)):
            inner, _ = self.inside(lambda several=several: self.own(several, scope))
            if several:
                self.lines += [head, *inner, "}"]

    def loop(self, over: Any, do: Callable[[Any], None]) -> None:
        if isinstance(over, Each):
            over.through(do)
        elif isinstance(over, C) and over.kind.startswith("row "):
            at = f"i{len(self.program.locals)}"
            self.program.locals.append(at)
            kind = over.kind.removeprefix("row ")
            inner, _ = self.inside(
                lambda: do(C(self.new("int", f"({over.text}).at[{at}]"), f"name {kind}"))
            )
            if any(_changes(line, over.text) for line in inner):
                raise NotCovered("a loop that changes what it goes through")
            self.lines += [f"for (int {at} = 0; {at} < ({over.text}).n; {at}++) {{", *inner, "}"]
        else:
            for one in over:
                do(one)

    def assign(self, target: ast.expr, value: Any, scope: dict[str, Any], by_name: bool = False) -> None:
        match target:
            case ast.Name(name):
                scope[name] = value if by_name else self.kept(value)
            case ast.Tuple(targets):
                # What stands right is found before any of it is assigned.
                kept = [one if by_name else self.kept(one) for one in value]
                for one, each in zip(targets, kept, strict=True):
                    self.assign(one, each, scope, by_name=True)
            case ast.Attribute():
                self.put(self.value(target, scope), value)
            case _:
                raise NotCovered(ast.unparse(target))

    def kept(self, value: Any) -> Any:
        if (
            isinstance(value, C)
            and value.kind.split()[0] in ("int", "name")
            and not value.text.isidentifier()
        ):
            return C(self.new("int", value.text), value.kind)
        if isinstance(value, C) and value.kind.startswith("row "):
            kind = f"struct row_of_{value.kind.removeprefix('row ')}"
            return C(self.new(kind, value.text), value.kind)
        return value

    def put(self, place: Any, value: Any) -> None:
        if isinstance(place, Of) and place.name == "players":
            parts: list[Any] = []
            self.loop(value, parts.append)
            for seat, part in enumerate(parts):
                for name, one in part.items():
                    self.put(self.field(C(f"s->players[{seat}]", "part", self.part), name), one)
        elif place.kind.startswith("row "):
            row = self.row(value, place.kind)
            self.lines.append(f"{place.text}.n = 0;" if row is None else f"{place.text} = {row};")
        else:
            self.lines.append(f"{place.text} = {self.int(value)};")

    def change(self, place: C, op: ast.operator, value: Any) -> None:
        if place.kind.startswith("row "):
            more = self.row(value, place.kind)
            if more is not None:
                kept = self.kept(C(more, place.kind)).text
                self.lines.append(f"for (int i = 0; i < {kept}.n; i++) ADD({place.text}, {kept}.at[i]);")
        else:
            self.lines.append(f"{place.text} {_OPERATORS[type(op)]}= {self.int(value)};")

    # --- values -----------------------------------------------------------------------------------------

    def value(self, node: ast.expr, scope: dict[str, Any]) -> Any:
        match node:
            case ast.Constant(value):
                return value
            case ast.Name(name):
                return self.named(name, scope)
            case ast.Attribute(owner, name):
                return self.field(self.value(owner, scope), name)
            case ast.Subscript(owner, ast.Slice(low, high)):
                return self.slice(self.value(owner, scope), low, high, scope)
            case ast.Subscript(owner, at):
                return self.item(self.value(owner, scope), self.value(at, scope))
            case ast.Compare(left, [op], [right]):
                return self.compare(self.value(left, scope), op, self.value(right, scope))
            case ast.BoolOp(op, values):
                sign = " && " if isinstance(op, ast.And) else " || "
                lines, parts = self.inside(lambda: [self.truth(self.value(one, scope)) for one in values])
                if any(_changes(line, "(*s)", "s->", "push(") or "rng" in line for line in lines):
                    raise NotCovered("a condition that changes the state")
                self.lines += lines
                return self.simple(parts, sign)
            case ast.UnaryOp(ast.Not(), value):
                return self.simple([f"!({self.truth(self.value(value, scope))})"], "")
            case ast.BinOp(left, op, right):
                return self.both(self.value(left, scope), op, self.value(right, scope))
            case ast.IfExp(test, this, other):
                condition = self.truth(self.value(test, scope))
                if condition in ("0", "1"):
                    return self.value(this if condition == "1" else other, scope)
                return self.either(condition, this, other, scope)
            case ast.Tuple(items) | ast.List(items):
                return self.several(items, scope)
            case ast.GeneratorExp(item, [over]) | ast.ListComp(item, [over]):
                return self.comprehension(item, over, scope)
            case ast.Call(function, arguments):
                named = {str(one.arg): self.value(one.value, scope) for one in node.keywords}
                return self.called(
                    self.value(function, scope), [self.value(one, scope) for one in arguments], named
                )
        raise NotCovered(ast.unparse(node))

    def named(self, name: str, scope: dict[str, Any]) -> Any:
        if name in scope:
            return scope[name]
        known = scope["__globals__"]
        return known[name] if name in known else getattr(builtins, name)

    def field(self, owner: Any, name: str) -> Any:
        if isinstance(owner, C) and owner.kind == "part":
            return self.of_part(owner, name)
        if isinstance(owner, C) and owner.kind == "entry":
            return self.table_of(owner, [getattr(one, name) for one in owner.parts])
        if isinstance(owner, C | Of):
            return Of(owner, name)
        if isinstance(owner, Mapping) and name in owner:
            return owner[name]
        return getattr(owner, name)

    def of_part(self, owner: C, name: str) -> Any:
        if name == "board":
            return self.program.board
        for one in fields_of(owner.parts):
            if one.name == name:
                match one.shape:
                    case Row(Part()):
                        return Of(owner, name)
                    case Row(NamedValue(called)):
                        return C(f"{owner.text}.{name}", f"row {called}")
                    case NamedValue(called, kind) if kind is str:
                        return C(f"{owner.text}.{name}", f"name {called}")
                return C(f"{owner.text}.{name}", "int")
        return Of(owner, name)

    def table_of(self, owner: C, values: list[Any]) -> C:
        """A table of what an attribute of each entry is."""
        if all(isinstance(one, Effect) or one is None for one in values):
            numbers = [0 if one is None else self.program.code(one) for one in values]
            return C(f"{self.program.table(numbers)}[{owner.text}]", "code")
        if all(isinstance(one, str) for one in values):
            for kind, names in self.program.names.items():
                if set(values) <= set(names):
                    numbers = [list(names).index(one) for one in values]
                    if numbers == list(range(len(numbers))):
                        return C(owner.text, f"name {kind}")
                    return C(f"{self.program.table(numbers)}[{owner.text}]", f"name {kind}")
        return C(f"{self.program.table(values)}[{owner.text}]", "int")

    def item(self, owner: Any, at: Any) -> Any:
        if isinstance(owner, Of) and owner.name == "players":
            return C(f"s->players[{self.int(at)}]", "part", self.part)
        if isinstance(owner, Mapping) and isinstance(at, C):
            kind = at.kind.removeprefix("name ")
            return C(at.text, "entry", [owner[name] for name in self.program.names[kind]])
        return owner[at]

    @property
    def part(self) -> type:
        return type(self.program.origin.players[0])  # type: ignore[attr-defined]

    def slice(self, owner: Any, low: ast.expr | None, high: ast.expr | None, scope: dict[str, Any]) -> Any:
        if not isinstance(owner, C):
            return owner[self.bound(low, scope) : self.bound(high, scope)]
        first = "0" if low is None else self.int(self.value(low, scope))
        last = f"({owner.text}).n" if high is None else self.int(self.value(high, scope))
        kind = owner.kind.removeprefix("row ")
        end = self.new("int", last)
        begin = self.new("int", first)
        row = self.new(f"struct row_of_{kind}", "{0}")
        held, last = f"({owner.text})", f"i < {end} && i < ({owner.text}).n"
        self.lines += [
            # Python counts from the end where a bound is negative.
            f"if ({begin} < 0 || {end} < 0) s->fault = 1;",
            f"for (int i = {begin}; {last} && !s->fault; i++) ADD({row}, {held}.at[i]);",
        ]
        return C(row, owner.kind)

    def bound(self, node: ast.expr | None, scope: dict[str, Any]) -> Any:
        return None if node is None else self.value(node, scope)

    def compare(self, left: Any, op: ast.cmpop, right: Any) -> Any:
        if isinstance(op, ast.In | ast.NotIn) and isinstance(right, C):
            return C(
                f"({'!' * isinstance(op, ast.NotIn)}HAS({right.text}, {self.int(left, right.kind)}))", "int"
            )
        if isinstance(op, ast.Is | ast.IsNot) and isinstance(left, C) and right is None:
            none = {"code": "0", "first": "-1"}.get(left.kind, "NONE")
            return C(f"({left.text} {'==' if isinstance(op, ast.Is) else '!='} {none})", "int")
        if not (isinstance(left, C) or isinstance(right, C)):
            return _COMPARED[type(op)](left, right)
        kind = left.kind if isinstance(left, C) else right.kind
        return C(f"({self.int(left, kind)} {_SIGNS[type(op)]} {self.int(right, kind)})", "int")

    def both(self, left: Any, op: ast.operator, right: Any) -> Any:
        if isinstance(left, C) and left.kind.startswith("row "):
            joined = self.new(f"struct row_of_{left.kind.removeprefix('row ')}", left.text)
            self.change(C(joined, left.kind), op, right)
            return C(joined, left.kind)
        if isinstance(left, C) or isinstance(right, C):
            return C(f"({self.int(left)} {_OPERATORS[type(op)]} {self.int(right)})", "int")
        return (
            left * right
            if isinstance(op, ast.Mult)
            else left + right
            if isinstance(op, ast.Add)
            else left - right
        )

    def either(self, condition: str, this: ast.expr, other: ast.expr, scope: dict[str, Any]) -> Any:
        first, one = self.inside(lambda: self.value(this, scope))
        then, another = self.inside(lambda: self.value(other, scope))
        if isinstance(one, tuple) or isinstance(another, tuple):
            assert not first and not then
            return Either(condition, one, another)
        found = self.new("int", "0")
        self.lines += [f"if ({condition}) {{", *first, f"{found} = {self.int(one)};", "} else {"]
        self.lines += [*then, f"{found} = {self.int(another)};", "}"]
        return C(found, "int")

    def several(self, items: Sequence[ast.expr], scope: dict[str, Any]) -> Any:
        found: list[Any] = []
        kind = ""
        for item in items:
            if isinstance(item, ast.Starred):
                value = self.value(item.value, scope)
                kind = value.kind if isinstance(value, C) else kind
                found.append((True, value))
            else:
                found.append((False, self.value(item, scope)))
        if not any(starred for starred, _ in found):
            return tuple(value for _, value in found)
        row = self.new(f"struct row_of_{kind.removeprefix('row ')}", "{0}")
        for starred, value in found:
            if starred:
                self.change(C(row, kind), ast.Add(), value)
            else:
                self.lines.append(f"ADD({row}, {self.int(value, kind)});")
        return C(row, kind)

    def comprehension(self, item: ast.expr, over: ast.comprehension, scope: dict[str, Any]) -> Any:
        def through(do: Callable[[Any], None]) -> None:
            own = dict(scope)

            def one(value: Any) -> None:
                self.assign(over.target, value, own, by_name=True)
                conditions = [self.truth(self.value(test, own)) for test in over.ifs]
                inner, _ = self.inside(lambda: do(self.value(item, own)))
                self.lines += [f"if ({' && '.join(conditions)}) {{", *inner, "}"] if conditions else inner

            self.loop(self.value(over.iter, own), one)

        return Each(through)

    # --- calls ------------------------------------------------------------------------------------------

    def called(self, function: Any, values: list[Any], named: dict[str, Any]) -> Any:
        if isinstance(function, Of):
            return self.method(function.owner, function.name, values)
        if isinstance(function, type) and issubclass(function, Effect):
            return Told(function, tuple(values))
        if isinstance(function, type) and issubclass(function, State):
            for name, value in named.items():
                if name not in ("rules", "board") and not (name == "players" and not value):
                    self.put(self.of_part(self.table, name), value)
            return self.table
        if function is self.part:
            return dict(zip([one.name for one in fields_of(function)], values, strict=False)) | named
        known = KNOWN.get(function)
        if known is not None:
            return known(self, *values)
        if isinstance(function, types.FunctionType):
            return self.call(function, *values)
        if isinstance(function, types.BuiltinFunctionType | type) and not any(
            isinstance(one, C) for one in values
        ):
            return function(*values, **named)
        raise NotCovered(f"a call of {function}")

    @property
    def table(self) -> C:
        return C("(*s)", "part", self.state)

    def method(self, owner: Any, name: str, values: list[Any]) -> Any:
        if name == "tell":
            return None
        if owner.kind.startswith("row "):
            kind = owner.kind.removeprefix("row ")
            if name == "remove":
                self.lines.append(f"REMOVE({owner.text}, {self.int(values[0], owner.kind)});")
                return None
            if name == "index":
                at = f"place_of(({owner.text}).at, ({owner.text}).n, {self.int(values[0], owner.kind)})"
                return C(self.new("int", at), "int")
            raise NotCovered(f"'{name}' of a row of {kind}")
        return self.call(getattr(owner.parts, name), owner, *values)

    # --- in C -------------------------------------------------------------------------------------------

    def simple(self, parts: list[str], sign: str) -> Any:
        if all(one in ("0", "1") for one in parts):
            return (all if sign == " && " else any)(one == "1" for one in parts)
        return C(f"({sign.join(parts)})", "int")

    def truth(self, value: Any) -> str:
        if isinstance(value, C):
            return f"(({value.text}).n != 0)" if value.kind.startswith("row ") else f"({value.text} != 0)"
        return str(int(bool(value)))

    def int(self, value: Any, kind: str = "int") -> str:
        """An expression for a number, or for a name by its number."""
        if isinstance(value, C):
            return value.text
        if isinstance(value, str):
            return str(self.program.place(kind.split()[-1], value))
        return str(int(value))

    def row(self, value: Any, kind: str) -> str | None:
        """An expression for a row; None if it is empty."""
        if isinstance(value, C):
            return value.text
        if not value:
            return None
        name = kind.removeprefix("row ")
        numbers = ", ".join(self.int(one, kind) for one in value)
        return f"(struct row_of_{name}){{{len(value)}, {{{numbers}}}}}"

    def code(self, told: Told) -> str:
        """An expression for the code of an effect that has been made."""
        wide = told.kind(*[told.kind.defaults[name] for name in told.kind.fields])
        family, place = self.program.forms.family(wide), "0"
        values = dict(zip(told.kind.fields, told.values, strict=False))
        for name, size in family.sizes.items():
            kind = next((one for one in self.program.names if one == name), "int")
            place = f"({place}) * {size} + {self.int(values.get(name, told.kind.defaults[name]), kind)}"
        return f"(code)({family.base} + {place})"

    def pushed(self, effects: Any, seat: Any, cause: Any) -> None:
        if isinstance(effects, Either):
            for head, one in ((f"if ({effects.condition}) {{", effects.this), ("else {", effects.other)):
                inner, _ = self.inside(lambda one=one: self.pushed(one, seat, cause))
                self.lines += [head, *inner, "}"] if inner else []
            return
        causes = list(self.program.causes)
        why = cause if isinstance(cause, C) else str(causes.index(cause))
        if isinstance(cause, C):
            # The names of a kind stand together among the causes.
            first = self.program.names[cause.kind.split()[-1]][0]
            why = f"{causes.index(first)} + {cause.text}"
        for one in reversed(effects):
            effect = one.text if isinstance(one, C) else self.program.code(one)
            self.lines.append(f"push(s, {self.int(seat)}, (code){effect}, {why});")


def _changes(line: str, *places: str) -> bool:
    """Whether a statement in C changes one of these places, or something in them."""
    return any(line.startswith(one) or f"ADD({one}" in line or f"REMOVE({one}" in line for one in places)


_OPERATORS = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*"}
_SIGNS = {ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
_COMPARED: Mapping[type, Callable[[Any, Any], bool]] = {
    ast.Eq: lambda a, b: a == b,
    ast.NotEq: lambda a, b: a != b,
    ast.Is: lambda a, b: a is b,
    ast.IsNot: lambda a, b: a is not b,
    ast.In: lambda a, b: a in b,
    ast.NotIn: lambda a, b: a not in b,
    ast.Lt: lambda a, b: a < b,
    ast.LtE: lambda a, b: a <= b,
    ast.Gt: lambda a, b: a > b,
    ast.GtE: lambda a, b: a >= b,
}
