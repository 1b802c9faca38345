"""The tables of the database, and how those of earlier versions become the present ones."""

from collections.abc import Sequence

import sqlalchemy as sql

VERSION = 2
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
    # Whether it is an invitation, which opens nothing but a secret of one's own.
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
VERSIONS = sql.Table("gwt_version", META, sql.Column("version", sql.Integer, primary_key=True))

_LOCK = 0x677774
"""The number of the lock that a migration holds on PostgreSQL."""

_STEPS: dict[int, Sequence[str]] = {
    1: (
        "ALTER TABLE gwt_tables ADD COLUMN ended INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE gwt_keys ADD COLUMN given INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE gwt_keys ADD COLUMN invites INTEGER NOT NULL DEFAULT 0",
        # Whoever has a secret keeps it, whatever has been done with the seat before.
        'UPDATE gwt_keys SET given = (SELECT deeds FROM gwt_tables WHERE gwt_tables.id = gwt_keys."table")',
    ),
}
"""The statements of each migration, by the version that it starts from."""


def prepare(connection: sql.Connection) -> int:
    """Makes the tables where there are none, or those of this version of earlier ones, in one transaction.

    Returns the version that the database then has, which is another one only if it is later.
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
    known: int = connection.execute(sql.select(VERSIONS.c.version).with_for_update()).scalar_one()
    while known in _STEPS:
        for statement in _STEPS[known]:
            connection.exec_driver_sql(statement)
        known += 1
        connection.execute(sql.update(VERSIONS).values(version=known))
    return known
