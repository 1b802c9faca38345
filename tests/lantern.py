"""The game of `examples/games`, as if it were installed in this process."""

import sys
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


def install() -> str:
    """Puts the game into this process for good, for programs that are no tests; returns its name."""
    found = metadata.EntryPoint(NAME, "lantern_street:GAME", registry.ENTRY_POINTS)
    sys.path.insert(0, str(FOLDER))
    registry._installed = lambda path: {NAME: found}
    return NAME
