"""Events of turns, goods and points."""

from gwt.kernel import Event, event


@event
class TurnBegan(Event):
    turn: int


@event
class GameEnded(Event):
    totals: tuple[int, ...]
    """The total points of each seat."""


@event
class GoodsGained(Event):
    goods: dict[str, int]


@event
class GoodsPaid(Event):
    goods: dict[str, int]


@event
class GoodReturned(Event):
    """A good was returned to the supply for lack of room."""

    good: str


@event
class PointsScored(Event):
    points: int
