"""Blocking work beside the event loop: in a thread, or at once if there are none, as in a browser."""

import sys
from collections.abc import Callable
from typing import Any, TypeVar

from anyio import CapacityLimiter, to_thread

Result = TypeVar("Result")

THREADS = sys.platform != "emscripten"
"""Whether there are threads here; in a browser there are none."""


async def run(
    work: Callable[..., Result],
    *arguments: Any,
    limiter: CapacityLimiter | None = None,
    abandon: bool = False,
) -> Result:
    """Returns the result of blocking work; the loop goes on meanwhile if there are threads.

    Args:
        limiter: how many threads may do such work at the same time.
        abandon: do not wait for it if whoever asked is cancelled.
    """
    if not THREADS:
        return work(*arguments)
    return await to_thread.run_sync(work, *arguments, limiter=limiter, abandon_on_cancel=abandon)
