"""What readers see of the built pages: no mark of Markdown is left in it."""

import re

CODE = re.compile(r"<(pre|code|script|style|textarea|svg)\b.*?</\1>|<!--.*?-->", re.DOTALL)
TAG = re.compile(r"<[^>]*>")
LEFT = re.compile(r"\|---|\]\(|\*\*")
"""A table, a link and bold letters, outside of code."""


def test_no_page_shows_marks_of_markdown(built):
    left, pages = [], sorted(built.rglob("*.html"))
    for page in pages:
        text = page.read_text("utf-8")
        seen = TAG.sub("\n", CODE.sub("", text))
        left += [(str(page.relative_to(built)), mark[0]) for mark in LEFT.finditer(seen)]
        # A line between two types stands in code, where a backslash before it is shown.
        left += [(str(page.relative_to(built)), "\\|")] if " \\| " in text else []

    assert len(pages) > 500
    assert left == []
