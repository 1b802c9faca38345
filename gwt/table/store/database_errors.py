"""A database that cannot be read or written: full, locked, deleted or missing, each with its own error."""

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sql

from gwt.table.problems import RequestRefused

LOG = logging.getLogger("gwt.table")

LOCKED = 5.0
"""Seconds to wait for another program that holds a lock on a SQLite file."""


@contextmanager
def database_errors_as_refusals(is_gone: Callable[[], bool]) -> Iterator[None]:
    """Raises `RequestRefused` instead of errors due to the state of the database and to no statement.

    Args:
        is_gone: whether the file of the database has been deleted or replaced.
    """
    try:
        yield
    except (sql.exc.OperationalError, sql.exc.InterfaceError, sql.exc.TimeoutError) as error:
        LOG.warning("the database: %s", getattr(error, "orig", None) or error)
        raise database_refusal("gone" if is_gone() else _cause(error)) from None
    except sql.exc.DatabaseError as error:
        # SQLite has no class of its own for a damaged file.
        if type(error) is not sql.exc.DatabaseError:
            raise
        LOG.warning("the database: %s", error.orig)
        raise database_refusal("gone" if is_gone() else "away") from None


def _cause(error: Exception) -> str:
    """Returns why a database is away, as far as SQLite or PostgreSQL says so."""
    origin = getattr(error, "orig", None)
    code = str(getattr(origin, "sqlite_errorname", None) or getattr(origin, "sqlstate", None) or "")
    if code == "SQLITE_FULL" or code.startswith("53"):
        return "full"
    if code.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")) or code in ("55P03", "40P01", "57014"):
        return "locked"
    return "away"


def database_refusal(cause: str) -> RequestRefused:
    """An error of the database; `cause` is `full`, `locked`, `gone` or `database_refusal`."""
    match cause:
        case "full":
            return RequestRefused("away", "The database has no room: nothing was kept.", "database-full")
        case "locked":
            return RequestRefused("away", "Another program has locked the database.", "database-locked")
        case "gone":
            return RequestRefused(
                "away", "The file of the database is gone: nothing is kept.", "database-gone"
            )
    return RequestRefused("away", "The database cannot be reached now: try again.", "database-away")


def file_of(url: sql.URL) -> Path | None:
    """Returns the file of a SQLite database; None for PostgreSQL and for one in memory."""
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return None
    return Path(url.database)


def file_identity(file: Path) -> tuple[int, int] | None:
    """Returns what tells a file from another of the same name; None if there is none."""
    try:
        status = file.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino
