"""Generates JSON Schemas of the files of packs from the classes of their entries, for editors."""

import ast
from collections.abc import Mapping
from inspect import cleandoc, getsource
from textwrap import dedent
from typing import Literal, get_args, get_origin

import attrs

from gwt import dsl, json_types, memory_cache
from gwt.packs import manifest, traversal
from gwt.packs.content_spec import ContentSpec

_OF_ALL = {
    "id": "The name that other entries use for it.",
    "name": "Its name in English; other languages have theirs in the texts of the pack.",
    "many": "Its name where there are several.",
    "source": "The place where it is printed: the component, and the page of the rulebook.",
    "tags": "Words of your own for its properties, by which it can be counted.",
    "status": "How well it is known: printed on the component, public, reconstructed or invented.",
}
"""The descriptions of keys that many entries have."""


@memory_cache.bounded_cache(1 << 10)
def field_descriptions(entry_class: type) -> dict[str, str]:
    """Returns the description of each field of a class of entries that has one, by its name."""
    described: dict[str, str] = {}
    for kind in reversed(entry_class.__mro__[:-1]):
        described |= _own(kind)
    return {**_OF_ALL, **described}


def _own(kind: type) -> dict[str, str]:
    try:
        (tree,) = ast.parse(dedent(getsource(kind))).body
    except (OSError, TypeError):
        return {}
    described = {}
    for field, after in zip(tree.body, tree.body[1:], strict=False):  # type: ignore[attr-defined]
        is_text = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and is_text:
            described[field.target.id] = " ".join(cleandoc(str(after.value.value)).split())
    return described


Schema = json_types.JsonObject

_DRAFT = "https://json-schema.org/draft/2020-12/schema"
_PLAIN: dict[object, Schema] = {
    int: {"type": "integer"},
    str: {"type": "string"},
    bool: {"type": "boolean"},
    dsl.Effect: {"type": "string", "description": "An effect, such as the actions of other entries."},
    dsl.Need: {"type": "string", "description": "A number and what is counted.", "pattern": "^[0-9]+ "},
    dsl.Per: {
        "type": "string",
        "description": "Points for what is counted.",
        "pattern": "^(-?[0-9]+ per |[0-9]+ */)",
    },
}


def schema(content_spec: ContentSpec, file: str) -> Schema:
    """Returns the JSON Schema of a file, given by the stem of its name.

    No key of a content file is required, because a pack that extends another may leave out any.
    """
    kinds: Mapping[str, type] = {"pack": manifest.Manifest, **content_spec.files}
    definitions: dict[str, Schema] = {}
    top = _entry(kinds[file], content_spec, definitions)
    if file != "pack":
        top.pop("required", None)
    head = {"$schema": _DRAFT, "title": f"{file}.yaml of a pack of {content_spec.name}"}
    return {**head, **top, "$defs": dict(sorted(definitions.items()))}


def _entry(entry_class: type, content_spec: ContentSpec, definitions: dict[str, Schema]) -> Schema:
    body: Schema = {"type": "object", "additionalProperties": False}
    if entry_class.__doc__ and not entry_class.__doc__.startswith("Method generated"):
        body["description"] = " ".join(entry_class.__doc__.partition("Examples:")[0].split())
    described = field_descriptions(entry_class)
    body["properties"] = {
        field.name: _described(_value(field.type, content_spec, definitions), described.get(field.name, ""))
        for field in traversal.fields_by_name(entry_class).values()
    }
    required = [
        field.name
        for field in traversal.fields_by_name(entry_class).values()
        if field.default is attrs.NOTHING
    ]
    return {**body, "required": required} if required else body


def _described(value: Schema, description: str) -> Schema:
    """Returns the schema of a value with the description of its key, in front of that of its kind."""
    return {**value, "description": f"{description} {value.get('description', '')}".strip()}


def _value(kind: object, content_spec: ContentSpec, definitions: dict[str, Schema]) -> Schema:
    origin, inner = get_origin(kind), get_args(kind)
    if kind in _PLAIN:
        return _PLAIN[kind]
    if kind in content_spec.references:
        named = dsl.with_article(content_spec.references[kind])
        return {"type": "string", "description": f"The id of {named}."}
    if origin is tuple:
        items: Schema = {"type": "array", "items": _value(inner[0], content_spec, definitions)}
        return items if inner[-1] is Ellipsis else {**items, "minItems": len(inner), "maxItems": len(inner)}
    if origin is dict:
        # The keys of YAML may be numbers, those of JSON are texts that look like them.
        keys = {"pattern": "^[0-9]+$"} if inner[0] is int else {}
        mapping_schema = {
            "type": "object",
            "additionalProperties": _value(inner[1], content_spec, definitions),
        }
        return {**mapping_schema, "propertyNames": keys} if keys else mapping_schema
    if origin is Literal:
        return {"enum": list(inner)}
    if (inner_kind := traversal.strip_optional(kind)) is not kind:
        return {"anyOf": [_value(inner_kind, content_spec, definitions), {"type": "null"}]}
    if kind.__name__ not in definitions:
        definitions[kind.__name__] = {}
        definitions[kind.__name__] = _entry(kind, content_spec, definitions)
    return {"$ref": f"#/$defs/{kind.__name__}"}
