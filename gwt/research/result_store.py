"""The results of tournaments, a row for each seat, in a database of SQLite.

The rows of a run say the same however it was played; only the time that players took differs, and has a
table of its own.
"""

import csv
import json
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from math import isfinite
from pathlib import Path
from typing import Any, Self

from attrs import asdict, evolve, fields, frozen

from gwt import atomic_files, errors, json_types, optional_dependencies


@frozen
class ResultRow:
    """One seat of one game."""

    group: int
    """The number of the group of players."""
    game: int
    """Within the group, from 0."""
    seat: int
    name: str
    """Of the player."""
    deal: int
    """The number of the seed, which the games of one turn of the seats share."""
    seed: int
    place: int
    """1 for who has won; several where they tie."""
    share: float
    """Of the victory, which is shared by those who tie."""
    points: int
    categories: Mapping[str, int]
    """The points by category."""
    turns: int
    """Of the whole game."""
    decisions: int
    """The number of decisions of the player."""
    status: str
    """`played`, `unfinished` or `failed`."""
    about: str
    """The error."""
    digest: str
    """Of the state at the end: games with the same one are the same."""
    seconds: float
    """Of the processor, that the player took for all its decisions."""


_TABLES = """
CREATE TABLE IF NOT EXISTS runs (run TEXT PRIMARY KEY, contest TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS rows (
    run TEXT, "group" INTEGER, game INTEGER, seat INTEGER, name TEXT, deal INTEGER, seed TEXT,
    place INTEGER, share REAL, points INTEGER, categories TEXT, turns INTEGER, decisions INTEGER,
    status TEXT, about TEXT, digest TEXT, PRIMARY KEY (run, "group", game, seat)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS times (
    run TEXT, "group" INTEGER, game INTEGER, seat INTEGER, seconds REAL,
    PRIMARY KEY (run, "group", game, seat)
) WITHOUT ROWID;
"""


class ResultJournal:
    """The rows of one run in a file, each game written as it comes; without a path, in memory."""

    def __init__(self, path: Path | None, run: str, contest: str = "") -> None:
        self._path, self._run, self._contest = path, run, contest

    def __enter__(self) -> Self:
        """
        Raises:
            UsageError: the file cannot be used.
        """
        self._database = open_results(self._path)
        try:
            with _reporting(self._path):
                self._database.executescript(_TABLES)
                self._database.execute(
                    "INSERT OR IGNORE INTO runs VALUES (?, ?)", (self._run, self._contest)
                )
                self._database.commit()
        except errors.UsageError:
            self._database.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self._database.close()

    def games(self) -> set[tuple[int, int]]:
        """The groups and numbers of the games that are there."""
        query = 'SELECT DISTINCT "group", game FROM rows WHERE run = ?'
        with _reporting(self._path):
            return set(self._database.execute(query, (self._run,)))

    def add(self, rows: Iterable[ResultRow]) -> None:
        """Writes a game, all of it or nothing.

        Raises:
            UsageError: the file cannot be written, such as when the disk is full.
        """
        with _reporting(self._path), self._database:
            for row in rows:
                place = (self._run, row.group, row.game, row.seat)
                # SQLite has no numbers as large as a seed may be.
                rest = (row.name, row.deal, str(row.seed), row.place, row.share, row.points)
                ending = (row.turns, row.decisions, row.status, row.about, row.digest)
                values = (*place, *rest, json.dumps(dict(row.categories)), *ending)
                self._database.execute(f"INSERT INTO rows VALUES ({_marks(values)})", values)
                self._database.execute("INSERT INTO times VALUES (?, ?, ?, ?, ?)", (*place, row.seconds))

    def rows(self) -> Iterator[ResultRow]:
        """The rows of the run, by group, game and seat."""
        return rows_of(self._database, self._run, self._path)


def open_results(path: Path | None, *, create: bool = True) -> sqlite3.Connection:
    """The database in a file. Raises `UsageError` if there is none, or it holds something else."""
    if path is not None and not path.is_file() and (path.exists() or not create):
        raise errors.UsageError(f"{path}: there is no such file")
    with _reporting(path):
        database = sqlite3.connect(":memory:" if path is None else path)
    try:
        with _reporting(f"{path} holds no tournaments"):
            database.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LONGEST)
            layout = _layout(database)
            if layout and layout != _layout(_own()):
                raise errors.UsageError(f"{path} holds no tournaments: it is a database of something else")
            if create:
                # A game that has been written stays written when the process is killed.
                database.execute("PRAGMA journal_mode = WAL")
                database.execute("PRAGMA synchronous = NORMAL")
    except errors.UsageError:
        database.close()
        raise
    return database


_LONGEST = 1_000_000
"""Bytes of one value or one row."""


def _own() -> sqlite3.Connection:
    database = sqlite3.connect(":memory:")
    database.executescript(_TABLES)
    return database


def _layout(database: sqlite3.Connection) -> dict[str, list[tuple[object, ...]]]:
    """Returns the columns of each table, and nothing else that could be asked in its place: a view may be
    endless, a trigger may do anything."""
    query = "SELECT type, name FROM sqlite_master WHERE name NOT LIKE 'sqlite%'"
    named = [(str(kind), str(name)) for kind, name in database.execute(query)]
    return {
        name: list(database.execute("SELECT name, type, pk FROM pragma_table_xinfo(?)", (name,)))
        if kind == "table"
        else [(kind,)]
        for kind, name in named
    }


@contextmanager
def _reporting(where: Path | str | None) -> Iterator[None]:
    """Returns a context in which an error of SQLite is a `UsageError` that begins with the file."""
    try:
        yield
    except (sqlite3.Error, OverflowError) as error:
        raise errors.UsageError(f"{where}: {error}") from None


def recorded_runs(path: Path) -> dict[str, json_types.JsonObject]:
    """Returns the plan of each run in a file, by its hash.

    Raises:
        UsageError: it is not a file with tournaments.
    """
    database = open_results(path, create=False)
    try:
        with _reporting(path):
            plans = database.execute("SELECT * FROM runs").fetchall() if _layout(database) else []
    finally:
        database.close()
    return {str(run): _contest(path, str(run), text) for run, text in plans}


_SAYS = {"game": str, "pack": str, "digest": str, "names": list, "players": int, "seed": int}
"""The columns of each run, with their kinds."""


def _contest(path: Path, run: str, text: Any) -> json_types.JsonObject:
    try:
        plan = json.loads(text)
    except (ValueError, TypeError, RecursionError):
        plan = None
    if not isinstance(plan, dict) or not all(
        isinstance(plan.get(key), kind) for key, kind in _SAYS.items()
    ):
        raise errors.UsageError(f"{path}: what the run '{errors.shorten_value(run)}' played cannot be read")
    return {"setup": None} | plan


def rows_of(database: sqlite3.Connection, run: str, path: Path | None = None) -> Iterator[ResultRow]:
    """Yields the rows of a run, by group, game and seat.

    Raises:
        UsageError: one of them is damaged.
    """
    query = (
        'SELECT "group", game, seat, name, deal, seed, place, share, points, categories, turns, '
        "decisions, status, about, digest, seconds FROM rows "
        'JOIN times USING (run, "group", game, seat) WHERE run = ? ORDER BY "group", game, seat'
    )
    with _reporting(path):
        for row in database.execute(query, (run,)):
            try:
                yield _row(row)
            except (ValueError, TypeError, RecursionError, OverflowError):
                where = ", ".join(map(errors.shorten_value, row[:3]))
                of = f"{where} of run '{errors.shorten_value(run)}'"
                raise errors.UsageError(
                    f"{path}: the row of group, game and seat {of} is damaged"
                ) from None


def _row(values: Sequence[Any]) -> ResultRow:
    """A row as it is in the file. Raises an error if a value is of another kind than was written."""
    by_name = dict(zip((field.name for field in fields(ResultRow)), values, strict=True))
    by_name["seed"] = int(by_name["seed"])
    by_name["categories"] = json.loads(by_name["categories"])
    if type(by_name["categories"]) is not dict or not all(map(_is_number, by_name["categories"].values())):
        raise TypeError("categories")
    for field in fields(ResultRow):
        value = by_name[field.name]
        if (field.type is float and not _is_number(value)) or (
            field.type in (int, str) and type(value) is not field.type
        ):
            raise TypeError(field.name)
    if not by_name["name"].isprintable() or not 0 <= by_name["share"] <= 1:
        raise ValueError("name")
    return ResultRow(**by_name)


def _is_number(value: Any) -> bool:
    return type(value) in (int, float) and isfinite(value)


def _marks(values: tuple[object, ...]) -> str:
    return ", ".join("?" * len(values))


def chosen_rows(path: Path, run: str | None = None) -> list[ResultRow]:
    """The rows of a run that a file holds; of all of them where they play the same with other players.

    Raises:
        UsageError: it is not a file with tournaments, or it is not clear which is meant.
    """
    plans = recorded_runs(path)
    if run is not None and run not in plans:
        raise errors.UsageError(f"{path} has no run '{run}'. Known here: {', '.join(plans)}.")
    selected = list(plans) if run is None else [run]
    if not selected:
        raise errors.UsageError(f"{path} holds no tournaments yet")
    alike = ("game", "digest", "players", "setup")
    if len({tuple(plans[name][key] for key in alike) for name in selected}) > 1:
        raise errors.UsageError(f"{path} has runs of different games; --run says which: {', '.join(plans)}")
    database = open_results(path, create=False)
    try:
        rows: list[ResultRow] = []
        for number, name in enumerate(selected):
            # The groups of each run are numbered from 0.
            moved = number * _APART
            rows += [evolve(row, group=row.group + moved) for row in rows_of(database, name, path)]
        return rows
    finally:
        database.close()


_APART = 1_000_000


_POINTS = "points: "


def export_rows(rows: Sequence[ResultRow], path: Path) -> None:
    """Writes rows to a file by its ending, `.csv` or `.parquet`; each category of points is a column.

    Raises:
        UsageError: it is another ending, or what writes it is not installed.
    """
    flat = [
        {key: value for key, value in asdict(row).items() if key != "categories"}
        | {f"{_POINTS}{category}": points for category, points in row.categories.items()}
        for row in rows
    ]
    columns = list(dict.fromkeys(key for row in flat for key in row))
    with atomic_files.file_errors_as_usage_errors(path):
        if path.suffix == ".csv":
            with path.open("w", encoding="utf-8", newline="") as file:
                writer = csv.DictWriter(file, columns)
                writer.writeheader()
                writer.writerows(flat)
        elif path.suffix == ".parquet":
            _parquet(flat, columns, path)
        else:
            raise errors.UsageError(f"{path}: expected a name that ends in .csv or .parquet")


def _parquet(rows: Sequence[Mapping[str, object]], columns: Sequence[str], path: Path) -> None:
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        raise optional_dependencies.missing_dependency("parquet needs pyarrow", package="pyarrow") from None
    kinds = {int: pyarrow.int64(), float: pyarrow.float64(), str: pyarrow.string()}
    types = {field.name: kinds[field.type] for field in fields(ResultRow) if field.type in kinds}
    types["seed"] = pyarrow.uint64()
    types |= {name: pyarrow.int64() for name in columns if name.startswith(_POINTS)}
    schema = pyarrow.schema([(name, types[name]) for name in columns])
    parquet.write_table(pyarrow.Table.from_pylist(rows, schema), path, compression="zstd")
