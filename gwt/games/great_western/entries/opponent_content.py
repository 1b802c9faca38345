"""The classes of entries of `opponent.yaml`, about automatic seats, and what is different for these."""

from collections.abc import Mapping
from functools import partial
from typing import Any, Literal, get_args

from attrs import field, frozen

from gwt import dsl, packs, spec
from gwt.games.great_western.entries import references

Order = Literal[
    "most price",
    "least price",
    "most points",
    "least points",
    "most value",
    "least value",
    "most row",
    "least row",
    "most workers",
    "least workers",
    "most specialty",
    "least specialty",
    "most hazards-in-section",
    "least hazards-in-section",
    "most workers-on-offer",
    "least workers-on-offer",
    "most distance",
    "least distance",
    "most way-to-end",
    "least way-to-end",
    "most fee",
    "least fee",
    "most station",
    "least station",
    "most builders",
    "least builders",
    "most replaced",
    "least replaced",
    "most ahead",
    "least ahead",
    "most risk",
    "least risk",
    "most unseen",
    "least unseen",
]
"""A sort order of options: a measure of `policy`, the most or the least of it first."""
MEASURES = tuple(dict.fromkeys(str(order).split()[1] for order in get_args(Order)))


@packs.entry
class Preference:
    """A preference of an automatic seat, where a verb asks for a choice."""

    choose: dsl.Effect
    """The verb, in any of its forms; with `may` only where it may be left."""
    by: tuple[Order, ...] = ()
    """The first of these that distinguishes options decides, and chance among equal ones."""
    at_most: dict[str, int] = field(factory=dict)
    """Options with more of a measure than this number are out."""
    at_least: dict[str, int] = field(factory=dict)
    """Options with less of a measure than this number are out."""
    order: tuple[str, ...] = ()
    """Options that name the first of these come first; those that name none of them are out."""
    leave: bool = False
    """Whether it is left undone."""


@packs.entry
class Stop:
    """The effect for an automatic seat where its cattleman stops, instead of the printed one."""

    space: references.SpaceId
    """The space where it stops."""
    use: dsl.Effect
    """The effect there."""


@packs.entry
class CityApart:
    """The needs and points of a city for an automatic seat, where they differ."""

    city: references.CityId
    """The city."""
    source: references.Source
    needs: tuple[dsl.Need, ...] | None = None
    """The needs of the seat in order to deliver there."""
    points: int | None = None
    """Victory points for each own disc, whatever else others have for one."""


@packs.entry
class Counting:
    """The score of a category of the score pad for an automatic seat."""

    category: str
    """The id of the category."""
    score: tuple[dsl.Per, ...]
    """These together, or nothing."""
    source: references.Source


@packs.entry
class Level(spec.Entry):
    """A level of difficulty of an automatic seat."""

    id: str
    name: str
    source: references.Source
    start: dsl.Effect | None = None
    """The effect before the first turn."""
    prefers: tuple[Preference, ...] = ()
    """Come before the preferences of the seat."""
    unused: tuple[references.TurnCardId, ...] = ()
    """The cards that stay in the box."""


@packs.entry
class TurnCard(spec.Entry):
    """A card of the deck of an automatic seat: what it does in a turn."""

    id: str
    name: str
    action: dsl.Effect
    """The effect of the card."""
    source: references.Source
    prefers: tuple[Preference, ...] = ()
    """Come before the preferences of the level and of the seat."""


@packs.entry
class Opponent(spec.Entry):
    """An automatic seat: its turns, what it does without, how it chooses and what it scores."""

    actor = "name"
    narrowed = ("uses", "without", "unseen", "chance", "left")
    name: str
    """Its name at the table and in texts."""
    source: references.Source
    turn: dsl.Effect
    """The effect of its turn."""
    level: references.LevelId
    """The level that is played."""
    levels: tuple[Level, ...]
    """The levels of difficulty."""
    cards: tuple[TurnCard, ...]
    """Its deck, shuffled before the first turn and whenever it is empty."""
    seats: int = 1
    """The number of seats, the last ones of the table."""
    without: tuple[Literal["money", "herd", "objective", "tiles", "columns", "masters"], ...] = ()
    """The kinds of things that it has no use for.

    `money`: the bank pays for it and receives for it. `herd`: no deck, no hand, no pieces to use freely.
    `objective`: no objective card at the start. `tiles`: the actions of tiles of the trail. `columns`,
    `masters`: what a column of the player board or a station master brings at once.
    """
    at: references.SpaceId | None = None
    """The space on which its cattleman stands before its first turn."""
    side: Literal["", "a", "b"] = ""
    """The side of its private buildings; that of all others if it is empty."""
    appointee: references.WorkerId | None = None
    """A worker from outside the game that lies beside a station instead of a hired one."""
    stops: tuple[Stop, ...] = ()
    """Spaces where it does something else than what is printed."""
    cities: tuple[CityApart, ...] = ()
    """Cities that ask for or bring something else."""
    prefers: tuple[Preference, ...] = ()
    """The first that fits a choice decides; where none fits, chance does, and nothing is left undone."""
    scores: tuple[Counting, ...] = ()
    """The categories that count in another way."""

    def narrows(self, entries: Any, effect: dsl.Effect) -> Mapping[str, object]:
        """Returns how its declarations narrow an effect: arguments of messages such as `may-by-opponent`.

        `uses` are the spaces with an effect of phase B for it, `without` what it has no use for. `unseen`
        is whether it may take a card that nobody has seen, `chance` whether no preference is about the
        effect, and `left` whether one leaves it undone.
        """
        level = next(level for level in self.levels if level.id == self.level)
        preference = next(filter(partial(_is_about, effect), (*level.prefers, *self.prefers)), None)
        stops = {stop.space for stop in self.stops}
        spaces = (space.id for space in entries.trail.spaces if space.use is not None or space.id in stops)
        return {
            "uses": tuple(spaces),
            "without": self.without,
            "unseen": preference is None or "unseen" not in preference.at_most,
            "chance": preference is None,
            "left": preference is not None and preference.leave,
        }


def _is_about(effect: dsl.Effect, preference: Preference) -> bool:
    """Whether a preference is about an effect of content; one with `may` only about what may be left."""
    choice = preference.choose
    verbs = [type(node.effect if isinstance(node, dsl.May) else node) for node in (effect, choice)]
    return verbs[0] is verbs[1] and (isinstance(effect, dsl.May) or not isinstance(choice, dsl.May))


@frozen(eq=False)
class Role:
    """The properties of a seat: as printed, or from `opponent.yaml` for one that nobody plays."""

    played: bool
    """Whether somebody plays it."""
    turn: dsl.Effect
    first_turn: dsl.Effect
    """The effect before its cattleman stands on the trail."""
    uses: Mapping[str, dsl.Effect]
    """The effect of each space that has one."""
    needs: Mapping[str, tuple[dsl.Need, ...]]
    """The needs of each city for a delivery, where there are any."""
    city_scores: Mapping[str, dsl.Per]
    """The points of a disc in a city, beside the printed ones."""
    city_points: Mapping[str, int]
    """The points of a disc in a city that are added to the printed ones."""
    scores: Mapping[str, tuple[dsl.Per, ...]]
    """The categories of the score pad that count for it in a way of their own."""
    without: frozenset[str] = frozenset()
    """The kinds of things that it has no use for, see `Opponent.without`."""
    appointee: str | None = None
    """The worker from outside the game that it gives up instead of a hired one, if it does."""
    side: str = ""
    """The side of its private buildings, if it has its own."""
    deck: tuple[str, ...] = ()
    """Its turn cards."""
