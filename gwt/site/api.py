"""The page of the library: every public name, from its docstring."""

from collections.abc import Iterable
from inspect import getdoc, isclass, isroutine

import gwt
from gwt import sdk
from gwt.errors import GwtError
from gwt.later import written
from gwt.site.page import Page, plain

PATH = "api.md"

_OPTIONS = """\
    options:
      heading_level: {level}
"""


def page() -> Page:
    """Returns the page of `gwt` and `gwt.sdk`; the docstrings are read when the site is built."""
    made = Page(PATH, "Library", kind="library")
    made.add(
        "Every public name of `gwt`, with its source. "
        "Seats are counted from 0 here and from 1 in everything written for people; money is in dollars, "
        "and points are victory points."
    )
    for title, names in _by_sort().items():
        made.add(f"## {title}")
        made.add(*(f"::: gwt.{name}\n{_OPTIONS.format(level=3)}" for name in names))
    made.add("## A kit for games", _KIT)
    for title, kit in sdk.SUBJECTS.items():
        made.add(f"### {title}", _listed_names(kit))
    return made


_KIT = """\
A game imports what it needs from `gwt.sdk`, and nothing else of the package; *Adding a game* shows how.
Each name is imported when it is first used.
Some names stand for two things in the package, so they have another one here."""


def _listed_names(names: Iterable[str]) -> str:
    """Returns a table of names of the kit: where else each can be had, and the first sentence about it.

    There are so many that a page with all signatures and sources would take half a minute to load.
    """
    rows, places = [], written(sdk.__name__)
    for name in names:
        module, own = places[name]
        value = getattr(sdk, name)
        about = (getdoc(value) or "").split("\n")[0] if isroutine(value) or isclass(value) else ""
        rows.append(f"| `{name}` | {plain(about)} | `{module}.{own}` |")
    return "\n".join(("| name | about it | in the package |", "|---|---|---|", *rows))


def _by_sort() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {"Functions": [], "Classes": [], "Errors": []}
    for name in gwt.__all__:
        value = getattr(gwt, name)
        if not isinstance(value, type):
            if callable(value):
                found["Functions"].append(name)
        else:
            found["Errors" if issubclass(value, GwtError) else "Classes"].append(name)
    return found
