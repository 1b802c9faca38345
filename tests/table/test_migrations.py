"""A database of each earlier version becomes one of this version, and its tables go on."""

import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sql

from gwt.errors import UsageError
from gwt.table.store.schema import META, VERSION
from gwt.table.store.table_store import TableStore

DATABASES = Path(__file__).parent / "databases"
"""A dump of a database of each version, with one table, whose secrets are known."""


def restored(version, file):
    with sqlite3.connect(file) as database:
        database.executescript((DATABASES / f"version-{version}.sql").read_text(encoding="utf-8"))
    database.close()


def test_there_is_a_database_of_each_earlier_version():
    assert {one.stem for one in DATABASES.iterdir()} == {f"version-{one}" for one in range(1, VERSION)}


@pytest.mark.parametrize("version", range(1, VERSION))
def test_a_table_of_an_earlier_version_goes_on(serving, tmp_path, version):
    restored(version, tmp_path / "tables.sqlite")
    server = serving()
    table = f"/t/version{version}"
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


@pytest.mark.parametrize("version", range(1, VERSION))
def test_an_earlier_database_gets_the_tables_of_a_new_one(tmp_path, version):
    restored(version, tmp_path / "old.sqlite")
    old, new = (TableStore(f"sqlite:///{tmp_path / name}.sqlite") for name in ("old", "new"))

    assert columns(old) == columns(new)
    old.close()
    new.close()


def test_a_database_of_a_later_version_is_refused_and_left_as_it_is(tmp_path):
    file = tmp_path / "later.sqlite"
    TableStore(f"sqlite:///{file}").close()
    with sqlite3.connect(file) as database:
        database.execute("UPDATE gwt_version SET version = 99")
    database.close()

    with pytest.raises(UsageError, match="version 99"):
        TableStore(f"sqlite:///{file}")
