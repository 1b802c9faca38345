"""The scripts and the style sheet that show pictures in a browser, in a single page or a site."""

from importlib.resources import files

from gwt.picture.web.script_bundle import bundle

SCRIPTS = (
    "dom.js",
    "zoom.js",
    "frame-table.js",
    "change-frames.js",
    "table-view.js",
    "event-list.js",
    "replay-analysis.js",
    "move-list.js",
    "graph.js",
    "continue-game.js",
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
