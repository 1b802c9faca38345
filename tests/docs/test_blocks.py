"""Every code block and every console session of the documents runs, and prints what the document shows."""

import pytest

from tests.docs.blocks import PAGES, ROOT, Reader, blocks

pytestmark = [pytest.mark.slow, pytest.mark.in_turn]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_page_shows_what_its_blocks_print(path, tmp_path, monkeypatch):
    """`python -m tests.docs` writes it anew."""
    monkeypatch.chdir(tmp_path)

    for printed in Reader(tmp_path).read(path.read_text(encoding="utf-8")):
        assert printed.holds(), (
            f"{path}:{printed.block.line}\n{printed.says}\n--- prints now ---\n{printed.prints}"
        )


def test_every_page_of_the_guides_has_something_to_run():
    guides = [path for path in PAGES if path.parent.name == "guides"]

    idle = [
        path.name
        for path in guides
        if not any(one.language == "python" for one in blocks(path.read_text()))
    ]
    assert idle == ["contributing.md", "install.md"]
