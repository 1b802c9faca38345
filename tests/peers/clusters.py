"""Tournaments on real local clusters of two worker processes; `make peers` runs it."""

import os
import signal

import pytest

from gwt.research import Contest, run
from gwt.research.backends import Backend
from tests.research.test_tournament import untimed

CONTEST = Contest(names=("random", "greedy?depth=1"), seed=4)
GAMES = 8


@pytest.fixture(scope="module")
def alone():
    return untimed(run(CONTEST, GAMES)[1])


@pytest.fixture
def dask():
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        yield cluster


def test_dask_plays_the_same_rows(dask, alone):
    _, rows = run(CONTEST, GAMES, jobs=2, backend=Backend("dask", dask.scheduler_address))

    assert untimed(rows) == alone


def test_a_worker_of_dask_that_is_killed_loses_nothing_and_counts_nothing_twice(dask, alone, tmp_path):
    heard = []

    def kill(key):
        heard.append(key)
        if len(heard) == 1:
            os.kill(next(iter(dask.workers.values())).process.pid, signal.SIGKILL)

    where = Backend("dask", dask.scheduler_address)
    _, rows = run(CONTEST, GAMES, tmp_path / "t.sqlite", 2, backend=where, tell=kill)

    assert untimed(rows) == alone


def test_ray_plays_the_same_rows(alone):
    pytest.importorskip("ray")
    _, rows = run(CONTEST, GAMES, jobs=2, backend=Backend("ray"))

    assert untimed(rows) == alone
