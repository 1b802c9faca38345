"""The scripts and the style sheet that show pictures in a browser, in a single page or a site."""

from importlib.resources import files

ASSETS = ("replay.css", "zoom.js", "replay.js")
"""The files that a site serves."""


def asset(name: str) -> str:
    """Reads a file of this folder."""
    return files(__name__).joinpath(name).read_text(encoding="utf-8")
