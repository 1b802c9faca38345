"""A file that is replaced is the old one or the new one, whatever happens to the process that writes it."""

import os
import resource
import signal
import stat
import subprocess
import sys
import time
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

import gwt
from gwt import atomic_files, disk_cache
from gwt.atomic_files import write_atomically

SAVING = """
import sys, gwt
path, seed = sys.argv[1], int(sys.argv[2])
game = gwt.new_game(2, seed)
for _ in range(60):
    game.play(game.options[0])
print("ready", flush=True)
while True:
    game.save(path)
"""
"""Saves a game again and again until the process is killed."""


@pytest.fixture(params=["without a name", "with a name"])
def either_way(request, monkeypatch):
    """A file is written without a name where the system can, and otherwise under another name."""
    if request.param == "with a name":
        monkeypatch.setattr(atomic_files, "_unnamed", lambda folder: None)


@pytest.fixture
def writer():
    """Starts processes that save without end; they are killed when the test is over."""
    started: list[subprocess.Popen[str]] = []

    def start(path: Path, seed: int) -> subprocess.Popen[str]:
        one = subprocess.Popen(
            [sys.executable, "-c", SAVING, str(path), str(seed)], stdout=subprocess.PIPE, text=True
        )
        started.append(one)
        assert one.stdout is not None
        assert one.stdout.readline() == "ready\n"
        return one

    yield start
    for one in started:
        one.kill()
        one.wait()


@contextmanager
def full_disk():
    """Lets no file grow beyond 500 bytes, that of pytest's own output neither."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (500, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.mark.slow
def test_a_game_outlives_every_kill_of_whoever_saves_it(tmp_path, writer):
    path = tmp_path / "evening.gwt"
    gwt.new_game(2, 1).save(path)

    for kill in range(6):
        one = writer(path, kill)
        time.sleep(0.01 + 0.007 * kill)
        one.send_signal(signal.SIGKILL)
        one.wait()

        assert len(gwt.load_game(path).history) in (0, 60)


def test_who_reads_beside_a_writer_sees_only_whole_games(tmp_path, writer):
    path = tmp_path / "evening.gwt"
    writer(path, 1)
    seen, until = set[str](), time.monotonic() + 0.5
    while time.monotonic() < until or not seen:
        with suppress(FileNotFoundError):
            seen.add(path.read_text(encoding="utf-8"))

    assert len(seen) == 1
    assert seen.pop().endswith("\n")


def test_two_writers_leave_the_game_of_one_of_them(tmp_path, writer):
    path = tmp_path / "evening.gwt"
    writers = [writer(path, seed) for seed in (1, 2)]
    time.sleep(0.2)
    for one in writers:
        one.kill()
        one.wait()

    assert gwt.load_game(path).premise.seed in (1, 2)


@pytest.mark.usefixtures("either_way")
def test_a_disk_that_is_full_costs_nothing_and_leaves_nothing_behind(tmp_path):
    path = tmp_path / "evening.gwt"
    game = gwt.new_game(2, 1)
    game.save(path)
    before = path.read_bytes()
    for _ in range(40):
        game.play(game.options[0])

    with full_disk(), pytest.raises(OSError, match="too large"):
        game.save(path)

    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_the_cache_leaves_nothing_behind_on_a_full_disk(tmp_path, monkeypatch):
    monkeypatch.setenv("GWT_CACHE", str(tmp_path))
    disk_cache.store("name", "eggs", [1])
    with full_disk():
        disk_cache.store("name", "eggs", list(range(1000)))

    assert [one.name for one in (tmp_path / "gwt").iterdir()] == ["name"]
    assert disk_cache.load("name", "eggs") == [1]


@pytest.mark.usefixtures("either_way")
def test_what_was_there_is_replaced_with_its_permissions(tmp_path):
    path = tmp_path / "file"
    path.write_bytes(b"old and longer")
    path.chmod(0o640)

    write_atomically(path, b"new")

    assert path.read_bytes() == b"new"
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.usefixtures("either_way")
def test_a_new_file_has_the_permissions_of_any_other(tmp_path):
    write_atomically(tmp_path / "file", b"new")
    (tmp_path / "other").write_bytes(b"")

    assert (tmp_path / "file").stat().st_mode == (tmp_path / "other").stat().st_mode


def test_a_link_stays_and_what_it_leads_to_is_replaced(tmp_path):
    path, link = tmp_path / "file", tmp_path / "link"
    path.write_bytes(b"old")
    link.symlink_to(path)

    write_atomically(link, b"new")

    assert link.is_symlink()
    assert path.read_bytes() == b"new"


def test_a_folder_is_not_replaced(tmp_path):
    (tmp_path / "folder").mkdir()

    with pytest.raises(OSError, match="folder"):
        write_atomically(tmp_path / "folder", b"new")

    assert [one.name for one in tmp_path.iterdir()] == ["folder"]


def test_a_pipe_is_written_to_as_it_is(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    with subprocess.Popen(["cat", str(tmp_path / "pipe")], stdout=subprocess.PIPE) as reader:
        write_atomically(tmp_path / "pipe", b"new")

        assert reader.communicate()[0] == b"new"
    assert stat.S_ISFIFO((tmp_path / "pipe").stat().st_mode)
