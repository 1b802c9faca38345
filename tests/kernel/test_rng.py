"""SplitMix64: published numbers, bounded draws, and shuffles."""

from collections import Counter
from itertools import permutations

from attrs import define
from hypothesis import given
from hypothesis import strategies as st

from gwt.kernel.rng import next_random, random_below, shuffle_batched

LAST = (1 << 64) - 1
seeds = st.integers(0, LAST)


@define
class Holder:
    rng: int


def test_the_numbers_of_a_seed_are_those_of_the_reference_code():
    rng, numbers = 1234567, []
    for _ in range(5):
        rng, number = next_random(rng)
        numbers.append(number)

    assert numbers == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@given(seeds, st.integers(1, LAST))
def test_a_draw_is_below_its_limit(seed, limit):
    assert 0 <= random_below(Holder(seed), limit) < limit


def test_a_limit_of_one_leaves_only_zero():
    assert random_below(Holder(7), 1) == 0


def test_numbers_of_the_last_incomplete_round_are_drawn_again():
    """Without that, small numbers would come up more often."""
    limit = (1 << 63) + 1
    holder, rng = Holder(1234567), 1234567
    drawn = [random_below(holder, limit) for _ in range(20)]
    kept = []
    while len(kept) < 20:
        rng, number = next_random(rng)
        if number < limit:
            kept.append(number)

    assert drawn == kept
    assert holder.rng == rng


def test_a_shuffle_at_once_gives_every_order_as_often():
    """24 orders of four items, of which 4,800 shuffles give about 200 each."""
    holder, found = Holder(5), Counter()
    for _ in range(4800):
        items = list("abcd")
        shuffle_batched(holder, items)
        found["".join(items)] += 1

    assert set(found) == set(map("".join, permutations("abcd")))
    assert all(abs(count - 200) < 60 for count in found.values()), found


def test_a_shuffle_at_once_of_many_items_puts_each_at_every_place():
    """More items than one number can put in order."""
    holder = Holder(6)
    places: dict[int, set[int]] = {}
    for _ in range(1000):
        items = list(range(40))
        shuffle_batched(holder, items)
        for place, item in enumerate(items):
            places.setdefault(item, set()).add(place)

    assert all(len(reached) == 40 for reached in places.values())
