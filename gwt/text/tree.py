"""A tree part by part: of which kind each part is, and how it is written."""

from typing import Any

from gwt.dsl.amounts import Bound, Count, Need, Per, PerNamed, Quantity, UpTo
from gwt.dsl.effects import Effect
from gwt.dsl.nodes import field_names
from gwt.packs.pack import Pack
from gwt.text.wanted import components, message_id


def parts(pack: Pack, value: Any) -> dict[str, Any]:
    """A part of a tree: its `kind`, how it is `written`, and its own `parts` by name."""
    if not isinstance(value, Effect | Need | Per | PerNamed | UpTo | Quantity | Bound | Count):
        return {"kind": _kind(pack, value), "written": _written(value)}
    names = field_names(type(value))
    if isinstance(value, Count):
        names = () if value.argument is None else ("argument",)
    inner = {name: _inner(pack, getattr(value, name)) for name in names}
    return {"kind": label(type(value)), "written": str(value), "parts": inner}


def _inner(pack: Pack, value: Any) -> Any:
    return [parts(pack, one) for one in value] if isinstance(value, tuple) else parts(pack, value)


def _kind(pack: Pack, value: Any) -> str:
    """What a plain value of a node is; of a name, the kinds of components that are called so."""
    match value:
        case None | "":
            return "none"
        case bool():
            return "flag"
        case int():
            return "number"
    found = dict.fromkeys(label(type(one)) for one in components(pack) if one.id == value)
    return " or ".join(found) or "word"


def _written(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "" if value is None else str(value)


def label(kind: type) -> str:
    """The name of a class, in words."""
    return message_id(kind).replace("-", " ")
