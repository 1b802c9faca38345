"""The verbs of Great Western Trail: one frozen node each, printed as its source.

A wide node (`hire worker -2`) stands in content; the narrow ones that it opens (`hire ... from row 3
for $7`) stand in decisions and records.
What a node does is a row of `VERBS` in the module of its subject.
"""

from typing import ClassVar

from gwt.dsl.amounts import Amount, Number, Quantity
from gwt.dsl.effects import Effect, Taken
from gwt.dsl.verbs import verb


def _amount(amount: Amount | None) -> Amount:
    """Without a number, one."""
    return 1 if amount is None else amount


def _many(card: str, amount: Amount) -> str:
    """A description of cards in the number that goes with `amount`, or with its maximum."""
    return cards(card, getattr(amount, "most", amount))


# --- money -------------------------------------------------------------------------------------------


@verb("gain ${amount:number}")
class GainDollars(Effect):
    taken: ClassVar[Taken] = Taken.WHOLLY
    scales: ClassVar[tuple[str, ...]] = ("amount",)
    amount: Number


@verb("pay ${amount:number}")
class PayDollars(Effect):
    only_for_reward: ClassVar[bool] = True
    draws_on: ClassVar[str] = "money"
    scales: ClassVar[tuple[str, ...]] = ("amount",)
    amount: Number


# --- cards in hand -----------------------------------------------------------------------------------


@verb("discard [{amount=1}] {card}")
class Discard(Effect):
    """Move cards of one description from the hand to the discard pile."""

    comes_to_number: ClassVar[bool] = True
    draws_on: ClassVar[str] = "the hand"
    scales: ClassVar[tuple[str, ...]] = ("amount",)
    amount: Amount
    card: str

    def __str__(self) -> str:
        return f"discard {self.amount} {_many(self.card, self.amount)}"


def cards(card: str, amount: Amount) -> str:
    """A description of cards in the number that goes with `amount`."""
    return f"{card}s" if card in ("card", "objective") and amount != 1 else card


@verb("discard {number:integer} 'cattle of same breed'")
class DiscardSame(Effect):
    """Discard `number` cattle cards that are all of one breed, whichever."""

    draws_on: ClassVar[str] = "the hand"
    scales: ClassVar[tuple[str, ...]] = ("number",)
    number: int


@verb("draw {amount}")
class Draw(Effect):
    reveals: ClassVar[bool] = True
    goes_as_far: ClassVar[bool] = True
    comes_to_number: ClassVar[bool] = True
    scales: ClassVar[tuple[str, ...]] = ("amount",)
    amount: Amount


@verb("draw to {limit:quantity}")
class DrawTo(Effect):
    """Draw until the hand holds so many cards."""

    as_requirement: ClassVar[bool] = False
    reveals: ClassVar[bool] = True
    goes_as_far: ClassVar[bool] = True
    limit: Quantity


@verb("remove {amount} {card} 'from hand'")
class RemoveCards(Effect):
    """Take cards out of the game, from the hand."""

    goes_as_far: ClassVar[bool] = True
    comes_to_number: ClassVar[bool] = True
    scales: ClassVar[tuple[str, ...]] = ("amount",)
    amount: Amount
    card: str

    def __str__(self) -> str:
        return f"remove {self.amount} {_many(self.card, self.amount)} from hand"


# --- certificates and objectives ---------------------------------------------------------------------


@verb("advance certificate {amount}")
class Advance(Effect):
    """Move the certificate marker forward, counted in spaces of its track."""

    scales: ClassVar[tuple[str, ...]] = ("amount",)
    amount: Amount


@verb("advance certificate 'to limit'")
class AdvanceToLimit(Effect):
    pass


@verb(
    "gain objective {to_hand:'to hand'}",
    narrow="gain objective {which:objective|'from stack'} {to_hand:'to hand'}",
)
class GainObjective(Effect):
    """`which` is a card of the display, `from stack`, or empty while it is still to be chosen."""

    reveals: ClassVar[bool] = True
    which: str
    to_hand: bool


STACK = "from stack"


@verb("play objectives")
class PlayObjectives(Effect):
    """Any number of objective cards from the hand."""

    as_requirement: ClassVar[bool] = False


@verb(narrow="play {objective}")
class Play(Effect):
    objective: str


# --- the railroad ------------------------------------------------------------------------------------


@verb("move engine {amount}")
class MoveEngine(Effect):
    scales: ClassVar[tuple[str, ...]] = ("amount",)
    amount: Amount


@verb("move engine back {spaces:integer} {or_more:'or more'}")
class MoveEngineBack(Effect):
    """Exactly `spaces` back, or at least so many."""

    comes_to_number: ClassVar[bool] = True
    draws_on: ClassVar[str] = "the engine"
    scales: ClassVar[tuple[str, ...]] = ("spaces",)
    spaces: int
    or_more: bool


@verb(narrow="move engine to {track}")
class EngineTo(Effect):
    track: str


@verb(narrow="move engine back to {track}")
class EngineBackTo(Effect):
    comes_to_number: ClassVar[bool] = True
    track: str


@verb("upgrade station {where:'behind engine'|'reached'}")
class UpgradeStation(Effect):
    """A station `behind engine`, or the one `reached` by the engine's stop."""

    where: str


BEHIND, REACHED = "behind engine", "reached"


@verb(narrow="upgrade {station}")
class Upgrade(Effect):
    station: str


@verb(narrow="'appoint master of' {station}")
class AppointMaster(Effect):
    """Give up a worker for the station master tile beside a station."""

    station: str


@verb(narrow="appoint {worker} 'as master of' {station}")
class Appoint(Effect):
    worker: str
    station: str


# --- the trail ---------------------------------------------------------------------------------------


@verb("move cattleman {amount} {free:'without fees'} {short:'short of the end'}")
class MoveCattleman(Effect):
    """`short` of the end of the trail, which it may otherwise reach."""

    scales: ClassVar[tuple[str, ...]] = ("amount",)
    amount: Amount
    free: bool
    short: bool


@verb(narrow="move cattleman via {spaces} {free:'without fees'}")
class Ride(Effect):
    """Enter these locations one after the other and stop on the last."""

    spaces: tuple[str, ...]
    free: bool


def _fees(free: bool) -> str:
    return " without fees" if free else ""


@verb("use location")
class UseLocation(Effect):
    """Phase B, where the cattleman stands."""

    as_requirement: ClassVar[bool] = False


@verb(narrow="{how:ACT} {tile} at {at:space} for ({left:effects})")
class Act(Effect):
    """The actions of a tile that may still be performed, each once and in any order.

    `how` is `use` before the first of them, `copy` for those of an adjacent tile and `continue`
    afterwards; only `use` offers a single auxiliary action instead.
    `tile` and `at` say whose actions they are: once the cattleman or the tile is gone they are lost.
    """

    how: str
    tile: str
    at: str
    left: tuple[Effect, ...]


USE, COPY, CONTINUE = "use", "copy", "continue"


@verb(
    "use 'adjacent building'",
    narrow=(
        "use 'adjacent building' beyond {beyond:spaces}",
        "use 'adjacent building' {space} [beyond {beyond:spaces}]",
    ),
)
class UseAdjacent(Effect):
    """The actions of a tile next to the own one; `beyond` are the spaces already copied through."""

    as_requirement: ClassVar[bool] = False
    space: str
    beyond: tuple[str, ...]


@verb("trade")
class Trade(Effect):
    pass


@verb(narrow="trade {space}")
class TradeAt(Effect):
    space: str


@verb("remove hazard")
class RemoveHazard(Effect):
    pass


@verb(narrow="remove hazard {space}")
class RemoveHazardAt(Effect):
    space: str


# --- auxiliary actions -------------------------------------------------------------------------------


@verb("use {single:'single'} auxiliary")
class UseAuxiliary(Effect):
    """One auxiliary action, single or double, or just single."""

    single: bool


@verb(narrow="use {double:'double'} {aux}")
class Auxiliary(Effect):
    double: bool
    aux: str


# --- workers and buildings ---------------------------------------------------------------------------


@verb("hire worker [{printed:SIGNED}]")
class HireWorker(Effect):
    """`printed` is the number on the icon, as the purse sees it: -2 costs 2 dollars more."""

    printed: int


@verb(narrow="hire {worker} 'from row' {row} for ${price}")
class Hire(Effect):
    """`row` counts from 1, from the top of the job market."""

    worker: str
    row: int
    price: int


@verb("place building at ${price}")
class PlaceBuilding(Effect):
    """`price` is in dollars per builder that the tile needs."""

    price: int


@verb(narrow="place {tile} at ${price}")
class PlaceTile(Effect):
    tile: str
    price: int


@verb(narrow="place {tile} on {space} for ${price}")
class PlaceOn(Effect):
    """`price` is the whole price in dollars."""

    tile: str
    space: str
    price: int


# --- the cattle market -------------------------------------------------------------------------------


@verb("buy cattle", narrow="buy cattle with {left:NUMBER} left")
class BuyCattle(Effect):
    """`left` is the number of workers not yet used in this action; none before the first."""

    left: int | None


@verb(narrow="buy {number} {card} for ${price}")
class Buy(Effect):
    """An option of the market: so many cards of a description for a price."""

    number: int
    card: str
    price: int


@verb("take {number} {card} 'from market'")
class TakeCattle(Effect):
    """Take cards of a description, which cost nothing, or have been paid for."""

    goes_as_far: ClassVar[bool] = True
    scales: ClassVar[tuple[str, ...]] = ("number",)
    number: int
    card: str


@verb(narrow="add {number} 'cattle to market'")
class AddCattle(Effect):
    """Put cards from the top of the stack into the market."""

    as_requirement: ClassVar[bool] = False
    reveals: ClassVar[bool] = True
    goes_as_far: ClassVar[bool] = True
    number: int


@verb("'fill cattle market'")
class FillMarket(Effect):
    as_requirement: ClassVar[bool] = False
    reveals: ClassVar[bool] = True
    goes_as_far: ClassVar[bool] = True


# --- the end of the trail ----------------------------------------------------------------------------


@verb("foresight {spot}")
class Foresee(Effect):
    """Choose one of the tiles under a spot and place it."""

    spot: int


@verb(narrow="take {tile} from foresight {spot}")
class TakeTile(Effect):
    tile: str
    spot: int


@verb("'refill foresight'")
class RefillForesight(Effect):
    as_requirement: ClassVar[bool] = False
    reveals: ClassVar[bool] = True
    goes_as_far: ClassVar[bool] = True


@verb("take income", narrow="take income with {certificates:NUMBER} certificate(s)")
class TakeIncome(Effect):
    """`certificates` is the number of temporary ones used, none while it is still to be chosen."""

    comes_to_number: ClassVar[bool] = True
    certificates: int | None


@verb("deliver within {value:number} {free:'without transport'}")
class Deliver(Effect):
    """To a city whose value is at most `value`."""

    taken: ClassVar[Taken] = Taken.WHOLLY
    value: Number
    free: bool


@verb(narrow="deliver to {city} {free:'without transport'}")
class DeliverTo(Effect):
    city: str
    free: bool


def _transport(free: bool) -> str:
    return " without transport" if free else ""


@verb(narrow="place disc on {target} [keeping ${keep}]")
class PlaceDisc(Effect):
    """`keep` is how many dollars must be left for what follows."""

    target: str
    keep: int


@verb(narrow="clear {disc} for {target}")
class ClearDisc(Effect):
    """Place the disc of a space of the player board, which clears that space."""

    disc: str
    target: str


@verb(narrow="move disc from {station} to {target}")
class MoveDisc(Effect):
    station: str
    target: str


@verb(narrow="'collect links of' {city}")
class CollectLinks(Effect):
    """The delivery actions of the links that a disc just placed in a city completes."""

    city: str


@verb(narrow="pay 'transport to' {city}")
class PayTransport(Effect):
    city: str


@verb("'return to start'")
class ReturnToStart(Effect):
    pass


@verb("'end game'")
class EndGame(Effect):
    """The end is near: the last turns begin."""
