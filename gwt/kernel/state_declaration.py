"""Declares the classes of a state: who may see a field, what is shared, and a generated `copy()`."""

import linecache
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, TypeVar, dataclass_transform, overload

import attrs

from gwt.kernel import shape as shapes
from gwt.memory_cache import bounded_cache

Kind = TypeVar("Kind")


def hidden(
    seen: shapes.Visibility,
    *,
    known: shapes.Visibility = shapes.Visibility.BY_NOBODY,
    deal: shapes.Deal | None = None,
    aside: bool = False,
    seldom: bool = False,
    shown: str = "",
    secret: str = "",
    **kwargs: Any,
) -> Any:
    """A field that not everybody may see; with `seldom` as `seldom` says.

    Lists of names are dealt again for a seat that does not see them. For anything else `deal` says
    how: a function of the state, the part of it with the field, and the seat that looks on, which returns a
    value that agrees with all that the seat knows, drawn from the generator of the state.
    `known` says who knows which things lie in such a list, though not in which order: the owner of a deck
    who has put all of its cards there, for example. For these it is dealt again by being shuffled.
    `shown` names the field, a tuple that is `aside`, for those of its components that all have seen, such
    as the cards of a hand that lay open before. `secret` names one for those that came unseen from a pile
    of which nobody knows what lies there. `moving` and `drawing` write both; what is shown is not dealt
    again.
    """
    of_pile = {"known": known, "deal": deal, "shown": shown, "secret": secret}
    return attrs.field(metadata={"seen": seen, "aside": aside, "seldom": seldom, **of_pile}, **kwargs)


def seldom(**kwargs: Any) -> Any:
    """A field for components of which most packs have none; views and observations of these leave it out.

    Its default, an empty tuple or the like, says that there are none.
    """
    return attrs.field(metadata={"seldom": True}, **kwargs)


def aside(**kwargs: Any) -> Any:
    """A field that names components which lie elsewhere, such as the cards of a hand that are known."""
    return attrs.field(metadata={"aside": True}, **kwargs)


def unordered(**kwargs: Any) -> Any:
    """A list whose items everybody may see, but not their order, which could reveal hidden things."""
    return attrs.field(metadata={"unordered": True}, **kwargs)


def internal(**kwargs: Any) -> Any:
    """A field of the kernel itself, which no view shows, and which a deal sets by itself."""
    return attrs.field(metadata={"seen": shapes.Visibility.BY_NOBODY, "inside": True}, **kwargs)


def shared(**kwargs: Any) -> Any:
    """A field that is not part of the position and is shared by all copies."""
    return attrs.field(eq=False, repr=False, metadata={"shared": True}, **kwargs)


@overload
def state(cls: type[Kind]) -> type[Kind]: ...
@overload
def state(*, kw_only: bool) -> Callable[[type[Kind]], type[Kind]]: ...
@dataclass_transform(field_specifiers=(attrs.field, hidden, seldom, aside, unordered, internal, shared))
def state(cls: type[Kind] | None = None, *, kw_only: bool = False) -> Any:
    """An attrs class for a part of the state; `copy` follows from its fields.

    Numbers, texts, tuples and frozen values are shared; lists, dicts and sets are copied one level
    deep; other parts of the state are copied through their own `copy()`.
    With `kw_only` its own fields are arguments by name, so that one with a default may come first.
    A field made by `transient` starts empty in a copy, and one made by `shared` is shared whatever it is.

    Raises:
        TypeError: a field is of a type that no state can have; see `gwt.kernel.shape`.

    Examples:
        >>> from gwt.sdk import StatePart, Visibility, hidden, state
        >>> @state
        ... class Player(StatePart):
        ...     money: int
        ...     hand: list[str] = hidden(Visibility.BY_OWNER)
        >>> player = Player(5, ["ace"])
        >>> other = player.copy()
        >>> other.hand.append("king")
        >>> player.hand
        ['ace']
    """
    if cls is None:
        return partial(_declared, kw_only=kw_only)
    return _declared(cls, kw_only)


def _declared(cls: type[Kind], kw_only: bool) -> type[Kind]:
    kind: Any = attrs.define(cls, slots=True, eq=True, kw_only=kw_only)
    lines = ["def copy(self):", "    new = make(kind)"]
    lines += [f"    new.{name} = {value}" for name, value in copy_statements(kind).items()]
    source = "\n".join([*lines, "    return new"])
    kind.__getstate__ = _values
    scope = {"make": kind.__new__, "kind": kind}
    kind.copy = compile_function(source, f"<copy of {kind.__module__}.{kind.__qualname__}>", scope)
    return kind  # type: ignore[no-any-return]


def copy_statements(kind: type) -> dict[str, str]:
    """The code that copies each field of a class of the state."""
    code = {field.name: f"self.{field.name}" for field in attrs.fields(kind)}
    code |= {field.name: "None" for field in attrs.fields(kind) if field.metadata.get("transient")}
    return code | {
        field.name: field.shape.copy_code(f"self.{field.name}") for field in shapes.fields_of(kind)
    }


def difference(field: shapes.Field, value: str, other: str) -> str:
    """Returns the code that says whether two values of a field differ; it may say so of equal ones."""
    # What needs no copy never changes: another value is most often another object.
    fixed = field.shape.copy_code(value) == value and not _is_of_numbers(field.shape)
    return f"{value} {'is not' if fixed else '!='} {other}"


def _is_of_numbers(shape: shapes.Shape) -> bool:
    """Whether equal values are often different objects: numbers."""
    match shape:
        case shapes.OptionalShape(of):
            return _is_of_numbers(of)
        case shapes.NameShape(kind=kind):
            return kind is int
    return isinstance(shape, shapes.NumberShape | shapes.TupleShape)


_code_of = bounded_cache(64)(compile)
"""The code of a source; observations of each seat have the same."""


def compile_function(source: str, file: str, scope: Mapping[str, Any]) -> Any:
    """The function that a source defines, with what it may use; tracebacks show its lines as of a file."""
    namespace = dict(scope)
    exec(_code_of(source, file, "exec"), namespace)
    linecache.cache[file] = (len(source), None, source.splitlines(True), file)
    return namespace[source[4 : source.index("(")]]


def _values(part: Any) -> dict[str, Any]:
    """The values of all fields, for pickle; those that are `transient` start empty."""
    return {
        attr.name: None if attr.metadata.get("transient") else getattr(part, attr.name)
        for attr in attrs.fields(type(part))
    }


def transient() -> Any:
    """A field that is not part of the position, and is neither copied nor compared."""
    return attrs.field(default=None, eq=False, repr=False, metadata={"transient": True})
