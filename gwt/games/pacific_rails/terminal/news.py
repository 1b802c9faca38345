"""Events in words."""

from collections.abc import Sequence

from gwt.games.pacific_rails import events
from gwt.kernel.events import Event
from gwt.terminal import telling


def news_lines(happened: Sequence[Event | str], seat: int) -> list[tuple[str, str]]:
    """The lines for a seat, in order."""
    return telling.news_lines(happened, seat, _WORDS, events.TurnBegan)


def _many(number: int, one: str) -> str:
    return f"{number} {one}" + "s" * (number != 1)


def _goods(goods: dict[str, int]) -> str:
    return ", ".join(f"{many} {good}" for good, many in goods.items() if many) or "nothing"


def _upgrade(event: events.UpgradeAdded, seat: int) -> str:
    return f"added {event.upgrade}" + (f" in place of {event.replaced}" if event.replaced else "")


def _track(event: events.TrackLaid, seat: int) -> str:
    return f"laid track on {', '.join(event.spaces)}" if event.spaces else "laid no track"


_WORDS: telling.Words = {
    events.WorkerPlaced: lambda event, seat: f"placed a worker on {event.spot}",
    events.WorkerTaken: lambda event, seat: f"took a worker from {event.spot}",
    events.WorkersReturned: lambda event, seat: (
        f"got {_many(event.workers, 'worker')} back with {_many(event.hats, 'hat')}"
    ),
    events.HatsUsed: lambda event, seat: f"used {_many(event.hats, 'hat')}",
    events.GoodsGained: lambda event, seat: f"gained {_goods(event.goods)}",
    events.GoodsPaid: lambda event, seat: f"paid {_goods(event.goods)}",
    events.GoodReturned: lambda event, seat: f"had no room for 1 {event.good}",
    events.PointsScored: lambda event, seat: f"scored {_many(event.points, 'point')}",
    events.SpecialistHired: lambda event, seat: (
        f"hired a specialist ({event.specialist}) for wagon {event.wagon}"
    ),
    events.WagonGained: lambda event, seat: f"got wagon {event.wagon}",
    events.UpgradeAdded: _upgrade,
    events.SenatorUsed: lambda event, seat: f"used {event.senator}",
    events.SenatorsReset: lambda event, seat: f"reset {_many(event.senators, 'senator')}",
    events.HouseBuilt: lambda event, seat: f"built a house in {event.district}",
    events.StationBuilt: lambda event, seat: f"built a station in {event.city}",
    events.TelegraphBuilt: lambda event, seat: f"built a telegraph office in {event.city}",
    events.SlotOpened: lambda event, seat: f"left a slot of row {event.row} open",
    events.LocomotivePlaced: lambda event, seat: f"placed a locomotive on {event.space}",
    events.TrackLaid: _track,
    events.LocomotiveMoved: lambda event, seat: f"moved a locomotive from {event.before} to {event.after}",
    events.LineCompleted: lambda event, seat: "completed the line across the map",
    events.GameEnded: lambda event, seat: (
        f"made the last turn; the totals are {', '.join(map(str, event.totals))}"
    ),
}
