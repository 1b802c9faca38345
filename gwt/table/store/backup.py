"""A back-up: a SQLite file with all tables of a database, which is marked when it is complete."""

from pathlib import Path

import sqlalchemy as sql

from gwt.atomic_files import completing
from gwt.errors import UsageError, count_noun
from gwt.table.store import schema, table_store

_MARK = sql.Table("gwt_backup", sql.MetaData(), sql.Column("tables", sql.Integer, nullable=False))
"""A relation whose only row says how many tables a complete back-up has."""


def back_up(store: table_store.TableStore, file: Path) -> int:
    """Copies all tables of a database into a new file, and returns how many.

    The file gets its name when it is complete, so that a killed process or a full disk leaves none.

    Raises:
        OSError: the file cannot be written.
        Refused: one of both databases cannot be read or written.
    """
    with completing(file) as beside:
        copy = table_store.TableStore(f"sqlite:///{beside}")
        try:
            count = store.copy_to(copy)
            with copy.writing() as connection:
                _MARK.create(connection)
                connection.execute(sql.insert(_MARK).values(tables=count))
        finally:
            copy.close()
    return count


def check_complete(file: Path) -> None:
    """Raises `UsageError` unless a file is a complete back-up; nothing is changed."""
    engine = sql.create_engine(f"sqlite:///{file}")
    try:
        with engine.connect() as connection:
            expected = connection.scalar(sql.select(_MARK.c.tables))
            count = connection.scalar(sql.select(sql.func.count()).select_from(schema.TABLES))
    except sql.exc.DatabaseError:
        raise UsageError(
            f"{file} is no complete back-up: it lacks the mark that 'gwt table backup' writes last"
        ) from None
    finally:
        engine.dispose()
    if count != expected:
        raise UsageError(
            f"{file} is no complete back-up: it has {count or 0} of {count_noun(expected or 0, 'table')}"
        )
