"""Where what takes long is done, so that nobody waits for it: players that think, pictures.

With processes of their own, the time of one table is not taken from the others. A player gets a game in
which everything hidden from its seat has been dealt anew, so that nothing else can leave this process.
"""

import asyncio
import multiprocessing
import os
import pickle
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from attrs import define, field, frozen

from gwt.kernel.premise import Premise
from gwt.kernel.rng import step
from gwt.play.game import Game
from gwt.players.fairness import fair, sealed
from gwt.players.seating import maker
from gwt.spec.packs import load_pack
from gwt.table.line import Line
from gwt.table.problems import Refused

Result = TypeVar("Result")


@frozen
class Thought:
    """What a player needs to choose: a fair game as it goes to another process, its name, its chance."""

    premise: Premise
    folders: tuple[Path, ...]
    state: bytes
    player: str
    rng: int

    @classmethod
    def of(cls, game: Game, seat: int, player: str, rng: int) -> "Thought":
        """What a player gets to know of a game in which its seat has to choose."""
        own, dealt = step(sealed(rng))
        guess = fair(game, seat, dealt)
        folders = tuple(layer.folder for layer in game.pack.layers)
        return cls(guess.premise, folders, pickle.dumps(guess.state), player, own)


def think(thought: Thought) -> str:
    """Returns the option that a player chooses, as text."""
    pack = load_pack(thought.premise.game, thought.folders)
    game = Game(thought.premise, pickle.loads(thought.state), pack.reader, listen=False)
    return str(maker(thought.player)(thought.rng).choose(game))


def _give_way(patience: int) -> None:
    # Not every system knows how to.
    with suppress(AttributeError, OSError):
        os.nice(patience)


@define(eq=False)
class Workers:
    """A pool of processes, or with 0 one thread of this one."""

    processes: int
    patience: int = 0
    """How much they give way to other processes, from 0 to 19 (`nice`)."""
    _pool: Executor | None = field(default=None, init=False)
    _line: Line = field(init=False)
    """Lets as many players think as there are processes."""

    def __attrs_post_init__(self) -> None:
        self._line = Line(max(1, self.processes))

    async def do(self, task: Callable[[], Result], seconds: float) -> Result:
        """Does something elsewhere.

        Raises:
            Refused: it takes too long, or its process came to an end; what it raises itself is raised.
        """
        for attempt in (1, 2):
            pool = self._pool = self._pool or self._new_pool()
            try:
                waiting = asyncio.get_running_loop().run_in_executor(pool, task)
                return await asyncio.wait_for(waiting, seconds)
            except TimeoutError:
                self._give_up(pool)
                raise Refused(
                    "broken", f"It took more than {seconds:g} seconds.", "player-slow", number=seconds
                ) from None
            except BrokenProcessPool:
                self._give_up(pool)
                if attempt == 2:
                    break
        raise Refused("broken", "The process that was to do it has come to an end.", "player-lost")

    async def choose(self, thought: Thought, seconds: float, table: str = "") -> str:
        """Returns the option that a player chooses, who has so many seconds once it is its turn to think.

        Raises as `do` does.
        """
        await self._line.wait(table)
        thinking = asyncio.ensure_future(self._think(thought, seconds, table))
        thinking.add_done_callback(lambda done: done.cancelled() or done.exception())
        # Whoever asked may leave, but the process is at work until the thought has come to its end.
        return await asyncio.shield(thinking)

    async def _think(self, thought: Thought, seconds: float, table: str) -> str:
        began = asyncio.get_running_loop().time()
        try:
            return await self.do(partial(think, thought), seconds)
        finally:
            self._line.leave(table, asyncio.get_running_loop().time() - began)

    def close(self) -> None:
        if self._pool is not None:
            self._give_up(self._pool)

    def _new_pool(self) -> Executor:
        if not self.processes:
            return ThreadPoolExecutor(max_workers=1, thread_name_prefix="gwt-table")
        spawning = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(
            self.processes, mp_context=spawning, initializer=_give_way, initargs=(self.patience,)
        )

    def _give_up(self, pool: Executor) -> None:
        """Leaves a pool to itself; the next task gets a new one."""
        if self._pool is pool:
            self._pool = None
        processes: Any = getattr(pool, "_processes", None) or {}
        running = list(processes.values())
        pool.shutdown(wait=False, cancel_futures=True)
        # A process that is still at work has not heard of it.
        for one in running:
            one.terminate()
