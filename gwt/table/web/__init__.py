"""The page of the table: one HTML file, its scripts and its style sheets, which no other host serves."""

import re
from functools import cache
from importlib.resources import files
from string import Template

from gwt.picture import web as pictures

SCRIPTS = tuple(sorted(file.name for file in files(__name__).iterdir() if file.name.endswith(".js")))
"""The modules of the page; `main.js` comes first and imports the others."""
SHARED = (
    *("dom.js", "zoom.js", "frame-table.js", "change-frames.js", "table-view.js", "graph.js"),
    *("replay-analysis.js", "replay.css"),
)
"""The files of the replay that the page uses too."""
ASSETS = ("table.css", *SCRIPTS, *SHARED)
"""The files that are served below `static/`."""
_IMPORT = re.compile(r'^import (?:[^;]* from )?"\./([\w-]+\.js)";$', re.MULTILINE)


def asset(name: str) -> str:
    """Reads one of `ASSETS`."""
    return pictures.asset(name) if name in SHARED else files(__name__).joinpath(name).read_text("utf-8")


def page(root: str, start: str) -> str:
    """Returns the page.

    Args:
        root: leads to where the server answers, without a slash at its end.
        start: the module with which it begins, which is loaded ahead with all that it imports.
    """
    # A browser would otherwise learn of a module only from the one that imports it.
    preloaded = "\n".join(
        f'<link rel="modulepreload" href="{root}/static/{module}">' for module in _modules(start)
    )
    text = files(__name__).joinpath("index.html").read_text("utf-8")
    return Template(text).substitute(root=root, preloaded=preloaded)


@cache
def _modules(start: str) -> tuple[str, ...]:
    """The modules that `main.js` and another import, with these two."""
    modules = dict.fromkeys(("main.js", start))
    waiting = [*modules]
    while waiting:
        imported = _IMPORT.findall(asset(waiting.pop()))
        waiting += [module for module in imported if module not in modules]
        modules |= dict.fromkeys(imported)
    return tuple(sorted(modules))
