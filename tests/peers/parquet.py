"""Rows of a tournament in a Parquet file, as other programs read them; `make peers` runs it."""

import math

import duckdb
import pandas
import pytest
from attrs import evolve
from pyarrow import parquet

from gwt.research.rows import chosen, exported
from tests.research.test_tournament import PAIR, run

LARGEST_SEED = 2**64 - 1


@pytest.fixture(scope="module")
def rows(tmp_path_factory):
    """Those of four games; the first has the largest seed, and comes from a file without holdings."""
    file = tmp_path_factory.mktemp("run") / "t.sqlite"
    run(PAIR, 4, file)
    first, *rest = chosen(file)
    return [evolve(first, seed=LARGEST_SEED, holdings={}), *rest]


@pytest.fixture(scope="module")
def file(rows, tmp_path_factory):
    path = tmp_path_factory.mktemp("out") / "rows.parquet"
    exported(rows, path)
    return path


def test_pyarrow_reads_the_rows_that_were_written(rows, file):
    read = parquet.read_table(file).to_pylist()

    assert [one["name"] for one in read] == [row.name for row in rows]
    assert [one["seed"] for one in read] == [row.seed for row in rows]
    assert [one["points: cattle"] for one in read] == [row.categories["cattle"] for row in rows]
    assert [one["has: money"] for one in read] == [row.holdings.get("money") for row in rows]


def test_pandas_reads_numbers_as_numbers(rows, file):
    read = pandas.read_parquet(file)

    assert read["points"].sum() == sum(row.points for row in rows)
    assert str(read["seed"].dtype) == "uint64"
    assert read["seed"].max() == LARGEST_SEED
    assert math.isnan(read["has: money"][0])
    assert read["has: money"][1] == rows[1].holdings["money"]


def test_duckdb_asks_the_file(rows, file):
    asked = f"SELECT name, sum(points), sum(seconds) FROM '{file}' GROUP BY name ORDER BY name"
    answered = duckdb.sql(asked).fetchall()

    assert [name for name, _, _ in answered] == sorted({row.name for row in rows})
    assert sum(points for _, points, _ in answered) == sum(row.points for row in rows)
    assert sum(seconds for _, _, seconds in answered) == pytest.approx(sum(row.seconds for row in rows))
