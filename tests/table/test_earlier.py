"""Games that ran in an earlier version go on, or say which choice is not legal any more."""

import lzma
import re
import sqlite3
from pathlib import Path

import pytest

import gwt
from gwt.play import RecordedChoices
from gwt.table import ContentCatalog, TableStore, table_admin
from gwt.table.match.live_game import wake_game
from gwt.table.store.records import TableAction, TableRow
from tests.table.earlier.trying import tried

DATABASES = sorted((Path(__file__).parent / "earlier").glob("*.sqlite.xz"))
"""Databases of forty tables of ten sets of packs, by the revision that wrote them, as `making` does."""


@pytest.fixture(params=DATABASES, ids=lambda path: path.name.partition(".")[0])
def database(request, tmp_path):
    file = tmp_path / "tables.sqlite"
    file.write_bytes(lzma.decompress(request.param.read_bytes()))
    return file


def test_every_game_of_an_earlier_version_goes_on_or_names_a_choice(database):
    become = tried(database)

    assert become.total() == 40
    assert become["goes on"] + become["waits"] + become["refused, with the choice"] >= 38


def test_what_is_asked_more_is_taken_back_with_the_choice_before_it():
    """In a game of an earlier format, which declines it."""
    text = (Path(__file__).parents[1] / "saves/format-2/second-edition.gwt").read_text(encoding="utf-8")
    head, body = text.split("\n\n", 1)
    first = body.splitlines()[0]
    start = re.sub("choices: .*", "choices: 0", head) + f"\n\n{first}\n"
    row = TableRow(
        "earlier", "secret", start, {"players": ["human"] * 2, "names": [""] * 2, "watch": "choices"}
    )
    seats = gwt.loads(text, listen=False).copy_at_start()
    choices, deeds = RecordedChoices(seats, 2), list[TableAction]()
    lines = [line for line in body.splitlines() if not re.match("state|scores", line)]
    for number, line in enumerate(lines, 1):
        seat = seats.seat
        choices.play(line)
        deeds.append(TableAction(number, "choose", seat, line))
        if choices.count > number:
            break
    match = wake_game(row, deeds, None)
    before, count = match.game.state.copy(), len(match.projection.lines)

    match.add(TableAction(count + 1, "undo", seat, str(count - 2)))
    assert len(match.game.history) == count - 2
    for number, line in enumerate(lines[count - 2 : count], count + 2):
        match.add(TableAction(number, "choose", seat, line))
    assert match.game.state == before and len(match.game.history) > count


def test_a_choice_that_is_not_legal_any_more_is_named(database):
    """In a table whose third choice nobody could make."""
    with sqlite3.connect(database) as opened:
        changed = opened.execute("UPDATE gwt_deeds SET text = 'gain $999' WHERE number = 3").rowcount
        whole = opened.execute("SELECT count(*) FROM gwt_tables WHERE deeds >= 3").fetchone()[0]
    opened.close()

    assert tried(database)["refused, with the choice"] == changed == whole > 0


def test_a_game_that_stands_otherwise_goes_on_and_says_since_when(database):
    with sqlite3.connect(database) as opened:
        (table,) = opened.execute('SELECT "table" FROM gwt_deeds WHERE number = 3').fetchone()
        opened.execute("UPDATE gwt_deeds SET digest = 'other' WHERE \"table\" = ? AND number >= 2", [table])
    opened.close()

    store = TableStore(f"sqlite:///{database}")
    (checked,) = table_admin.check_tables(store, ContentCatalog.of(None, (), ()), [table])
    store.close()
    assert not checked.trouble and checked.difference.startswith("but since choice 2, '")
