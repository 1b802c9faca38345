"""What a contributor is told fits what is there."""

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import yaml

import gwt
from gwt.site import search_hook
from tests.syntax import nodes

ROOT = Path(__file__).parents[1]


def text(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


def test_every_target_of_make_that_the_page_names_is_there():
    named = set(re.findall(r"\bmake ([a-z][\w-]+)", text("docs/guides/contributing.md")))
    (phony,) = re.findall(r"^\.PHONY: (.*)$", text("Makefile"), re.MULTILINE)

    assert named - {*phony.split()} == set()


def test_every_decision_is_listed_on_a_page_that_is_reached_by_a_link_alone():
    pages = {path.name for path in (ROOT / "docs/decisions").glob("*.md")} - {"index.md"}

    assert (
        set(re.findall(r"\]\((.*?\.md)\)", text("docs/decisions/index.md"))) - {"../performance.md"}
        == pages
    )
    assert "](../decisions/index.md)" in text("docs/guides/contributing.md")
    assert "decisions" not in text(".mkdocs.yml").partition("\nnav:")[2]


def test_no_decision_is_found_by_the_search_of_the_site():
    pages = ("decisions/small-choices/", "guides/bot/")
    docs = [{"location": f"{page}#why", "title": "Why", "text": ""} for page in pages]

    assert [entry["location"] for entry in search_hook.entries(docs, {})] == ["guides/bot/#why"]


def test_each_decision_says_why_and_what_was_rejected():
    for path in (ROOT / "docs/decisions").glob("*.md"):
        if path.name != "index.md":
            assert all(word in path.read_text(encoding="utf-8") for word in ("**Why.**", "**Rejected.**"))


def test_a_citation_names_the_last_release():
    cited = yaml.safe_load(text("CITATION.cff"))
    (last, *_) = re.findall(r"^## ([\d.]+) - ", text("CHANGELOG.md"), re.MULTILINE)

    assert (cited["version"], cited["license"]) == (last, "Apache-2.0")
    # Between releases the package is on the way to the next one.
    assert gwt.__version__ == last or re.search(r"(rc|\.dev)[0-9]+$", gwt.__version__)


def test_the_hooks_before_a_commit_are_the_checks_of_make():
    (repository,) = yaml.safe_load(text(".pre-commit-config.yaml"))["repos"]
    (checks,) = re.findall(r"^checks:.*\n((?:\t.*\n)+)", text("Makefile"), re.MULTILINE)
    called = [line.strip().replace("$(BIN)", ".venv/bin") for line in checks.splitlines()]

    assert all(
        line.startswith(hook["entry"]) for hook, line in zip(repository["hooks"], called, strict=True)
    )


def test_the_workflow_runs_what_a_contributor_runs_on_each_python():
    """Every Python that the classifiers name, all tests, and the build of a release."""
    jobs = yaml.safe_load(text(".github/workflows/ci.yml"))["jobs"]
    commands = [step["run"] for job in jobs.values() for step in job["steps"] if "run" in step]
    project = tomllib.loads(text("pyproject.toml"))["project"]
    pythons = [one.rpartition(" ")[2] for one in project["classifiers"] if re.search(r":: 3\.\d+$", one)]

    assert ".ci/run" in commands
    assert any(one.startswith("make release") for one in commands)
    assert jobs["pythons"]["strategy"]["matrix"]["python"] == pythons


RIDDLE = re.compile(r"(What|How|That|Where|Who|When|Why|The same)\b")

Owner = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef | ast.Assign | ast.AnnAssign


def docstrings(nodes: Iterable[ast.AST]) -> Iterator[tuple[Owner, int, str]]:
    """Yields the docstrings of modules, classes, functions and attributes, with what each is about."""
    for node in nodes:
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            for before, statement in zip((None, *node.body), node.body, strict=False):
                text = ast.literal_eval(statement.value) if _is_text(statement) else None
                if text is not None and (before is None or isinstance(before, ast.Assign | ast.AnnAssign)):
                    yield before or node, statement.lineno, text.strip()


def _is_text(statement: ast.stmt) -> bool:
    return (
        isinstance(statement, ast.Expr)
        and isinstance(statement.value, ast.Constant)
        and isinstance(statement.value.value, str)
    )


@cache
def every_docstring() -> list[tuple[str, Owner, str]]:
    """Every docstring of the package, with its place and what it is about."""
    return [
        (f"{path.relative_to(ROOT)}:{line}: {text.splitlines()[0]}", owner, text)
        for path in sorted((ROOT / "gwt").rglob("*.py"))
        for owner, line, text in docstrings(nodes(path))
        if text
    ]


def test_a_docstring_begins_with_what_it_is_about():
    """*The number of players*, *Returns the seat that chooses*; not *How many players*, *Who chooses*."""
    riddles = [place for place, _, text in every_docstring() if RIDDLE.match(text)]

    assert riddles == [], "say what it is, with a subject: see docs/guides/contributing.md"


VALUE, ACTION, ANSWER, GENERATOR = "a noun", "a verb", "'Returns' or a noun", "'Yields'"


def described_by(owner: Owner) -> str:
    """The words that describe a value, a function without a result, one with a result, or a generator."""
    if isinstance(owner, ast.Module):
        return ""
    if isinstance(owner, ast.ClassDef):
        # An effect is described as it is carried out: *Draw cards from the stack*.
        return "" if any("verb" in ast.unparse(one) for one in owner.decorator_list) else VALUE
    if isinstance(owner, ast.Assign | ast.AnnAssign):
        is_function = isinstance(owner, ast.AnnAssign) and "Callable" in ast.unparse(owner.annotation)
        return "" if is_function else VALUE
    decorators = " ".join(map(ast.unparse, owner.decorator_list))
    if "property" in decorators or decorators.startswith("face("):
        return VALUE
    if _yields(owner):
        return "" if "contextmanager" in decorators else GENERATOR
    returned = "None" if owner.returns is None else ast.unparse(owner.returns)
    if "Iterator" in returned.partition("[")[0]:
        return ""
    return ACTION if returned in ("None", "NoReturn") else ANSWER


def is_command(place: str, owner: Owner) -> bool:
    """Whether a docstring is the help of a command, which says what to do: *Play a saved game again*."""
    return place.startswith("gwt/cli/") and not getattr(owner, "name", "_").startswith("_")


def _yields(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    pending: list[ast.AST] = [*function.body]
    while pending:
        node = pending.pop()
        if isinstance(node, ast.Yield | ast.YieldFrom):
            return True
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda | ast.ClassDef):
            pending += ast.iter_child_nodes(node)
    return False


def misfit(kind: str, text: str, verbs: frozenset[str]) -> bool:
    """Whether a docstring does not begin with a word of its kind."""
    first = re.match(r"\W*\w*", text)[0]
    if first == "Args":
        return False
    if kind == GENERATOR:
        return first != "Yields"
    if kind == ACTION:
        return first in ("Returns", "Yields") or not first.endswith("s")
    return first in (verbs if kind == VALUE else ("Yields", "Return")) and bool(kind)


def test_a_docstring_fits_what_it_is_about():
    """A class or an attribute is a thing, a function does or returns something, a generator yields."""
    described = [
        (place, described_by(owner), text)
        for place, owner, text in every_docstring()
        if not is_command(place, owner)
    ]
    # A word with which a function that returns nothing is described is a verb.
    verbs = {text.split()[0].strip(",.:") for _, kind, text in described if kind == ACTION}
    verbs = frozenset({*verbs, "Returns", "Yields"} - {"Args"})

    assert {"Writes", "Raises"} < verbs
    assert [f"{place} ({kind})" for place, kind, text in described if misfit(kind, text, verbs)] == []


def members(package: Path) -> dict[str, set[str]]:
    """The names that classes of a package and their bases have, by the names of the classes."""
    names: dict[str, set[str]] = {}
    bases: dict[str, set[str]] = {}
    for path in package.rglob("*.py"):
        for node in nodes(path):
            if isinstance(node, ast.ClassDef):
                above = {ast.unparse(base).partition("[")[0].rpartition(".")[2] for base in node.bases}
                bases.setdefault(node.name, set()).update(above - {node.name})
                own = names.setdefault(node.name, set())
                for inner in ast.walk(node):
                    own.add(getattr(inner, "name", "") or getattr(inner, "attr", "") or "")
                    own.add(getattr(inner, "id", ""))
    for _ in range(4):
        for kind in names:
            names[kind] = names[kind].union(*(names.get(base, set()) for base in bases[kind]))
    return names


def test_a_docstring_names_attributes_that_are_there():
    """`GamePlay.find_inconsistencies`, and no `GamePlay.status`, which was its name once."""
    names = members(ROOT / "gwt")
    missing = [
        f"{place}: {kind}.{name}"
        for place, _, text in every_docstring()
        for kind, name in re.findall(r"`([A-Z]\w+)\.(\w+)`", text)
        if name not in names.get(kind, ())
    ]

    assert missing == []


TWICE = {
    "Board": "a game's board has the methods that `gwt.sdk.Board` asks for",
    "Category": "a game adds fields to a line of the score pad",
    "Kit": "a game adds its own components to what the kit draws",
    "Plan": "both are public: the plan of a simulation and that of a test of faces",
    "Player": "whoever chooses, and the state of a seat; both are public",
    "Scoring": "a game adds fields to the score pad",
}
"""The names of classes with two meanings, each with the reason; the list may only become shorter."""


def test_a_class_has_a_name_of_its_own():
    """Whoever searches for a name finds one class; both games may have one of the same thing."""
    homes: dict[str, set[str]] = {}
    for path in (ROOT / "gwt").rglob("*.py"):
        below = path.relative_to(ROOT / "gwt").parts
        home = "a game" if below[0] == "games" else "/".join(below)
        for node in nodes(path):
            if isinstance(node, ast.ClassDef):
                homes.setdefault(node.name, set()).add(home)
    twice = {name for name, places in homes.items() if len(places) > 1}

    assert twice - TWICE.keys() == set(), "another class is called so already"
    assert TWICE.keys() - twice == set(), "this name has one meaning now: take it from the list"


def test_the_tour_is_read_in_an_hour():
    files = re.findall(r"^\| \d+ \| `(\S+)` \|", text("docs/tour.md"), re.MULTILINE)

    assert len(files) == 12
    assert sum(text(file).count("\n") for file in files) <= 2500
