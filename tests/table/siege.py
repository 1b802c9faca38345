"""`make table-siege`: ordinary tables under the attacks of a stranger, one after the other and all at once.

People play at tables against each other and against a computer player, and at each somebody looks on who
reads nothing. It is measured how long a choice takes to be confirmed, and a computer player to answer,
while nobody attacks and while somebody does. Servers are killed in between, and no choice may be lost.

Everything happens at loopback addresses: of the server 127.0.0.1, of the stranger 127.0.0.66.
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
from contextlib import ExitStack, suppress
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import psutil
import sqlalchemy as sql
from attrs import define, field
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from gwt.table.schema import DEEDS
from gwt.table.store import Store
from tests.table.load import percentile
from tests.table.postgres import postgres

SERVER = """
import sys
from gwt.table import app
from gwt.table.serving import run
run(app(sys.argv[1], poll=0.5), "127.0.0.1", int(sys.argv[2]), lambda address: print(address, flush=True))
"""
STRANGER = "127.0.0.66"
GONE = (OSError, WebSocketException, asyncio.IncompleteReadError, TimeoutError, json.JSONDecodeError)
_STARTING = 4.0
"""Seconds in which nothing is measured after a server has been started again."""
BOUND = 2.0
"""How much slower choices and computer players of other tables may be while somebody attacks."""


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

    addresses: list[str]
    """Of the servers, to any of which they may come."""
    link: str
    source: str
    pace: float
    dice: random.Random
    waits: list[tuple[float, float]] = field(factory=list)
    """When a choice was made and how long it took until it was confirmed."""
    answers: list[tuple[float, float]] = field(factory=list)
    """The same of the turns of the others."""
    confirmed: list[str] = field(factory=list)
    lost: int = 0
    """How often the connection was lost."""
    trouble: list[str] = field(factory=list)
    over: bool = False

    async def play(self, stop: asyncio.Event) -> None:
        while not (stop.is_set() or self.over):
            try:
                await self._sit(stop)
            except GONE:
                self.lost += 1
                await asyncio.sleep(0.3)

    async def _sit(self, stop: asyncio.Event) -> None:
        place, secret = place_of(self.dice.choice(self.addresses), self.link)
        options: Any = {"max_size": None, "compression": None, "local_addr": (self.source, 0)}
        async with connect(place, **options) as socket:
            await socket.send(json.dumps({"type": "hello", "secret": secret}))
            asked, ended, request = 0.0, 0.0, ""
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
                        ended = ended or now
                        continue
                    if ended:
                        self.answers.append((ended, now - ended))
                        ended = 0.0
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
    """A slow reader: asks for much and reads nothing."""
    place, secret = place_of(address, link)
    with suppress(*GONE):
        async with connect(place, max_size=None, max_queue=1, local_addr=(source, 0)) as socket:
            await socket.send(json.dumps({"type": "hello", "secret": secret}))
            while not is_over():
                await asyncio.sleep(0.5)
                await socket.send(json.dumps({"type": "language", "request": "x", "language": "nl"}))


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
                await socket.send(json.dumps({"type": "hint", "request": f"{number}", "player": "ismcts"}))
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
    wanted = {"position": "seats: [" + "{money: 30}, " * 300 + "{}]", "seats": ["ismcts"] * 4}
    await again(until, lambda: ask(address, STRANGER, "POST", "/api/1/tables", "", wanted), 5)


async def slow_players(address: str, links: dict[str, Any], until: float) -> None:
    """Tables at which only slow computer players sit, while somebody looks on."""

    async def once() -> None:
        with suppress(AssertionError):
            made = await new_table(address, STRANGER, seats=["ismcts"] * 4)
            await reads_nothing(address, made["host"], STRANGER, lambda: time.monotonic() > until)

    await again(until, once, 5)


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
    "slow players": slow_players,
}


async def attack(names: list[str], address: str, links: dict[str, Any], seconds: float) -> None:
    until = time.monotonic() + seconds
    await asyncio.gather(*(ATTACKS[one](address, links, until) for one in names))


# --- the siege ----------------------------------------------------------------------------------------


@define(eq=False)
class Servers:
    """Servers on one database, which can be killed and started again."""

    database: str
    log: Path
    processes: list[subprocess.Popen[str]] = field(factory=list)
    addresses: list[str] = field(factory=list)
    kills: int = 0

    def start(self, port: int = 0) -> None:
        command = [sys.executable, "-c", SERVER, self.database, str(port)]
        with self.log.open("a") as log:
            process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        assert address, self.log.read_text()
        if port:
            self.processes[self.addresses.index(address)] = process
        else:
            self.processes.append(process)
            self.addresses.append(address)

    def kill(self, at: int) -> None:
        """Kills a server and starts it again at its address."""
        ended(self.processes[at])
        self.kills += 1
        self.start(int(self.addresses[at].rstrip("/").rpartition(":")[2]))

    def state(self) -> str:
        """The memory and the file handles of the servers, and the size of their log."""
        each = [psutil.Process(one.pid) for one in self.processes]
        memory = "+".join(f"{one.memory_full_info().uss >> 20}" for one in each)
        handles = "+".join(str(one.num_fds()) for one in each)
        return f"{memory} MiB, {handles} handles, log {self.log.stat().st_size} bytes"

    def close(self) -> None:
        for one in self.processes:
            ended(one)


def ended(process: subprocess.Popen[str]) -> None:
    children = psutil.Process(process.pid).children(recursive=True)
    process.kill()
    process.wait()
    for one in children:
        with suppress(psutil.NoSuchProcess):
            one.kill()


@define
class Phase:
    """What was measured while somebody attacked, or nobody."""

    name: str
    choices: list[float]
    answers: list[float]

    def line(self) -> str:
        parts = []
        for name, values in (("choices", self.choices), ("computer players", self.answers)):
            if values:
                half, most = (1000 * percentile(values, part) for part in (0.5, 0.95))
                parts.append(f"{len(values)} {name} {half:.0f} / {most:.0f} ms")
        return f"{self.name}: {', '.join(parts)}"


@define
class Told:
    """What came of a siege."""

    phases: list[Phase]
    confirmed: int
    missing: int
    """Confirmed choices that are not in the database."""
    trouble: list[str]
    refused: int
    """How often somebody at another address was refused a socket."""
    log: str


def source_of_addresses() -> Iterator[str]:
    """Yields addresses of people, each a new one."""
    return (f"127.{1 + one // 65_000}.{one // 250 % 250}.{one % 250 + 1}" for one in count(1))


async def besiege(
    servers: Servers, names: list[str], seconds: float, tables: int, kills: int, single: bool = True
) -> Told:
    """Lets people play while each attack is made for some seconds if it is `single`, then all at once."""
    dice, sources = random.Random(1), source_of_addresses()
    groups = [[], *([one] for one in names if single), names, []]
    stop = asyncio.Event()
    people, bots = list[Person](), list[Person]()

    async def evening(number: int) -> None:
        """One game after the other at one table, at which somebody looks on who reads nothing."""
        alone = number % 2 == 1
        while not stop.is_set():
            address, seats = dice.choice(servers.addresses), ["human", "greedy" if alone else "human"]
            try:
                links = await new_table(address, next(sources), seats=seats)
            except (*GONE, AssertionError):
                await asyncio.sleep(0.3)
                continue
            sitting = [
                Person(servers.addresses, link, next(sources), 0.3, random.Random(dice.random()))
                for link in filter(None, links["seats"])
            ]
            (bots if alone else people).extend(sitting)
            looks_on = asyncio.ensure_future(
                reads_nothing(address, links["spectators"], next(sources), stop.is_set)
            )
            await asyncio.gather(*(one.play(stop) for one in sitting))
            looks_on.cancel()

    playing = asyncio.gather(*map(evening, range(tables)))
    own = await new_table(servers.addresses[0], next(sources), players=4, seed=5, first=1)
    await asyncio.sleep(5)
    phases, refused = [], 0
    for number, group in enumerate(groups):
        began = time.monotonic()
        address = servers.addresses[number % len(servers.addresses)]
        attackers = [
            await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tests.table.siege", "--attack", ",".join(group)),
                *("--address", address, "--seconds", str(seconds - 1), "--links", json.dumps(own)),
            )
            for _ in ([1] if group else [])
        ]
        await asyncio.sleep(seconds / 2)
        refused += not await is_let_in(address, next(sources))
        await asyncio.sleep(max(0.0, began + seconds - time.monotonic()))
        for one in attackers:
            await one.wait()
        now = time.monotonic()
        waits, answers = (
            [wait for one in some for at, wait in getattr(one, what) if began <= at <= now]
            for some, what in ((people + bots, "waits"), (bots, "answers"))
        )
        name = "nobody attacks" if not group else group[0] if len(group) == 1 else "everything"
        phases.append(Phase(name, waits, answers))
        print(f"{phases[-1].line()}; {servers.state()}", flush=True)
        if kills and number % max(1, len(groups) // kills) == 1:
            await asyncio.to_thread(servers.kill, number % len(servers.processes))
            # To start takes as much of the machine as an attack.
            await asyncio.sleep(_STARTING)
    stop.set()
    await playing
    everybody = (*people, *bots)
    confirmed = {request for one in everybody for request in one.confirmed}
    return Told(
        phases,
        len(confirmed),
        len(confirmed - kept(servers.database)),
        [text for one in everybody for text in one.trouble],
        refused,
        servers.log.read_text(),
    )


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
    store = Store(database)
    with store._reading() as connection:
        names = set(connection.execute(sql.select(DEEDS.c.request)).scalars())
    store.close()
    return names


def slower(told: Told) -> list[str]:
    """What was more than `BOUND` times as slow as while nobody attacked, in the slower of these times."""
    quiet = [one for one in told.phases if one.name == "nobody attacks"]
    found = []
    for name in ("choices", "answers"):
        usual = max(
            (percentile(getattr(one, name), 0.95) for one in quiet if getattr(one, name)), default=0
        )
        for one in told.phases:
            if values := getattr(one, name):
                most = percentile(values, 0.95)
                if most > BOUND * usual:
                    found.append(f"{one.name}: {name} {1000 * most:.0f} ms, usually {1000 * usual:.0f} ms")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--attack", help="attacks, with commas; otherwise the whole siege")
    parser.add_argument("--address")
    parser.add_argument("--links")
    parser.add_argument("--seconds", type=float, default=60, help="seconds of each attack")
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--kills", type=int, default=4)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], action="append")
    asked = parser.parse_args()
    if asked.attack is not None:
        names = asked.attack.split(",")
        asyncio.run(attack(names, asked.address, json.loads(asked.links), asked.seconds))
        return
    for kind in asked.database or ["sqlite", "postgresql"]:
        with ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            database = (
                f"sqlite:///{folder / 'siege.sqlite'}"
                if kind == "sqlite"
                else stack.enter_context(postgres())
            )
            servers = Servers(database, folder / "log")
            stack.callback(servers.close)
            for _ in range(2):
                servers.start()
            print(f"{kind}, two servers:", flush=True)
            told = asyncio.run(besiege(servers, list(ATTACKS), asked.seconds, asked.tables, asked.kills))
            print(f"{told.confirmed} choices confirmed, {told.missing} lost; {servers.kills} kills")
            print(f"refused at another address: {told.refused}; trouble: {told.trouble[:5]}")
            print("more than twice as slow:", slower(told) or "nothing")
            print(told.log[-2000:])


if __name__ == "__main__":
    main()
