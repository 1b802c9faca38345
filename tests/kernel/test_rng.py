"""SplitMix64: published numbers, bounded draws, and shuffles."""

from collections import Counter
from itertools import permutations

import pytest
from attrs import define
from hypothesis import given
from hypothesis import strategies as st

from gwt.kernel.rng import next_random, random_below, shuffle, shuffle_batched

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


@given(seeds)
def test_generator_and_number_stay_within_64_bits(seed):
    rng, number = next_random(seed)

    assert 0 <= rng <= LAST
    assert 0 <= number <= LAST


@given(seeds, st.integers(1, LAST))
def test_a_draw_is_below_its_limit(seed, limit):
    assert 0 <= random_below(Holder(seed), limit) < limit


@given(seeds)
def test_a_draw_moves_the_generator_on(seed):
    holder = Holder(seed)
    random_below(holder, 6)

    assert holder.rng != seed


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


@pytest.mark.parametrize("limit", [2, 3, 6, 7, 94])
def test_each_number_is_drawn_about_as_often_as_the_others(limit):
    holder, each = Holder(42), 400
    counts = Counter(random_below(holder, limit) for _ in range(limit * each))

    squares = sum((counts[number] - each) ** 2 / each for number in range(limit))
    # Six deviations of the chi-squared distribution; the seed is fixed, so this cannot fail by chance.
    assert abs(squares - (limit - 1)) < 6 * (2 * (limit - 1)) ** 0.5


@given(seeds, st.lists(st.integers(), max_size=30))
def test_a_shuffle_keeps_every_item(seed, items):
    shuffled = items[:]
    shuffle(Holder(seed), shuffled)

    assert Counter(shuffled) == Counter(items)


@given(seeds)
def test_the_same_seed_shuffles_in_the_same_way(seed):
    one, other = list(range(30)), list(range(30))
    shuffle(Holder(seed), one)
    shuffle(Holder(seed), other)

    assert one == other


def test_every_order_of_four_comes_up_about_as_often():
    holder, each = Holder(1), 200
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * each):
        items = [0, 1, 2, 3]
        shuffle(holder, items)
        orders[tuple(items)] += 1

    assert set(orders) == set(permutations(range(4)))
    assert max(abs(count - each) for count in orders.values()) < 6 * each**0.5


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
