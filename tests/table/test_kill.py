"""A server that is killed; `tests.table.peers` does it fifty times, on PostgreSQL too."""

import subprocess
import sys

import pytest

from tests.table.kills import kill_again_and_again

pytestmark = pytest.mark.in_turn


def test_no_confirmed_choice_is_lost_when_the_server_is_killed(tmp_path):
    assert kill_again_and_again(f"sqlite:///{tmp_path / 'tables.sqlite'}", 2) > 0


WORKING = """
import asyncio, os, sys
from gwt.table.live.worker_process import WorkerProcess
print(asyncio.run(WorkerProcess(apart=True).do(os.getpid, 60)), flush=True)
sys.stdin.read()
"""


def test_the_processes_of_a_server_that_is_killed_end_with_it():
    with subprocess.Popen(
        [sys.executable, "-c", WORKING], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as server:
        assert int(server.stdout.readline()) != server.pid
        server.kill()
        # A process that is left would keep it open.
        server.communicate(timeout=60)
