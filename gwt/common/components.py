"""The places of components: every pile, hand and row of a state, by the types of its fields.

A field says by its type which components lie there (`Called`), and of which sort they may be (`Only`).
A field that names components which lie elsewhere is `aside`.
"""

from collections.abc import Callable, Collection, Iterator
from functools import partial
from typing import Any, TypeAlias

from gwt.kernel.shape import Mapped, NamedValue, Number, Part, Row, Shape, fields_of
from gwt.memories import remembered
from gwt.packs import Steps

Lying: TypeAlias = Iterator[tuple[Steps, NamedValue, str, int]]
"""The way to a component in a position, what its field holds, its name, and how many there are."""
_Find: TypeAlias = Callable[[Steps, Any], Lying]


def lying(part: Any, kinds: frozenset[str], way: Steps = ()) -> Lying:
    """Yields all components of some kinds that lie on the table or before the seats.

    `kinds` are those of `Called`, such as `card`.
    """
    for key, name, find in _places(type(part), kinds):
        yield from find((*way, key), getattr(part, name))


def replace_component(part: Any, way: Steps, *others: str) -> None:
    """Takes away the component at the way, and puts others there instead, in a mapping at most one."""
    field = next(one for one in fields_of(type(part)) if one.key == way[0])
    held = getattr(part, field.name)
    if isinstance(field.shape, Row) and isinstance(field.shape.of, Part):
        replace_component(held[way[1]], way[2:], *others)
    else:
        setattr(part, field.name, _replaced(held, way[1:], others))


def _replaced(held: Any, way: Steps, others: Collection[str]) -> Any:
    at: Any = way[0]
    if isinstance(held, dict):
        places = {key: (one,) for key, one in held.items()} | {at: tuple(others)}
        return {key: one for key, there in places.items() for one in there}
    inner = [_replaced(held[at], way[1:], others)] if len(way) > 1 else others
    return type(held)([*held[:at], *inner, *held[at + 1 :]])


@remembered(64)
def _places(kind: type, kinds: frozenset[str]) -> tuple[tuple[str, str, _Find], ...]:
    """The fields of a class of the state where components lie: the key, the name, and how to find them."""
    found = ((one, _find(one.shape, kinds)) for one in fields_of(kind) if not one.aside)
    return tuple((one.key, one.name, find) for one, find in found if find is not None)


def _find(shape: Shape, kinds: frozenset[str]) -> _Find | None:
    match shape:
        case Row(Part()):
            return partial(_in_parts, kinds)
        case Row(NamedValue(called) as of) if called in kinds:
            return partial(_in_row, of)
        case Row(Row(NamedValue(called) as of)) if called in kinds:
            return partial(_in_rows, of)
        case Mapped(_, NamedValue(called) as of) if called in kinds:
            return partial(_at_keys, of)
        case Mapped(NamedValue(called) as of, Number()) if called in kinds:
            return partial(_counted, of)
    return None


def _in_parts(kinds: frozenset[str], way: Steps, held: Any) -> Lying:
    for at, part in enumerate(held):
        yield from lying(part, kinds, (*way, at))


def _in_row(of: NamedValue, way: Steps, held: Any) -> Lying:
    for at, one in enumerate(held):
        if one:
            yield (*way, at), of, one, 1


def _in_rows(of: NamedValue, way: Steps, held: Any) -> Lying:
    for at, row in enumerate(held):
        yield from _in_row(of, (*way, at), row)


def _at_keys(of: NamedValue, way: Steps, held: Any) -> Lying:
    for key, one in held.items():
        yield (*way, key), of, one, 1


def _counted(of: NamedValue, way: Steps, held: Any) -> Lying:
    for one, number in held.items():
        yield (*way, one), of, one, number
