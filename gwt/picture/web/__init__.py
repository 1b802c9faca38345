"""What shows pictures in a browser: plain scripts and a style sheet, for a page alone or for a site."""

from importlib.resources import files

ASSETS = ("replay.css", "zoom.js", "replay.js")
"""The files that a site serves."""


def asset(name: str) -> str:
    """The text of a file of this folder."""
    return files(__name__).joinpath(name).read_text(encoding="utf-8")
