"""Puts deeds into the database, those of many tables at once where many come at a time.

To wait until something is safe on the disk takes as long for a hundred deeds as for one.
"""

import asyncio
from collections.abc import Sequence

from attrs import define, field

from gwt.table.problems import RequestRefused
from gwt.table.store import blocking_calls, records, table_store

_Waiting = tuple[str, records.TableAction, "asyncio.Future[bool]"]
"""A table, its next deed, and whether it has been added."""


class NumberTaken(Exception):
    """Another server has added a deed of this number."""


@define(eq=False)
class BatchWriter:
    """A batch writer: it collects deeds while others are being written."""

    store: table_store.TableStore
    _waiting: list[_Waiting] = field(factory=list)
    _writing: "asyncio.Task[None] | None" = None

    async def add(self, table: str, deed: records.TableAction) -> None:
        """Adds the next deed of a table; when this returns it is there for good.

        Raises:
            Taken: there is one of this number already.
            Refused: the database is away, so that the deed may not be there.
        """
        written = asyncio.get_running_loop().create_future()
        self._waiting.append((table, deed, written))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.get_running_loop().create_task(self._write())
        if not await written:
            raise NumberTaken

    async def _write(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            try:
                await self._write_together(batch)
            except RequestRefused as refused:
                # The database is away for all of them; the next batch may find it there again.
                _fail(batch, refused)
            except Exception as error:
                if len(batch) == 1:
                    _fail(batch, error)
                    continue
                # It is due to one of them, which alone gets the error.
                for waiting in batch:
                    try:
                        await self._write_together([waiting])
                    except Exception as cause:
                        _fail([waiting], cause)

    async def _write_together(self, batch: Sequence[_Waiting]) -> None:
        deeds = [(table, deed) for table, deed, _ in batch]
        added = await blocking_calls.run(self.store.add_deeds, deeds)
        for (_, _, written), is_there in zip(batch, added, strict=True):
            if not written.done():
                written.set_result(is_there)


def _fail(batch: Sequence[_Waiting], error: Exception) -> None:
    for _, _, written in batch:
        if not written.done():
            written.set_exception(error)
