"""Wakes every table of a database of an earlier version, and goes on at those where somebody is asked.

    python -m tests.table.earlier.trying REVISION NUMBER

writes a database of as many tables with the code of a revision, and tries it with the present one.
"""

import os
import re
import subprocess
import sys
import tarfile
import tempfile
from collections import Counter
from io import BytesIO
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from gwt.table import Limits, TableStore, app
from tests.table.earlier.making import host, seat

ROOT = Path(__file__).parents[3]
MAKING = Path(__file__).with_name("making.py")
NAMED = re.compile(r"choice \d+: .+")
"""How a refusal names the first choice that is not legal any more."""


def tried(file: Path) -> Counter[str]:
    """Counts what has become of the tables of a database, which is changed."""
    url = f"sqlite:///{file}"
    store = TableStore(url)
    numbers = {table.id: int(store.table(table.id).secret) for table in store.list_tables()}
    store.close()
    limits = Limits(work=1e9, work_burst=1e9, messages=1e6, burst=10**6)
    with TestClient(app(url, limits=limits, workers=0, poll=3600, pace=0)) as client:
        return Counter(_tried(client, id, number) for id, number in numbers.items())


def _tried(client: TestClient, id: str, number: int) -> str:
    """Says what has become of a table."""

    def ask(secret: str, path: str = "", **more: Any) -> Any:
        headers = {"authorization": f"Bearer {secret}"}
        method = "POST" if more else "GET"
        answer = client.request(method, f"/api/1/tables/{id}{path}", headers=headers, json=more or None)
        assert answer.status_code < 500 or answer.json()["problem"]["reason"] == "changed", answer.text
        return answer

    own = host(number)
    assert ask(own, "/record").status_code in (200, 403)
    answer = ask(own)
    if answer.status_code != 200:
        text = answer.json()["problem"]["gaps"]["text"]
        assert NAMED.match(text), text
        assert ask(own, "/record").status_code == 200, "it is saved as far as it went"
        return "refused, with the choice"
    for at in range(len(answer.json()["seats"])):
        moments = ask(seat(number, at), "/moments").json()["moments"]
        shown = ask(seat(number, at), f"/moments/{moments[-1]['number']}").json()
        if shown["over"]:
            return "over"
        if decision := shown["decision"]:
            chosen = ask(
                seat(number, at),
                "/messages",
                type="choose",
                request="on",
                decision=decision["number"],
                option=decision["options"][0]["text"],
            )
            assert chosen.json()["ok"], chosen.text
            return "goes on"
        if shown["wait"]:
            return "waits"
    return "nobody is asked"


def make(revision: str, number: int, file: Path) -> None:
    """Writes a database with the code of a revision of this repository."""
    packed = subprocess.run(
        ["git", "archive", revision, "gwt", "content", "grammar", "examples", "pyproject.toml"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        check=True,
    ).stdout
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(fileobj=BytesIO(packed)) as archive:
            archive.extractall(folder, filter="data")
        subprocess.run(
            [sys.executable, MAKING, str(file), str(number)],
            env={**os.environ, "PYTHONPATH": folder},
            check=True,
        )


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite"
        make(sys.argv[1], int(sys.argv[2]), file)
        for what, count in tried(file).most_common():
            print(f"{count:5} {what}")


if __name__ == "__main__":
    main()
