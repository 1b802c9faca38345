"""Worker processes in which players think, so that no other table waits for them.

With processes of their own, the time of one table is not taken from the others. A player gets a game in
which everything hidden from its seat has been dealt again, so that nothing else can leave this process.
A player that thinks long does so apart, in processes for those alone, and a thought that nobody wants any
more is ended with its process.
"""

import asyncio
import pickle
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

from attrs import define, field, frozen

from gwt import kernel, play, players, spec
from gwt.table.live.fair_queue import FairQueue
from gwt.table.live.worker_process import WorkerProcess
from gwt.table.problems import RequestRefused

Result = TypeVar("Result")

BEST = 3
"""The options of an advice, from the best."""
QUICK = 3.0
"""Seconds after which a player thinks apart from the quick ones."""
_HALF = 60.0
"""Seconds after which half of what is known of the slowness of a player is forgotten."""


@frozen
class PlayerTask:
    """The input of a player: a fair game as it goes to another process, its name, its seed."""

    premise: kernel.Premise
    folders: tuple[Path, ...]
    state: bytes
    player: str
    rng: int

    @classmethod
    def of(cls, game: play.Game, seat: int, player: str, rng: int) -> "PlayerTask":
        """Returns the fair game that a player is given in which its seat has to choose."""
        player_seed, dealt = kernel.draw_number(players.derive_seed(rng))
        guess = players.fair_game(game, seat, dealt)
        folders = tuple(layer.folder for layer in game.pack.layers)
        return cls(guess.premise, folders, pickle.dumps(guess.state), player, player_seed)


def prepare_task(thought: PlayerTask) -> None:
    """Loads what a player needs to think."""
    spec.load_pack(thought.premise.game, thought.folders)
    players.player_factory(thought.player)(thought.rng)


def choose_for_task(thought: PlayerTask) -> str:
    """Returns the option that a player chooses, as text."""
    return str(players.player_factory(thought.player)(thought.rng).choose(_game_of(thought)))


def _game_of(thought: PlayerTask) -> play.Game:
    return play.Game(thought.premise, pickle.loads(thought.state), listen=False)


@frozen
class Advice:
    """The choice of a player, and what it expects of the options that it thinks best."""

    option: str
    best: tuple[tuple[str, float], ...] = ()
    """The choice, and the next best options with the points by which they are worth less; empty if the
    player does not say."""


def advise_for_task(thought: PlayerTask) -> Advice:
    """Returns what a player would choose, and its estimates if it has some."""
    player = players.player_factory(thought.player)(thought.rng)
    game = _game_of(thought)
    if not isinstance(player, players.SupportsEstimates) or len(game.options) == 1:
        return Advice(choose_for_task(thought))
    estimates = [*player.estimates(game).items()][:BEST]
    (choice, most), *_ = estimates
    return Advice(str(choice), tuple((str(option), points - most) for option, points in estimates))


@define(eq=False)
class WorkerLane:
    """Workers, in each of which one player thinks at a time, and the accounts that wait for one."""

    idle: list[WorkerProcess]
    _every: tuple[WorkerProcess, ...] = field(init=False)
    _line: FairQueue = field(init=False)

    def __attrs_post_init__(self) -> None:
        self._every, self._line = tuple(self.idle), FairQueue(len(self.idle))

    async def do(
        self, how: Callable[[PlayerTask], Result], thought: PlayerTask, seconds: float, account: str
    ) -> Result:
        """Returns what a player thinks. Raises as `WorkerProcess.do` does."""
        await self._line.acquire(account)
        worker = self.idle.pop()
        thinking = asyncio.ensure_future(self._think(worker, how, thought, seconds, account))
        thinking.add_done_callback(lambda done: done.cancelled() or done.exception())
        try:
            # Whoever asked may leave, but the worker is busy until the thought has come to an end.
            return await asyncio.shield(thinking)
        except asyncio.CancelledError:
            if not thinking.done():
                worker.abandon()
            raise

    async def _think(
        self,
        worker: WorkerProcess,
        how: Callable[[PlayerTask], Result],
        thought: PlayerTask,
        seconds: float,
        account: str,
    ) -> Result:
        began = asyncio.get_running_loop().time()
        try:
            return await worker.do(partial(how, thought), seconds, partial(prepare_task, thought))
        finally:
            self.idle.append(worker)
            self._line.release(account, asyncio.get_running_loop().time() - began)

    def close(self) -> None:
        for pool in self._every:
            pool.close()


@define(eq=False)
class PlayerPool:
    """Processes in which players think, or with 0 one thread of this process.

    There are as many processes again for players that are slow, which start when one is.
    """

    processes: int
    patience: int = 0
    """Their niceness towards other processes, from 0 to 19."""
    _quick: WorkerLane = field(init=False)
    _slow: WorkerLane | None = field(init=False)
    """None for a thread, which cannot be taken from a player that is slow."""
    _slowness: dict[str, tuple[float, float]] = field(factory=dict, init=False)
    """By player the seconds of a slow thought, and when that was."""

    def __attrs_post_init__(self) -> None:
        many, apart = max(1, self.processes), self.processes > 0
        self._quick = WorkerLane([WorkerProcess(apart, self.patience) for _ in range(many)])
        self._slow = WorkerLane([WorkerProcess(True, _LAST) for _ in range(many)]) if apart else None

    async def choose(self, thought: PlayerTask, seconds: float, account: str = "") -> str:
        """Returns the option that a player chooses. Raises as `do` does."""
        return await self.do(choose_for_task, thought, seconds, account)

    async def advise(self, thought: PlayerTask, seconds: float, account: str = "") -> Advice:
        """Returns what a player would choose, and what it expects. Raises as `do` does."""
        return await self.do(advise_for_task, thought, seconds, account)

    async def do(
        self, how: Callable[[PlayerTask], Result], thought: PlayerTask, seconds: float, account: str
    ) -> Result:
        """Returns what a player thinks, who has so many seconds once it is its turn.

        If the task that waits for it is cancelled, the player stops thinking within a second.

        Raises:
            Refused: it takes too long, or its process came to an end; what it raises itself is raised.
        """
        if self._slow is None:
            return await self._quick.do(how, thought, seconds, account)
        if self._known(thought.player, asyncio.get_running_loop().time()) <= QUICK:
            try:
                return await self._quick.do(how, thought, min(seconds, QUICK), account)
            except RequestRefused as refused:
                if refused.reason != "player-slow" or seconds <= QUICK:
                    raise
            self._note(thought.player, 2 * QUICK)
        began = asyncio.get_running_loop().time()
        try:
            return await self._slow.do(how, thought, seconds, account)
        finally:
            self._note(thought.player, asyncio.get_running_loop().time() - began)

    def _note(self, player: str, seconds: float) -> None:
        now = asyncio.get_running_loop().time()
        self._slowness[player] = max(seconds, self._known(player, now)), now

    def _known(self, player: str, now: float) -> float:
        seconds, then = self._slowness.get(player, (0.0, now))
        return float(seconds * 0.5 ** ((now - then) / _HALF))

    def close(self) -> None:
        for pool in (self._quick, self._slow):
            if pool is not None:
                pool.close()


_LAST = 19
"""The niceness of slow players."""
