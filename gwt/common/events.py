"""The events of every game that takes turns."""

from gwt.kernel.events import Event, event


@event
class TurnBegan(Event):
    turn: int


@event
class GameEnded(Event):
    totals: tuple[int, ...]
    """The points of each seat."""


@event
class PointsScored(Event):
    points: int
