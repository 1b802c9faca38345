"""The events of Pacific Rails Inc.

Every event has `seat` and `cause`, see `gwt.kernel.events.Event`.
"""

from gwt.common import GameEnded as GameEnded
from gwt.common import GoodReturned as GoodReturned
from gwt.common import GoodsGained as GoodsGained
from gwt.common import GoodsPaid as GoodsPaid
from gwt.common import PointsScored as PointsScored
from gwt.common import Triggered as Triggered
from gwt.common import TurnBegan as TurnBegan
from gwt.kernel import Event, event


@event
class WorkerPlaced(Event):
    spot: str


@event
class WorkerTaken(Event):
    spot: str


@event
class WorkersReturned(Event):
    """Workers returned because another player came on top of their district."""

    workers: int
    hats: int
    """The hats gained for them; workers without a hat bring something else."""


@event
class HatsUsed(Event):
    hats: int


@event
class SpecialistHired(Event):
    specialist: str
    wagon: int


@event
class WagonGained(Event):
    wagon: int


@event
class UpgradeAdded(Event):
    upgrade: str
    replaced: str | None = None


@event
class SenatorUsed(Event):
    senator: str


@event
class SenatorsReset(Event):
    senators: int


@event
class HouseBuilt(Event):
    district: str
    row: str


@event
class StationBuilt(Event):
    city: str
    row: str


@event
class TelegraphBuilt(Event):
    city: str


@event
class SlotOpened(Event):
    row: str


@event
class LocomotivePlaced(Event):
    space: str


@event
class TrackLaid(Event):
    """Track was laid on these spaces, in the order of the route; none if the route was complete."""

    spaces: tuple[str, ...]


@event
class LocomotiveMoved(Event):
    before: str
    after: str


@event
class LineCompleted(Event):
    """A line from edge to edge was completed."""
