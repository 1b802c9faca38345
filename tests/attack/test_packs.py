"""A share of the hostile packs in their short form, others whenever the code changes.

All of them in their long form: `python -m tests.attack.packs`.
"""

import random

import pytest

from tests.attack.packs import HOSTILE, tried
from tests.sampling import seed

pytestmark = pytest.mark.slow

SAMPLE = random.Random(seed()).sample(sorted(HOSTILE), k=len(HOSTILE) // 5)


@pytest.mark.parametrize("name", SAMPLE)
def test_a_hostile_pack_ends_soon_with_located_problems(name):
    assert tried(name, full=False).wrong == ""
