"""The choices of a game, with states kept on the way to go back to."""

from collections.abc import Iterator

from attrs import define, field

from gwt.dsl import DONE, Effect
from gwt.kernel.digest import digest_of
from gwt.kernel.state import State

SNAPSHOT_EVERY = 32
"""Choices between two states that are kept for undo."""


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
    kept: State | None = None
    """The state before it, of one choice in 32."""
    _digest: str = field(default="", init=False)
    """The digest of that state, once somebody has asked for it."""

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
            if choice.kept is not None:
                return choice.kept.copy(), again[::-1]
        return self.start.copy(), again[::-1]

    def moments(self, now: State) -> Iterator[tuple[int, State]]:
        """Yields the start, each state that is kept, and that of now, each with the choices before it."""
        yield 0, self.start
        for choice in self._kept_choices():
            assert choice.kept is not None
            yield choice.count - 1, choice.kept
        if self.count:
            yield self.count, now

    def digests(self, now: State) -> dict[int, str]:
        """Returns the digest of each of the `moments`; those that are kept are hashed once."""
        digests = {0: digest_of(self.start)}
        for choice in self._kept_choices():
            assert choice.kept is not None
            choice._digest = digests[choice.count - 1] = choice._digest or digest_of(choice.kept)
        if self.count:
            digests[self.count] = digest_of(now)
        return digests

    def _choices(self) -> Iterator["History"]:
        """Yields the history up to each choice, the last first."""
        choice = self
        while choice.before is not None:
            yield choice
            choice = choice.before

    def _kept_choices(self) -> list["History"]:
        """Returns the history up to each choice before which the state is kept."""
        return [choice for choice in self._choices() if choice.kept is not None][::-1]
