"""`python -m tests.picture.documents` draws the pictures of the documents anew; a test compares them."""

import re
from collections.abc import Iterator
from pathlib import Path

import gwt
from gwt.spec.picture_spec import component_pictures

DOCS = Path(__file__).parents[2] / "docs"
PICTURES = DOCS / "pictures"
GAMES = {PICTURES: "great-western-trail", PICTURES / "pacific-rails": "pacific-rails"}
"""The game of the components in each folder, whose files are called by what they show."""
TABLE = PICTURES / "table.svg"
"""The position that the guide to positions states."""


def pictures() -> Iterator[tuple[Path, str]]:
    """Every file, and what it is to show."""
    for folder, game in GAMES.items():
        pack = gwt.load_pack(game)
        for path in sorted(folder.glob("*.svg")):
            if path != TABLE:
                yield path, component_pictures(pack, path.stem).svg()
    guide = (DOCS / "guides" / "saving.md").read_text(encoding="utf-8")
    (stated,) = re.findall(r'```yaml title="table.yaml"\n(.*?)```', guide, re.DOTALL)
    yield TABLE, gwt.from_position(stated).picture().svg()


if __name__ == "__main__":
    for path, svg in pictures():
        path.write_text(svg, encoding="utf-8", newline="\n")
