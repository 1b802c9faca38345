"""The page of the kinds of problem that content can have, each with an example and the same mended."""

from gwt.errors import capital
from gwt.packs import problem_codes
from gwt.site.page import SitePage, fenced, plain

PATH = "authoring/problems.md"


def page() -> SitePage:
    made = SitePage(PATH, "Problems", kind="author")
    made.add("What `gwt check` reports, by its code; `gwt check --explain CODE` says the same.")
    for one in problem_codes().values():
        made.add(f"## {one.code} {{ #{one.code} }}")
        made.add(f"{capital(plain(one.title))}.")
        made.add(one.text.strip())
        if one.level == "warning":
            made.add("This is a warning: `gwt check` passes with it.")
        if one.allowed:
            made.add(f"Where it is meant, `allow: {{{one.code}: WHY}}` in `pack.yaml` says so.")
        for said, example in (("Not so:", one.wrong), ("But so:", one.right)):
            if example:
                made.add(said)
                made.add(fenced(example))
    return made
