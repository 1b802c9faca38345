"""The events of Great Western Trail.

Every event has `seat` and `cause`, see `gwt.kernel.events.Event`; money is in dollars.
"""

from gwt.common import ChoicesRevealed as ChoicesRevealed
from gwt.common import ChoseSecretly as ChoseSecretly
from gwt.common import GameEnded as GameEnded
from gwt.common import Triggered as Triggered
from gwt.common import TurnBegan as TurnBegan
from gwt.kernel import HIDDEN, Event, Seat, event


@event
class MoneyGained(Event):
    dollars: int


@event
class MoneyPaid(Event):
    dollars: int
    to: Seat | None = None
    """The seat that receives it, or `None` for the bank."""


@event
class FeePaid(Event):
    """A fee was paid, in full or as far as the money went."""

    dollars: int
    due: int
    space: str
    to: Seat | None = None


@event
class CattlemanMoved(Event):
    space: str
    over: tuple[str, ...] = ()
    """The spaces that it rode over on its way."""


@event
class CardsDrawn(Event):
    """Cards were drawn; only the seat itself sees which."""

    cards: tuple[str, ...]

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else self.replace(cards=(HIDDEN,) * len(self.cards))


@event
class DeckShuffled(Event):
    """The discard pile was shuffled into a new draw stack."""


@event
class CardsDiscarded(Event):
    cards: tuple[str, ...]


@event
class CardsGiven(Event):
    cards: tuple[str, ...]
    to: Seat
    """The seat on whose discard pile they lie now."""


@event
class CardsRemoved(Event):
    cards: tuple[str, ...]


@event
class TurnCardsShuffled(Event):
    """The turn cards that had been turned up were shuffled into a new deck."""


@event
class CardTurned(Event):
    """The next card of a deck of turns was turned up."""

    card: str


@event
class EventCardsShuffled(Event):
    """The event cards that had been turned up were shuffled into a new deck."""


@event
class EventTurned(Event):
    """The next card of the deck of events was turned up."""

    card: str


@event
class Specialized(Event):
    """A seat specialized in a kind of worker."""

    worker: str


@event
class WorkerJoined(Event):
    """A worker came from outside the game."""

    worker: str


@event
class HandRevealed(Event):
    cards: tuple[str, ...]
    value: int
    """The total breeding value, certificates included."""


@event
class PiecesGained(Event):
    piece: str
    number: int


@event
class PiecesPaid(Event):
    """Pieces went back to the supply."""

    piece: str
    number: int


@event
class SupplyEnded(Event):
    """There were fewer pieces in the supply than were to be gained."""

    piece: str


@event
class CertificatesMoved(Event):
    """The certificate marker moved from one number of the track to another."""

    before: int
    after: int


@event
class ObjectiveGained(Event):
    objective: str
    to_hand: bool
    from_stack: bool

    def seen_by(self, seat: int) -> Event:
        unseen = seat != self.seat and self.to_hand and self.from_stack
        return self.replace(objective=HIDDEN) if unseen else self


@event
class ObjectivePlayed(Event):
    objective: str


@event
class EngineMoved(Event):
    before: str
    after: str


@event
class StationUpgraded(Event):
    station: str


@event
class MasterAppointed(Event):
    station: str
    worker: str
    master: str


@event
class MasterGained(Event):
    """A station master tile was taken from beside the board."""

    master: str


@event
class WorkerHired(Event):
    worker: str
    row: int
    """From 1."""


@event
class BuildingPlaced(Event):
    building: str
    space: str
    replaced: str | None = None


@event
class TileGained(Event):
    """A hazard or a teepee was taken from a space."""

    tile: str
    space: str


@event
class PiecePlaced(Event):
    """A piece of a player's own was placed in a town."""

    piece: str
    town: str


@event
class TilePlaced(Event):
    """A tile came from the supply to a space, or left the game for want of one."""

    tile: str
    space: str | None


@event
class WorkerLaidOff(Event):
    """A worker left its player."""

    worker: str


@event
class WorkerOffered(Event):
    """A worker came to the job market."""

    worker: str
    row: int
    """From 1."""


@event
class TokenAdvanced(Event):
    """The token of the job market left a row; rows count from 1."""

    row: int


@event
class CattleBought(Event):
    card: str


@event
class CattleGained(Event):
    """A cattle card came from the open stack beside the market."""

    card: str


@event
class CattleAdded(Event):
    cards: tuple[str, ...]


@event
class DiscPlaced(Event):
    """A disc was placed, from a disc space of the player board or from a station."""

    origin: str
    target: str


@event
class Delivered(Event):
    city: str


@event
class ForesightRefilled(Event):
    tiles: tuple[str, ...]


@event
class BidMade(Event):
    """A player bid for a place in the turn order."""

    price: int
    place: int
    """From 1."""
    outbid: Seat | None = None
    """The seat that held the place before."""


@event
class NumberBid(Event):
    """A player bid a number."""

    price: int


@event
class OrderSettled(Event):
    """Every player has a place in the turn order."""

    order: tuple[Seat, ...]


@event
class PacketsPassed(Event):
    """Every player has passed a packet of cards to the next one."""


@event
class PacketsLeft(Event):
    """The rest of the packets of a draft left the game."""

    cards: tuple[str, ...]


@event
class EndTriggered(Event):
    """The job market is full; the last turns follow."""
