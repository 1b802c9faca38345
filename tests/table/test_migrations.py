"""A database of 1.0.0 becomes one of this version, and its tables go on; others are refused."""

import re
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sql

from gwt.errors import UsageError
from gwt.table.store.schema import META
from gwt.table.store.table_store import TableStore

KEPT = Path(__file__).parent / "databases/version-3.sql"
"""A dump of a database as 1.0.0 and commit 50a47089 wrote it, with one table, whose secrets are known."""


def restored(file):
    with sqlite3.connect(file) as database:
        database.executescript(KEPT.read_text(encoding="utf-8"))
    database.close()


def test_a_table_of_1_0_0_goes_on(serving, tmp_path):
    restored(tmp_path / "tables.sqlite")
    server = serving()
    table = "/t/version3"
    ann = server.sit(f"{table}#seat1secret")
    ann.hear("past")
    moment = ann.hear("moment")

    assert moment["number"] > 0
    assert server.get(f"{table}#seat2secret").json()["you"] == {"role": "seat", "seat": 2}
    moment = ann.act(moment) if moment["decision"] else moment
    assert server.post(f"{table}#hostsecret", type="link", request="x", seat=2).json()["ok"]
    assert server.get(f"{table}#seat2secret").status_code == 404
    assert server.get(f"{table}#spectatorsecret").status_code == 200


def columns(store):
    inspected = sql.inspect(store._engine)
    return {
        table.name: {one["name"]: str(one["type"]) for one in inspected.get_columns(table.name)}
        for table in META.sorted_tables
    }


def test_a_database_of_1_0_0_gets_the_tables_of_a_new_one(tmp_path):
    restored(tmp_path / "old.sqlite")
    old, new = (TableStore(f"sqlite:///{tmp_path / name}.sqlite") for name in ("old", "new"))

    assert columns(old) == columns(new)
    old.close()
    new.close()


@pytest.mark.parametrize(
    ("version", "said"),
    [
        (99, "the database is of version 99, and this package knows 4"),
        (2, "the last version that reads a database of version 2 is 1.1.0.dev0 (commit 50a47089)"),
    ],
)
def test_a_database_of_another_version_is_refused_and_left_as_it_is(tmp_path, version, said):
    file = tmp_path / "other.sqlite"
    TableStore(f"sqlite:///{file}").close()
    with sqlite3.connect(file) as database:
        database.execute(f"UPDATE gwt_version SET version = {version}")
    database.close()
    before = file.read_bytes()

    with pytest.raises(UsageError, match=f"^{re.escape(said)}$"):
        TableStore(f"sqlite:///{file}")
    assert file.read_bytes() == before
