"""The OpenAPI document, made from the declarations of requests and messages."""

from functools import cache
from typing import Any

import msgspec

from gwt._version import __version__
from gwt.table.match.messages import BODIES, MESSAGES, Hello, NewTable, Take
from gwt.table.problems import CODES
from gwt.table.server.endpoint import Endpoint

_REFS = "#/components/schemas/{name}"


@cache
def openapi_document(endpoints: tuple[Endpoint, ...]) -> dict[str, Any]:
    """Returns the OpenAPI document of version 1."""
    _, schemas = msgspec.json.schema_components(
        (NewTable, Take, Hello, *BODIES, *MESSAGES), ref_template=_REFS
    )
    paths: dict[str, dict[str, Any]] = {}
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


def _operation(endpoint: Endpoint) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "summary": endpoint.summary,
        "operationId": endpoint.answer.__name__,
        "parameters": [*map(_in_path, endpoint.parts), *map(_in_query, endpoint.query)],
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


def _in_path(name: str) -> dict[str, Any]:
    schema = {"type": "integer", "minimum": 0} if name == "number" else {"type": "string"}
    return {"name": name, "in": "path", "required": True, "schema": schema}


def _in_query(name: str) -> dict[str, Any]:
    return {"name": name, "in": "query", "schema": {"type": "string"}}
