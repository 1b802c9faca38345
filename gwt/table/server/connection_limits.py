"""Connections of HTTP, which have some seconds for a request, and of which no address gets all."""

import asyncio
import socket
import struct
from contextlib import suppress
from typing import Any

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.server import ServerState

from gwt.json_types import JsonObject
from gwt.table.live.rate_limits import NetworkCount, RateLimiter

HEAD = 16 << 10
"""Bytes of the head of a request."""
_SPARE = 64
"""File handles that are left to the database, to what is read and to processes."""
_CLOSED_AT_ONCE = 64
"""Connections that are closed one after the other; each takes some 0.02 ms."""
_AT_ONCE = struct.pack("ii", 1, 0)
"""A `struct linger` with which a socket waits no second for what it has sent to be read."""


class ConnectionLimits:
    """The limits of the open connections of a server, which are closed if they are too many or too slow."""

    def __init__(self, costs: RateLimiter, trusted: str) -> None:
        """Sets the limits; `trusted` are the addresses of proxies, which speak for many and have a limit of
        their own.
        """
        limits, self._costs = costs.limits, costs
        self.head, self.body, self.answer = limits.head, limits.body, limits.answer
        self.most = min(limits.sockets + limits.connections, max(_SPARE, _handles() - _SPARE))
        self.most_alike = min(limits.connections_of_an_address, max(1, self.most // 4))
        self._trusted = {address.strip() for address in trusted.split(",")}
        self._open = NetworkCount()

    def lets_in(self, address: str, now: float) -> bool:
        """Whether one more connection of an address may be opened, in seconds of the loop."""
        if self._open.total >= self.most:
            return False
        if {address, "*"} & self._trusted:
            return True
        return self._open.has_room(address, self.most_alike) and self._costs.welcomes(address, now)

    def enter(self, address: str) -> None:
        """Counts a connection that has been opened; to be followed by `leave`."""
        self._open.enter(address)

    def leave(self, address: str) -> None:
        self._open.leave(address)

    def __call__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: JsonObject,
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> asyncio.Protocol:
        """Makes the protocol of a new connection, as uvicorn asks for it."""
        return LimitedProtocol(self, config, server_state, app_state, _loop)


class LimitedListener(socket.socket):
    """A listening socket that closes connections which are not let in, before anything is made for them."""

    def __init__(self, doors: ConnectionLimits, family: socket.AddressFamily) -> None:
        super().__init__(family, socket.SOCK_STREAM)
        self._doors = doors

    def accept(self) -> tuple[socket.socket, Any]:
        """Accepts the next connection that is let in.

        Raises:
            ConnectionAbortedError: many were closed; the loop asks again after what else it has to do.
            BlockingIOError: nobody else waits.
        """
        now = asyncio.get_running_loop().time()
        for _ in range(_CLOSED_AT_ONCE):
            opened, address = super().accept()
            if self._doors.lets_in(address[0], now):
                return opened, address
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _AT_ONCE)
            opened.close()
        raise ConnectionAbortedError


class _Connection(h11.Connection):
    """A connection that refuses a long head, and a body whose length is stated in two ways."""

    def next_event(self) -> Any:
        """Returns what comes next. Raises `RemoteProtocolError` as the connection of h11 does."""
        event = super().next_event()
        if isinstance(event, h11.Request):
            head = len(event.target) + sum(len(name) + len(value) + 4 for name, value in event.headers)
            if head > HEAD:
                raise h11.RemoteProtocolError("the head is too long")
            # A proxy may believe the other one, and take the rest for a request of somebody else.
            if {b"content-length", b"transfer-encoding"} <= {name for name, _ in event.headers}:
                raise h11.RemoteProtocolError("the length of the body is given in two ways")
        return event


class LimitedProtocol(H11Protocol):
    """A connection that is closed unless its head and its body come, and its answer is read, in time."""

    def __init__(self, doors: ConnectionLimits, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.conn = _Connection(h11.SERVER, HEAD)
        self._doors = doors
        self._address: str | None = None
        self._waits_for: object = None
        self._timer: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None
        """The timer that runs while more of an answer waits to be read than the other side takes."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._forget_unread(transport)
        address = (get_remote_addr(transport) or ("",))[0]
        if self._doors.lets_in(address, self.loop.time()):
            self._doors.enter(address)
            self._address = address
            self._watch()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._leave()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._await_reader()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_waiting()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()
        if self.transport.is_closing():
            # It is closed when the rest has been read.
            self._await_reader()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        # From here on it is a socket, which is counted and timed as one.
        self._leave()
        super().handle_websocket_upgrade(event)

    def _watch(self) -> None:
        """Gives the other side its seconds for what is awaited now, which more bytes do not prolong."""
        if self._address is None:
            return
        state = self.conn.their_state
        if state is self._waits_for:
            return
        self._stop()
        self._waits_for = state
        seconds = {h11.IDLE: self._doors.head, h11.SEND_BODY: self._doors.body}.get(state)
        if seconds is not None:
            self._timer = self.loop.call_later(seconds, self.transport.abort)

    def _forget_unread(self, transport: asyncio.Transport) -> None:
        """Lets the system keep no longer what is not read, even after the connection has been closed."""
        # Only Linux has such an option, and only for TCP.
        with suppress(AttributeError, OSError):
            milliseconds = max(1, int(1000 * self._doors.answer))
            connection: socket.socket = transport.get_extra_info("socket")
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, milliseconds)

    def _await_reader(self) -> None:
        """Gives the other side its seconds to read, which a byte now and then does not prolong."""
        if self._unread is None:
            self._unread = self.loop.call_later(self._doors.answer, self._break_off)

    def _break_off(self) -> None:
        """Ends the connection; what has not been read is thrown away, and not kept by the system."""
        # Windows has another form of it; the connection ends there too.
        with suppress(OSError):
            lingering: socket.socket = self.transport.get_extra_info("socket")
            lingering.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _AT_ONCE)
        self.transport.abort()

    def _stop_waiting(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _leave(self) -> None:
        self._stop()
        self._stop_waiting()
        if self._address is not None:
            self._doors.leave(self._address)
            self._address = None


def _handles() -> int:
    """Returns how many files and connections this process may have open, and lets it have all of them."""
    try:
        import resource
    except ImportError:
        # Windows has no such limit.
        return 1 << 20
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard if hard != resource.RLIM_INFINITY else 1 << 20
