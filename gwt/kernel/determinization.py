"""Deals again everything in a state that is hidden from a seat."""

from collections.abc import Hashable, Iterator
from functools import cache
from typing import Any

from gwt.kernel.rng import shuffle_batched
from gwt.kernel.shape import PartShape, SequenceShape, fields_of, innermost_shape, is_pile

Place = tuple[Any, str, str]
"""A part of a state, the name of its field, and of the field for what all have seen of it."""


def redeal_hidden(state: Any, seat: int) -> None:
    """Deals the things that a seat does not see to the places where they lie, in any order.

    Things of one type are dealt together, such as the cards of the deck and of the other hands; those of
    a pile of which the seat knows what lies there stay in it, and so do those that all have seen go there.
    It is for games in which players know only the number of hidden things.
    Games that the seat cannot tell apart are dealt alike.
    """
    places: dict[Any, list[Place]] = {}
    for part, is_owner in _parts(state, seat):
        unseen, shuffled, mixed = _fields(part.__class__, is_owner)
        for name, kind, open_field in unseen:
            places.setdefault(kind, []).append((part, name, open_field))
        for name in shuffled:
            places[(id(part), name)] = [(part, name, "")]
        for name in mixed:
            pile = getattr(part, name)
            setattr(part, name, type(pile)(sorted(pile, key=str)))
    for of_kind in places.values():
        things = sorted((thing for place in of_kind for thing in _things(_unseen(*place))), key=str)
        shuffle_batched(state, things)
        for part, name, open_field in of_kind:
            dealt = _filled(_unseen(part, name, open_field), things)
            setattr(part, name, type(dealt)([*getattr(part, open_field), *dealt]) if open_field else dealt)


def redeal_values(state: Any, seat: int) -> None:
    """Replaces every hidden value whose field says how it is dealt.

    The true values are taken away first, so that no such function can depend on them.

    Raises:
        TypeError: a function returns nothing but what was there.
    """
    kind: Any = type(state)
    if not _has_values_to_deal(kind):
        return
    unknown = [
        (part, field)
        for part, is_owner in _parts(state, seat)
        for field in fields_of(part.__class__)
        if field.deal and not field.is_seen(is_owner)
    ]
    for part, field in unknown:
        setattr(part, field.name, UNKNOWN)
    for part, field in unknown:
        assert field.deal is not None
        if (value := field.deal(state, part, seat)) is UNKNOWN:
            raise TypeError(f"{type(part).__name__}.{field.name} is dealt by what the seat cannot know")
        setattr(part, field.name, value)


@cache
def _has_values_to_deal(kind: type) -> bool:
    """Whether a field of a class of states, or of a part of it, says how it is dealt."""
    fields = fields_of(kind)
    below = [field.shape.of if isinstance(field.shape, SequenceShape) else field.shape for field in fields]
    parts = [shape.kind for shape in below if isinstance(shape, PartShape)]
    return any(field.deal for field in fields) or any(map(_has_values_to_deal, parts))


class _Unknown:
    """Stands where a value was that a seat does not know; nothing can be done with it."""

    def __repr__(self) -> str:
        return "UNKNOWN"


UNKNOWN = _Unknown()


def _unseen(part: Any, name: str, open_field: str) -> Any:
    """Returns what lies in a field, without what all have seen."""
    pile = getattr(part, name)
    if not open_field:
        return pile
    unseen = list(pile)
    for component in getattr(part, open_field):
        unseen.remove(component)
    return type(pile)(unseen)


def _things(pile: Any) -> Iterator[Any]:
    for thing in pile:
        if isinstance(thing, (list, tuple)):
            yield from _things(thing)
        else:
            yield thing


def _filled(pile: Any, things: list[Any]) -> Any:
    """The list or tuple with other things, which are taken from the end of `things`."""
    return type(pile)(
        [_filled(thing, things) if isinstance(thing, (list, tuple)) else things.pop() for thing in pile]
    )


def _parts(part: Any, seat: int, is_owner: bool | None = None) -> Iterator[tuple[Any, bool]]:
    """Yields a state and all parts of it, and whether each is the seat's own or lies within one."""
    yield part, bool(is_owner)
    for field in fields_of(part.__class__):
        match field.shape:
            case PartShape():
                yield from _parts(getattr(part, field.name), seat, is_owner)
            case SequenceShape(PartShape()):
                for at, below in enumerate(getattr(part, field.name)):
                    yield from _parts(below, seat, at == seat if field.is_seat_list else is_owner)


@cache
def _fields(
    kind: Hashable, is_owner: bool
) -> tuple[tuple[tuple[str, Any, str], ...], tuple[str, ...], tuple[str, ...]]:
    """The piles of which a seat does not know what lies there, those of which it knows it without having
    seen the order, and the lists without an order."""
    part_class: Any = kind
    fields = fields_of(part_class)
    unseen = [pile for pile in fields if not (pile.is_seen(is_owner) or pile.deal) and is_pile(pile.shape)]
    return (
        tuple(
            (pile.name, innermost_shape(pile.shape), pile.shown)
            for pile in unseen
            if not pile.is_known(is_owner)
        ),
        tuple(pile.name for pile in unseen if pile.is_known(is_owner)),
        tuple(field.name for field in fields if field.unordered and not is_owner),
    )
