"""Computer players think elsewhere, each as long as it may, however many there are."""

import asyncio
import gc
import os
import threading
import time
from collections.abc import Callable
from functools import partial

import pytest

from gwt.table.live import player_pool
from gwt.table.live.computer_players import think_within
from gwt.table.live.player_pool import PlayerPool
from gwt.table.live.worker_process import WorkerProcess
from gwt.table.problems import RequestRefused
from tests.table import ponder
from tests.table.ponder import Thought

LONG = 30.0
"""Seconds that no thought takes in these tests."""


@pytest.fixture
def thinking(monkeypatch) -> Callable[[Callable[[str], str]], PlayerPool]:
    """Makes workers whose players choose by a function of what they are asked."""
    made = []

    def of(choose: Callable[[str], str]) -> PlayerPool:
        monkeypatch.setattr(player_pool, "choose_for_task", choose)
        monkeypatch.setattr(player_pool, "prepare_task", lambda thought: None)
        made.append(PlayerPool(0))
        return made[-1]

    yield of
    for one in made:
        one.close()


def test_time_to_think_does_not_run_while_others_think(thinking):
    ready = threading.Event()
    order = []

    def choose(thought):
        ready.wait(LONG)
        order.append(thought)
        return thought

    async def ask():
        pool = thinking(choose)
        # The first may take long; the others would have no time left if theirs ran meanwhile.
        asked = [asyncio.ensure_future(pool.choose("first", LONG))]
        await asyncio.sleep(0.05)
        asked += [asyncio.ensure_future(pool.choose(str(one), 0.2)) for one in range(5)]
        await asyncio.sleep(0.4)
        assert not any(one.done() for one in asked)
        ready.set()
        return await asyncio.gather(*asked)

    assert asyncio.run(ask()) == order == ["first", "0", "1", "2", "3", "4"]


def test_who_thinks_too_long_is_refused_and_others_go_on(thinking):
    leave = threading.Event()

    def choose(thought):
        if thought == "slow":
            leave.wait(LONG)
        return thought

    async def ask():
        pool = thinking(choose)
        asked = [pool.choose(one, 0.2) for one in ("slow", "quick")]
        return await asyncio.gather(*asked, return_exceptions=True)

    try:
        slow, quick = asyncio.run(ask())
    finally:
        leave.set()
    assert isinstance(slow, RequestRefused) and "more than 0.2 seconds" in slow.message
    assert quick == "quick"


def test_a_slow_player_thinks_apart_and_a_thought_that_nobody_wants_is_ended(monkeypatch):
    monkeypatch.setattr(player_pool, "choose_for_task", ponder.ponder)
    monkeypatch.setattr(player_pool, "prepare_task", ponder.prepare)
    monkeypatch.setattr(player_pool, "QUICK", 0.5)
    pool = PlayerPool(1)

    def ask(player, seconds):
        return asyncio.ensure_future(pool.choose(Thought(player, seconds), 20 * LONG, player))

    async def evening():
        assert await ask("quick", 0) == "quick"
        assert not pool._slowness, "to get ready takes longer than a quick player has"
        slow = ask("slow", 20 * LONG)
        await asyncio.sleep(0.05)
        assert await asyncio.wait_for(ask("quick", 0), 2 * LONG) == "quick"
        behind = ask("slow", 0)
        await asyncio.sleep(0.5)
        assert not behind.done() and not slow.done(), "it waits for its like"
        assert await asyncio.wait_for(ask("quick", 0), 2 * LONG) == "quick"
        slow.cancel()
        return await asyncio.wait_for(behind, 2 * LONG)

    try:
        assert asyncio.run(evening()) == "slow"
    finally:
        pool.close()


def test_a_thought_that_is_cancelled_before_it_begins_leaves_nothing(recwarn):
    pool = PlayerPool(0)

    async def evening():
        thinking = asyncio.ensure_future(think_within(pool.choose, Thought("quick", 0), LONG, "a", "a"))
        thinking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thinking

    try:
        asyncio.run(evening())
    finally:
        pool.close()
    gc.collect()
    told = [str(one.message) for one in recwarn]
    assert [one for one in told if "never awaited" in one] == []


def test_work_that_nobody_waits_for_any_more_ends_and_the_next_is_done():
    """Another process does it, for the one that was at work has been ended."""

    async def ask():
        worker = WorkerProcess(apart=True)
        first = await worker.do(os.getpid, LONG)
        asked = asyncio.ensure_future(worker.do(partial(time.sleep, 10 * LONG), 20 * LONG))
        await asyncio.sleep(0.2)
        asked.cancel()
        next_one = await worker.do(os.getpid, 4 * LONG)
        worker.close()
        return first, next_one

    first, next_one = asyncio.run(ask())
    assert first != next_one
