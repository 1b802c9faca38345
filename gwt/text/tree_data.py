"""Describes a tree as nested dicts, node by node, for `gwt explain` and the like."""

from typing import Any

from gwt.dsl import Bound, Count, Effect, Need, Per, PerNamed, Quantity, UpTo, field_names
from gwt.json_types import JsonObject
from gwt.packs import Pack
from gwt.text.required_messages import components, count_arguments, message_id


def tree_as_dict(pack: Pack, value: object) -> JsonObject:
    """Returns a node as a dict: its `kind`, its source text (`written`), and its `parts` by field."""
    if not isinstance(value, Effect | Need | Per | PerNamed | UpTo | Quantity | Bound | Count):
        return {"kind": _kind(pack, value), "written": _written(value)}
    fields = {name: getattr(value, name) for name in field_names(type(value))}
    if isinstance(value, Count):
        fields = {name: part for name, part in count_arguments(value).items() if part is not None}
    inner = {name: _inner(pack, field) for name, field in fields.items()}
    return {"kind": kind_label(type(value)), "written": str(value), "parts": inner}


def _inner(pack: Pack, value: object) -> Any:
    return (
        [tree_as_dict(pack, part) for part in value]
        if isinstance(value, tuple)
        else tree_as_dict(pack, value)
    )


def _kind(pack: Pack, value: object) -> str:
    """Returns the kind of a plain value of a node; for a name, the kinds of components with that id."""
    match value:
        case None | "":
            return "none"
        case bool():
            return "flag"
        case int():
            return "number"
    kinds = dict.fromkeys(
        kind_label(type(component)) for component in components(pack) if component.id == value
    )
    return " or ".join(kinds) or "word"


def _written(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "" if value is None else str(value)


def kind_label(node_class: type) -> str:
    """Returns the name of a class in words."""
    return message_id(node_class).replace("-", " ")
