"""Whoever follows the tutorial word by word gets what it says, and the stories of the examples are true."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from gwt.cli.app import app
from tests.docs.blocks import ROOT, Reader, blocks

pytestmark = pytest.mark.in_turn

AUTHORING = ROOT / "docs" / "authoring"
TUTORIAL = (AUTHORING / "tutorial.md").read_text(encoding="utf-8")
EXAMPLES = ROOT / "examples" / "packs"
STORIES = sorted((AUTHORING / "examples").glob("*.md"))

each = pytest.mark.parametrize("story", STORIES, ids=lambda path: path.stem)


def run(line: str, typed: str = "") -> str:
    result = CliRunner().invoke(app, line.split()[1:], input=typed, catch_exceptions=False)
    return "\n".join(one.rstrip() for one in result.output.splitlines())


def test_each_step_gives_what_the_page_says(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)

    for printed in Reader(tmp_path).read(TUTORIAL):
        assert printed.holds(), (
            f"{printed.block.line}\n{printed.says}\n--- prints now ---\n{printed.prints}"
        )
    assert Path("landing.svg").read_text(encoding="utf-8").startswith("<svg")
    assert "remove hazard" in run("gwt try 11b --pack river", typed="q\n")


def test_every_example_has_its_story():
    assert [path.stem for path in STORIES] == sorted(
        path.parent.name for path in EXAMPLES.glob("*/pack.yaml")
    )


@each
def test_a_story_shows_the_files_of_its_pack(story):
    shown = [block.text for block in blocks(story.read_text(encoding="utf-8")) if block.language == "yaml"]
    held = {path.read_text(encoding="utf-8") for path in (EXAMPLES / story.stem).glob("*.yaml")}

    assert len(shown) == 2
    assert set(shown) == held


@each
def test_the_commands_of_a_story_print_what_it_shows(story, monkeypatch):
    monkeypatch.chdir(EXAMPLES)
    monkeypatch.delenv("COLUMNS", raising=False)
    sessions = re.findall(
        r"```text\n\$ (gwt [^\n]+)\n(.*?)```", story.read_text(encoding="utf-8"), re.DOTALL
    )

    assert len(sessions) == 2
    for line, shown in sessions:
        assert run(line) == shown.rstrip("\n")
