"""Policies and tournaments in files that are damaged, foreign or made to do harm: one line says so."""

import sqlite3
import zipfile
from random import Random
from shutil import copyfile

import numpy
import pytest

from gwt.errors import UsageError
from gwt.research import Contest, run_tournament
from gwt.research.policy import LARGEST, read_policy
from gwt.research.policy_player import policy_file
from gwt.research.result_store import ResultJournal, chosen_rows
from gwt.spec.registry import game_kind
from tests.research.test_policy import A_POLICY, A_VALUE

SHIPPED = policy_file(game_kind("great-western-trail"), "learned")
PAIR = Contest(names=("random", "greedy?depth=1"), seed=4)


def refusal(call):
    """The one line by which something is refused."""
    with pytest.raises(UsageError) as refused:
        call()
    assert "\n" not in str(refused.value)
    return str(refused.value)


@pytest.mark.parametrize("seed", range(12))
def test_a_damaged_policy_is_refused_in_one_line(tmp_path, seed):
    """It is cut short, or some of its bytes are changed."""
    path, chance = tmp_path / "own.npz", Random(seed)
    raw = bytearray(SHIPPED.read_bytes())
    if seed % 2:
        del raw[chance.randrange(len(raw)) :]
    else:
        for _ in range(20):
            raw[chance.randrange(len(raw))] = chance.randrange(256)
    path.write_bytes(raw)

    assert refusal(lambda: read_policy(path)).startswith(f"{path}: expected a file of a policy: ")


@pytest.mark.parametrize("number", [numpy.nan, numpy.inf])
@pytest.mark.parametrize("name", ["seen", "liked", "value_out", "value_base"])
def test_a_number_that_is_none_is_refused(tmp_path, name, number):
    numbers = {**A_POLICY, **A_VALUE}
    numpy.savez(tmp_path / "own.npz", **{**numbers, name: numpy.full_like(numbers[name], number)})

    assert refusal(lambda: read_policy(tmp_path / "own.npz")).endswith(
        f"a number of '{name.removeprefix('value_')}' is not finite"
    )


def test_a_policy_that_is_too_large_when_it_is_unpacked_is_not_read(tmp_path):
    with (
        zipfile.ZipFile(tmp_path / "own.npz", "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive,
        archive.open("seen.npy", "w") as member,
    ):
        for _ in range(LARGEST // 1_000_000 + 1):
            member.write(bytes(1_000_000))

    assert "bytes when it is unpacked, and may have" in refusal(lambda: read_policy(tmp_path / "own.npz"))


@pytest.mark.parametrize("said", ["[" * 100_000, "7", '[["a", "b"]]', "[[1]]", '{"a": 1}'])
def test_what_a_policy_has_learned_from_is_checked(tmp_path, said):
    numpy.savez(tmp_path / "own.npz", **A_POLICY, experience=numpy.array(said))

    assert "expected a file of a policy" in refusal(lambda: read_policy(tmp_path / "own.npz"))


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """The file of a tournament, closed and in one piece."""
    path = tmp_path_factory.mktemp("played") / "t.sqlite"
    run_tournament(PAIR, 2, path)
    with sqlite3.connect(path) as database:
        database.execute("PRAGMA journal_mode = DELETE")
    database.close()
    return path


FOREIGN = {
    "other tables": "CREATE TABLE bookmarks (url TEXT)",
    "other columns": "CREATE TABLE runs (run TEXT, contest INTEGER)",
    "an endless view": "CREATE VIEW runs AS WITH RECURSIVE n(x) AS "
    "(SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x AS run, '{}' AS contest FROM n",
}


@pytest.mark.parametrize("sql", FOREIGN.values(), ids=FOREIGN)
def test_a_database_of_something_else_is_refused_and_left_as_it_is(tmp_path, sql):
    path = tmp_path / "other.sqlite"
    with sqlite3.connect(path) as database:
        database.execute(sql)
    database.close()
    before = path.read_bytes()

    for call in (lambda: chosen_rows(path), lambda: run_tournament(PAIR, 1, path)):
        assert refusal(call) == f"{path} holds no tournaments: it is a database of something else"
    assert path.read_bytes() == before


def test_a_trigger_is_not_fired(played, tmp_path):
    path = tmp_path / "t.sqlite"
    copyfile(played, path)
    with sqlite3.connect(path) as database:
        database.execute("CREATE TRIGGER t AFTER INSERT ON rows BEGIN DELETE FROM runs; END")
    database.close()

    assert "it is a database of something else" in refusal(
        lambda: run_tournament(PAIR, 4, path, resume=True)
    )


DAMAGE = {
    "UPDATE runs SET contest = 'x'": "played cannot be read",
    "UPDATE runs SET contest = '[]'": "played cannot be read",
    "UPDATE runs SET contest = '{\"game\": 7}'": "played cannot be read",
    f"UPDATE runs SET contest = '{'[' * 100_000}'": "played cannot be read",
    "UPDATE rows SET seed = 'x'": "is damaged",
    "UPDATE rows SET categories = '[1]'": "is damaged",
    "UPDATE rows SET categories = '{\"a\": NaN}'": "is damaged",
    f"UPDATE rows SET categories = '{'[' * 100_000}'": "is damaged",
    "UPDATE rows SET points = 'many'": "is damaged",
    "UPDATE rows SET points = NULL": "is damaged",
    "UPDATE rows SET share = -1": "is damaged",
    "UPDATE rows SET name = 'a' || char(27) || '[2J'": "is damaged",
    "UPDATE times SET seconds = 9e999": "is damaged",
}


@pytest.mark.parametrize("sql", DAMAGE, ids=lambda one: one[7:50])
def test_damaged_rows_are_refused_in_one_line(played, tmp_path, sql):
    path = tmp_path / "t.sqlite"
    copyfile(played, path)
    with sqlite3.connect(path) as database:
        database.execute(sql)
    database.close()

    said = refusal(lambda: chosen_rows(path))
    assert said.startswith(str(path)) and DAMAGE[sql] in said


@pytest.mark.parametrize("seed", range(8))
def test_a_file_with_other_bytes_is_read_or_refused_in_one_line(played, tmp_path, seed):
    path, chance = tmp_path / "t.sqlite", Random(seed)
    raw = bytearray(played.read_bytes())
    if seed % 2:
        del raw[chance.randrange(100, len(raw)) :]
    else:
        for _ in range(30):
            raw[chance.randrange(len(raw))] = chance.randrange(256)
    path.write_bytes(raw)

    for call in (lambda: chosen_rows(path), lambda: run_tournament(PAIR, 2, path, resume=True)):
        try:
            call()
        except UsageError as error:
            assert "\n" not in str(error)


def test_what_cannot_be_written_is_said_in_one_line(tmp_path):
    with ResultJournal(tmp_path / "t.sqlite", "a run") as journal:
        other = sqlite3.connect(tmp_path / "t.sqlite", timeout=0)
        journal._database.execute("PRAGMA busy_timeout = 1")
        other.execute("BEGIN IMMEDIATE")
        assert "database is locked" in refusal(lambda: journal.add(run_tournament(PAIR, 1)[1]))
        other.close()
