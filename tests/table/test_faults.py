"""What goes wrong is told as a problem to whoever it concerns, and to nobody else."""

import asyncio
import logging
import re
import shutil
import sqlite3

import pytest
import sqlalchemy as sql

import gwt
from gwt.table import Limits
from gwt.table.match import moment_messages
from gwt.table.server import table_requests
from gwt.table.server.uvicorn_server import RateLimitFilter
from gwt.table.store import sql_connection
from gwt.table.store.access_keys import Viewer
from gwt.table.store.batch_writer import BatchWriter
from gwt.table.store.records import TableAction, TableRow
from gwt.table.store.table_store import TableStore

PACKS_APART = ["promo_buildings", "second_edition"]


def told(answer):
    """The status, the code and the reason of an answer."""
    problem = answer.json()["problem"]
    return answer.status_code, problem["code"], problem.get("reason")


def test_the_log_cannot_be_filled(caplog):
    log = logging.getLogger("gwt.test")
    log.addFilter(RateLimitFilter(rate=1, burst=3))
    for number in range(1000):
        log.warning("%d", number)
    last = log.makeRecord(log.name, logging.WARNING, "", 0, "later", (), None)
    last.created += 60
    log.handle(last)

    assert [one.message for one in caplog.records] == ["0", "1", "2", "(997 records were left out) later"]


# --- hostile requests ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path, headers, status, code",
    [
        ("/api/1", {"origin": "http://["}, 403, "not-yours"),
        ("/api/1/tables/%00", {"authorization": "Bearer x"}, 404, "unknown"),
        ("/api/1/tables/" + "a" * 5000, {"authorization": "Bearer x"}, 404, "unknown"),
        ("/api/1/tables/x/moments/" + "9" * 5000, {"authorization": "Bearer x"}, 404, "unknown"),
        ("/api/1/none", {}, 404, "unknown"),
        ("/api/1/tables", {}, 405, "not-allowed"),
        ("/api/1/words?packs=" + ",".join(PACKS_APART), {}, 400, "malformed"),
        ("/api/1/words?packs=%00&language=%00", {}, 404, "unknown"),
    ],
)
def test_a_hostile_request_gets_a_problem(server, path, headers, status, code):
    answer = server.client.get(path, headers=headers)

    assert told(answer)[:2] == (status, code)


@pytest.mark.parametrize(
    "message",
    [
        {"type": "name", "request": "\0x", "name": "Ann"},
        {"type": "name", "request": "x", "name": "\0"},
        {"type": "choose", "request": "x", "decision": 0, "option": "\x1b[2J"},
    ],
)
def test_control_characters_are_refused_where_they_are_read(server, message):
    answer = server.post(server.table()["links"]["seats"][0], **message)

    assert told(answer)[:2] == (400, "malformed")
    assert "control character" in answer.json()["problem"]["message"]


# --- faults of the server -----------------------------------------------------------------------------


def test_a_fault_is_told_as_a_problem_and_logged_without_secrets(server, monkeypatch, caplog):
    link = server.table(first=1)["links"]["seats"][0]
    ann = server.sit(link)
    moment = ann.hear("moment")

    def fail(*_):
        raise RuntimeError("a fault")

    monkeypatch.setattr(table_requests.moment_messages, "earlier_moment", fail)
    monkeypatch.setattr("gwt.table.match.commands.undo", fail)
    ann.choose(moment)

    assert told(server.get(link, "/moments/0")) == (503, "broken", "fault")
    assert ann.ask("undo")["problem"]["reason"] == "fault"
    assert ann.ask("name", name="Ann")["ok"], "the socket is still open"
    assert "RuntimeError: a fault" in caplog.text and link.partition("#")[2] not in caplog.text
    caplog.clear()


def test_whoever_cannot_be_told_does_not_keep_the_others_from_it(server, monkeypatch, caplog):
    links = server.table(first=1, watch="choices", wait="no")["links"]
    ann, ben, looker = (server.sit(link) for link in (*links["seats"], links["spectators"]))
    moment, _, _ = (one.hear("moment") for one in (ann, ben, looker))
    made = moment_messages.present_moment

    def present(match, seat, language):
        assert seat != 1, "a fault of one seat"
        return made(match, seat, language)

    monkeypatch.setattr(moment_messages, "present_moment", present)
    assert ann.choose(moment)["number"] == 1
    assert looker.hear("moment")["number"] == 1
    assert ben.hear("problem")["problem"]["reason"] == "fault"
    caplog.clear()


# --- the database -------------------------------------------------------------------------------------


@pytest.fixture
def kept(tmp_path):
    """A database with two tables."""
    opened = TableStore(f"sqlite:///{tmp_path / 'kept.sqlite'}")
    for id in ("a", "b"):
        opened.add_table(TableRow(id, "", "", {}), {id: Viewer(id, "host")}, 10)
    yield opened
    opened.close()


def test_of_a_batch_only_what_cannot_be_written_fails(kept, monkeypatch):
    """PostgreSQL takes no NUL, wherever it comes from."""
    write = kept.add_deeds

    def as_postgresql(deeds):
        if any("\0" in (deed.request or "") for _, deed in deeds):
            raise sql.exc.DataError("INSERT", {}, Exception("text fields cannot contain NUL"))
        return write(deeds)

    monkeypatch.setattr(kept, "add_deeds", as_postgresql)

    async def add():
        writer = BatchWriter(kept)
        return await asyncio.gather(
            writer.add("a", TableAction(1, "name", 0, "x", request="\0")),
            writer.add("b", TableAction(1, "name", 0, "x", request="y")),
            return_exceptions=True,
        )

    failed, done = asyncio.run(add())
    assert isinstance(failed, sql.exc.DataError) and done is None
    assert (kept.deeds("a"), len(kept.deeds("b"))) == ([], 1)


def test_no_value_of_a_statement_is_in_the_message_of_its_error(kept):
    with pytest.raises(sql.exc.IntegrityError) as error:
        kept.add_table(TableRow("a", "the-secret", "", {}), {}, 10)

    assert "the-secret" not in str(error.value)


def full(server, monkeypatch):
    @sql.event.listens_for(server.hall.services.store._engine, "begin")
    def limit(connection):
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")


def locked(server, monkeypatch):
    other = sqlite3.connect(server.folder / "tables.sqlite")
    server.stack.callback(other.close)
    other.execute("BEGIN EXCLUSIVE")


def deleted(server, monkeypatch):
    for path in server.folder.glob("tables.sqlite*"):
        path.unlink()


@pytest.mark.parametrize("happens", [full, locked, deleted], ids=lambda one: one.__name__)
def test_a_choice_that_is_not_kept_is_not_confirmed(serving, monkeypatch, happens):
    monkeypatch.setattr(sql_connection, "LOCKED", 0.1)
    server = serving(limits=Limits(messages=1e6, burst=1e6, work=1e9, work_burst=1e9))
    links = server.table(first=1, wait="no")["links"]
    ann = server.sit(links["seats"][0])
    moment = ann.hear("moment")
    happens(server, monkeypatch)
    reason = {"full": "database-full", "locked": "database-locked", "deleted": "database-gone"}[
        happens.__name__
    ]

    keys = {"decision": moment["decision"]["number"], "option": moment["decision"]["options"][0]["text"]}
    # A page may still have room for a few.
    answers = [ann.ask("name", name="x" * 40) for _ in range(150 if happens is full else 0)]
    problem = ann.ask("choose", **keys)["problem"]
    assert (problem["code"], problem["reason"]) == ("away", reason)
    if happens is not full:
        assert told(server.client.post("/api/1/tables", json={"players": 2})) == (503, "away", reason)
    else:
        kept = sum(one["ok"] for one in answers)
        again = TableStore(f"sqlite:///{server.folder / 'tables.sqlite'}")
        assert len(again.deeds(links["host"].split("/")[2].partition("#")[0])) == kept + 2, (
            "two have taken seats"
        )
        again.close()


# --- content that has changed -------------------------------------------------------------------------


def test_a_waiting_choice_that_no_longer_fits_is_told_and_the_host_keeps_what_there_is(server):
    table = server.table(first=1)
    links = table["links"]
    ann = server.sit(links["seats"][0])
    moment = ann.hear("moment")
    while not moment["wait"]:
        moment = ann.act(moment)
    server.stop()
    with sqlite3.connect(server.folder / "tables.sqlite") as database:
        database.execute("UPDATE gwt_deeds SET text = 'gain $99' WHERE kind = 'hold'")
    database.close()
    server.start()

    for link in (links["seats"][0], links["host"]):
        assert told(server.get(link, "/moments")) == (503, "broken", "changed")
    assert told(server.get(links["seats"][0], "/record"))[0] == 503
    choices = re.findall("^choices: (.*)", server.get(links["host"], "/record").text, re.MULTILINE)
    assert choices == [str(moment["number"] - 1)]
    assert server.post(links["host"], type="close", request="end").json()["ok"]
    assert server.post(links["host"], type="close", request="end").json()["ok"], "the same again"
    assert server.post(links["host"], type="close", request="x").json()["problem"]["code"] == "stale"


def test_a_table_of_a_pack_that_is_not_here_any_more_says_so(serving, tmp_path):
    folder = tmp_path / "mill"
    shutil.copytree(gwt.resources.data_root() / "examples/packs/sawmill", folder)
    server = serving(packs=[folder])
    link = server.table()["links"]["seats"][0]
    server.stop()
    server.options = {}
    server.start()

    assert told(server.get(link)) == (503, "broken", "changed")


# --- other servers and commands -----------------------------------------------------------------------


def sits_first(server, link, other):
    """Who has to choose first at a table, of two links, with their moment, and the other one."""
    sitters = [server.sit(one) for one in (link, other)]
    moments = [one.hear("moment") for one in sitters]
    at = 0 if moments[0]["decision"] else 1
    return sitters[at], moments[at], sitters[1 - at]


def test_a_table_that_was_restored_goes_on_from_where_it_stands_again(serving, tmp_path):
    server = serving()
    made = server.table()
    first, start, other = sits_first(server, *made["links"]["seats"])
    moment = first.choose(start)
    kept = TableStore("sqlite://")
    opened = server.hall.services.store
    opened.copy_to(kept)
    gone = first.choose(moment)
    opened.delete([made["table"]])
    assert kept.copy_to(opened, [made["table"]]) == 1

    decision = gone["decision"]
    late = first.ask("choose", decision=decision["number"], option=decision["options"][0]["text"])
    assert (late["problem"]["code"], late["problem"].get("reason")) != ("stale", "others-faster")
    again = first.hear("moment")
    assert again["mark"] == moment["mark"]
    assert first.choose(again)["number"] == moment["number"] + 1

    opened.delete([made["table"]])
    kept.copy_to(opened, [made["table"]])
    server.client.portal.call(server.hall._follow_others)
    assert first.hear("moment")["mark"] == moment["mark"], "who says nothing is told too"

    opened.delete([made["table"]])
    server.client.portal.call(server.hall._follow_others)
    assert made["table"] not in server.hall.rooms
    assert other.closed() == first.closed() == 4403
    kept.close()


def test_who_was_slower_than_another_server_is_shown_what_it_did(serving):
    one, other = serving(), serving()
    links = one.table()["links"]["seats"]
    near, moment, _ = sits_first(one, *links)
    far, same, _ = sits_first(other, *links)
    after = near.choose(moment)

    said = {"decision": same["decision"]["number"], "option": same["decision"]["options"][0]["text"]}
    assert far.ask("choose", request="another", **said)["problem"]["code"] == "stale"

    assert far.hear("moment")["mark"] == after["mark"]
