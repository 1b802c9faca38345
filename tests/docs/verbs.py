"""The verbs of Great Western Trail in docs/verbs.md, as they are declared.

`python -m tests.docs.verbs` writes them into the page.
"""

import re

from gwt.dsl.effects import Effect
from gwt.dsl.templates import forms_of, is_in_content
from gwt.games.great_western.language import LANGUAGE
from gwt.resources import data_root

PAGE = data_root() / "docs" / "verbs.md"
_PLACE = re.compile(r"(?<=<!-- verbs of (content|options) -->\n\n).*?(?=\n\n<!-- end -->)", re.DOTALL)
_COUNT = re.compile(r"(?<=<!-- count -->\n\n).*?(?=\n\n<!-- )", re.DOTALL)


def page(text: str) -> str:
    """The page with the verbs as they are declared now."""
    tables = {"content": table(content=True), "options": table(content=False)}
    return _COUNT.sub(count(), _PLACE.sub(lambda place: tables[place[1]], text))


def count() -> str:
    """The sentence that says how many verbs there are."""
    verbs = LANGUAGE.verbs
    content = sum(is_in_content(kind) for kind in verbs)
    others = len(verbs) - content
    return (
        f"Great Western Trail has {len(verbs)} verbs: content uses {content}, options the other {others}."
    )


def table(*, content: bool) -> str:
    rows = ["| verb | what it is |", "|---|---|"]
    for kind in LANGUAGE.verbs:
        written = [
            one.plain for one in forms_of(kind) if (one.template in kind.templates[1:]) is not content
        ]
        ways = "<br>".join(f"`{one}`".replace("|", "\\|") for one in written)
        rows += (
            [f"| {ways} | {_first_sentence(kind) if is_in_content(kind) is content else ''} |"]
            if ways
            else []
        )
    return "\n".join(rows)


def _first_sentence(kind: type[Effect]) -> str:
    text = " ".join((kind.__doc__ or "").split())
    return text.partition(". ")[0].rstrip(".")


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
