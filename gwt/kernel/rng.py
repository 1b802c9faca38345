"""SplitMix64: a generator that is one integer in the state.

Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014); the test
vectors are those of its reference code.
"""

from functools import lru_cache
from typing import Any, Protocol

_ALL = 1 << 64
_MASK = _ALL - 1
_GAMMA = 0x9E3779B97F4A7C15


class HasGenerator(Protocol):
    rng: int


def next_random(rng: int) -> tuple[int, int]:
    """The next generator, and a number from 0 to 2**64 - 1."""
    rng = (rng + _GAMMA) & _MASK
    mixed = ((rng ^ (rng >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
    return rng, mixed ^ (mixed >> 31)


def random_below(holder: HasGenerator, limit: int) -> int:
    """A number from 0 to `limit` - 1, each as likely as the other.

    Examples:
        >>> import gwt
        >>> from gwt.sdk import random_below
        >>> one = gwt.new_game(players=2, seed=1).state.copy()
        >>> other = one.copy()
        >>> random_below(one, 6) == random_below(other, 6) < 6
        True
    """
    rng = holder.rng
    while True:
        # As `next_random` does, without the call.
        rng = (rng + _GAMMA) & _MASK
        mixed = ((rng ^ (rng >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        number = mixed ^ (mixed >> 31)
        drawn = number % limit
        # Numbers above the last full multiple of the limit would make small results likelier.
        if number - drawn <= _ALL - limit:
            holder.rng = rng
            return drawn


def shuffle(holder: HasGenerator, items: list[Any]) -> None:
    """Puts the items in a random order, in place (Fisher and Yates).

    Examples:
        >>> import gwt
        >>> from gwt.sdk import shuffle
        >>> state, cards = gwt.new_game(players=2, seed=1).state.copy(), ["a", "b", "c"]
        >>> shuffle(state, cards)
        >>> sorted(cards)
        ['a', 'b', 'c']
    """
    rng = holder.rng
    for limit in range(len(items), 1, -1):
        while True:
            # As `random_below` draws, without the call.
            rng = (rng + _GAMMA) & _MASK
            mixed = ((rng ^ (rng >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
            number = mixed ^ (mixed >> 31)
            other = number % limit
            if number - other <= _ALL - limit:
                break
        items[limit - 1], items[other] = items[other], items[limit - 1]
    holder.rng = rng


def shuffle_batched(holder: HasGenerator, items: list[Any]) -> None:
    """Puts the items in a random order as `shuffle` does, with fewer numbers and in another order.

    Games are replayed by `shuffle`; this is for what is dealt many times.
    """
    for together, places in _together(len(items)):
        number = random_below(holder, together)
        for last in places:
            number, other = divmod(number, last + 1)
            items[last], items[other] = items[other], items[last]


@lru_cache(maxsize=1024)
def _together(items: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """The places that one number decides together, and in how many ways; few enough to be drawn at once."""
    groups: list[tuple[int, tuple[int, ...]]] = []
    for last in range(items - 1, 0, -1):
        outcomes, places = groups[-1] if groups else (_ALL, ())
        if outcomes * (last + 1) <= _ALL >> 4:
            groups[-1] = outcomes * (last + 1), (*places, last)
        else:
            groups.append((last + 1, (last,)))
    return tuple(groups)
