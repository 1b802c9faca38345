"""Calls: of functions, of classes, of methods, and of what is known only when it is called."""

import ast
import inspect
import itertools
import operator
import types
import typing
from collections.abc import Callable
from typing import Any, cast

import attrs

from gwt.dsl import InternedMeta
from gwt.native import kinds
from gwt.native.builtin_calls import BuiltinCalls
from gwt.native.kinds import NONE, Kind, common_kind, item_of, object_of, value_of
from gwt.native.program import Typed
from gwt.native.scope import UNKNOWN
from gwt.native.untranslatable import Untranslatable

MOST_ARGUMENTS = 8
METHODS: dict[str, tuple[str, Kind | Callable[[Kind | None], Kind | None] | None]] = {
    "append": ("(push_({},{}),NONE)", NONE),
    "add": ("(dset({},{},NONE),NONE)", NONE),
    "discard": ("(discard({},{}),NONE)", NONE),
    "extend": ("(extend({},{}),NONE)", NONE),
    "insert": ("(insert({},{},{}),NONE)", NONE),
    "update": ("ior({},{})", NONE),
    "clear": ("(clear_({}),NONE)", NONE),
    "remove": ("(m_remove({},{}),NONE)", NONE),
    "reverse": ("(reverse({}),NONE)", NONE),
    "copy": ("copy_of({})", lambda kind: kind),
    "index": ("INT(index_of({},{}))", kinds.INT),
    "count": ("INT(count_of({},{}))", kinds.INT),
    "items": ("d_items({})", lambda kind: kinds.list_of(Kind("fixed", (item_of(kind), value_of(kind))))),
    "values": ("d_values({})", lambda kind: kinds.list_of(value_of(kind))),
    "keys": ("to_list({})", lambda kind: kinds.list_of(item_of(kind))),
    "isdisjoint": ("BOOL(disjoint({},{}))", kinds.BOOL),
    "issubset": ("BOOL(subset({},{}))", kinds.BOOL),
    "intersection": ("intersection({},{})", lambda kind: kind),
    "union": ("joined({},{})", lambda kind: kind),
    "__contains__": ("BOOL(contains({},{}))", kinds.BOOL),
    "startswith": ("BOOL(starts_with({},{}))", kinds.BOOL),
    "__getitem__": ("subscr({},{})", value_of),
}
"""The C of methods of lists, sets and dictionaries, with the kind of the result or how that follows."""


class Calls(BuiltinCalls):
    """Translates calls."""

    def expression_Call(self, node: ast.Call) -> Typed:
        called = self.fixed(node.func)
        if called is UNKNOWN:
            if isinstance(node.func, ast.Attribute):
                return self._method(node, node.func)
            return self.call_value(self.code(node.func), node)
        special = self.program.special.get(called) if _is_hashable(called) else None
        if special is not None:
            return special(self, node)
        if called == dict.fromkeys:
            code, kind = self.typed(node.args[0])
            filled = self.code(node.args[1]) if len(node.args) > 1 else "NONE"
            return f"from_keys({code},{filled})", Kind(
                "dict", (item_of(kind), None if len(node.args) > 1 else NONE)
            )
        if isinstance(called, type) and called.__module__ not in ("builtins", "itertools", "collections"):
            return self.make(called, node)
        if isinstance(called, types.BuiltinFunctionType | type):
            return self.builtin(called.__name__, node)
        if isinstance(called, types.FunctionType) or hasattr(called, "cache_info"):
            return self.call(called, node)
        if isinstance(called, operator.attrgetter):
            return self._attributes(cast(tuple[str, ...], called.__reduce__()[1]), node)
        if called is typing.cast:
            return self.typed(node.args[1])
        if called in (itertools.takewhile, itertools.combinations):
            return self.builtin(called.__name__, node)
        raise Untranslatable(f"the call {ast.unparse(node)[:60]}")

    def call(self, called: object, node: ast.Call, first: tuple[str, ...] = ()) -> Typed:
        function = self.program.function(called)
        arguments = ", ".join([*first, *self._arguments(function.signature, node, len(first))])
        kind = object_of(function.makes) if function.makes else self.program.kinds.returned(function.live)
        return f"{function.name}({arguments})", kind

    def _arguments(self, signature: inspect.Signature, node: ast.Call, skipped: int) -> list[str]:
        """Returns the C of the arguments of a call in the order of the parameters."""
        parameters = [*signature.parameters.values()][skipped:]
        if any(parameter.kind is parameter.VAR_KEYWORD for parameter in parameters):
            raise Untranslatable(f"the call {ast.unparse(node)[:60]}")
        codes: dict[str, str] = {}
        places, rest = parameters, list[ast.expr]()
        if parameters and any(parameter.kind is parameter.VAR_POSITIONAL for parameter in parameters):
            before = [parameter.kind is parameter.VAR_POSITIONAL for parameter in parameters].index(True)
            places, rest = parameters[:before], node.args[before:]
            codes[parameters[before].name] = self.code(ast.Tuple(rest, ast.Load()))
        for parameter, argument in zip(places, node.args, strict=False):
            if isinstance(argument, ast.Starred):
                raise Untranslatable(f"the call {ast.unparse(node)[:60]}")
            codes[parameter.name] = self.code(argument)
        for keyword in node.keywords:
            if keyword.arg is None:
                raise Untranslatable(f"the call {ast.unparse(node)[:60]}")
            codes[keyword.arg] = self.code(keyword.value)
        for parameter in parameters:
            if parameter.name not in codes:
                if parameter.default is parameter.empty:
                    raise Untranslatable(f"the argument {parameter.name} of {ast.unparse(node)[:60]}")
                codes[parameter.name] = self.program.constant(parameter.default)
        return [codes[parameter.name] for parameter in parameters]

    def call_value(self, function: str, node: ast.Call) -> Typed:
        """Returns the C of the call of a value."""
        if node.keywords:
            raise Untranslatable(f"the arguments by name of {ast.unparse(node)[:60]}")
        if any(isinstance(argument, ast.Starred) for argument in node.args):
            name, code, _ = self.build(node.args)
            return f"({{ {code} call_v({function},L({name})->h.n,L({name})->v); }})", None
        if not node.args:
            return f"call_v({function},0,0)", None
        name = f"call{len(node.args)}" if len(node.args) < 6 else "CALLV"
        return f"{name}({function},{', '.join(map(self.code, node.args))})", None

    def _attributes(self, names: tuple[str, ...], node: ast.Call) -> Typed:
        """Returns the C of an `attrgetter`."""
        (code, kind), holder, new = self.typed(node.args[0]), self.fresh("g"), self.fresh("u")
        if len(names) == 1:
            return self.attribute(code, kind, names[0])
        values = [self.attribute(holder, kind, name)[0] for name in names]
        put = " ".join(f"T({new})->v[{at}]={value};" for at, value in enumerate(values))
        return f"({{ V {holder}={code}; V {new}=tup({len(names)}); {put} {new}; }})", Kind("tuple", (None,))

    # --- objects -------------------------------------------------------------------------------------

    def make(self, cls: type, node: ast.Call) -> Typed:
        """Returns the C of a new object."""
        fields = self.program.fields(cls)
        if fields is None:
            raise Untranslatable(f"objects of {cls.__name__}")
        number, kind = self.program.class_number(cls), object_of(cls)
        if cls in self.program.plain_fields:
            new, was = self.fresh("o"), self.fresh("was")
            begun, _ = self.call(cls.__dict__["__init__"], node, (new,))
            # It outlives the lines of a search, whose memory is released.
            there = f"int {was}=level; level=SEARCH; V {new}=blank({number}); (void){begun}; level={was};"
            return f"({{ {there} {new}; }})", kind
        if any(isinstance(argument, ast.Starred) for argument in node.args):
            name, code, _ = self.build(node.args)
            return f"({{ {code} make({number},L({name})->h.n,L({name})->v); }})", kind
        names = _arguments_of(cls)
        values = dict(zip(names, map(self.code, node.args), strict=False))
        for keyword in node.keywords:
            if keyword.arg not in names:
                raise Untranslatable(f"the argument {keyword.arg} of {cls.__name__}")
            values[keyword.arg] = self.code(keyword.value)
        for name in fields:
            if name not in values:
                values[name] = self._default(cls, name)
        if not fields:
            return (
                f"node({number},0,0)" if isinstance(cls, InternedMeta) else f"new_obj({number},0)"
            ), kind
        new, makes = self.fresh("k"), "node" if isinstance(cls, InternedMeta) else "make"
        put = f"V {new}[]={{{', '.join(values[name] for name in fields)}}};"
        return f"({{ {put} {makes}({number},{len(fields)},{new}); }})", kind

    def _default(self, cls: type, name: str) -> str:
        """Returns the C of the value of a field that is not given."""
        if isinstance(cls, InternedMeta):
            if name in cls.defaults:
                return self.program.constant(cls.defaults[name])
        else:
            default: Any = attrs.fields_dict(cls)[name].default
            if isinstance(default, attrs.Factory):  # type: ignore[arg-type]
                made = {list: "new_list(4)", dict: "new_dict(4,K_DICT)", set: "new_dict(4,K_SET)"}
                if default.factory in made and not default.takes_self:
                    return made[default.factory]
            elif default is not attrs.NOTHING:
                return self.program.constant(default)
        raise Untranslatable(f"{cls.__name__} without {name}")

    # --- methods -------------------------------------------------------------------------------------

    def _method(self, node: ast.Call, called: ast.Attribute) -> Typed:
        name, (code, kind) = called.attr, self.typed(called.value)
        of = kinds.not_none(kind)
        if of is not None and of.cls is not None:
            member = kinds.member_of(of.cls, name)
            if isinstance(member, types.FunctionType) or hasattr(member, "cache_info"):
                special = self.program.special.get(member)
                return special(self, node) if special else self.call(member, node, (code,))
            if isinstance(member, staticmethod):
                return self.call(member.__func__, node)
            if self.place(of, name) is not None:
                return self.call_value(self.field(code, of, name), node)
        translate = getattr(self, f"method_{name}", None)
        if name in METHODS and not node.keywords and METHODS[name][0].count("{}") == len(node.args) + 1:
            text, result_kind = METHODS[name]
            made = text.format(code, *map(self.code, node.args))
            return made, result_kind(of) if callable(result_kind) else result_kind
        if translate is not None and not node.keywords:
            result: Typed = translate(code, of, node.args)
            return result
        for cls in list(self.program.classes):
            if isinstance(kinds.member_of(cls, name), types.FunctionType):
                raise Untranslatable(f"the method {name} of an object of an unknown class")
        return self.call_value(f"attr({code},{self.program.attribute(name)})", node)

    def method_pop(self, code: str, kind: Kind | None, arguments: list[ast.expr]) -> Typed:
        of = value_of(kind) if kind is not None and kind.name == "dict" else item_of(kind)
        given = "".join(f",{self.code(argument)}" for argument in arguments)
        return f"m_pop{len(arguments) or ''}({code}{given})", of if len(arguments) < 2 else None

    def method_get(self, code: str, kind: Kind | None, arguments: list[ast.expr]) -> Typed:
        name, of = self.fresh("g"), value_of(kind)
        other, of_other = self.typed(arguments[1]) if len(arguments) > 1 else ("NONE", NONE)
        got = f"({{ V {name}=dget({code},{self.code(arguments[0])}); {name}?{name}:({other}); }})"
        return got, common_kind([of, of_other])

    def method_setdefault(self, code: str, kind: Kind | None, arguments: list[ast.expr]) -> Typed:
        pairs, key, value = self.fresh(), self.fresh(), self.fresh()
        look = f"V {pairs}={code},{key}={self.code(arguments[0])}; V {value}=dget({pairs},{key});"
        put = (
            f"{value}={self.code(arguments[1])}; dset({pairs},{key},{value}); {value}=dget({pairs},{key});"
        )
        return f"({{ {look} if(!{value}) {{ {put} }} {value}; }})", value_of(kind)


def _arguments_of(cls: type) -> tuple[str, ...]:
    """The arguments of a class, by the names of its fields, in their order."""
    if isinstance(cls, InternedMeta):
        return cls.fields
    given = [field for field in attrs.fields(cls) if field.init]
    in_order = [field.name for field in given if not field.kw_only]
    return (*in_order, *(field.name for field in given if field.kw_only))


def _is_hashable(value: object) -> bool:
    try:
        hash(value)
    except TypeError:
        return False
    return True
