"""The order in which tables get their turn where players think."""

import asyncio

from attrs import define, field

_HALF = 60.0
"""Seconds after which half of what a table has used is forgotten."""


@define(eq=False)
class FairQueue:
    """Tables that wait for somebody who is free, of whom that comes first which has used least."""

    free: int
    _waiting: list[tuple[str, "asyncio.Future[None]"]] = field(factory=list)
    _used: dict[str, tuple[float, float]] = field(factory=dict)
    """By table the seconds that it has used, and when that was."""

    async def wait(self, table: str) -> None:
        """Waits until it is the turn of a table; then somebody is busy until `leave` is called."""
        if self.free:
            self.free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((table, turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._pass_on()
            else:
                self._waiting.remove((table, turn))
            raise

    def leave(self, table: str, seconds: float) -> None:
        """Notes that a table has used somebody for some seconds, who is free now."""
        now = asyncio.get_running_loop().time()
        self._used[table] = self._used_by(table, now) + seconds, now
        if len(self._used) > _REMEMBERED:
            del self._used[min(self._used, key=lambda one: self._used_by(one, now))]
        self._pass_on()

    def _pass_on(self) -> None:
        if not self._waiting:
            self.free += 1
            return
        now = asyncio.get_running_loop().time()
        at = min(range(len(self._waiting)), key=lambda at: self._used_by(self._waiting[at][0], now))
        self._waiting.pop(at)[1].set_result(None)

    def _used_by(self, table: str, now: float) -> float:
        used, then = self._used.get(table, (0.0, now))
        return float(used * 0.5 ** ((now - then) / _HALF))


_REMEMBERED = 1_000
"""Tables of which it is remembered what they have used."""
