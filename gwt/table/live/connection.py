"""A socket of somebody at a table, and what waits to be sent through it.

There are many sockets and most are quiet, so each keeps little: no queue, and a task that sends only while
something waits.
"""

import asyncio
from contextlib import suppress

from attrs import define, field
from starlette.websockets import WebSocket, WebSocketDisconnect

from gwt.json_types import JsonObject
from gwt.table.match.rendered_moment import encode_json
from gwt.table.store.access_keys import Viewer

_MOST_WAITING = 256
"""Messages that wait to be sent to one reader; one who is slower has to come back."""


@define(eq=False)
class ClientConnection:
    """Somebody who has said hello through a socket."""

    socket: WebSocket
    reader: Viewer
    language: str
    seen: tuple[str, int] = ("", 0)
    """The mark of the last moment sent, and the number of the decision in it."""
    number: int = -1
    """The number of that moment."""
    closing: tuple[int, str] | None = None
    """The code and the reason with which it is closed once all that waits has been sent."""
    _waiting: list[str] | None = None
    _sending: "asyncio.Task[None] | None" = field(default=None, init=False)
    _leaving: "asyncio.Task[None] | None" = field(default=None, init=False)
    """The task that closes the socket of a reader who is too slow."""

    def send(self, message: JsonObject | str) -> None:
        """Sends a message as soon as those before it are sent; a reader who is too slow is sent away."""
        if self.closing is not None:
            return
        waiting = self._waiting = self._waiting or []
        if len(waiting) == _MOST_WAITING:
            waiting.clear()
            self.closing = 4429, "too slow: come back"
            # What is being sent may never get through.
            self._leaving = asyncio.get_running_loop().create_task(close_socket(self.socket, *self.closing))
            return
        waiting.append(message if isinstance(message, str) else encode_json(message))
        self._begin()

    def close(self, code: int, reason: str) -> None:
        """Closes the socket after what waits; nothing is sent any more."""
        if self.closing is None:
            self.closing = code, reason
            self._begin()

    def _begin(self) -> None:
        if self._sending is None:
            self._sending = asyncio.get_running_loop().create_task(self._send())

    async def _send(self) -> None:
        try:
            while self._waiting:
                await self.socket.send_text(self._waiting.pop(0))
            if self.closing is not None:
                await close_socket(self.socket, *self.closing)
        except (WebSocketDisconnect, RuntimeError, OSError):
            # A closed connection needs no message.
            self.closing = self.closing or (1006, "")
        finally:
            self._waiting = self._sending = None


async def close_socket(socket: WebSocket, code: int, reason: str) -> None:
    """Closes a socket, whoever has gone already or not."""
    with suppress(RuntimeError, WebSocketDisconnect, OSError):
        await socket.close(code, reason.encode()[:120].decode(errors="ignore"))
