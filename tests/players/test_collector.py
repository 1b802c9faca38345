"""The garbage collector rests while games are played, and works as before afterwards."""

import gc

import pytest

from gwt.players.parallel_jobs import map_jobs, rare_collections


def standing():
    return gc.get_threshold(), gc.get_freeze_count()


def test_it_rests_within_and_is_as_before_afterwards():
    before = standing()

    with rare_collections():
        threshold, frozen = standing()

    assert threshold[0] > before[0][0]
    assert threshold[1:] == before[0][1:]
    assert frozen > 1000
    assert standing() == before


def test_it_is_as_before_when_something_fails():
    before = standing()

    with pytest.raises(KeyError), rare_collections():
        raise KeyError

    assert standing() == before


def test_it_rests_while_work_is_done_and_not_once_a_run_is_closed():
    before = standing()
    run = map_jobs(lambda one: standing(), range(3), 1)

    (_, (threshold, frozen)) = next(run)
    run.close()

    assert threshold[0] > before[0][0]
    assert frozen > 1000
    assert standing() == before
