"""The verbs of Pacific Rails Inc.: one frozen node each, printed as its source.

Most of them are wide in content (`build house`) and narrowed field by field in decisions and records
(`build house in gather-a from row b`); an empty field is one that is still to be chosen.
"""

from typing import ClassVar

from gwt.dsl.effects import Effect, Taken
from gwt.dsl.verbs import verb


def _words(*words: str) -> str:
    return " ".join(word for word in words if word)


# --- cargo and bonus ---------------------------------------------------------------------------------


@verb("gather {resource}")
class Gather(Effect):
    """What a row of the player board yields, with the own houses in the district and the bonus."""

    as_requirement: ClassVar[bool] = False
    taken: ClassVar[Taken] = Taken.WHOLLY
    goes_as_far: ClassVar[bool] = True
    resource: str


@verb("repeat ({effect})")
class RepeatForBonus(Effect):
    """Once, and once more for each action bonus of the turn."""

    taken: ClassVar[Taken] = Taken.WHOLLY
    goes_as_far: ClassVar[bool] = True
    as_requirement: ClassVar[bool] = False
    effect: Effect


# --- the town ----------------------------------------------------------------------------------------


@verb("'move worker'")
class MoveWorker(Effect):
    """The whole turn: a worker comes to the board or leaves it, and one district acts."""

    as_requirement: ClassVar[bool] = False


@verb(narrow="'place worker on' {spot}")
class PlaceWorker(Effect):
    """On an action space, or on top of a district."""

    spot: str


@verb(narrow="'take worker from' {spot}")
class TakeWorker(Effect):
    spot: str


@verb(narrow="'act beside' {spot}")
class ActBeside(Effect):
    """One of the districts beside the spot where a worker has come or gone."""

    spot: str


@verb(narrow="use {district} [with {hats} hat(s)]")
class UseDistrict(Effect):
    """`hats` are discarded first, each for one action bonus."""

    district: str
    hats: int


# --- the train ---------------------------------------------------------------------------------------


@verb("'run train with' {specialist}")
class RunTrain(Effect):
    """The foreman first, then wagon by wagon."""

    as_requirement: ClassVar[bool] = False
    goes_as_far: ClassVar[bool] = True
    specialist: str


@verb(narrow="'run wagon' {wagon}")
class RunWagon(Effect):
    """This wagon and all behind it; wagons count from 1."""

    wagon: int


@verb(narrow="'run slot' {slot}")
class RunSlot(Effect):
    """The specialist in a slot, counted from 1 along the whole train."""

    slot: int


@verb("hire specialist {free:'for free'}", narrow="hire {specialist} {free:'for free'}")
class Hire(Effect):
    """Into the leftmost free slot, for the price of its wagon or for free."""

    draws_on: ClassVar[str] = "the cargo"
    specialist: str
    free: bool


@verb("'add upgrade'", narrow="'add upgrade' {upgrade}")
class AddUpgrade(Effect):
    """To the first wagon without one."""

    draws_on: ClassVar[str] = "the upgrades"
    upgrade: str


@verb("'replace upgrade'", narrow="'replace upgrade' by {upgrade}")
class ReplaceUpgrade(Effect):
    """By another of the same level."""

    draws_on: ClassVar[str] = "the upgrades"
    upgrade: str


# --- congress ----------------------------------------------------------------------------------------


@verb("lobby")
class Lobby(Effect):
    """One more action towards a senator, in this run of the train."""

    taken: ClassVar[Taken] = Taken.WHOLLY


@verb("'use senator'", narrow="'use senator' {senator}")
class UseSenator(Effect):
    senator: str


@verb("'reset senators'")
class ResetSenators(Effect):
    """All that are down; comes to their number."""

    draws_on: ClassVar[str] = "the senators"
    comes_to_number: ClassVar[bool] = True


# --- buildings and track -----------------------------------------------------------------------------


@verb("'build house'", narrow="'build house' in {district} ['from row' {row:resource}]")
class BuildHouse(Effect):
    """In a building slot of a district; the house is the leftmost of a row of the player board."""

    draws_on: ClassVar[str] = "the houses"
    district: str
    row: str


@verb("'build station'", narrow="'build station' in {city:place} ['from row' {row:resource}]")
class BuildStation(Effect):
    """In a city beside track, or in the one that has just been reached."""

    draws_on: ClassVar[str] = "the houses"
    taken: ClassVar[Taken] = Taken.WHOLLY
    city: str
    row: str


@verb("'build telegraph'", narrow="'build telegraph' in {city:place}")
class BuildTelegraph(Effect):
    """In a city with another player's station, or in the one that has just been reached."""

    draws_on: ClassVar[str] = "the telegraph offices"
    taken: ClassVar[Taken] = Taken.WHOLLY
    city: str


def _in(place: str) -> str:
    return f"in {place}" if place else ""


def _from(row: str) -> str:
    return f"from row {row}" if row else ""


STATION, TELEGRAPH = "station", "telegraph"


@verb("'lay track'", narrow="'lay track' via {route} ['to build' {building:BUILDING}]")
class LayTrack(Effect):
    """A route from the place of an own locomotive, grown space by space.

    It ends in a city with a building; only then is track laid where there is none yet.
    """

    draws_on: ClassVar[str] = "the cargo"
    route: tuple[str, ...]
    building: str


# --- before the first turn ---------------------------------------------------------------------------


@verb("'open slot'", narrow="'open slot' 'in row' {row:resource}")
class OpenSlot(Effect):
    """The row of which one more slot stays empty from the start."""

    row: str


@verb("'place locomotive'", narrow="'place locomotive' on {space:place}")
class PlaceLocomotive(Effect):
    """On a start space of an edge that has no own locomotive yet."""

    space: str
