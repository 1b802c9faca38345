"""A game that the package has never heard of works in all commands, installed beside a wheel of it."""

import ast
import json
import os
import shutil
import subprocess
from pathlib import Path
from threading import Timer

import pytest
import typer

from gwt.cli.app import app
from gwt.lazy_exports import exported_names
from gwt.site.public_names import MODULES, public_names
from tests.docs.blocks import ROOT, blocks
from tests.test_doors import FACES

pytestmark = [pytest.mark.slow, pytest.mark.in_turn("file")]

LANTERN_STREET = Path(__file__).parents[2] / "examples" / "games" / "lantern_street"
JUGGLER = """stalls:
  - {id: juggler, name: Juggler, kind: music, cost: 2, action: discard card -> score 2}
"""
GAME = ("--game", "lantern-street")


@pytest.fixture(scope="module")
def installed(environment):
    """With Lantern Street, a pack of it, a saved game, a tournament and a position."""
    environment.install(LANTERN_STREET)
    environment.run("gwt", "new", "river", *GAME)
    environment.run("gwt", "play", "--players", 2, "--seed", 1, *GAME, typed="1\ns own.gwt\nq\n")
    environment.run("gwt", "tournament", "greedy", "random", "--games", 2, "--db", "own.db", *GAME)
    with (environment.folder / "river" / "pack.yaml").open("a", encoding="utf-8") as file:
        file.write("adds: [juggler]\n")
    (environment.folder / "river" / "stalls.yaml").write_text(JUGGLER, encoding="utf-8")
    (environment.folder / "own.yaml").write_text("game: lantern-street\nplayers: 2\n", encoding="utf-8")
    return environment


SAYS = [
    (
        ("show", "dancer", *GAME),
        "When you light it: you may discard 1 card to gain 1 silver coin and light 1 of your stalls.",
    ),
    (
        ("show", "dancer", "--lang", "nl", *GAME),
        "Als je hem verlicht: je mag 1 kaart wegleggen om 1 zilver te nemen",
    ),
    (("find", "gives:silver", *GAME), "dancer"),
    (("show", "dancer", "--svg", "dancer.svg", *GAME), ""),
    (
        ("explain", "gain $1 per food stall", *GAME),
        "Gain as many silver coins as you have food stalls",
    ),
    (("schema", "stalls", *GAME), '"action"'),
    (("check", "river"), "1 pack"),
    (("simulate", "--games", 4, "--jobs", 2, *GAME), "4 games of 3 players"),
    (("simulate", "--games", 1, "--player", "greedy", "--pack", "river"), "1 game of 3 players"),
    (("balance", "--pack", "river", "--games", 2, "--players", 2, "--player", "random"), "river"),
    (("balance", "--games", 2, "--players", 4, "--player", "random", *GAME), "2 games of 4 random players"),
    (("bench", "--seconds", 0.1, *GAME), "decisions a second"),
    (("everywhere", "--games", 1, "--pack", "river"), "0 failures"),
    (("replay", "own.gwt"), "choices made"),
    (("replay", "own.gwt", "--html", "own.html"), ""),
    (("position", "own.yaml"), "0 choices made"),
    (("observe", "own.yaml"), ""),
    (("packs", *GAME), "lantern-street"),
    (("position", "own.yaml", "--svg", "own.svg"), ""),
    (("print", "own.pdf", "--once", *GAME), "print at 100 %"),
    (("print", "aid.pdf", "--aid", "--pack", "river"), "1 page"),
    (("tournament", "greedy", "random", "--games", 2, "--db", "new.db", *GAME), "greedy"),
    (("rate", "own.db"), "greedy"),
    (("analyse", "own.gwt"), "policy"),
    (("data", "own.parquet", "--games", 1, "--player", "random", *GAME), "pyarrow"),
    (("check-player", "greedy", "--games", 1, *GAME), "greedy"),
]


@pytest.fixture(scope="module")
def printed(installed):
    return installed.run_each(arguments for arguments, _ in SAYS)


@pytest.mark.parametrize("number", range(len(SAYS)), ids=lambda number: SAYS[number][0][0])
def test_a_command_knows_the_installed_game(printed, number):
    assert SAYS[number][1] in printed[number]


def test_a_picture_lists_what_lies_on_its_table(installed):
    installed.run("gwt", "position", "own.yaml", "--svg", "table.svg")
    drawn = (installed.folder / "table.svg").read_text(encoding="utf-8")

    assert [word for word in (">market<", ">deck<", ">hand<", ">silver<") if word not in drawn] == []


def test_its_scenarios_hold(installed):
    assert "passed" in installed.run("gwt", "test", *GAME)


def test_its_rules_have_no_checklist_and_that_is_said(installed):
    assert "rules/checklist.yaml" in installed.run("gwt", "rules", *GAME, exits=2)


def test_it_is_played_and_tried_at_the_terminal(installed):
    played = installed.run("gwt", "play", "--players", 2, *GAME, typed="m\ni tea-house\n1\nq\n\n")
    tried = installed.run("gwt", "try", "drummer", *GAME, typed="q\n")

    assert "market" in played
    assert "hand" in played
    assert "Tea house" in played
    assert "light drummer" in tried


def test_the_pages_of_the_site_say_it(installed):
    assert "mkdocs build" in installed.run("gwt", "docs", "--pack", "river", "--out", "pages")
    pages = [*(installed.folder / "pages").rglob("*.md")]

    assert any("puppet-stage" in page.read_text(encoding="utf-8") for page in pages)


def test_the_help_names_it(installed):
    assert "lantern-street" in installed.run("gwt", "show", "--help")


def test_every_command_is_tried():
    tried = {one[0] for one, _ in SAYS} | {
        *("new", "play", "test", "rules", "try", "lsp", "docs", "table", "ladder"),
    }

    assert tried == set(typer.main.get_command(app).commands)


def test_the_documents_say_what_needs_an_extra(installed, tmp_path):
    """A sample of pages is read beside the wheel, where nothing can be imported that no extra brings."""
    for name in ("tests", "docs", "examples", "content", "README.md", "pyproject.toml"):
        (tmp_path / name).symlink_to(ROOT / name)
    read = subprocess.run(
        [installed.program("python"), "-m", "tests.docs.plain"],
        cwd=installed.folder,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
    )

    assert (read.returncode, read.stdout) == (0, ""), read.stdout + read.stderr


def message(body):
    text = json.dumps({"jsonrpc": "2.0", **body})
    return f"Content-Length: {len(text)}\r\n\r\n{text}"


def test_the_language_server_tells_what_is_wrong_with_its_packs(installed):
    installed.run("gwt", "new", "brook", *GAME)
    file = installed.folder / "brook" / "pack.yaml"
    text = file.read_text(encoding="utf-8") + "define:\n  treat: gain 2 lanterns\n"
    opened = {"uri": file.as_uri(), "languageId": "yaml", "version": 1, "text": text}
    server = subprocess.Popen(
        [installed.program("gwt"), "lsp"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        cwd=installed.folder,
        text=True,
    )
    # A server that says nothing would be waited for without an end.
    silent = Timer(300, server.kill)
    silent.start()
    wanted = {"id": 1, "method": "initialize", "params": {"capabilities": {}, "processId": None}}
    server.stdin.write(message(wanted))
    server.stdin.write(message({"method": "initialized", "params": {}}))
    server.stdin.write(message({"method": "textDocument/didOpen", "params": {"textDocument": opened}}))
    server.stdin.flush()
    said = ""
    while "publishDiagnostics" not in said:
        length = int(server.stdout.readline().removeprefix("Content-Length:"))
        while server.stdout.readline().strip():
            pass
        said = server.stdout.read(length)
    silent.cancel()
    server.kill()
    server.communicate()

    assert '"source": "gwt"' in said


def test_a_type_checker_reads_it_as_its_author_would(installed):
    shutil.copytree(LANTERN_STREET, installed.folder / "project")
    cache = installed.folder / "mypy"

    assert "Success" in installed.run("python", "-m", "mypy", "--cache-dir", cache, within="project")


def test_the_programs_of_the_guide_for_importers_are_typed(installed):
    """The bot, the service and the loop over saved games of a stranger who has an installed wheel.

    So is a program with every name of every face, and no name that is published is of an unknown type.
    """
    page = (ROOT / "docs/guides/importing.md").read_text(encoding="utf-8")
    found = [one for one in blocks(page) if one.language == "python"]
    (bot,) = (one.text for one in found if one.title)
    loose = "\n".join(one.text for one in found if not one.title)
    public = [one.name for one in public_names() if one.name.rpartition(".")[0] in MODULES]
    faces = [f"{face}.{name}" for face in FACES for name in exported_names(face)]
    programs = {
        "typed_bot.py": bot,
        "loose.py": loose,
        "every_name.py": importing(sorted({*public, *faces}), shown=public),
    }
    for name, text in programs.items():
        (installed.folder / name).write_text(text, encoding="utf-8")
    strict = ("--strict", "--no-pretty", "--cache-dir", installed.folder / "mypy")

    said = installed.run("python", "-m", "mypy", *strict, *programs)

    assert "Success" in said
    assert said.count("Revealed type is") == len(public)
    assert 'Revealed type is "Any"' not in said


def importing(names, shown):
    """A program that imports whole names, and has a type checker say what those of `shown` are."""
    own = {name: name.replace(".", "_") for name in names}
    lines = [
        f"from {name.rpartition('.')[0]} import {name.rpartition('.')[2]} as {own[name]}" for name in names
    ]
    return "\n".join([*lines, *(f"reveal_type({own[name]})" for name in shown)])


def test_its_own_tests_pass(installed):
    tests = LANTERN_STREET / "tests"
    installed.run("python", "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", "/dev/null", tests)


def test_it_is_small_besides_the_names_that_it_imports():
    code = "\n".join(one.read_text(encoding="utf-8") for one in LANTERN_STREET.rglob("lantern_street/*.py"))
    imports = sum(
        node.end_lineno - node.lineno + 1
        for node in ast.walk(ast.parse(code))
        if isinstance(node, ast.Import | ast.ImportFrom)
    )

    assert sum(bool(line.strip()) for line in code.splitlines()) - imports <= 209
