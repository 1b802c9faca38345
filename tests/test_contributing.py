"""What a contributor is told fits what is there."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import yaml

import gwt

ROOT = Path(__file__).parents[1]


def text(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


def test_every_target_of_make_that_the_page_names_is_there():
    named = set(re.findall(r"\bmake ([a-z][\w-]+)", text("docs/guides/contributing.md")))
    (phony,) = re.findall(r"^\.PHONY: (.*)$", text("Makefile"), re.MULTILINE)
    products = re.findall(r"^(test-core .*?): test-%", text("Makefile"), re.MULTILINE)[0]

    assert named - {*phony.split(), *products.split()} == set()


def test_every_decision_is_listed_on_a_page_of_the_menu():
    pages = {path.name for path in (ROOT / "docs/decisions").glob("*.md")} - {"index.md"}

    assert (
        set(re.findall(r"\]\((.*?\.md)\)", text("docs/decisions/index.md"))) - {"../performance.md"}
        == pages
    )
    # Each entry of the menu is repeated on every page of the site, so the others are left out of it.
    assert re.findall(r"decisions/(.*)", text(".mkdocs.yml")) == ["index.md"]


def test_each_decision_says_why_and_what_was_rejected():
    for path in (ROOT / "docs/decisions").glob("*.md"):
        if path.name != "index.md":
            assert all(word in path.read_text(encoding="utf-8") for word in ("**Why.**", "**Rejected.**"))


def test_a_citation_names_the_last_release():
    cited = yaml.safe_load(text("CITATION.cff"))
    (last, *_) = re.findall(r"^## ([\d.]+) - ", text("CHANGELOG.md"), re.MULTILINE)

    assert (cited["version"], cited["license"]) == (last, "Apache-2.0")
    # Between releases the package is on the way to the next one.
    assert gwt.__version__ == last or gwt.__version__.endswith(".dev0")


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


def docstrings(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """The docstrings of modules, classes, functions and attributes, with their lines."""
    for node in ast.walk(tree):
        body = getattr(node, "body", ())
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            for before, one in zip((None, *body), body, strict=False):
                match one:
                    case ast.Expr(ast.Constant(str(text))) if before is None or isinstance(
                        before, ast.Assign | ast.AnnAssign
                    ):
                        yield one.lineno, text.strip()


def test_a_docstring_begins_with_what_it_is_about():
    """*The number of players*, *Returns the seat that chooses*; not *How many players*, *Who chooses*."""
    riddles = [
        f"{path.relative_to(ROOT)}:{line}: {text.splitlines()[0]}"
        for path in sorted((ROOT / "gwt").rglob("*.py"))
        for line, text in docstrings(ast.parse(path.read_text(encoding="utf-8")))
        if RIDDLE.match(text)
    ]

    assert riddles == [], "say what it is, with a subject: see docs/guides/contributing.md"


TWICE = {
    "Board": "a game's board has the methods that `gwt.sdk.Board` asks for",
    "Category": "a game adds fields to a line of the score pad",
    "Game": "that of `play` is that of the kernel with saves, positions and pictures",
    "Kit": "a game adds its own components to what the kit draws",
    "Plan": "both are public: the plan of a simulation and that of a test of faces",
    "Player": "whoever chooses, and the state of a seat; both are public",
    "Reader": "the reader of expressions, and whoever reads a table; the first is public",
    "Score": "the points of a seat are public, and a node is called as it is written",
    "Scoring": "a game adds fields to the score pad",
}
"""The names of classes with two meanings, each with the reason; the list may only become shorter."""


def test_a_class_has_a_name_of_its_own():
    """Whoever searches for a name finds one class; both games may have one of the same thing."""
    homes: dict[str, set[str]] = {}
    for path in (ROOT / "gwt").rglob("*.py"):
        below = path.relative_to(ROOT / "gwt").parts
        home = "a game" if below[0] == "games" else "/".join(below)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                homes.setdefault(node.name, set()).add(home)
    twice = {name for name, places in homes.items() if len(places) > 1}

    assert twice - TWICE.keys() == set(), "another class is called so already"
    assert TWICE.keys() - twice == set(), "this name has one meaning now: take it from the list"
