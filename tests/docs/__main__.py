"""Writes what is printed now into every block that shows it, except where `...` stands for a part of it."""

import os
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.docs.blocks import ANY, PAGES, Printed, Reader


def renewed(page: str, printed: list[Printed]) -> str:
    """The page with what is printed now."""
    for one in sorted(printed, key=lambda one: one.block.span, reverse=True):
        if one.holds():
            continue
        assert one.block.language != "python", (
            f"line {one.block.line}: no output block shows {one.prints!r}"
        )
        assert ANY not in one.says, f"line {one.block.line}: what '...' stands for has changed"
        start, end = one.block.span
        page = page[:start] + one.prints + page[end:]
    return page


def main() -> None:
    for path in PAGES:
        page = path.read_text(encoding="utf-8")
        with TemporaryDirectory() as folder:
            os.chdir(folder)
            printed = list(Reader(Path(folder)).read(page))
        path.write_text(renewed(page, printed), encoding="utf-8")


if __name__ == "__main__":
    main()
