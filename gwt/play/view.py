"""Views: what one seat may see of a state, written as positions write it.

A hidden list is a count there, and any other hidden value is `HIDDEN`.
"""

import json
from collections.abc import Callable, Sequence
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, Any

from attrs import evolve, frozen

from gwt import json_types, kernel, packs, spec
from gwt.kernel.shape import Field, NameShape, SequenceShape, Shape, Written, fields_of, innermost_shape

if TYPE_CHECKING:
    from gwt.picture import Picture


@frozen
class View:
    """A state as one seat sees it: the fields of a position, with counts instead of hidden lists.

    Two states that differ only in what the seat cannot see have equal views.

    Examples:
        >>> import gwt
        >>> view = gwt.new_game(players=2, seed=1).view(0)
        >>> view.number, view.data["seats"][0]["money"]
        (1, 6)
        >>> view.data["seats"][1]["hand"]  # of another seat only the number of cards
        {'count': 4}
    """

    seat: int | None
    """The seat, from 0, or None for a spectator. In `data` seats count from 1."""
    data: json_types.JsonObject
    pack: packs.Pack
    """The content of the game."""

    @property
    def number(self) -> int | None:
        """The seat, from 1, as it is written in `data`."""
        return None if self.seat is None else self.seat + 1

    @property
    def state(self) -> Any:
        """The state as the seat sees it, of the class of the game, made again at each call.

        Instead of each hidden thing lies `HIDDEN`. It has neither rules nor a generator.
        """
        return spec.state_from_view(self.pack, self.data)

    def __hash__(self) -> int:
        return hash((self.seat, self.json()))

    def picture(self, language: str | None = None) -> "Picture":
        """Returns a picture of the table as the seat sees it, with a text alternative in `language`."""

        return spec.picture_spec.position(self.pack, self.data, self.number, language)

    def evenly(self) -> "View":
        """Returns the view without the tasks of other seats.

        What another player is asked may reveal what that player holds. A server that sends only such views,
        at regular times, reveals nothing of the sort.
        """
        tasks = [task for task in self.data["agenda"] if task["seat"] == self.number]
        return evolve(self, data=self.data | {"agenda": tasks})

    def _repr_svg_(self) -> str:
        return self.picture().svg()

    def json(self) -> str:
        """Returns the view as JSON, with nothing that is hidden from the seat."""
        return json.dumps({"seen by": self.number, **self.data}, ensure_ascii=False)


def view(state: kernel.State, names: Written, seat: int | None) -> json_types.JsonObject:
    """Returns the fields of the state that a seat may see; for hidden lists, their lengths."""
    data: json_types.JsonObject = _ViewWriter(names, WriteScope.OTHER, seat).part(state)
    return data


def full_state(part: Any, names: Written) -> json_types.JsonObject:
    """Returns every field of a state, or of a part of it, as a position writes it."""
    data: json_types.JsonObject = _ViewWriter(names).part(part)
    return data


def value_in_words(value: Any, shape: Shape, names: Written) -> Any:
    """Returns a value of a shape as a position writes it."""
    return shape.write(value, _ViewWriter(names))


def names_by_value(names: spec.ValueNames) -> Written:
    """Returns how values are written, by their values in the state."""
    return {kind: {value: key for key, value in spelling.items()} for kind, spelling in names.items()}


# --- writing the declared fields ----------------------------------------------------------------------


class WriteScope(Enum):
    """The extent to which a part of a state is written."""

    ALL = "all of"
    OWN = "own"
    """The fields that its owner sees."""
    OTHER = "other"


@frozen(eq=False)
class _ViewWriter:
    """A writer of what a seat sees of a state."""

    names: Written
    scope: WriteScope = WriteScope.ALL
    seat: int | None = None

    def part(self, part: Any) -> json_types.JsonObject:
        names = self.names
        return {
            key: write(getattr(part, name), self)
            for name, key, write, called in _written_fields(part.__class__, self.scope)
            if not called or names[called]
        }


_Write = Callable[[Any, _ViewWriter], Any]


@cache
def _written_fields(kind: type, scope: WriteScope) -> tuple[tuple[str, str, _Write, str], ...]:
    """The fields of a part that are written: name, key, how, and what has to be there in the pack."""
    written = []
    for field in fields_of(kind):
        of = innermost_shape(field.shape)
        is_seldom = field.seldom and scope is not WriteScope.ALL
        called = of.called if is_seldom and isinstance(of, NameShape) else ""
        if write := _write_of(field, scope):
            written.append((field.name, field.key, write, called))
    return tuple(written)


def _write_of(field: Field, scope: WriteScope) -> _Write | None:
    """Returns the function that writes a field, or what may be said of one that is hidden."""
    if scope is WriteScope.ALL or field.is_seen(scope is WriteScope.OWN):
        if field.is_seat_list and scope is not WriteScope.ALL:
            return _write_seats
        if field.unordered and scope is WriteScope.OTHER:
            return lambda value, writer: sorted(field.shape.write(value, writer), key=str)
        return field.shape.write
    if field.inside:
        return None
    return _counted if isinstance(field.shape, SequenceShape) else lambda value, writer: kernel.HIDDEN


def _write_seats(parts: Sequence[object], writer: _ViewWriter) -> list[Any]:
    own, other = evolve(writer, scope=WriteScope.OWN), evolve(writer, scope=WriteScope.OTHER)
    return [(own if seat == writer.seat else other).part(part) for seat, part in enumerate(parts)]


def _counted(value: Sequence[Any], writer: _ViewWriter) -> Any:
    if value and isinstance(value[0], (list, tuple)):
        return [_counted(part, writer) for part in value]
    return {"count": len(value)}
