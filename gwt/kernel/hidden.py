"""Deals anew everything in a state that is hidden from a seat."""

from collections.abc import Hashable, Iterator
from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

import attrs

from gwt.kernel.copied import Copied
from gwt.kernel.declare import Seen
from gwt.kernel.rng import shuffle_at_once


def deal_anew(state: Any, seat: int) -> None:
    """Deals the things that a seat does not see to the places where they lie, in any order.

    Things of one type are dealt together, such as the cards of the deck and of the other hands.
    It is for games in which nobody can know of what is hidden but how many there are.
    """
    places: dict[Any, list[tuple[Any, str]]] = {}
    for part, own in _parts(state, seat):
        for name, kind in _hidden_lists(part.__class__, own):
            places.setdefault(kind, []).append((part, name))
    for of_kind in places.values():
        things = [one for part, name in of_kind for one in getattr(part, name)]
        shuffle_at_once(state, things)
        for part, name in of_kind:
            held = getattr(part, name)
            setattr(part, name, type(held)([things.pop() for _ in held]))


def _parts(state: Any, seat: int) -> Iterator[tuple[Any, bool]]:
    """The state and the parts of it that lie before the seats, and whether each is the seat's own."""
    yield state, False
    for one in attrs.fields(type(state)):
        value = getattr(state, one.name)
        if isinstance(value, list):
            yield from ((part, at == seat) for at, part in enumerate(value) if isinstance(part, Copied))


@cache
def _hidden_lists(kind: Hashable, own: bool) -> tuple[tuple[str, Any], ...]:
    """The lists and tuples that somebody else does not see, or not even the owner; each with its type."""
    state: Any = kind
    types = get_type_hints(state, include_extras=True)
    unseen = {Seen.BY_NOBODY} if own else {Seen.BY_NOBODY, Seen.BY_OWNER}
    return tuple(
        (one.name, get_args(types[one.name])[0])
        for one in attrs.fields(state)
        if one.metadata.get("seen") in unseen and get_origin(types[one.name]) in (list, tuple)
    )
