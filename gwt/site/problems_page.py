"""The page of the kinds of problem that content can have, each with an example and the same mended."""

from gwt.errors import capitalize
from gwt.packs import problem_codes
from gwt.site.markdown_page import SitePage, code_fence, escape_markdown

PATH = "authoring/problems.md"


def page() -> SitePage:
    site_page = SitePage(PATH, "Problems", kind="author")
    site_page.add("What `gwt check` reports, by its code; `gwt check --explain CODE` says the same.")
    for problem in problem_codes().values():
        site_page.add(f"## {problem.code} {{ #{problem.code} }}")
        site_page.add(f"{capitalize(escape_markdown(problem.title))}.")
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
