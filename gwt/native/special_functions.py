"""The few functions of the package that have C of their own, and what stands for their calls."""

import ast
from collections.abc import Mapping
from typing import Any, cast

import attrs

from gwt import dsl, kernel
from gwt.native.kinds import INT, NONE, STR, Kind
from gwt.native.program import Special, Typed
from gwt.native.scope import Inner, Scope


def _random_below(scope: Scope, node: ast.Call) -> Typed:
    holder, limit = node.args
    return f"INT(below({_generator(scope, holder)},{scope.number(limit)}))", INT


def _shuffle(scope: Scope, node: ast.Call) -> Typed:
    holder, items = node.args
    return f"shuffle({_generator(scope, holder)},{scope.code(items)})", NONE


def _generator(scope: Scope, holder: ast.expr) -> str:
    return f"rng_of({scope.code(holder)},{scope.program.attribute('rng')})"


def _next_random(scope: Scope, node: ast.Call) -> Typed:
    """Only the number is made: the generator behind it is that of a holder."""
    return f"pair_of(NONE,number_drawn({scope.code(node.args[0])}))", Kind("fixed", (None, None))


def _field_values(scope: Scope, node: ast.Call) -> Typed:
    return f"values_of({scope.code(node.args[0])})", Kind("tuple", (None,))


def _field_names(scope: Scope, node: ast.Call) -> Typed:
    return f"attr({scope.code(node.args[0])},{scope.program.attribute('fields')})", Kind("tuple", (STR,))


def _evolve(scope: Scope, node: ast.Call) -> Typed:
    (code, kind), new = scope.typed(node.args[0]), scope.fresh("o")
    put = [
        f"set_attr({new},{scope.program.attribute(str(word.arg))},{scope.code(word.value)});"
        for word in node.keywords
    ]
    return f"({{ V {new}=evolved({code}); {' '.join(put)} {new}; }})", kind


def _copy(scope: Scope, node: ast.Call) -> Typed:
    code, kind = scope.typed(cast(ast.Attribute, node.func).value)
    return f"clone({code})", kind


def _emit(scope: Scope, node: ast.Call) -> Typed:
    """An event is made only if a trigger waits for it: nobody else listens."""
    state, triggers, event = scope.fresh("s"), scope.fresh("w"), scope.fresh("e")
    number = scope.program.attribute
    outer, held, before = scope.kinds, set[str](), ""
    inner = Inner(outer)

    def evaluated(argument: ast.expr) -> ast.expr:
        """Puts a call in an argument before the test: it may change something."""
        nonlocal before
        if not any(isinstance(part, ast.Call) for part in ast.walk(argument)):
            return argument
        (code, kind), name = scope.typed(argument), scope.fresh("held")
        before += f"V v_{name}={code}; "
        held.add(name)
        inner[name] = kind
        return ast.copy_location(ast.Name(name, ast.Load()), argument)

    holder, kind = scope.code(cast(ast.Attribute, node.func).value), node.args[0]
    arguments = [evaluated(argument) for argument in node.args[1:]]
    named = [ast.keyword(word.arg, evaluated(word.value)) for word in node.keywords]
    scope.inner_names.append(held)
    scope.kinds = inner
    made = scope.code(ast.copy_location(ast.Call(kind, arguments, named), node))
    scope.inner_names.pop()
    scope.kinds = outer
    waiting, code = f"attr({triggers},{number('events')})", scope.code(kind)
    begin = f"V {state}={holder}; V {triggers}=attr(attr({state},{number('rules')}),{number('triggers')});"
    test = f"{triggers}!=NONE&&(KIND({code})!=K_CLASS||contains({waiting},{code}))"
    tell = f"call2(attr({triggers},{number('trigger_event')}),{state},{event});"
    make = f"V {event}={made}; if(contains({waiting},type_of({event}))) {tell}"
    return f"({{ {before}{begin} if({test}) {{ {make} }} NONE; }})", NONE


def special_functions(parts: list[type]) -> Mapping[Any, Special]:
    """Returns the functions with C of their own; `parts` are the classes of the state."""
    return {
        attrs.evolve: _evolve,
        kernel.random_below: _random_below,
        kernel.shuffle: _shuffle,
        kernel.draw_number: _next_random,
        dsl.field_values: _field_values,
        dsl.field_names: _field_names,
        kernel.State.emit: _emit,
        **dict.fromkeys((part.__dict__["copy"] for part in parts), _copy),
    }
