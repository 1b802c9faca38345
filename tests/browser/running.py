"""A server of tables in a thread of the tests."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic, sleep

import uvicorn
from starlette.applications import Starlette

PATIENCE = 30
"""Seconds after which something that should happen does not."""


@contextmanager
def running(application: Starlette) -> Iterator[str]:
    """Serves an application, and yields its address."""
    server = uvicorn.Server(uvicorn.Config(application, port=0, log_level="error"))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    start = monotonic()
    while not server.started:
        assert monotonic() - start < PATIENCE, "the server does not start"
        sleep(0.05)
    yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    server.should_exit = True
    thread.join()
