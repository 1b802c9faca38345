"""Kills a server in the middle of a game, again and again, and looks whether a confirmed choice is lost."""

import json
import os
import random
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Timer
from typing import Any

from attrs import define, field
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

SERVER = """
import json
import sys
from gwt.table import Limits, app
from gwt.table.server.uvicorn_server import run_server
many = {"messages": 1e6, "burst": 1e6, "work": 1e9, "work_burst": 1e9}
limits = Limits(**{**many, **json.loads(sys.argv[2])})
served = app(sys.argv[1], limits=limits, workers=0, poll=0.1)
run_server(served, "127.0.0.1", 0, lambda address: print(address, flush=True))
"""


@contextmanager
def server(
    database: str, log: Path | None = None, **limits: float
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own, and its address; what it logs goes into a file, if one is given."""
    command = [sys.executable, "-c", SERVER, database, json.dumps(limits)]
    with (
        Path(log or os.devnull).open("a") as file,
        subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=None if log is None else file, text=True
        ) as process,
    ):
        assert process.stdout is not None
        try:
            yield process, process.stdout.readline().strip()
        finally:
            process.kill()


def ask(address: str, path: str, body: dict[str, Any] | None = None, secret: str = "") -> bytes:
    headers = {"Authorization": f"Bearer {secret}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{address}api/1/{path}", data, headers)
    with urllib.request.urlopen(request, timeout=30) as answer:
        content: bytes = answer.read()
    return content


def new_table(address: str, **wanted: Any) -> dict[str, Any]:
    """A new table of two people, with the links of whoever has taken its seats."""
    body = {"seats": ["human"] * 2, "seed": 3, "wait": "no", "watch": "choices", **wanted}
    table: dict[str, Any] = json.loads(ask(address, "tables", body))
    links = table["links"]
    links["seats"] = [one and take(address, one) for one in links["seats"]]
    return table


def take(address: str, link: str) -> str:
    """Takes a seat by its invitation, and returns the own link."""
    table, _, secret = link.removeprefix("/t/").partition("#")
    own: str = json.loads(ask(address, f"tables/{table}/seat", {}, secret))["link"]
    return own


@define
class Seat:
    """A seat with a real socket."""

    socket: ClientConnection
    moment: dict[str, Any] = field(factory=dict)
    here: set[int] = field(factory=set)
    """The seats, from 1, that somebody is at."""

    @classmethod
    def at(cls, stack: ExitStack, address: str, link: str) -> "Seat":
        table, _, secret = link.removeprefix("/t/").partition("#")
        place = f"{address.replace('http', 'ws')}api/1/tables/{table}/socket"
        socket = stack.enter_context(connect(place, max_size=None, compression=None, close_timeout=0.1))
        socket.send(json.dumps({"type": "hello", "secret": secret}))
        seat = cls(socket)
        while not seat.moment:
            seat.hear()
        return seat

    def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=30))
        if message["type"] == "moment":
            self.moment = message
        if message["type"] in ("welcome", "table"):
            self.here = {one["seat"] for one in message["table"]["seats"] if one["here"]}
        return message

    def choose(self, option: str, request: str) -> bool:
        """Chooses, and returns whether that is confirmed; afterwards hears the next moment."""
        number = self.moment["decision"]["number"]
        said = {"type": "choose", "request": request, "decision": number, "option": option}
        self.socket.send(json.dumps(said))
        while (message := self.hear())["type"] != "answer":
            pass
        assert message["request"] == request
        return bool(message["ok"])


def play(seats: list[Seat], choices: int = 1) -> None:
    """Makes some choices at a table, which everybody is told."""
    for _ in range(choices):
        number = seats[0].moment["number"] + 1
        seat = next(one for one in seats if one.moment["decision"])
        assert seat.choose(seat.moment["decision"]["options"][0]["text"], f"c{number}")
        for one in seats:
            while one.moment["number"] < number:
                one.hear()


def choices_in(record: str) -> list[str]:
    """The choices of a saved game."""
    lines = record.partition("\n\n")[2].splitlines()
    return [one for one in lines if not one.startswith(("state ", "scores: "))]


def kill_again_and_again(database: str, kills: int, seed: int = 1) -> int:
    """Returns how many choices were confirmed; asserts that none of them was lost or made twice."""
    dice, confirmed = random.Random(seed), list[str]()
    table: dict[str, Any] = {}
    for kill in range(kills + 1):
        with server(database) as (process, address), ExitStack() as stack:
            if not table:
                table = new_table(address, seed=seed)
            links = table["links"]
            record = ask(address, f"tables/{table['table']}/record", secret=links["host"].partition("#")[2])
            kept = choices_in(record.decode())
            # Of the choice that was under way when the server was killed nobody had heard yet.
            assert kept[: len(confirmed)] == confirmed, f"after kill {kill}"
            assert len(kept) <= len(confirmed) + 1, f"after kill {kill}"
            confirmed = kept
            if kill == kills:
                break
            seats = [Seat.at(stack, address, link) for link in links["seats"]]
            killer = Timer(dice.uniform(0.1, 0.5), os.kill, (process.pid, signal.SIGKILL))
            killer.start()
            try:
                while not seats[0].moment["over"]:
                    seat = next((one for one in seats if one.moment["decision"]), None)
                    if seat is None:
                        for one in seats:
                            one.hear()
                        continue
                    option = dice.choice(seat.moment["decision"]["options"])["text"]
                    if seat.choose(option, f"k{kill}-{len(confirmed)}"):
                        confirmed.append(option)
                    number = len(confirmed)
                    for one in seats:
                        while one.moment["number"] < number:
                            one.hear()
            except (ConnectionClosed, OSError, EOFError):
                pass
            killer.join()
    return len(confirmed)
