"""The code blocks of a document, run from the top of the page to its end as a reader would.

| block | is |
|---|---|
| `python` | run with the names of the blocks before it; what it prints stands in an `output` block below |
| `console` | lines of `$ gwt ...`, each with what it prints |
| any language with `title="x.yaml"` | put into the file of that name, beside which all commands run |
| `python`, `console` or `sh` below `<!-- not run: REASON -->` | not run |

In what is printed `...` stands for any lines, or for any part of a line.
`python -m tests.docs` writes what is printed now into the documents.
"""

import re
import shlex
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
    r"(?P<spared><!-- not run: [^\n]+ -->\n)?^```(?P<language>\w+)(?P<options>[^\n]*)\n(?P<text>.*?)^```$",
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
        found.append(Block(match["language"], match["text"], title[1] if title else "", spared, line, span))
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

    def read(self, page: str) -> Iterator[Printed]:
        """Runs the blocks of a page; the working directory is the folder."""
        found = blocks(page)
        for at, block in enumerate(found):
            if block.title:
                (self.folder / block.title).write_text(block.text, encoding="utf-8")
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
                case _:
                    yield Printed(block, block.text, "a block of sh is not run, so it has to say why\n")

    def _python(self, block: Block) -> str:
        """Runs the code at its own line of the page, so that a traceback leads there."""
        out = StringIO()
        with redirect_stdout(out):
            exec(compile("\n" * (block.line - 1) + block.text, "the page", "exec"), self.names)
        return out.getvalue()

    def _console(self, text: str) -> Iterator[str]:
        for line in text.splitlines():
            if line.startswith("$ "):
                command, *arguments = shlex.split(line[2:], comments=True)
                assert command == "gwt", f"'{line}' is no command of ours"
                yield f"{line}\n"
                yield _tidy(CliRunner().invoke(app, arguments, catch_exceptions=False).output)


def _tidy(text: str) -> str:
    """Without blanks at the ends of lines, which nobody sees."""
    return "".join(f"{line.rstrip()}\n" for line in text.splitlines())
