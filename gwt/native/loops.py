"""Loops, comprehensions and patterns."""

import ast
import inspect
from collections.abc import Callable
from types import FunctionType
from typing import cast

from gwt.native.kinds import INT, Kind, item_of, list_of, object_of, set_of, value_of
from gwt.native.numbers import Numbers
from gwt.native.program import Typed
from gwt.native.scope import UNKNOWN, Inner
from gwt.native.untranslatable import Untranslatable

Body = Callable[[], str]


class Loops(Numbers):
    """Translates what goes through values one after the other."""

    def loop(self, target: ast.expr, values: ast.expr, body: Body, is_inner: bool = False) -> str:
        """Returns the C of a loop; with `is_inner` its targets are those of a comprehension."""
        called = self.fixed(values.func) if isinstance(values, ast.Call) else UNKNOWN
        if isinstance(values, ast.Call):
            if called is range and not any(isinstance(part, ast.Starred) for part in values.args):
                return self._range_loop(target, values, body, is_inner)
            if called in (enumerate, zip) and isinstance(target, ast.Tuple) and len(target.elts) == 2:
                pair = self._pair_loop(target, values, body, is_inner, called is zip)
                if pair:
                    return pair
            method = values.func if called is UNKNOWN and not values.args else None
            if isinstance(method, ast.Attribute) and method.attr in ("items", "keys", "values"):
                return self._dict_loop(target, method, body, is_inner)
        at, items = self.fresh("i"), self.fresh("s")
        backward = called is reversed or _is_reversed(values)
        of = cast(ast.Call, values).args[0] if called is reversed else values
        of = of.value if backward and isinstance(of, ast.Subscript) and called is not reversed else of
        code, kind = self.typed(of)
        item = item_of(kind)
        if not is_inner and not backward and kind is not None and kind.name == "list":
            # What is appended in the loop is reached by it.
            bound = self._bind(target, f"L({items})->v[{at}]", item, is_inner)
            head = f"{{ V {items}={code}; for(u32 {at}=0;{at}<HD({items})->n;{at}++)"
        else:
            bound = self._bind(target, f"{items}.v[{at}]", item, is_inner)
            count = f"u32 {at}={items}.n;{at}-->0;" if backward else f"u32 {at}=0;{at}<{items}.n;{at}++"
            head = f"{{ Seq {items}=seq({code}); for({count})"
        return f"{head} {{ {bound} {body()} }} }}"

    def _range_loop(self, target: ast.expr, values: ast.Call, body: Body, is_inner: bool) -> str:
        numbers = [self.number(part) for part in values.args]
        start, stop, step = (
            ("0", numbers[0], "1")
            if len(numbers) == 1
            else (*numbers, "1")
            if len(numbers) == 2
            else tuple(numbers)
        )
        at, end, by = self.fresh("i"), self.fresh("n"), self.fresh("d")
        bound = self._bind(target, f"INT({at})", INT, is_inner)
        test = f"({by}>0?{at}<{end}:{at}>{end})" if len(numbers) == 3 else f"{at}<{end}"
        head = f"int64_t {end}={stop}, {by}={step}; for(int64_t {at}={start}; {test}; {at}+={by})"
        return f"{{ {head} {{ {bound} {body()} }} }}"

    def _pair_loop(
        self, target: ast.Tuple, values: ast.Call, body: Body, is_inner: bool, is_zip: bool
    ) -> str | None:
        """Returns the C of a loop over `enumerate` or over two values at once."""
        at, items, one = self.fresh("i"), self.fresh("s"), target.elts
        code, kind = self.typed(values.args[0])
        if is_zip:
            if len(values.args) != 2:
                return None
            (second, of_second), others = self.typed(values.args[1]), self.fresh("s")
            left = self._bind(one[0], f"{items}.v[{at}]", item_of(kind), is_inner)
            right = self._bind(one[1], f"{others}.v[{at}]", item_of(of_second), is_inner)
            head = f"Seq {items}=seq({code}), {others}=seq({second});"
            test = f"{at}<{items}.n&&{at}<{others}.n"
            if any(_is_true(keyword) for keyword in values.keywords):
                head += f' if({items}.n!={others}.n) fail("zip of other lengths");'
        else:
            start = [*values.args[1:], *(keyword.value for keyword in values.keywords)]
            first = self.fresh("n")
            left = self._bind(one[0], f"INT({at}+{first})", INT, is_inner)
            right = self._bind(one[1], f"{items}.v[{at}]", item_of(kind), is_inner)
            head = f"Seq {items}=seq({code}); int64_t {first}={self.number(start[0]) if start else 0};"
            test = f"{at}<{items}.n"
        return f"{{ {head} for(u32 {at}=0;{test};{at}++) {{ {left} {right} {body()} }} }}"

    def _dict_loop(self, target: ast.expr, method: ast.Attribute, body: Body, is_inner: bool) -> str:
        (code, kind), pairs, at = self.typed(method.value), self.fresh("d"), self.fresh("i")
        key, value = f"{pairs}->k[{at}]", f"{pairs}->v[{at}]"
        of_key, of_value = item_of(kind) if value_of(kind) or kind else None, value_of(kind)
        if method.attr != "items":
            each = (key, of_key) if method.attr == "keys" else (value, of_value)
            bound = self._bind(target, *each, is_inner)
        elif isinstance(target, ast.Tuple) and len(target.elts) == 2:
            bound = self._bind(target.elts[0], key, of_key, is_inner)
            bound += self._bind(target.elts[1], value, of_value, is_inner)
        else:
            bound = self._bind(
                target, f"pair_of({key},{value})", Kind("fixed", (of_key, of_value)), is_inner
            )
        head = f"Dict*{pairs}=dict_of({code}); for(u32 {at}=0;{at}<{pairs}->used;{at}++)"
        return f"{{ {head} {{ {bound} {body()} }} }}"

    def _bind(self, target: ast.expr, code: str, kind: Kind | None, is_inner: bool) -> str:
        """Returns the C that gives the targets of a loop their values."""
        if not is_inner:
            return " ".join(self.assign(target, code, kind))
        if isinstance(target, ast.Name):
            self.kinds[target.id] = kind
            return f"V v_{target.id}={code};"
        names = sorted({node.id for node in ast.walk(target) if isinstance(node, ast.Name)})
        self._know(target, kind)
        declared = ", ".join(f"v_{name}" for name in names)
        return f"V {declared}; " + " ".join(self.assign(target, code, kind))

    def _know(self, target: ast.expr, kind: Kind | None) -> None:
        """Notes the kinds of the targets of a comprehension."""
        if isinstance(target, ast.Name):
            self.kinds[target.id] = kind
        elif isinstance(target, ast.Tuple | ast.List):
            starred = any(isinstance(part, ast.Starred) for part in target.elts)
            for at, part in enumerate(target.elts):
                inner = part.value if isinstance(part, ast.Starred) else part
                self._know(inner, None if starred else item_of(kind, at))

    def first_of(self, node: ast.expr) -> Typed | None:
        if not isinstance(node, ast.Call):
            return None
        called = self.fixed(node.func)
        if not isinstance(called, FunctionType) or not inspect.isgeneratorfunction(called):
            return None
        if called in self.program.special:
            return None
        code, kind = self.call(called, node)
        name = self.program.function(called).name
        return f"{name}_first{code[len(name) :]}", item_of(kind)

    # --- comprehensions ------------------------------------------------------------------------------

    def comprehension(self, generators: list[ast.comprehension], body: Body) -> str:
        outer = self.kinds
        self.kinds = Inner(outer)
        targets = (node for generator in generators for node in ast.walk(generator.target))
        self.inner_names.append({node.id for node in targets if isinstance(node, ast.Name)})

        def level(number: int) -> str:
            if number == len(generators):
                return body()
            generator = generators[number]

            def inside() -> str:
                tests = "".join(f"if(!({self.condition(test)})) continue; " for test in generator.ifs)
                return tests + level(number + 1)

            return self.loop(generator.target, generator.iter, inside, is_inner=True)

        try:
            return level(0)
        finally:
            self.inner_names.pop()
            self.kinds = outer

    def _list(self, generators: list[ast.comprehension], element: ast.expr) -> Typed:
        new, of = self.fresh("l"), list[Kind | None]()

        def push() -> str:
            code, kind = self.typed(element)
            of.append(kind)
            return f"push_({new},{code});"

        code = self.comprehension(generators, push)
        return f"({{ V {new}=new_list(4); {code} {new}; }})", list_of(of[0])

    def expression_ListComp(self, node: ast.ListComp) -> Typed:
        return self._list(node.generators, node.elt)

    def expression_GeneratorExp(self, node: ast.GeneratorExp) -> Typed:
        return self._list(node.generators, node.elt)

    def expression_SetComp(self, node: ast.SetComp) -> Typed:
        code, kind = self._list(node.generators, node.elt)
        return f"to_set({code})", set_of(item_of(kind))

    def expression_DictComp(self, node: ast.DictComp) -> Typed:
        new, of = self.fresh("d"), list[Kind | None]()

        def put() -> str:
            (key, of_key), (code, kind) = self.typed(node.key), self.typed(node.value)
            of[:] = [of_key, kind]
            return f"dset({new},{key},{code});"

        code = self.comprehension(node.generators, put)
        return f"({{ V {new}=new_dict(4,K_DICT); {code} {new}; }})", Kind("dict", tuple(of))

    # --- patterns ------------------------------------------------------------------------------------

    def pattern(self, pattern: ast.pattern, name: str) -> str:
        """Returns the C of whether a value, by its name in C, fits a pattern, which also binds names."""
        match pattern:
            case ast.MatchAs():
                test = self.pattern(pattern.pattern, name) if pattern.pattern else "1"
                return test if pattern.name is None else f"({test})&&{self._capture(pattern.name, name)}"
            case ast.MatchOr():
                return "(" + "||".join(f"({self.pattern(each, name)})" for each in pattern.patterns) + ")"
            case ast.MatchValue():
                return f"eq({name},{self.code(pattern.value)})"
            case ast.MatchSingleton():
                return f"{name}=={self.program.constant(pattern.value)}"
            case ast.MatchClass():
                return self._class_pattern(pattern, name)
            case ast.MatchSequence():
                return self._sequence_pattern(pattern, name)
        raise Untranslatable(f"the pattern {ast.unparse(pattern)}")

    def _capture(self, captured: str, code: str) -> str:
        self.note(captured, None)
        return f"({self.variable(captured)}={code},1)"

    def _class_pattern(self, pattern: ast.MatchClass, name: str) -> str:
        cls = self.fixed(pattern.cls)
        if not isinstance(cls, type):
            raise Untranslatable(f"the pattern {ast.unparse(pattern)}")
        tests = [self.is_instance(name, cls)]
        fields = list(zip(getattr(cls, "__match_args__", ()), pattern.patterns, strict=False))
        fields += zip(pattern.kwd_attrs, pattern.kwd_patterns, strict=True)
        if cls.__module__ == "builtins":
            tests += [self.pattern(each, name) for each in pattern.patterns[:1]]
            fields = []
        for attribute, inner in fields:
            part = self.fresh("m")
            get = self.field(name, object_of(cls), attribute)
            tests.append(f"({{ V {part}={get}; {self.pattern(inner, part)}; }})")
        return "&&".join(f"({test})" for test in tests)

    def _sequence_pattern(self, pattern: ast.MatchSequence, name: str) -> str:
        count, items = len(pattern.patterns), self.fresh("q")
        star = next(
            (at for at, each in enumerate(pattern.patterns) if isinstance(each, ast.MatchStar)), count
        )
        tests = [f"{items}.n=={count}" if star == count else f"{items}.n>={count - 1}"]
        for at, each in enumerate(pattern.patterns):
            if isinstance(each, ast.MatchStar):
                if each.name:
                    end = "NONE" if at == count - 1 else f"INT({at - count + 1})"
                    tests.append(self._capture(each.name, f"to_list(slice({name},INT({at}),{end},NONE))"))
            else:
                place = str(at) if at < star else f"{items}.n-{count - at}"
                tests.append(self.pattern(each, f"{items}.v[{place}]"))
        inside = "&&".join(f"({test})" for test in tests)
        return f"(KIND({name})==K_TUPLE||KIND({name})==K_LIST)&&({{ Seq {items}=seq({name}); {inside}; }})"


def _is_true(keyword: ast.keyword) -> bool:
    return isinstance(keyword.value, ast.Constant) and keyword.value.value is True


def _is_reversed(node: ast.expr) -> bool:
    """Whether something is written `values[::-1]`."""
    if not isinstance(node, ast.Subscript) or not isinstance(node.slice, ast.Slice):
        return False
    step = node.slice.step
    whole = node.slice.lower is None and node.slice.upper is None
    return whole and isinstance(step, ast.UnaryOp) and ast.unparse(step) == "-1"
