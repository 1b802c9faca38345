"""`python -m tests.docs.plain`: prints the blocks of some documents that fail where no extra is installed.

Such a block may need an extra if it says which, and if the page names that extra above it. What it has
left undone may be missed by the blocks below it.
"""

import os
import re
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.cli.core_only import refuse

refuse()

from tests.docs.blocks import PAGES, Block, Printed, Reader  # noqa: E402
from tests.sampling import sample  # noqa: E402

_ASKED = re.compile(r"pip install '\S+\[(?P<names>[a-z,]+)\]'")
_NAMED = re.compile(r"extra \[`(?P<names>[a-z]+)`\]\(")
_MODULE = re.compile(r"^ModuleNotFoundError: ", re.MULTILINE)


class Stranger(Reader):
    """Somebody who reads on where a block fails."""

    def _python(self, block: Block) -> str:
        try:
            return super()._python(block)
        except Exception as error:
            return f"{type(error).__name__}: {error}\n"

    def _output(self, arguments: list[str]) -> str:
        try:
            return super()._output(arguments)
        except Exception as error:
            return f"{type(error).__name__}: {error}\n"


def wrong(page: str, folder: Path) -> Iterator[Printed]:
    """Yields what a page shows and does not print, unless a block above lacks an extra."""
    lacks = False
    for one in Stranger(folder).read(page):
        if one.holds():
            continue
        above = page[: one.block.span[0]]
        wanted = {name for match in _ASKED.finditer(one.prints) for name in match["names"].split(",")}
        if wanted or _MODULE.search(one.prints):
            lacks = True
            named = {name for match in _NAMED.finditer(above) for name in match["names"].split(",")}
            if not (named >= wanted and named):
                yield one
        elif not lacks:
            yield one


def main() -> None:
    for path in sample(PAGES, 20):
        with TemporaryDirectory() as folder:
            os.chdir(folder)
            for one in wrong(path.read_text(encoding="utf-8"), Path(folder)):
                print(f"{path.name}:{one.block.line}: {one.prints}")


if __name__ == "__main__":
    main()
