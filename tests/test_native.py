"""The classes that are written out for the compiled wheel are what attrs makes of the same source.

Here they run without the compiler; `make test-compiled` runs the whole suite with it.
"""

import os
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path
from shutil import copytree

import pytest

from gwt.dsl.effects import DONE

ROOT = Path(__file__).parents[1]
CONFIG = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
COMPILED = CONFIG["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["compile"]

GAMES = """
import hashlib, random, attrs
import gwt
for name in ("great-western-trail", "pacific-rails"):
    for players in (2, 3, 4):
        game, dice = gwt.new_game(players=players, seed=players, game=name), random.Random(players)
        while not game.over:
            game.play(dice.choice(game.options))
            if dice.random() < 0.02:
                copy = game.state.copy()
                assert copy == game.state and type(copy) is type(game.state)
                assert repr(copy) == repr(game.state)
                copy.reveals += 1
                assert copy != game.state
        print(name, players, hashlib.sha256(game.record().encode()).hexdigest())
        print([(one.name, one.kw_only, dict(one.metadata)) for one in attrs.fields(type(game.state))])
        print(type(game.state).__match_args__)
"""


@pytest.fixture(scope="module")
def writer():
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(ROOT / ".build")
        return import_module("native")


def played(folder):
    """What the games come to, with the package in a folder."""
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    command = [sys.executable, "-c", GAMES]
    result = subprocess.run(command, env=environment, cwd=folder, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    return result.stdout


def test_written_out_classes_play_the_same_games(writer, tmp_path):
    for folder in ("gwt", "content", "grammar"):
        copytree(ROOT / folder, tmp_path / folder)
    for module in COMPILED:
        if module not in writer.INSTEAD:
            name = module.removesuffix(".py").replace("/", ".")
            source = writer.plain((ROOT / module).read_text("utf-8"), import_module(name))
            (tmp_path / module).write_text(source, "utf-8")

    written = (tmp_path / "gwt/games/great_western/table/state.py").read_text("utf-8")
    assert "def copy(self)" in written
    assert "\n@state" not in written
    assert played(tmp_path) == played(ROOT)


def test_names_that_never_change_are_fixed_for_the_compiler(writer, tmp_path, monkeypatch):
    """And the same comes of it: constants, cached functions, nodes; a type and a counter are left alone."""
    source = """
from gwt.dsl.effects import May, Repeat
from gwt.memories import remembered

Way = tuple[str, ...]
FEW, MANY = 2, 3
_STOP: str = "stop"
calls = 0


@remembered(
    8
)
def doubled(number: int) -> int:
    return 2 * number


def trial(effect: May) -> tuple[Repeat, int, str]:
    global calls
    calls += 1
    return Repeat(MANY, May(effect)), doubled(FEW) + calls, _STOP
"""
    (tmp_path / "trial_of_names.py").write_text(source, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    module = import_module("trial_of_names")

    written = writer.plain(source, module)

    for line in (
        "FEW: _Final = 2; MANY: _Final = 3",
        '_STOP: _Final[str] = "stop"',
        "Way = tuple",
        "calls = 0",
    ):
        assert f"\n{line}" in written
    assert "doubled: _Final = remembered(8)(doubled_as_written)" in written
    assert "_node(Repeat, MANY, _node(May, effect))" in written
    names = {"__name__": "trial_of_names"}
    exec(written, names)
    assert names["trial"](DONE) == module.trial(DONE)


def test_every_module_that_is_compiled_is_there():
    assert [one for one in COMPILED if not (ROOT / one).is_file()] == []
    assert sorted(set(COMPILED)) == COMPILED
