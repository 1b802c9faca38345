"""The time of a refusal: little for any text, and linear in its length."""

import pytest

from tests.attack.errors import KINDS, PLACES, text_of, wrong


@pytest.mark.in_turn
@pytest.mark.parametrize("name", PLACES)
def test_a_long_text_is_refused_in_a_time_that_is_linear_in_its_length(name):
    PLACES[name](text_of("good words", 100))

    assert [fault for kind in KINDS if (fault := wrong(name, kind))] == []
