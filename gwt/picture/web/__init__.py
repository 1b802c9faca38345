"""The scripts and the style sheet that show pictures in a browser, in a single page or a site."""

from importlib.resources import files

from gwt.picture.web.bundle import bundle

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
"""The modules, each after those that it imports."""
ASSETS = ("replay.css", *SCRIPTS)
"""The files that a site serves."""


def asset(name: str) -> str:
    """Reads a file of this folder."""
    return files(__name__).joinpath(name).read_text(encoding="utf-8")


def replay_script() -> str:
    """Returns `SCRIPTS` as one script, for a page that is a single file."""
    return bundle({name: asset(name) for name in SCRIPTS})
