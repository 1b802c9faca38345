"""The OpenAPI document, made from the declarations of requests and messages."""

from functools import cache
from types import NoneType
from typing import Annotated, Any, Literal, get_args, get_origin

import attrs

from gwt._version import __version__
from gwt.json_types import JsonObject
from gwt.table.match.messages import BODIES, MESSAGES, Hello, NewTable, Take
from gwt.table.problems import CODES
from gwt.table.server.endpoint import Endpoint

_REFS = "#/components/schemas/{name}"


@cache
def openapi_document(endpoints: tuple[Endpoint, ...]) -> JsonObject:
    """Returns the OpenAPI document of version 1."""
    schemas = {kind.__name__: _schema(kind) for kind in (NewTable, Take, *BODIES)}
    schemas |= {kind.__name__: _schema(kind, name) for name, kind in MESSAGES.items()}
    schemas["Hello"] = _schema(Hello, "hello")
    paths: dict[str, JsonObject] = {}
    for endpoint in endpoints:
        path, method = endpoint.path.replace(":moment", ""), endpoint.method.lower()
        paths.setdefault(path, {})[method] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "The table of gwt",
            "version": __version__,
            "description": "Play board games in a browser; see the page about the API of the table.",
        },
        "paths": paths,
        "components": {
            "schemas": {**schemas, "Problem": _PROBLEM},
            "securitySchemes": {"secret": {"type": "http", "scheme": "bearer"}},
        },
    }


_PROBLEM = {
    "type": "object",
    "required": ["problem"],
    "properties": {
        "problem": {
            "type": "object",
            "required": ["code", "message"],
            "properties": {
                "code": {"enum": list(CODES)},
                "message": {"type": "string"},
                "reason": {
                    "type": "string",
                    "description": "Names the text `page-refused-REASON` among those of `/words`.",
                },
                "gaps": {"type": "object", "description": "What stands in the braces of that text."},
            },
        }
    },
}


def _operation(endpoint: Endpoint) -> JsonObject:
    operation: JsonObject = {
        "summary": endpoint.summary,
        "operationId": endpoint.answer.__name__,
        "parameters": [
            *map(_in_path, endpoint.parts),
            *({"name": name, "in": "query", "schema": {"type": "string"}} for name in endpoint.query),
        ],
        "responses": {
            str(endpoint.status): {"description": "Done.", "content": {endpoint.content: {"schema": {}}}},
            "default": {
                "description": "Refused; the message is in English.",
                "content": {"application/json": {"schema": {"$ref": _REFS.format(name="Problem")}}},
            },
        },
    }
    if endpoint.secret:
        operation["security"] = [{"secret": []}]
    if endpoint.body:
        bodies = [{"$ref": _REFS.format(name=kind.__name__)} for kind in endpoint.body]
        schema = bodies[0] if len(bodies) == 1 else {"oneOf": bodies}
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": schema}},
        }
    return operation


def _in_path(name: str) -> JsonObject:
    schema = {"type": "integer", "minimum": 0} if name == "number" else {"type": "string"}
    return {"name": name, "in": "path", "required": True, "schema": schema}


def _schema(kind: type[Any], type_name: str = "") -> JsonObject:
    """Returns the JSON Schema of a body, or of a message, which has a `type` and may have more fields."""
    fields = attrs.fields(kind)
    properties = {field.name: {**_type_schema(field.type), **_default(field)} for field in fields}
    required = [field.name for field in fields if field.default is attrs.NOTHING]
    schema = {"title": kind.__name__, "description": kind.__doc__, "type": "object"}
    if type_name:
        properties = {"type": {"enum": [type_name]}, **properties}
        return {**schema, "properties": properties, "required": ["type", *required]}
    return {**schema, "properties": properties, "required": required, "additionalProperties": False}


def _default(field: "attrs.Attribute[Any]") -> JsonObject:
    if field.default is attrs.NOTHING:
        return {}
    return {"default": [] if isinstance(field.default, type(attrs.Factory(list))) else field.default}


_TYPES = {str: "string", int: "integer", bool: "boolean", NoneType: "null"}


def _type_schema(kind: Any) -> JsonObject:
    origin, inner = get_origin(kind), get_args(kind)
    if kind in _TYPES:
        return {"type": _TYPES[kind]}
    if origin is Annotated:
        return {**_type_schema(inner[0]), **dict(inner[1:])}
    if origin is Literal:
        return {"enum": sorted(inner)}
    if origin is list:
        return {"type": "array", "items": _type_schema(inner[0])}
    if origin is dict:
        keys, values = map(_type_schema, inner)
        return {"type": "object", "propertyNames": keys, "additionalProperties": values}
    return {"anyOf": [*map(_type_schema, inner)]}
