"""The table without a server: the same application in one program, which asks it directly.

A page that runs the library in a worker asks here what another page asks a server, and gets the same
answers. Nothing else can reach it; whoever has the program has all that is hidden too.
"""

import asyncio
import gc
import json
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from tempfile import TemporaryDirectory
from typing import Any

from attrs import define, field
from starlette.applications import Starlette

from gwt.json_types import JsonObject
from gwt.table.server.application import app
from gwt.table.server_limits import Limits

_FOREVER = 1e9
"""Stands for no limit: there is nobody to be kept at bay."""
_POLL = 3600.0
"""Seconds between two looks for what other servers have done, of which there are none."""
_SCOPE = {
    "asgi": {"version": "3.0"},
    "http_version": "1.1",
    "root_path": "",
    "client": ("127.0.0.1", 0),
    "server": ("localhost", 80),
}


@define(eq=False)
class EmbeddedTable:
    """All tables of a program, in a database of its own."""

    _app: Starlette
    _life: "AbstractAsyncContextManager[Any] | None" = field(default=None, init=False)

    @classmethod
    def of(cls, database: str, pace: float = 0.8) -> "EmbeddedTable":
        """Opens the tables of a database, `sqlite:///FILE`; `pace` as for `app`. Raises as `app` does."""
        limits = Limits(
            work=_FOREVER,
            work_burst=_FOREVER,
            messages=_FOREVER,
            burst=1_000_000_000,
            new_tables=_FOREVER,
            new_tables_burst=1_000_000_000,
            new_tables_a_day=1_000_000_000,
            chat=False,
            analyses=0,
            days_unbegun=_FOREVER,
            days_ended=_FOREVER,
        )
        return cls(app(database, limits=limits, workers=0, pace=pace, poll=_POLL))

    async def start(self) -> None:
        """Begins to look after the tables; the loop has to go on."""
        self._life = self._app.router.lifespan_context(self._app)
        await self._life.__aenter__()

    async def close(self) -> None:
        """Closes the tables, if they have been started."""
        if self._life is not None:
            await self._life.__aexit__(None, None, None)

    async def request(self, method: str, path: str, secret: str = "", body: str = "") -> str:
        """Answers a request of the documented API.

        Args:
            path: with its query, such as `/api/1?language=nl`.
            secret: of whoever asks, if it is asked for.

        Returns:
            The status, the kind of content and the text of the answer, as a list in JSON.
        """
        headers = [(b"host", b"localhost")]
        if secret:
            headers.append((b"authorization", f"Bearer {secret}".encode()))
        if body:
            headers.append((b"content-type", b"application/json"))
        messages = [{"type": "http.request", "body": body.encode(), "more_body": False}]
        answer: JsonObject = {"status": 500, "type": "", "body": b""}

        async def receive() -> JsonObject:
            if messages:
                return messages.pop()
            # Whoever asks does not leave before the answer.
            leaving: asyncio.Future[JsonObject] = asyncio.get_running_loop().create_future()
            return await leaving

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                answer["status"] = message["status"]
                answer["type"] = dict(message["headers"]).get(b"content-type", b"").decode()
            elif message["type"] == "http.response.body":
                answer["body"] += message.get("body", b"")

        scope = {**_SCOPE, **_address(path), "type": "http", "scheme": "http", "method": method}
        await self._app({**scope, "headers": headers}, receive, send)
        return json.dumps([answer["status"], answer["type"], answer["body"].decode()], ensure_ascii=False)

    def open(self, path: str, tell: Callable[[str], object]) -> "LocalSocket":
        """Opens a socket of the documented API.

        Args:
            tell: is called with each message as `["message", TEXT]` in JSON, and once with
                `["close", CODE, REASON]`.
        """
        line = LocalSocket(self._app, path, tell)
        line.begin()
        return line


@define(eq=False)
class LocalSocket:
    """A socket inside the program."""

    _app: Starlette
    _path: str
    _tell: Callable[[str], object]
    _said: "asyncio.Queue[JsonObject]" = field(factory=asyncio.Queue, init=False)
    _serving: "asyncio.Task[None] | None" = field(default=None, init=False)
    _closed: bool = field(default=False, init=False)

    def begin(self) -> None:
        self._said.put_nowait({"type": "websocket.connect"})
        self._serving = asyncio.get_running_loop().create_task(self._serve())

    def receive_message(self, text: str) -> None:
        """Takes a message of whoever has opened it."""
        self._said.put_nowait({"type": "websocket.receive", "text": text})

    def close(self) -> None:
        """Closes it from the side of whoever has opened it."""
        self._closed = True
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1000})

    async def _serve(self) -> None:
        headers = [(b"host", b"localhost")]
        scope = {**_SCOPE, **_address(self._path), "type": "websocket", "scheme": "ws", "headers": headers}
        await self._app(scope, self._said.get, self._send)
        self._end(1006, "")

    async def _send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self._tell(json.dumps(["message", message["text"]], ensure_ascii=False))
        elif message["type"] == "websocket.close":
            self._end(message.get("code", 1000), message.get("reason") or "")

    def _end(self, code: int, reason: str) -> None:
        if not self._closed:
            self._closed = True
            self._tell(json.dumps(["close", code, reason], ensure_ascii=False))


def _address(path: str) -> JsonObject:
    at, _, query = path.partition("?")
    return {"path": at, "raw_path": at.encode(), "query_string": query.encode()}


async def begin(database: str) -> EmbeddedTable:
    """Opens the tables of a file in the worker of a page."""
    tables = EmbeddedTable.of(f"sqlite:///{database}")
    await tables.start()
    return tables


async def preload_answers() -> None:
    """Answers what a page asks first, so that a snapshot of this program's memory has it all loaded."""
    with TemporaryDirectory() as folder:
        tables = await begin(f"{folder}/tables.sqlite")
        await tables.request("GET", "/api/1")
        await tables.close()
    gc.collect()
