"""The moments of a game at which one seat, or everybody else, sees something new.

A seat sees the result of each of its own choices. Of the others it sees whole turns, or it could learn
from the number or the time of their decisions what they hold (see the guide on hidden information).
"""

from collections.abc import Sequence

from attrs import define, field, frozen

from gwt.kernel import Event
from gwt.play import Game
from gwt.table.match.projection import PlacedChoice


@frozen
class AudienceMoment:
    """A point in the game that an audience has seen or sees."""

    played: int
    """The number of choices carried out before."""
    deed: int
    """The number of the deed that led here, 0 for the start."""
    held: bool = False
    """Whether a choice of the seat waits here for the end of its turn."""


@frozen
class PlayedStep:
    """A choice that has been carried out."""

    line: PlacedChoice
    number: int
    """The number of choices carried out with it."""
    events: tuple[Event, ...]
    boundary: bool
    """Whether a turn ends with it, or the game."""
    asked: int
    """The seat that chooses next, -1 if nobody."""


@define(eq=False)
class Audience:
    """A seat, or with None all who see only what everybody may see."""

    seat: int | None
    every: bool
    """Whether every choice of anybody is seen at once."""
    standing: Game
    """The game as it is seen now; a copy."""
    moments: list[AudienceMoment] = field(factory=lambda: [AudienceMoment(0, 0)])
    events: tuple[Event, ...] | None = ()
    """The events between the last two moments; None where choices have been taken back."""
    _fresh: list[tuple[int, tuple[Event, ...]]] = field(factory=list)
    """The choices since the last moment: for each its number and its events."""

    @property
    def number(self) -> int:
        """The number of the present moment, from 0."""
        return len(self.moments) - 1

    def play_waiting(self, game: Game, line: PlacedChoice, events: Sequence[Event]) -> None:
        """Sees where a choice of the own seat leads that waits; `game` stands there."""
        played = self.moments[-1].played
        self.moments.append(AudienceMoment(played, line.held or line.deed, held=True))
        self.events, self.standing = tuple(events), game

    def sees(self, step: PlayedStep) -> bool:
        """Whether a choice leads to a moment of this audience."""
        return (
            self.every
            or step.boundary
            or step.line.seat == self.seat
            or (self.seat is not None and step.asked == self.seat)
        )

    def play(self, step: PlayedStep, game: Game) -> bool:
        """Follows a choice; returns whether it leads to a new moment, at which `game` stands."""
        events = step.events
        if step.line.held is not None and step.line.seat == self.seat:
            # The first of them have been seen while the choice waited.
            events = events[self._seen_before(step) :]
        self._fresh.append((step.number, events))
        if not self.sees(step):
            return False
        self.moments.append(AudienceMoment(step.number, step.line.deed))
        self.events = tuple(event for _, some in self._fresh for event in some)
        self.standing = game
        self._fresh.clear()
        return True

    def _seen_before(self, step: PlayedStep) -> int:
        last = self.moments[-1]
        return len(self.events or ()) if last.held and last.played == step.number - 1 else 0

    def forget_after(self, left: int, game: Game) -> None:
        """Forgets what came after a number of choices; `game` stands there."""
        before = len(self.moments)
        self.moments = [moment for moment in self.moments if moment.played + moment.held <= left]
        self._fresh = [step for step in self._fresh if step[0] <= left]
        if len(self.moments) < before:
            self.events, self.standing = None, game

    def moment_number(self, played: int) -> int | None:
        """The number of the moment after that many choices, if nothing waits there."""
        for number in range(self.number, -1, -1):
            moment = self.moments[number]
            if moment.played == played and not moment.held:
                return number
        return None


def audiences(game: Game, every: bool, begun: int = 0) -> dict[int | None, Audience]:
    """Everybody at a game that has not begun; `begun` is the number of the deed that it starts with."""
    standing = game.copy()
    return {
        seat: Audience(seat, every, standing, [AudienceMoment(0, begun)], game.opening)
        for seat in (None, *range(game.premise.players))
    }
