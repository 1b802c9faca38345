"""The places of components: every pile, hand and row of a state, by the types of its fields.

A field says by its type which components lie there (`Called`), and of which sort they may be (`Only`).
A field that names components which lie elsewhere is `aside`.
"""

from collections.abc import Callable, Collection, Iterator
from functools import partial
from typing import Any, TypeAlias

from gwt import memory_cache, packs
from gwt.kernel import shape as shapes

ComponentPlace: TypeAlias = Iterator[tuple[packs.KeyPath, shapes.NameShape, str, int]]
"""The way to a component in a position, what its field holds, its name, and how many there are."""
_Find: TypeAlias = Callable[[packs.KeyPath, Any], ComponentPlace]


def components_in_play(part: Any, kinds: frozenset[str], key_path: packs.KeyPath = ()) -> ComponentPlace:
    """Yields all components of some kinds that lie on the table or before the seats.

    `kinds` are those of `Called`, such as `card`.
    """
    for key, name, find in _places(type(part), kinds):
        yield from find((*key_path, key), getattr(part, name))


def replace_component(part: Any, key_path: packs.KeyPath, *others: str) -> None:
    """Replaces the component at a key path by others, in a mapping at most one."""
    field = next(field for field in shapes.fields_of(type(part)) if field.key == key_path[0])
    container = getattr(part, field.name)
    if isinstance(field.shape, shapes.SequenceShape) and isinstance(field.shape.of, shapes.PartShape):
        replace_component(container[key_path[1]], key_path[2:], *others)
    else:
        setattr(part, field.name, _replaced(container, key_path[1:], others))


def _replaced(container: Any, key_path: packs.KeyPath, others: Collection[str]) -> Any:
    at: Any = key_path[0]
    if isinstance(container, dict):
        by_key = {key: (component,) for key, component in container.items()} | {at: tuple(others)}
        return {key: component for key, names in by_key.items() for component in names}
    inner = [_replaced(container[at], key_path[1:], others)] if len(key_path) > 1 else others
    return type(container)([*container[:at], *inner, *container[at + 1 :]])


@memory_cache.bounded_cache(64)
def _places(kind: type, kinds: frozenset[str]) -> tuple[tuple[str, str, _Find], ...]:
    """The fields of a class of the state where components lie: the key, the name, and how to find them."""
    finders = ((field, _find(field.shape, kinds)) for field in shapes.fields_of(kind) if not field.aside)
    return tuple((field.key, field.name, find) for field, find in finders if find is not None)


def _find(shape: shapes.Shape, kinds: frozenset[str]) -> _Find | None:
    match shape:
        case shapes.SequenceShape(shapes.PartShape()):
            return partial(_in_parts, kinds)
        case shapes.SequenceShape(shapes.NameShape(called) as of) if called in kinds:
            return partial(_in_row, of)
        case shapes.SequenceShape(shapes.SequenceShape(shapes.NameShape(called) as of)) if called in kinds:
            return partial(_in_rows, of)
        case shapes.MappingShape(_, shapes.NameShape(called) as of) if called in kinds:
            return partial(_at_keys, of)
        case shapes.MappingShape(shapes.NameShape(called) as of, shapes.NumberShape()) if called in kinds:
            return partial(_counted, of)
    return None


def _in_parts(kinds: frozenset[str], key_path: packs.KeyPath, parts: Any) -> ComponentPlace:
    for at, part in enumerate(parts):
        yield from components_in_play(part, kinds, (*key_path, at))


def _in_row(of: shapes.NameShape, key_path: packs.KeyPath, row: Any) -> ComponentPlace:
    for at, component in enumerate(row):
        if component:
            yield (*key_path, at), of, component, 1


def _in_rows(of: shapes.NameShape, key_path: packs.KeyPath, rows: Any) -> ComponentPlace:
    for at, row in enumerate(rows):
        yield from _in_row(of, (*key_path, at), row)


def _at_keys(of: shapes.NameShape, key_path: packs.KeyPath, by_key: Any) -> ComponentPlace:
    for key, component in by_key.items():
        yield (*key_path, key), of, component, 1


def _counted(of: shapes.NameShape, key_path: packs.KeyPath, counts: Any) -> ComponentPlace:
    for component, number in counts.items():
        yield (*key_path, component), of, component, number
