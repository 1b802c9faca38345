"""Writes `docs/authoring/problems.md` from the kinds of problem: `python -m tests.errors_page`."""

from gwt.packs.codes import Code, codes
from gwt.resources import root

PAGE = root() / "docs" / "authoring" / "problems.md"

HEAD = """\
# Problems

What `gwt check` reports, by its code; `gwt check --explain CODE` says the same.
This page is made of `content/problems.yaml`.
"""


def page() -> str:
    return "\n".join([HEAD, *map(_section, codes().values())])


def _section(code: Code) -> str:
    lines = [f"## {code.code}", "", f"{code.title[0].upper()}{code.title[1:]}.", "", code.text.strip(), ""]
    for said, example in (("Not so:", code.wrong), ("But so:", code.right)):
        if example:
            lines += [said, "", "```yaml", *example.rstrip().split("\n"), "```", ""]
    return "\n".join(lines)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8", newline="\n")
