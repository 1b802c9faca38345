"""Packs that lie on those that come with the game keep to the law too."""

import pytest

from tests.law.__main__ import one
from tests.sampling import sample

pytestmark = pytest.mark.in_turn


@pytest.mark.parametrize(
    "packs",
    sample(
        [
            ("second_edition",),
            ("rails_second_edition", "garth"),
            ("bidding",),
            ("simmental", "rails_to_the_north"),
        ],
        2,
    ),
    ids=" and ".join,
)
def test_random_packs_over_later_ones_are_played_or_refused(packs):
    found = [one(number, packs) for number in range(8)]

    assert [wrong for _, _, wrong in found if wrong] == []
    assert {what for _, what, _ in found} == {"played", "refused"}
