"""The notices of turns and the queue of those still to be sent: rows in the database."""

import json
import secrets
from collections.abc import Mapping, Sequence
from typing import Literal

import sqlalchemy as sql
from attrs import asdict, fields, frozen

from gwt.table.store.schema import NOTICES, POSTS, TABLES
from gwt.table.store.table_store import TableStore

Kind = Literal["discord", "slack", "ntfy", "json", "mail"]


@frozen
class Notice:
    """A request for notices."""

    id: str
    table: str
    seat: int | None
    """Whose turns the notices are about, from 0; None for everybody's."""
    kind: Kind
    target: str
    """The address of a webhook, or one of mail."""
    texts: Mapping[str, str]
    """The sentences that are sent, in a language; `name` stands in braces for the seat."""
    code: str = ""
    """The code that has to be written back before anything else is sent to it; empty if it has been."""
    failed: int = 0
    """The number of failures in a row."""


@frozen
class TurnCall:
    """A seat that is due a notice of its turn, or a reminder."""

    table: str
    seat: int
    turn: bool
    """Whether it is its own turn, of which others may get notices too."""
    since: int
    told: int
    """1 if its notice was sent and no reminder yet."""


@frozen
class OutboxMessage:
    """A message to be sent."""

    id: str
    notice: Notice
    text: str
    """As JSON what it says."""
    tries: int
    due: int
    """The time at which it is to be sent, in seconds since 1970."""


@frozen
class Outbox:
    """The notices of a database. Its methods block."""

    store: TableStore

    def add(self, notice: Notice, limit: int) -> bool:
        """Adds a notice; returns whether the table has room for it."""
        with self.store.writing() as connection:
            counted = sql.select(sql.func.count()).where(NOTICES.c.table == notice.table)
            if (connection.scalar(counted) or 0) >= limit:
                return False
            written = asdict(notice) | {"texts": json.dumps(dict(notice.texts)), "failed": 0}
            connection.execute(sql.insert(NOTICES).values(**written))
        return True

    def list(self, table: str) -> Sequence[Notice]:
        """All notices of a table."""
        query = sql.select(NOTICES).where(NOTICES.c.table == table).order_by(NOTICES.c.id)
        return [_notice(row) for row in self.store.rows(query)]

    def remove(self, id: str) -> None:
        """Removes a notice with what is still to be sent because of it."""
        posts, notice = sql.delete(POSTS).where(POSTS.c.notice == id), NOTICES.c.id == id
        self.store.change(posts, sql.delete(NOTICES).where(notice))

    def remove_of_seat(self, table: str, seat: int | None) -> None:
        """Removes the notices of a seat, which has been given to somebody else."""
        for notice in self.list(table):
            if notice.seat == seat:
                self.remove(notice.id)

    def confirm(self, id: str, code: str) -> bool:
        """Whether a code is the one that was sent for a notice, which then is confirmed.

        A wrong one is the last: the notice is removed.
        """
        with self.store.writing() as connection:
            right = connection.execute(
                sql.update(NOTICES).where(NOTICES.c.id == id, NOTICES.c.code == code).values(code="")
            ).rowcount
            if not right:
                connection.execute(sql.delete(NOTICES).where(NOTICES.c.id == id, NOTICES.c.code != ""))
        return bool(right)

    # --- what is to be said --------------------------------------------------------------------------

    def calls(self, now: int) -> Sequence[TurnCall]:
        """Whom nobody has told yet that they are asked, or reminded in time; at tables with notices."""
        late = sql.and_(TABLES.c.remind > 0, TABLES.c.told == 1, TABLES.c.asked + TABLES.c.remind <= now)
        query = sql.select(TABLES).where(
            TABLES.c.id.in_(sql.select(NOTICES.c.table).where(NOTICES.c.code == "")),
            TABLES.c.asks >= 0,
            sql.or_(TABLES.c.told == 0, late),
        )
        return self._calls(query)

    def overdue(self, now: int) -> Sequence[TurnCall]:
        """Whose time is up."""
        query = sql.select(TABLES).where(
            TABLES.c.allowed > 0, TABLES.c.asks >= 0, TABLES.c.asked + TABLES.c.allowed <= now
        )
        return self._calls(query)

    def _calls(self, query: "sql.Select[tuple[object, ...]]") -> Sequence[TurnCall]:
        return [
            TurnCall(row.id, row.asks, bool(row.turn), row.asked, row.told)
            for row in self.store.rows(query)
        ]

    def enqueue_call(self, call: TurnCall, posts: Sequence[tuple[str, str]], now: int) -> bool:
        """Puts what tells of a call into the post, pairs of a notice and its text.

        Returns whether the call still stands and no other server has answered it.
        """
        with self.store.writing() as connection:
            claimed = connection.execute(
                sql.update(TABLES)
                .where(
                    TABLES.c.id == call.table,
                    TABLES.c.asks == call.seat,
                    TABLES.c.asked == call.since,
                    TABLES.c.told == call.told,
                )
                .values(told=call.told + 1)
            )
            if claimed.rowcount != 1:
                return False
            notices = [notice for notice, _ in posts]
            waiting = sql.and_(POSTS.c.notice.in_(notices), POSTS.c.tries > 0)
            put_off = {
                row.notice: {"due": row.due, "tries": row.tries}
                for row in connection.execute(sql.select(POSTS).where(waiting))
            }
            # The former notice is obsolete; where it could not be sent, this one waits as long.
            connection.execute(sql.delete(POSTS).where(POSTS.c.notice.in_(notices)))
            for notice, text in posts:
                posted = _posted(call.table, notice, text, now)
                connection.execute(posted.values(**put_off.get(notice, {})))
        return True

    def enqueue(self, notice: Notice, text: str, now: int) -> None:
        """Puts a text into the post for one notice."""
        self.store.change(_posted(notice.table, notice.id, text, now))

    def has_notice(self, table: str, question: Sequence[int]) -> bool:
        """Whether a seat is still asked what it has been since a time: a pair of both."""
        query = sql.select(TABLES.c.id).where(
            TABLES.c.id == table, TABLES.c.asks == question[0], TABLES.c.asked == question[1]
        )
        return self.store.row(query) is not None

    # --- what is to be sent --------------------------------------------------------------------------

    def due(self, now: int) -> Sequence[OutboxMessage]:
        """The messages that are to be sent by now, or the first of very many."""
        query = (
            sql.select(POSTS.c.id.label("post"), POSTS.c.text, POSTS.c.tries, POSTS.c.due, *NOTICES.columns)
            .join(NOTICES, NOTICES.c.id == POSTS.c.notice)
            .where(POSTS.c.due <= now)
            .order_by(POSTS.c.due)
            .limit(_LOOKED_AT)
        )
        return [
            OutboxMessage(row.post, _notice(row), row.text, row.tries, row.due)
            for row in self.store.rows(query)
        ]

    def take(self, posts: Sequence[OutboxMessage], until: int) -> Sequence[bool]:
        """Takes messages out of the post, for this server alone until a time.

        Returns of each whether no other server has taken it before.
        """
        with self.store.writing() as connection:
            return [
                connection.execute(
                    sql.update(POSTS)
                    .where(POSTS.c.id == post.id, POSTS.c.due == post.due)
                    .values(due=until)
                ).rowcount
                == 1
                for post in posts
            ]

    def mark_sent(self, post: OutboxMessage) -> None:
        """Removes a message that has been sent."""
        notice = NOTICES.c.id == post.notice.id
        self.store.change(_dropped(post), sql.update(NOTICES).where(notice).values(failed=0))

    def drop(self, post: OutboxMessage) -> None:
        """Removes a message that need not be sent any more."""
        self.store.change(_dropped(post))

    def fail(self, post: OutboxMessage, again: int, tries: int, limit: int) -> None:
        """Puts off a message that could not be sent, or drops it; a notice that fails often is removed.

        Args:
            again: when it is tried again.
            tries: how often it may be put off.
            most: how often in a row a notice may fail.
        """
        notice = NOTICES.c.id == post.notice.id
        put_off = sql.update(POSTS).where(POSTS.c.id == post.id).values(due=again, tries=post.tries + 1)
        gone = sql.select(NOTICES.c.id).where(notice, NOTICES.c.failed >= limit)
        self.store.change(
            put_off if post.tries < tries else _dropped(post),
            sql.update(NOTICES).where(notice).values(failed=NOTICES.c.failed + 1),
            sql.delete(POSTS).where(POSTS.c.notice.in_(gone)),
            sql.delete(NOTICES).where(NOTICES.c.id.in_(gone)),
        )


def new_notice_id() -> str:
    """Returns the id of a notice or of what is sent."""
    return secrets.token_hex(8)


def _posted(table: str, notice: str, text: str, now: int) -> sql.Insert:
    return sql.insert(POSTS).values(
        id=new_notice_id(), table=table, notice=notice, text=text, due=now, tries=0
    )


def _dropped(post: OutboxMessage) -> sql.Delete:
    return sql.delete(POSTS).where(POSTS.c.id == post.id)


_LOOKED_AT = 2_000
"""The most messages that are looked at to find those that can be sent now."""


def _notice(row: "sql.Row[tuple[object, ...]]") -> Notice:
    values = {field.name: row._mapping[field.name] for field in fields(Notice)}
    return Notice(**values | {"texts": json.loads(values["texts"])})
