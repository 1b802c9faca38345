"""Hostile packs in their short form; the long one is `python -m tests.attack.packs`."""

import pytest

from tests.attack.packs import HOSTILE, tried

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_pack_ends_soon_with_located_problems(name):
    assert tried(name, full=False).wrong == ""
