"""The verbs of Great Western Trail: one frozen node each, printed as its source.

A wide node (`hire worker -2`) stands in content; the narrow ones that it opens (`hire ... from row 3
for $7`) stand in decisions and records.
What a node does is a row in the tables of `trail`, `cattle`, `workers`, `buildings`, `railroad`,
`delivery` and `turns`.
"""

from collections.abc import Iterable
from typing import Any, ClassVar

from attrs import field, frozen

from gwt.dsl.amounts import Amount, Number, Quantity
from gwt.dsl.effects import Effect, Taken

# What the parser hands over is a token, or nothing where an optional word is left out.


def _flag(word: object) -> bool:
    return bool(word)


def _text(word: str | None) -> str:
    return str(word or "")


def _whole(word: Any) -> Any:
    return int(word) if isinstance(word, str) else word


def _number(word: int | str | None) -> int:
    return int(word or 0)


def _amount(amount: Number | None) -> Number:
    """Without a number, one."""
    return 1 if amount is None else amount


def _spaces(spaces: Iterable[str] | None) -> tuple[str, ...]:
    return tuple(spaces or ())


# --- money -------------------------------------------------------------------------------------------


@frozen(eq=False)
class GainDollars(Effect):
    source_text: ClassVar[str] = "gain ${amount}"
    taken: ClassVar[Taken] = Taken.WHOLLY
    scales: ClassVar[tuple[str, ...]] = ("amount",)
    amount: Number


@frozen(eq=False)
class PayDollars(Effect):
    source_text: ClassVar[str] = "pay ${amount}"
    only_for_reward: ClassVar[bool] = True
    scales: ClassVar[tuple[str, ...]] = ("amount",)
    amount: Number


# --- cards in hand -----------------------------------------------------------------------------------


@frozen(eq=False)
class Discard(Effect):
    """Move cards of one description from the hand to the discard pile."""

    scales: ClassVar[tuple[str, ...]] = ("amount",)
    amount: Number = field(converter=_amount)
    card: str

    def __str__(self) -> str:
        return f"discard {self.amount} {cards(self.card, self.amount)}"


def cards(card: str, amount: Amount) -> str:
    """A description of cards in the number that goes with `amount`."""
    return f"{card}s" if card in ("card", "objective") and amount != 1 else card


@frozen(eq=False)
class DiscardSame(Effect):
    """Discard `number` cattle cards that are all of one breed, whichever."""

    source_text: ClassVar[str] = "discard {number} cattle of same breed"
    scales: ClassVar[tuple[str, ...]] = ("number",)
    number: int


@frozen(eq=False)
class Draw(Effect):
    comes_to_number: ClassVar[bool] = True
    source_text: ClassVar[str] = "draw {amount}"
    scales: ClassVar[tuple[str, ...]] = ("amount",)
    amount: Amount


@frozen(eq=False)
class DrawTo(Effect):
    """Draw until the hand holds so many cards."""

    source_text: ClassVar[str] = "draw to {limit}"
    limit: Quantity


@frozen(eq=False)
class RemoveCards(Effect):
    """Take cards out of the game, from the hand."""

    scales: ClassVar[tuple[str, ...]] = ("amount",)
    amount: Amount
    card: str

    def __str__(self) -> str:
        most = getattr(self.amount, "most", self.amount)
        return f"remove {self.amount} {cards(self.card, most)} from hand"


# --- certificates and objectives ---------------------------------------------------------------------


@frozen(eq=False)
class Advance(Effect):
    """Move the certificate marker forward, counted in spaces of its track."""

    source_text: ClassVar[str] = "advance certificate {amount}"
    scales: ClassVar[tuple[str, ...]] = ("amount",)
    amount: Amount


@frozen(eq=False)
class AdvanceToLimit(Effect):
    source_text: ClassVar[str] = "advance certificate to limit"


@frozen(eq=False)
class GainObjective(Effect):
    """`which` is a card of the display, `from stack`, or empty while it is still to be chosen."""

    which: str = field(converter=_text)
    to_hand: bool = field(converter=_flag)

    def __str__(self) -> str:
        words = ["gain objective", self.which, "to hand" if self.to_hand else ""]
        return " ".join(word for word in words if word)


STACK = "from stack"


@frozen(eq=False)
class PlayObjectives(Effect):
    """Any number of objective cards from the hand."""

    source_text: ClassVar[str] = "play objectives"


@frozen(eq=False)
class Play(Effect):
    source_text: ClassVar[str] = "play {objective}"
    objective: str


# --- the railroad ------------------------------------------------------------------------------------


@frozen(eq=False)
class MoveEngine(Effect):
    source_text: ClassVar[str] = "move engine {amount}"
    scales: ClassVar[tuple[str, ...]] = ("amount",)
    amount: Amount


@frozen(eq=False)
class MoveEngineBack(Effect):
    """Exactly `spaces` back, or at least so many."""

    comes_to_number: ClassVar[bool] = True
    scales: ClassVar[tuple[str, ...]] = ("spaces",)
    spaces: int
    or_more: bool = field(converter=_flag)

    def __str__(self) -> str:
        return f"move engine back {self.spaces}{' or more' if self.or_more else ''}"


@frozen(eq=False)
class EngineTo(Effect):
    source_text: ClassVar[str] = "move engine to {track}"
    track: str


@frozen(eq=False)
class EngineBackTo(Effect):
    comes_to_number: ClassVar[bool] = True
    source_text: ClassVar[str] = "move engine back to {track}"
    track: str


@frozen(eq=False)
class UpgradeStation(Effect):
    """A station `behind engine`, or the one `reached` by the engine's stop."""

    source_text: ClassVar[str] = "upgrade station {where}"
    where: str = field(converter=_text)


BEHIND, REACHED = "behind engine", "reached"


@frozen(eq=False)
class Upgrade(Effect):
    source_text: ClassVar[str] = "upgrade {station}"
    station: str


@frozen(eq=False)
class AppointMaster(Effect):
    """Give up a worker for the station master tile beside a station."""

    source_text: ClassVar[str] = "appoint master of {station}"
    station: str


@frozen(eq=False)
class Appoint(Effect):
    source_text: ClassVar[str] = "appoint {worker} as master of {station}"
    worker: str
    station: str


# --- the trail ---------------------------------------------------------------------------------------


@frozen(eq=False)
class MoveCattleman(Effect):
    """`short` of the end of the trail, which it may otherwise reach."""

    amount: Amount
    free: bool = field(converter=_flag)
    short: bool = field(converter=_flag)

    def __str__(self) -> str:
        short = " short of the end" if self.short else ""
        return f"move cattleman {self.amount}{_fees(self.free)}{short}"


@frozen(eq=False)
class Ride(Effect):
    """Enter these locations one after the other and stop on the last."""

    spaces: tuple[str, ...]
    free: bool = field(converter=_flag)

    def __str__(self) -> str:
        return f"move cattleman via {', '.join(self.spaces)}{_fees(self.free)}"


def _fees(free: bool) -> str:
    return " without fees" if free else ""


@frozen(eq=False)
class UseLocation(Effect):
    """Phase B, where the cattleman stands."""

    source_text: ClassVar[str] = "use location"


@frozen(eq=False)
class Act(Effect):
    """The actions of a tile that may still be performed, each once and in any order.

    `how` is `use` before the first of them, `copy` for those of an adjacent tile and `continue`
    afterwards; only `use` offers a single auxiliary action instead.
    `tile` and `at` say whose actions they are: once the cattleman or the tile is gone they are lost.
    """

    source_text: ClassVar[str] = "{how} {tile} at {at} for ({actions})"
    how: str = field(converter=_text)
    tile: str
    at: str
    left: tuple[Effect, ...]

    def __str__(self) -> str:
        listed = "; ".join(map(str, self.left))
        return f"{self.how} {self.tile} at {self.at} for ({listed})"


USE, COPY, CONTINUE = "use", "copy", "continue"


@frozen(eq=False)
class UseAdjacent(Effect):
    """The actions of a tile next to the own one; `beyond` are the spaces already copied through."""

    space: str = field(converter=_text)
    beyond: tuple[str, ...] = field(converter=_spaces)

    def __str__(self) -> str:
        words = ["use adjacent building", self.space]
        words.append(f"beyond {', '.join(self.beyond)}" if self.beyond else "")
        return " ".join(word for word in words if word)


@frozen(eq=False)
class Trade(Effect):
    source_text: ClassVar[str] = "trade"


@frozen(eq=False)
class TradeAt(Effect):
    source_text: ClassVar[str] = "trade {space}"
    space: str


@frozen(eq=False)
class RemoveHazard(Effect):
    source_text: ClassVar[str] = "remove hazard"


@frozen(eq=False)
class RemoveHazardAt(Effect):
    source_text: ClassVar[str] = "remove hazard {space}"
    space: str


# --- auxiliary actions -------------------------------------------------------------------------------


@frozen(eq=False)
class UseAuxiliary(Effect):
    """One auxiliary action, single or double."""

    source_text: ClassVar[str] = "use auxiliary"


@frozen(eq=False)
class Auxiliary(Effect):
    double: bool = field(converter=_flag)
    aux: str

    def __str__(self) -> str:
        return f"use double {self.aux}" if self.double else f"use {self.aux}"


# --- workers and buildings ---------------------------------------------------------------------------


@frozen(eq=False)
class HireWorker(Effect):
    """`printed` is the number on the icon, as the purse sees it: -2 costs 2 dollars more."""

    printed: int = field(converter=_number)

    def __str__(self) -> str:
        return f"hire worker {self.printed:+d}" if self.printed else "hire worker"


@frozen(eq=False)
class Hire(Effect):
    """`row` counts from 1, from the top of the job market."""

    source_text: ClassVar[str] = "hire {worker} from row {row} for ${price}"
    worker: str
    row: int = field(converter=_whole)
    price: int = field(converter=_whole)


@frozen(eq=False)
class PlaceBuilding(Effect):
    """`price` is in dollars per builder that the tile needs."""

    source_text: ClassVar[str] = "place building at ${price}"
    price: int = field(converter=_whole)


@frozen(eq=False)
class PlaceTile(Effect):
    source_text: ClassVar[str] = "place {tile} at ${price}"
    tile: str
    price: int = field(converter=_whole)


@frozen(eq=False)
class PlaceOn(Effect):
    """`price` is the whole price in dollars."""

    source_text: ClassVar[str] = "place {tile} on {space} for ${price}"
    tile: str
    space: str
    price: int = field(converter=_whole)


# --- the cattle market -------------------------------------------------------------------------------


@frozen(eq=False)
class BuyCattle(Effect):
    """`left` is the number of workers not yet used in this action; none before the first."""

    left: int | None = field(converter=_whole)

    def __str__(self) -> str:
        return "buy cattle" if self.left is None else f"buy cattle with {self.left} left"


@frozen(eq=False)
class Buy(Effect):
    """An option of the market: so many cards of a description for a price."""

    source_text: ClassVar[str] = "buy {number} {card} for ${price}"
    number: int = field(converter=_whole)
    card: str
    price: int = field(converter=_whole)


@frozen(eq=False)
class TakeCattle(Effect):
    """Take cards of a description that have been paid for."""

    source_text: ClassVar[str] = "take {number} {card} from market"
    number: int = field(converter=_whole)
    card: str


@frozen(eq=False)
class AddCattle(Effect):
    """Put cards from the top of the stack into the market."""

    source_text: ClassVar[str] = "add {number} cattle to market"
    number: int = field(converter=_whole)


@frozen(eq=False)
class FillMarket(Effect):
    source_text: ClassVar[str] = "fill cattle market"


# --- the end of the trail ----------------------------------------------------------------------------


@frozen(eq=False)
class Foresee(Effect):
    """Choose one of the tiles under a spot and place it."""

    source_text: ClassVar[str] = "foresight {spot}"
    spot: int = field(converter=_whole)


@frozen(eq=False)
class TakeTile(Effect):
    source_text: ClassVar[str] = "take {tile} from foresight {spot}"
    tile: str
    spot: int = field(converter=_whole)


@frozen(eq=False)
class RefillForesight(Effect):
    source_text: ClassVar[str] = "refill foresight"


@frozen(eq=False)
class TakeIncome(Effect):
    """`certificates` is the number of temporary ones used, none while it is still to be chosen."""

    comes_to_number: ClassVar[bool] = True
    certificates: int | None = field(converter=_whole)

    def __str__(self) -> str:
        if self.certificates is None:
            return "take income"
        return f"take income with {self.certificates} certificate" + "s" * (self.certificates != 1)


@frozen(eq=False)
class Deliver(Effect):
    """To a city whose value is at most `value`."""

    taken: ClassVar[Taken] = Taken.WHOLLY
    value: Number
    free: bool = field(converter=_flag)

    def __str__(self) -> str:
        return f"deliver within {self.value}{_transport(self.free)}"


@frozen(eq=False)
class DeliverTo(Effect):
    city: str
    free: bool = field(converter=_flag)

    def __str__(self) -> str:
        return f"deliver to {self.city}{_transport(self.free)}"


def _transport(free: bool) -> str:
    return " without transport" if free else ""


@frozen(eq=False)
class PlaceDisc(Effect):
    """`keep` is how many dollars must be left for what follows."""

    target: str
    keep: int = field(converter=_number)

    def __str__(self) -> str:
        return f"place disc on {self.target}" + (f" keeping ${self.keep}" if self.keep else "")


@frozen(eq=False)
class ClearDisc(Effect):
    """Place the disc of a space of the player board, which clears that space."""

    source_text: ClassVar[str] = "clear {disc} for {target}"
    disc: str
    target: str


@frozen(eq=False)
class MoveDisc(Effect):
    source_text: ClassVar[str] = "move disc from {station} to {target}"
    station: str
    target: str


@frozen(eq=False)
class CollectLinks(Effect):
    """The delivery actions of the links that a disc just placed in a city completes."""

    source_text: ClassVar[str] = "collect links of {city}"
    city: str


@frozen(eq=False)
class PayTransport(Effect):
    source_text: ClassVar[str] = "pay transport to {city}"
    city: str


@frozen(eq=False)
class ReturnToStart(Effect):
    source_text: ClassVar[str] = "return to start"


@frozen(eq=False)
class EndGame(Effect):
    """The end is near: the last turns begin."""

    source_text: ClassVar[str] = "end game"


OPTIONS = (
    *(Play, EngineTo, EngineBackTo, Upgrade, AppointMaster, Appoint, Ride, Act, TradeAt),
    *(RemoveHazardAt, Auxiliary, Hire, PlaceTile, PlaceOn, Buy, TakeCattle, AddCattle, TakeTile),
    *(DeliverTo, PlaceDisc, ClearDisc, MoveDisc, CollectLinks, PayTransport),
)
"""The verbs that are only said in options, records and agendas."""


def is_narrow(effect: Effect) -> bool:
    """Whether it is only said in options, records and agendas, not in content."""
    match effect:
        case GainObjective(which) if which:
            return True
        case BuyCattle(left) if left is not None:
            return True
        case TakeIncome(certificates) if certificates is not None:
            return True
        case UseAdjacent(space, beyond) if space or beyond:
            return True
    return isinstance(effect, OPTIONS)
