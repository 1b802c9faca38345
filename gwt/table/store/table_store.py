"""The rows of tables in a database.

A table is what it starts from and a list of deeds, which only grows; taking back is a deed too. Each deed
has a number of its own, so that of two servers that add one at the same time one is refused.
"""

import json
import time
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress

import sqlalchemy as sql

from gwt import errors, json_types
from gwt.table.store import access_keys, records, sql_connection
from gwt.table.store.schema import BANS, DEEDS, HERE, KEYS, NOTICES, PEOPLE, POSTS, RESULTS, SERVERS, TABLES


class TableStore(sql_connection.Database):
    """A database of tables. Its methods block; they may be called from several threads."""

    # --- tables --------------------------------------------------------------------------------------

    def add_table(
        self,
        row: records.TableRow,
        keys: Mapping[str, access_keys.Viewer],
        limit: int,
        deeds: Sequence[records.TableAction] = (),
        asks: records.PendingSeat = records.NOBODY,
        listing: str = "",
    ) -> bool:
        """Adds a table with the hashes of its secrets and its first deeds.

        Returns whether there is room for it.
        """
        now = int(time.time())
        with self.writing() as connection:
            if (connection.scalar(sql.select(sql.func.count()).select_from(TABLES)) or 0) >= limit:
                return False
            connection.execute(
                sql.insert(TABLES).values(
                    id=row.id,
                    secret=row.secret,
                    start=row.start,
                    settings=json.dumps(dict(row.settings)),
                    deeds=len(deeds),
                    created=now,
                    touched=now,
                    asks=asks.seat,
                    turn=int(asks.turn),
                    asked=now,
                    open=int(bool(row.settings.get("open"))),
                    listed=listing,
                    **_paced(row.settings.get("pace", "")),
                )
            )
            connection.execute(sql.insert(KEYS), [_key(hash, reader) for hash, reader in keys.items()])
            if deeds:
                connection.execute(sql.insert(DEEDS), [_row(row.id, deed, now) for deed in deeds])
        return True

    def table(self, id: str) -> records.TableRow | None:
        row = self.row(sql.select(TABLES).where(TABLES.c.id == id))
        if row is None:
            return None
        return records.TableRow(row.id, row.secret, row.start, json.loads(row.settings))

    def reader(self, table: str, hash: str) -> access_keys.Viewer | None:
        """Returns the reader at a table to whom a secret of this hash belongs."""
        row = self.row(sql.select(KEYS).where(KEYS.c.table == table, KEYS.c.hash == hash))
        if row is None:
            return None
        return access_keys.Viewer(table, row.role, row.seat, given=row.given, invites=bool(row.invites))

    def renew(self, reader: access_keys.Viewer, hash: str | None) -> None:
        """Replaces the secrets of a seat or a role by one of this hash, or by none."""
        with self.writing() as connection:
            connection.execute(
                sql.delete(KEYS).where(
                    KEYS.c.table == reader.table,
                    KEYS.c.role == reader.role,
                    KEYS.c.seat.is_not_distinct_from(reader.seat),
                )
            )
            if hash is not None:
                connection.execute(sql.insert(KEYS).values(**_key(hash, reader)))

    def take(self, table: str, invitation: str, secret_hash: str) -> bool:
        """Replaces an invitation by a secret, both by their hashes.

        Returns whether it was an invitation, and nobody has the secret yet.
        """
        with suppress(sql.exc.IntegrityError), self.writing() as connection:
            taking = _taking(invitation, secret_hash).where(KEYS.c.table == table)
            return connection.execute(taking).rowcount == 1
        return False

    def set_asks(self, table: str, asks: records.PendingSeat) -> None:
        """Notes whom a table waits for, which has not come of a choice."""
        self.change(
            sql.update(TABLES).where(TABLES.c.id == table).values(**_asking(asks, int(time.time())))
        )

    def asked_seat(self, table: str) -> tuple[int, int]:
        """The seat of the person who is asked, from 0, or -1, and since when in seconds since 1970."""
        row = self.row(sql.select(TABLES.c.asks, TABLES.c.asked).where(TABLES.c.id == table))
        return (-1, 0) if row is None else (row.asks, row.asked)

    def take_free(self, table: str, secret_hash: str, seat: int | None = None) -> int | None:
        """Replaces an invitation to the first free seat, or to one, by a secret of this hash.

        Returns the seat, from 0; None if none is free, or somebody has the secret already.
        """
        free = sql.select(KEYS.c.hash, KEYS.c.seat).where(KEYS.c.table == table, KEYS.c.invites == 1)
        if seat is not None:
            free = free.where(KEYS.c.seat == seat)
        with suppress(sql.exc.IntegrityError), self.writing() as connection:
            for row in connection.execute(free.order_by(KEYS.c.seat)).all():
                if connection.execute(_taking(row.hash, secret_hash)).rowcount == 1:
                    return int(row.seat)
        return None

    def hashes(self, table: str) -> set[str]:
        """The hashes of the secrets that open a table."""
        return {row.hash for row in self.rows(sql.select(KEYS.c.hash).where(KEYS.c.table == table))}

    # --- the life of tables --------------------------------------------------------------------------

    def list_tables(self) -> list[records.ListedTable]:
        """All tables, those at which something was done last first."""
        query = (
            sql.select(TABLES, sql.func.count(DEEDS.c.number).label("choices"))
            .outerjoin(DEEDS, sql.and_(DEEDS.c.table == TABLES.c.id, DEEDS.c.kind.in_(_CHOICES)))
            .group_by(TABLES.c.id)
            .order_by(TABLES.c.touched.desc(), TABLES.c.id)
        )
        return [
            records.ListedTable(
                row.id, json.loads(row.settings), row.choices, row.created, row.touched, bool(row.ended)
            )
            for row in self.rows(query)
        ]

    def set_settings(self, table: str, settings: Mapping[str, object]) -> None:
        """Replaces the settings of a table, which a server reads when it wakes the table."""
        written = json.dumps(dict(settings))
        self.change(sql.update(TABLES).where(TABLES.c.id == table).values(settings=written))

    def delete(self, tables: Collection[str]) -> None:
        """Deletes tables with all that belongs to them."""
        for some in _portions(tables):
            parts = [sql.delete(part).where(part.c.table.in_(some)) for part in _PARTS]
            self.change(*parts, sql.delete(TABLES).where(TABLES.c.id.in_(some)))

    def expire(self, unbegun: float, ended: float) -> list[str]:
        """Deletes tables at which nothing has been done for so many days, and returns which.

        Args:
            unbegun: days of a table at which nobody has chosen anything.
            ended: days of one whose game is over, or that its host has ended.
        """
        now = time.time()
        begun = sql.exists().where(DEEDS.c.table == TABLES.c.id, DEEDS.c.kind.in_(_CHOICES))
        old = sql.or_(
            sql.and_(TABLES.c.ended == 1, TABLES.c.touched < now - _DAY * ended),
            sql.and_(~begun, TABLES.c.touched < now - _DAY * unbegun),
        )
        gone = [row.id for row in self.rows(sql.select(TABLES.c.id).where(old))]
        self.delete(gone)
        return gone

    def copy_to(self, other: "TableStore", tables: Collection[str] = ()) -> int:
        """Copies tables, or all, that another database lacks; returns how many.

        Servers may run on both: of each table what is copied is a state in which it was.
        """
        copied = 0
        for id in tables or [row.id for row in self.list_tables()]:
            with self._snapshot() as connection:
                columns = (TABLES.c.id, KEYS.c.table, DEEDS.c.table, NOTICES.c.table)
                queries = [
                    (column.table, sql.select(column.table).where(column == id)) for column in columns
                ]
                parts = [
                    (part, [dict(row) for row in connection.execute(query).mappings()])
                    for part, query in queries
                ]
            if not parts[0][1]:
                raise errors.UsageError(f"there is no table '{id}' in this database")
            copied += other._insert(id, parts)
        if not tables:
            self._copy_club(other)
        return copied

    def _copy_club(self, other: "TableStore") -> None:
        """Copies the names with a key, results and bans that another database lacks."""
        for part in (PEOPLE, RESULTS, BANS):
            keys = tuple(part.primary_key.columns)
            rows = [dict(row._mapping) for row in self.rows(sql.select(part))]
            with other.writing() as connection:
                present = {tuple(row) for row in connection.execute(sql.select(*keys))}
                lacking = [row for row in rows if tuple(row[key.name] for key in keys) not in present]
                if lacking:
                    connection.execute(sql.insert(part), lacking)

    def _insert(self, table: str, parts: Sequence[tuple[sql.Table, list[json_types.JsonObject]]]) -> bool:
        """Adds all rows of a table, unless there is one of this id."""
        with self.writing() as connection:
            if connection.scalar(sql.select(TABLES.c.id).where(TABLES.c.id == table)) is not None:
                return False
            for part, some in parts:
                if some:
                    connection.execute(sql.insert(part), some)
        return True

    @contextmanager
    def _snapshot(self) -> Iterator[sql.Connection]:
        """A connection all of whose queries see the same state."""
        with self.reading() as connection:
            if connection.dialect.name == "sqlite":
                connection.exec_driver_sql("BEGIN")
            else:
                connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection

    def bans(self) -> frozenset[str]:
        """The networks for which nothing is done."""
        return frozenset(row.network for row in self.rows(sql.select(BANS.c.network)))

    def ban(self, network: str, on: bool) -> None:
        """Bans a network, or lets it in again."""
        banned = [sql.insert(BANS).values(network=network, at=int(time.time()))] if on else []
        self.change(sql.delete(BANS).where(BANS.c.network == network), *banned)

    def open_tables(self, limit: int) -> list[records.OpenTable]:
        """The tables that everybody may find, those first at which something was done last."""
        free = (
            sql.select(sql.func.count())
            .where(KEYS.c.table == TABLES.c.id, KEYS.c.invites == 1)
            .scalar_subquery()
        )
        query = (
            sql.select(
                *(TABLES.c[name] for name in ("id", "secret", "settings", "listed", "ended")),
                free.label("free"),
            )
            .where(TABLES.c.open == 1, sql.or_(TABLES.c.ended == 1, free > 0))
            .order_by(TABLES.c.ended, TABLES.c.touched.desc(), TABLES.c.id)
            .limit(limit)
        )
        return [
            records.OpenTable(
                table.id,
                table.secret,
                json.loads(table.settings),
                table.listed,
                table.free,
                bool(table.ended),
            )
            for table in self.rows(query)
        ]

    def set_listed(self, table: str, deeds: int, listing: str) -> None:
        """Keeps what lists show of a table, unless it has other deeds by now."""
        same = (TABLES.c.id == table, TABLES.c.deeds == deeds)
        self.change(sql.update(TABLES).where(*same).values(listed=listing))

    # --- deeds ---------------------------------------------------------------------------------------

    def add_deeds(self, deeds: Sequence[tuple[str, records.TableAction]]) -> list[bool]:
        """Adds the next deeds of tables together; when this returns they are there for good.

        Returns of each whether it has been added: not if the table has a deed of this number already.
        """
        now = int(time.time())
        added = [False] * len(deeds)
        rows = []
        with self.writing() as connection:
            # In the order of tables, so that two servers never wait for each other.
            for at in sorted(range(len(deeds)), key=lambda at: deeds[at][0]):
                table, deed = deeds[at]
                counted = connection.execute(
                    sql.update(TABLES)
                    .where(TABLES.c.id == table, TABLES.c.deeds == deed.number - 1)
                    .values(deeds=deed.number, touched=now, **_standing(deed, now))
                )
                if counted.rowcount == 1:
                    added[at] = True
                    rows.append(_row(table, deed, now))
            if rows:
                connection.execute(sql.insert(DEEDS), rows)
                for row in rows:
                    self._tell(connection, f"{row['table']} {row['number']}")
        return added

    # --- who is here ---------------------------------------------------------------------------------

    def renew_server_lease(self, server: str, now: int, until: int) -> bool:
        """Notes that a server is there until a time, if it does not say so again; in seconds since 1970.

        Returns whether it was known. If not, servers are forgotten whose time has passed.
        """
        renewal = sql.update(SERVERS).where(SERVERS.c.id == server).values(until=until)
        with self.writing() as connection:
            is_known = bool(connection.execute(renewal).rowcount)
            if not is_known:
                connection.execute(sql.insert(SERVERS).values(id=server, until=until))
                for statement in _forgetting(SERVERS.c.until <= now):
                    connection.execute(statement)
        return is_known

    def sit(self, server: str, seats: Mapping[str, Collection[int]]) -> None:
        """Notes which seats of some tables have a socket at a server."""
        with self.writing() as connection:
            connection.execute(
                sql.delete(HERE).where(HERE.c.server == server, HERE.c.table.in_(list(seats)))
            )
            rows = [
                {"table": table, "seat": seat, "server": server}
                for table, sitting in seats.items()
                for seat in sitting
            ]
            if rows:
                connection.execute(sql.insert(HERE), rows)
            for table in seats:
                self._tell(connection, table)

    def remove_server(self, server: str) -> None:
        """Forgets a server and who is there."""
        self.change(*_forgetting(SERVERS.c.id == server))

    def seats_at_other_servers(
        self, server: str, tables: Collection[str], now: int
    ) -> dict[str, frozenset[int]]:
        """The seats of some tables that have a socket at another server."""
        by_table: dict[str, set[int]] = {table: set() for table in tables}
        others = sql.select(SERVERS.c.id).where(SERVERS.c.id != server, SERVERS.c.until > now).limit(1)
        with self.reading() as connection:
            # Mostly there is no other server, and then nothing to look for.
            for some in _portions(tables) if connection.scalar(others) else ():
                query = (
                    sql.select(HERE.c.table, HERE.c.seat)
                    .join(SERVERS, SERVERS.c.id == HERE.c.server)
                    .where(HERE.c.table.in_(some), HERE.c.server != server, SERVERS.c.until > now)
                )
                for row in connection.execute(query):
                    by_table[row.table].add(row.seat)
        return {table: frozenset(seats) for table, seats in by_table.items()}

    # --- what has been done --------------------------------------------------------------------------

    def deeds(self, table: str, after: int = 0) -> list[records.TableAction]:
        """The deeds of a table, in order, from one after that number on."""
        query = (
            sql.select(DEEDS).where(DEEDS.c.table == table, DEEDS.c.number > after).order_by(DEEDS.c.number)
        )
        return [
            records.TableAction(
                row.number, row.kind, row.seat, row.text, row.about, row.digest, row.request
            )
            for row in self.rows(query)
        ]

    def counts(self, tables: Collection[str]) -> dict[str, int]:
        """Returns the number of deeds of each of some tables."""
        query = sql.select(TABLES.c.id, TABLES.c.deeds)
        portions = (self.rows(query.where(TABLES.c.id.in_(some))) for some in _portions(tables))
        return {row.id: row.deeds for rows in portions for row in rows}


_CHOICES = ("choose", "hold")
"""The kinds of deeds by which somebody chooses."""
_PARTS = (POSTS, NOTICES, DEEDS, KEYS, HERE)
"""The relations whose rows belong to a table."""
_DAY = 86_400.0
"""Seconds."""
_AT_ONCE = 500
"""The most ids in one query."""


def _forgetting(which: sql.ColumnElement[bool]) -> tuple[sql.Delete, sql.Delete]:
    """Returns the statements that forget some servers and who is there."""
    gone = sql.select(SERVERS.c.id).where(which)
    return sql.delete(HERE).where(HERE.c.server.in_(gone)), sql.delete(SERVERS).where(which)


def _key(hash: str, reader: access_keys.Viewer) -> json_types.JsonObject:
    reader_fields = {name: getattr(reader, name) for name in ("table", "role", "seat", "given")}
    return {"hash": hash, **reader_fields, "invites": int(reader.invites)}


def _taking(invitation: str, secret_hash: str) -> sql.Update:
    """Returns the statement that replaces an invitation by a secret, both by their hashes."""
    unused = sql.update(KEYS).where(KEYS.c.hash == invitation, KEYS.c.invites == 1)
    return unused.values(hash=secret_hash, invites=0)


def _portions(ids: Collection[str]) -> Iterator[list[str]]:
    """Yields ids in portions that fit into one query."""
    whole = list(ids)
    yield from (whole[at : at + _AT_ONCE] for at in range(0, len(whole), _AT_ONCE))


def _row(table: str, deed: records.TableAction, now: int) -> json_types.JsonObject:
    names = ("number", "kind", "seat", "text", "about", "digest", "request")
    asker = "host" if deed.seat is None else f"seat {deed.seat + 1}"
    return {"table": table, "asker": asker, "at": now, **{name: getattr(deed, name) for name in names}}


def _standing(deed: records.TableAction, now: int) -> json_types.JsonObject:
    """The columns of a table that a deed changes besides."""
    changed: json_types.JsonObject = {}
    if deed.ends is not None:
        changed["ended"] = int(deed.ends)
    if deed.asks is not None:
        changed |= _asking(deed.asks, now)
    if deed.kind == "pace":
        changed |= _paced(deed.text)
    if deed.kind == "open":
        changed["open"] = int(deed.text == "yes")
    if deed.listed is not None:
        changed["listed"] = deed.listed
    return changed


def _asking(asks: records.PendingSeat, now: int) -> json_types.JsonObject:
    """The columns of a table that say whom it waits for; the same question is not asked again."""
    same = sql.and_(TABLES.c.asks == asks.seat, TABLES.c.turn == int(asks.turn))
    return {
        "asks": asks.seat,
        "turn": int(asks.turn),
        "asked": sql.case((same, TABLES.c.asked), else_=now),
        "told": sql.case((same, TABLES.c.told), else_=0),
    }


def _paced(text: str) -> dict[str, int]:
    """The columns of a pace as it is written."""
    remind, allowed, stand_in = records.Pace.of(text)
    # Where nobody stands in, nothing happens when the time is up.
    return {"remind": remind, "allowed": allowed if stand_in else 0}
