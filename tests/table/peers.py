"""A real PostgreSQL, two servers on one database, and fifty kills of each."""

import argparse
import random
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

import sqlalchemy as sql

from gwt.table.store.access_keys import hash_of
from gwt.table.store.schema import META
from gwt.table.store.sql_connection import url_of
from gwt.table.store.table_store import TableStore
from tests.table.kills import Seat, kill_again_and_again, new_table, server
from tests.table.postgres import postgres
from tests.table.test_migrations import KEPT


def two_servers(database: str, choices: int) -> float:
    """Two people at one table by two servers; returns the mean seconds until the other sees a choice."""
    dice, waits = random.Random(1), []
    with ExitStack() as stack:
        addresses = [stack.enter_context(server(database))[1] for _ in range(2)]
        links = new_table(addresses[0])["links"]["seats"]
        seats = [Seat.at(stack, *both) for both in zip(addresses, links, strict=True)]
        for one in seats:
            while one.here != {1, 2}:
                one.hear()
        for number in range(choices):
            at = 0 if seats[0].moment["decision"] else 1
            option = dice.choice(seats[at].moment["decision"]["options"])["text"]
            start = time.perf_counter()
            assert seats[at].choose(option, f"c{number}")
            for one in (seats[1 - at], seats[at]):
                while one.moment["number"] <= number:
                    one.hear()
                waits += [time.perf_counter() - start] if one is seats[1 - at] else []
            views = [
                {**one.moment["view"], "seats": None, "options": None, "agenda": None} for one in seats
            ]
            assert {**views[0], "seen by": 0} == {**views[1], "seen by": 0}
    return sum(waits) / len(waits)


def migrate(database: str) -> None:
    """Opens a database of 1.0.0, whose table and secrets are there afterwards."""
    engine = sql.create_engine(url_of(database))
    with engine.begin() as connection:
        dump = KEPT.read_text(encoding="utf-8")
        connection.exec_driver_sql(dump.replace("BEGIN TRANSACTION;", "").replace("COMMIT;", ""))
    store = TableStore(database)
    reader = store.reader("version3", hash_of("seat1secret"))
    assert reader is not None and reader.seat == 0 and store.list_tables()[0].choices > 0
    store.close()
    META.drop_all(engine)
    engine.dispose()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--choices", type=int, default=200)
    asked = parser.parse_args()
    with postgres() as database:
        migrate(database)
        print("a database of 1.0.0: opened")
        seen = two_servers(database, asked.choices)
        print(
            f"two servers, one table: {asked.choices} choices, seen by the other after {1000 * seen:.0f} ms"
        )
        kept = kill_again_and_again(database, asked.kills)
        print(f"PostgreSQL: {asked.kills} kills, {kept} choices, none lost")
    with tempfile.TemporaryDirectory() as folder:
        kept = kill_again_and_again(f"sqlite:///{Path(folder) / 'tables.sqlite'}", asked.kills)
        print(f"SQLite: {asked.kills} kills, {kept} choices, none lost")


if __name__ == "__main__":
    main()
