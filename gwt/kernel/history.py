"""The choices of a game, with states kept on the way to go back to."""

from collections.abc import Iterator

from attrs import define, field

from gwt.dsl import DONE, Effect
from gwt.kernel.digest import digest_of
from gwt.kernel.state import State

_SNAPSHOT_EVERY = 32
"""Choices between two states that are kept for undo."""


@define(eq=False)
class _Snapshot:
    """A state that is kept for undo, with its digest once somebody has asked for it."""

    state: State
    digest: str = ""


@define(eq=False)
class History:
    """The choices of a game up to one of them, which copies of the game share; it does not change."""

    start: State
    """The state at the first decision."""
    count: int = 0
    """The number of choices."""
    before: "History | None" = None
    """The choices before the last one; None at the start, where the fields below say nothing."""
    option: Effect = DONE
    """The last option chosen."""
    revealed: bool = False
    """Whether choosing it made something hidden known, or drew at random."""
    _kept: _Snapshot | None = field(default=None, alias="kept")
    """The state before it, of one choice in 32."""

    def snapshot(self, state: State) -> _Snapshot | None:
        """Returns a copy of the state before the next choice, if one is kept there."""
        return None if (self.count + 1) % _SNAPSHOT_EVERY else _Snapshot(state.copy())

    def add(self, option: Effect, revealed: bool, snapshot: _Snapshot | None) -> "History":
        """Returns these choices and one more, with the `snapshot` before it."""
        return History(self.start, self.count + 1, self, option, revealed, snapshot)

    @property
    def options(self) -> tuple[Effect, ...]:
        """The options chosen so far."""
        return tuple([choice.option for choice in self._choices()][::-1])

    def state_before(self) -> tuple[State, list[Effect]]:
        """Returns a copy of the nearest state kept before the last choice, and the options after it."""
        again: list[Effect] = []
        for choice in self._choices():
            if choice is not self:
                again.append(choice.option)
            if choice._kept is not None:
                return choice._kept.state.copy(), again[::-1]
        return self.start.copy(), again[::-1]

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

    def _choices(self) -> Iterator["History"]:
        """Yields the history up to each choice, the last first."""
        choice = self
        while choice.before is not None:
            yield choice
            choice = choice.before

    def _snapshots(self) -> list[tuple[int, _Snapshot]]:
        """Returns each state that is kept for undo with the number of choices before it."""
        kept = [(choice.count - 1, choice._kept) for choice in self._choices() if choice._kept is not None]
        return kept[::-1]
