"""The order in which tables get their turn where players think: by account, which makers share."""

import asyncio

from attrs import define, field

_HALF = 60.0
"""Seconds after which half of what an account has used is forgotten."""


@define(eq=False)
class FairQueue:
    """Accounts that wait for somebody who is free, of whom that comes first which has used least."""

    free: int
    _waiting: list[tuple[str, "asyncio.Future[None]"]] = field(factory=list)
    _used: dict[str, tuple[float, float]] = field(factory=dict)
    """By account the seconds that it has used, and when that was."""

    async def acquire(self, account: str) -> None:
        """Waits until it is the turn of an account; then somebody is busy until `leave` is called."""
        if self.free:
            self.free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((account, turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._pass_on()
            else:
                self._waiting.remove((account, turn))
            raise

    def release(self, account: str, seconds: float) -> None:
        """Notes that an account has used somebody for some seconds, who is free now."""
        now = asyncio.get_running_loop().time()
        self._used[account] = self._used_by(account, now) + seconds, now
        if len(self._used) > _REMEMBERED:
            del self._used[min(self._used, key=lambda other: self._used_by(other, now))]
        self._pass_on()

    def _pass_on(self) -> None:
        if not self._waiting:
            self.free += 1
            return
        now = asyncio.get_running_loop().time()
        at = min(range(len(self._waiting)), key=lambda at: self._used_by(self._waiting[at][0], now))
        self._waiting.pop(at)[1].set_result(None)

    def _used_by(self, account: str, now: float) -> float:
        used, then = self._used.get(account, (0.0, now))
        return float(used * 0.5 ** ((now - then) / _HALF))


_REMEMBERED = 1_000
"""Accounts of which it is remembered what they have used."""
