"""The choices of a game, with states kept on the way to go back to."""

from collections.abc import Iterator
from typing import Any

from attrs import define, field

from gwt.dsl import Effect
from gwt.kernel.digest import digest_of
from gwt.kernel.state import State

_SNAPSHOT_EVERY = 32
"""Choices between two states that are kept for undo."""


@define(eq=False)
class _Snapshot:
    """A state that is kept for undo, with its digest once somebody has asked for it."""

    state: State
    digest: str = ""


_Past = tuple[Any, Effect, bool, _Snapshot | None]
"""A choice: the choice before it or None, so that copies of a game share their history; its option; whether
it revealed something; and the state before it, of one choice in 32."""


@define(eq=False)
class History:
    """The choices of a game since its start; copies share them and go on from there."""

    start: State
    """The state at the first decision, which must not be changed."""
    count: int = 0
    """The number of choices."""
    _past: _Past | None = field(default=None, alias="past")

    def copy(self) -> "History":
        """Returns a history that goes on by itself."""
        return History(self.start, self.count, self._past)

    def snapshot(self, state: State) -> _Snapshot | None:
        """Returns a copy of the state before the next choice, if one is kept there."""
        return None if (self.count + 1) % _SNAPSHOT_EVERY else _Snapshot(state.copy())

    def add(self, option: Effect, revealed: bool, snapshot: _Snapshot | None) -> None:
        """Adds a choice, with the `snapshot` before it."""
        self._past = self._past, option, revealed, snapshot
        self.count += 1

    @property
    def options(self) -> tuple[Effect, ...]:
        """The options chosen so far."""
        chosen: list[Effect] = []
        past = self._past
        while past is not None:
            past, option, _, _ = past
            chosen.append(option)
        return tuple(reversed(chosen))

    @property
    def last(self) -> tuple[Effect, bool] | None:
        """The last option, and whether it revealed something; None before the first."""
        return None if self._past is None else self._past[1:3]

    def remove_last(self) -> tuple[State, list[Effect]]:
        """Removes the last choice.

        Returns:
            a copy of the nearest state that is kept before it, and the options that lead on from there.
        """
        assert self._past is not None
        before, _, _, kept = self._past
        self._past, self.count = before, self.count - 1
        again: list[Effect] = []
        while before is not None and kept is None:
            before, option, _, kept = before
            again.append(option)
        return (self.start if kept is None else kept.state).copy(), again[::-1]

    def moments(self, now: State) -> Iterator[tuple[int, State]]:
        """Yields the start, each state that is kept, and that of now, each with the choices before it."""
        yield 0, self.start
        for count, snapshot in self._snapshots():
            yield count, snapshot.state
        if self.count:
            yield self.count, now

    def digests(self, now: State) -> dict[int, str]:
        """Returns the digest of each of the `moments`; those that are kept are hashed once."""
        digests = {0: digest_of(self.start)}
        for count, snapshot in self._snapshots():
            snapshot.digest = digests[count] = snapshot.digest or digest_of(snapshot.state)
        if self.count:
            digests[self.count] = digest_of(now)
        return digests

    def _snapshots(self) -> list[tuple[int, _Snapshot]]:
        """Returns each state that is kept for undo with the number of choices before it."""
        kept, past, count = [], self._past, self.count
        while past is not None:
            past, _, _, snapshot = past
            count -= 1
            if snapshot is not None:
                kept.append((count, snapshot))
        return kept[::-1]
