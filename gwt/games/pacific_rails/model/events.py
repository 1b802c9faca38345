"""The events of Pacific Rails Inc.

Every event has `seat` and `cause`, see `gwt.kernel.events.Event`.
"""

from gwt import kernel


@kernel.event
class WorkerPlaced(kernel.Event):
    spot: str


@kernel.event
class WorkerTaken(kernel.Event):
    spot: str


@kernel.event
class WorkersReturned(kernel.Event):
    """Workers returned because another player came on top of their district."""

    workers: int
    hats: int
    """The hats gained for them; workers without a hat bring something else."""


@kernel.event
class HatsUsed(kernel.Event):
    hats: int


@kernel.event
class SpecialistHired(kernel.Event):
    specialist: str
    wagon: int


@kernel.event
class WagonGained(kernel.Event):
    wagon: int


@kernel.event
class UpgradeAdded(kernel.Event):
    upgrade: str
    replaced: str | None = None


@kernel.event
class SenatorUsed(kernel.Event):
    senator: str


@kernel.event
class SenatorsReset(kernel.Event):
    senators: int


@kernel.event
class HouseBuilt(kernel.Event):
    district: str
    row: str


@kernel.event
class StationBuilt(kernel.Event):
    city: str
    row: str


@kernel.event
class TelegraphBuilt(kernel.Event):
    city: str


@kernel.event
class SlotOpened(kernel.Event):
    row: str


@kernel.event
class LocomotivePlaced(kernel.Event):
    space: str


@kernel.event
class TrackLaid(kernel.Event):
    """Track was laid on these spaces, in the order of the route; none if the route was complete."""

    spaces: tuple[str, ...]


@kernel.event
class LocomotiveMoved(kernel.Event):
    before: str
    after: str


@kernel.event
class LineCompleted(kernel.Event):
    """A line from edge to edge was completed."""
