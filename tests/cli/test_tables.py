"""`gwt table list` and the other commands for the tables of a database."""

import shutil
import sqlite3
import subprocess
import sys
import time

import pytest
from starlette.testclient import TestClient

from gwt.resources import data_root
from gwt.table import app

ON = ("--database", "sqlite:///tables.sqlite")


@pytest.fixture
def pack(tmp_path):
    """A pack of the operator's, whose first tile a table has used."""
    folder = tmp_path / "mill"
    shutil.copytree(data_root() / "examples/packs/sawmill", folder)
    return folder


@pytest.fixture
def served(tmp_path, pack):
    """Starts a server on a database."""

    def start(packs=(pack,)):
        served = app(f"sqlite:///{tmp_path / 'tables.sqlite'}", packs=packs, workers=0, poll=3600)
        return TestClient(served)

    return start


def new(client, **wanted):
    """Makes a table, chooses once, and returns its id and a link."""
    made = client.post(
        "/api/1/tables", json={"players": 2, "first": 1, "seed": 7, "wait": "no", **wanted}
    ).json()
    id, secret = made["table"], made["links"]["seats"][0].partition("#")[2]
    own = client.post(f"/api/1/tables/{id}/seat", headers={"authorization": f"Bearer {secret}"}).json()[
        "link"
    ]
    headers = {"authorization": f"Bearer {own.partition('#')[2]}"}
    decision = client.get(f"/api/1/tables/{id}/moments/0", headers=headers).json()["decision"]
    chosen = {"decision": decision["number"], "option": decision["options"][0]["text"]}
    said = {"type": "choose", "request": "1", **chosen}
    assert client.post(f"/api/1/tables/{id}/messages", headers=headers, json=said).json()["ok"]
    return id, headers


def test_tables_are_listed_exported_and_deleted(command, served, pack):
    with served() as client:
        id, _ = new(client)
        empty = client.post("/api/1/tables", json={"players": 3}).json()["table"]
    listed = command("table", "list", *ON).output.splitlines()

    assert [one for one in listed if one.startswith(id) and "going on, 1 choice" in one]
    assert [one for one in listed if one.startswith(empty) and "not begun, 0 choices" in one]
    assert command("table", "export", "games", id, *ON).exit_code == 0
    replayed = command("replay", f"games/{id}.gwt", "--pack", pack)
    assert replayed.exit_code == 0, replayed.output
    assert command("table", "delete", empty, *ON).output == "deleted 1 table\n"
    assert len(command("table", "list", *ON).output.splitlines()) == 1


def test_what_is_not_there_is_told_in_one_line(command, served):
    assert command("table", "list", *ON).output == "there is no database tables.sqlite\n"
    with served():
        pass
    for what in ("export", "delete", "check"):
        arguments = ("games", "nobody") if what == "export" else ("nobody",)
        told = command("table", what, *arguments, *ON)
        assert (told.exit_code, told.output) == (2, "there is no table 'nobody' in this database\n")


def test_a_game_that_would_go_on_otherwise_is_found_pinned_and_played_on(command, served, pack, tmp_path):
    with served() as client:
        id, headers = new(client)
        other, _ = new(client, packs=["first_edition"])
    assert "2 tables, 0 of which cannot go on" in command("table", "check", *ON, "--pack", pack).output
    before = shutil.copytree(pack, tmp_path / "before")

    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        # As if the same choice had led elsewhere then.
        database.execute(
            "UPDATE gwt_deeds SET digest = 'other' WHERE kind = 'choose' AND \"table\" = ?", (other,)
        )
    database.close()
    told = command("table", "check", *ON)
    assert f"{other}: The game goes on, but since choice 1, 'move" in told.output
    assert told.exit_code == 1 and f"{id}: There is no pack 'examples/sawmill' here" in told.output
    assert command("table", "pin", id, "--pack", before, *ON).exit_code == 0
    assert command("table", "check", *ON).exit_code == 0
    assert "(pinned)" in command("table", "list", *ON).output
    with served(packs=()) as client:
        assert client.get(f"/api/1/tables/{id}/moments", headers=headers).status_code == 200
    assert command("table", "pin", id, *ON).exit_code == 0
    assert command("table", "check", *ON).exit_code == 1
    (tmp_path / "empty").mkdir()
    assert command("table", "pin", id, "--pack", "empty", *ON).exit_code == 2


def test_tables_are_copied_and_brought_back_while_a_server_runs(command, served, tmp_path):
    with served() as client:
        id, headers = new(client)
        assert command("table", "backup", "copy.sqlite", *ON).output == "complete, 1 table\n"
        assert command("table", "backup", "copy.sqlite", *ON).exit_code == 2
        assert command("table", "delete", id, *ON).exit_code == 0
        client.app.state.hall.rooms.clear()
        assert client.get(f"/api/1/tables/{id}", headers=headers).status_code == 404
        assert command("table", "restore", "copy.sqlite", *ON).output == "copied 1 table\n"
        assert command("table", "restore", "copy.sqlite", *ON).output == "copied 0 tables\n"
        moments = client.get(f"/api/1/tables/{id}/moments", headers=headers).json()["moments"]
        assert moments[-1]["number"] == 1


BROKEN_OFF = """
import os, resource, signal, sys
from gwt.cli.app import app
from gwt.table import TableStore

insert, left = TableStore._insert, [int(sys.argv.pop())]


def insert_or_die(*arguments):
    if not left[0]:
        os.kill(os.getpid(), signal.SIGKILL)
    left[0] -= 1
    return insert(*arguments)


TableStore._insert = insert_or_die
if left[0] > 3:
    resource.setrlimit(resource.RLIMIT_FSIZE, (150_000, resource.RLIM_INFINITY))
app(["table", "backup", "copy.sqlite", "--database", "sqlite:///tables.sqlite"])
"""
"""Makes a back-up, and is killed after some tables; or after more than three the disk is full."""


@pytest.mark.parametrize("tables", [1, 4])
def test_a_back_up_that_is_broken_off_leaves_nothing_that_looks_whole(command, served, tmp_path, tables):
    with served() as client:
        for _ in range(4):
            new(client)
    before = {*tmp_path.iterdir()}
    broken = subprocess.run([sys.executable, "-c", BROKEN_OFF, str(tables)], cwd=tmp_path)

    assert broken.returncode != 0
    left = {*tmp_path.iterdir()} - before - {*tmp_path.glob("tables.sqlite-*")}
    assert all(file.name.startswith(".") and ".part" in file.name for file in left)
    assert tables < 4 or not left
    for part in tmp_path.glob(".*.part"):
        told = command("table", "restore", part.name, "--database", "sqlite:///other.sqlite")
        assert told.exit_code == 2 and "no complete back-up" in told.output
    assert command("table", "backup", "copy.sqlite", *ON).output == "complete, 4 tables\n"
    assert command("table", "restore", "copy.sqlite", "--database", "sqlite:///new.sqlite").exit_code == 0


def test_only_a_complete_back_up_is_restored(command, served, tmp_path):
    with served() as client:
        new(client)
    command("table", "backup", "copy.sqlite", *ON)
    (tmp_path / "empty.sqlite").touch()
    (tmp_path / "words.sqlite").write_text("no database " * 100)
    shutil.copy(tmp_path / "tables.sqlite", tmp_path / "marked-by-nobody.sqlite")
    shutil.copy(tmp_path / "copy.sqlite", tmp_path / "torn.sqlite")
    with sqlite3.connect(tmp_path / "torn.sqlite") as database:
        database.execute("DELETE FROM gwt_tables")
    database.close()

    for file in ("empty", "words", "marked-by-nobody", "torn"):
        content = (tmp_path / f"{file}.sqlite").read_bytes()
        told = command("table", "restore", f"{file}.sqlite", "--database", "sqlite:///new.sqlite")
        assert told.exit_code == 2 and f"{file}.sqlite is no complete back-up" in told.output
        assert (tmp_path / f"{file}.sqlite").read_bytes() == content
        assert not (tmp_path / "new.sqlite").exists()


def test_tables_that_nobody_waits_for_are_deleted_in_time(served, tmp_path):
    with served() as client:
        begun, headers = new(client)
        ended = client.post("/api/1/tables", json={"players": 2}).json()
        host = {"authorization": f"Bearer {ended['links']['host'].partition('#')[2]}"}
        ended = ended["table"]
        said = {"type": "close", "request": "1"}
        assert client.post(f"/api/1/tables/{ended}/messages", headers=host, json=said).json()["ok"]
        unbegun = client.post("/api/1/tables", json={"players": 2}).json()["table"]
        store = client.app.state.hall.services.store
        assert store.expire(1, 1) == []

        with sqlite3.connect(tmp_path / "tables.sqlite") as database:
            database.execute("UPDATE gwt_tables SET touched = ?", (time.time() - 2 * 86_400,))
        database.close()
        assert store.expire(3, 3) == []
        assert set(store.expire(1, 3)) == {unbegun, ended}
        assert store.expire(1, 1) == []
        assert client.get(f"/api/1/tables/{begun}", headers=headers).status_code == 200
