"""The game of `examples/games`, as if it were installed in this process."""

from importlib import metadata
from pathlib import Path

import pytest

from gwt.spec import registry

FOLDER = Path(__file__).parents[1] / "examples" / "games" / "lantern_street"
NAME = "lantern-street"


@pytest.fixture
def lantern_street(monkeypatch):
    """The name of a game that the package has never heard of."""
    monkeypatch.syspath_prepend(FOLDER)
    found = metadata.EntryPoint(NAME, "lantern_street:GAME", registry.ENTRY_POINTS)
    monkeypatch.setattr(registry, "_installed", lambda path: {NAME: found})
    return NAME
