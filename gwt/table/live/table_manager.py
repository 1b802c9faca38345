"""All tables of a server: opens them when somebody comes, and puts them to sleep."""

import asyncio
import ctypes
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from pathlib import Path

from attrs import define, field

from gwt.json_types import JsonObject
from gwt.play import Game
from gwt.table.live.error_responses import problem_of_exception
from gwt.table.live.room import Room
from gwt.table.live.services import Services
from gwt.table.live.turn_notifier import TurnNotifier
from gwt.table.match import commands, live_game, messages, projection, share_links
from gwt.table.problems import RequestRefused
from gwt.table.store import access_keys, blocking_calls, records

LOG = logging.getLogger("gwt.table")
_LATE = 10.0
"""Seconds between two tries to stand in at a table."""
_HOUR = 3600.0
"""Seconds between two looks for tables that nobody waits for."""


@define(eq=False)
class TableManager:
    """The tables of one process."""

    services: Services
    rooms: dict[str, Room] = field(factory=dict)
    caller: TurnNotifier = field(init=False)
    _tried: dict[str, float] = field(factory=dict)
    """Until when nobody stands in again at a table, by the clock of the loop."""

    def __attrs_post_init__(self) -> None:
        self.caller = TurnNotifier(self.services, self.is_here)

    # --- opening and closing -------------------------------------------------------------------------

    def start(self) -> None:
        """Begins to look after the tables."""
        self.services.soon(self._repeat(self._clean_up, "looking after the tables"))
        self.services.soon(self._expire())
        self.services.soon(self._listen())
        self.services.soon(self._repeat(self.notify_turns, "telling of turns"))
        self.services.soon(self._repeat(self.stand_in, "standing in"))
        if self.services.watch:
            self.services.soon(self._watch())

    async def close(self) -> None:
        for task in list(self.services.tasks):
            task.cancel()
        await asyncio.gather(*self.services.tasks, return_exceptions=True)
        for room in list(self.rooms.values()):
            room.close()
        services = self.services
        for pool in (services.workers, services.drawer, services.hinters, services.loader, services.writer):
            pool.close()
        services.analyst.close()
        try:
            await self.services.presence.remove()
        except RequestRefused:
            # The other servers soon notice it themselves.
            pass
        finally:
            await blocking_calls.run(self.services.store.close)

    async def _listen(self) -> None:
        """Hears at once what other servers do, where the database tells of it."""
        loop = asyncio.get_running_loop()

        def hear(id: str, number: int | None) -> None:
            loop.call_soon_threadsafe(
                lambda: self.services.soon(
                    self._see([id]) if number is None else self.deliver_message(id, number)
                )
            )

        while True:
            try:
                await blocking_calls.run(self.services.store.listen, hear, abandon=True)
                return
            except Exception as error:
                # What others do is looked up meanwhile.
                problem_of_exception(error, "listening to the database")
                await asyncio.sleep(self.services.poll)

    async def _repeat(self, do: Callable[[], Awaitable[None]], about: str) -> None:
        """Does something again and again; a database that is away for a moment comes back."""
        while True:
            await asyncio.sleep(self.services.poll)
            try:
                await do()
            except Exception as error:
                problem_of_exception(error, about)

    async def notify_turns(self) -> None:
        """Tells people of their turns."""
        self.services.costs.banned = await blocking_calls.run(self.services.store.bans)
        await self.caller.send_due()

    async def stand_in(self) -> None:
        """Lets computer players stand in for those who are away."""
        for late in await self.caller.overdue():
            # Where nobody can stand in, the game is not woken for it again and again.
            if self.services.now() < self._tried.get(late.table, 0.0):
                continue
            self._tried[late.table] = self.services.now() + _LATE
            try:
                room = await self.room(late.table)
                await room.stand_in(late.seat)
            except RequestRefused as refused:
                LOG.warning("table %s: nobody stands in: %s", late.table, refused.message)
        self._tried = {table: until for table, until in self._tried.items() if until > self.services.now()}

    def is_here(self, table: str, seat: int) -> bool:
        """Whether somebody has the page of a seat open, as far as this server knows."""
        room = self.rooms.get(table)
        return room is not None and seat in room.listeners.seats | room.listeners.elsewhere

    async def _watch(self) -> None:
        """Lets test tables follow the files of their packs."""
        from watchfiles import awatch

        async for changes in awatch(*self.services.watch, debounce=100):
            files = [Path(file) for _, file in changes]
            for room in list(self.rooms.values()):
                try:
                    if room.row.settings.get("test", False) and _is_of(room.replica.folders, files):
                        await room.renew_content()
                except Exception as error:
                    # The other tables follow their files anyway.
                    problem_of_exception(error, f"following the files of table {room.row.id}")

    async def _clean_up(self) -> None:
        await self._follow_others()
        self._put_to_sleep()

    async def _expire(self) -> None:
        """Deletes tables that nobody waits for any more."""
        limits = self.services.limits
        while True:
            try:
                gone = await blocking_calls.run(
                    self.services.store.expire, limits.days_unbegun, limits.days_ended
                )
                for id in gone:
                    self._end(id)
            except Exception as error:
                problem_of_exception(error, "deleting old tables")
            await asyncio.sleep(_HOUR)

    async def _follow_others(self) -> None:
        """Follows what others have done at the tables that are awake, or of which somebody is here.

        They may have been deleted and restored too, with fewer deeds.
        """
        for polled in self.rooms.values():
            polled.drop_polls()
        ids = [id for id, room in self.rooms.items() if room.listeners or room.replica.match is not None]
        if not ids:
            return
        counts = await blocking_calls.run(self.services.store.counts, ids)
        for id in ids:
            if id not in counts:
                self._end(id)
            elif (room := self.rooms.get(id)) and counts[id] != room.replica.deeds:
                await self._look_again(room)
        await self.services.presence.renew_lease()
        await self._see(ids)

    def _end(self, id: str) -> None:
        """Closes a table that is no longer there."""
        if room := self.rooms.pop(id, None):
            room.close(4403, "there is no such table any more")

    async def _see(self, tables: Sequence[str]) -> None:
        """Follows who has come and left at some tables by other servers."""
        ids = [id for id in tables if id in self.rooms]
        if ids:
            for id, seats in (await self.services.presence.seats_at_other_servers(ids)).items():
                if room := self.rooms.get(id):
                    room.see(seats)

    async def deliver_message(self, id: str, number: int) -> None:
        """Follows a table that has so many deeds, if it is open here and has fewer."""
        room = self.rooms.get(id)
        if room is not None and number > room.replica.deeds:
            await self._look_again(room)

    async def _look_again(self, room: Room) -> None:
        """Follows a table that seems to have other deeds than are known here."""
        if not room.replica.lock.locked():
            try:
                await room.follow_other_servers()
            except RequestRefused as refused:
                LOG.warning("table %s cannot go on: %s", room.row.id, refused.message)

    def _put_to_sleep(self) -> None:
        before, fell_asleep = self.services.now() - self.services.limits.idle, False
        for id, room in list(self.rooms.items()):
            if room.replica.touched < before and not room.busy():
                fell_asleep = fell_asleep or room.replica.match is not None
                room.replica.sleep()
                if not room.listeners:
                    del self.rooms[id]
        if fell_asleep:
            trim_heap()

    # --- tables --------------------------------------------------------------------------------------

    async def new_table(self, request: messages.NewTable) -> JsonObject:
        """Makes a table, and returns its id and its links. Raises `RequestRefused` if it cannot."""
        begin = self.services.offers.begin
        return await self._add(
            request, *await self.services.read_slowly(begin, request, secrets.randbits(64))
        )

    async def next_table(self, match: live_game.LiveGame, request: messages.NewTable) -> JsonObject:
        """Makes the table of the next game of a campaign. Returns and raises as `new_table` does."""
        look, offers = self.services.read_slowly, self.services.offers
        packs = match.row.settings["packs"]
        begun = await look(offers.begin_next, match.game, packs, request, secrets.randbits(64))
        return await self._add(request, *begun)

    async def _add(self, request: messages.NewTable, begun: Game, settings: JsonObject) -> JsonObject:
        """Adds a table to the database. Returns and raises as `new_table` does."""
        offers, store = self.services.offers, self.services.store
        settings["pace"] = str(commands.checked_pace(request, offers, begun.pack))
        if settings["test"] and not self.services.limits.test_tables:
            raise RequestRefused("not-yours", "There are no test tables on this server.", "no-test")
        deeds = await self.services.read_slowly(live_game.deeds_of, begun)
        row = records.TableRow(
            access_keys.new_table_id(), secrets.token_hex(16), begun.copy_at_start().record(), settings
        )
        keys: dict[str, access_keys.Viewer] = {}

        def key(reader: access_keys.Viewer) -> str:
            # The host may see all links again but their own.
            secret = (
                access_keys.new_secret()
                if reader.role == "host"
                else access_keys.derive_secret(row.secret, reader)
            )
            keys[access_keys.hash_of(secret)] = reader
            return access_keys.table_link(row.id, secret)

        links = {
            "host": key(access_keys.Viewer(row.id, "host")),
            "seats": [
                # Where a saved game is looked at, there is nothing to hide.
                key(access_keys.Viewer(row.id, "seat", seat, invites=not request.study))
                if player == live_game.HUMAN
                else None
                for seat, player in enumerate(settings["players"])
            ],
            "spectators": key(access_keys.Viewer(row.id, "spectator")),
            # One link for all who are to play: whoever comes gets a free seat.
            "join": None if request.study else key(access_keys.Viewer(row.id, "door")),
        }
        first = live_game.LiveGame(row, projection.projection_of(settings, ()), begun, {})
        most = self.services.limits.tables
        listing = first.projection.summary()
        if not await blocking_calls.run(store.add_table, row, keys, most, deeds, first.asks, listing):
            raise RequestRefused(
                "too-many", "There is no room for another table on this server.", "no-room"
            )
        return {"table": row.id, "links": links}

    async def reader(self, table: str, secret: str) -> access_keys.Viewer:
        """Returns the reader of a secret.

        Raises `RequestRefused` where it opens nothing, without saying why.
        """
        reader = None
        if not access_keys.is_table_id(table):
            pass
        elif access_keys.is_share_key(secret):
            reader = await self._glimpse(table, secret)
        else:
            reader = await blocking_calls.run(
                self.services.store.reader, table, access_keys.hash_of(secret)
            )
        if reader is None:
            raise RequestRefused(
                "unknown", "There is no such table, or the link to it is no longer valid.", "no-table"
            )
        return reader

    async def take(self, table: str, invitation: str, secret: str = "") -> tuple[access_keys.Viewer, str]:
        """Takes a seat by its invitation, which opens nothing any more.

        Returns who that is now, and the link of a secret of their own.

        Args:
            secret: that of whoever takes the seat, who may choose it; the same may be asked again.

        Raises:
            Refused: it is no invitation, or somebody has taken it already.
        """
        if secret in ("", invitation):
            secret = access_keys.new_secret()
        store, hashes = self.services.store, (access_keys.hash_of(invitation), access_keys.hash_of(secret))
        taken = access_keys.is_table_id(table) and await blocking_calls.run(store.take, table, *hashes)
        try:
            reader = await self.reader(table, secret)
        except RequestRefused:
            raise _taken() from None
        if reader.role != "seat":
            # What opens something else cannot be chosen as the secret of a seat.
            raise _taken()
        if taken and (seat := reader.seat) is not None:
            room = await self.room(table)
            await room.do(reader, None, lambda match: commands.take(match, seat))
        return reader, access_keys.table_link(table, secret)

    async def join(self, table: str, door: str, request: messages.Join) -> tuple[access_keys.Viewer, str]:
        """Takes a free seat of a table with its open link. Returns and raises as `take` does."""
        reader = await self.reader(table, door)
        if reader.role != "door":
            raise RequestRefused("not-yours", "This link has no free seats to give.", "no-door")
        secret = request.own or access_keys.new_secret()
        store, hash = self.services.store, access_keys.hash_of(secret)
        seat = None if request.seat is None else request.seat - 1
        sat = await blocking_calls.run(store.take_free, table, hash, seat)
        if sat is None:
            # The same may be asked again, in the same words.
            earlier = await blocking_calls.run(store.reader, table, hash)
            if earlier is None or earlier.role != "seat" or earlier.invites:
                raise RequestRefused("unknown", "No seat of this table is free any more.", "no-free-seat")
            return earlier, access_keys.table_link(table, secret)
        reader, room = await self.reader(table, secret), await self.room(table)
        await room.do(reader, None, lambda match: commands.take(match, sat))
        if request.name.strip():
            await room.do(reader, None, lambda match: commands.name_seat(match, sat, request.name))
        return reader, access_keys.table_link(table, secret)

    async def links(self, room: Room) -> JsonObject:
        """The links of a table that can be handed out; none for a seat that somebody has taken."""
        row = room.row
        match = await room.replica.game_to_read()
        hashes = await blocking_calls.run(self.services.store.hashes, row.id)

        def link_of(reader: access_keys.Viewer) -> str | None:
            secret = access_keys.derive_secret(row.secret, reader)
            return access_keys.table_link(row.id, secret) if access_keys.hash_of(secret) in hashes else None

        versions, study = match.projection.given, match.is_study
        return {
            "seats": [
                link_of(
                    access_keys.Viewer(row.id, "seat", seat, given=versions.get(seat, 0), invites=not study)
                )
                for seat in range(len(match.projection.players))
            ],
            "spectators": link_of(access_keys.Viewer(row.id, "spectator", given=versions.get(None, 0))),
            "join": link_of(access_keys.Viewer(row.id, "door")),
        }

    async def _glimpse(self, table: str, key: str) -> access_keys.Viewer:
        match = await (await self.room(table)).replica.game_to_read()
        reader = await self.services.read_slowly(share_links.reader_of, match, key)
        if reader is None:
            raise share_links.undone_moment_error()
        return reader

    async def room(self, table: str) -> Room:
        """The table of that id. Raises `RequestRefused` where there is none."""
        room = self.rooms.get(table)
        if room is None:
            row = await blocking_calls.run(self.services.store.table, table)
            if row is None:
                raise RequestRefused(
                    "unknown", "There is no such table, or the link to it is no longer valid.", "no-table"
                )
            # Somebody else may have opened it meanwhile.
            room = self.rooms.setdefault(table, Room.of(self.services, row))
        room.replica.touched = self.services.now()
        return room


def _taken() -> RequestRefused:
    return RequestRefused("unknown", "Somebody has taken this seat already.", "seat-taken")


def _is_of(folders: Sequence[Path], files: Sequence[Path]) -> bool:
    """Whether one of the files lies in one of the folders."""
    return any(file.is_relative_to(folder.resolve()) for file in files for folder in folders)


def trim_heap() -> bool:
    """Gives back what the C library holds and nobody uses; returns whether there was any.

    Only glibc can do so; elsewhere nothing is given back.
    """
    return bool(_trim()(0))


@cache
def _trim() -> Callable[[int], int]:
    try:
        trim: Callable[[int], int] = ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError, TypeError):
        return lambda keep: 0
    return trim
