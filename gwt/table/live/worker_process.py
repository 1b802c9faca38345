"""One process in which things are done one after the other, and which can be ended; or a thread."""

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from threading import Thread
from typing import Any, TypeVar

from attrs import define, field

from gwt.table.problems import RequestRefused
from gwt.table.store import blocking_calls

Result = TypeVar("Result")

_STARTING = 60.0
"""Seconds that a process may take to start."""
PATIENCE = 1.0
"""Seconds until a process is ended whose work nobody wants any more: most work is done sooner."""


@define(eq=False)
class WorkerProcess:
    """A process, or a thread of this one."""

    apart: bool
    """Whether it is a process; a thread cannot be ended."""
    patience: int = 0
    """Its niceness towards other processes, from 0 to 19."""
    _pool: Executor | None = field(default=None, init=False)
    _job: object = field(default=None, init=False)
    """Stands for what is being done; None if that is nothing."""
    _unwanted: object = field(default=None, init=False)
    """The job that need not be tried again when its process has been ended."""
    _closed: bool = field(default=False, init=False)

    async def do(
        self, task: Callable[[], Result], seconds: float, prepare: "Callable[[], None] | None" = None
    ) -> Result:
        """Does something elsewhere; to start a process is not counted in its seconds.

        Where there are no threads, as in a browser, it is done at once and without a limit.

        Args:
            prepare: is done first in a process that starts, and not counted either.

        Raises:
            Refused: it takes too long, or its process came to an end; what it raises itself is raised.
        """
        if not blocking_calls.THREADS:
            return task()
        job = self._job = object()
        try:
            return await self._try(job, task, seconds, prepare or _nothing)
        finally:
            self._job = None

    async def _try(
        self, job: object, task: Callable[[], Result], seconds: float, prepare: Callable[[], None]
    ) -> Result:
        for _ in range(2):
            try:
                if self._pool is None:
                    self._pool = self._new_pool()
                    await self._await(self._pool, prepare, _STARTING)
                return await self._await(self._pool or self._new_pool(), task, seconds)
            except BrokenProcessPool:
                if self._closed or self._unwanted is job:
                    break
        raise RequestRefused("broken", "The process that was to do it has come to an end.", "player-lost")

    async def _await(self, pool: Executor, task: Callable[[], Result], seconds: float) -> Result:
        self._pool = pool
        try:
            job = pool.submit(task)
            doing = asyncio.wrap_future(job)
            try:
                done, _ = await asyncio.wait({doing}, timeout=seconds)
            except asyncio.CancelledError:
                # Whoever asked has gone: what waits is dropped, and what is not done soon is ended.
                if not job.cancel() and self.apart:
                    asyncio.get_running_loop().call_later(PATIENCE, self._end_unless_done, pool, job)
                doing.cancel()
                raise
            if done and not doing.cancelled():
                return doing.result()
        except BrokenProcessPool:
            self._end(pool)
            raise
        if done:
            # What was done beside it took too long.
            raise BrokenProcessPool
        doing.cancel()
        self._end(pool)
        raise RequestRefused(
            "broken", f"It took more than {seconds:g} seconds.", "player-slow", number=seconds
        ) from None

    def _end_unless_done(self, pool: Executor, job: Future[Any]) -> None:
        if not job.done():
            self._end(pool)

    def abandon(self) -> None:
        """Notes that nobody wants what is being done: its process is ended unless it is done soon."""
        if self.apart and self._job is not None:
            asyncio.get_running_loop().call_later(PATIENCE, self._end_job, self._job)

    def _end_job(self, job: object) -> None:
        if self._job is job and self._pool is not None:
            self._unwanted = job
            self._end(self._pool)

    def close(self) -> None:
        self._closed = True
        if self._pool is not None:
            self._end(self._pool)

    def _new_pool(self) -> Executor:
        if not self.apart:
            return ThreadPoolExecutor(max_workers=1, thread_name_prefix="gwt-table")
        spawning = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(1, mp_context=spawning, initializer=_begin, initargs=(self.patience,))

    def _end(self, pool: Executor) -> None:
        """Ends a process; the next task gets a new one."""
        if self._pool is pool:
            self._pool = None
        processes: Any = getattr(pool, "_processes", None) or {}
        running = list(processes.values())
        pool.shutdown(wait=False, cancel_futures=True)
        # A process that is still at work has not heard of it.
        for process in running:
            process.terminate()


def _nothing() -> None:
    """Shows that the process has started."""


def _begin(patience: int) -> None:
    """Prepares a new process: it gives way to others, and ends with the server."""
    Thread(target=_end_with_parent, daemon=True).start()
    # Not every system knows how to.
    with suppress(AttributeError, OSError):
        os.nice(patience)


def _end_with_parent() -> None:
    """Waits until the server is gone, which may be killed without a word, and then ends this process."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)
