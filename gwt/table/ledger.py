"""Puts deeds into the database, those of many tables at once where many come at a time.

To wait until something is safe on the disk takes as long for a hundred deeds as for one.
"""

import asyncio

from anyio import to_thread
from attrs import define, field

from gwt.table.store import Deed, Store


class Taken(Exception):
    """Another server has added a deed of this number."""


@define(eq=False)
class Ledger:
    """Collects deeds while others are being written."""

    store: Store
    _waiting: list[tuple[str, Deed, "asyncio.Future[bool]"]] = field(factory=list)
    _writing: "asyncio.Task[None] | None" = None

    async def add(self, table: str, deed: Deed) -> None:
        """Adds the next deed of a table; when this returns it is there for good.

        Raises:
            Taken: there is one of this number already.
        """
        written = asyncio.get_running_loop().create_future()
        self._waiting.append((table, deed, written))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.get_running_loop().create_task(self._write())
        if not await written:
            raise Taken

    async def _write(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            deeds = [(table, deed) for table, deed, _ in batch]
            try:
                added = await to_thread.run_sync(self.store.add_deeds, deeds)
            except Exception as error:
                # Each of them is told; the next batch may find the database there again.
                for _, _, written in batch:
                    if not written.done():
                        written.set_exception(error)
                continue
            for (_, _, written), is_there in zip(batch, added, strict=True):
                if not written.done():
                    written.set_result(is_there)
