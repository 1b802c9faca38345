"""The pictures in the documents; `python -m tests.picture.gallery` draws them anew."""

import re
from collections.abc import Iterator
from pathlib import Path

import gwt
from gwt.games import picture

DOCUMENT = Path(__file__).parent.parent.parent / "docs" / "pictures.md"


def gallery() -> Iterator[tuple[Path, str]]:
    """Each file that the document shows, and the picture that belongs there."""
    pack = gwt.load_pack()
    for shown in re.findall(r"\]\((pictures/[^)]+\.svg)\)", DOCUMENT.read_text(encoding="utf-8")):
        path = DOCUMENT.parent / shown
        yield path, picture.components(pack, path.stem).svg()


if __name__ == "__main__":
    for path, svg in gallery():
        path.write_text(svg, encoding="utf-8", newline="\n")
