"""The page of the library: every public name, from its docstring."""

import gwt
from gwt import sdk
from gwt.errors import GwtError
from gwt.site.page import Page

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
    made.add("## A kit for games", f"{_KIT}\n\n{_renamed()}")
    for title, places in sdk.SUBJECTS.items():
        made.add(f"### {title}")
        made.add(*(f"::: gwt.sdk.{name}\n{_OPTIONS.format(level=4)}" for name in places))
    return made


_KIT = """\
A game imports what it needs from `gwt.sdk`, and nothing else of the package; *Adding a game* shows how.
Each name is imported when it is first used.
Some names stand for two things in the package, so they have another one here:"""


def _renamed() -> str:
    """Returns the names of `gwt.sdk` that are others in the module from which they come, as a table."""
    places = {name: place for one in sdk.SUBJECTS.values() for name, place in one.items() if ":" in place}
    rows = (f"| `{name}` | `{places[name].replace(':', '.')}` |" for name in sorted(places))
    return "\n".join(("| name in `gwt.sdk` | in the package |", "|---|---|", *rows))


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
