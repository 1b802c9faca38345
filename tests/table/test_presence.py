"""Whoever looks at a table by one server is told who is at it by another."""

import asyncio
import time

import pytest
from sqlalchemy.exc import OperationalError

from gwt.table.store.presence import Presence
from gwt.table.store.table_store import TableStore


def here(sitter, wanted):
    """Whether a reader is soon told that just these seats have somebody at them."""
    told = (sitter.hear("table")["table"]["seats"] for _ in range(10))
    return any([one["seat"] for one in seats if one["here"]] == wanted for seats in told)


def test_seats_at_two_servers_are_told_of_each_other(serving):
    one, other = serving(poll=0.05), serving(poll=0.05)
    first, second = one.table(seats=["human"] * 2)["links"]["seats"]

    near = one.sit(first)
    far = other.sit(second)
    assert here(near, [1, 2]) and here(far, [1, 2])

    far.socket.close()
    assert here(near, [1])


def test_a_server_that_ends_takes_its_readers_with_it(serving):
    one, other = serving(poll=0.05), serving(poll=0.05)
    first, second = one.table(seats=["human"] * 2)["links"]["seats"]
    near = one.sit(first)
    other.sit(second)
    assert here(near, [1, 2])

    other.stop()

    assert here(near, [1])


def test_who_asks_over_http_is_present_until_they_cease(serving, monkeypatch):
    monkeypatch.setattr("gwt.table.live.room._POLLED", 0.5)
    one, other = serving(poll=0.05), serving(poll=0.05)
    first, second = one.table(seats=["human"] * 2)["links"]["seats"]
    near, far = one.sit(first), other.sit(first)

    one.get(second)
    assert here(near, [1])
    assert [seat["here"] for seat in one.get(second, here="").json()["seats"]] == [True, True]

    assert here(near, [1, 2]) and here(far, [1, 2])
    assert here(near, [1]) and here(far, [1])


@pytest.fixture
def store(tmp_path):
    opened = TableStore(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    yield opened
    opened.close()


def test_a_server_that_was_killed_is_forgotten_after_a_while(store):
    now = int(time.time())
    store.renew_server_lease("killed", now - 20, now - 5)
    store.sit("killed", {"table": [0]})
    store.renew_server_lease("alive", now, now + 5)
    store.sit("alive", {"table": [1]})

    assert store.seats_at_other_servers("mine", ["table"], now) == {"table": {1}}
    assert store.seats_at_other_servers("mine", ["table"], now - 10) == {"table": {1}}, (
        "the first that came forgot it"
    )


def test_what_could_not_be_written_is_written_with_the_next(store, monkeypatch):
    wrote = store.sit

    def away(*_):
        raise OperationalError("sit", {}, Exception("the database is away"))

    async def come_and_go():
        mine, other = Presence(store, 1), Presence(store, 1)
        monkeypatch.setattr(store, "sit", away)
        with pytest.raises(OperationalError):
            await mine.publish_seats("a", {0})
        monkeypatch.setattr(store, "sit", wrote)
        await asyncio.gather(*(mine.publish_seats("b", seats) for seats in ({0}, {0, 1}, {1})))
        there = await other.seats_at_other_servers(["a", "b", "c"])
        await mine.remove()
        return there, await other.seats_at_other_servers(["a", "b"])

    there, after = asyncio.run(come_and_go())
    assert there == {"a": {0}, "b": {1}, "c": set()}
    assert after == {"a": set(), "b": set()}


def test_a_server_that_was_silent_for_too_long_says_again_who_is_here(store, monkeypatch):
    async def sleep_and_wake():
        silent, other = Presence(store, 1), Presence(store, 1)
        await silent.publish_seats("table", {0})
        later = time.time() + 3600
        monkeypatch.setattr(time, "time", lambda: later)
        await other.publish_seats("table", {1})
        forgotten = await other.seats_at_other_servers(["table"])
        await silent.renew_lease()
        return (
            forgotten,
            await other.seats_at_other_servers(["table"]),
            await silent.seats_at_other_servers(["table"]),
        )

    assert asyncio.run(sleep_and_wake()) == ({"table": set()}, {"table": {0}}, {"table": {1}})
