"""The verbs of Pacific Rails Inc.: one frozen node each, printed as its source.

Most of them are wide in content (`build house`) and narrowed field by field in decisions and records
(`build house in gather-a from row b`); an empty field is one that is still to be chosen.
"""

from typing import ClassVar

from attrs import field

from gwt.dsl import fields
from gwt.dsl.amounts import Number
from gwt.dsl.effects import Effect, Taken
from gwt.dsl.nodes import node


def _words(*words: str) -> str:
    return " ".join(word for word in words if word)


Goods = tuple[tuple[str, int], ...]
"""Kinds of resources or track tiles, each with a number."""


def _goods(goods: Goods) -> str:
    return ", ".join(f"{number} {good}" for good, number in goods)


# --- cargo and points --------------------------------------------------------------------------------


@node
class Gather(Effect):
    """What a row of the player board yields, with the own houses in the district and the bonus."""

    as_requirement: ClassVar[bool] = False
    source_text: ClassVar[str] = "gather {resource}"
    taken: ClassVar[Taken] = Taken.WHOLLY
    goes_as_far: ClassVar[bool] = True
    resource: str


@node
class Gain(Effect):
    """As much of it as the supply has; what the cargo cannot hold goes back at once."""

    as_requirement: ClassVar[bool] = False
    taken: ClassVar[Taken] = Taken.WHOLLY
    goes_as_far: ClassVar[bool] = True
    goods: Goods

    def __str__(self) -> str:
        return f"gain {_goods(self.goods)}"


@node
class GainAny(Effect):
    """So many in any mix of some kinds."""

    as_requirement: ClassVar[bool] = False
    taken: ClassVar[Taken] = Taken.WHOLLY
    goes_as_far: ClassVar[bool] = True
    number: int = field(converter=fields.whole)
    kinds: tuple[str, ...]

    def __str__(self) -> str:
        return f"gain {self.number} of {', '.join(self.kinds)}"


@node
class Pay(Effect):
    draws_on: ClassVar[str] = "the cargo"
    only_for_reward: ClassVar[bool] = True
    goods: Goods

    def __str__(self) -> str:
        return f"pay {_goods(self.goods)}"


@node
class ReturnSurplus(Effect):
    """One by one, until the cargo holds no more than it may."""

    as_requirement: ClassVar[bool] = False
    source_text: ClassVar[str] = "return surplus"


@node
class ReturnGood(Effect):
    in_content: ClassVar[bool] = False
    source_text: ClassVar[str] = "return {good}"
    good: str


@node
class Score(Effect):
    source_text: ClassVar[str] = "score {amount}"
    taken: ClassVar[Taken] = Taken.WHOLLY
    amount: Number


@node
class RepeatForBonus(Effect):
    """Once, and once more for each action bonus of the turn."""

    source_text: ClassVar[str] = "repeat ({effect})"
    taken: ClassVar[Taken] = Taken.WHOLLY
    goes_as_far: ClassVar[bool] = True
    as_requirement: ClassVar[bool] = False
    effect: Effect


# --- the town ----------------------------------------------------------------------------------------


@node
class MoveWorker(Effect):
    """The whole turn: a worker comes to the board or leaves it, and one district acts."""

    as_requirement: ClassVar[bool] = False
    source_text: ClassVar[str] = "move worker"


@node
class PlaceWorker(Effect):
    """On an action space, or on top of a district."""

    in_content: ClassVar[bool] = False
    source_text: ClassVar[str] = "place worker on {spot}"
    spot: str


@node
class TakeWorker(Effect):
    in_content: ClassVar[bool] = False
    source_text: ClassVar[str] = "take worker from {spot}"
    spot: str


@node
class ActBeside(Effect):
    """One of the districts beside the spot where a worker has come or gone."""

    in_content: ClassVar[bool] = False
    source_text: ClassVar[str] = "act beside {spot}"
    spot: str


@node
class UseDistrict(Effect):
    """`hats` are discarded first, each for one action bonus."""

    in_content: ClassVar[bool] = False
    district: str
    hats: int = field(converter=fields.number)

    def __str__(self) -> str:
        hats = f"with {self.hats} hat{'s' * (self.hats != 1)}" if self.hats else ""
        return _words("use", self.district, hats)


# --- the train ---------------------------------------------------------------------------------------


@node
class RunTrain(Effect):
    """The foreman first, then wagon by wagon."""

    as_requirement: ClassVar[bool] = False
    goes_as_far: ClassVar[bool] = True
    source_text: ClassVar[str] = "run train with {specialist}"
    specialist: str


@node
class RunWagon(Effect):
    """This wagon and all behind it; wagons count from 1."""

    in_content: ClassVar[bool] = False
    source_text: ClassVar[str] = "run wagon {wagon}"
    wagon: int = field(converter=fields.whole)


@node
class RunSlot(Effect):
    """The specialist in a slot, counted from 1 along the whole train."""

    in_content: ClassVar[bool] = False
    source_text: ClassVar[str] = "run slot {slot}"
    slot: int = field(converter=fields.whole)


@node
class Hire(Effect):
    """Into the leftmost free slot, for the price of its wagon or for free."""

    chosen: ClassVar[tuple[str, ...]] = ("specialist",)
    draws_on: ClassVar[str] = "the cargo"
    specialist: str = field(converter=fields.text)
    free: bool = field(converter=fields.flag)

    def __str__(self) -> str:
        return _words("hire", self.specialist or "specialist", "for free" if self.free else "")


@node
class AddUpgrade(Effect):
    """To the first wagon without one."""

    chosen: ClassVar[tuple[str, ...]] = ("upgrade",)
    draws_on: ClassVar[str] = "the upgrades"
    upgrade: str = field(converter=fields.text)

    def __str__(self) -> str:
        return _words("add upgrade", self.upgrade)


@node
class ReplaceUpgrade(Effect):
    """By another of the same level."""

    chosen: ClassVar[tuple[str, ...]] = ("upgrade",)
    draws_on: ClassVar[str] = "the upgrades"
    upgrade: str = field(converter=fields.text)

    def __str__(self) -> str:
        return _words("replace upgrade", f"by {self.upgrade}" if self.upgrade else "")


# --- congress ----------------------------------------------------------------------------------------


@node
class Lobby(Effect):
    """One more action towards a senator, in this run of the train."""

    source_text: ClassVar[str] = "lobby"
    taken: ClassVar[Taken] = Taken.WHOLLY


@node
class UseSenator(Effect):
    chosen: ClassVar[tuple[str, ...]] = ("senator",)
    senator: str = field(converter=fields.text)

    def __str__(self) -> str:
        return _words("use senator", self.senator)


@node
class ResetSenators(Effect):
    """All that are down; comes to their number."""

    draws_on: ClassVar[str] = "the senators"
    comes_to_number: ClassVar[bool] = True
    source_text: ClassVar[str] = "reset senators"


# --- buildings and track -----------------------------------------------------------------------------


@node
class BuildHouse(Effect):
    """In a building slot of a district; the house is the leftmost of a row of the player board."""

    chosen: ClassVar[tuple[str, ...]] = ("district",)
    draws_on: ClassVar[str] = "the houses"
    district: str = field(converter=fields.text)
    row: str = field(converter=fields.text)

    def __str__(self) -> str:
        return _words("build house", _in(self.district), _from(self.row))


@node
class BuildStation(Effect):
    """In a city beside track, or in the one that has just been reached."""

    chosen: ClassVar[tuple[str, ...]] = ("city",)
    draws_on: ClassVar[str] = "the houses"
    taken: ClassVar[Taken] = Taken.WHOLLY
    city: str = field(converter=fields.text)
    row: str = field(converter=fields.text)

    def __str__(self) -> str:
        return _words("build station", _in(self.city), _from(self.row))


@node
class BuildTelegraph(Effect):
    """In a city with another player's station, or in the one that has just been reached."""

    chosen: ClassVar[tuple[str, ...]] = ("city",)
    draws_on: ClassVar[str] = "the telegraph offices"
    taken: ClassVar[Taken] = Taken.WHOLLY
    city: str = field(converter=fields.text)

    def __str__(self) -> str:
        return _words("build telegraph", _in(self.city))


def _in(place: str) -> str:
    return f"in {place}" if place else ""


def _from(row: str) -> str:
    return f"from row {row}" if row else ""


STATION, TELEGRAPH = "station", "telegraph"


@node
class LayTrack(Effect):
    """A route from the place of an own locomotive, grown space by space.

    It ends in a city with a building; only then is track laid where there is none yet.
    """

    chosen: ClassVar[tuple[str, ...]] = ("route",)
    draws_on: ClassVar[str] = "the cargo"
    route: tuple[str, ...] = field(converter=fields.names)
    building: str = field(converter=fields.text)

    def __str__(self) -> str:
        via = f"via {', '.join(self.route)}" if self.route else ""
        return _words("lay track", via, f"to build {self.building}" if self.building else "")


# --- before the first turn ---------------------------------------------------------------------------


@node
class OpenSlot(Effect):
    """The row of which one more slot stays empty from the start."""

    chosen: ClassVar[tuple[str, ...]] = ("row",)
    row: str = field(converter=fields.text)

    def __str__(self) -> str:
        return _words("open slot", f"in row {self.row}" if self.row else "")


@node
class PlaceLocomotive(Effect):
    """On a start space of an edge that has no own locomotive yet."""

    chosen: ClassVar[tuple[str, ...]] = ("space",)
    space: str = field(converter=fields.text)

    def __str__(self) -> str:
        return _words("place locomotive", f"on {self.space}" if self.space else "")
