"""What strangers send, made by schemathesis from the server's own OpenAPI page.

Whatever is sent, the server answers what the page says, with no fault of its own, and a table beside it is
played on. `TABLE_FUZZ=100` sends far more of it, to PostgreSQL too.
"""

import json
import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.sampling import sample
from tests.table.kills import Seat, new_table, play, server
from tests.table.postgres import postgres

pytestmark = pytest.mark.in_turn

EXAMPLES = int(os.environ.get("TABLE_FUZZ", "6"))
DATABASES = ("sqlite", "postgresql") if "TABLE_FUZZ" in os.environ else ("sqlite",)
CHECKS = [
    not_a_server_error,
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
]
MANY = {"new_tables": 1e9, "new_tables_burst": 1e9, "new_tables_a_day": 10**9, "thinking": 5}


@contextmanager
def url(kind, folder) -> Iterator[str]:
    """The URL of an empty database."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'tables.sqlite'}"
    else:
        with postgres() as address:
            yield address


@pytest.fixture(scope="module", params=DATABASES)
def running(request, tmp_path_factory):
    """The address of a server, its OpenAPI page and its tables; it must not have logged any fault."""
    folder = tmp_path_factory.mktemp("fuzz")
    log = folder / "log"
    with url(request.param, folder) as database, server(database, log, **MANY) as (_, address):
        page = requests.get(f"{address}api/1/openapi.json", timeout=30).json()
        yield address, page, new_table(address, test=True), new_table(address)
    assert log.read_text() == ""


@pytest.mark.parametrize("role", sample(["host", "seats", "spectators", "nobody"], 2))
def test_whatever_is_sent_the_server_has_no_fault(running, role):
    address, page, table, beside = running
    link = table["links"].get(role, "#")
    secret = (link if isinstance(link, str) else link[0]).partition("#")[2]
    headers = {"authorization": f"Bearer {secret}"} if secret else {}
    schema = schemathesis.openapi.from_dict(page)
    schema.config.update(base_url=address.rstrip("/"))
    operations = [one.ok() for one in schema.get_all_operations()]
    with ExitStack() as stack:
        seats = [Seat.at(stack, address, one) for one in beside["links"]["seats"]]

        @settings(
            max_examples=EXAMPLES * len(operations),
            deadline=None,
            suppress_health_check=list(HealthCheck),
            database=None,
            phases=[Phase.generate],
        )
        @given(st.data())
        def send(data: st.DataObject) -> None:
            case = data.draw(data.draw(st.sampled_from(operations)).as_strategy())
            if "table" in case.path_parameters and data.draw(st.integers(0, 9)):
                case.path_parameters["table"] = table["table"]
            if "number" in case.path_parameters and data.draw(st.booleans()):
                case.path_parameters["number"] = data.draw(st.integers(0, 3))
            case.call_and_validate(headers=headers, checks=CHECKS, timeout=60)

        send()
        play(seats)


def test_whatever_is_said_through_a_socket_is_answered_or_ends_it(running):
    address, page, table, beside = running
    link = table["links"]["seats"][1]
    id, _, secret = link.removeprefix("/t/").partition("#")
    place = f"{address.replace('http', 'ws')}api/1/tables/{id}/socket"
    operation = schemathesis.openapi.from_dict(page)["/api/1/tables/{table}/messages"]["POST"]
    hello = json.dumps({"type": "hello", "secret": secret})
    said = operation.as_strategy().map(lambda case: json.dumps(case.body, default=str)) | st.text(
        max_size=30
    )
    with ExitStack() as stack:
        seats = [Seat.at(stack, address, one) for one in beside["links"]["seats"]]

        @settings(
            max_examples=EXAMPLES * 2,
            deadline=None,
            suppress_health_check=list(HealthCheck),
            database=None,
            phases=[Phase.generate],
        )
        @given(st.booleans(), st.lists(said, min_size=1, max_size=5))
        def send(greets: bool, messages: list[str]) -> None:
            with connect(place, max_size=None, compression=None, close_timeout=1) as socket:
                try:
                    for one in ([hello] if greets else []) + messages:
                        socket.send(one)
                    answered = 0
                    while answered < len(messages):
                        heard: dict[str, Any] = json.loads(socket.recv(timeout=60))
                        answered += heard["type"] == "answer"
                        assert heard.get("problem") is None or heard["problem"].get("reason") != "fault"
                except ConnectionClosed as closed:
                    assert closed.rcvd is not None and closed.rcvd.code in range(4400, 4430)

        send()
        play(seats)
