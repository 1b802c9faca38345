"""The services that all tables of a process share: the database, offers, players, limits, the clock."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from anyio import CapacityLimiter
from attrs import define, field, frozen

from gwt.table.live import background_analysis, drawing_cache, error_responses, mail_server
from gwt.table.live.player_pool import PlayerPool
from gwt.table.live.rate_limits import RateLimiter
from gwt.table.live.worker_process import WorkerProcess
from gwt.table.match.offers import ContentCatalog
from gwt.table.match.profiles import ProfileStore, league_table
from gwt.table.server_limits import Limits
from gwt.table.store import blocking_calls, outbox, table_store
from gwt.table.store.batch_writer import BatchWriter
from gwt.table.store.presence import Presence

Result = TypeVar("Result")
_LOOKING = 2
_PAGES = 8 << 20
"""Bytes of games as pages that are kept."""
_LEAGUES = 1 << 20
"""Bytes of leagues that are kept."""
_WAITING = 8
"""The most games that wait to be written as pages."""


@frozen
class OutboundServices:
    """The ways to reach people who are not here."""

    address: str = ""
    """The address at which others reach the server, without a slash at its end; empty if not given."""
    private: bool = False
    """Whether webhooks may lead into the operator's own network."""
    mail: mail_server.MailServer | None = None
    """By which mail is sent, if any is."""
    operator: str = ""
    """The secret of the operator's page; empty if there is none."""


@define(eq=False)
class Services:
    """The services of tables."""

    store: table_store.TableStore
    offers: ContentCatalog
    limits: Limits
    workers: PlayerPool
    """The workers of computer players."""
    drawer: WorkerProcess
    """The worker that draws pictures."""
    hinters: PlayerPool
    """The workers of computer players for hints."""
    loader: WorkerProcess
    """The worker that loads packs for requests of texts and players."""
    writer: WorkerProcess
    """The worker that writes games as pages."""
    analyst: background_analysis.AnalysisQueue
    """The process that analyses games that are over."""
    pace: float
    """Seconds that a turn of a computer player takes at least."""
    poll: float
    """Seconds between two looks for what other servers have done."""
    watch: Sequence[Path] = ()
    """The folders of packs whose files test tables follow."""
    outside: OutboundServices = field(factory=OutboundServices)
    """The ways to reach people who are not here."""
    batch_writer: BatchWriter = field(init=False)
    """Through which deeds go into the database."""
    postbox: outbox.Outbox = field(init=False)
    """The notices of turns."""
    people: ProfileStore = field(init=False)
    """Names with a key, and the results of their games."""
    presence: Presence = field(init=False)
    """The presence at tables, by this server and by others."""
    gallery: drawing_cache.DrawingCache = field(init=False)
    """The pictures that have been drawn."""
    texts: drawing_cache.DrawingCache = field(init=False)
    """Those who wait for that; of the answers only leagues are kept."""
    pages: drawing_cache.DrawingCache = field(init=False)
    """Games that have been written as pages, and those that wait for it."""
    costs: RateLimiter = field(init=False)
    """The costs of requests."""
    looking: CapacityLimiter = field(factory=lambda: CapacityLimiter(_LOOKING))
    """Threads in which games are played again for somebody who looks; others wait for the database."""
    tasks: set["asyncio.Task[Any]"] = field(factory=set)
    """The tasks in the background."""

    def __attrs_post_init__(self) -> None:
        self.batch_writer = BatchWriter(self.store)
        self.postbox, self.people = outbox.Outbox(self.store), ProfileStore(self.store)
        self.presence = Presence(self.store, self.poll)
        self.costs = RateLimiter(self.limits)
        self.gallery = drawing_cache.DrawingCache(self.limits.pictures, self.drawer)
        self.texts = drawing_cache.DrawingCache(_LEAGUES, self.loader)
        self.pages = drawing_cache.DrawingCache(
            _PAGES, self.writer, longest=_WAITING, seconds=background_analysis.PATIENCE
        )

    def now(self) -> float:
        """The clock by which tables are put to sleep, in seconds."""
        return asyncio.get_running_loop().time()

    async def read_slowly(self, work: Callable[..., Result], *arguments: Any) -> Result:
        """Returns the result of something that takes long and does not change a table."""
        return await blocking_calls.run(work, *arguments, limiter=self.looking)

    async def league(self, game: str) -> bytes:
        """The league of a game as JSON, which is kept until a result is added."""
        key = "league", game, await blocking_calls.run(self.people.mark, game)
        if (kept := self.texts.get_cached(key)) is not None:
            return kept
        names, results = (
            await blocking_calls.run(self.people.names),
            await blocking_calls.run(self.people.results, game),
        )
        return await self.texts.get(key, partial(league_table, game, names, results))

    def soon(self, work: Coroutine[Any, Any, Result]) -> "asyncio.Task[Result]":
        """Does something in the background; what goes wrong there is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._finish)
        return task

    def _finish(self, task: "asyncio.Task[Any]") -> None:
        self.tasks.discard(task)
        if not task.cancelled() and isinstance(error := task.exception(), Exception):
            error_responses.problem_of_exception(error, "a task of the table")
