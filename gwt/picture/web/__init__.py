"""The scripts and the style sheet that show pictures in a browser, in a single page or a site."""

from importlib.resources import files

SCRIPTS = (
    "page.js",
    "zoom.js",
    "film.js",
    "marks.js",
    "stage.js",
    "story.js",
    "judged.js",
    "moves.js",
    "graph.js",
    "onward.js",
    "replay.js",
)
"""The scripts in the order in which they run: each uses only those before it."""
ASSETS = ("replay.css", *SCRIPTS)
"""The files that a site serves."""


def asset(name: str) -> str:
    """Reads a file of this folder."""
    return files(__name__).joinpath(name).read_text(encoding="utf-8")
