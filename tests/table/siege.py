"""Ordinary tables under the attacks of a stranger, one after the other and all at once.

People play at tables against each other and against a computer player, and at each somebody looks on who
reads nothing. It is measured how long a choice takes to be confirmed, while nobody attacks and while
somebody does; no choice may be lost, and nobody be refused. `tests.table.peers` kills servers.

Who attacks gives way to the server (`nice`), because it has its processors only here.
Everything happens at loopback addresses: of the server 127.0.0.1, of the stranger 127.0.0.66.
"""

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager, nullcontext, suppress
from itertools import count
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import sqlalchemy as sql
from attrs import define, field
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

import gwt
from gwt.table.store.schema import DEEDS
from gwt.table.store.table_store import TableStore
from tests.table.postgres import postgres

SERVER = """
import sys
from gwt.table import app
from gwt.table.server.uvicorn_server import run_server
run_server(app(sys.argv[1], poll=0.5), "127.0.0.1", 0, lambda address: print(address, flush=True))
"""
STRANGER = "127.0.0.66"
GONE = (OSError, WebSocketException, asyncio.IncompleteReadError, TimeoutError, json.JSONDecodeError)
STARTING = 4.0
"""Seconds in which nothing is measured after the server has been started."""
NOBODY = "nobody attacks"
BOUND = 2.0
"""How much slower choices at other tables may be while somebody attacks."""


async def ask(
    address: str, source: str, method: str, path: str, secret: str = "", body: Any = None
) -> tuple[int, Any]:
    """A request from an address: the status and the JSON of the answer."""
    place = urlsplit(address)
    reader, writer = await asyncio.open_connection(place.hostname, place.port, local_addr=(source, 0))
    try:
        content = b"" if body is None else json.dumps(body).encode()
        head = [
            f"{method} {path} HTTP/1.1",
            f"Host: {place.netloc}",
            "Connection: close",
            f"Content-Length: {len(content)}",
            *([f"Authorization: Bearer {secret}"] if secret else []),
        ]
        writer.write("\r\n".join([*head, "", ""]).encode() + content)
        answer = await asyncio.wait_for(reader.read(), 60)
    finally:
        writer.close()
    top, _, rest = answer.partition(b"\r\n\r\n")
    status = int(top.split(b" ", 2)[1]) if top else 0
    return status, json.loads(rest) if rest.startswith(b"{") and b"chunked" not in top.lower() else {}


async def new_table(address: str, source: str, **wanted: Any) -> dict[str, Any]:
    """A new table, with the own links of whoever has taken its seats."""
    status, table = await ask(address, source, "POST", "/api/1/tables", body=wanted)
    assert status == 201, (status, table)
    for at, link in enumerate(table["links"]["seats"]):
        if link is not None:
            path = f"/api/1/tables/{table['table']}/seat"
            status, taken = await ask(address, source, "POST", path, link.partition("#")[2], {})
            assert status == 200, (status, taken)
            table["links"]["seats"][at] = taken["link"]
    links: dict[str, Any] = table["links"]
    return links


def place_of(address: str, link: str) -> tuple[str, str]:
    """The address of the socket of a link, and its secret."""
    table, _, secret = link.removeprefix("/t/").partition("#")
    return f"{address.replace('http', 'ws')}api/1/tables/{table}/socket", secret


# --- people -------------------------------------------------------------------------------------------


@define(eq=False)
class Person:
    """Somebody who chooses at random, and comes back if the connection is lost."""

    address: str
    link: str
    source: str
    pace: float
    dice: random.Random
    waits: list[tuple[float, float]] = field(factory=list)
    """When a choice was made and how long it took until it was confirmed."""
    confirmed: list[str] = field(factory=list)
    lost: list[float] = field(factory=list)
    """When the connection was lost."""
    trouble: list[str] = field(factory=list)
    over: bool = False

    async def play(self, stop: asyncio.Event) -> None:
        while not (stop.is_set() or self.over):
            try:
                await self._sit(stop)
            except GONE:
                self.lost.append(time.monotonic())
                await asyncio.sleep(0.3)

    async def _sit(self, stop: asyncio.Event) -> None:
        place, secret = place_of(self.address, self.link)
        options: Any = {"max_size": None, "compression": None, "local_addr": (self.source, 0)}
        async with connect(place, **options) as socket:
            await socket.send(json.dumps({"type": "hello", "secret": secret}))
            asked, request = 0.0, ""
            while not stop.is_set():
                try:
                    message = json.loads(await asyncio.wait_for(socket.recv(), 1))
                except TimeoutError:
                    continue
                now = time.monotonic()
                if message["type"] == "answer" and message["request"] == request:
                    if message["ok"]:
                        self.confirmed.append(request)
                        self.waits.append((asked, now - asked))
                        continue
                    if message["problem"]["code"] not in ("stale", "not-yours", "away"):
                        self.trouble.append(message["problem"]["message"])
                    # Looks again.
                    return
                if message["type"] == "problem":
                    self.trouble.append(message["problem"]["message"])
                elif message["type"] == "moment":
                    self.over = message["over"]
                    said = self._said(message)
                    if self.over:
                        return
                    if said is None:
                        continue
                    await asyncio.sleep(self.pace * self.dice.uniform(0.5, 1.5))
                    request, asked = f"{self.dice.getrandbits(60):x}", time.monotonic()
                    await socket.send(json.dumps({**said, "request": request}))

    def _said(self, moment: dict[str, Any]) -> dict[str, Any] | None:
        if moment["wait"]:
            return {"type": "end_turn", "decision": moment["wait"]["number"]}
        if moment["decision"]:
            option = self.dice.choice(moment["decision"]["options"])["text"]
            return {"type": "choose", "decision": moment["decision"]["number"], "option": option}
        return None


async def reads_nothing(address: str, link: str, source: str, is_over: Callable[[], bool]) -> None:
    """A slow reader: asks for much and reads nothing, and comes back when the connection is cut."""
    place, secret = place_of(address, link)
    while not is_over():
        with suppress(*GONE):
            async with connect(place, max_size=None, max_queue=1, local_addr=(source, 0)) as socket:
                await socket.send(json.dumps({"type": "hello", "secret": secret}))
                while not is_over():
                    await asyncio.sleep(0.5)
                    await socket.send(json.dumps({"type": "language", "request": "x", "language": "nl"}))
        await asyncio.sleep(0.3)


# --- attacks ------------------------------------------------------------------------------------------

Attack = Callable[[str, dict[str, Any], float], Awaitable[None]]
"""Attacks the server at an address until a time, with the links of a table of the stranger's."""


async def again(until: float, act: Callable[[], Awaitable[Any]], connections: int = 1) -> None:
    """Does something again and again, by several connections at once, as fast as it is answered."""

    async def one() -> None:
        while time.monotonic() < until:
            with suppress(*GONE):
                await act()
            await asyncio.sleep(0.01)

    await asyncio.gather(*(one() for _ in range(connections)))


def get(path: Callable[[dict[str, Any]], str], connections: int) -> Attack:
    """Asks for something of a table of the stranger's."""

    async def attack(address: str, links: dict[str, Any], until: float) -> None:
        secret = links["spectators"].partition("#")[2]
        await again(until, lambda: ask(address, STRANGER, "GET", path(links), secret), connections)

    return attack


def below(links: dict[str, Any]) -> str:
    return f"/api/1/tables/{links['host'][3:].partition('#')[0]}"


async def hints(address: str, links: dict[str, Any], until: float) -> None:
    place, secret = place_of(address, links["seats"][0])

    async def once() -> None:
        async with connect(place, max_size=None, local_addr=(STRANGER, 0)) as socket:
            await socket.send(json.dumps({"type": "hello", "secret": secret}))
            for number in range(20):
                await socket.send(json.dumps({"type": "hint", "request": f"{number}", "player": "expert"}))
                await asyncio.sleep(0.1)

    await again(until, once, 3)


async def many_sockets(address: str, links: dict[str, Any], until: float) -> None:
    opened: list[Any] = []

    async def once() -> None:
        place, secret = place_of(address, random.choice([links["host"], links["spectators"]]))
        opened.append(await connect(place, max_size=None, local_addr=(STRANGER, 0)))
        await opened[-1].send(json.dumps({"type": "hello", "secret": secret}))

    await again(until, once, 10)
    await asyncio.gather(*(one.close() for one in opened), return_exceptions=True)


def unfinished(start: bytes) -> Attack:
    """Opens connections that never finish what they begin."""

    async def attack(address: str, links: dict[str, Any], until: float) -> None:
        place, writers = urlsplit(address), list[asyncio.StreamWriter]()

        async def once() -> None:
            opened = asyncio.open_connection(place.hostname, place.port, local_addr=(STRANGER, 0))
            writers.append((await opened)[1])
            writers[-1].write(start)

        await again(until, once, 10)
        for one in writers:
            one.close()

    return attack


async def nul(address: str, links: dict[str, Any], until: float) -> None:
    path, secret = f"{below(links)}/messages", links["seats"][0].partition("#")[2]
    said = {"type": "name", "request": "\0x", "name": "\0"}
    await again(until, lambda: ask(address, STRANGER, "POST", path, secret, said), 5)


async def many_tables(address: str, links: dict[str, Any], until: float) -> None:
    wanted = {"position": "seats: [" + "{money: 30}, " * 300 + "{}]", "seats": ["expert"] * 4}
    await again(until, lambda: ask(address, STRANGER, "POST", "/api/1/tables", "", wanted), 5)


async def tables_of_packs(address: str, links: dict[str, Any], until: float) -> None:
    """Tables of packs that nobody has asked for together before."""

    async def once() -> None:
        wanted = {"players": 2, "packs": random.sample(PACKS, random.randint(2, len(PACKS)))}
        await ask(address, STRANGER, "POST", "/api/1/tables", "", wanted)

    await again(until, once, 5)


async def slow_players(address: str, links: dict[str, Any], until: float) -> None:
    """Tables at which only slow computer players sit, while somebody looks on."""

    async def once() -> None:
        with suppress(AssertionError):
            made = await new_table(address, STRANGER, seats=["expert"] * 4)
            await reads_nothing(address, made["host"], STRANGER, lambda: time.monotonic() > until)

    await again(until, once, 5)


async def analyses(address: str, links: dict[str, Any], until: float) -> None:
    """Saved games that are to be gone over, one after the other."""
    game = gwt.new_game(2, seed=1, listen=False)
    for _ in range(60):
        game.play(game.options[0])
    wanted = {"record": game.record(), "study": True}

    async def once() -> None:
        status, made = await ask(address, STRANGER, "POST", "/api/1/tables", "", wanted)
        if status == 201:
            path, _, secret = made["links"]["host"].removeprefix("/t/").partition("#")
            await ask(address, STRANGER, "GET", f"/api/1/tables/{path}/analysis", secret)

    await again(until, once, 3)


PACKS = ("balanced", "bidding", "promo_buildings", "simmental", "rails_to_the_north", "garth")

ATTACKS: dict[str, Attack] = {
    "GET moments": get(lambda links: f"{below(links)}/moments", 20),
    "GET films": get(lambda links: f"{below(links)}/moments/0/film?since={random.random()}", 20),
    "GET words": get(lambda links: f"/api/1/words?packs={','.join(random.sample(PACKS, 2))}", 4),
    "GET the page": get(lambda links: "/static/main.js", 20),
    "hints": hints,
    "sockets": many_sockets,
    "unfinished heads": unfinished(b"GET / HTTP/1.1\r\nHost: x\r\nX-a: "),
    "unfinished bodies": unfinished(
        b"POST /api/1/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{"
    ),
    "NUL": nul,
    "new tables": many_tables,
    "tables of packs": tables_of_packs,
    "slow players": slow_players,
    "analyses": analyses,
}


def attack(started: Event, names: list[str], address: str, links: dict[str, Any], seconds: float) -> None:
    """Makes attacks on a server all at once, with the links of a table of the stranger's."""
    os.nice(19)
    started.set()
    until = time.monotonic() + seconds

    async def make() -> None:
        await asyncio.gather(*(ATTACKS[name](address, links, until) for name in names))

    asyncio.run(make())


@asynccontextmanager
async def attacking(
    names: list[str], address: str, links: dict[str, Any], seconds: float
) -> AsyncIterator[None]:
    """Lets a process attack a server, which is gone at the end with all that it has open."""
    context = get_context("spawn")
    started = context.Event()
    process = context.Process(target=attack, args=(started, names, address, links, seconds))
    process.start()
    try:
        await asyncio.to_thread(started.wait, 60)
        yield
    finally:
        process.kill()
        process.join()


# --- the siege ----------------------------------------------------------------------------------------


@contextmanager
def server(database: str, log: Path) -> Iterator[str]:
    """A server in a process of its own, and its address; what it logs goes into a file."""
    with (
        log.open("a") as file,
        subprocess.Popen(
            [sys.executable, "-c", SERVER, database], stdout=subprocess.PIPE, stderr=file, text=True
        ) as process,
    ):
        assert process.stdout is not None
        try:
            yield process.stdout.readline().strip()
        finally:
            process.terminate()


@define
class Phase:
    """A time in which somebody attacked, or nobody; see `time.monotonic`."""

    name: str
    began: float
    ended: float

    def waits(self, people: list[Person]) -> list[float]:
        """How long people waited for choices that they made in this time."""
        return [wait for one in people for at, wait in one.waits if self.began <= at <= self.ended]


@define
class Told:
    """What came of a siege."""

    phases: list[Phase] = field(factory=list)
    people: list[Person] = field(factory=list)
    refused: int = 0
    """How often somebody at another address was refused a socket."""

    @property
    def confirmed(self) -> set[str]:
        """The requests of the choices that were confirmed."""
        return {request for one in self.people for request in one.confirmed}

    @property
    def trouble(self) -> list[str]:
        """What people were told that should not be, and lost connections to servers that were there."""
        lost = [at for one in self.people for at in one.lost]
        return [text for one in self.people for text in one.trouble] + [
            f"a connection was lost while {phase.name}"
            for phase in self.phases
            for at in lost
            if phase.began <= at <= phase.ended
        ]

    def slower(self) -> dict[str, float]:
        """By attack how many times as long 95 of 100 choices took as while nobody attacked."""
        waits: dict[str, list[float]] = {}
        for phase in self.phases:
            waits.setdefault(phase.name, []).extend(phase.waits(self.people))
        longest = {name: sorted(each)[int(0.95 * len(each))] for name, each in waits.items() if each}
        usual = longest.pop(NOBODY, 0.0)
        return {name: wait / usual for name, wait in longest.items()} if usual else {}

    def faults(self) -> list[str]:
        """What does not hold."""
        return [
            *(
                f"{name}: {ratio:.1f} times as slow"
                for name, ratio in self.slower().items()
                if ratio > BOUND
            ),
            *([f"{self.refused} refused at another address"] if self.refused else []),
            *([f"trouble {len(self.trouble)} times, such as: {self.trouble[0]}"] if self.trouble else []),
        ]


def source_of_addresses() -> Iterator[str]:
    """Yields addresses of people, each a new one."""
    return (f"127.{1 + one // 65_000}.{one // 250 % 250}.{one % 250 + 1}" for one in count(1))


async def besiege(
    address: str, attacks: list[list[str]], seconds: float, tables: int, rest: float = STARTING
) -> Told:
    """Lets people play while attacks are made one after the other, and nobody attacks in between.

    Args:
        attacks: the names of those that are made at once, each for some `seconds`.
        rest: seconds in which nothing is measured after a start.
    """
    dice, sources = random.Random(1), source_of_addresses()
    stop = asyncio.Event()
    told = Told()

    async def evening(number: int) -> None:
        """One game after the other at one table, at which somebody looks on who reads nothing."""
        while not stop.is_set():
            seats = ["human", "greedy" if number % 2 else "human"]
            try:
                links = await new_table(address, next(sources), seats=seats)
            except (*GONE, AssertionError):
                await asyncio.sleep(0.3)
                continue
            sitting = [
                Person(address, link, next(sources), 0.3, random.Random(dice.random()))
                for link in filter(None, links["seats"])
            ]
            told.people.extend(sitting)
            looks_on = asyncio.ensure_future(
                reads_nothing(address, links["spectators"], next(sources), stop.is_set)
            )
            await asyncio.gather(*(one.play(stop) for one in sitting))
            looks_on.cancel()

    async def phase(names: list[str]) -> None:
        async with attacking(names, address, own, seconds) if names else nullcontext():
            began = time.monotonic()
            await asyncio.sleep(seconds / 2)
            told.refused += not await is_let_in(address, next(sources))
            await asyncio.sleep(max(0.0, began + seconds - time.monotonic()))
        name = NOBODY if not names else names[0] if len(names) == 1 else "everything"
        told.phases.append(Phase(name, began, time.monotonic()))

    playing = asyncio.gather(*map(evening, range(tables)))
    own = await new_table(address, next(sources), players=4, seed=5, first=1)
    await asyncio.sleep(rest)
    await phase([])
    for names in attacks:
        await phase(names)
        await phase([])
    stop.set()
    await playing
    return told


async def is_let_in(address: str, source: str) -> bool:
    """Whether somebody at an address of their own gets a table and a socket."""
    try:
        links = await new_table(address, source, players=2)
        place, secret = place_of(address, links["seats"][0])
        async with connect(place, max_size=None, local_addr=(source, 0)) as socket:
            await socket.send(json.dumps({"type": "hello", "secret": secret}))
            return bool(json.loads(await asyncio.wait_for(socket.recv(), 20))["type"] == "welcome")
    except (*GONE, AssertionError):
        return False


def kept(database: str) -> set[str]:
    """The names of all messages whose deeds are in the database."""
    store = TableStore(database)
    with store.reading() as connection:
        names = set(connection.execute(sql.select(DEEDS.c.request)).scalars())
    store.close()
    return names


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=12, help="seconds of each attack")
    parser.add_argument("--only", choices=[*ATTACKS, "everything"], action="append", help="these attacks")
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    asked = parser.parse_args()
    only = asked.only or [*ATTACKS, "everything"]
    attacks = [list(ATTACKS) if name == "everything" else [name] for name in only]
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        sqlite = f"sqlite:///{folder / 'siege.sqlite'}"
        database = sqlite if asked.database == "sqlite" else stack.enter_context(postgres())
        address = stack.enter_context(server(database, folder / "log"))
        told = asyncio.run(besiege(address, attacks, asked.seconds, asked.tables))
        lost, log = told.confirmed - kept(database), (folder / "log").read_text()
    for name, ratio in told.slower().items():
        print(f"{name}: choices took {ratio:.1f} times as long")
    print(f"{len(told.confirmed)} choices confirmed, {len(lost)} lost; a log of {len(log)} characters")
    faults = told.faults()
    print(f"does not hold: {'; '.join(faults)}" if faults else "all holds")
    sys.exit(bool(faults or lost or log))


if __name__ == "__main__":
    main()
