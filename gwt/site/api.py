"""The page of the library: every public name, with its docstring and the version since which it is kept."""

from collections.abc import Iterable, Mapping
from importlib import import_module
from inspect import getdoc, isclass, isroutine

import gwt
from gwt import sdk
from gwt.errors import GwtError
from gwt.later import written
from gwt.site.page import Page, plain
from gwt.site.public import MODULES, Kept, kept, since

PATH = "api.md"

_OPTIONS = """\
    options:
      heading_level: {level}
      filters: ["!^_", "!^(rebase|share|stand)$"]
"""


def page() -> Page:
    """Returns the page of all public modules; the docstrings are read when the site is built."""
    made = Page(PATH, "Library", kind="library")
    versions = since()
    made.add(
        "Every public name, with the version since which it is kept; "
        "*What is public, and what may change* says what that promises. "
        "Seats are counted from 0 here and from 1 in everything written for people; money is in dollars, "
        "and points are victory points."
    )
    for title, names in _by_sort().items():
        made.add(f"## {title}")
        for name in names:
            made.add(
                f"::: gwt.{name}\n{_OPTIONS.format(level=3)}", f"Kept since {versions[f'gwt.{name}']}."
            )
    made.add("## A kit for games", _KIT)
    for title, kit in sdk.SUBJECTS.items():
        made.add(f"### {title}", _listed_names(kit, versions))
    made.add("## Other public modules", _OTHERS)
    for module, about in MODULES.items():
        if module not in ("gwt", "gwt.sdk"):
            own = [one for one in kept() if one.name.rpartition(".")[0] == module]
            made.add(f"### `{module}`", f"The module has {about}.", _module(module, own))
    return made


_KIT = """\
A game imports what it needs from `gwt.sdk`, and nothing else of the package; *Adding a game* shows how.
Each name is imported when it is first used.
Some names stand for two things in the package, so they have another one here."""
_OTHERS = """\
What of the package is not on this page is not public, and may change in any version."""


def _listed_names(names: Iterable[str], versions: Mapping[str, str]) -> str:
    """Returns a table of names of the kit: where else each can be had, and the first sentence about it.

    There are so many that a page with all signatures and sources would take half a minute to load.
    """
    rows, places = [], written(sdk.__name__)
    for name in names:
        module, own = places[name]
        about = plain(_first_sentence(getattr(sdk, name)))
        rows.append(f"| `{name}` | {about} | `{module}.{own}` | {versions[f'gwt.sdk.{name}']} |")
    return "\n".join(("| name | about it | in the package | since |", "|---|---|---|---|", *rows))


def _module(module: str, names: Iterable[Kept]) -> str:
    """Returns a table of the names of a module, with what a caller gives and gets."""
    rows = []
    for one in names:
        short = one.name.rpartition(".")[2]
        how = one.signature.removeprefix("class ").removeprefix(f"{module}.").replace("|", "\\|")
        about = plain(_first_sentence(getattr(import_module(module), short)))
        rows.append(f"| `{short}` | {about} | `{how}` | {one.since} |")
    return "\n".join(("| name | about it | in full | since |", "|---|---|---|---|", *rows))


def _first_sentence(value: object) -> str:
    return (getdoc(value) or "").split("\n")[0] if isroutine(value) or isclass(value) else ""


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
