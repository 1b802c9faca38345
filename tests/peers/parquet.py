"""Rows of a tournament in a Parquet file, as other programs read them; `tests/peers/run.sh` runs it."""

from importlib import import_module

import duckdb
import numpy
import pandas
import pytest
from attrs import evolve
from pyarrow import parquet

from gwt.errors import UsageError
from gwt.research import (
    CollectionPlan,
    Contest,
    played_decisions,
    read_decisions,
    to_tensors,
    write_decisions,
)
from gwt.research.result_store import chosen_rows, export_rows
from tests.docs.blocks import ROOT, blocks
from tests.research.test_tournament import PAIR, run_tournament

LARGEST_SEED = 2**64 - 1


@pytest.fixture(scope="module")
def rows(tmp_path_factory):
    """Those of four games; the first has the largest seed."""
    file = tmp_path_factory.mktemp("run") / "t.sqlite"
    run_tournament(PAIR, 4, file)
    first, *rest = chosen_rows(file)
    return [evolve(first, seed=LARGEST_SEED), *rest]


@pytest.fixture(scope="module")
def file(rows, tmp_path_factory):
    path = tmp_path_factory.mktemp("out") / "rows.parquet"
    export_rows(rows, path)
    return path


def test_pyarrow_reads_the_rows_that_were_written(rows, file):
    read = parquet.read_table(file).to_pylist()

    assert [one["name"] for one in read] == [row.name for row in rows]
    assert [one["seed"] for one in read] == [row.seed for row in rows]
    assert [one["points: cattle"] for one in read] == [row.categories["cattle"] for row in rows]


def test_pandas_reads_numbers_as_numbers(rows, file):
    read = pandas.read_parquet(file)

    assert read["points"].sum() == sum(row.points for row in rows)
    assert str(read["seed"].dtype) == "uint64"
    assert read["seed"].max() == LARGEST_SEED


def test_duckdb_asks_the_file(rows, file):
    asked = f"SELECT name, sum(points), sum(seconds) FROM '{file}' GROUP BY name ORDER BY name"
    answered = duckdb.sql(asked).fetchall()

    assert [name for name, _, _ in answered] == sorted({row.name for row in rows})
    assert sum(points for _, points, _ in answered) == sum(row.points for row in rows)
    assert sum(seconds for _, _, seconds in answered) == pytest.approx(sum(row.seconds for row in rows))


def test_decisions_are_read_as_they_were_played(tmp_path):
    path, asked = tmp_path / "decisions.parquet", CollectionPlan(("random",), seed=3)
    rows = [row for game in played_decisions(asked, 2) for row in game]
    data = (write_decisions(asked, 2, path), read_decisions(path))[1]

    assert len(data) == len(rows) > 200
    assert data.about["names"] == ["random"]
    for at in (0, len(rows) // 2, len(rows) - 1):
        row, item = rows[at], data[at]
        seen = numpy.zeros(data.sizes[0], "f4")
        numpy.add.at(seen, row.seen[0], row.seen[1])
        assert (item["observation"] == seen).all()
        assert item["options"].shape == (len(row.options), data.sizes[1])
        assert (item["chosen"], item["share"], item["game"]) == (row.chosen, row.share, row.game)
    batch = to_tensors([data[at] for at in range(8)])
    assert batch["options"].shape[0] == 8 and batch["mask"].any(dim=1).all()
    with pytest.raises(UsageError, match="expected decisions that `gwt data` has written"):
        read_decisions(tmp_path / "none.parquet")


def test_the_guide_clones_a_player(tmp_path, monkeypatch):
    page = (ROOT / "docs/guides/cloning.md").read_text(encoding="utf-8")
    for block in blocks(page):
        if block.title:
            (tmp_path / block.title).write_text(block.text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    write_decisions(CollectionPlan(("greedy?width=4",)), 12, tmp_path / "patient.parquet")
    import_module("cloning").learn("patient.parquet", "clone.npz")
    _, rows = run_tournament(Contest(("cloned:Cloned", "random"), trusted=True), 10)

    assert sum(row.share for row in rows if row.name != "random") >= 8
