"""The seats that are connected to this server, or to others on the same database."""

import asyncio
import secrets
import time
from collections.abc import Collection
from math import ceil

from attrs import define, field

from gwt.table.store import blocking_calls, table_store

_MISSED = 5
"""A server that has not said that it is there for this many looks is no longer there."""
_LEAST = 5.0
"""Seconds that a server is there at least after it has said so."""
_NOBODY = frozenset[int]()


@define(eq=False)
class Presence:
    """The presence of readers at this server and the others. Each change is written once, in order."""

    store: table_store.TableStore
    poll: float
    """Seconds between two looks for what other servers have done."""
    _server: str = field(factory=lambda: secrets.token_hex(8))
    _said: dict[str, frozenset[int]] = field(factory=dict)
    """The seats of each table that the database has of this server."""
    _new: dict[str, frozenset[int]] = field(factory=dict)
    _writing: asyncio.Lock = field(factory=asyncio.Lock)
    _until: int = 0
    """Until when the others think that this server is there, in seconds since 1970."""

    async def publish_seats(self, table: str, seats: Collection[int]) -> None:
        """Tells the other servers which seats of a table have somebody here."""
        self._new[table] = frozenset(seats)
        await self._write()

    async def _write(self) -> None:
        if not self._writing.locked():
            async with self._writing:
                await self._write_all()

    async def _write_all(self) -> None:
        while self._new:
            new = dict(self._new)
            changed = {id: seats for id, seats in new.items() if seats != self._said.get(id, _NOBODY)}
            if changed:
                if not self._said:
                    await self._stay()
                # What cannot be written now is still new the next time.
                await blocking_calls.run(self.store.sit, self._server, changed)
            self._said = {id: seats for id, seats in (self._said | changed).items() if seats}
            self._new = {id: seats for id, seats in self._new.items() if seats != new.get(id)}

    async def seats_at_other_servers(self, tables: Collection[str]) -> dict[str, frozenset[int]]:
        """Returns the seats of some tables that have somebody by another server."""
        return await blocking_calls.run(
            self.store.seats_at_other_servers, self._server, tables, int(time.time())
        )

    async def renew_lease(self) -> None:
        """Says again in time that this server is there, if anybody is here; to be called at each look."""
        if self._said and time.time() > self._until - self._lasts / 2 and not await self._stay():
            # It was silent for so long that another server has forgotten it, with all who are here.
            self._said, self._new = {}, self._said | self._new
            await self._write()

    async def _stay(self) -> bool:
        """Returns whether the database knew it already."""
        now = int(time.time())
        is_known = await blocking_calls.run(
            self.store.renew_server_lease, self._server, now, now + self._lasts
        )
        self._until = now + self._lasts
        return is_known

    @property
    def _lasts(self) -> int:
        """The seconds for which it is said once."""
        return ceil(max(_LEAST, _MISSED * self.poll))

    async def remove(self) -> None:
        """Says that nobody is here any more."""
        await blocking_calls.run(self.store.remove_server, self._server)
