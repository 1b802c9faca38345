"""Limits of one server towards strangers, and their counters."""

from collections import OrderedDict

from attrs import define, field, frozen


@frozen
class Limits:
    """The limits of a server; a client that reaches one gets an error."""

    tables: int = 100_000
    """Tables in the database."""
    test_tables: bool = True
    """Whether test tables may be made, whose hosts change positions as they like."""
    readers: int = 64
    """Open sockets of one table."""
    readers_of_a_secret: int = 32
    """Open sockets with one secret; spectators share one."""
    sockets: int = 4_000
    """Open sockets of the server."""
    sockets_of_an_address: int = 200
    """Open sockets of one address, here and below: of IPv6, of a network of 64 bits, and twice as many of
    one of 48."""
    connections: int = 1_000
    """Open connections of the server besides sockets."""
    connections_of_an_address: int = 100
    """Open connections of one address that is no proxy, besides sockets."""
    head: float = 10
    """Seconds that a connection has for the head of a request."""
    body: float = 30
    """Seconds that it has for the body."""
    answer: float = 30
    """Seconds that it has to read some 48 KiB of an answer, or the last of it."""
    at_once: int = 4
    """Requests of one address that are answered at a time, besides messages; the others wait."""
    work: float = 100
    """The work in a second for one address, in milliseconds of a core; half of it for one secret,
    and four times as much for one table."""
    work_burst: float = 1_000
    """The work at once for one address after a pause."""
    pictures: int = 32 << 20
    """Bytes of pictures that are kept, so that each is drawn once."""
    message: int = 16 << 10
    """Bytes of a message over a socket, and of the body of a request."""
    record: int = 1 << 20
    """Characters of a saved game that is opened."""
    messages: float = 10
    """Messages in a second from one socket, or from one address over HTTP, on average."""
    burst: int = 50
    """Messages at once after a pause."""
    new_tables: float = 0.5
    """New tables in a second from one address, on average."""
    new_tables_burst: int = 30
    """New tables at once after a pause."""
    new_tables_a_day: int = 300
    """New tables in a day from one address."""
    notices_of_a_table: int = 24
    """Addresses that are notified of turns at one table."""
    notices_a_day: int = 60
    """Addresses in a day that are added from one address."""
    chat: bool = True
    """Whether people at a table may write to each other."""
    analyses: int = 8
    """Games that are analysed or wait for it; 0 if none are."""
    lines_of_a_table: int = 2_000
    """Lines of a chat and kept notes of one table, in all."""
    people_a_day: int = 10
    """Names with a key in a day from one address."""
    seats_a_day: int = 40
    """Free seats in a day that are taken from one address by a link for all."""
    days_unbegun: float = 3
    """Days after which a table is deleted at which nobody has chosen anything."""
    days_ended: float = 90
    """Days after which a table is deleted whose game is over, or that its host has ended."""
    hello: float = 10
    """Seconds until a socket has to say who it is."""
    thinking: float = 60
    """Seconds that a computer player may think about one choice."""
    idle: float = 300
    """Seconds without a message after which a table is put to sleep: only its rows are left."""


@define
class Bucket:
    """A limit that lets `rate` a second pass on average, and at most `burst` at once."""

    rate: float
    burst: float
    _left: float = field(init=False)
    _since: float | None = field(init=False, default=None)

    def __attrs_post_init__(self) -> None:
        self._left = self.burst

    def has(self, now: float, amount: float = 1) -> bool:
        """Whether so much more may pass at a time in seconds."""
        if self._since is not None:
            self._left = min(self.burst, self._left + (now - self._since) * self.rate)
        self._since = now
        # What costs more than may ever pass at once passes alone.
        return self._left >= min(amount, self.burst) and self._left > 0

    def takes(self, now: float, amount: float = 1) -> bool:
        """Whether so much more may pass at a time in seconds, which it then has."""
        if not self.has(now, amount):
            return False
        self._left -= amount
        return True


@define
class Buckets:
    """A bucket for each key, such as an address; those used longest ago are forgotten."""

    rate: float
    burst: float
    most: int = 10_000
    _known: OrderedDict[str, Bucket] = field(factory=OrderedDict)

    def has(self, key: str, now: float, amount: float = 1) -> bool:
        """Whether so much more of a key may pass."""
        bucket = self._known.get(key)
        return bucket is None or bucket.has(now, amount)

    def takes(self, key: str, now: float, amount: float = 1) -> bool:
        """Whether so much more of a key may pass, which it then has."""
        bucket = self._known.pop(key, None) or Bucket(self.rate, self.burst)
        self._known[key] = bucket
        if len(self._known) > self.most:
            self._known.popitem(last=False)
        return bucket.takes(now, amount)
