"""Deals anew everything in a state that is hidden from a seat."""

from collections.abc import Hashable, Iterator
from functools import cache
from typing import Any

from gwt.kernel.rng import shuffle_at_once
from gwt.kernel.shape import Part, Row, fields_of, is_pile

Place = tuple[Any, str, str]
"""A part of a state, the name of its field, and of the field for what all have seen of it."""


def deal_anew(state: Any, seat: int) -> None:
    """Deals the things that a seat does not see to the places where they lie, in any order.

    Things of one type are dealt together, such as the cards of the deck and of the other hands; those of
    a pile of which the seat knows what lies there stay in it, and so do those that all have seen go there.
    It is for games in which nobody can know of what is hidden but how many there are.
    Games that the seat cannot tell apart are dealt alike.
    """
    places: dict[Any, list[Place]] = {}
    for part, own in _parts(state, seat):
        unseen, known, mixed = _fields(part.__class__, own)
        for name, kind, shown in unseen:
            places.setdefault(kind, []).append((part, name, shown))
        for name in known:
            places[(id(part), name)] = [(part, name, "")]
        for name in mixed:
            held = getattr(part, name)
            setattr(part, name, type(held)(sorted(held, key=str)))
    for of_kind in places.values():
        things = sorted((one for place in of_kind for one in _things(_unseen(*place))), key=str)
        shuffle_at_once(state, things)
        for part, name, shown in of_kind:
            dealt = _filled(_unseen(part, name, shown), things)
            setattr(part, name, type(dealt)([*getattr(part, shown), *dealt]) if shown else dealt)


def deal_values(state: Any, seat: int) -> None:
    """Replaces every hidden value whose field says how it is dealt.

    The true values are taken away first, so that no such function can depend on them.

    Raises:
        TypeError: a function returns nothing but what was there.
    """
    kind: Any = type(state)
    if not _has_values_to_deal(kind):
        return
    unknown = [
        (part, one)
        for part, own in _parts(state, seat)
        for one in fields_of(part.__class__)
        if one.deal and not one.is_seen(own)
    ]
    for part, one in unknown:
        setattr(part, one.name, UNKNOWN)
    for part, one in unknown:
        assert one.deal is not None
        value = one.deal(state, part, seat)
        if value is UNKNOWN:
            raise TypeError(f"{type(part).__name__}.{one.name} is dealt anew by what the seat cannot know")
        setattr(part, one.name, value)


@cache
def _has_values_to_deal(kind: Any) -> bool:
    """Whether a field of a class of states, or of a part of it, says how it is dealt."""
    fields = fields_of(kind)
    below = [one.shape.of if isinstance(one.shape, Row) else one.shape for one in fields]
    parts = [one.kind for one in below if isinstance(one, Part)]
    return any(one.deal for one in fields) or any(map(_has_values_to_deal, parts))


class _Unknown:
    """Stands where a value was that a seat does not know; nothing can be done with it."""

    def __repr__(self) -> str:
        return "UNKNOWN"


UNKNOWN = _Unknown()


def _unseen(part: Any, name: str, shown: str) -> Any:
    """Returns what lies in a field, without what all have seen."""
    held = getattr(part, name)
    if not shown:
        return held
    unseen = list(held)
    for component in getattr(part, shown):
        unseen.remove(component)
    return type(held)(unseen)


def _things(held: Any) -> Iterator[Any]:
    for one in held:
        if isinstance(one, (list, tuple)):
            yield from _things(one)
        else:
            yield one


def _filled(held: Any, things: list[Any]) -> Any:
    """The list or tuple with other things, which are taken from the end of `things`."""
    return type(held)(
        [_filled(one, things) if isinstance(one, (list, tuple)) else things.pop() for one in held]
    )


def _parts(part: Any, seat: int, own: bool | None = None) -> Iterator[tuple[Any, bool]]:
    """Yields a state and all parts of it, and whether each is the seat's own; those within a part are as it
    is.
    """
    yield part, bool(own)
    for one in fields_of(part.__class__):
        match one.shape:
            case Part():
                yield from _parts(getattr(part, one.name), seat, own)
            case Row(Part()):
                for at, below in enumerate(getattr(part, one.name)):
                    yield from _parts(below, seat, at == seat if one.of_seats else own)


@cache
def _fields(
    kind: Hashable, own: bool
) -> tuple[tuple[tuple[str, Any, str], ...], tuple[str, ...], tuple[str, ...]]:
    """The piles of which a seat does not know what lies there, those of which it knows it without having
    seen the order, and the lists without an order."""
    made: Any = kind
    fields = fields_of(made)
    unseen = [one for one in fields if not (one.is_seen(own) or one.deal) and is_pile(one.shape)]
    return (
        tuple((one.name, _of(one.shape), one.shown) for one in unseen if not one.is_known(own)),
        tuple(one.name for one in unseen if one.is_known(own)),
        tuple(one.name for one in fields if one.unordered and not own),
    )


def _of(shape: Any) -> Any:
    """The shape of the things in a pile."""
    return _of(shape.of) if isinstance(shape, Row) else shape
