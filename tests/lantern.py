"""The game of `examples/games`, as if it were installed."""

import shutil
import sys
import tempfile
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[1] / "examples" / "games" / "lantern_street"
NAME = "lantern-street"


@pytest.fixture
def lantern_street(monkeypatch, tmp_path_factory):
    """The name of a game that the package has never heard of."""
    monkeypatch.syspath_prepend(site_packages(tmp_path_factory.mktemp("installed")))
    return NAME


def install() -> str:
    """Puts the game into this process for good, for programs that are no tests; returns its name."""
    sys.path.insert(0, str(site_packages(Path(tempfile.mkdtemp()))))
    return NAME


def site_packages(folder: Path) -> Path:
    """Writes the game to a folder as pip does, with its entry point, and returns the folder."""
    shutil.copytree(FOLDER / "lantern_street", folder / "lantern_street")
    info = folder / "lantern_street-1.0.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {NAME}\nVersion: 1.0.0\n", encoding="utf-8"
    )
    (info / "entry_points.txt").write_text(
        f"[gwt.games]\n{NAME} = {NAME.replace('-', '_')}:GAME\n", encoding="utf-8"
    )
    return folder
