"""Whoever follows the tutorial word by word gets what it says."""

import re

import pytest
from typer.testing import CliRunner

from gwt.cli.app import app
from gwt.games import packs
from gwt.resources import root

PAGE = (root() / "docs" / "authoring" / "tutorial.md").read_text(encoding="utf-8")
BLOCKS = re.findall(
    r"```(text|yaml replace=\S+)\n(.*?)```|`(gwt [^`]+)` ends with `([^`]+)`", PAGE, re.DOTALL
)


def run(line, typed=""):
    # A process of its own would know nothing of what was loaded before.
    packs._loaded.cache_clear()
    result = CliRunner().invoke(app, line.split()[1:], input=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.output


def halves(text):
    """What stands there, and what is to stand there: the first and the second half of the lines."""
    lines = text.rstrip("\n").split("\n")
    middle = len(lines) // 2
    return "\n".join(lines[:middle]), "\n".join(lines[middle:])


def test_each_step_gives_what_the_page_says(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert len(BLOCKS) == 9
    for kind, body, command, ending in BLOCKS:
        if kind.startswith("yaml"):
            file = tmp_path / kind.partition("=")[2]
            old, new = halves(body)
            text = file.read_text(encoding="utf-8")
            assert text.count(old) == 1
            file.write_text(text.replace(old, new), encoding="utf-8")
        elif command:
            assert ending in run(command).splitlines()[-1]
        elif body.count("$ ") == 1:
            line, _, expected = body.removeprefix("$ ").partition("\n")
            assert run(line) == expected
        else:
            for line in body.strip().split("\n"):
                assert run(line.removeprefix("$ "), typed="q\n")


@pytest.mark.parametrize("command", ["gwt try 11b --pack river", "gwt show 11b --pack river --lang nl"])
def test_what_the_page_tells_in_passing_works(command, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert f"`{command}`" in PAGE
    run("gwt new river")

    assert "hazard" in run(command, typed="q\n") or "rampen" in run(command)
