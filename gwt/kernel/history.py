"""The choices of a game, with states kept on the way to go back to, and the digest of a state."""

import hashlib
import json
from collections.abc import Iterator

from attrs import define

from gwt.dsl import DONE, Effect
from gwt.kernel.shape import PartShape
from gwt.kernel.state import State

_JSON = json.JSONEncoder(sort_keys=True, separators=(",", ":"), check_circular=False)
LENGTH = 16
"""Hexadecimal digits of a hash."""


def digest_of(state: State) -> str:
    """Hashes all that decides how a game goes on: every field, hidden ones too, and the rulings.

    Equal states under the same rulings have the same hash.
    """
    whole = {"rulings": sorted(state.rules.rulings), "state": PartShape(type(state)).digest(state)}
    return hashlib.sha256(_JSON.encode(whole).encode()).hexdigest()[:LENGTH]


SNAPSHOT_EVERY = 32
"""Choices between two states that are kept for undo."""


@define(eq=False)
class Snapshot:
    """A state that is kept, with its digest once somebody has asked for it."""

    state: State
    _digest: str = ""

    @property
    def digest(self) -> str:
        self._digest = self._digest or digest_of(self.state)
        return self._digest


@define(eq=False)
class History:
    """The choices of a game up to one of them, which copies of the game share; it does not change."""

    before: "History | None"
    """The choices before the last one; None at the start of the game."""
    option: Effect
    """The last option chosen; at the start it says nothing."""
    revealed: bool
    """Whether choosing it made something hidden known, or drew at random."""
    kept: Snapshot | None
    """The state before it, of one choice in 32; at the start that of the first decision."""
    count: int
    """The number of choices."""

    @classmethod
    def at_start(cls, state: State) -> "History":
        """Returns the history of a game at its first decision."""
        return cls(None, DONE, False, Snapshot(state), 0)

    @property
    def start(self) -> State:
        """The state at the first decision."""
        *_, first = self._back()
        assert first.kept is not None
        return first.kept.state

    @property
    def options(self) -> tuple[Effect, ...]:
        """The options chosen so far."""
        return tuple([choice.option for choice in self._back()][-2::-1])

    def state_before(self) -> tuple[State, tuple[Effect, ...]]:
        """Returns a copy of the nearest state kept before the last choice, and the options after it."""
        for choice in self._back():
            if choice.kept is not None:
                return choice.kept.state.copy(), self.options[max(choice.count - 1, 0) : -1]
        raise AssertionError("the first state is kept")

    def snapshots(self, now: State) -> dict[int, Snapshot]:
        """Returns the state at the start, each that is kept, and that of now, by the choices before it."""
        kept = {max(choice.count - 1, 0): choice.kept for choice in self._back() if choice.kept is not None}
        return {**dict(reversed(kept.items())), **({self.count: Snapshot(now)} if self.count else {})}

    def _back(self) -> Iterator["History"]:
        """Yields the history up to each choice, the last first, and that of the start."""
        choice: History | None = self
        while choice is not None:
            yield choice
            choice = choice.before
