"""Pictures are drawn once, and only so many are kept."""

import asyncio
from itertools import groupby

import pytest

from gwt.table.live.drawing_cache import DrawingCache, Unfinished


def test_what_many_ask_for_at_once_is_drawn_once():
    drawn: list[str] = []

    async def ask() -> list[bytes]:
        gallery = DrawingCache(100)
        return await asyncio.gather(
            *(gallery.get("a", lambda: drawn.append("a") or b"A") for _ in range(5))
        )

    assert asyncio.run(ask()) == [b"A"] * 5
    assert drawn == ["a"]


def test_what_was_asked_for_longest_ago_is_dropped_first():
    drawn: list[str] = []

    async def ask() -> int:
        gallery = DrawingCache(25)
        for name in "abacab":
            await gallery.get(name, lambda name=name: drawn.append(name) or bytes(10))
        return gallery.size

    assert asyncio.run(ask()) == 20
    assert drawn == ["a", "b", "c", "b"]


def test_a_drawing_that_fails_is_tried_again():
    async def ask() -> bytes:
        gallery = DrawingCache(25)
        with pytest.raises(ZeroDivisionError):
            await gallery.get("a", lambda: bytes(1 // 0))
        return await gallery.get("a", lambda: b"A")

    assert asyncio.run(ask()) == b"A"


def test_what_is_not_finished_goes_on_after_all_others_and_without_whoever_asked():
    turns: list[str] = []
    enough = 3

    def work(name: str) -> bytes | Unfinished:
        turns.append(name)
        return name.encode() if turns.count(name) == enough else Unfinished()

    async def ask() -> list[bytes]:
        gallery = DrawingCache(100)
        asked = [asyncio.ensure_future(gallery.get(name, lambda name=name: work(name))) for name in "ab"]
        gone = asyncio.ensure_future(gallery.get("c", lambda: work("c")))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(*asked)
        while gallery.get_cached("c") is None:
            await asyncio.sleep(0)
        return [await one for one in asked]

    assert asyncio.run(ask()) == [b"a", b"b"]
    assert sorted(turns) == sorted("abc" * enough)
    assert max(len([*run]) for _, run in groupby(turns)) == 1, "none has two turns while others wait"


def test_two_seats_never_share_a_picture(server):
    links = server.table(first=1)["links"]
    readers = [*links["seats"], links["spectators"]]
    films = [server.get(link, "/moments/0/film").text for link in readers]
    again = [server.get(link, "/moments/0/film").text for link in readers]

    assert len(set(films)) == 3
    assert films == again
    assert server.get(readers[0], "/moments/0/film", language="nl").text not in films
    assert 0 < server.hall.services.gallery.size < sum(map(len, films)) / 4, "they are kept compressed"
