"""The pictures in the documents; `python -m tests.picture.gallery` draws them anew."""

import re
from collections.abc import Iterator
from pathlib import Path

import gwt
from gwt.spec import picture_spec
from gwt.spec.registry import DEFAULT, GAMES

DOCS = Path(__file__).parent.parent.parent / "docs"
DOCUMENTS = (DOCS / "pictures.md", DOCS / "pacific-rails.md")


def gallery() -> Iterator[tuple[Path, str]]:
    """Each file that the documents show, and the picture that belongs there.

    Those of the first game lie in the folder itself, those of another in one of its name.
    """
    for document in DOCUMENTS:
        for shown in re.findall(r"\]\((pictures/[^)]+\.svg)\)", document.read_text(encoding="utf-8")):
            path = DOCS / shown
            game = path.parent.name if path.parent.name in GAMES else DEFAULT
            yield path, picture_spec.component_pictures(gwt.load_pack(game), path.stem).svg()


if __name__ == "__main__":
    for path, svg in gallery():
        path.parent.mkdir(exist_ok=True)
        path.write_text(svg, encoding="utf-8", newline="\n")
