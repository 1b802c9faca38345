"""Draws the parts of a table from the state that a seat sees, and redraws a part only when that changes.

Which fields a part depends on is found out while it is drawn, so the pictures of a whole game share most of
their pieces.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from functools import cache
from threading import RLock
from typing import Any, Generic, Protocol, TypeVar

from attrs import define, field, fields, frozen

from gwt import errors, kernel, memory_cache
from gwt.picture.graphics import Graphic

Looked = TypeVar("Looked")
Made = TypeVar("Made")
Player = TypeVar("Player", covariant=True)
DrawSeat = Callable[[Any, Looked, int, int, bool], Graphic]
"""A function that draws the area of a seat: takes the kit, the player, the seat from 1, the number of
seats, and whether it is the one to act."""


class SeatedState(Protocol[Player]):
    """A state in which the seats take turns."""

    @property
    def players(self) -> Sequence[Player]: ...
    @property
    def seat(self) -> int: ...


# --- parts that are kept -----------------------------------------------------------------------------

_Reads = dict[tuple[str, ...], None]
"""The ways to the fields that have been read, in the order in which they were read first."""


class _Watched:
    """A part of a state that notes which of its fields are read."""

    __slots__ = ("_part", "_reads", "_way")

    def __init__(self, part: kernel.StatePart, reads: _Reads, path: tuple[str, ...] = ()) -> None:
        self._part, self._reads, self._way = part, reads, path

    def __getattr__(self, name: str) -> Any:
        kind: Any = type(self._part)
        if name not in _fields(kind):
            raise AttributeError(f"a part of a picture reads fields, and '{kind.__name__}' has no '{name}'")
        value, path = getattr(self._part, name), (*self._way, name)
        self._reads[path] = None
        if isinstance(value, kernel.StatePart):
            return _Watched(value, self._reads, path)
        if isinstance(value, list) and value and isinstance(value[0], kernel.StatePart):
            return [_Watched(child, self._reads, path) for child in value]
        return value


@cache
def _fields(kind: Any) -> frozenset[str]:
    return frozenset(attribute.name for attribute in fields(kind) if not attribute.metadata.get("shared"))


def _value(part: Any, path: tuple[str, ...]) -> Any:
    """The value at a way, in each part of a list; of a part itself nothing but that it is there."""
    for at, name in enumerate(path):
        part = getattr(part, name)
        if isinstance(part, list) and part and isinstance(part[0], kernel.StatePart):
            return [_value(child, path[at + 1 :]) for child in part]
    return None if isinstance(part, kernel.StatePart) else part


def _key(looked: Any, reads: _Reads) -> str:
    return repr([(path, _value(looked, path)) for path in reads])


def _as_it_is(product: Any) -> Any:
    return product


@define(eq=False)
class PartCache(Generic[Made]):
    """A cache of parts of tables that one kit or one speaker has made: pictures or lines."""

    most: int = 256
    """The number of parts that are kept."""
    keep: Callable[[Made], Made] = _as_it_is
    """Returns what is kept of a part."""
    _reads: dict[Hashable, _Reads] = field(init=False, factory=dict)
    """The fields that each way of making has read so far."""
    _made: OrderedDict[Hashable, Made] = field(init=False, factory=OrderedDict)
    _one_at_a_time: RLock = field(init=False, factory=RLock)

    def get(self, kit: Any, make: Callable[..., Made], looked: Any, *others: Hashable) -> Made:
        """Returns what `make` makes with a kit of what it looks at, and of what else is given."""
        who = make, others
        with self._one_at_a_time:
            reads = self._reads.setdefault(who, {})
            key = who, _key(looked, reads)
            if key not in self._made:
                product = self.keep(make(kit, _Watched(looked, reads), *others))
                # It may depend on more than was known before.
                key = who, _key(looked, reads)
                self._made[key] = product
                if len(self._made) > self.most:
                    self._made.popitem(last=False)
            self._made.move_to_end(key)
            return self._made[key]


# --- the parts of a table ----------------------------------------------------------------------------


@frozen
class Panel:
    """A part of the table that can be shown by itself."""

    id: str
    """The message `table-area-ID` is its name."""
    piece: Graphic
    seat: int = 0
    """The seat whose area it is, from 1, in which case it has that seat's name; otherwise 0."""


def seat_panels(kit: Any, draw: DrawSeat[Player], table: SeatedState[Player]) -> list[Panel]:
    """Returns the area of each seat as a panel."""
    return [Panel("seat", piece, seat) for seat, piece in enumerate(seat_areas(kit, draw, table), 1)]


def table_part(kit: Any, draw: Callable[[Any, Looked], Graphic], table: Looked) -> Graphic:
    """Draws a part of the table, or returns it as it was drawn if nothing that it reads has changed.

    Examples:
        >>> import gwt
        >>> from gwt.picture.kit import Kit
        >>> from gwt.sdk import Graphic, table_part
        >>> from gwt.spec.picture_spec import book_of
        >>> game = gwt.new_game(players=2, seed=1)
        >>> kit = Kit(book_of(game.pack))
        >>> piece = table_part(kit, lambda kit, table: Graphic(10 * len(table.market), 10), game.state)
        >>> piece.width
        70
    """
    parts: PartCache[Graphic] = kit.parts
    return parts.get(kit, draw, table)


def seat_areas(kit: Any, draw: DrawSeat[Player], table: SeatedState[Player]) -> list[Graphic]:
    """Draws the area of each seat, as `table_part` draws a part of the table.

    Examples:
        >>> import gwt
        >>> from gwt.picture.kit import Kit
        >>> from gwt.sdk import Graphic, seat_areas
        >>> from gwt.spec.picture_spec import book_of
        >>> game = gwt.new_game(players=2, seed=1)
        >>> def area(kit, player, seat, players, acting):
        ...     return Graphic(player.money, 10)
        >>> [piece.width for piece in seat_areas(Kit(book_of(game.pack)), area, game.state)]
        [6, 7]
    """
    return [
        kit.parts.get(kit, draw, player, seat, len(table.players), seat == table.seat + 1)
        for seat, player in enumerate(table.players, 1)
    ]


# --- the table in words ------------------------------------------------------------------------------


def description_line(speaker: Any, say: Callable[..., str], looked: Any, *others: Hashable) -> str:
    """A line of a description: what `say` says of a part of the state, and of what else is given."""
    return errors.capitalize(_lines(speaker).get(speaker, say, looked, *others))


@memory_cache.cached_per_object
def _lines(speaker: Any) -> PartCache[str]:
    return PartCache(512)


class CountsTurns(Protocol):
    """A state that counts turns."""

    @property
    def turn(self) -> int: ...
    @property
    def seat(self) -> int: ...
    @property
    def over(self) -> bool: ...


def turn_line(speaker: Any, table: CountsTurns) -> str:
    """The line that tells the turn and the seat to act, or that the game is over."""
    id = "table-is-over" if table.over else "table-to-act"
    text: str = speaker.message(id, turn=table.turn, seat=speaker.seat(table.seat + 1))
    return text
