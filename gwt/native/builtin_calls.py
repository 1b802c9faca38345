"""Calls of what Python itself brings: `len`, `sorted`, `max`, `sum` and so on."""

import ast
from collections.abc import Callable

from gwt.native import kinds
from gwt.native.expressions import Expressions
from gwt.native.kinds import (
    BOOL,
    FLOAT,
    INT,
    STR,
    Kind,
    common_kind,
    is_int,
    item_of,
    list_of,
    name_of,
    set_of,
)
from gwt.native.program import Typed
from gwt.native.scope import UNKNOWN, Inner
from gwt.native.untranslatable import Untranslatable

OF_TWO = {
    "__le__": "BOOL(cmp(x,y)<=0)",
    "__sub__": "minus(x,y)",
    "min": "cmp(y,x)<0?y:x",
    "max": "cmp(y,x)>0?y:x",
}
"""The C of what `map` does with two sequences, by the name of the function."""
EMPTY: dict[str, Typed] = {
    "list": ("new_list(4)", list_of(None)),
    "tuple": ("EMPTY", Kind("tuple", (None,))),
    "dict": ("new_dict(4,K_DICT)", Kind("dict", (None, None))),
    **dict.fromkeys(("set", "frozenset"), ("new_dict(4,K_SET)", set_of(None))),
}
"""The C of what is made of nothing, with its kind."""
OF_ONE: dict[str, tuple[str, Kind | Callable[[Kind | None], Kind | None] | None]] = {
    "int": ("to_int({})", INT),
    "float": ("mk_float(dbl({}))", FLOAT),
    "type": ("type_of({})", kinds.CLASS),
    "str": ("to_str({})", STR),
    "iter": ("{}", lambda kind: kind),
    "list": ("to_list({})", lambda kind: list_of(item_of(kind))),
    "tuple": ("to_tuple({})", lambda kind: Kind("tuple", (item_of(kind),))),
    **dict.fromkeys(("set", "frozenset"), ("to_set({})", lambda kind: set_of(item_of(kind)))),
    "reversed": ("reversed({})", lambda kind: list_of(item_of(kind))),
}
"""The C of what is made of one value, with its kind or how that follows."""
ITEM, NEW = "<item>", "<new>"
"""Stand in the C of a loop for each value and for the list that it makes."""


class BuiltinCalls(Expressions):
    """Translates calls of the functions of Python itself."""

    def builtin(self, name: str, node: ast.Call) -> Typed:
        if name in EMPTY and not node.args and not node.keywords:
            return EMPTY[name]
        if name in OF_ONE and len(node.args) == 1 and not node.keywords:
            (code, kind), (called, of) = self.typed(node.args[0]), OF_ONE[name]
            return called.format(code), of(kind) if callable(of) else of
        translate = getattr(self, f"builtin_{name}", None)
        if translate is None:
            raise Untranslatable(f"the function {name}")
        result: Typed = translate(node)
        return result

    def builtin_len(self, node: ast.Call) -> Typed:
        code, kind = self.typed(node.args[0])
        is_row = name_of(kind) in ("list", "tuple", "fixed")
        return (f"INT(HD({code})->n)" if is_row else f"len({code})"), INT

    def builtin_bool(self, node: ast.Call) -> Typed:
        return f"BOOL({self.condition(node.args[0])})", BOOL

    def builtin_isinstance(self, node: ast.Call) -> Typed:
        return f"BOOL({self.condition(node)})", BOOL

    builtin_any = builtin_all = builtin_isinstance

    def builtin_dict(self, node: ast.Call) -> Typed:
        code, kind = self.typed(node.args[0])
        pair = item_of(kind)
        is_dict = name_of(kind) == "dict"
        of = kinds.not_none(kind) if is_dict else Kind("dict", (item_of(pair, 0), item_of(pair, 1)))
        return f"to_dict({code})", of

    def builtin_range(self, node: ast.Call) -> Typed:
        numbers = [self.number(argument) for argument in node.args]
        start, stop, *step = ["0", *numbers] if len(numbers) == 1 else numbers
        return f"range_list({start},{stop},{step[0] if step else 1})", list_of(INT)

    def builtin_enumerate(self, node: ast.Call) -> Typed:
        code, kind = self.typed(node.args[0])
        start = [*node.args[1:], *(keyword.value for keyword in node.keywords)]
        first = self.number(start[0]) if start else "0"
        return f"enum_list({code},{first})", list_of(Kind("fixed", (INT, item_of(kind))))

    def builtin_zip(self, node: ast.Call) -> Typed:
        if len(node.args) == 1 and isinstance(node.args[0], ast.Starred):
            code, kind = self.typed(node.args[0].value)
            return f"zip_all({code})", list_of(Kind("tuple", (item_of(item_of(kind)),)))
        if len(node.args) != 2:
            raise Untranslatable("zip of other than two values")
        (left, of_left), (right, of_right) = map(self.typed, node.args)
        of = Kind("fixed", (item_of(of_left), item_of(of_right)))
        return f"zip2({left},{right},{int(_is_strict(node))})", list_of(of)

    def builtin_sum(self, node: ast.Call) -> Typed:
        values = node.args[0]
        start = self.code(node.args[1]) if len(node.args) > 1 else "INT(0)"
        if not isinstance(values, ast.GeneratorExp):
            code, kind = self.typed(values)
            return f"sum_of({code},{start})", INT if is_int(item_of(kind)) and start == "INT(0)" else None
        total, of = self.fresh("r"), list[Kind | None]()

        def add() -> str:
            code, kind = self.typed(values.elt)
            of.append(kind)
            if is_int(kind):
                return f"{total}+=2*({self.number(values.elt)});"
            return f"{total}=plus({total},{code});"

        loops = self.comprehension(values.generators, add)
        return f"({{ V {total}={start}; {loops} {total}; }})", INT if is_int(of[0]) else None

    # --- with a function as an argument --------------------------------------------------------------

    def apply(self, function: ast.expr, code: str, kind: Kind | None) -> Typed:
        outer, name = self.kinds, self.fresh("arg")
        if isinstance(function, ast.Lambda):
            name, body = function.args.args[0].arg, function.body
        else:
            body = ast.Call(function, [ast.Name(name, ast.Load())], [])
            ast.copy_location(body, function)
            ast.fix_missing_locations(body)
        self.inner_names.append({name})
        self.kinds = Inner(outer)
        self.kinds[name] = kind
        try:
            result, of = self.typed(body)
        finally:
            self.inner_names.pop()
            self.kinds = outer
        # The value is held under another name first: it may itself be made of one of this name.
        holder = self.fresh("h")
        return f"({{ V {holder}={code}; V v_{name}={holder}; {result}; }})", of

    def _each(self, values: str, do: str) -> tuple[str, str]:
        """Returns the name of a new list, and the C that goes through values; `do` says what with each."""
        new, items, at = self.fresh("l"), self.fresh("s"), self.fresh("i")
        body = do.replace(NEW, new).replace(ITEM, f"{items}.v[{at}]")
        loop = f"for(u32 {at}=0;{at}<{items}.n;{at}++) {{ {body} }}"
        return new, f"V {new}=new_list(4); Seq {items}=seq({values}); {loop}"

    def _keys(self, node: ast.Call) -> tuple[str, str, str, Kind | None]:
        """Returns the C of the values to put in order, its name, that of the keys, and their kind."""
        key = next((keyword.value for keyword in node.keywords if keyword.arg == "key"), None)
        (code, kind), values = self.typed(node.args[0]), self.fresh("z")
        if key is None:
            return f"V {values}={code};", values, values, kind
        each, _ = self.apply(key, ITEM, item_of(kind))
        keys, loop = self._each(values, f"push_({NEW},{each});")
        return f"V {values}={code}; {loop}", values, keys, kind

    def builtin_sorted(self, node: ast.Call) -> Typed:
        code, values, keys, kind = self._keys(node)
        backward = next((keyword.value for keyword in node.keywords if keyword.arg == "reverse"), None)
        sign = "1" if backward is None else f"({self.condition(backward)}?-1:1)"
        return f"({{ {code} sort_by({values},{keys},{sign}); }})", list_of(item_of(kind))

    def _extreme(self, node: ast.Call, sign: int) -> Typed:
        if len(node.args) > 1:
            parts = [self.typed(argument) for argument in node.args]
            if all(is_int(kind) for _, kind in parts) and not node.keywords:
                names = [self.fresh("e") for _ in parts]
                code = " ".join(f"V {name}={part};" for name, (part, _) in zip(names, parts, strict=True))
                best, *rest = names
                for name in rest:
                    code += f" if({name}{'>' if sign > 0 else '<'}{best}) {best}={name};"
                return f"({{ {code} {best}; }})", INT
            if any(keyword.arg == "key" for keyword in node.keywords):
                raise Untranslatable("the largest of several values by a key")
            name, code, of = self.build(node.args)
            return f"({{ {code} best_by({name},{name},{sign},0); }})", common_kind(of)
        default = next((self.typed(word.value) for word in node.keywords if word.arg == "default"), None)
        code, values, keys, kind = self._keys(node)
        of_item = item_of(kind)
        other = "0" if default is None else default[0]
        kind = of_item if default is None else common_kind([of_item, default[1]])
        return f"({{ {code} best_by({values},{keys},{sign},{other}); }})", kind

    def builtin_max(self, node: ast.Call) -> Typed:
        return self._extreme(node, 1)

    def builtin_min(self, node: ast.Call) -> Typed:
        return self._extreme(node, -1)

    def builtin_map(self, node: ast.Call) -> Typed:
        function = node.args[0]
        if len(node.args) == 3:
            fixed = self.fixed(function)
            name = getattr(fixed, "__name__", "")
            if fixed is not UNKNOWN and name not in OF_TWO:
                raise Untranslatable("map of two values")
            each = f"call2({self.code(function)},x,y)" if fixed is UNKNOWN else OF_TWO[name]
            (left, _), (right, _) = self.typed(node.args[1]), self.typed(node.args[2])
            new, items, others, at = self.fresh("l"), self.fresh("s"), self.fresh("s"), self.fresh("i")
            body = f"V x={items}.v[{at}],y={others}.v[{at}]; push_({new},{each});"
            loop = f"for(u32 {at}=0;{at}<{items}.n&&{at}<{others}.n;{at}++) {{ {body} }}"
            held = f"Seq {items}=seq({left}),{others}=seq({right});"
            return f"({{ V {new}=new_list(4); {held} {loop} {new}; }})", list_of(None)
        if len(node.args) != 2:
            raise Untranslatable("map")
        code, kind = self.typed(node.args[1])
        each, of = self.apply(function, ITEM, item_of(kind))
        new, loop = self._each(code, f"push_({NEW},{each});")
        return f"({{ {loop} {new}; }})", list_of(of)

    def builtin_filter(self, node: ast.Call) -> Typed:
        function, (code, kind) = node.args[0], self.typed(node.args[1])
        is_none = isinstance(function, ast.Constant)
        test = ITEM if is_none else self.apply(function, ITEM, item_of(kind))[0]
        new, loop = self._each(code, f"if(truth({test})) push_({NEW},{ITEM});")
        return f"({{ {loop} {new}; }})", list_of(item_of(kind))

    def builtin_takewhile(self, node: ast.Call) -> Typed:
        code, kind = self.typed(node.args[1])
        test = self.apply(node.args[0], ITEM, item_of(kind))[0]
        new, loop = self._each(code, f"if(!truth({test})) break; push_({NEW},{ITEM});")
        return f"({{ {loop} {new}; }})", list_of(item_of(kind))

    def builtin_combinations(self, node: ast.Call) -> Typed:
        code, kind = self.typed(node.args[0])
        return f"combos({code},{self.number(node.args[1])})", list_of(Kind("tuple", (item_of(kind),)))

    def builtin_next(self, node: ast.Call) -> Typed:
        values = node.args[0]
        other, of_other = (
            self.typed(node.args[1]) if len(node.args) > 1 else ('({ fail("no next"); NONE; })', None)
        )
        if isinstance(values, ast.GeneratorExp):
            result, out, of = self.fresh("r"), self.fresh("out"), list[Kind | None]()

            def take() -> str:
                code, kind = self.typed(values.elt)
                of.append(kind)
                return f"{result}={code}; goto {out};"

            loops = self.comprehension(values.generators, take)
            kind = common_kind([of[0], of_other]) if len(node.args) > 1 else of[0]
            return f"({{ V {result}=0; {loops} {out}: ; {result}?{result}:({other}); }})", kind
        first, name = self.first_of(values), self.fresh("f")
        code, kind = first or self.typed(values)
        if not first:
            code, kind = f"first_in({code})", item_of(kind)
        kind = common_kind([kind, of_other]) if len(node.args) > 1 else kind
        return f"({{ V {name}={code}; {name}?{name}:({other}); }})", kind

    def builtin_lcm(self, node: ast.Call) -> Typed:
        name, code, _ = self.build(node.args)
        return f"({{ {code} lcm_of({name}); }})", INT

    def builtin_abs(self, node: ast.Call) -> Typed:
        code, kind = self.typed(node.args[0])
        return f"abs_of({code})", kind if kind in (INT, FLOAT) else None

    def builtin_divmod(self, node: ast.Call) -> Typed:
        left, right = map(self.number, node.args)
        return f"pair_of(INT(fdiv({left},{right})),INT(fmod_({left},{right})))", Kind("fixed", (INT, INT))

    # --- attributes by their names -------------------------------------------------------------------

    def _attribute_name(self, node: ast.expr) -> str | None:
        """The name of an attribute, if it is known."""
        name = node.value if isinstance(node, ast.Constant) else self.fixed(node)
        return name if isinstance(name, str) else None

    def builtin_getattr(self, node: ast.Call) -> Typed:
        (code, kind), name = self.typed(node.args[0]), self._attribute_name(node.args[1])
        number = self._attribute_number(node.args[1])
        if len(node.args) > 2:
            got, other = self.fresh("g"), self.code(node.args[2])
            return f"({{ V {got}=attr_or_0({code},{number}); {got}?{got}:({other}); }})", None
        return (f"attr({code},{number})", None) if name is None else self.attribute(code, kind, name)

    def _attribute_number(self, node: ast.expr) -> str:
        """The C of the number of an attribute."""
        name = self._attribute_name(node)
        return f"attr_named({self.code(node)})" if name is None else str(self.program.attribute(name))

    def builtin_setattr(self, node: ast.Call) -> Typed:
        number = self._attribute_number(node.args[1])
        return f"(set_attr({self.code(node.args[0])},{number},{self.code(node.args[2])}),NONE)", kinds.NONE

    def builtin_hasattr(self, node: ast.Call) -> Typed:
        return f"BOOL(attr_or_0({self.code(node.args[0])},{self._attribute_number(node.args[1])}))", BOOL


def _is_strict(node: ast.Call) -> bool:
    return any(
        keyword.arg == "strict" and isinstance(keyword.value, ast.Constant) and keyword.value.value is True
        for keyword in node.keywords
    )
