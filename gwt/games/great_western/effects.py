"""The verbs of Great Western Trail: one frozen node each, printed as its source.

A wide node (`hire worker -2`) stands in content; the narrow ones that it opens (`hire ... from row 3
for $7`) stand in decisions and records.
What a node does is a row of `VERBS` in the module of its subject.
"""

from typing import ClassVar

from attrs import field

from gwt.dsl import fields
from gwt.dsl.amounts import Amount, Number, Quantity
from gwt.dsl.effects import Effect, Taken
from gwt.dsl.nodes import node


def _amount(amount: Amount | None) -> Amount:
    """Without a number, one."""
    return 1 if amount is None else amount


def _many(card: str, amount: Amount) -> str:
    """A description of cards in the number that goes with `amount`, or with its maximum."""
    return cards(card, getattr(amount, "most", amount))


# --- money -------------------------------------------------------------------------------------------


@node
class GainDollars(Effect):
    source_text: ClassVar[str] = "gain ${amount}"
    taken: ClassVar[Taken] = Taken.WHOLLY
    scales: ClassVar[tuple[str, ...]] = ("amount",)
    amount: Number


@node
class PayDollars(Effect):
    source_text: ClassVar[str] = "pay ${amount}"
    only_for_reward: ClassVar[bool] = True
    draws_on: ClassVar[str] = "money"
    scales: ClassVar[tuple[str, ...]] = ("amount",)
    amount: Number


# --- cards in hand -----------------------------------------------------------------------------------


@node
class Discard(Effect):
    """Move cards of one description from the hand to the discard pile."""

    comes_to_number: ClassVar[bool] = True
    draws_on: ClassVar[str] = "the hand"
    scales: ClassVar[tuple[str, ...]] = ("amount",)
    amount: Amount = field(converter=_amount)
    card: str

    def __str__(self) -> str:
        return f"discard {self.amount} {_many(self.card, self.amount)}"


def cards(card: str, amount: Amount) -> str:
    """A description of cards in the number that goes with `amount`."""
    return f"{card}s" if card in ("card", "objective") and amount != 1 else card


@node
class DiscardSame(Effect):
    """Discard `number` cattle cards that are all of one breed, whichever."""

    draws_on: ClassVar[str] = "the hand"
    source_text: ClassVar[str] = "discard {number} cattle of same breed"
    scales: ClassVar[tuple[str, ...]] = ("number",)
    number: int


@node
class Draw(Effect):
    reveals: ClassVar[bool] = True
    goes_as_far: ClassVar[bool] = True
    comes_to_number: ClassVar[bool] = True
    source_text: ClassVar[str] = "draw {amount}"
    scales: ClassVar[tuple[str, ...]] = ("amount",)
    amount: Amount


@node
class DrawTo(Effect):
    """Draw until the hand holds so many cards."""

    as_requirement: ClassVar[bool] = False
    reveals: ClassVar[bool] = True
    goes_as_far: ClassVar[bool] = True
    source_text: ClassVar[str] = "draw to {limit}"
    limit: Quantity


@node
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


@node
class Advance(Effect):
    """Move the certificate marker forward, counted in spaces of its track."""

    source_text: ClassVar[str] = "advance certificate {amount}"
    scales: ClassVar[tuple[str, ...]] = ("amount",)
    amount: Amount


@node
class AdvanceToLimit(Effect):
    source_text: ClassVar[str] = "advance certificate to limit"


@node
class GainObjective(Effect):
    """`which` is a card of the display, `from stack`, or empty while it is still to be chosen."""

    chosen: ClassVar[tuple[str, ...]] = ("which",)
    reveals: ClassVar[bool] = True
    which: str = field(converter=fields.text)
    to_hand: bool = field(converter=fields.flag)

    def __str__(self) -> str:
        words = ["gain objective", self.which, "to hand" if self.to_hand else ""]
        return " ".join(word for word in words if word)


STACK = "from stack"


@node
class PlayObjectives(Effect):
    """Any number of objective cards from the hand."""

    as_requirement: ClassVar[bool] = False
    source_text: ClassVar[str] = "play objectives"


@node
class Play(Effect):
    in_content: ClassVar[bool] = False
    source_text: ClassVar[str] = "play {objective}"
    objective: str


# --- the railroad ------------------------------------------------------------------------------------


@node
class MoveEngine(Effect):
    source_text: ClassVar[str] = "move engine {amount}"
    scales: ClassVar[tuple[str, ...]] = ("amount",)
    amount: Amount


@node
class MoveEngineBack(Effect):
    """Exactly `spaces` back, or at least so many."""

    comes_to_number: ClassVar[bool] = True
    draws_on: ClassVar[str] = "the engine"
    scales: ClassVar[tuple[str, ...]] = ("spaces",)
    spaces: int
    or_more: bool = field(converter=fields.flag)

    def __str__(self) -> str:
        return f"move engine back {self.spaces}{' or more' if self.or_more else ''}"


@node
class EngineTo(Effect):
    in_content: ClassVar[bool] = False
    source_text: ClassVar[str] = "move engine to {track}"
    track: str


@node
class EngineBackTo(Effect):
    in_content: ClassVar[bool] = False
    comes_to_number: ClassVar[bool] = True
    source_text: ClassVar[str] = "move engine back to {track}"
    track: str


@node
class UpgradeStation(Effect):
    """A station `behind engine`, or the one `reached` by the engine's stop."""

    source_text: ClassVar[str] = "upgrade station {where}"
    where: str = field(converter=fields.text)


BEHIND, REACHED = "behind engine", "reached"


@node
class Upgrade(Effect):
    in_content: ClassVar[bool] = False
    source_text: ClassVar[str] = "upgrade {station}"
    station: str


@node
class AppointMaster(Effect):
    """Give up a worker for the station master tile beside a station."""

    in_content: ClassVar[bool] = False
    source_text: ClassVar[str] = "appoint master of {station}"
    station: str


@node
class Appoint(Effect):
    in_content: ClassVar[bool] = False
    source_text: ClassVar[str] = "appoint {worker} as master of {station}"
    worker: str
    station: str


# --- the trail ---------------------------------------------------------------------------------------


@node
class MoveCattleman(Effect):
    """`short` of the end of the trail, which it may otherwise reach."""

    scales: ClassVar[tuple[str, ...]] = ("amount",)
    amount: Amount
    free: bool = field(converter=fields.flag)
    short: bool = field(converter=fields.flag)

    def __str__(self) -> str:
        short = " short of the end" if self.short else ""
        return f"move cattleman {self.amount}{_fees(self.free)}{short}"


@node
class Ride(Effect):
    """Enter these locations one after the other and stop on the last."""

    in_content: ClassVar[bool] = False
    spaces: tuple[str, ...]
    free: bool = field(converter=fields.flag)

    def __str__(self) -> str:
        return f"move cattleman via {', '.join(self.spaces)}{_fees(self.free)}"


def _fees(free: bool) -> str:
    return " without fees" if free else ""


@node
class UseLocation(Effect):
    """Phase B, where the cattleman stands."""

    as_requirement: ClassVar[bool] = False
    source_text: ClassVar[str] = "use location"


@node
class Act(Effect):
    """The actions of a tile that may still be performed, each once and in any order.

    `how` is `use` before the first of them, `copy` for those of an adjacent tile and `continue`
    afterwards; only `use` offers a single auxiliary action instead.
    `tile` and `at` say whose actions they are: once the cattleman or the tile is gone they are lost.
    """

    in_content: ClassVar[bool] = False
    source_text: ClassVar[str] = "{how} {tile} at {at} for ({actions})"
    how: str = field(converter=fields.text)
    tile: str
    at: str
    left: tuple[Effect, ...]

    def __str__(self) -> str:
        listed = "; ".join(map(str, self.left))
        return f"{self.how} {self.tile} at {self.at} for ({listed})"


USE, COPY, CONTINUE = "use", "copy", "continue"


@node
class UseAdjacent(Effect):
    """The actions of a tile next to the own one; `beyond` are the spaces already copied through."""

    chosen: ClassVar[tuple[str, ...]] = ("space", "beyond")
    as_requirement: ClassVar[bool] = False
    space: str = field(converter=fields.text)
    beyond: tuple[str, ...] = field(converter=fields.names)

    def __str__(self) -> str:
        words = ["use adjacent building", self.space]
        words.append(f"beyond {', '.join(self.beyond)}" if self.beyond else "")
        return " ".join(word for word in words if word)


@node
class Trade(Effect):
    source_text: ClassVar[str] = "trade"


@node
class TradeAt(Effect):
    in_content: ClassVar[bool] = False
    source_text: ClassVar[str] = "trade {space}"
    space: str


@node
class RemoveHazard(Effect):
    source_text: ClassVar[str] = "remove hazard"


@node
class RemoveHazardAt(Effect):
    in_content: ClassVar[bool] = False
    source_text: ClassVar[str] = "remove hazard {space}"
    space: str


# --- auxiliary actions -------------------------------------------------------------------------------


@node
class UseAuxiliary(Effect):
    """One auxiliary action, single or double, or just single."""

    single: bool = field(converter=fields.flag)

    def __str__(self) -> str:
        return "use single auxiliary" if self.single else "use auxiliary"


@node
class Auxiliary(Effect):
    in_content: ClassVar[bool] = False
    double: bool = field(converter=fields.flag)
    aux: str

    def __str__(self) -> str:
        return f"use double {self.aux}" if self.double else f"use {self.aux}"


# --- workers and buildings ---------------------------------------------------------------------------


@node
class HireWorker(Effect):
    """`printed` is the number on the icon, as the purse sees it: -2 costs 2 dollars more."""

    printed: int = field(converter=fields.number)

    def __str__(self) -> str:
        return f"hire worker {self.printed:+d}" if self.printed else "hire worker"


@node
class Hire(Effect):
    """`row` counts from 1, from the top of the job market."""

    in_content: ClassVar[bool] = False
    source_text: ClassVar[str] = "hire {worker} from row {row} for ${price}"
    worker: str
    row: int = field(converter=fields.whole)
    price: int = field(converter=fields.whole)


@node
class PlaceBuilding(Effect):
    """`price` is in dollars per builder that the tile needs."""

    source_text: ClassVar[str] = "place building at ${price}"
    price: int = field(converter=fields.whole)


@node
class PlaceTile(Effect):
    in_content: ClassVar[bool] = False
    source_text: ClassVar[str] = "place {tile} at ${price}"
    tile: str
    price: int = field(converter=fields.whole)


@node
class PlaceOn(Effect):
    """`price` is the whole price in dollars."""

    in_content: ClassVar[bool] = False
    source_text: ClassVar[str] = "place {tile} on {space} for ${price}"
    tile: str
    space: str
    price: int = field(converter=fields.whole)


# --- the cattle market -------------------------------------------------------------------------------


@node
class BuyCattle(Effect):
    """`left` is the number of workers not yet used in this action; none before the first."""

    chosen: ClassVar[tuple[str, ...]] = ("left",)
    left: int | None = field(converter=fields.whole)

    def __str__(self) -> str:
        return "buy cattle" if self.left is None else f"buy cattle with {self.left} left"


@node
class Buy(Effect):
    """An option of the market: so many cards of a description for a price."""

    in_content: ClassVar[bool] = False
    source_text: ClassVar[str] = "buy {number} {card} for ${price}"
    number: int = field(converter=fields.whole)
    card: str
    price: int = field(converter=fields.whole)


@node
class TakeCattle(Effect):
    """Take cards of a description, which cost nothing, or have been paid for."""

    goes_as_far: ClassVar[bool] = True
    source_text: ClassVar[str] = "take {number} {card} from market"
    scales: ClassVar[tuple[str, ...]] = ("number",)
    number: int = field(converter=fields.whole)
    card: str


@node
class AddCattle(Effect):
    """Put cards from the top of the stack into the market."""

    in_content: ClassVar[bool] = False
    as_requirement: ClassVar[bool] = False
    reveals: ClassVar[bool] = True
    goes_as_far: ClassVar[bool] = True
    source_text: ClassVar[str] = "add {number} cattle to market"
    number: int = field(converter=fields.whole)


@node
class FillMarket(Effect):
    as_requirement: ClassVar[bool] = False
    reveals: ClassVar[bool] = True
    goes_as_far: ClassVar[bool] = True
    source_text: ClassVar[str] = "fill cattle market"


# --- the end of the trail ----------------------------------------------------------------------------


@node
class Foresee(Effect):
    """Choose one of the tiles under a spot and place it."""

    source_text: ClassVar[str] = "foresight {spot}"
    spot: int = field(converter=fields.whole)


@node
class TakeTile(Effect):
    in_content: ClassVar[bool] = False
    source_text: ClassVar[str] = "take {tile} from foresight {spot}"
    tile: str
    spot: int = field(converter=fields.whole)


@node
class RefillForesight(Effect):
    as_requirement: ClassVar[bool] = False
    reveals: ClassVar[bool] = True
    goes_as_far: ClassVar[bool] = True
    source_text: ClassVar[str] = "refill foresight"


@node
class TakeIncome(Effect):
    """`certificates` is the number of temporary ones used, none while it is still to be chosen."""

    chosen: ClassVar[tuple[str, ...]] = ("certificates",)
    comes_to_number: ClassVar[bool] = True
    certificates: int | None = field(converter=fields.whole)

    def __str__(self) -> str:
        if self.certificates is None:
            return "take income"
        return f"take income with {self.certificates} certificate" + "s" * (self.certificates != 1)


@node
class Deliver(Effect):
    """To a city whose value is at most `value`."""

    taken: ClassVar[Taken] = Taken.WHOLLY
    value: Number
    free: bool = field(converter=fields.flag)

    def __str__(self) -> str:
        return f"deliver within {self.value}{_transport(self.free)}"


@node
class DeliverTo(Effect):
    in_content: ClassVar[bool] = False
    city: str
    free: bool = field(converter=fields.flag)

    def __str__(self) -> str:
        return f"deliver to {self.city}{_transport(self.free)}"


def _transport(free: bool) -> str:
    return " without transport" if free else ""


@node
class PlaceDisc(Effect):
    """`keep` is how many dollars must be left for what follows."""

    in_content: ClassVar[bool] = False
    target: str
    keep: int = field(converter=fields.number)

    def __str__(self) -> str:
        return f"place disc on {self.target}" + (f" keeping ${self.keep}" if self.keep else "")


@node
class ClearDisc(Effect):
    """Place the disc of a space of the player board, which clears that space."""

    in_content: ClassVar[bool] = False
    source_text: ClassVar[str] = "clear {disc} for {target}"
    disc: str
    target: str


@node
class MoveDisc(Effect):
    in_content: ClassVar[bool] = False
    source_text: ClassVar[str] = "move disc from {station} to {target}"
    station: str
    target: str


@node
class CollectLinks(Effect):
    """The delivery actions of the links that a disc just placed in a city completes."""

    in_content: ClassVar[bool] = False
    source_text: ClassVar[str] = "collect links of {city}"
    city: str


@node
class PayTransport(Effect):
    in_content: ClassVar[bool] = False
    source_text: ClassVar[str] = "pay transport to {city}"
    city: str


@node
class ReturnToStart(Effect):
    source_text: ClassVar[str] = "return to start"


@node
class EndGame(Effect):
    """The end is near: the last turns begin."""

    source_text: ClassVar[str] = "end game"
