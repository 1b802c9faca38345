"""The events of games that take turns, and of goods and points."""

from gwt.kernel.events import Event, event


@event
class TurnBegan(Event):
    turn: int


@event
class GameEnded(Event):
    totals: tuple[int, ...]
    """The points of each seat."""


@event
class GoodsGained(Event):
    goods: dict[str, int]


@event
class GoodsPaid(Event):
    goods: dict[str, int]


@event
class GoodReturned(Event):
    """For want of room."""

    good: str


@event
class PointsScored(Event):
    points: int
