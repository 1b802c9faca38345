"""Rate limits by address, by secret and by table, which every request is charged to before any work.

The unit is about a millisecond of a core.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from ipaddress import IPv6Address, ip_address
from typing import Literal
from weakref import WeakValueDictionary

from attrs import define, field

from gwt.table.problems import RequestRefused
from gwt.table.server_limits import Buckets, Limits
from gwt.table.store.access_keys import Viewer

_DAY = 86_400.0
"""Seconds."""

_MAKERS = 10_000
"""Tables of which is remembered who has made them."""
_TOLD, _TOLD_AT_ONCE = 2.0, 60.0
"""Refusals in a second, and at once, after which an address is not even told any more."""
_TOO_FAST = "You are too fast: wait a moment."

PAGE = 2
"""A file of the page."""
LOOK = 4
"""A request about a table, without what follows."""
FILM = 60
"""A picture that has to be drawn."""
LINK = 12
"""A link to a moment, or a key of one that is looked for."""
WORDS = 5
"""The texts of the page."""
NEW_TABLE = 60
NOTICE = 60
"""An address for notices of turns, and what is sent to it at once."""
LEAGUE = 60
"""Ratings of people, which may have to be worked out."""
CARD = 30
"""The price of the card of a tile."""
SQUARE = 20
"""A code that a camera reads."""
PACKS = 200
"""Packs that are named, or those of a saved game, which may have to be loaded."""
ANALYSIS = 300
"""The analysis of a game, which a process makes that gives way to all others."""
MESSAGE = 5
"""A message, without the notices that it sends to others."""
HELLO = 30
"""A reader, without what has happened before."""


def cost_of_past(choices: int) -> float:
    """Returns what it costs to describe so many choices again."""
    return choices / 4


def position(characters: int) -> float:
    """Returns what it costs to read a position of so many characters."""
    return characters / 4_000


def replay(choices: int) -> float:
    """Returns what it costs to play so many choices again."""
    return choices / 20


def networks(address: str) -> tuple[str, ...]:
    """Returns the networks that an address belongs to, the smaller one first.

    Of IPv6 these have 64 bits, as one household is given, and 48, as one customer may be given at most.
    """
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return (address,)
    if not isinstance(parsed, IPv6Address):
        return (address,)
    if parsed.ipv4_mapped is not None:
        return (str(parsed.ipv4_mapped),)
    number = int(parsed)
    return tuple(f"{IPv6Address(number >> 128 - bits << 128 - bits)}/{bits}" for bits in (64, 48))


def _shares(address: str) -> tuple[tuple[str, float], ...]:
    """The networks of an address, and what counts for each: a wider one has twice as much of everything."""
    return tuple((name, 1 / 2**at) for at, name in enumerate(networks(address)))


@define(eq=False)
class NetworkCount:
    """Open sockets or connections, by network."""

    total: int = 0
    by_network: Counter[str] = field(factory=Counter)

    def has_room(self, address: str, most: float) -> bool:
        """Whether the networks of an address have less than so many each."""
        return all(self.by_network[name] * share < most for name, share in _shares(address))

    def enter(self, address: str) -> None:
        """Counts one of an address; to be followed by `leave`."""
        self.total += 1
        self.by_network.update(networks(address))

    def leave(self, address: str) -> None:
        self.total -= 1
        # Without those of which there is none any more.
        self.by_network -= Counter(networks(address))


class RateLimiter:
    """The costs of requests. Each method raises `RequestRefused` if something is not affordable now."""

    def __init__(self, limits: Limits) -> None:
        self.limits, self.sockets = limits, NetworkCount()
        self.banned: frozenset[str] = frozenset()
        """Networks for which nothing is done."""
        self._gates = WeakValueDictionary[str, asyncio.Semaphore]()
        """Limits the requests of a network that are answered at a time; kept while one is answered or
        waits."""
        self._makers: dict[str, str] = {}
        """By table the widest network of whoever has made it."""
        self._by_network = Buckets(limits.work, limits.work_burst)
        self._by_secret = Buckets(limits.work / 2, limits.work_burst / 2)
        self._by_table = Buckets(limits.work * 4, limits.work_burst * 4)
        self._patience = Buckets(_TOLD, _TOLD_AT_ONCE)
        """Limits how often an address is answered that it asks too much."""
        self._messages = Buckets(limits.messages, limits.burst)
        self._new_tables = Buckets(limits.new_tables, limits.new_tables_burst)
        self._new_tables_a_day = Buckets(limits.new_tables_a_day / _DAY, limits.new_tables_a_day)
        a_day = {
            "addresses": limits.notices_a_day,
            "seats": limits.seats_a_day,
            "names": limits.people_a_day,
        }
        self._a_day = {things: Buckets(many / _DAY, many) for things, many in a_day.items()}
        """Limits what an address may add or take in a day."""

    def charge(self, price: float, now: float, address: str) -> None:
        """Charges an address for work, in seconds of the clock of the loop."""
        if not self.banned.isdisjoint(networks(address)):
            raise RequestRefused("not-yours", "The operator of this server has banned you.", "banned")
        self._charge(self._by_network, now, address, price)

    def _charge(
        self, buckets: Buckets, now: float, address: str, price: float = 1, message: str = _TOO_FAST
    ) -> None:
        """Charges the networks of an address; a refusal is counted too."""
        for name, share in _shares(address):
            if not buckets.takes(name, now, price * share):
                for key, part in _shares(address):
                    self._patience.takes(key, now, part)
                raise RequestRefused("too-many", message, "too-fast")

    def welcomes(self, address: str, now: float) -> bool:
        """Whether a connection of an address is worth opening: it has not been refused again and again."""
        return all(self._patience.has(name, now, share) for name, share in _shares(address))

    def charge_reader(self, price: float, now: float, reader: Viewer) -> None:
        """Charges a secret and its table; spectators share one, and are charged by table only."""
        fits = reader.role == "spectator" or self._by_secret.takes(f"{reader.table} {reader}", now, price)
        if not fits or not self._by_table.takes(reader.table, now, price):
            raise RequestRefused("too-many", _TOO_FAST, "too-fast")

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Waits until few other requests of an address are answered."""
        async with AsyncExitStack() as stack:
            for name, share in _shares(address):
                gate = self._gates.get(name)
                if gate is None:
                    gate = self._gates[name] = asyncio.Semaphore(int(self.limits.at_once / share))
                await stack.enter_async_context(gate)
            yield

    def charge_message(self, now: float, address: str) -> None:
        """Charges a message that is sent over HTTP."""
        self._charge(self._messages, now, address)

    def charge_new_table(self, now: float, address: str) -> None:
        for buckets in (self._new_tables, self._new_tables_a_day):
            self._charge(buckets, now, address, message="You make tables too fast: wait a moment.")

    def note_maker(self, table: str, address: str) -> None:
        """Notes who has made a table; only here, and of the last tables."""
        self._makers[table] = networks(address)[-1]
        if len(self._makers) > _MAKERS:
            del self._makers[next(iter(self._makers))]

    def account_of(self, table: str) -> str:
        """Returns who pays for the computer players of a table: all tables of one maker together."""
        return self._makers.get(table, table)

    def charge_daily(
        self, things: Literal["addresses", "seats", "names"], now: float, address: str
    ) -> None:
        """Charges an address for notices, a free seat by a link for all, or a name with a key."""
        deed = "added" if things == "addresses" else "taken"
        self._charge(self._a_day[things], now, address, message=f"You have {deed} too many {things} today.")

    def enter(self, address: str) -> None:
        """Counts a socket that is being opened; to be followed by `leave`."""
        if self.sockets.total >= self.limits.sockets:
            raise RequestRefused(
                "too-many", "There are too many readers on this server.", "too-many-sockets"
            )
        if not self.sockets.has_room(address, self.limits.sockets_of_an_address):
            raise RequestRefused(
                "too-many", "There are too many readers at your address.", "too-many-sockets"
            )
        self.sockets.enter(address)

    def leave(self, address: str) -> None:
        self.sockets.leave(address)
