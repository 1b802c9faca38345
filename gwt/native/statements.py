"""Statements: assignments, branches, loops, and what a generator yields."""

import ast
import itertools
from collections.abc import Sequence

from gwt.native import kinds
from gwt.native.calls import Calls
from gwt.native.kinds import FLOAT, Kind, is_int, item_of, name_of
from gwt.native.untranslatable import Untranslatable


class Statements(Calls):
    """Translates statements."""

    is_generator: bool
    only_first: bool
    """Whether the function is translated to return what the generator yields first."""

    def block(self, body: Sequence[ast.stmt]) -> list[str]:
        return list(itertools.chain.from_iterable(map(self.statement, body)))

    def statement(self, node: ast.stmt) -> list[str]:
        """Returns the C of a statement, by lines."""
        match node:
            case (
                ast.Expr(ast.Constant())
                | ast.Pass()
                | ast.Nonlocal()
                | ast.AnnAssign(value=None)
                | ast.ImportFrom()
            ):
                return []
            case ast.Expr(ast.Yield(value)):
                code = self.code_or_none(value)
                return [f"return {code};" if self.only_first else f"push_(out_,{code});"]
            case ast.Expr(ast.YieldFrom(value)):
                return self._yield_from(value)
            case ast.Expr(value):
                return [f"(void)({self.code(value)});"]
            case ast.Return(value):
                if self.is_generator:
                    return ["return 0;" if self.only_first else "return out_;"]
                return [f"return {self.code_or_none(value)};"]
            case ast.Assign(targets, value):
                return self._assign_each(targets, value)
            case ast.AnnAssign(target, annotation, ast.expr() as value):
                return self._annotated(target, annotation, value)
            case ast.AugAssign():
                return self._changed(node)
            case ast.If(test, body, other):
                lines = [f"if({self.condition(test)}) {{", *self.block(body), "}"]
                return [*lines, "else {", *self.block(other), "}"] if other else lines
            case ast.While(test, body, []):
                return [f"while({self.condition(test)}) {{", *self.block(body), "}"]
            case ast.For(target, values, body, []):
                return self._for(target, values, body)
            case ast.Break():
                return ["break;"]
            case ast.Continue():
                return ["continue;"]
            case ast.Assert(test):
                binds = any(isinstance(part, ast.NamedExpr) for part in ast.walk(test))
                return [f"(void)({self.condition(test)});"] if binds else []
            case ast.Raise():
                return [f'fail("an error in {self.name}, line {node.lineno}");']
            case ast.Delete(targets):
                return [code for target in targets for code in self._delete(target)]
            case ast.Match(subject, cases):
                return self._match(subject, cases)
            case ast.FunctionDef():
                self.note(node.name, None)
                return [f"{self.variable(node.name)}={self.closure(node)};"]
        raise Untranslatable(f"{type(node).__name__} in line {node.lineno}")

    def closure(self, node: ast.FunctionDef | ast.Lambda) -> str:
        """Returns the C of a function that is made inside of this one."""
        raise NotImplementedError

    def expression_Lambda(self, node: ast.Lambda) -> tuple[str, Kind | None]:
        return self.closure(node), None

    def _yield_from(self, values: ast.expr) -> list[str]:
        if not self.only_first:
            return [f"extend(out_,{self.code(values)});"]
        first, name = self.first_of(values), self.fresh("f")
        code = first[0] if first else f"first_in({self.code(values)})"
        return [f"{{ V {name}={code}; if({name}) return {name}; }}"]

    def _for(self, target: ast.expr, values: ast.expr, body: list[ast.stmt]) -> list[str]:
        first = self.first_of(values) if isinstance(body[0], ast.Return) else None
        if first:
            name = self.fresh("f")
            bound = self.assign(target, name, first[1])
            return [f"{{ V {name}={first[0]}; if({name}) {{", *bound, *self.block(body), "}}"]
        return ["{", self.loop(target, values, lambda: "\n".join(self.block(body))), "}"]

    def _match(self, subject: ast.expr, cases: list[ast.match_case]) -> list[str]:
        name, end = self.fresh("m"), self.fresh("end")
        lines = ["{", f"V {name}={self.code(subject)};"]
        for case in cases:
            test = self.pattern(case.pattern, name)
            if case.guard is not None:
                test = f"({test})&&({self.condition(case.guard)})"
            lines += [f"if({test}) {{", *self.block(case.body), f"goto {end}; }}"]
        return [*lines, f"{end}: ;", "}"]

    def _delete(self, target: ast.expr) -> list[str]:
        if not isinstance(target, ast.Subscript):
            raise Untranslatable(f"del {ast.unparse(target)}")
        code, at = self.code(target.value), target.slice
        if isinstance(at, ast.Slice):
            return [f"set_slice({code},{self.code_or_none(at.lower)},{self.code_or_none(at.upper)},EMPTY);"]
        return [f"delete({code},{self.code(at)});"]

    # --- assignments ---------------------------------------------------------------------------------

    def _assign_each(self, targets: list[ast.expr], value: ast.expr) -> list[str]:
        if len(targets) == 1:
            target = targets[0]
            if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple) and _are_pairs(target, value):
                return self._assign_pairs(target, value)
            return self.assign(target, *self.typed(value))
        code, kind = self.typed(value)
        name = self.fresh()
        lines = ["{", f"V {name}={code};"]
        for target in targets:
            if isinstance(target, ast.Subscript):
                # What a lasting cache holds is the same thing as what goes on being used.
                holder = self.code(target.value)
                lines.append(f"if(HD({holder})->level) {name}=keep_at({name},HD({holder})->level);")
        for target in reversed(targets):
            lines += self.assign(target, name, kind)
        return [*lines, "}"]

    def _assign_pairs(self, target: ast.Tuple, value: ast.Tuple) -> list[str]:
        """Returns the C of `a, b = c, d`, without a tuple."""
        lines, values = ["{"], []
        for part in value.elts:
            (code, kind), name = self.typed(part), self.fresh()
            lines.append(f"V {name}={code};")
            values.append((name, kind))
        for part, pair in zip(target.elts, values, strict=True):
            lines += self.assign(part, *pair)
        return [*lines, "}"]

    def _annotated(self, target: ast.expr, annotation: ast.expr, value: ast.expr) -> list[str]:
        code, kind = self.typed(value)
        stated = self.hinted(annotation)
        return self.assign(target, code, kind if stated is None else stated)

    def hinted(self, annotation: ast.expr) -> Kind | None:
        """Returns the kind that an annotation in the body says."""
        code = compile(ast.Expression(annotation), "", "eval")
        try:
            return self.program.kinds.of_hint(eval(code, dict(self.globals)))
        except (NameError, TypeError, AttributeError):
            return None

    def assign(self, target: ast.expr, code: str, kind: Kind | None) -> list[str]:
        match target:
            case ast.Name(name):
                if self.is_inner(name):
                    return [f"v_{name}={code};"]
                self.note(name, kind)
                return [f"{self.variable(name)}={code};"]
            case ast.Tuple(parts) | ast.List(parts):
                return self._unpack(parts, code, kind)
            case ast.Attribute(holder, name):
                owner, of_owner = self.typed(holder)
                of = kinds.not_none(of_owner)
                if of is not None and of.cls in self.program.plain_fields and kind is not None:
                    self.program.kinds.assigned[of.cls, name] = kind
                return [self.set_field(owner, of, name, code)]
            case ast.Subscript(holder, ast.Slice(lower, upper, None)):
                ends = f"{self.code_or_none(lower)},{self.code_or_none(upper)}"
                return [f"set_slice({self.code(holder)},{ends},{code});"]
            case ast.Subscript(holder, at):
                return [f"set_item({self.code(holder)},{self.code(at)},{code});"]
        raise Untranslatable(f"the assignment to {ast.unparse(target)}")

    def _unpack(self, parts: list[ast.expr], code: str, kind: Kind | None) -> list[str]:
        name, count = self.fresh(), len(parts)
        star = next((at for at, part in enumerate(parts) if isinstance(part, ast.Starred)), count)
        lines = [
            "{",
            f"V {name}={code};",
            f"expect({name},{count - 1 if star < count else count},{int(star < count)});",
        ]
        for at, part in enumerate(parts):
            if isinstance(part, ast.Starred):
                end = "NONE" if at == count - 1 else f"INT({at - count + 1})"
                rest = f"to_list(slice({name},INT({at}),{end},NONE))"
                lines += self.assign(part.value, rest, kinds.list_of(item_of(kind)))
            else:
                place = at if at < star else at - count
                lines += self.assign(part, f"sub_seq({name},{place})", item_of(kind, place))
        return [*lines, "}"]

    def _changed(self, node: ast.AugAssign) -> list[str]:
        """Returns the C of `a += b` and the like."""
        target, holder, at, old = node.target, self.fresh("o"), self.fresh("k"), self.fresh()
        match target:
            case ast.Attribute(owner, name):
                code, of_owner = self.typed(owner)
                of = kinds.not_none(of_owner)
                is_known = of is not None and of.cls is not None
                kind = self.program.kinds.attribute(of.cls, name) if is_known else None  # type: ignore
                new = self._in_place(node.op, old, kind, node.value)
                get = f"V {holder}={code}; V {old}={self.field(holder, of, name)};"
                return ["{", get, self.set_field(holder, of, name, new), "}"]
            case ast.Subscript(owner, key):
                read = ast.copy_location(ast.Subscript(owner, key, ast.Load()), target)
                new = self._in_place(node.op, old, self.typed(read)[1], node.value)
                held = f"V {holder}={self.code(owner)}; V {at}={self.code(key)};"
                return [
                    "{",
                    f"{held} V {old}=subscr({holder},{at});",
                    f"set_item({holder},{at},{new});",
                    "}",
                ]
            case ast.Name(name):
                code, kind = self.expression_Name(target)
                new = self._in_place(node.op, code, kind, node.value)
                both_whole = is_int(kind) and is_int(self.typed(node.value)[1])
                self.note(name, kind if both_whole or not is_int(kind) else None)
                return [f"{self.variable(name)}={new};"]
        raise Untranslatable(f"the assignment to {ast.unparse(target)}")

    def _in_place(self, operator: ast.operator, old: str, kind: Kind | None, value: ast.expr) -> str:
        """Returns the C of what a value becomes; a list, set or dictionary is changed itself."""
        code, of_value = self.typed(value)
        are_whole = is_int(kind) and is_int(of_value)
        are_numbers = is_int(kind) or is_int(of_value) or FLOAT in (kind, of_value)
        match operator:
            case ast.Add() if are_whole:
                return f"({old}+{code}-1)"
            case ast.Add() if are_numbers:
                return f"plus({old},{code})"
            case ast.Add() if name_of(kind) in ("tuple", "fixed"):
                return f"concat({old},{code})"
            case ast.Add():
                return f"added({old},{code})"
            case ast.Sub():
                return f"({old}-{code}+1)" if are_whole else f"taken_off({old},{code})"
            case ast.Mult():
                return f"mul({old},{code})"
            case ast.FloorDiv():
                return f"floor_div({old},{code})"
            case ast.BitOr():
                return f"ior({old},{code})"
            case ast.BitAnd() if name_of(kind) == "set":
                return f"intersection({old},{code})"
        raise Untranslatable(f"the operator {type(operator).__name__} in place")


def _are_pairs(target: ast.Tuple, value: ast.Tuple) -> bool:
    starred = any(isinstance(part, ast.Starred) for part in (*target.elts, *value.elts))
    return len(target.elts) == len(value.elts) and not starred
