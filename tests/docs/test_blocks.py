"""Every code block and every console session of the documents runs, and prints what the document shows."""

import re

import pytest
import typer

from gwt.cli.app import app
from tests.docs.blocks import PAGES, ROOT, Reader, blocks, calls

pytestmark = [pytest.mark.slow, pytest.mark.in_turn]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_page_shows_what_its_blocks_print(path, tmp_path, monkeypatch):
    """`python -m tests.docs` writes it anew."""
    monkeypatch.chdir(tmp_path)

    for printed in Reader(tmp_path).read(path.read_text(encoding="utf-8")):
        assert printed.holds(), (
            f"{path}:{printed.block.line}\n{printed.says}\n--- prints now ---\n{printed.prints}"
        )


@pytest.mark.parametrize(
    ("page", "holds"),
    [
        ("```python\nprint(1)\n```\n\n```output\n1\n```\n", [True]),
        ("```python\nprint(1)\n```\n\n```output\n2\n```\n", [False]),
        ("```python\nprint(1)\n```\n", [False]),
        ("```python\nx = 1\n```\n\n```python\nprint(x)\n```\n\n```output\n1\n```\n", [True, True]),
        ("```console\n$ gwt --version\ngwt 99\n```\n", [False]),
        ("```console\n$ gwt show 2a\n...\n│ name      Building 2a\n```\n", [False]),
        ("```sh\nmake test\n```\n", [False]),
        ("<!-- not run: takes long -->\n```sh\nmake test\n```\n", []),
        ('```python title="x.py"\n```\n\n```python\nprint(open("x.py").read())\n```\n', [False]),
    ],
)
def test_what_a_page_shows_is_compared_with_what_it_prints(page, holds, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)

    assert [printed.holds() for printed in Reader(tmp_path).read(page)] == holds


@pytest.mark.parametrize(
    ("says", "holds"),
    [("0\n...\n2 3\n", True), ("...\n", True), ("0\n1\n2 ...\n", True), ("0\n...\n2\n", False)],
)
def test_dots_stand_for_any_lines_or_any_part_of_one(says, holds, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    page = f"```python\nprint('0', '1', '2 3', sep='\\n')\n```\n\n```output\n{says}```\n"

    assert [printed.holds() for printed in Reader(tmp_path).read(page)] == [holds]


def test_every_page_of_the_guides_has_something_to_run():
    guides = [path for path in PAGES if path.parent.name == "guides"]

    idle = [
        path.name
        for path in guides
        if not any(one.language == "python" for one in blocks(path.read_text()))
    ]
    assert idle == ["contributing.md", "install.md"]


def test_a_block_is_added_to_a_file_where_the_page_says(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    page = '```text title="x"\none\nthree\n```\n\n<!-- add to x below: one -->\n```text\ntwo\n```\n\n'
    page += "<!-- add to x -->\n```text\nfour\n```\n"

    assert list(Reader(tmp_path).read(page)) == []
    assert (tmp_path / "x").read_text(encoding="utf-8") == "one\ntwo\nthree\nfour\n"


_COMMAND = re.compile(r"^(?:\$ )?(?:\.venv/bin/)?(gwt (?:.*\\\n)*[^\n]*?)(?: > \S+)?$", re.MULTILINE)
_INLINE = re.compile(r"`(gwt [^`\n]+)`")


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_shell_gives_the_command_what_a_page_prints(path, tmp_path):
    """Also of what is not run; a command is parsed unless a part stands for the reader's own."""
    page = path.read_text(encoding="utf-8")
    shown = [one.text for one in blocks(page) if one.language in ("console", "sh")]
    command = typer.main.get_command(app)
    for text in (match[1] for block in shown for match in _COMMAND.finditer(block)):
        for arguments in calls(text, tmp_path):
            if not re.search(r"\.\.\.|\b[A-Z]+\b", text):
                parsed(command, arguments)
    for text in _INLINE.findall(page):
        assert calls(text, tmp_path)


def parsed(command, arguments):
    """Has the parser of a command read its arguments; it raises where it would refuse them."""
    with command.make_context("gwt", [*arguments]) as read:
        if rest := [*read._protected_args, *read.args]:
            _, inner, more = command.resolve_command(read, rest)
            if hasattr(inner, "commands"):
                parsed(inner, more)
            else:
                inner.make_context(inner.name, [*more], parent=read)
