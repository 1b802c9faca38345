"""Events: typed values that say what happened and why; `gwt.text` makes sentences of them."""

from types import ModuleType
from typing import Annotated, Any, NamedTuple, TypeVar, cast, dataclass_transform

import attrs

from gwt.dsl import field_names

Kind = TypeVar("Kind")


class Called(NamedTuple):
    """Annotates the type of a value that positions write in another way, such as seats, from 1."""

    kind: str


class Only(NamedTuple):
    """Annotates the type of components of which a field holds only one sort, beside `Called`."""

    sort: str
    """As a message says what something else is not, such as `red card`."""


HIDDEN = "?"
"""Stands for something that a seat may not see."""

Seat = Annotated[int, Called("seat")]
"""A seat, from 0; written from 1."""


@dataclass_transform(frozen_default=True, field_specifiers=(attrs.field,))
def event(kind: type[Kind]) -> type[Kind]:
    """Decorates a class of events: frozen, with the equality and `repr` of `Event`.

    Examples:
        >>> from gwt.sdk import Event, event
        >>> @event
        ... class Paid(Event):
        ...     dollars: int
        >>> Paid(seat=0, cause="toll", dollars=2).replace(dollars=3).dollars
        3
    """
    return attrs.frozen(kind, eq=False, repr=False, slots=False)


@event
class Event:
    """Something that a player at the table would see happen."""

    seat: Seat
    """Of the player whom it concerns, from 0; of an event of the whole table, the seat that acts."""
    cause: str
    """The id of the tile, card or step that brought it about."""

    def seen_by(self, seat: int) -> "Event":
        """The event as a seat sees it, with `HIDDEN` for what only others may know."""
        return self

    def replace(self, **changes: Any) -> "Event":
        """The event with other values in some of its fields."""
        same: Any = self
        return cast(Event, attrs.evolve(same, **changes))

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and vars(other) == vars(self)

    def __hash__(self) -> int:
        return hash((type(self), *vars(self).values()))

    def __repr__(self) -> str:
        arguments = ", ".join(f"{name}={getattr(self, name)!r}" for name in field_names(type(self)))
        return f"{type(self).__name__}({arguments})"


def event_kinds(module: ModuleType) -> tuple[type[Event], ...]:
    """The kinds of events that a module defines, or imports."""
    classes = (kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Event))
    return tuple(kind for kind in classes if kind is not Event)
