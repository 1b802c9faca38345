"""Numbers, comparisons and conditions."""

import ast
import itertools
import types
import typing
from collections.abc import Callable

from gwt.dsl import InternedMeta
from gwt.native.kinds import CLASS, FLOAT, NUMBERS, STR, Kind, is_int, name_of, not_none
from gwt.native.scope import UNKNOWN, Scope
from gwt.native.untranslatable import Untranslatable

WHOLE: dict[type[ast.operator], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.BitXor: "^",
    ast.RShift: ">>",
    ast.LShift: "<<",
}
REAL: dict[type[ast.operator], str] = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/"}
ORDER: dict[type[ast.cmpop], str] = {
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.Eq: "==",
    ast.NotEq: "!=",
}
BUILT_IN = {int: "ISINT({})"} | {
    cls: f"KIND({{}})==K_{word}"
    for cls, word in (
        *((str, "STR"), (tuple, "TUPLE"), (list, "LIST"), (type, "CLASS"), (dict, "DICT")),
        *((float, "FLOAT"), (set, "SET"), (frozenset, "SET"), (type(None), "NONE")),
    )
}
"""The test for the values of a class of Python itself; a bool is a whole number in C."""


class Numbers(Scope):
    """Translates numbers and conditions."""

    def number(self, node: ast.expr) -> str:
        if isinstance(node, ast.Constant) and isinstance(node.value, int):
            return f"(int64_t){int(node.value)}"
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            return f"(-{self.number(node.operand)})"
        if (
            isinstance(node, ast.BinOp)
            and is_int(self.typed(node.left)[1])
            and is_int(self.typed(node.right)[1])
        ):
            left, right = self.number(node.left), self.number(node.right)
            if type(node.op) in WHOLE:
                return f"({left}{WHOLE[type(node.op)]}{right})"
            if isinstance(node.op, ast.FloorDiv):
                return f"fdiv({left},{right})"
            if isinstance(node.op, ast.Mod):
                return f"fmod_({left},{right})"
        return f"NUM({self.code(node)})"

    def is_real(self, node: ast.expr) -> bool:
        """Whether an operation gives a float."""
        if not isinstance(node, ast.BinOp):
            return False
        both = self.typed(node.left)[1], self.typed(node.right)[1]
        if both[0] not in NUMBERS or both[1] not in NUMBERS:
            return False
        return isinstance(node.op, ast.Div) or (FLOAT in both and type(node.op) in {ast.Pow, *REAL})

    def real(self, node: ast.expr) -> str:
        """Returns the C of a float as C has it."""
        if isinstance(node, ast.Constant) and isinstance(node.value, int | float):
            return f"{float(node.value)!r}"
        if isinstance(node, ast.BinOp) and self.is_real(node):
            if isinstance(node.op, ast.Pow):
                return f"pow({self.real(node.left)},{self.real(node.right)})"
            return f"({self.real(node.left)}{REAL[type(node.op)]}{self.real(node.right)})"
        return (
            f"((double){self.number(node)})" if is_int(self.typed(node)[1]) else f"dbl({self.code(node)})"
        )

    def condition(self, node: ast.expr) -> str:
        if isinstance(node, ast.BoolOp):
            joined = "&&" if isinstance(node.op, ast.And) else "||"
            return "(" + joined.join(f"({self.condition(part)})" for part in node.values) + ")"
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            return f"!({self.condition(node.operand)})"
        if isinstance(node, ast.Constant):
            return "1" if node.value else "0"
        if isinstance(node, ast.Compare):
            return self.comparison(node)
        asked = self._question(node) if isinstance(node, ast.Call) else None
        return asked or self._truth(*self.typed(node))

    @staticmethod
    def _truth(code: str, kind: Kind | None) -> str:
        if is_int(kind):
            return f"({code}!=1)"
        if kind == STR:
            return f"({code}!=empty_str)"
        if kind is not None and kind.name in ("list", "tuple", "fixed"):
            return f"(HD({code})->n>0)"
        of = not_none(kind)
        # In Python an object with a length is true by its length.
        if of is not None and of.cls is not None and not {"__len__", "__bool__"} & set(dir(of.cls)):
            return f"({code}!=NONE)" if of is not kind else f"((void)({code}),1)"
        return f"truth({code})"

    def _question(self, node: ast.Call) -> str | None:
        """Returns the C of a call that says whether something is so."""
        called = self.fixed(node.func)
        if called is isinstance:
            return self._isinstance(node)
        if called is bool and node.args:
            return self.condition(node.args[0])
        if called in (any, all):
            return self.any_or_all(node.args[0], called is any)
        words = {"isdisjoint": "disjoint", "issubset": "subset", "__contains__": "contains"}
        method = node.func if called is UNKNOWN and len(node.args) == 1 else None
        if isinstance(method, ast.Attribute) and method.attr in words:
            return f"{words[method.attr]}({self.code(method.value)},{self.code(node.args[0])})"
        return None

    def _isinstance(self, node: ast.Call) -> str:
        which = node.args[1]
        cls = self.fixed(which)
        if isinstance(which, ast.Tuple):
            cls = tuple(self.fixed(part) for part in which.elts)
            if UNKNOWN in cls:
                raise Untranslatable(ast.unparse(node))
        if cls is UNKNOWN:
            return f"isinst({self.code(node.args[0])},{self.code(which)})"
        name = self.fresh()
        return f"({{ V {name}={self.code(node.args[0])}; {self.is_instance(name, cls)}; }})"

    def is_instance(self, name: str, cls: object) -> str:
        classes = cls if isinstance(cls, tuple) else (cls,)
        if typing.get_origin(cls) in (typing.Union, types.UnionType):
            classes = typing.get_args(cls)
        tests, others = [], []
        for each in classes:
            if not isinstance(each, type) or each is bool:
                raise Untranslatable(f"whether something is a {each}")
            if each in BUILT_IN:
                tests.append(BUILT_IN[each].format(name))
            else:
                others.append(each)
        if others:
            tests.append(
                f"(KIND({name})==K_OBJ&&isa[{self.program.class_set(tuple(others))}][CLS({name})])"
            )
        return "(" + "||".join(tests) + ")"

    def any_or_all(self, of: ast.expr, is_any: bool) -> str:
        """Returns the C of whether any, or every value of an expression is true."""
        result, out = self.fresh("r"), self.fresh("out")
        if isinstance(of, ast.GeneratorExp | ast.ListComp):
            element, (first, *more) = of.elt, of.generators
            if (
                is_any
                and isinstance(element, ast.Constant)
                and element.value is True
                and not more
                and not first.ifs
            ):
                found = self.first_of(first.iter)
                if found:
                    return f"({found[0]}!=0)"

            def test() -> str:
                sign, value = ("", 1) if is_any else ("!", 0)
                return f"if({sign}({self.condition(element)})) {{ {result}={value}; goto {out}; }}"

            code = self.comprehension(of.generators, test)
            return f"({{ int {result}={int(not is_any)}; {code} {out}: ; {result}; }})"
        items, at = self.fresh("s"), self.fresh("i")
        sign = "" if is_any else "!"
        hit = f"if({sign}truth({items}.v[{at}])) {{ {result}={int(is_any)}; break; }}"
        loop = f"for(u32 {at}=0;{at}<{items}.n;{at}++) {hit}"
        return f"({{ int {result}={int(not is_any)}; Seq {items}=seq({self.code(of)}); {loop} {result}; }})"

    def comprehension(self, generators: list[ast.comprehension], body: Callable[[], str]) -> str:
        """Returns the C of the loops of a comprehension; `body` gives what stands inside of them."""
        raise NotImplementedError

    # --- comparisons ---------------------------------------------------------------------------------

    def comparison(self, node: ast.Compare) -> str:
        """Returns the C of whether a comparison holds."""
        if len(node.ops) > 1:
            names, before = [], ""
            for part in (node.left, *node.comparators):
                (code, kind), name = self.typed(part), self.fresh("c")
                names.append((name, kind))
                before += f"V {name}={code}; "
            pairs = zip(node.ops, itertools.pairwise(names), strict=True)
            return f"({{ {before} {'&&'.join(_compared(operator, *both) for operator, both in pairs)}; }})"
        operator, left, right = node.ops[0], node.left, node.comparators[0]
        of_class = self._of_class(operator, left, right) or self._of_class(operator, right, left)
        if of_class:
            return of_class
        among = right.elts if isinstance(right, ast.Tuple | ast.Set | ast.List) else []
        if isinstance(operator, ast.In | ast.NotIn) and among and not any(map(_is_starred, among)):
            name = self.fresh()
            tests = "||".join(f"eq({name},{self.code(part)})" for part in among)
            code = f"({{ V {name}={self.code(left)}; {tests}; }})"
            return code if isinstance(operator, ast.In) else f"!{code}"
        both = self.typed(left)[1], self.typed(right)[1]
        if type(operator) in ORDER:
            sign = ORDER[type(operator)]
            if all(map(is_int, both)):
                return f"({self.number(left)}{sign}{self.number(right)})"
            if FLOAT in both and both[0] in NUMBERS and both[1] in NUMBERS:
                return f"({self.real(left)}{sign}{self.real(right)})"
        return _compared(operator, self.typed(left), self.typed(right))

    def _of_class(self, operator: ast.cmpop, asked: ast.expr, right: ast.expr) -> str | None:
        """Returns the C of `type(x) is C`."""
        if not isinstance(operator, ast.Is | ast.IsNot | ast.Eq | ast.NotEq):
            return None
        if not (isinstance(asked, ast.Call) and self.fixed(asked.func) is type and len(asked.args) == 1):
            return None
        cls = self.fixed(right)
        if not isinstance(cls, type):
            return None
        if cls is bool:
            raise Untranslatable("whether something is a bool")
        name = self.fresh()
        test = BUILT_IN[cls].format(name) if cls in BUILT_IN else self._is_exactly(name, cls)
        code = f"({{ V {name}={self.code(asked.args[0])}; {test}; }})"
        return code if isinstance(operator, ast.Is | ast.Eq) else f"!{code}"

    def _is_exactly(self, name: str, cls: type) -> str:
        return f"(KIND({name})==K_OBJ&&CLS({name})=={self.program.class_number(cls)})"


def _is_starred(node: ast.expr) -> bool:
    return isinstance(node, ast.Starred)


def _are_words(kind: Kind | None, other: Kind | None) -> bool:
    """Whether values of two kinds are equal only if they are the same word."""
    if is_int(kind) and is_int(other):
        return True
    for each in (kind, other):
        if each in (STR, CLASS):
            return True
        if each is not None and each.name == "object" and isinstance(each.cls, InternedMeta):
            return True
    return False


def _compared(operator: ast.cmpop, left: tuple[str, Kind | None], right: tuple[str, Kind | None]) -> str:
    """Returns the C of a comparison of two values."""
    (one, of_one), (two, of_two) = left, right
    match operator:
        case ast.Is():
            return f"({one}=={two})"
        case ast.IsNot():
            return f"({one}!={two})"
        case ast.Eq():
            return f"({one}=={two})" if _are_words(of_one, of_two) else f"eq({one},{two})"
        case ast.NotEq():
            return f"({one}!={two})" if _are_words(of_one, of_two) else f"!eq({one},{two})"
        case ast.In():
            return f"contains({two},{one})"
        case ast.NotIn():
            return f"!contains({two},{one})"
    if "set" in (name_of(of_one), name_of(of_two)):
        if not isinstance(operator, ast.LtE | ast.GtE):
            raise Untranslatable("the order of sets")
        return f"subset({one},{two})" if isinstance(operator, ast.LtE) else f"subset({two},{one})"
    sign = ORDER[type(operator)]
    return f"({one}{sign}{two})" if is_int(of_one) and is_int(of_two) else f"(cmp({one},{two}){sign}0)"
