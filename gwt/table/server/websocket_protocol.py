"""A socket for uvicorn that keeps little while nobody speaks.

In ASGI a task waits at each socket, with a frame for every layer of the application and a queue, so that
thousands of people who look on would take tens of kilobytes each. Here the application may hand the socket
over (`scope["extensions"][HAND_OVER]`) to somebody who is called when something comes, and its task ends.
The protocol itself is that of the library websockets, in its form without input and output.
"""

import asyncio
import logging
from contextlib import suppress
from typing import Any, cast
from urllib.parse import unquote

from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from gwt.table.server.message_receiver import HAND_OVER, MessageReceiver

LOG = logging.getLogger("gwt.table")

_TO_CLOSE = 10.0
"""Seconds that the other side has to answer that it closes too."""


class WebSocketProtocol(asyncio.Protocol):
    """One socket; uvicorn makes it when a request asks for one."""

    __slots__ = (
        "_app",
        "_conn",
        "_drained",
        "_events",
        "_hearer",
        "_hearing",
        "_opening",
        "_parts",
        "_quiet",
        "_settings",
        "_shared",
        "_state",
        "_timer",
        "_transport",
        "_unheard",
    )

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self._app, self._settings, self._shared, self._state = (
            config.loaded_app,
            config,
            server_state,
            app_state,
        )
        self._conn = ServerProtocol(max_size=config.ws_max_size)
        self._events: asyncio.Queue[dict[str, Any]] | None = asyncio.Queue()
        """The messages that the application will receive, until it has handed over."""
        self._opening: tuple[Request, Response] | None = None
        """The question and the answer by which the socket is opened, until it is."""
        self._hearer: MessageReceiver | None = None
        self._hearing: asyncio.Task[None] | None = None
        self._unheard: list[str | None] = []
        self._parts: list[bytes] = []
        """Of a message that comes in parts, those that have come."""
        self._drained: asyncio.Future[None] | None = None
        """Whoever sends waits for it while the other side is slow."""
        self._quiet = False
        """Whether nothing has come since the last ping."""
        self._timer: asyncio.TimerHandle | None = None

    # --- as uvicorn and asyncio call it --------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._shared.connections.add(self)  # type: ignore[arg-type]

    def connection_lost(self, error: Exception | None) -> None:
        self._shared.connections.discard(self)
        if self._timer is not None:
            self._timer.cancel()
        self.resume_writing()
        if self._events is not None:
            self._events.put_nowait({"type": "websocket.disconnect", "code": self._conn.close_code or 1006})
        if self._hearer is not None:
            self._hearer.leave()
            self._hearer = None

    def pause_writing(self) -> None:
        self._drained = asyncio.get_running_loop().create_future()

    def resume_writing(self) -> None:
        if self._drained is not None and not self._drained.done():
            self._drained.set_result(None)
        self._drained = None

    def shutdown(self) -> None:
        """Closes the socket, because the server is being stopped."""
        if self._opening is None:
            self._close(1012, "the server is being stopped: come back")
        self._transport.close()

    def data_received(self, data: bytes) -> None:
        self._quiet = False
        self._conn.receive_data(data)
        for event in self._conn.events_received():
            if isinstance(event, Request):
                self._open(event)
            else:
                self._take(cast(Frame, event))
        self._flush()

    # --- what comes ----------------------------------------------------------------------------------

    def _open(self, request: Request) -> None:
        """Lets the application answer a request for a socket."""
        response = self._conn.accept(request)
        if response.status_code != 101:
            self._conn.send_response(response)
            return
        self._opening = request, response
        self._events.put_nowait({"type": "websocket.connect"})  # type: ignore[union-attr]
        task = asyncio.get_running_loop().create_task(self._run(self._scope(request)))
        self._shared.tasks.add(task)
        task.add_done_callback(self._shared.tasks.discard)

    def _scope(self, request: Request) -> dict[str, Any]:
        path, _, query = request.path.partition("?")
        info, root = self._transport.get_extra_info, self._settings.root_path
        return {
            "type": "websocket",
            "asgi": {"version": self._settings.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if info("sslcontext") else "ws",
            "server": info("sockname"),
            "client": info("peername"),
            "root_path": root,
            "path": root + unquote(path),
            "raw_path": (root + path).encode("ascii", "replace"),
            "query_string": query.encode("ascii", "replace"),
            "headers": [
                (name.lower().encode("latin-1", "replace"), value.encode("latin-1", "replace"))
                for name, value in request.headers.raw_items()
            ],
            "subprotocols": [],
            "state": self._state.copy(),
            "extensions": {HAND_OVER: self.hand_over},
        }

    async def _run(self, scope: dict[str, Any]) -> None:
        try:
            await self._app(scope, self._receive, self._send)
        except Exception:
            LOG.exception("a socket has failed")
            self._close(1011, "")
        finally:
            if self._hearer is None:
                self._close(1000, "")
            # The middleware has left; nobody reads it any more.
            scope.clear()

    def _take(self, frame: Frame) -> None:
        if frame.opcode not in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT) or self._is_closed:
            # The library answers pings and the word to close by itself.
            return
        self._parts.append(bytes(frame.data))
        if not frame.fin:
            return
        content, self._parts = b"".join(self._parts), []
        try:
            text = content.decode()
        except UnicodeDecodeError:
            self._close(1007, "that is no text")
            return
        if self._hearer is None:
            if self._events is not None:
                self._events.put_nowait({"type": "websocket.receive", "text": text})
            return
        self._unheard.append(text)
        if self._hearing is None:
            self._hearing = asyncio.get_running_loop().create_task(self._hear())

    # --- what the application does -------------------------------------------------------------------

    async def _receive(self) -> dict[str, Any]:
        assert self._events is not None, "a socket that was handed over is not asked"
        return await self._events.get()

    async def _send(self, message: dict[str, Any]) -> None:
        # To close need not wait for what the other side does not read.
        while self._drained is not None and message["type"] != "websocket.close":
            await self._drained
        if self._transport.is_closing():
            raise OSError("the other side has gone")
        try:
            match message["type"]:
                case "websocket.accept":
                    self._accept(message)
                case "websocket.send":
                    self._conn.send_text(message["text"].encode())
                case "websocket.close":
                    self._close(message.get("code", 1000), message.get("reason") or "")
        except InvalidState as error:
            raise OSError("the other side has gone") from error
        self._flush()

    def _accept(self, message: dict[str, Any]) -> None:
        assert self._opening is not None
        request, response = self._opening
        for name, value in (*self._shared.default_headers, *message.get("headers", ())):
            response.headers[name.decode("latin-1")] = value.decode("latin-1")
        self._conn.send_response(response)
        self._opening = None
        # The library keeps the request as long as the socket is open.
        request.headers.clear()
        self._ping()

    def hand_over(self, hearer: MessageReceiver) -> None:
        """Lets `hearer` have all that comes from now on, and the application may return."""
        assert self._events is not None
        self._hearer, events, self._events = hearer, self._events, None
        while not events.empty():
            event = events.get_nowait()
            if event["type"] == "websocket.receive":
                self._unheard.append(event["text"])
            else:
                hearer.leave()
                self._hearer = None
                return
        if self._unheard:
            self._hearing = asyncio.get_running_loop().create_task(self._hear())

    async def _hear(self) -> None:
        # What comes meanwhile waits at the other side.
        self._transport.pause_reading()
        try:
            while self._unheard and self._hearer is not None and not self._is_closed:
                await self._hearer.receive_message(self._unheard.pop(0))
        except Exception:
            LOG.exception("a message has failed")
            self._close(1011, "")
        finally:
            self._hearing = None
            if not self._transport.is_closing():
                self._transport.resume_reading()

    # --- the connection ------------------------------------------------------------------------------

    @property
    def _is_closed(self) -> bool:
        """Whether the other side has been told that nothing is heard any more."""
        return self._conn.close_sent is not None

    def _close(self, code: int, reason: str) -> None:
        """Says that the socket is closed, and closes it when the other side says so too, or soon."""
        if self._transport.is_closing():
            return
        if self._opening is not None:
            self._conn.send_response(self._conn.reject(403, ""))
            self._opening = None
        elif not self._is_closed:
            with suppress(InvalidState):
                self._conn.send_close(code, reason)
            self._later(_TO_CLOSE, self._transport.abort)
        self._flush()

    def _flush(self) -> None:
        for data in self._conn.data_to_send():
            if data:
                self._transport.write(data)
            else:
                self._transport.close()

    def _ping(self) -> None:
        """Asks whether somebody is there, again and again; who does not answer has gone."""
        interval = self._settings.ws_ping_interval
        if interval is None or self._is_closed or self._transport.is_closing():
            return
        if self._quiet and self._hearing is None:
            self._transport.abort()
            return
        self._quiet = True
        self._conn.send_ping(b"")
        self._flush()
        self._later(interval, self._ping)

    def _later(self, seconds: float, work: Any) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, work)
