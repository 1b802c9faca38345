"""The code blocks of a document, run from the top of the page to its end as a reader would.

| block | is |
|---|---|
| `python` | run with the names of the blocks before it; what it prints stands in an `output` block below |
| `console` | lines of `$ gwt ...`, each with what it prints |
| any language with `title="x.yaml"` | put into the file of that name, beside which all commands run |
| any language below `<!-- add to x.py -->` | put at its end; `below: TEXT`, below that line of it |
| `sh` with `pip install -e FOLDER` | made known to the commands that follow, without asking pip |
| `python`, `console` or `sh` below `<!-- not run: REASON -->` | not run |

In what is printed `...` stands for any lines, or for any part of a line.
`python -m tests.docs` writes what is printed now into the documents.
"""

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

from attrs import define, field, frozen
from typer.testing import CliRunner

from gwt.cli.app import app

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]

_BLOCK = re.compile(
    r"(?P<spared><!-- not run: [^\n]+ -->\n)?"
    r"(?:<!-- add to (?P<add>\S+)(?: below: (?P<below>[^\n]+))? -->\n)?"
    r"^```(?P<language>\w+)(?P<options>[^\n]*)\n(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
RUN = ("python", "console", "sh")
"""The languages of what a reader would run."""
ANY = "..."


@frozen
class Block:
    language: str
    text: str
    title: str
    add: str
    below: str
    spared: bool
    """Whether the document says why it is not run."""
    line: int
    span: tuple[int, int]
    """Of its text within the page."""


def blocks(page: str) -> list[Block]:
    """The blocks of a page, in their order."""
    found = []
    for match in _BLOCK.finditer(page):
        title = re.search(r'title="([^"]+)"', match["options"])
        start = match.start("text")
        line = page.count("\n", 0, start) + 1
        span = (start, match.end("text"))
        spared = bool(match["spared"])
        where = (title[1] if title else "", match["add"] or "", match["below"] or "")
        found.append(Block(match["language"], match["text"], *where, spared, line, span))
    return found


@frozen
class Printed:
    """What a block says is printed, and what is."""

    block: Block
    """The one that shows it: of python, the block below, or itself where there is none."""
    says: str
    prints: str

    def holds(self) -> bool:
        """Whether the two agree, `...` standing for any lines, or for any part of a line."""
        pattern = "".join(
            r"(?:.*\n)*?" if line == ANY else ".*".join(map(re.escape, line.rstrip().split(ANY))) + r" *\n"
            for line in self.says.splitlines()
        )
        return re.fullmatch(pattern, self.prints) is not None


@define
class Reader:
    """Somebody who does all that a page says, in a folder of their own."""

    folder: Path
    names: dict[str, object] = field(factory=dict)
    installed: list[Path] = field(factory=list)
    """Where Python finds what has been installed."""

    def read(self, page: str) -> Iterator[Printed]:
        """Runs the blocks of a page; the working directory is the folder."""
        found = blocks(page)
        for at, block in enumerate(found):
            if block.title:
                (self.folder / block.title).parent.mkdir(parents=True, exist_ok=True)
                (self.folder / block.title).write_text(block.text, encoding="utf-8")
            if block.add:
                self._add(block)
            if (block.title or block.add) and block.language == "python":
                continue
            if block.spared or block.language not in RUN:
                continue
            match block.language:
                case "python":
                    below = found[at + 1] if at + 1 < len(found) else None
                    shown = below if below is not None and below.language == "output" else None
                    says = shown.text if shown else ""
                    yield Printed(shown or block, says, self._python(block))
                case "console":
                    yield Printed(block, block.text, "".join(self._console(block.text)))
                case _ if commands := re.findall(r"^pip install -e (\S+)$", block.text, re.MULTILINE):
                    for folder in commands:
                        self._install(self.folder / folder)
                case _:
                    yield Printed(block, block.text, "a block of sh is not run, so it has to say why\n")

    def _add(self, block: Block) -> None:
        """Puts a block into a file that is there: at its end, or below a line of it."""
        file = self.folder / block.add
        lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
        at = len(lines)
        if block.below:
            (at,) = (number for number, line in enumerate(lines, 1) if line.startswith(block.below))
        file.write_text("".join([*lines[:at], block.text, *lines[at:]]), encoding="utf-8")

    def _install(self, project: Path) -> None:
        """Does what pip does for an editable project: its folder is searched, and its names are known."""
        about = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        info = self.folder / ".installed" / f"{about['name']}-{about['version']}.dist-info"
        info.mkdir(parents=True)
        (info / "METADATA").write_text(
            f"Metadata-Version: 2.1\nName: {about['name']}\nVersion: {about['version']}\n", encoding="utf-8"
        )
        lines = [
            line
            for group, names in about["entry-points"].items()
            for line in (f"[{group}]", *(f"{name} = {where}" for name, where in names.items()))
        ]
        (info / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")
        self.installed += [project, info.parent]

    def _output(self, arguments: list[str]) -> str:
        """What a command prints; in a process of its own where what is installed may have changed."""
        if not self.installed:
            return CliRunner(env={"COLUMNS": None}).invoke(app, arguments, catch_exceptions=False).output
        path = os.pathsep.join(map(str, [*self.installed, ROOT]))
        done = subprocess.run(
            [sys.executable, "-m", "gwt", *arguments],
            cwd=self.folder,
            env={**os.environ, "PYTHONPATH": path, "COLUMNS": "80"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert "Traceback" not in done.stdout, done.stdout
        return done.stdout

    def _python(self, block: Block) -> str:
        """Runs the code at its own line of the page, so that a traceback leads there."""
        out = StringIO()
        with redirect_stdout(out):
            exec(compile("\n" * (block.line - 1) + block.text, "the page", "exec"), self.names)
        return out.getvalue()

    def _console(self, text: str) -> Iterator[str]:
        for line in text.splitlines():
            if line.startswith("$ "):
                yield f"{line}\n"
                called = calls(line[2:], self.folder)
                assert called, f"'{line}' is no command of ours"
                for arguments in called:
                    yield _tidy(self._output(arguments))


def calls(text: str, folder: Path) -> list[list[str]]:
    """The arguments of each `gwt` that a shell calls where it is given a text; nothing is run.

    Between double quotes a shell takes `$4` away, which is refused here.
    """
    noted = 'gwt() { printf "%s\\0" "$@"; printf "\\n\\0"; }\n'
    done = subprocess.run(
        ["sh", "-euc", noted + text], cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True
    )
    assert done.returncode == 0, f"{text}\n{done.stderr}"
    found: list[list[str]] = [[]]
    for word in done.stdout.split("\0")[:-1]:
        if word == "\n":
            found.append([])
        else:
            found[-1].append(word)
    return found[:-1]


def _tidy(text: str) -> str:
    """Without blanks at the ends of lines, which nobody sees."""
    return "".join(f"{line.rstrip()}\n" for line in text.splitlines())
