"""A short hash of a whole state, the same in every process and under every version of Python."""

import hashlib
import json
from collections.abc import Callable
from functools import cache
from typing import Any

import attrs

from gwt.kernel.shape import (
    EffectShape,
    EnumShape,
    MappingShape,
    NameShape,
    NumberShape,
    OptionalShape,
    PartShape,
    SequenceShape,
    SetShape,
    Shape,
    TaskShape,
    TextShape,
    TupleShape,
    fields_of,
)
from gwt.kernel.state import State
from gwt.kernel.state_declaration import compile_function

_JSON = json.JSONEncoder(sort_keys=True, separators=(",", ":"), check_circular=False)
LENGTH = 16
"""Hexadecimal digits of a hash."""


def digest_of(state: State) -> str:
    """Hashes all that decides how a game goes on: every field, hidden ones too, and the rulings.

    Equal states under the same rulings have the same hash.
    """
    # What a later version adds to the state leaves the hash of a state without it as it is, as long as
    # its default says that nothing of the kind has happened.
    kind: Any = type(state)
    whole = {"rulings": sorted(state.rules.rulings), "state": _plain(kind)(state)}
    return hashlib.sha256(_JSON.encode(whole).encode()).hexdigest()[:LENGTH]


@cache
def _plain(kind: Any) -> Callable[[Any], dict[str, Any]]:
    """Generates the function that writes a part of a state for JSON, without what is as by default."""
    scope: dict[str, Any] = {}
    lines = ["def plain(part):", "    new = {}"]
    for field in fields_of(kind):
        default, value = field.default, f"part.{field.name}"
        condition = ""
        if default is not attrs.NOTHING:
            scope[f"default_{field.name}"] = default.factory() if _is_factory(default) else default
            condition = f"if {value} != default_{field.name}: "
        lines.append(f"    {condition}new[{field.name!r}] = {_code(field.shape, value, scope)}")
    source = "\n".join([*lines, "    return new"])
    plain: Callable[[Any], dict[str, Any]] = compile_function(
        source, f"<digest of {kind.__module__}.{kind.__qualname__}>", scope
    )
    return plain


def _is_factory(default: Any) -> bool:
    return isinstance(default, attrs.Factory)  # type: ignore[arg-type]


def _code(shape: Shape, value: str, scope: dict[str, Any]) -> str:
    """Returns code for what JSON can write of a value; the names that it uses go into `scope`."""
    match shape:
        case NumberShape() | TextShape() | NameShape():
            return value
        case EffectShape():
            return f"str({value})"
        case TaskShape():
            return f"({value}[0], str({value}[1]), {value}[2])"
        case EnumShape():
            scope[name := f"names_of_{len(scope)}"] = shape.names
            return f"{name}[{value}]"
        case OptionalShape(of):
            code = _code(of, value, scope)
            return code if code == value else f"None if {value} is None else {code}"
        case TupleShape(parts):
            codes = [_code(member, f"{value}[{at}]", scope) for at, member in enumerate(parts)]
            same = all(code == f"{value}[{at}]" for at, code in enumerate(codes))
            return value if same else f"[{', '.join(codes)}]"
        case SequenceShape(of):
            code = _code(of, "one", scope)
            return value if code == "one" else f"[{code} for one in {value}]"
        case SetShape(NumberShape() | TextShape() | NameShape()):
            return f"sorted({value})"
        case SetShape(of):
            return f"sorted([{_code(of, 'one', scope)} for one in {value}], key=str)"
        case MappingShape(of, inner):
            item, code = _code(of, "key", scope), _code(inner, "one", scope)
            same = (item, code) == ("key", "one")
            return value if same else f"{{{item}: {code} for key, one in {value}.items()}}"
        case PartShape(kind):
            scope[name := f"plain_{kind.__name__}"] = _plain(kind)
            return f"{name}({value})"
