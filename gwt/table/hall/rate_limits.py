"""Rate limits by address, by secret and by table, which every request is charged to before any work.

The unit is about a millisecond of a core.
"""

import asyncio
from collections import Counter
from ipaddress import IPv6Address, ip_address
from weakref import WeakValueDictionary

from attrs import define, field

from gwt.table.limits import Buckets, Limits
from gwt.table.problems import Refused
from gwt.table.store.keys import Reader

_DAY = 86_400.0
"""Seconds."""

_TOLD, _TOLD_AT_ONCE = 2.0, 60.0
"""Refusals in a second, and at once, after which an address is not even told any more."""
_TOO_FAST = "You are too fast: wait a moment."

PAGE = 2
"""A file of the page."""
LOOK = 4
"""A request about a table, without what follows."""
FILM = 12
"""A picture that has to be drawn."""
WORDS = 5
"""The texts of the page."""
NEW_TABLE = 60
NOTICE = 60
"""An address that is to be told of turns, and what is sent to it at once."""
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
"""A message, without what it is told of to others."""
HELLO = 30
"""A reader, without what has happened before."""


def past(choices: int) -> float:
    """Returns what it costs to describe so many choices again."""
    return choices / 4


def replay(choices: int) -> float:
    """Returns what it costs to play so many choices again."""
    return choices / 20


def network(address: str) -> str:
    """Returns whom an address belongs to: of IPv6 its network of 64 bits, which is given out as a whole."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return f"{IPv6Address(int(parsed) >> 64 << 64)}/64"


@define(eq=False)
class Costs:
    """The costs of requests. Each method raises `Refused` if something is not affordable now."""

    limits: Limits
    sockets: Counter[str] = field(factory=Counter)
    """Open sockets by network."""
    _gates: WeakValueDictionary[str, asyncio.Semaphore] = field(factory=WeakValueDictionary)
    """Limits the requests of a network that are answered at a time; kept while one is answered or waits."""
    _by_network: Buckets = field(init=False)
    _by_secret: Buckets = field(init=False)
    _by_table: Buckets = field(init=False)
    _patience: Buckets = field(init=False)
    """Limits how often an address is answered that it asks too much."""
    _messages: Buckets = field(init=False)
    _new_tables: Buckets = field(init=False)
    _new_tables_a_day: Buckets = field(init=False)
    _notices_a_day: Buckets = field(init=False)
    _people_a_day: Buckets = field(init=False)
    banned: frozenset[str] = frozenset()
    """Networks for which nothing is done."""

    def __attrs_post_init__(self) -> None:
        limits = self.limits
        self._by_network = Buckets(limits.work, limits.work_burst)
        self._by_secret = Buckets(limits.work / 2, limits.work_burst / 2)
        self._by_table = Buckets(limits.work * 4, limits.work_burst * 4)
        self._patience = Buckets(_TOLD, _TOLD_AT_ONCE)
        self._messages = Buckets(limits.messages, limits.burst)
        self._new_tables = Buckets(limits.new_tables, limits.new_tables_burst)
        self._new_tables_a_day = Buckets(limits.new_tables_a_day / _DAY, limits.new_tables_a_day)
        self._notices_a_day = Buckets(limits.notices_a_day / _DAY, limits.notices_a_day)
        self._people_a_day = Buckets(limits.people_a_day / _DAY, limits.people_a_day)

    def charge(self, price: float, now: float, address: str) -> None:
        """Charges an address for work, in seconds of the clock of the loop."""
        own = network(address)
        if own in self.banned:
            raise Refused("not-yours", "The operator of this server does nothing for you.", "banned")
        if not self._by_network.takes(own, now, price):
            raise self._refused(own, now)

    def welcomes(self, address: str, now: float) -> bool:
        """Whether a connection of an address is worth opening: it has not been refused again and again."""
        return self._patience.has(network(address), now)

    def charge_reader(self, price: float, now: float, reader: Reader) -> None:
        """Charges a secret and its table; spectators share one, and are charged by table only."""
        own = reader.role == "spectator" or self._by_secret.takes(f"{reader.table} {reader}", now, price)
        if not own or not self._by_table.takes(reader.table, now, price):
            raise Refused("too-many", _TOO_FAST, "too-fast")

    def turn(self, address: str) -> asyncio.Semaphore:
        """Returns what lets a request of an address be answered when few others of it are."""
        own = network(address)
        gate = self._gates.get(own)
        if gate is None:
            gate = self._gates[own] = asyncio.Semaphore(self.limits.at_once)
        return gate

    def charge_message(self, now: float, address: str) -> None:
        """Charges a message that is sent over HTTP."""
        own = network(address)
        if not self._messages.takes(own, now):
            raise self._refused(own, now)

    def charge_new_table(self, now: float, address: str) -> None:
        own = network(address)
        if not self._new_tables.takes(own, now) or not self._new_tables_a_day.takes(own, now):
            raise self._refused(own, now, "You make tables too fast: wait a moment.")

    def charge_notice(self, now: float, address: str) -> None:
        """Charges an address that is to be told of turns."""
        own = network(address)
        if not self._notices_a_day.takes(own, now):
            raise self._refused(own, now, "You have added too many addresses today.")

    def charge_person(self, now: float, address: str) -> None:
        """Charges a name with a key."""
        own = network(address)
        if not self._people_a_day.takes(own, now):
            raise self._refused(own, now, "You have taken too many names today.")

    def enter(self, address: str) -> None:
        """Counts a socket that is being opened; to be followed by `leave`."""
        own = network(address)
        if self.sockets.total() >= self.limits.sockets:
            raise Refused("too-many", "There are too many readers on this server.", "too-many-sockets")
        if self.sockets[own] >= self.limits.sockets_of_an_address:
            raise Refused("too-many", "There are too many readers at your address.", "too-many-sockets")
        self.sockets[own] += 1

    def leave(self, address: str) -> None:
        own = network(address)
        self.sockets[own] -= 1
        if not self.sockets[own]:
            del self.sockets[own]

    def _refused(self, own: str, now: float, message: str = _TOO_FAST) -> Refused:
        """Counts a refusal of a network, and returns it."""
        self._patience.takes(own, now)
        return Refused("too-many", message, "too-fast")
