"""Tournaments on real local clusters of two worker processes; `tests/peers/run.sh` runs it."""

import distributed
import pytest
import ray.cluster_utils

from gwt.research import Contest, run_tournament
from gwt.research.tournament import Backend
from tests.research.test_tournament import killed_and_spared, untimed

CONTEST = Contest(names=("random", "greedy?depth=1"), seed=4)
GAMES = 16


@pytest.fixture(scope="module")
def alone():
    return untimed(run_tournament(CONTEST, GAMES)[1])


@pytest.fixture(scope="module")
def dask():
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        yield cluster.scheduler_address


@pytest.fixture(scope="module")
def ray_head():
    cluster = ray.cluster_utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 2})
    yield cluster.address
    cluster.shutdown()


@pytest.fixture(params=["loky", "dask", "ray"])
def backend(request):
    match request.param:
        case "loky":
            return Backend("loky")
        case "dask":
            return Backend("dask", request.getfixturevalue("dask"))
    return Backend("ray", request.getfixturevalue("ray_head"))


def test_the_rows_are_those_of_one_process(backend, alone):
    _, rows = run_tournament(CONTEST, GAMES, jobs=2, backend=backend)

    assert untimed(rows) == alone


def test_a_worker_that_is_killed_loses_nothing_and_counts_nothing_twice(backend, tmp_path):
    broken, whole = killed_and_spared(tmp_path, GAMES, backend)

    assert broken == whole
