"""Random expressions in random places; `python -m tests.law` tries many more of them."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.law.__main__ import new_words, one

pytestmark = pytest.mark.in_turn


@settings(max_examples=40)
@given(st.integers(0, 10**9))
def test_a_pack_with_any_expression_that_is_accepted_plays_to_its_end(number):
    """The number is that of the pack, for `python -m tests.law --first NUMBER --packs 1`."""
    _, what, wrong = one(number)

    assert what in ("played", "refused")
    assert not wrong


def test_two_hundred_packs_that_say_the_words_seldom_said_play():
    """`python -m tests.law --new-words` plays many more, and prints the number of each that fails."""
    outcomes = [new_words(number) for number in range(200)]

    assert [wrong for _, _, wrong in outcomes if wrong] == []
    assert sum(what == "played" for _, what, _ in outcomes) > 40
