"""What strangers send, made from the OpenAPI document; `make table-fuzz` sends far more of it.

Whatever is sent, the server answers what the document says, with no fault of its own.
"""

import os
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gwt.table import Limits
from gwt.table.problems import CODES

EXAMPLES = int(os.environ.get("TABLE_FUZZ", "40"))

LEAVES = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=30)
)
ANYTHING = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
)
WORDS = [
    "human",
    "greedy",
    "great-western-trail",
    "done",
    "turn",
    "no",
    "en",
    "seats:\n  - {money: 3}\n",
    "..",
]


def of_schema(schema: dict[str, Any], all_of_them: dict[str, Any]) -> st.SearchStrategy[Any]:
    """Values of a schema, mostly; one in several is something else."""
    right: st.SearchStrategy[Any]
    if "$ref" in schema:
        right = of_schema(all_of_them[schema["$ref"].rpartition("/")[2]], all_of_them)
    elif "anyOf" in schema or "oneOf" in schema:
        right = st.one_of(*(of_schema(one, all_of_them) for one in schema.get("anyOf") or schema["oneOf"]))
    elif "enum" in schema:
        right = st.sampled_from(schema["enum"])
    elif schema.get("type") == "object" and "properties" in schema:
        wanted, needed = schema["properties"], schema.get("required", [])
        right = st.fixed_dictionaries(
            {key: of_schema(wanted[key], all_of_them) for key in needed},
            optional={key: of_schema(one, all_of_them) for key, one in wanted.items() if key not in needed},
        )
    elif schema.get("type") == "array":
        right = st.lists(of_schema(schema.get("items", {}), all_of_them), max_size=5)
    elif schema.get("type") == "integer":
        right = st.integers(-1, 20) | st.integers()
    elif schema.get("type") == "string":
        right = st.sampled_from(WORDS) | st.text(max_size=80)
    elif schema.get("type") == "boolean":
        right = st.booleans()
    else:
        right = ANYTHING
    return st.integers(0, 19).flatmap(lambda chance: ANYTHING if chance == 0 else right)


@pytest.mark.parametrize("role", ["host", "seats", "spectators", "nobody"])
def test_whatever_is_sent_the_server_has_no_fault(serving, role):
    server = serving(
        limits=Limits(
            messages=1e9, burst=1e9, new_tables=1e9, new_tables_burst=1e9, work=1e9, work_burst=1e9
        )
    )
    server.client.raise_server_exceptions = True
    links = server.table(test=True, first=1)["links"]
    table, _, secret = (links[role] if isinstance(links.get(role), str) else links["seats"][0]).partition(
        "#"
    )
    id = table.removeprefix("/t/")
    headers = {} if role == "nobody" else {"authorization": f"Bearer {secret}"}
    document = server.client.get("/api/1/openapi.json").json()
    schemas = document["components"]["schemas"]
    requests = [
        (path, method, operation)
        for path, each in document["paths"].items()
        for method, operation in each.items()
    ]

    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(st.data())
    def send(data: st.DataObject) -> None:
        path, method, operation = data.draw(st.sampled_from(requests))
        number = data.draw(st.sampled_from(["0", "1", "99", str(10**30), "x", "-1"]))
        address = path.replace("{table}", id).replace("{number}", number)
        query = {
            one["name"]: data.draw(st.sampled_from([*WORDS, "", "xx", "\x00"]))
            for one in operation["parameters"]
            if one["in"] == "query"
        }
        content = operation.get("requestBody", {}).get("content", {}).get("application/json")
        body = {} if content is None else {"json": data.draw(of_schema(content["schema"], schemas))}
        answer = server.client.request(method, address, params=query, headers=headers, **body)

        if answer.status_code >= 400 and answer.headers["content-type"] == "application/json":
            problem = answer.json()["problem"]
            assert int(CODES[problem["code"]]) == answer.status_code and problem["message"]
        else:
            # A path that is no path of the document is not found.
            assert answer.status_code in (200, 201, 404), answer.text

    send()
