"""Views: what one seat may see of a state, written as positions write it.

A hidden list is a count there, and any other hidden value is `HIDDEN`.
"""

import json
from collections.abc import Callable, Mapping
from enum import Enum
from functools import cache
from operator import itemgetter
from typing import TYPE_CHECKING, Any

from attrs import evolve, frozen

from gwt.dsl import Effect
from gwt.json_types import JsonObject
from gwt.kernel import HIDDEN, State
from gwt.kernel.shape import (
    EffectShape,
    EnumShape,
    Field,
    MappingShape,
    NameShape,
    NumberShape,
    OptionalShape,
    PartShape,
    SequenceShape,
    SetShape,
    Shape,
    TaskShape,
    TextShape,
    TupleShape,
    fields_of,
    innermost_shape,
)
from gwt.kernel.state_declaration import compile_function
from gwt.memory_cache import bounded_cache
from gwt.packs import Pack
from gwt.spec import ValueNames, state_from_view

if TYPE_CHECKING:
    from gwt.picture import Picture


@frozen
class View:
    """A state as one seat sees it: the fields of a position, with counts in place of hidden lists.

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
    data: dict[str, Any]
    pack: Pack
    """The content of the game."""

    @property
    def number(self) -> int | None:
        """The seat, from 1, as it is written in `data`."""
        return None if self.seat is None else self.seat + 1

    @property
    def state(self) -> Any:
        """The state as the seat sees it, of the class of the game, made anew at each call.

        In the place of each hidden thing lies `HIDDEN`. It has neither rules nor a generator.

        Examples:
            >>> import gwt
            >>> player, other = gwt.new_game(players=2, seed=1).view(0).state.players
            >>> other.hand, other.money
            (['?', '?', '?', '?'], 7)
        """
        return state_from_view(self.pack, self.data)

    def __hash__(self) -> int:
        return hash((self.seat, self.json()))

    def picture(self, language: str | None = None) -> "Picture":
        """Returns a picture of the table as the seat sees it, with a text alternative in `language`."""
        from gwt.spec import picture_spec

        return picture_spec.position(self.pack, self.data, self.number, language)

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


Written = Mapping[str, Mapping[Any, Any]]
"""For each kind of `Called` value: its value in the state -> how it is written."""


def view(state: State, names: Written, seat: int | None) -> JsonObject:
    """Returns the fields of the state that a seat may see; for hidden lists, their lengths."""
    kind: Any = type(state)
    return _writer(kind, WriteScope.OTHER)(state, names, seat)


def full_state(part: Any, names: Written) -> JsonObject:
    """Returns every field of a state, or of a part of it, as a position writes it."""
    return _writer(part.__class__, WriteScope.ALL)(part, names, None)


def value_in_words(value: Any, shape: Shape, names: Written) -> Any:
    """Returns a value of a shape as a position writes it."""
    return _value_writer(shape)(value, names)


def names_by_value(names: ValueNames) -> Written:
    """Returns how values are written, by their values in the state."""
    return {kind: {value: key for key, value in spelling.items()} for kind, spelling in names.items()}


@bounded_cache(4096)
def effect_text(effect: Effect) -> str:
    """Returns the text of an effect; cached, because few effects are shown often."""
    return str(effect)


# --- writing, by code made of the declared fields -----------------------------------------------------

_Writer = Callable[[Any, Written, int | None], JsonObject]


class WriteScope(Enum):
    """The extent to which a part of a state is written."""

    ALL = "all of"
    OWN = "own"
    """The fields that its owner sees."""
    OTHER = "other"


@cache
def _writer(kind: Any, sight: WriteScope) -> _Writer:
    """Generates the function that writes a part of a state."""
    scope = dict(_SCOPE)
    lines = []
    for field in fields_of(kind):
        if (code := _field(field, sight, scope)) is None:
            continue
        of = innermost_shape(field.shape)
        if field.seldom and sight is not WriteScope.ALL and isinstance(of, NameShape):
            lines.append(f"        **({{{field.key!r}: {code}}} if names[{of.called!r}] else {{}}),")
        else:
            lines.append(f"        {field.key!r}: {code},")
    source = "\n".join(["def view(part, names, seat):", "    return {", *lines, "    }"])
    writer: _Writer = compile_function(
        source, f"<{sight.value} view of {kind.__module__}.{kind.__qualname__}>", scope
    )
    return writer


def _field(field: Field, sight: WriteScope, scope: JsonObject) -> str | None:
    """Returns code that writes a field, or what may be said of one that is hidden."""
    value = f"part.{field.name}"
    if sight is WriteScope.ALL or field.is_seen(sight is WriteScope.OWN):
        code = _code(field.shape, value, scope, sight, field.is_seat_list)
        if field.unordered and sight is WriteScope.OTHER:
            # Texts need no key, which costs 5 % of a whole view.
            plain = isinstance(field.shape, SequenceShape) and _is_text(field.shape.of)
            return f"sorted({code})" if plain else f"sorted({code}, key=text)"
        return code
    if field.inside:
        return None
    return f"counted({value})" if isinstance(field.shape, SequenceShape) else repr(HIDDEN)


@cache
def _value_writer(shape: Shape) -> Callable[[Any, Written], Any]:
    """Generates the function that writes all of a value."""
    scope = dict(_SCOPE)
    code = _code(shape, "value", scope, WriteScope.ALL)
    source = f"def write(value, names, seat=None):\n    return {code}"
    write: Callable[[Any, Written], Any] = compile_function(source, f"<{shape}>", scope)
    return write


def _code(shape: Shape, value: str, scope: JsonObject, sight: WriteScope, of_seats: bool = False) -> str:
    """Returns code for an expression that writes `value`; the names it uses go into `scope`."""

    def code(inner: Shape, at: str) -> str:
        return _code(inner, at, scope, sight)

    match shape:
        case NumberShape() | TextShape():
            return value
        case NameShape(called):
            return f"names[{called!r}][{value}]"
        case EffectShape():
            return f"text_of({value})"
        case TaskShape():
            return f"task({value}, names)"
        case EnumShape():
            scope[name := f"names_of_{len(scope)}"] = shape.names
            return f"{name}[{value}]"
        case OptionalShape(of):
            return f"None if {value} is None else {code(of, value)}"
        case TupleShape(parts):
            return f"[{', '.join(code(part, f'{value}[{at}]') for at, part in enumerate(parts))}]"
        case SequenceShape(PartShape(kind)) if of_seats and sight is not WriteScope.ALL:
            scope |= {"own": _writer(kind, WriteScope.OWN), "other": _writer(kind, WriteScope.OTHER)}
            return f"[(own if at == seat else other)(one, names, seat) for at, one in enumerate({value})]"
        case SequenceShape(NameShape(called)):
            return f"[*map(names[{called!r}].__getitem__, {value})]"
        case SequenceShape(of):
            return f"[{code(of, 'one')} for one in {value}]"
        case SetShape(of):
            return f"sorted([{code(of, 'one')} for one in {value}], key=text)"
        case MappingShape(of, inner):
            # Sorted, so that equal states are written in the same way.
            order = "first" if _is_text(of) else "text_of_key"
            pairs = f"[({code(of, 'key')}, {code(inner, 'one')}) for key, one in {value}.items()]"
            return f"dict(sorted({pairs}, key={order}))"
        case PartShape(kind):
            scope[name := f"part_{kind.__name__}"] = _writer(kind, sight)
            return f"{name}({value}, names, seat)"


def _is_text(shape: Shape) -> bool:
    return isinstance(shape, TextShape) or (isinstance(shape, NameShape) and shape.kind is str)


def _text_of_key(item: tuple[Any, Any]) -> str:
    return str(item[0])


def _task(task: tuple[int, Effect, str], names: Written) -> JsonObject:
    seat, effect, cause = task
    return {"seat": names["seat"][seat], "effect": effect_text(effect), "cause": cause}


def _counted(value: Any) -> Any:
    if value and isinstance(value[0], (list, tuple)):
        return [_counted(part) for part in value]
    return {"count": len(value)}


_SCOPE = {
    "task": _task,
    "counted": _counted,
    "first": itemgetter(0),
    "text": str,
    "text_of": effect_text,
    "text_of_key": _text_of_key,
}
"""The names that generated code may use."""
