"""A server on a database of its own, and clients that sit at its tables."""

import json
import logging
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from attrs import define, field
from starlette.testclient import TestClient, WebSocketTestSession

from gwt.table import Limits, app


@define
class Sitter:
    """Somebody with a socket at a table, who remembers what has been sent."""

    socket: WebSocketTestSession
    heard: list[dict[str, Any]] = field(factory=list)
    _waiting: list[dict[str, Any]] = field(factory=list)
    _count: int = 0

    def hear(self, kind: str) -> dict[str, Any]:
        """The next message of a kind; others that come before it wait until they are asked for."""
        for message in self._waiting:
            if message["type"] == kind:
                self._waiting.remove(message)
                return message
        while True:
            message = self.socket.receive_json()
            self.heard.append(message)
            if message["type"] == kind:
                return message
            self._waiting.append(message)

    def say(self, type: str, **keys: Any) -> str:
        self._count += 1
        request = keys.pop("request", f"r{self._count}")
        self.socket.send_text(json.dumps({"type": type, "request": request, **keys}))
        return request

    def ask(self, type: str, **keys: Any) -> dict[str, Any]:
        """Sends a message and returns its answer."""
        self.say(type, **keys)
        return self.hear("answer")

    def closed(self) -> int:
        """The code with which the socket is closed, after all that was sent before."""
        while (message := self.socket.receive())["type"] != "websocket.close":
            pass
        return int(message["code"])

    def choose(self, moment: dict[str, Any], at: int = 0) -> dict[str, Any]:
        """Chooses an option and returns the next moment."""
        decision = moment["decision"]
        answer = self.ask("choose", decision=decision["number"], option=decision["options"][at]["text"])
        assert answer["ok"], answer
        return self.hear("moment")

    def end_turn(self, moment: dict[str, Any]) -> dict[str, Any]:
        answer = self.ask("end_turn", decision=moment["wait"]["number"])
        assert answer["ok"], answer
        return self.hear("moment")

    def act(self, moment: dict[str, Any], at: int = 0) -> dict[str, Any]:
        """Chooses, or ends the turn if a choice waits."""
        return self.end_turn(moment) if moment["wait"] else self.choose(moment, at)


@define
class Server:
    """A running server, which can be stopped and started again on the same database."""

    folder: Path
    options: dict[str, Any]
    stack: ExitStack = field(factory=ExitStack)
    client: TestClient = field(init=False)
    hall: Any = field(init=False)

    def start(self) -> "Server":
        keys = {"workers": 0, "pace": 0, "poll": 3600, **self.options}
        served = app(f"sqlite:///{self.folder / 'tables.sqlite'}", **keys)
        self.hall = served.state.hall
        self.client = self.stack.enter_context(TestClient(served, base_url="http://table.example"))
        return self

    def stop(self) -> None:
        self.stack.close()

    def table(self, *, taken: bool = True, **wanted: Any) -> dict[str, Any]:
        """A new table; unless its seats are not `taken`, the links are those of whoever has taken them."""
        alone = {"record", "position"} & set(wanted)
        answer = self.client.post(
            "/api/1/tables", json={**({} if alone else {"players": 2, "seed": 7}), **wanted}
        )
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        if taken and not wanted.get("study"):
            made["links"]["seats"] = [one and self.take(one) for one in made["links"]["seats"]]
        return made

    def take(self, link: str, **wanted: Any) -> str:
        """Takes a seat by its invitation, and returns the own link."""
        answer = self.request("POST", link, "/seat", json=wanted)
        assert answer.status_code == 200, answer.text
        own: str = answer.json()["link"]
        return own

    def request(self, method: str, link: str, path: str, **more: Any) -> Any:
        table, _, secret = link.removeprefix("/t/").partition("#")
        headers = {"authorization": f"Bearer {secret}"}
        return self.client.request(method, f"/api/1/tables/{table}{path}", headers=headers, **more)

    def sit(self, link: str, **hello: Any) -> Sitter:
        """Opens a socket by a link, and says hello."""
        path, _, secret = link.partition("#")
        socket = self.stack.enter_context(
            self.client.websocket_connect(f"/api/1/tables/{path.removeprefix('/t/')}/socket")
        )
        socket.send_json({"type": "hello", "secret": secret, **hello})
        return Sitter(socket)

    def get(self, link: str, path: str = "", **query: Any) -> Any:
        """What a request by the holder of a link is answered."""
        return self.request("GET", link, path, params=query)

    def post(self, link: str, **message: Any) -> Any:
        return self.request("POST", link, "/messages", json=message)


@pytest.fixture(autouse=True)
def faults(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fails where the server has logged a fault: a client is told of it in a problem only."""
    yield
    logged = [one for one in caplog.get_records("call") if one.levelno >= logging.ERROR]
    assert not logged, caplog.text


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts a server with some options."""
    running: list[Server] = []

    def start(**options: Any) -> Server:
        running.append(Server(tmp_path, options).start())
        return running[-1]

    yield start
    for one in running:
        one.stop()


@pytest.fixture
def server(serving: Callable[..., Server]) -> Server:
    return serving(limits=Limits(messages=10_000, burst=10_000, work=1e9, work_burst=1e9))
