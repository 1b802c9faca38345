"""The page of the library, with every public name, and that of the problems that its checks report."""

import ast
import re
from functools import cache
from importlib import import_module
from inspect import formatannotation, getdoc, getsource, isclass, isroutine
from itertools import pairwise
from typing import Any

from attrs import fields

import gwt
from gwt import dsl, errors, packs, play, spec
from gwt.site.markdown_page import SitePage, code, code_fence, escape_markdown, table
from gwt.site.public_names import MODULES, NAMES, PublicName, public_names, versions_by_name

PATH = "api.md"

_OPTIONS = """\
    options:
      heading_level: {level}
      filters: ["!^_", "!^(rebase|share|stand)$"]
"""


def page() -> SitePage:
    """Returns the page of all public modules; the docstrings are read when the site is built."""
    site_page = SitePage(PATH, "Library", kind="library")
    versions = versions_by_name()
    site_page.add(
        "Every public name, with the version since which it is kept; "
        "*What is public, and what may change* says what that promises. "
        "Seats are counted from 0 here and from 1 in everything written for people; money is in dollars, "
        "and points are victory points."
    )
    for title, names in _by_sort().items():
        site_page.add(f"## {title}")
        for name in names:
            site_page.add(
                f"::: gwt.{name}\n{_OPTIONS.format(level=3)}", f"Kept since {versions[f'gwt.{name}']}."
            )
    site_page.add("## A kit for games", _KIT)
    for title, kit in names_by_heading("gwt.sdk").items():
        site_page.add(f"### {title}")
        site_page.add(_table("gwt.sdk", kit))
    site_page.add("## Other public modules", _OTHERS)
    for module, about in MODULES.items():
        if module not in ("gwt", "gwt.sdk"):
            site_page.add(f"### `{module}`")
            site_page.add(f"The module has {about}.")
            site_page.add(_table(module, NAMES[module]))
    site_page.add("## Events and points of the games", _EVENTS)
    for name in spec.GAMES:
        (score, *_) = play.new_game(2, game=name).scores
        site_page.add(f"### Of `{name}`")
        site_page.add(f"The keys of `FinalScore.points` are {', '.join(map(code, score.points))}.")
        site_page.add(table(("event", "what it says"), map(_event, spec.game_kind(name).play.events)))
    return site_page


def _event(kind: Any) -> tuple[str, str]:
    """An event with its own fields, and the first line of its docstring."""
    own = [field for field in fields(kind) if field.name not in ("seat", "cause")]
    arguments = ", ".join(f"{field.name}: {_shortened(field.type)}" for field in own)
    about = (kind.__dict__.get("__doc__") or dsl.class_name_in_words(kind)).split("\n")[0]
    return code(f"{kind.__name__}({arguments})"), errors.capitalize(escape_markdown(about))


def _shortened(annotation: object) -> str:
    text = re.sub(r"(?:typing\.)?Annotated\[(\w+), [^]]*\]", r"\1", formatannotation(annotation))
    return re.sub(r"(?:typing\.)?Optional\[(.*)\]", r"\1 | None", text)


def names_by_heading(module: str) -> dict[str, tuple[str, ...]]:
    """Returns the names that a module imports for others, by the comment above them."""
    by_title: dict[str, tuple[str, ...]] = {}
    for line in getsource(import_module(module)).splitlines():
        match line.removeprefix("    ").split(" "):
            case ["#", *words]:
                title = " ".join(words)
            case ["from", _, "import", _, "as", name] if line.startswith(" "):
                by_title[title] = (*by_title.get(title, ()), name)
    return by_title


def problems_page() -> SitePage:
    """The page of the kinds of problem that content can have, each with a wrong and a corrected example."""
    site_page = SitePage("authoring/problems.md", "Problems", kind="author")
    site_page.add("What `gwt check` reports, by its code; `gwt check --explain CODE` says the same.")
    for problem in packs.problem_codes().values():
        site_page.add(f"## {problem.code} {{ #{problem.code} }}")
        site_page.add(f"{errors.capitalize(escape_markdown(problem.title))}.")
        site_page.add(problem.text.strip())
        if problem.level == "warning":
            site_page.add("This is a warning: `gwt check` passes with it.")
        if problem.allowed:
            site_page.add(f"Where it is meant, `allow: {{{problem.code}: WHY}}` in `pack.yaml` says so.")
        for label, example in (("Not so:", problem.wrong), ("But so:", problem.right)):
            if example:
                site_page.add(label)
                site_page.add(code_fence(example))
    return site_page


_KIT = """\
A game imports what it needs from `gwt.sdk`, and nothing else of the package; *Adding a game* shows how.
Each name is imported when it is first used.
Some names stand for two things in the package, so they have another one here."""
_EVENTS = """\
Each event has the `seat` that it concerns, from 0, and its `cause`: the id of a tile, a card or a step.
An event of the whole table, such as `GameEnded`, has the seat that acts.
"""
_OTHERS = """\
What of the package is not on this page is not public, and may change in any version."""


def _table(module: str, names: tuple[str, ...]) -> str:
    """Returns a table of names of a module, with what a caller gives and gets and what a class has.

    There are so many that a page with all their docstrings and sources would take half a minute to load.
    """
    rows = []
    for name in names:
        first, *members = _signatures()[f"{module}.{name}"]
        full = [first.signature.removeprefix("class ").removeprefix(f"{module}."), *map(_member, members)]
        about = escape_markdown(_first_sentence(module, name))
        rows.append((f"`{name}`", about, "<br>".join(map(code, full)), first.since))
    return table(("name", "about it", "in full", "since"), rows)


@cache
def _signatures() -> dict[str, list[PublicName]]:
    """Returns the public names by whole name, each followed by its members."""
    by_name: dict[str, list[PublicName]] = {}
    for public_name in public_names():
        owner = public_name.name.rpartition(".")[0]
        by_name.setdefault(public_name.name if owner in MODULES else owner, []).append(public_name)
    return by_name


def _member(public_name: PublicName) -> str:
    """Returns the signature of a member of a class: `.names: tuple[str, ...]`, or how one is made."""
    owner, _, name = public_name.name.rpartition(".")
    rest = public_name.signature.removeprefix(public_name.name)
    return f"{owner.rpartition('.')[2]}{rest}" if name == "__init__" else f".{name}{rest}"


def _first_sentence(module: str, name: str) -> str:
    value = getattr(import_module(module), name)
    text = (getdoc(value) or "") if isroutine(value) or isclass(value) else _below(module, name)
    return text.split("\n")[0]


def _below(module: str, name: str) -> str:
    """Returns the text below a constant in the source of the module that defines it."""
    tree = ast.parse(getsource(import_module(module)))
    for node, following in pairwise(tree.body):
        match node, following:
            case (
                ast.Assign(targets=[ast.Name(id=id)]) | ast.AnnAssign(target=ast.Name(id=id)),
                ast.Expr(value=ast.Constant(value=str(text))),
            ) if id == name:
                return text
    for child in ast.walk(tree):
        if isinstance(child, ast.ImportFrom):
            for alias in child.names:
                if (alias.asname or alias.name) == name:
                    return _below(str(child.module), alias.name)
    return ""


def _by_sort() -> dict[str, list[str]]:
    by_sort: dict[str, list[str]] = {"Functions": [], "Classes": [], "Errors": []}
    for name in gwt.__all__:
        value = getattr(gwt, name)
        if not isinstance(value, type):
            if callable(value):
                by_sort["Functions"].append(name)
        else:
            by_sort["Errors" if issubclass(value, errors.GwtError) else "Classes"].append(name)
    return by_sort
