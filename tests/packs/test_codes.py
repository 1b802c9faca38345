"""Every kind of problem has a code, and the documents explain it with an example that is true."""

import ast
import re
import shutil
from pathlib import Path

import pytest

from gwt.authoring.pack_check import pack_problems
from gwt.errors import UsageError
from gwt.games.great_western.checks.lints import LINTS
from gwt.games.great_western.checks.pack_checks import CHECKS
from gwt.games.pacific_rails.checks.lints import LINTS as OTHER_LINTS
from gwt.games.pacific_rails.checks.pack_checks import CHECKS as OTHER_CHECKS
from gwt.packs.codes import explain_code, problem_codes
from gwt.resources import data_root
from tests.packs.corpus import FIRST_EDITION
from tests.sampling import sample

pytestmark = pytest.mark.in_turn


def said() -> set[str]:
    """Every code that the package gives to a problem."""
    found = set(CHECKS) | set(LINTS) | set(OTHER_CHECKS) | set(OTHER_LINTS)
    for path in (data_root() / "gwt").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                given = {word.arg: word.value for word in node.keywords}
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                last = node.args[-1:] if name in ("ExpressionError", "_refuse", "_problem") else []
                if name == "problem" and len(node.args) in (4, 5):
                    last = node.args[3:4]
                for value in [given.get("code"), *last]:
                    if isinstance(value, ast.Constant) and isinstance(value.value, str):
                        found.add(value.value)
    return {code for code in found if code.replace("-", "").isalpha() and code.islower()}


def test_every_code_of_the_package_is_explained_and_no_other():
    assert said() == set(problem_codes())


@pytest.mark.parametrize(
    "code", sample([one for one in problem_codes().values() if one.file], 18), ids=lambda one: one.code
)
def test_the_example_of_a_code_gives_it_and_the_mended_one_gives_nothing(code, tmp_path):
    shutil.copytree(FIRST_EDITION, tmp_path / "pack", ignore=shutil.ignore_patterns("scenarios", "rules"))
    file = tmp_path / "pack" / code.file
    text = file.read_text(encoding="utf-8")
    assert text.count(code.right) == 1
    file.write_text(text.replace(code.right, code.wrong), encoding="utf-8")

    problems = pack_problems(tmp_path / "pack")

    assert code.code in {one.code for one in problems}
    assert {Path(one.place.file).name for one in problems if one.code == code.code} == {code.file}


def test_the_whole_games_have_no_problems():
    assert pack_problems(FIRST_EDITION) == []


def test_a_code_that_there_is_not_is_refused_with_the_nearest():
    with pytest.raises(UsageError, match="Did you mean 'unknown-verb'"):
        explain_code("unknown-verbs")


def test_the_level_of_a_warning_is_explained_with_what_allows_it():
    text = explain_code("same-action")

    assert "This is a warning" in text
    assert "'allow: {same-action: WHY}'" in text


RESULTS = {"warns": "warning", "rejects": "error", "is an error": "error"}
PAGES = {
    "`gwt check` warns of an allowed code that does not occur": ["needless-allow"],
    "`gwt check` warns about it once for a pack": ["no-row"],
    "`gwt check` warns, but you can play the pack": ["no-name"],
    "A missing message is an error": ["text"],
    "`gwt check` rejects a step for which nobody can ever be chosen": ["nobody-chosen"],
    "`gwt check` rejects a tag that no such entry has": ["unknown-name"],
    "`gwt check` rejects decks without cards": ["unfit-event"],
    "`gwt check` rejects unknown measures and names": ["unfit-opponent", "unknown-name", "same-id"],
}
"""What pages say of problems, with their codes."""


def test_a_page_says_of_a_problem_what_its_code_does():
    pages = "\n".join(
        path.read_text(encoding="utf-8")
        for path in sorted((data_root() / "docs").rglob("*.md"))
        if path.name != "changelog.md"
    )
    stated = re.findall(r"`gwt check` (?:warns|rejects|refuses)\b|A missing message is an error", pages)

    assert len(stated) == len(PAGES) and all(pages.count(sentence) == 1 for sentence in PAGES)
    assert [
        (sentence, code)
        for sentence, codes in PAGES.items()
        for result, level in RESULTS.items()
        for code in codes
        if result in sentence and problem_codes()[code].level != level
    ] == []


def test_a_docstring_says_of_a_problem_what_its_code_does():
    """The function of each code, and what `problems.yaml` says of it."""
    texts = [
        (code, f"{getattr(function, '__doc__', '')} {problem_codes()[code].text}")
        for checks in (CHECKS, LINTS, OTHER_CHECKS, OTHER_LINTS)
        for code, function in checks.items()
    ]
    wrong = {"warning": r"\b(error|refused?|rejects?)\b", "error": r"\bwarn(s|ing)?\b"}

    assert len(texts) > 50
    assert [code for code, text in texts if re.search(wrong[problem_codes()[code].level], text)] == []
