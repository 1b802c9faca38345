"""What can be seen to happen in a game of Great Western Trail.

Every event has `seat` and `cause`, see `gwt.kernel.events.Event`; money is in dollars.
"""

from attrs import evolve, frozen

from gwt.kernel.events import HIDDEN, Event, Seat


@frozen
class TurnBegan(Event):
    turn: int


@frozen
class MoneyGained(Event):
    dollars: int


@frozen
class MoneyPaid(Event):
    dollars: int
    to: Seat | None = None
    """The seat that receives it; none for the bank."""


@frozen
class FeePaid(Event):
    """A fee, in full or as far as the money went."""

    dollars: int
    due: int
    space: str
    to: Seat | None = None


@frozen
class CattlemanMoved(Event):
    space: str


@frozen
class CardsDrawn(Event):
    """Only the seat itself sees which."""

    cards: tuple[str, ...]

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else evolve(self, cards=(HIDDEN,) * len(self.cards))


@frozen
class DeckShuffled(Event):
    """The discard pile has become the draw stack."""


@frozen
class CardsDiscarded(Event):
    cards: tuple[str, ...]


@frozen
class CardsRemoved(Event):
    cards: tuple[str, ...]


@frozen
class HandRevealed(Event):
    cards: tuple[str, ...]
    value: int
    """The total breeding value, certificates included."""


@frozen
class CertificatesMoved(Event):
    """From one number of the track to another."""

    before: int
    after: int


@frozen
class ObjectiveGained(Event):
    objective: str
    to_hand: bool
    from_stack: bool

    def seen_by(self, seat: int) -> Event:
        unseen = seat != self.seat and self.to_hand and self.from_stack
        return evolve(self, objective=HIDDEN) if unseen else self


@frozen
class ObjectivePlayed(Event):
    objective: str


@frozen
class EngineMoved(Event):
    before: str
    after: str


@frozen
class StationUpgraded(Event):
    station: str


@frozen
class MasterAppointed(Event):
    station: str
    worker: str
    master: str


@frozen
class WorkerHired(Event):
    worker: str
    row: int
    """From 1."""


@frozen
class BuildingPlaced(Event):
    building: str
    space: str
    replaced: str | None = None


@frozen
class TileGained(Event):
    """A hazard or a teepee, taken from a space."""

    tile: str
    space: str


@frozen
class TilePlaced(Event):
    """From the supply onto a space, or out of the game where there is none."""

    tile: str
    space: str | None


@frozen
class WorkerOffered(Event):
    """A worker has come to the job market."""

    worker: str
    row: int
    """From 1."""


@frozen
class TokenAdvanced(Event):
    """The job market token has left a row, counted from 1."""

    row: int


@frozen
class CattleBought(Event):
    card: str


@frozen
class CattleAdded(Event):
    cards: tuple[str, ...]


@frozen
class DiscPlaced(Event):
    """From a disc space of the player board or from a station."""

    origin: str
    target: str


@frozen
class Delivered(Event):
    city: str


@frozen
class ForesightRefilled(Event):
    tiles: tuple[str, ...]


@frozen
class EndTriggered(Event):
    """The job market is full; the last turns follow."""


@frozen
class GameEnded(Event):
    totals: tuple[int, ...]
