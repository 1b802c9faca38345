"""What works where nothing is installed but what the package requires: no texts, one core, no editor."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
import typer

from gwt.cli.app import app

pytestmark = pytest.mark.in_turn

ROOT = Path(__file__).parents[2]
WITHOUT = "without texts: texts need fluent.runtime: pip install 'gwt-rules[text]'"


def runner(folder):
    """Runs a module of Python, or `gwt` with some arguments, where no extra can be imported."""

    def run(*arguments, typed="", module="tests.cli.core_only"):
        paths = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
        return subprocess.run(
            [sys.executable, "-m", module, *map(str, arguments)],
            cwd=folder,
            env={**os.environ, "PYTHONPATH": paths},
            input=typed,
            capture_output=True,
            text=True,
        )

    return run


@pytest.fixture
def core_only(tmp_path):
    return runner(tmp_path)


@pytest.fixture(scope="module")
def prepared(tmp_path_factory):
    """A folder with a pack, a saved game and a position."""
    folder = tmp_path_factory.mktemp("prepared")
    run = runner(folder)
    run("new", "river")
    run("play", "--players", 2, "--seed", 1, typed="s own.gwt\nq\n\n")
    (folder / "own.yaml").write_text("players: 2\n", encoding="utf-8")
    return folder


def test_a_game_is_played_saved_and_resumed_without_texts(core_only):
    played = core_only("play", "--players", 2, "--seed", 1, typed="s own.gwt\n1\nq\n\n")
    resumed = core_only("play", "--resume", "own.gwt", typed="q\n")

    for told in (played, resumed):
        assert (told.returncode, told.stderr.strip()) == (0, WITHOUT)
        # What is said goes by the names of its messages there.
        assert told.stdout.endswith("left\n")


def test_a_component_is_tried_and_shown_without_texts(core_only):
    for arguments in (("try", "9a"), ("show", "9a"), ("explain", "gain $2")):
        told = core_only(*arguments, typed="q\n")

        assert (told.returncode, told.stderr.strip()) == (0, WITHOUT)
        assert told.stdout


def test_a_pack_is_checked_without_its_texts(core_only):
    core_only("new", "river")
    checked = core_only("check", "river")

    assert (checked.returncode, checked.stderr.strip()) == (0, WITHOUT)
    assert checked.stdout == "No problems in 1 pack.\n"


def test_an_entry_may_have_a_text_that_nobody_can_compare(core_only, tmp_path):
    core_only("new", "river")
    file = tmp_path / "river" / "objectives.yaml"
    file.write_text(file.read_text(encoding="utf-8") + "    text: {en: It sings.}\n", encoding="utf-8")

    assert core_only("check", "river").returncode == 0


TEXTS = "texts need fluent.runtime: pip install 'gwt-rules[text]'"
NEEDS_AN_EXTRA = {
    ("play", "--lang", "nl"): TEXTS,
    ("try", "9a", "--lang", "nl"): TEXTS,
    ("show", "9a", "--lang", "nl"): TEXTS,
    ("explain", "gain $2", "--lang", "nl"): TEXTS,
    ("check", "river", "--watch"): "--watch needs watchfiles: pip install 'gwt-rules[watch]'",
    ("simulate", "--jobs", "2"): "more than one job needs joblib: pip install 'gwt-rules[parallel]'",
    ("train", "own.json"): "training needs numpy: pip install 'gwt-rules[train]'",
    ("distil", "own.npz"): "a policy needs numpy: pip install 'gwt-rules[train]'",
    ("reinforce", "own.npz"): "a policy needs numpy: pip install 'gwt-rules[train]'",
    ("simulate", "--player", "distilled"): "a policy needs numpy: pip install 'gwt-rules[train]'",
    ("print", "own.pdf"): "printing needs typst and its font: pip install 'gwt-rules[print]'",
    ("calibrate", "own.json"): "a policy needs numpy: pip install 'gwt-rules[train]'",
    ("analyse", "own.gwt"): "a policy needs numpy: pip install 'gwt-rules[train]'",
    ("data", "own.parquet"): "decisions need pyarrow: pip install 'gwt-rules[parquet]'",
    ("lsp",): "the language server needs pygls: pip install 'gwt-rules[lsp]'",
    ("table",): "the table needs starlette: pip install 'gwt-rules[table]'",
    ("everywhere",): "a face needs fluent: pip install 'gwt-rules[table]'",
    ("docs", "--out", "pages"): "the pages need fluent.runtime: pip install 'gwt-rules[docs]'",
}
NEEDS_NO_EXTRA = [
    ("simulate", "--games", "1", "--save-dir", "games"),
    ("replay", "own.gwt"),
    ("observe", "own.gwt"),
    ("position", "own.yaml"),
    ("rules",),
    ("packs",),
    ("find", "type:building"),
    ("test", "river"),
    ("new", "brook"),
    ("schema", "buildings"),
    ("balance", "--pack", "river", "--games", "2", "--players", "2", "--player", "random"),
    ("bench", "--seconds", "0.1"),
    ("check-player", "random", "--games", "1"),
    ("tournament", "random", "greedy?depth=1", "--games", "1", "--db", "own.sqlite"),
]


@pytest.fixture(scope="module")
def ended(prepared):
    """How each of these commands ends; they run in one process, for most of the time is its start."""
    calls = [*NEEDS_AN_EXTRA, *NEEDS_NO_EXTRA]
    told = runner(prepared)(typed=json.dumps(calls))
    assert told.returncode == 0, told.stderr
    return dict(zip(calls, map(tuple, json.loads(told.stdout)), strict=True))


@pytest.mark.parametrize("arguments", NEEDS_AN_EXTRA, ids=" ".join)
def test_what_needs_an_extra_says_which(ended, arguments):
    code, _, messages = ended[arguments]

    assert (code, messages.splitlines()[-1]) == (2, NEEDS_AN_EXTRA[arguments])


@pytest.mark.parametrize("arguments", NEEDS_NO_EXTRA, ids=lambda one: one[0])
def test_what_needs_no_extra_works(ended, arguments):
    code, _, messages = ended[arguments]

    assert (code, messages.strip()) in [(0, ""), (0, WITHOUT)]


def test_a_gate_needs_no_extra(core_only):
    told = core_only("gate", "greedy?depth=1", "random", "--games", 2)

    assert (told.returncode, told.stderr) == (1, "")
    assert "not clear yet" in told.stdout


def test_every_command_is_tried_without_extras():
    tried = {
        "gate",
        *(one[0] for one in NEEDS_NO_EXTRA),
        *("play", "try", "show", "explain", "check", "lsp", "docs", "print", "rate", "table", "everywhere"),
        *("train", "distil", "reinforce", "analyse", "calibrate", "data"),
    }

    assert tried == set(typer.main.get_command(app).commands)


def test_in_python_texts_are_refused_with_the_extra_that_they_need(core_only, tmp_path):
    (tmp_path / "asked.py").write_text(
        "from tests.cli.core_only import refuse\n"
        "refuse()\n"
        "import gwt, gwt.text\n"
        "pack = gwt.load_pack()\n"
        "picture = gwt.new_game(2).view(0).picture()\n"
        "assert (picture.title, picture.description) == ('Great Western Trail (first edition)', '')\n"
        "for ask in (gwt.text.problems, gwt.text.voice):\n"
        "    try:\n"
        "        ask(pack, 'en')\n"
        "    except gwt.UsageError as error:\n"
        "        print(error)\n",
        encoding="utf-8",
    )
    told = core_only(module="asked")

    assert told.stdout.splitlines() == ["texts need fluent.runtime: pip install 'gwt-rules[text]'"] * 2
