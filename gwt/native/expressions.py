"""Expressions: names, attributes, operations and what is built of values."""

import ast
import functools
import types
from collections.abc import Sequence

from gwt.native import kinds
from gwt.native.kinds import (
    BOOL,
    CLASS,
    FLOAT,
    INT,
    NONE,
    Kind,
    common_kind,
    is_int,
    item_of,
    name_of,
    value_of,
)
from gwt.native.loops import Loops
from gwt.native.program import Typed
from gwt.native.untranslatable import Untranslatable

MOST_PROPERTIES = 12
"""Classes with a property of the same name that are distinguished where the class is not known."""


class Expressions(Loops):
    """Translates expressions, except calls."""

    def expression_Constant(self, node: ast.Constant) -> Typed:
        value = node.value
        return self.program.constant(value), NONE if value is None else self.program.kinds.of_object(value)

    def expression_Name(self, node: ast.Name) -> Typed:
        return self.variable(node.id), self.kinds.get(node.id)

    def expression_NamedExpr(self, node: ast.NamedExpr) -> Typed:
        code, kind = self.typed(node.value)
        self.note(node.target.id, kind)
        return f"({self.variable(node.target.id)}={code})", kind

    def expression_JoinedStr(self, node: ast.JoinedStr) -> Typed:
        return '({ fail("a text is made"); NONE; })', None

    # --- attributes and items ------------------------------------------------------------------------

    def expression_Attribute(self, node: ast.Attribute) -> Typed:
        code, kind = self.typed(node.value)
        return self.attribute(code, kind, node.attr)

    def attribute(self, code: str, kind: Kind | None, name: str) -> Typed:
        of = kinds.not_none(kind)
        cls = of.cls if of is not None else None
        if cls is None:
            return self._unknown_attribute(code, name), None
        if self.place(of, name) is not None:
            return self.field(code, of, name), self.program.kinds.attribute(cls, name)
        member = kinds.member_of(cls, name)
        if isinstance(member, property):
            function = self.program.function(member.fget)
            return f"{function.name}({code})", self.program.kinds.attribute(cls, name)
        if isinstance(member, functools.cached_property):
            function = self.program.function(member.func)
            return f"{function.name}({code})", self.program.kinds.returned(member.func)
        if isinstance(member, types.FunctionType):
            return f"mk_bound({self.program.constant(member)},{code})", None
        return self._unknown_attribute(code, name), None

    def _unknown_attribute(self, code: str, name: str) -> str:
        """Returns the C of an attribute of an object whose class is known only when it is there."""
        getters = []
        for cls in list(self.program.classes):
            member = kinds.member_of(cls, name)
            if isinstance(member, property):
                getters.append((cls, member.fget))
        plain = f"attr({code},{self.program.attribute(name)})"
        if not getters:
            return plain
        if len(getters) > MOST_PROPERTIES:
            raise Untranslatable(f"the attribute {name} of any class")
        holder = self.fresh("a")
        chosen = f"attr({holder},{self.program.attribute(name)})"
        for cls, getter in getters:
            called = f"{self.program.function(getter).name}({holder})"
            chosen = f"IS({holder},{self.program.class_number(cls)})?{called}:({chosen})"
        return f"({{ V {holder}={code}; {chosen}; }})"

    def expression_Subscript(self, node: ast.Subscript) -> Typed:
        (code, kind), at = self.typed(node.value), node.slice
        of = kinds.not_none(kind)
        if isinstance(at, ast.Slice):
            parts = ",".join(map(self.code_or_none, (at.lower, at.upper, at.step)))
            of = Kind("tuple", (item_of(of),)) if of is not None and of.name == "fixed" else of
            return f"slice({code},{parts})", of
        name = name_of(kind)
        if name in ("fixed", "list", "tuple", "sequence"):
            place = ast.literal_eval(at) if _is_number(at) else None
            if name == "fixed" and place is not None and place >= 0:
                return f"item_at({code},{place})", item_of(of, place)
            if name == "list" and place == -1:
                return f"last_of({code})", item_of(of)
            return f"sub_seq({code},{self.number(at)})", item_of(of, place)
        key, of_key = self.typed(at)
        if of_key == CLASS and isinstance(at, ast.Call) and self.fixed(at.func) is type:
            return f"by_class({code},{self.code(at.args[0])})", value_of(of)
        return f"subscr({code},{key})", value_of(of)

    # --- operations ----------------------------------------------------------------------------------

    def expression_BinOp(self, node: ast.BinOp) -> Typed:
        (left, of_left), (right, of_right) = self.typed(node.left), self.typed(node.right)
        if is_int(of_left) and is_int(of_right) and not isinstance(node.op, ast.Div | ast.Pow):
            return f"INT({self.number(node)})", INT
        if self.is_real(node):
            return f"mk_float({self.real(node)})", FLOAT
        match node.op:
            case ast.Add():
                return f"plus({left},{right})", _sum_kind(of_left, of_right)
            case ast.Sub() if "set" in (name_of(of_left), name_of(of_right)):
                return f"difference({left},{right})", kinds.set_of(item_of(of_left))
            case ast.Sub():
                return f"minus({left},{right})", None
            case ast.Mult():
                return f"mul({left},{right})", None
            case ast.Div():
                return f"mk_float(dbl({left})/dbl({right}))", FLOAT
            case ast.Mod():
                return f"mod({left},{right})", None
            case ast.FloorDiv():
                return f"floor_div({left},{right})", None
            case ast.BitOr():
                return f"joined({left},{right})", kinds.not_none(of_left)
            case ast.BitAnd() if name_of(of_left) == "set":
                return f"intersection({left},{right})", kinds.not_none(of_left)
            case ast.BitAnd() | ast.RShift() | ast.LShift():
                sign = {ast.BitAnd: "&", ast.RShift: ">>", ast.LShift: "<<"}[type(node.op)]
                return f"INT(whole({left}){sign}whole({right}))", INT
        raise Untranslatable(f"the operator in {ast.unparse(node)}")

    def expression_UnaryOp(self, node: ast.UnaryOp) -> Typed:
        if isinstance(node.op, ast.Not):
            return f"BOOL(!({self.condition(node.operand)}))", BOOL
        if not isinstance(node.op, ast.USub):
            raise Untranslatable(f"the operator in {ast.unparse(node)}")
        code, kind = self.typed(node.operand)
        return (
            (f"INT(-{self.number(node.operand)})", INT) if is_int(kind) else (f"minus(INT(0),{code})", kind)
        )

    def expression_Compare(self, node: ast.Compare) -> Typed:
        return f"BOOL({self.comparison(node)})", BOOL

    def expression_BoolOp(self, node: ast.BoolOp) -> Typed:
        parts = [self.typed(part) for part in node.values]
        if all(kind == BOOL for _, kind in parts):
            return f"BOOL({self.condition(node)})", BOOL
        code, of_last = parts[-1]
        of = [of_last]
        for part, kind in reversed(parts[:-1]):
            name = self.fresh("b")
            of.append(kind if isinstance(node.op, ast.And) else kinds.not_none(kind))
            chosen = f"({code}):{name}" if isinstance(node.op, ast.And) else f"{name}:({code})"
            code = f"({{ V {name}={part}; truth({name})?{chosen}; }})"
        return code, common_kind(of)

    def expression_IfExp(self, node: ast.IfExp) -> Typed:
        (then, of_then), (other, of_other) = self.typed(node.body), self.typed(node.orelse)
        return f"({self.condition(node.test)}?({then}):({other}))", common_kind([of_then, of_other])

    # --- what is built of values ---------------------------------------------------------------------

    def build(self, parts: Sequence[ast.expr]) -> tuple[str, str, list[Kind | None]]:
        """Returns the name of a list, the C that fills it with values, and their kinds."""
        name, code, of = self.fresh("l"), "", list[Kind | None]()
        for part in parts:
            value, kind = self.typed(part.value if isinstance(part, ast.Starred) else part)
            code += (
                f"extend({name},{value});" if isinstance(part, ast.Starred) else f"push_({name},{value});"
            )
            of.append(item_of(kind) if isinstance(part, ast.Starred) else kind)
        return name, f"V {name}=new_list({max(4, len(parts))}); {code}", of

    def expression_Tuple(self, node: ast.Tuple) -> Typed:
        if not node.elts:
            return "EMPTY", Kind("tuple", (None,))
        if any(isinstance(part, ast.Starred) for part in node.elts):
            return self._joined_tuple(node)
        name, parts = self.fresh("u"), [self.typed(part) for part in node.elts]
        values = " ".join(f"V {name}_{at}={code};" for at, (code, _) in enumerate(parts))
        put = " ".join(f"T({name})->v[{at}]={name}_{at};" for at in range(len(parts)))
        kind = Kind("fixed", tuple(kind for _, kind in parts))
        return f"({{ {values} V {name}=tup({len(parts)}); {put} {name}; }})", kind

    def _joined_tuple(self, node: ast.Tuple) -> Typed:
        """Returns the C of a tuple with the values of others, which is made in its full length at once."""
        name, code, sizes, fill, of = self.fresh("u"), "", [], "", list[Kind | None]()
        for at, part in enumerate(node.elts):
            value = f"{name}_{at}"
            if isinstance(part, ast.Starred):
                held, kind = self._part_of(part.value)
                code += f"Seq {value}={held}; "
                sizes.append(f"{value}.n")
                fill += f"for(u32 i=0;i<{value}.n;i++) *{name}p++={value}.v[i]; "
                of.append(item_of(kind))
            else:
                held, kind = self.typed(part)
                code += f"V {value}={held}; "
                sizes.append("1")
                fill += f"*{name}p++={value}; "
                of.append(kind)
        put = f"V {name}=tup({'+'.join(sizes)}); V*{name}p=T({name})->v; {fill}"
        return f"({{ {code} {put} {name}; }})", Kind("tuple", (common_kind(of),))

    def _part_of(self, node: ast.expr) -> Typed:
        """Returns the C of the values of a sequence, of a part of it without a copy."""
        if (
            isinstance(node, ast.Subscript)
            and isinstance(node.slice, ast.Slice)
            and node.slice.step is None
        ):
            code, kind = self.typed(node.value)
            ends = f"{self.code_or_none(node.slice.lower)},{self.code_or_none(node.slice.upper)}"
            return f"part(seq({code}),{ends})", kind
        code, kind = self.typed(node)
        return f"seq({code})", kind

    def expression_List(self, node: ast.List) -> Typed:
        name, code, of = self.build(node.elts)
        return f"({{ {code} {name}; }})", kinds.list_of(common_kind(of))

    def expression_Set(self, node: ast.Set) -> Typed:
        name, code, of = self.build(node.elts)
        return f"({{ {code} to_set({name}); }})", kinds.set_of(common_kind(of))

    def expression_Dict(self, node: ast.Dict) -> Typed:
        name, code, of = self.fresh("d"), "", list[Kind | None]()
        for key, value in zip(node.keys, node.values, strict=True):
            held, kind = self.typed(value)
            code += f"d_update({name},{held});" if key is None else f"dset({name},{self.code(key)},{held});"
            of.append(value_of(kind) if key is None else kind)
        made = f"V {name}=new_dict({max(4, len(node.keys))},K_DICT);"
        return f"({{ {made} {code} {name}; }})", Kind("dict", (None, common_kind(of)))


def _is_number(node: ast.expr) -> bool:
    inner = node.operand if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub) else node
    return isinstance(inner, ast.Constant) and type(inner.value) is int


def _sum_kind(left: Kind | None, right: Kind | None) -> Kind | None:
    """The kind of the sum of sequences; of numbers nothing is known here."""
    names = {name_of(left), name_of(right)}
    if names <= {"list"}:
        return kinds.list_of(common_kind([item_of(left), item_of(right)]))
    if "tuple" in names or "fixed" in names:
        return Kind("tuple", (common_kind([item_of(left), item_of(right)]),))
    return None
