"""Pictures and films that have been drawn, so that each is drawn once for all who look at the same.

A drawing takes 50 to 110 ms of a core. It is kept by what it shows and the language, up to a number
of bytes: those that nobody has asked for longest are dropped first.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable

from anyio import CapacityLimiter, to_thread
from attrs import define, field

_AT_ONCE = 1
"""Drawings at a time: more would only take each other's time, and that of answers."""


@define(eq=False)
class Gallery:
    """Drawings of all tables."""

    most: int
    """Bytes that are kept."""
    size: int = 0
    """Bytes that it has."""
    _kept: OrderedDict[Hashable, bytes] = field(factory=OrderedDict)
    _drawing: dict[Hashable, "asyncio.Future[bytes]"] = field(factory=dict)
    _limiter: CapacityLimiter | None = None

    async def get(self, key: Hashable, draw: Callable[[], bytes]) -> bytes:
        """Returns the drawing of a key; `draw` makes it in a thread if nobody has yet, and may raise."""
        if (kept := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return kept
        if (others := self._drawing.get(key)) is not None:
            return await asyncio.shield(others)
        drawing = self._drawing[key] = asyncio.ensure_future(self._draw(draw))
        drawing.add_done_callback(lambda done: self._finish(key, done))
        # Whoever asked may leave; those who ask meanwhile still get it.
        return await asyncio.shield(drawing)

    async def _draw(self, draw: Callable[[], bytes]) -> bytes:
        self._limiter = self._limiter or CapacityLimiter(_AT_ONCE)
        return await to_thread.run_sync(draw, limiter=self._limiter)

    def _finish(self, key: Hashable, done: "asyncio.Future[bytes]") -> None:
        del self._drawing[key]
        if done.cancelled() or done.exception() is not None:
            return
        self._kept[key] = done.result()
        self.size += len(done.result())
        while self.size > self.most:
            self.size -= len(self._kept.popitem(last=False)[1])
