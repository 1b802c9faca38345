"""`python -m tests.table.load`: measures a server of the table with many tables at once.

Two people sit at each table, each with a socket; at some a computer player sits with one of them. Whoever
has to choose takes an option at random, at a person's pace, and asks for the picture of each moment as the
page does; what is measured is the time from sending a choice to its answer, when it is in the database.
The server is a process of its own, on a SQLite file, and so is whoever clicks.

The memory of a table is what the server has more with all tables than after as many others were played and
left: content, caches and threads are there by then, and what Python keeps of games that were awake before
for those that wake next. It is what the system counts for the process (USS).
"""

import argparse
import asyncio
import json
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import psutil
from attrs import define, field
from websockets.asyncio.client import ClientConnection, connect

from gwt.table.store.access_keys import Viewer, hash_of, new_secret
from gwt.table.store.records import TableRow
from gwt.table.store.table_store import TableStore

SERVER = """
import sys
from gwt.table import Limits, app
from gwt.table.server.uvicorn_server import run_server
limits = Limits(idle=float(sys.argv[2]), messages=1e6, burst=1e6, new_tables=1e6, new_tables_burst=1e6,
    work=1e9, work_burst=1e9, at_once=10_000,
    sockets_of_an_address=10_000, connections_of_an_address=10_000)
served = app(sys.argv[1], limits=limits, workers=1, players=["greedy"])
run_server(served, "127.0.0.1", 0, lambda address: print(address, flush=True))
"""


@define
class Running:
    """A server in a process of its own."""

    process: subprocess.Popen[str]
    address: str

    def others(self) -> list[float]:
        """The time of a core that each of the processes has used which draw and think for it."""
        children = psutil.Process(self.process.pid).children(recursive=True)
        return [sum(one.cpu_times()[:2]) for one in children]

    def memory(self) -> int:
        """The bytes of memory that are its own."""
        return int(psutil.Process(self.process.pid).memory_full_info().uss)

    def seconds(self) -> float:
        """The time of a core that it has used."""
        used = psutil.Process(self.process.pid).cpu_times()
        return float(used.user + used.system)


@contextmanager
def server(database: str, idle: float) -> Iterator[Running]:
    command = [sys.executable, "-c", SERVER, database, str(idle)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield Running(process, process.stdout.readline().strip())
        finally:
            process.terminate()


Film = Callable[[int], Awaitable[None]]
"""Asks for the picture of a moment of that number."""


@define
class Clicker:
    """Somebody who sits at a table and chooses at random, every few seconds."""

    socket: ClientConnection
    film: Film | None
    chance: random.Random
    pace: float
    waits: list[float] = field(factory=list)
    """Of each choice the seconds until its answer."""
    moment: dict[str, Any] = field(factory=dict)
    looks: list[float] = field(factory=list)
    """Of each picture the seconds until it was there."""
    _asked: dict[str, float] = field(factory=dict)
    _looking: set["asyncio.Task[None]"] = field(factory=set)
    _count: int = 0

    async def sit(self, secret: str) -> None:
        await self.socket.send(json.dumps({"type": "hello", "secret": secret}))
        while self.moment == {}:
            await self._hear()

    async def _hear(self) -> None:
        message = json.loads(await self.socket.recv())
        if message["type"] == "moment":
            self.moment = message
            if self.film is not None:
                task = asyncio.ensure_future(self._look(self.film, message["number"]))
                self._looking.add(task)
                task.add_done_callback(self._looking.discard)
        elif message["type"] == "answer":
            assert message["ok"], message
            self.waits.append(time.perf_counter() - self._asked.pop(message["request"]))

    async def _look(self, film: Film, number: int) -> None:
        start = time.perf_counter()
        await film(number)
        self.looks.append(time.perf_counter() - start)

    async def play(self, until: float) -> None:
        # Not all at the same moment.
        await asyncio.sleep(self.chance.random() * self.pace)
        listening = asyncio.ensure_future(self._listen())
        while (now := time.monotonic()) < until:
            await self._click()
            await asyncio.sleep(max(0.0, now + self.pace - time.monotonic()))
        await asyncio.sleep(1)
        listening.cancel()
        # Pictures that are not there by now would be asked of a server that has ended.
        for looking in self._looking:
            looking.cancel()

    async def _listen(self) -> None:
        while True:
            await self._hear()

    async def _click(self) -> None:
        decision, waits = self.moment.get("decision"), self.moment.get("wait")
        if self._asked or not (decision or waits):
            return
        self._count += 1
        request = f"c{self._count}"
        said = (
            {"type": "end_turn", "decision": waits["number"]}
            if waits
            else {
                "type": "choose",
                "decision": decision["number"],
                "option": self.chance.choice(decision["options"])["text"],
            }
        )
        self._asked[request] = time.perf_counter()
        await self.socket.send(json.dumps({**said, "request": request}))


def new_tables(database: str, number: int, game: str, bots: int = 0) -> list[tuple[str, list[str]]]:
    """Adds tables to the database; returns the id and the secrets of the seats of each."""
    import gwt

    store = TableStore(database)
    made = []
    alike: dict[str, Any] = {
        "game": game,
        "packs": [gwt.new_game(2, game=game).pack.layers[0].folder.name],
        "names": ["", ""],
        "wait": "turn",
        "watch": "turns",
    }
    first = None
    for at in range(number):
        people = 1 if bots and at % bots == 0 else 2
        id, secrets = f"load{at}", [new_secret() for _ in range(people)]
        settings = {**alike, "players": ["human"] * people + ["greedy"] * (2 - people)}
        if at < 200 or first is None:
            first = gwt.new_game(2, at, game=game).record()
        readers = {hash_of(one): Viewer(id, "seat", seat) for seat, one in enumerate(secrets)}
        store.add_table(TableRow(id, "secret", first, settings), readers, 10**9)
        made.append((id, secrets))
    store.close()
    return made


async def sit(
    running: Running,
    tables: list[tuple[str, list[str]]],
    pace: float,
    http: httpx2.AsyncClient | None = None,
) -> list[Clicker]:
    chance = random.Random(1)
    sitting = []
    for id, secrets in tables:
        for secret in secrets:
            address = f"{running.address.replace('http', 'ws')}api/1/tables/{id}/socket"
            socket = await connect(address, max_size=None, compression=None)
            film = None if http is None else films(http, f"{running.address}api/1/tables/{id}", secret)
            clicker = Clicker(socket, film, random.Random(chance.random()), pace)
            await clicker.sit(secret)
            sitting.append(clicker)
    return sitting


def films(http: httpx2.AsyncClient, table: str, secret: str) -> Film:
    """Who asks for the pictures of a table, with a secret of it."""

    newest = ""

    async def get(number: int) -> None:
        nonlocal newest
        headers = {"authorization": f"Bearer {secret}"}
        since = f"?since={newest}" if newest else ""
        answer = (
            await http.get(f"{table}/moments/{number}/film{since}", headers=headers)
        ).raise_for_status()
        # The rest is for a browser to make elements of.
        newest = answer.content[:60].split(b'"')[3].decode()

    return get


def percentile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


def tell(what: str, done: str, waits: list[float], lasted: float) -> None:
    """Prints how many there were, and after how long they were there."""
    print(f"{what}: {len(waits)}, {len(waits) / lasted:.0f} in a second")
    for part in (0.5, 0.95, 0.99):
        print(f"  {done} after, {part:.0%} of them: {1000 * percentile(waits, part):.1f} ms")


async def measure(
    tables: int, seconds: float, pace: float, sleeping: int, game: str, bots: int, pictures: bool
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'load.sqlite'}"
        idle, first = 10.0, max(1, tables // 5) if pictures else tables
        rows = new_tables(database, tables + first, game, bots)
        async with httpx2.AsyncClient(timeout=60) as asking:
            http = asking if pictures else None
            with server(database, idle) as running:
                before = await sit(running, rows[:first], pace, http)
                await asyncio.gather(*(one.play(time.monotonic() + seconds) for one in before))
                for one in before:
                    await one.socket.close()
                await asyncio.sleep(2 * idle)
                alone = running.memory()
                sitting = await sit(running, rows[first:], pace, http)
                used, own, began = running.seconds(), time.process_time(), time.monotonic()
                others = running.others()
                await asyncio.gather(*(one.play(began + seconds) for one in sitting))
                lasted = time.monotonic() - began
                used, own = running.seconds() - used, time.process_time() - own
                others = [now - before for now, before in zip(running.others(), others, strict=False)]
                with_bots = f"a computer player at one of {bots}" if bots else "no computer players"
                print(f"{tables} tables, {len(sitting)} sockets, one choice in {pace:g} s at each table;")
                print(f"{with_bots}; {'with' if pictures else 'without'} pictures")
                tell("choices", "answered", [wait for one in sitting for wait in one.waits], lasted)
                if pictures:
                    tell("pictures", "there", [wait for one in sitting for wait in one.looks], lasted)
                print(f"the server used {used / lasted:.0%} of a core, who clicked {own / lasted:.0%},")
                print("  its processes that draw and think:", *(f"{one / lasted:.0%}" for one in others))
                awake = running.memory() - alone
                if pictures:
                    print(f"memory of all, with pictures and what draws them: {awake / 2**20:.0f} MiB")
                else:
                    print(f"memory of a table that is awake: {awake / tables / 1024:.0f} KiB")
                    await asyncio.sleep(2 * idle)
                    rest = running.memory() - alone
                    print(f"memory of a table at rest: {rest / tables / 1024:.0f} KiB")
        if sleeping:
            Path(folder, "load.sqlite").unlink()
            rows = new_tables(database, sleeping, game)
            size = Path(folder, "load.sqlite").stat().st_size
            with server(database, idle) as running:
                before = running.memory()
                waking = []
                for row in random.Random(2).sample(rows, 50):
                    start = time.perf_counter()
                    await sit(running, [(row[0], row[1][:1])], pace)
                    waking.append(time.perf_counter() - start)
                print(f"{sleeping} sleeping tables: {size / sleeping / 1024:.1f} KiB each in the database,")
                print(f"the server has {before / 2**20:.0f} MiB; one is woken in", end=" ")
                print(f"{1000 * percentile(waking, 0.95):.0f} ms (95%)")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pace", type=float, default=2, help="seconds between two choices")
    parser.add_argument("--sleeping", type=int, default=10_000)
    parser.add_argument("--game", default="great-western-trail")
    parser.add_argument("--bots", type=int, default=4, help="one table of so many has a bot; 0: none")
    asked = parser.parse_args()
    with_what = asked.game, asked.bots
    asyncio.run(measure(asked.tables, asked.seconds, asked.pace, 0, *with_what, pictures=True))
    # Pictures are shared by all tables, so what one table takes is measured without them.
    asyncio.run(
        measure(asked.tables, asked.seconds, asked.pace, asked.sleeping, *with_what, pictures=False)
    )


if __name__ == "__main__":
    main()
