"""Names say what a thing is: variables its kind, modules and classes a noun, functions a noun or a verb."""

import ast
import re
from collections import Counter, defaultdict
from functools import cache

import pytest

from gwt.resources import data_root
from tests.syntax import nodes, tree

PACKAGE = data_root() / "gwt"
FILES = sorted(PACKAGE.rglob("*.py"))

LIMITS = {
    ("one",): 2,
    ("found", "said", "told", "known", "given", "made", "held", "wanted", "there", "own"): 4,
    ("item", "value", "data", "result", "entry", "x"): 40,
    ("Any",): 12,
}
"""Uses as names of variables, parameters and types in 1,000 lines; each limit may only fall."""

ADVERBS = frozenset(
    """
    above after again ahead alone along already also always anew apart around aside away before behind
    below beside besides between beyond both early each elsewhere ever everywhere far first forward
    freely further here inside instead last later least less likely more most near never next now off
    often once only openly otherwise outside over perhaps quite rather since so some soon still then
    there through together too toward under until up upon very when where with within without nothing
    one
    """.split()  # noqa: SIM905
)
"""Adverbs, prepositions and pronouns."""
PARTICIPLES = frozenset(
    """
    told found said made given known shown held kept drawn written begun done gone seen chosen taken put
    met sent bought sold built worn torn hidden bound lost
    """.split()  # noqa: SIM905
)
"""Participles that end in neither `ed` nor `ing`."""
NOUNS = frozenset(
    """
    seed feed speed need breed string spring ending setting scoring rating training meaning heading
    building reading ruling spelling wording encoding lighting warning padding spacing sibling drawing
    standing timing tracking bidding drafting counting pickling printing ranking decoding
    """.split()  # noqa: SIM905
)
"""Nouns that end as participles do."""
KEPT = {
    *("Triggered", "When", "Owned", "Compared", "Bound", "Done", "Both", "Named", "Under", "Each"),
    *(
        *("Specialized", "Delivered", "hidden", "aside", "unordered", "shared", "moving", "refilling"),
        "mixing",
    ),
    *("everywhere", "gaining", "paying", "Called", "Only", "Unfinished", "Otherwise"),
    *("recorded", "embedded", "completing", "decoded", "pickled", "replayed"),
}
"""Names of other forms: of effects, events and fields as content and saves have them, and what is left."""
MOST_WORDS = 40


def is_misnamed(name: str) -> bool:
    """Whether a name is a single participle, adverb, preposition or pronoun."""
    word = name.strip("_").lower()
    if "_" in word or re.search("[a-z][A-Z]", name) or word in NOUNS:
        return False
    return word in ADVERBS or word in PARTICIPLES or word.endswith(("ed", "ing"))


@cache
def used_names() -> tuple[Counter[str], int]:
    """The names of variables, parameters and types with their uses, and the number of lines."""
    names, lines = Counter[str](), 0
    for file in FILES:
        text = file.read_text(encoding="utf-8")
        lines += text.count("\n")
        for node in nodes(file):
            if isinstance(node, ast.Name):
                names[node.id] += 1
            elif isinstance(node, ast.arg):
                names[node.arg] += 1
    return names, lines


@cache
def public_names() -> dict[str, list[str]]:
    """The modules, public classes and public functions of modules by their names, with their files."""
    names = defaultdict(list)
    for file in FILES:
        path = file.relative_to(PACKAGE).as_posix()
        names[file.stem].append(path)
        for node in tree(file).body:
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                names[node.name].append(path)
    return {name: paths for name, paths in names.items() if not name.startswith("_")}


@pytest.mark.parametrize(("words", "limit"), LIMITS.items(), ids=lambda value: str(value)[:24])
def test_a_variable_says_what_its_value_is(words, limit):
    names, lines = used_names()

    assert lines > 50_000
    assert 1000 * sum(names[word] for word in words) / lines < limit


def test_imports_are_a_small_part_of_the_lines():
    imports = [
        node for file in FILES for node in nodes(file) if isinstance(node, ast.Import | ast.ImportFrom)
    ]
    _, lines = used_names()

    assert 100 * sum(node.end_lineno - node.lineno + 1 for node in imports) / lines < 6


def test_modules_classes_and_functions_are_nouns_and_verbs():
    misnamed = {name for name in public_names() if is_misnamed(name)}

    assert misnamed - KEPT == set()
    assert KEPT - misnamed == set(), "these names are gone, so they leave the list"


def test_a_newcomer_needs_few_words():
    page = (data_root() / "docs" / "architecture.md").read_text(encoding="utf-8")
    table = page.partition("## The words of the code")[2].partition("\n## ")[0]
    words = [line for line in table.splitlines() if line.startswith("| ")][2:]

    assert 20 < len(words) <= MOST_WORDS
