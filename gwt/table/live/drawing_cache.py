"""Pictures and films that have been drawn, so that each is drawn once for all who look at the same.

They are drawn elsewhere, the last one that was asked for first: who asked for others has probably gone on.
Each is kept by what it shows and the language, up to a number of bytes: those that nobody has asked for
longest are dropped first.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import TypeVar

from attrs import define, field, frozen

from gwt.table.live.worker_process import WorkerProcess
from gwt.table.problems import RequestRefused
from gwt.table.store import blocking_calls

Result = TypeVar("Result")


@frozen
class Unfinished:
    """The result of work that is to be called again, to go on where it was."""


@define(eq=False)
class DrawingCache:
    """Drawings of all tables."""

    most: int
    """Bytes that are kept."""
    worker: WorkerProcess = field(factory=lambda: WorkerProcess(apart=False))
    """The worker that draws."""
    longest: int = 500
    """The most drawings that wait; who has waited longest is sent away."""
    seconds: float = 60.0
    """The time limit of a drawing, or of a part of it."""
    size: int = 0
    """Bytes that it has."""
    _kept: OrderedDict[Hashable, bytes] = field(factory=OrderedDict)
    _drawing: dict[Hashable, "asyncio.Future[bytes]"] = field(factory=dict)
    _busy: int = 0
    """The number of drawings under way."""
    _waiting: "list[asyncio.Future[None]]" = field(factory=list)

    def get_cached(self, key: Hashable) -> bytes | None:
        """Returns the drawing of a key if it is there."""
        if (kept := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
        return kept

    async def get(
        self, key: Hashable, draw: Callable[[], bytes | Unfinished], *, local: bool = False
    ) -> bytes:
        """Returns the drawing of a key; `draw` makes it if nobody has yet, and may raise.

        It is made to the end although whoever asked has left.

        Args:
            local: it has to be made in this process.

        Raises:
            Refused: too many others wait for theirs.
        """
        if (kept := self.get_cached(key)) is not None:
            return kept
        if (others := self._drawing.get(key)) is not None:
            return await asyncio.shield(others)
        drawing = self._drawing[key] = asyncio.ensure_future(self.do(draw, local=local))
        drawing.add_done_callback(lambda done: self._finish(key, done))
        # Whoever asked may leave; those who ask meanwhile still get it.
        return await asyncio.shield(drawing)

    async def do(self, work: Callable[[], Result | Unfinished], *, local: bool = False) -> Result:
        """Returns the result of something that is done where pictures are drawn, when it is its turn.

        What is not finished then has its next turn after all others. Raises as `get` does.
        """
        begun = False
        while True:
            await self._turn(last=begun)
            try:
                result = await (blocking_calls.run(work) if local else self.worker.do(work, self.seconds))
            finally:
                self._pass_on()
            if not isinstance(result, Unfinished):
                return result
            begun = True

    async def _turn(self, *, last: bool) -> None:
        """Waits until there is somebody to draw. One more than there are lies ready for them.

        Args:
            last: all others come before.
        """
        if self._busy <= self.worker.apart:
            self._busy += 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.insert(0 if last else len(self._waiting), turn)
        if len(self._waiting) > self.longest:
            refused = RequestRefused(
                "too-many", "Too many pictures are being drawn here: ask again.", "too-fast"
            )
            self._waiting.pop(0).set_exception(refused)
        await turn

    def _pass_on(self) -> None:
        if self._waiting:
            self._waiting.pop().set_result(None)
        else:
            self._busy -= 1

    def _finish(self, key: Hashable, done: "asyncio.Future[bytes]") -> None:
        del self._drawing[key]
        if done.cancelled() or done.exception() is not None:
            return
        self._kept[key] = done.result()
        self.size += len(done.result())
        while self.size > self.most:
            self.size -= len(self._kept.popitem(last=False)[1])
