"""Serves the application of the table with uvicorn."""

import asyncio
import gc
import logging
import os
import socket
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import uvicorn
from anyio import to_thread
from starlette.applications import Starlette
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from gwt.table.server.connection_limits import ConnectionLimits, LimitedListener
from gwt.table.server_limits import Bucket

_STOPPING = 3
"""Seconds that open sockets have to close when the server is stopped."""
_CLOSING = 10.0
"""Seconds that the other side has to answer that it closes too."""
_THREADS = 8
"""Threads that wait for the database and play games again; each keeps memory of its own when it is idle."""
_LOOKUPS = 32
"""Threads that look up the names of webhooks, of which none can be broken off."""
_SWITCH = 0.0005
"""Seconds after which a thread that loads a pack or plays a game again lets others go on: whoever chooses
waits for some ten turns of the loop and of threads."""
_ELSEWHERE = ("192.0.2.1", 9)
"""An address that is never given to anybody."""
_LOGGERS = ("gwt.table", "asyncio", "uvicorn.error")
"""Those that write of what clients do; each gets its own share of the log."""
_RECORDS, _RECORDS_AT_ONCE = 0.2, 50
"""Records of the log in a second on average, and at once, from each logger."""


def run_server(app: Starlette, host: str, port: int, started: Callable[[str], None]) -> None:
    """Serves until it is interrupted; `started` is given the address once it can be opened.

    Port 0 is any that is free.

    Raises:
        OSError: the address cannot be served at.
    """
    sys.setswitchinterval(_SWITCH)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for name in _LOGGERS:
        logging.getLogger(name).addFilter(RateLimitFilter(_RECORDS, _RECORDS_AT_ONCE))
    doors = ConnectionLimits(
        app.state.hall.services.costs, os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1")
    )
    with LimitedListener(doors, family) as listening:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        server = _Server(_config(app, doors), lambda: started(_address(listening)))
        server.run(sockets=[listening])


def _config(app: Starlette, doors: ConnectionLimits) -> uvicorn.Config:
    """Returns how the application is served: without a log of requests, and without compressed sockets."""
    services = app.state.hall.services
    return uvicorn.Config(
        app,
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=_STOPPING,
        # Each byte of a text may be written as six.
        ws_max_size=6 * services.limits.message,
        ws=_WebSocketProtocol,
        ws_per_message_deflate=False,
        http=doors,  # type: ignore[arg-type]
        limit_concurrency=doors.most,
    )


def _address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    name = _own_name() if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/"


def _own_name() -> str:
    """The address by which others in the network reach this computer; without a network its own."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: this only asks which way a packet would leave.
            probe.connect(_ELSEWHERE)
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


class _WebSocketProtocol(WebSocketsSansIOProtocol):
    """A socket that can be closed while the other side does not read."""

    async def send(self, message: Any) -> None:
        closes = message["type"] == "websocket.close"
        if closes:
            # Otherwise it waits until what was sent before has been read.
            self.writable.set()
        await super().send(message)
        if closes:
            self.loop.call_later(_CLOSING, self.transport.abort)


class RateLimitFilter(logging.Filter):
    """A filter that leaves out records that come too fast; the next one says how many were left out."""

    def __init__(self, rate: float, burst: float) -> None:
        super().__init__()
        self._bucket, self._left_out = Bucket(rate, burst), 0

    def filter(self, record: logging.LogRecord) -> bool:
        if not self._bucket.takes(record.created):
            self._left_out += 1
            return False
        if self._left_out:
            record.msg = f"({self._left_out} records were left out) {record.msg}"
            self._left_out = 0
        return True


class _Server(uvicorn.Server):
    """A server that says when it has started."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._tell = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        to_thread.current_default_thread_limiter().total_tokens = _THREADS
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(_LOOKUPS))
        await super().startup(sockets)
        # Everybody waits while garbage is looked for, so what stays is not looked through again.
        gc.freeze()
        if self.started:
            self._tell()
