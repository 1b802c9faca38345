"""A replica of a table in this process: its game, which follows the deeds in the database."""

import asyncio
from pathlib import Path

from attrs import define, evolve, field

from gwt.table.live.services import Services
from gwt.table.match import live_game, profiles, table_admin
from gwt.table.match.projection import Projection, projection_of
from gwt.table.problems import RequestRefused
from gwt.table.store import batch_writer, blocking_calls, records


@define(eq=False)
class Replica:
    """A table in this process; without a `match` it sleeps."""

    services: Services
    row: records.TableRow
    touched: float
    """The time of the last activity here, by the clock of the loop."""
    match: live_game.LiveGame | None = None
    deeds: int = 0
    """The number of its deeds that are known here."""
    last: records.TableAction | None = None
    """The last of them, while it is awake."""
    trouble: str = ""
    """The reason why its computer player does not go on."""
    lock: asyncio.Lock = field(factory=asyncio.Lock)
    """Held by whoever reads or changes the match across a pause."""

    async def awake(self) -> live_game.LiveGame:
        """The game, made from its rows if the table sleeps; to be called with the lock.

        Raises:
            Refused: the content has changed so that it cannot go on, or there is no such table any more.
        """
        if self.match is None:
            row = await blocking_calls.run(self.services.store.table, self.row.id)
            if row is None:
                raise RequestRefused(
                    "unknown", "There is no such table, or the link to it is no longer valid.", "no-table"
                )
            self.row = row
            deeds = await blocking_calls.run(self.services.store.deeds, self.row.id)
            self.match = await blocking_calls.run(live_game.wake_game, self.row, deeds, self.folders)
            self.deeds = self.match.projection.deeds
            self.last = deeds[-1] if deeds else None
            if self.match.game.over:
                # The server may have been killed before it noted them.
                await self._keep_results(self.match)
        self.touched = self.services.now()
        return self.match

    @property
    def folders(self) -> list[Path]:
        """The folders of its packs. Raises `RequestRefused` if one is no longer offered."""
        try:
            return table_admin.folders_of(self.row, self.services.offers)
        except RequestRefused as refused:
            raise live_game.misfit_message(refused.message) from None

    async def projection(self) -> Projection:
        """Returns its projection, even if the game cannot go on."""
        return projection_of(
            self.row.settings, await blocking_calls.run(self.services.store.deeds, self.row.id)
        )

    async def game_to_read(self) -> live_game.LiveGame:
        """The game, for whoever only looks. Raises as `awake` does."""
        async with self.lock:
            return await self.awake()

    def sleep(self) -> None:
        """Forgets the game; its rows are in the database."""
        self.match = self.last = None

    async def add(self, match: live_game.LiveGame, deed: records.TableAction) -> bool:
        """Puts the next deed into the database and carries it out; to be called with the lock.

        Returns whether it has been added: not if another server has added one first, which is followed.
        """
        try:
            await self.services.batch_writer.add(self.row.id, deed)
        except batch_writer.NumberTaken:
            await self.catch_up(match)
            return False
        self._carry_out(match, deed)
        if deed.kind in ("back", "start", "close", "seat"):
            await blocking_calls.run(self.services.store.set_asks, self.row.id, match.asks)
        if match.game.over or deed.kind in ("back", "start"):
            await self._keep_results(match)
        return True

    async def _keep_results(self, match: live_game.LiveGame) -> None:
        services = self.services
        if await blocking_calls.run(
            services.people.replace_results, self.row.id, profiles.results_of(match)
        ):
            # So that nobody waits for it who asks.
            services.soon(services.league(match.row.settings["game"]))

    async def catch_up(self, match: live_game.LiveGame) -> bool:
        """Follows what another server has added; returns whether there was anything.

        A table that has been restored without actions that are known here is rebuilt. Raises as `awake`.
        """
        count = match.projection.deeds
        # The last deed that is known is asked for too.
        deeds = await blocking_calls.run(self.services.store.deeds, self.row.id, max(0, count - 1))
        last = deeds.pop(0) if count and deeds else None
        if last != self.last:
            self.sleep()
            await self.awake()
            return True
        for deed in deeds:
            self._carry_out(match, deed)
        return bool(deeds)

    def _carry_out(self, match: live_game.LiveGame, deed: records.TableAction) -> None:
        try:
            match.add(deed)
        except BaseException:
            # Half of it may have been carried out; it is rebuilt from its rows.
            self.sleep()
            raise
        # As the database gives it again.
        self.deeds, self.last = match.projection.deeds, evolve(deed, ends=None, asks=None, listed=None)
        if deed.kind in ("seat", "back", "start"):
            self.trouble = ""
