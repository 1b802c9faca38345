"""The OpenAPI document, made from the declarations of requests and messages."""

from functools import cache
from typing import Any

import msgspec

from gwt._version import __version__
from gwt.table.game.messages import BODIES, MESSAGES, Hello, NewTable, Take
from gwt.table.problems import CODES
from gwt.table.server.endpoint import Endpoint

_REFS = "#/components/schemas/{name}"


@cache
def document(endpoints: tuple[Endpoint, ...]) -> dict[str, Any]:
    """Returns the OpenAPI document of version 1."""
    _, schemas = msgspec.json.schema_components(
        (NewTable, Take, Hello, *BODIES, *MESSAGES), ref_template=_REFS
    )
    paths: dict[str, dict[str, Any]] = {}
    for one in endpoints:
        paths.setdefault(one.path.replace(":moment", ""), {})[one.method.lower()] = _operation(one)
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


def _operation(one: Endpoint) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "summary": one.summary,
        "operationId": one.answer.__name__,
        "parameters": [*map(_in_path, one.parts), *map(_in_query, one.query)],
        "responses": {
            str(one.status): {"description": "Done.", "content": {one.content: {"schema": {}}}},
            "default": {
                "description": "Refused; the message is in English.",
                "content": {"application/json": {"schema": {"$ref": _REFS.format(name="Problem")}}},
            },
        },
    }
    if one.secret:
        operation["security"] = [{"secret": []}]
    if one.body:
        each = [{"$ref": _REFS.format(name=kind.__name__)} for kind in one.body]
        schema = each[0] if len(each) == 1 else {"oneOf": each}
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": schema}},
        }
    return operation


def _in_path(name: str) -> dict[str, Any]:
    schema = {"type": "integer", "minimum": 0} if name == "number" else {"type": "string"}
    return {"name": name, "in": "path", "required": True, "schema": schema}


def _in_query(name: str) -> dict[str, Any]:
    return {"name": name, "in": "query", "schema": {"type": "string"}}
