"""Events of turns, goods and points."""

from gwt.kernel import Event, event


@event
class TurnBegan(Event):
    """A turn began; `seat` has it."""

    turn: int


@event
class GameEnded(Event):
    """The game is over."""

    totals: tuple[int, ...]
    """The total points of each seat."""


@event
class Triggered(Event):
    """Something that a seat has was triggered."""

    thing: str
    """The id of what has the trigger."""
    trigger: str
    """The event that triggered it, in the words of the language."""


@event
class ChoseSecretly(Event):
    """A seat made a choice that nobody else knows yet."""


@event
class ChoicesRevealed(Event):
    """All seats have chosen secretly, and everybody sees what; `seat` is the acting one."""


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
    """A seat scored points at once."""

    points: int
