"""What works where nothing is installed but what the package requires, and what each extra adds to it.

An extra that a message names is all that is missing: with it alone the same call works.
"""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
import typer

from gwt.cli.app import app
from gwt.players import LEVELS

pytestmark = pytest.mark.in_turn("file")

ROOT = Path(__file__).parents[2]


def runner(folder, extra=""):
    """Runs a module of Python, or `gwt` with some arguments, where no extra but one can be imported."""

    def run(*arguments, typed="", module="tests.cli.core_only"):
        paths = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
        with_extra = ["--extra", extra] if extra else []
        return subprocess.run(
            [sys.executable, "-m", module, *with_extra, *map(str, arguments)],
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
    run("play", "--players", 2, "--seed", 1, typed="s own.gwt\n1\ns short.gwt\nq\n\n")
    (folder / "own.yaml").write_text("players: 2\n", encoding="utf-8")
    return folder


def test_a_game_is_played_saved_and_resumed(core_only):
    played = core_only("play", "--players", 2, "--seed", 1, typed="s own.gwt\n1\nq\n\n")
    resumed = core_only("play", "--resume", "own.gwt", typed="q\n")

    assert [(run.returncode, run.stderr) for run in (played, resumed)] == [(0, "")] * 2


def test_components_and_expressions_have_sentences(core_only):
    for arguments in (("try", "2a"), ("show", "2a"), ("explain", "gain $2")):
        run = core_only(*arguments, "--lang", "nl", typed="q\n")

        assert (run.returncode, run.stderr) == (0, "")
        assert "dollar" in run.stdout


INSTALL = f"pip install '{ROOT}[{{}}]'"
POLICY = f"a policy needs numpy: {INSTALL.format('research')}"
NEEDS_AN_EXTRA = {
    ("check", "river", "--watch"): f"--watch needs watchfiles: {INSTALL.format('packs')}",
    ("simulate", "--games", "2", "--jobs", "2"): (
        f"more than one job needs joblib: {INSTALL.format('packs')}"
    ),
    ("simulate", "--games", "1", "--player", "distilled"): POLICY,
    ("print", "own.pdf", "--aid"): f"printing needs typst and its font: {INSTALL.format('print')}",
    ("analyse", "short.gwt", "--simulations", "1"): POLICY,
    ("data", "own.parquet"): "decisions need pyarrow: pip install pyarrow",
    ("docs", "--out", "pages", "--pack", "river"): f"the pages need mkdocs: {INSTALL.format('docs')}",
    ("lsp",): f"the language server needs pygls: {INSTALL.format('packs')}",
    ("table",): f"the table needs starlette: {INSTALL.format('table')}",
    (
        "everywhere",
        "--games",
        "1",
        "--share",
        "0.002",
    ): f"the table needs anyio: {INSTALL.format('table')}",
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
    ("explain", "gain $2", "--lang", "nl"),
    ("show", "9a", "--lang", "nl"),
    ("check-player", "random", "--games", "1"),
    ("tournament", "random", "greedy?depth=1", "--games", "1", "--db", "own.sqlite", "--resume"),
    ("rate", "own.sqlite"),
]


@pytest.fixture(scope="module")
def ended(prepared):
    """How each of these commands ends; they run in one process, for most of the time is its start."""
    calls = [*NEEDS_AN_EXTRA, *NEEDS_NO_EXTRA]
    told = runner(prepared)(typed=json.dumps(calls))
    assert told.returncode == 0, told.stderr
    return dict(zip(calls, map(tuple, json.loads(told.stdout)), strict=True))


def extras_in(result):
    """The extras that the output and the messages of a call say to install."""
    _, output, messages = result
    return set(re.findall(r"pip install '\S+\[(\w+)\]'", " ".join(f"{output} {messages}".split())))


ALONE = ("docs", "packs", "print", "research", "table")
"""The extras of commands that are installed for the tests."""


@pytest.mark.parametrize("extra", ALONE)
def test_the_extra_that_a_message_names_is_all_that_is_missing(ended, prepared, extra):
    # The language server and that of the table have tests of their own below.
    calls = [call for call in ended if extra in extras_in(ended[call]) and call not in SERVERS]
    told = runner(prepared, extra)(typed=json.dumps(calls))
    assert told.returncode == 0, told.stderr

    results = list(map(tuple, json.loads(told.stdout)))
    # What needs two extras says so of the other one now.
    assert [result for result in results if result[0] and not extras_in(result)] == []
    assert [result for result in results if extra in extras_in(result)] == []


def test_each_extra_that_a_message_names_is_tried(ended):
    assert set().union(*map(extras_in, ended.values())) == {*ALONE}


SERVERS = (("lsp",), ("table",))


def test_the_language_server_needs_its_extra_alone(prepared):
    ended = runner(prepared, "packs")("lsp")

    assert (ended.returncode, ended.stderr) == (0, "")


def offers_of_the_table(folder, *missing):
    """What a table offers where only its extra is installed, and what comes of it."""
    told = runner(folder, "table")(
        *[f"--without={name}" for name in missing], "--module", "tests.table.offered"
    )
    assert told.returncode == 0, told.stderr
    return json.loads(told.stdout)


def test_a_table_does_with_its_extra_alone_what_it_offers(tmp_path):
    offered = offers_of_the_table(tmp_path)

    assert offered["levels"] == [level.name for level in LEVELS]
    assert offered["refusals"] == []
    for possible, answer in offered["analyses"].values():
        assert possible and answer["decisions"]


def test_a_table_offers_nothing_for_which_a_library_is_missing(tmp_path):
    offered = offers_of_the_table(tmp_path, "numpy")

    assert "master" not in offered["levels"] and "learned" not in offered["players"]["great-western-trail"]
    assert offered["refusals"] == []
    for possible, answer in offered["analyses"].values():
        assert not possible
        assert answer["problem"]["gaps"] == {"cause": POLICY}


@pytest.mark.parametrize("arguments", NEEDS_AN_EXTRA, ids=" ".join)
def test_what_needs_an_extra_says_which(ended, arguments):
    code, _, messages = ended[arguments]

    assert (code, messages.splitlines()[-1]) == (2, NEEDS_AN_EXTRA[arguments])


@pytest.mark.parametrize("arguments", NEEDS_NO_EXTRA, ids=lambda one: one[0])
def test_what_needs_no_extra_works(ended, arguments):
    code, _, messages = ended[arguments]

    assert (code, messages.strip()) == (0, "")


def test_every_command_is_tried_without_extras():
    tried = {"play", "rate", "ladder", "try", *(call[0] for call in (*NEEDS_AN_EXTRA, *NEEDS_NO_EXTRA))}

    assert tried == set(typer.main.get_command(app).commands)
