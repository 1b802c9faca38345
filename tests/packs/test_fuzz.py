"""A short run of the fuzzing of packs; `python -m tests.packs.fuzz` is the long one."""

from tests.packs.fuzz import run


def test_spoilt_packs_give_located_problems_and_nothing_else():
    assert run(range(40), seed=7) > 30
