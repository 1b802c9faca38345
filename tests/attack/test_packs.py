"""A share of the hostile packs in their short form, others whenever the code changes.

All of them in their long form: `python -m tests.attack.packs`.
"""

import pytest

from tests.attack.packs import HOSTILE, tried
from tests.sampling import sample

pytestmark = [pytest.mark.slow, pytest.mark.in_turn]

SAMPLE = sample(sorted(HOSTILE), 5)


@pytest.mark.parametrize("name", SAMPLE)
def test_a_hostile_pack_ends_soon_with_located_problems(name):
    assert tried(name, full=False).wrong == ""
