"""`gwt.sdk` is the one module from which a game imports what it needs."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from gwt import sdk
from gwt.site.api_page import names_by_heading

ROOT = Path(__file__).parents[1]
GAMES = sorted(
    path
    for folder in ("examples/games", "content/templates/game")
    for path in (ROOT / folder).rglob("*.py")
    if "build" not in path.parts
)
NAMES = [name for names in names_by_heading("gwt.sdk").values() for name in names]


def modules(code: str) -> set[str]:
    """The modules of `gwt` that some code imports."""
    named: set[str] = set()
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import):
            named |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            named.add(node.module)
    return {name for name in named if name.split(".")[0] == "gwt"}


@pytest.mark.parametrize("path", GAMES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_game_imports_nothing_else_of_the_package(path):
    assert modules(path.read_text(encoding="utf-8")) <= {"gwt", "gwt.sdk"}


def test_neither_does_the_guide():
    text = (ROOT / "docs/adding-a-game.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)

    assert set().union(*map(modules, blocks)) <= {"gwt", "gwt.sdk"}
    assert set(re.findall(r"`(gwt\.[a-z]+)", text)) <= {"gwt.sdk", "gwt.testing"}


def test_every_name_has_one_subject():
    assert sorted(NAMES) == sdk.__all__


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_there(name):
    assert getattr(sdk, name) is not None
    assert name in dir(sdk)


def test_names_that_mean_two_things_are_told_apart():
    assert {"Score", "JOINERS", "number", "certain", "words"}.isdisjoint(NAMES)
    assert sdk.FinalScore is not sdk.ScorePoints
    assert sdk.Task is not sdk.AssignedTask
    assert sdk.Seat is not sdk.SceneSeat


def test_naming_a_game_imports_nothing_of_playing():
    """Every command imports all installed games; what they need for play is imported when it is played."""
    code = "import sys; from gwt.sdk import GameSpec; print(*(one for one in sys.modules if 'gwt' in one))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert "gwt.spec.game_spec" in done.stdout
    assert not {"gwt.kernel.rules", "gwt.dsl.parser", "gwt.play.game"} & set(done.stdout.split())
