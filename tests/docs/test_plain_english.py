"""Words that no page, help, message or line of the changelog has, each with a better one.

The list may only grow. `docs/guides/contributing.md` has the rules behind it.
"""

import ast
import re
import tokenize
from collections.abc import Iterator

import pytest
import typer

from gwt.cli.app import app
from tests.docs.blocks import PAGES, ROOT
from tests.syntax import nodes

BETTER = {
    r"(?:is|are|was|were|be|been|being|gets|not) told|told (?:by|of|as|so|apart|about)": (
        "is reported, shown, sent or listed; distinguished"
    ),
    r"mend(?:s|ed|ing)?": "fix",
    r"know(?:s|n)? nothing of": "ignores, does not use",
    r"faces|(?:every|each|another|other|this|which) face": "an interface, an output, a view",
    r"rooms|(?:a|the|each|every|other|large|inner) room(?! for)": "a package, a module",
    r"doors?": "a request, an entry point",
    r"yardsticks?": "a reference, a baseline",
    r"all the same": "anyway, still",
    r"by nobody|nobody writes|nobody reads": "never (is never read)",
    r"lest": "so that ... not",
    r"but for": "except",
    r"anew": "again",
    r"for ever": "forever, without end",
    r"of itself": "by itself, automatically",
    r"in (?:the )?place of": "instead of",
    r"unless (?:told|said|it says|they say) otherwise": "by default",
    r"(?:that|which|what) (?:is|are) none": "that is not one",
    r"(?:of )?one's own": "your own",
    r"through the house": "step by step",
    r"how much it bears": "load",
    r"lies? on (?:an?other|packs?|the first|top)": "is built on",
    r"had all the same": "had, too",
}
"""Regular expressions of whole words, each with what to write."""

_PATTERN = re.compile(
    "|".join(rf"(?P<w{at}>\b(?:{words})\b)" for at, words in enumerate(BETTER)), re.IGNORECASE
)
_EXAMPLES = re.compile(r"<!-- style examples -->.*?<!-- end -->", re.DOTALL)
_NOT_PROSE = re.compile(r"```.*?^```$|`[^`\n]*`|\]\([^)\n]*\)|<[^>\n]*>", re.DOTALL | re.MULTILINE)


def found(text: str) -> list[str]:
    """Each word of the list in a text, with its line and what to write instead."""
    better = list(BETTER.values())
    return [
        f"{line}: '{match[0]}', write: {better[int(str(match.lastgroup)[1:])]}"
        for match in _PATTERN.finditer(text)
        for line in [text.count("\n", 0, match.start()) + 1]
    ]


def prose(page: str) -> str:
    """A page without code, addresses and the examples of how not to write, with the same lines."""
    for pattern in (_EXAMPLES, _NOT_PROSE):
        page = pattern.sub(lambda match: "\n" * match[0].count("\n"), page)
    return page


def commands() -> Iterator[tuple[str, str]]:
    """The help of each command and of each of its options."""
    pending = [("gwt", typer.main.get_command(app))]
    while pending:
        name, command = pending.pop()
        yield name, command.help or ""
        yield from ((f"{name} {one.name}", getattr(one, "help", None) or "") for one in command.params)
        pending += [(f"{name} {key}", one) for key, one in getattr(command, "commands", {}).items()]


def comments() -> Iterator[tuple[str, str]]:
    """The docstrings and comments of the package, each with its file and line."""
    for path in sorted((ROOT / "gwt").rglob("*.py")):
        name = str(path.relative_to(ROOT))
        for node in nodes(path):
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
                yield f"{name}:{node.lineno}", str(node.value.value)
        with tokenize.open(path) as file:
            for token in tokenize.generate_tokens(file.readline):
                if token.type == tokenize.COMMENT:
                    yield f"{name}:{token.start[0]}", token.string


def messages() -> Iterator[tuple[str, str]]:
    """The texts in Python that are no docstrings, each with its file and line."""
    for path in sorted((ROOT / "gwt").rglob("*.py")):
        every = list(nodes(path))
        docstrings = {id(one.value) for one in every if isinstance(one, ast.Expr)}
        for node in every:
            text = node.value if isinstance(node, ast.Constant) and id(node) not in docstrings else None
            if isinstance(text, str) and " " in text:
                yield f"{path.relative_to(ROOT)}:{node.lineno}", text


ENGLISH = [path for path in PAGES if path.parent.name not in ("nl", "it") and path.name != "changelog.md"]
TEXTS = [
    ROOT / "CHANGELOG.md",
    ROOT / "SECURITY.md",
    ROOT / "content/problems.yaml",
    *sorted(ROOT.glob("examples/**/README.md")),
    *sorted(ROOT.glob("content/templates/**/*.md")),
    *sorted(ROOT.glob("grammar/text/*en.ftl")),
    *sorted(ROOT.glob("content/**/text/*en.ftl")),
    *sorted(ROOT.glob("content/**/lessons/*.yaml")),
    *sorted(ROOT.glob("content/**/rules/rulings.yaml")),
    *sorted(ROOT.glob("content/**/rules/mistakes.yaml")),
]


@pytest.mark.parametrize("path", [*ENGLISH, *TEXTS], ids=lambda path: str(path.relative_to(ROOT)))
def test_a_page_is_in_plain_english(path):
    text = path.read_text(encoding="utf-8")
    if path.name.endswith(".ftl"):
        text = re.sub(r"^([\w.-]+ =|\s*#.*)", "", text, flags=re.MULTILINE)
    text = re.sub(r'\bnl: ("[^"]*"|\[[^]]*\])', "", text)

    assert found(prose(text) if path.suffix == ".md" else text) == []


def test_the_help_of_the_commands_is_in_plain_english():
    assert [(name, words) for name, text in commands() if (words := found(text))] == []


def test_messages_are_in_plain_english():
    assert [(place, words) for place, text in messages() if (words := found(text))] == []


def test_docstrings_and_comments_are_in_plain_english():
    """Except for the faces of pieces and of `gwt.testing`, and the room for something."""
    allowed = re.compile(r"\broom\b|\bfaces?\b", re.IGNORECASE)
    texts = [(place, prose(allowed.sub("", text))) for place, text in comments()]

    assert len(texts) > 5_000
    assert [(place, words) for place, text in texts if (words := found(text))] == []
