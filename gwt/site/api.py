"""The page of the library: every public name, from its docstring."""

import gwt
from gwt.errors import GwtError
from gwt.site.page import Page

PATH = "api.md"

_OPTIONS = """\
    options:
      heading_level: 3
"""


def page() -> Page:
    """Every name of `gwt`, by what it is; the docstrings are read when the site is built."""
    made = Page(PATH, "Library", kind="library")
    made.add(
        "Every public name of `gwt`, with its source. "
        "Seats are counted from 0 here and from 1 in everything written for people; money is in dollars, "
        "and points are victory points."
    )
    for title, names in _by_sort().items():
        made.add(f"## {title}")
        made.add(*(f"::: gwt.{name}\n{_OPTIONS}" for name in names))
    return made


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
