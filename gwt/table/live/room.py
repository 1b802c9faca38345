"""A table that somebody is at: the copy of it here, who is at it, and who plays by computer."""

import asyncio
from collections.abc import Callable

from attrs import define, field

from gwt.table.live import computer_players, connection, connections, player_pool, table_summary
from gwt.table.live.replica import Replica
from gwt.table.live.services import Services
from gwt.table.match import commands, host_editing, live_game
from gwt.table.match.projection import Projection
from gwt.table.problems import RequestRefused
from gwt.table.store import access_keys, batch_writer, blocking_calls, records

_TRIES = 5
"""Tries to add a deed while others add theirs."""
_OTHER_SERVER = 5.0
"""Seconds after which this server plays for a computer player if the one that began to has not."""
_POLLED = 15.0
"""Seconds that a seat is here after it has asked for news over HTTP."""


TOLD = ("name", "seat", "back", "close", "take", "invite", "reveal", "pace", "open", "say", "person")
"""The kinds of deeds after which everybody is sent who sits where."""


def check_opens(match: live_game.LiveGame, reader: access_keys.Viewer) -> None:
    """Raises `RequestRefused` if the seat of a reader has been given to somebody else."""
    if not match.projection.is_valid_secret(reader):
        raise RequestRefused("not-yours", "This link has been replaced by another.", "link-replaced")


def _slower() -> RequestRefused:
    return RequestRefused("stale", "Others were faster, again and again. Try once more.", "others-faster")


@define(eq=False)
class Room:
    """A table in this process."""

    replica: Replica
    listeners: connections.ClientConnections = field(init=False)
    opponents: computer_players.ComputerPlayers = field(init=False)
    hints: "dict[int, tuple[tuple[object, ...], asyncio.Task[player_pool.Advice]]]" = field(factory=dict)
    """By seat, from 0, the question that a hint is thought out for, and the thought."""

    def __attrs_post_init__(self) -> None:
        self.listeners = connections.ClientConnections(self.replica)
        self.opponents = computer_players.ComputerPlayers(self.replica, self.listeners)

    @classmethod
    def of(cls, services: Services, row: records.TableRow) -> "Room":
        return cls(Replica(services, row, services.now()))

    @property
    def services(self) -> Services:
        return self.replica.services

    @property
    def row(self) -> records.TableRow:
        return self.replica.row

    def busy(self) -> bool:
        """Whether something is being done here."""
        return self.replica.lock.locked() or self.opponents.busy

    def close(self, code: int = 1012, reason: str = "the server is being stopped: come back") -> None:
        """Sends everybody away, with the code and the reason that their sockets are closed with."""
        self.opponents.stop()
        self.listeners.close(code, reason)

    async def enter(
        self, listener: connection.ClientConnection, since: str = "", own_link: str = ""
    ) -> None:
        """Lets somebody in, who is sent all that is new since a mark.

        Args:
            own_link: the link of a secret of their own, if they have just taken their seat.

        Raises:
            Refused: the table is full, or the seat has been given to somebody else.
        """
        limits = self.services.limits
        self.listeners.check_room(listener.reader, limits.readers, limits.readers_of_a_secret)
        async with self.replica.lock:
            match = await self.replica.awake()
            check_opens(match, listener.reader)
            listener.language = table_summary.language_of(match, listener.language)
            self.listeners.add(listener)
            await self.listeners.greet(match, listener, since, own_link)
        self.listeners.send_seats(but=listener)
        self.services.soon(self._meet_others())
        self.opponents.drive()

    def leave(self, listener: connection.ClientConnection) -> None:
        self.listeners.remove(listener)
        self._send_seats()
        if self.opponents.busy:
            self.opponents.drive()

    def note_poll(self, seat: int) -> None:
        """Takes a seat that asks for news over HTTP as present for a while."""
        is_new = seat not in self.listeners.seats
        self.listeners.polls[seat] = self.services.now() + _POLLED
        if is_new:
            self._send_seats()

    def drop_polls(self) -> None:
        """Takes seats that have ceased to ask over HTTP as away."""
        polls, now = self.listeners.polls, self.services.now()
        if late := [seat for seat, until in polls.items() if until < now]:
            for seat in late:
                del polls[seat]
            self._send_seats()

    def _send_seats(self) -> None:
        """Tells everybody here and the other servers who is here."""
        self.listeners.send_seats()
        self.services.soon(self.services.presence.publish_seats(self.row.id, self.listeners.seats))

    async def _meet_others(self) -> None:
        """Tells other servers who is here, and looks who is there."""
        presence, id = self.services.presence, self.row.id
        await presence.publish_seats(id, self.listeners.seats)
        self.see((await presence.seats_at_other_servers([id]))[id])

    def see(self, elsewhere: frozenset[int]) -> None:
        """Tells everybody which seats have somebody at another server, if that is new."""
        if elsewhere != self.listeners.elsewhere:
            self.listeners.elsewhere = elsewhere
            self.listeners.send_seats()

    async def do(
        self,
        reader: access_keys.Viewer,
        request: str | None,
        plan: Callable[[live_game.LiveGame], records.TableAction],
    ) -> records.TableAction | None:
        """Puts a deed of a reader into the database, then carries it out.

        Returns the deed, or None if one of this request has been done already, which has no second effect.

        Raises:
            Refused: by `plan`, because the seat has been given to somebody else, or because the content has
                changed.
        """
        async with self.replica.lock:
            for _ in range(_TRIES):
                match = await self.replica.awake()
                check_opens(match, reader)
                if request is not None and match.projection.was_requested(reader.seat, request):
                    return None
                deed = plan(match)
                if await self.replica.add(match, deed):
                    break
                # Whoever was too slow is answered before.
                self.services.soon(self._show())
            else:
                raise _slower()
        self.services.soon(self._follow(deed))
        return deed

    async def do_asleep(
        self, seat: int | None, request: str, plan: Callable[[Projection], records.TableAction]
    ) -> None:
        """Puts a deed into the database of a table whose game cannot go on.

        Raises `RequestRefused` by `plan`.
        """
        async with self.replica.lock:
            projection = await self.replica.projection()
            if not projection.was_requested(seat, request):
                try:
                    await self.services.batch_writer.add(self.row.id, plan(projection))
                except batch_writer.NumberTaken:
                    raise _slower() from None

    async def _follow(self, deed: records.TableAction) -> None:
        """Sends everybody the new moment, and lets computer players go on."""
        self.listeners.show_out()
        async with self.replica.lock:
            await self.listeners.send_present()
        if deed.kind in TOLD:
            self.listeners.send_seats()
        self._go_on()

    def _go_on(self, after: float = 0) -> None:
        """Lets computer players go on, and ends hints that come too late; `after` as for them."""
        match = self.replica.match
        for question, thinking in list(self.hints.values()):
            if match is None or match.question != question:
                thinking.cancel()
        self.opponents.drive(after)

    async def stand_in(self, seat: int) -> None:
        """Lets a computer player choose for a seat whose time is up, if the pace says so."""
        async with self.replica.lock:
            match = await self.replica.awake()
            player = match.projection.pace.stand_in
            away = seat in match.projection.taken and match.asks.seat == seat
            if not (player and away) or self.opponents.busy or self.replica.trouble:
                return
            ended = commands.end_for_player(match)
            if ended is not None and not await self.replica.add(match, ended):
                return
        self.listeners.send_problem(
            RequestRefused(
                "not-yours",
                f"Seat {seat + 1} was away too long: {player} chooses.",
                "stands-in",
                number=seat + 1,
                player=player,
            )
        )
        if ended is None:
            self.opponents.stand_in(match)
        else:
            await self._follow(ended)

    async def renew_content(self) -> None:
        """Goes on with the packs as they are now, or says to the host why it cannot."""
        async with self.replica.lock:
            try:
                match = await self.replica.awake()
                deed = await blocking_calls.run(host_editing.renew_content, match, self.replica.folders)
                if deed is None or not await self.replica.add(match, deed):
                    return
                await self.listeners.send_present()
            except RequestRefused as refused:
                self.listeners.send_content(refused)
                return
        self.listeners.send_content(None)
        self._go_on()

    async def _show(self) -> None:
        async with self.replica.lock:
            await self.listeners.show()

    async def follow_other_servers(self) -> None:
        """Follows what another server has added, and sends it to everybody."""
        async with self.replica.lock:
            was_awake = self.replica.match is not None
            match = await self.replica.awake()
            if await self.replica.catch_up(match) or not was_awake:
                await self.listeners.show()
        self._go_on(_OTHER_SERVER)
