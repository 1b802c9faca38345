"""The tables of the database, and how those of 1.0.0 become the present ones."""

from collections.abc import Sequence

import sqlalchemy as sql

VERSION = 4
"""Of the tables of the database."""

META = sql.MetaData()
TABLES = sql.Table(
    "gwt_tables",
    META,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("secret", sql.String(64), nullable=False),
    sql.Column("start", sql.Text, nullable=False),
    sql.Column("settings", sql.Text, nullable=False),
    sql.Column("deeds", sql.Integer, nullable=False),
    sql.Column("created", sql.BigInteger, nullable=False),
    sql.Column("touched", sql.BigInteger, nullable=False, index=True),
    # Whether the game is over or the host has ended the table, so that nobody waits for it.
    sql.Column("ended", sql.Integer, nullable=False, server_default="0"),
    # The seat of the person who is asked, from 0, or -1; since when, and whether it is their own turn.
    sql.Column("asks", sql.Integer, nullable=False, server_default="-1"),
    sql.Column("asked", sql.BigInteger, nullable=False, server_default="0"),
    sql.Column("turn", sql.Integer, nullable=False, server_default="0"),
    # Of this question: 0 if no notice has been sent, 1 after a notice, 2 after a reminder.
    sql.Column("told", sql.Integer, nullable=False, server_default="0"),
    # Seconds after which who is asked is reminded, and after which somebody stands in; 0 for never.
    sql.Column("remind", sql.BigInteger, nullable=False, server_default="0"),
    sql.Column("allowed", sql.BigInteger, nullable=False, server_default="0", index=True),
    # Whether everybody may find it, take a free seat and look on.
    sql.Column("open", sql.Integer, nullable=False, server_default="0", index=True),
    # Who sits where, as JSON for lists of tables, so that they need no deeds.
    sql.Column("listed", sql.Text, nullable=False, server_default=""),
)
KEYS = sql.Table(
    "gwt_keys",
    META,
    sql.Column("hash", sql.String(64), primary_key=True),
    sql.Column("table", sql.String(32), sql.ForeignKey("gwt_tables.id"), nullable=False, index=True),
    sql.Column("role", sql.String(16), nullable=False),
    sql.Column("seat", sql.Integer),
    # The number of the deed by which it was given out.
    sql.Column("given", sql.Integer, nullable=False, server_default="0"),
    # Whether it is an invitation, which opens nothing but the client's own secret.
    sql.Column("invites", sql.Integer, nullable=False, server_default="0"),
)
DEEDS = sql.Table(
    "gwt_deeds",
    META,
    sql.Column("table", sql.String(32), sql.ForeignKey("gwt_tables.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("kind", sql.String(16), nullable=False),
    sql.Column("seat", sql.Integer),
    sql.Column("text", sql.Text, nullable=False),
    sql.Column("about", sql.Integer),
    sql.Column("digest", sql.String(16), nullable=False),
    sql.Column("asker", sql.String(16), nullable=False),
    sql.Column("request", sql.String(64)),
    sql.Column("at", sql.BigInteger, nullable=False),
    sql.UniqueConstraint("table", "asker", "request"),
)
SERVERS = sql.Table(
    "gwt_servers",
    META,
    sql.Column("id", sql.String(16), primary_key=True),
    sql.Column("until", sql.BigInteger, nullable=False),
)
HERE = sql.Table(
    "gwt_here",
    META,
    sql.Column("table", sql.String(32), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("server", sql.String(16), primary_key=True),
)
NOTICES = sql.Table(
    "gwt_notices",
    META,
    sql.Column("id", sql.String(16), primary_key=True),
    sql.Column("table", sql.String(32), sql.ForeignKey("gwt_tables.id"), nullable=False, index=True),
    # From 0; none for notices of everybody's turns.
    sql.Column("seat", sql.Integer),
    sql.Column("kind", sql.String(16), nullable=False),
    sql.Column("target", sql.Text, nullable=False),
    # The sentences in the language of the notices, as JSON.
    sql.Column("texts", sql.Text, nullable=False),
    # What has to be written back before anything is sent to an address of mail; empty if it has been.
    sql.Column("code", sql.String(16), nullable=False),
    # How often in a row sending has failed.
    sql.Column("failed", sql.Integer, nullable=False),
)
POSTS = sql.Table(
    "gwt_posts",
    META,
    sql.Column("id", sql.String(16), primary_key=True),
    sql.Column("table", sql.String(32), sql.ForeignKey("gwt_tables.id"), nullable=False, index=True),
    sql.Column("notice", sql.String(16), nullable=False),
    sql.Column("text", sql.Text, nullable=False),
    # When it is to be sent, in seconds since 1970; whoever sends it puts that off meanwhile.
    sql.Column("due", sql.BigInteger, nullable=False, index=True),
    sql.Column("tries", sql.Integer, nullable=False),
)
PEOPLE = sql.Table(
    "gwt_people",
    META,
    sql.Column("id", sql.String(16), primary_key=True),
    sql.Column("hash", sql.String(64), nullable=False, unique=True),
    sql.Column("name", sql.String(64), nullable=False),
    sql.Column("created", sql.BigInteger, nullable=False),
)
RESULTS = sql.Table(
    "gwt_results",
    META,
    # Of tables that have been deleted too.
    sql.Column("table", sql.String(32), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("person", sql.String(16), nullable=False),
    sql.Column("player", sql.String(200), nullable=False),
    sql.Column("game", sql.String(64), nullable=False),
    sql.Column("points", sql.Integer, nullable=False),
    # The part of a victory, as several may win.
    sql.Column("won", sql.Float, nullable=False),
    sql.Column("at", sql.BigInteger, nullable=False),
)
BANS = sql.Table(
    "gwt_bans",
    META,
    sql.Column("network", sql.String(64), primary_key=True),
    sql.Column("at", sql.BigInteger, nullable=False),
)
VERSIONS = sql.Table("gwt_version", META, sql.Column("version", sql.Integer, primary_key=True))

_LOCK = 0x677774
"""The number of the lock that a migration holds on PostgreSQL."""

_STEPS: dict[int, Sequence[str]] = {
    3: ("ALTER TABLE gwt_tables ADD COLUMN listed TEXT NOT NULL DEFAULT ''",),
}
"""The statements of each migration, by the version that it starts from."""


def migrate(connection: sql.Connection) -> int:
    """Makes the tables where there are none, or those of this version of earlier ones, in one transaction.

    Returns the version that the database then has, which is another one only if it cannot be read.
    """
    if connection.dialect.name == "sqlite":
        # Otherwise each change of a table would be a transaction of its own.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    elif connection.dialect.name == "postgresql":
        # Of servers that are started at the same time one does it.
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_LOCK})")
    inspected = sql.inspect(connection)
    if not inspected.has_table(VERSIONS.name):
        META.create_all(connection)
        connection.execute(sql.insert(VERSIONS).values(version=VERSION))
        return VERSION
    version: int = connection.execute(sql.select(VERSIONS.c.version).with_for_update()).scalar_one()
    while version in _STEPS:
        for statement in _STEPS[version]:
            connection.exec_driver_sql(statement)
        version += 1
        connection.execute(sql.update(VERSIONS).values(version=version))
    return version
