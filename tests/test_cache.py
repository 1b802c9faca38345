"""What is kept between processes is trusted only where nobody else can have written it."""

import os
import pickle
import shutil
import subprocess
import sys

import pytest

import gwt
from gwt import disk_cache
from gwt.packs.pack_cache import load_cached
from gwt.spec.pack_lookup import pack_folder
from gwt.spec.registry import game_kind


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """An empty cache folder."""
    monkeypatch.setenv("GWT_CACHE", str(tmp_path))
    return tmp_path / "gwt"


def first_edition():
    kind = game_kind("great-western-trail")
    return load_cached([pack_folder()], kind.grammar, lambda: kind.content)


def test_a_value_is_kept_until_it_is_made_of_something_else():
    disk_cache.store("name", "eggs", [1])

    assert disk_cache.load("name", "eggs") == [1]
    assert disk_cache.load("name", "flour") is None
    assert disk_cache.load("other", "eggs") is None


def test_a_value_is_kept_until_the_code_changes(monkeypatch):
    disk_cache.store("name", "eggs", [1])
    monkeypatch.setattr(disk_cache, "code_digest", lambda: "another")

    assert disk_cache.load("name", "eggs") is None


@pytest.mark.parametrize(
    "spoil", [lambda raw: raw[:-1], lambda raw: raw + b".", lambda raw: b"", lambda raw: raw[::-1]]
)
def test_a_file_that_is_not_whole_is_replaced(folder, spoil):
    disk_cache.store("name", "eggs", [1])
    (folder / "name").write_bytes(spoil((folder / "name").read_bytes()))

    assert disk_cache.load("name", "eggs") is None

    disk_cache.store("name", "eggs", [1])
    assert disk_cache.load("name", "eggs") == [1]


class Trap:
    """Fails the test when it is read."""

    def __reduce__(self):
        return pytest.fail, ("a stranger's pickle was read",)


def test_a_pickle_without_the_right_head_is_never_read(folder):
    disk_cache.store("name", "eggs", [1])
    (folder / "name").write_bytes(pickle.dumps(Trap()))

    assert disk_cache.load("name", "eggs") is None


def test_what_was_written_longest_ago_makes_room(folder, monkeypatch):
    monkeypatch.setattr(disk_cache, "_MOST", 4)
    disk_cache.store("other.tables", "x", 0)
    for number in range(5):
        disk_cache.store(f"{number}.pack", "x", number)
        os.utime(folder / f"{number}.pack", (number, number))

    kept = {one.name for one in folder.iterdir()}
    assert kept == {"2.pack", "3.pack", "4.pack", "other.tables"}


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="only where files have owners and modes")
@pytest.mark.parametrize("mode", [0o770, 0o707, 0o777])
def test_a_folder_into_which_others_can_write_is_not_used(folder, mode):
    disk_cache.store("name", "eggs", [1])
    folder.chmod(mode)

    assert disk_cache.folder() is None
    assert disk_cache.load("name", "eggs") is None


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="only where files have owners and modes")
def test_a_file_into_which_others_can_write_is_not_read(folder):
    disk_cache.store("name", "eggs", [1])
    (folder / "name").chmod(0o666)

    assert disk_cache.load("name", "eggs") is None


def test_the_folder_is_made_for_the_user_alone(folder):
    assert disk_cache.folder() == folder
    assert folder.stat().st_mode & 0o777 == 0o700


@pytest.mark.parametrize("said", ["off", "OFF", "Off"])
def test_nothing_is_kept_where_it_is_switched_off(said, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("GWT_CACHE", said)
    disk_cache.store("name", "eggs", [1])

    assert disk_cache.folder() is None
    assert disk_cache.load("name", "eggs") is None


def test_a_tilde_is_the_home_of_the_user(monkeypatch, tmp_path):
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("GWT_CACHE", "~/mine")

    assert disk_cache.folder() == tmp_path / "mine" / "gwt"


def test_a_pipe_in_the_place_of_a_file_is_not_waited_for(folder):
    disk_cache.store("name", "eggs", [1])
    (folder / "name").unlink()
    os.mkfifo(folder / "name", 0o600)

    assert disk_cache.load("name", "eggs") is None


def test_a_pack_out_of_the_cache_is_the_pack_that_was_loaded(folder, monkeypatch):
    loaded = first_edition()
    assert list(folder.glob("first_edition-*.pack"))
    monkeypatch.setattr(
        "gwt.packs.loader.load_folders", lambda *_: pytest.fail("the pack was loaded again")
    )
    kept = first_edition()

    assert kept is not loaded
    assert (kept.manifest, kept.vocabulary, kept.digest) == (
        loaded.manifest,
        loaded.vocabulary,
        loaded.digest,
    )
    tiles = {one.id: one.actions for one in kept.entries.buildings.private}
    assert tiles == {one.id: one.actions for one in loaded.entries.buildings.private}
    text = "discard 1 cattle -> gain $2"
    assert kept.parser.effect(text) == loaded.parser.effect(text)


def test_a_pack_in_which_anything_has_changed_is_loaded_again(folder, tmp_path):
    kind = game_kind("great-western-trail")
    own = tmp_path / "own"
    shutil.copytree(pack_folder(), own)
    before = load_cached([own], kind.grammar, lambda: kind.content)
    with (own / "scoring.yaml").open("a", encoding="utf-8") as file:
        file.write("# a comment\n")
    after = load_cached([own], kind.grammar, lambda: kind.content)

    assert before.digest != after.digest
    assert after.digest == load_cached([own], kind.grammar, lambda: kind.content).digest


def test_playing_is_imported_when_it_is_first_asked_for():
    code = (
        "import sys, gwt; gwt.load_pack(); "
        "print(sorted(m for m in sys.modules if m.startswith(('gwt.kernel', 'lark', 'yaml', 'cattrs'))))"
    )
    first_edition()
    for _ in range(2):
        said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert said.stdout == "[]\n"
    assert gwt.new_game().decision.options
    assert {"new_game", "load_pack", "View"} <= set(dir(gwt))
    with pytest.raises(AttributeError, match="no attribute 'newgame'"):
        _ = gwt.newgame


def test_a_whole_game_loads_what_is_used_in_play():
    """Not what reads and checks texts, writes views and records, or explains mistakes."""
    code = """
import random, sys
from pathlib import Path

import gwt

game, chance = gwt.new_game(players=2, seed=1), random.Random(0)
while not game.over:
    game.play(chance.choice(game.options))
files = [sys.modules[name].__file__ for name in sorted(sys.modules) if name.partition(".")[0] == "gwt"]
print(sum(len(Path(file).read_text(encoding="utf-8").splitlines()) for file in files), *files)
"""
    for _ in range(2):
        said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    lines, *files = said.stdout.split()

    assert int(lines) <= 15_000
    names = ("dsl/parser", "packs/document", "kernel/record", "play/view", "spelling", "positions/format")
    assert [file for file in files if any(file.endswith(f"{name}.py") for name in names)] == []
