"""Finds `content/` and `grammar/`, in an installed wheel or in a checkout."""

import os
from pathlib import Path

_PACKAGE = Path(__file__).parent


def root() -> Path:
    """The folder that holds `content/` and `grammar/`."""
    installed = _PACKAGE / "_data"
    return installed if installed.is_dir() else _PACKAGE.parent


def cache_file(name: str) -> Path | None:
    """A file in this user's cache folder for something that can be made again; none where there is none.

    `GWT_CACHE` names another folder.
    """
    given = os.environ.get("GWT_CACHE") or os.environ.get("XDG_CACHE_HOME")
    try:
        folder = (Path(given) if given else Path.home() / ".cache") / "gwt"
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except (OSError, RuntimeError):
        return None
    return folder / name if os.access(folder, os.W_OK) else None


def grammar(name: str) -> Path:
    return root() / "grammar" / f"{name}.lark"


def content(game: str) -> Path:
    """The folder of the packs that come with a game."""
    return root() / "content" / game
