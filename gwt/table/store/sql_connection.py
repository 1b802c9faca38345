"""The connection to a database, SQLite or PostgreSQL, and the errors of one that is full or gone."""

import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from sqlalchemy.pool import StaticPool

from gwt.errors import UsageError
from gwt.kernel.record import LAST_READER
from gwt.optional_dependencies import missing_dependency
from gwt.table.problems import RequestRefused
from gwt.table.store.blocking_calls import THREADS
from gwt.table.store.schema import VERSION, migrate

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


class Database:
    """A database that is open. Its methods block; they may be called from several threads."""

    def __init__(self, url: str) -> None:
        """Opens the database at a URL of SQLAlchemy, and makes its tables where there are none.

        Raises:
            UsageError: there is no such database, its driver is missing, or another version made it.
        """
        self._closed = False
        try:
            self._engine = _engine(url)
            self._file = file_of(self._engine.url)
            with self._engine.begin() as connection:
                version = migrate(connection)
        except ModuleNotFoundError as error:
            raise missing_dependency(f"the database needs {error.name}", "postgresql") from None
        except sql.exc.SQLAlchemyError as error:
            raise UsageError(f"the database cannot be opened: {error}") from None
        self._opened = None if self._file is None else file_identity(self._file)
        """Which file was opened, of a database in a file: another one may come in its place."""
        if version < VERSION:
            message = f"the last version that reads a database of version {version} is {LAST_READER}"
            raise UsageError(message)
        if version > VERSION:
            raise UsageError(f"the database is of version {version}, and this package knows {VERSION}")

    @property
    def url(self) -> sql.URL:
        """Its address, without its password when written."""
        return self._engine.url

    @property
    def _tells(self) -> bool:
        """Whether the database tells of what other servers do."""
        return self._engine.dialect.name == "postgresql"

    def close(self) -> None:
        self._closed = True
        self._engine.dispose()

    @contextmanager
    def writing(self) -> Iterator[sql.Connection]:
        """A transaction; what is written in it is kept if no exception is raised.

        Raises:
            Refused: the database cannot be written; nothing is kept, or nobody knows.
        """
        with database_errors_as_refusals(self._is_gone), self._engine.begin() as connection:
            yield connection
        if self._is_gone():
            raise database_refusal("gone")

    def _is_gone(self) -> bool:
        return self._file is not None and file_identity(self._file) != self._opened

    @contextmanager
    def reading(self) -> Iterator[sql.Connection]:
        """A connection that only reads. Raises `RequestRefused` if the database cannot be read."""
        with database_errors_as_refusals(self._is_gone), self._engine.connect() as connection:
            yield connection

    def change(self, *statements: sql.Executable) -> None:
        """Carries out statements together. Raises as `writing` does."""
        with self.writing() as connection:
            for statement in statements:
                connection.execute(statement)

    def rows(self, query: sql.Executable) -> Sequence[sql.Row[Any]]:
        """The rows that a query gives. Raises as `reading` does."""
        with self.reading() as connection:
            return connection.execute(query).all()

    def row(self, query: sql.Executable) -> sql.Row[Any] | None:
        """The row that a query gives, or `None`. Raises as `reading` does."""
        return next(iter(self.rows(query)), None)

    def _tell(self, connection: sql.Connection, note: str) -> None:
        if self._tells:
            connection.execute(sql.select(sql.func.pg_notify(_CHANNEL, note)))

    def listen(self, hear: Callable[[str, int | None], None]) -> None:
        """Calls `hear` with what any server does at a table, until closed.

        That is the number of a deed that it adds, or `None` where somebody has come or left.
        Only PostgreSQL tells of them; otherwise this returns at once.
        """
        if not self._tells:
            return
        with database_errors_as_refusals(self._is_gone), self._engine.connect() as connection:
            driver: Any = connection.connection.driver_connection
            connection.detach()
            driver.autocommit = True
            driver.execute(f"LISTEN {_CHANNEL}")
            while not self._closed:
                for note in driver.notifies(timeout=_LISTENING):
                    table, _, number = note.payload.partition(" ")
                    hear(table, int(number) if number else None)


_CHANNEL = "gwt_table"
"""On which PostgreSQL tells of deeds and of who comes and leaves."""
_LISTENING = 0.5
"""Seconds after which a listener looks whether the store has been closed."""


def url_of(text: str) -> sql.URL:
    """Returns the URL of a database, with the driver that is used here."""
    parsed = sql.make_url(text)
    if parsed.drivername in ("postgresql", "postgres"):
        parsed = parsed.set(drivername="postgresql+psycopg")
    return parsed


def _engine(url: str) -> sql.Engine:
    parsed = url_of(url)
    if parsed.get_backend_name() != "sqlite":
        return sql.create_engine(parsed, pool_pre_ping=True, hide_parameters=True)
    inside = parsed.database in (None, "", ":memory:")
    engine = (
        sql.create_engine(
            parsed, poolclass=StaticPool, connect_args={"check_same_thread": False}, hide_parameters=True
        )
        if inside
        else sql.create_engine(parsed, connect_args={"timeout": LOCKED}, hide_parameters=True)
    )

    @sql.event.listens_for(engine, "connect")
    def prepare(connection: Any, record: Any) -> None:
        cursor = connection.cursor()
        # Readers do not wait for a writer, and what is committed survives a loss of power. Without threads
        # there are no readers meanwhile, and one file holds all.
        cursor.execute(f"PRAGMA journal_mode={'WAL' if THREADS else 'DELETE'}")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    return engine
