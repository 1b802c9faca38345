"""Renders pages from `templates/`: Markdown as it stands on a page, with the marks of Jinja.

Every template knows the `page`, the `reference` of its pack, its language as `code` (empty for English) and
`say`, which translates a text of the page. Of several blank lines one is left.
"""

import re
from collections.abc import Callable
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined, pass_context
from jinja2.runtime import Context

from gwt import errors
from gwt.packs.traversal import entry_lists_of
from gwt.site import expression_markup, markdown_page
from gwt.site.markdown_page import PageLink, SitePage
from gwt.site.pack_reference import PackReference


@pass_context
def _link(context: Context, text: str, to: PageLink | str, anchor: str = "") -> str:
    """A text as a link from the page to a place or to the page of a path."""
    page: SitePage = context["page"]
    return page.link(text, to if isinstance(to, PageLink) else PageLink(to, anchor))


@pass_context
def _unless_translated(context: Context, text: str, translation: object) -> str:
    """A text, marked as English if there is no translation of it."""
    return text if translation else f'{context["say"]("In English")}: <span lang="en">{text}</span>'


def _blocks(text: str) -> str:
    return re.sub(r"\n{3,}", "\n\n", text).strip("\n")


def _around(write: Callable[..., str]) -> Callable[..., str]:
    """A filter that writes something around blocks, and nothing if there are none."""

    def filtered(text: str, *details: str) -> str:
        blocks = _blocks(text)
        return blocks and f"\n{write(blocks, *details)}\n"

    return filtered


_ENVIRONMENT = Environment(
    loader=FileSystemLoader(Path(__file__).with_name("templates")),
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    extensions=["jinja2.ext.do"],
)
_ENVIRONMENT.filters |= {
    "as_code": markdown_page.code,
    "block": _around(lambda text, css: f'<div class="{css}" markdown>\n\n{text}\n\n</div>'),
    "bullets": markdown_page.bullets,
    "capitalized": errors.capitalize,
    "counted": errors.count_noun,
    "entry_lists": entry_lists_of,
    "fence": markdown_page.code_fence,
    "fold": _around(lambda text, title: markdown_page.collapsible(title, text)),
    "html": markdown_page.escape_html,
    "item": markdown_page.list_item,
    "language_name": expression_markup.language_name,
    "link": _link,
    "lowered": lambda title: title[0].lower() + title[1:],
    "md": markdown_page.escape_markdown,
    "named": markdown_page.title_of_name,
    "slug": markdown_page.slug,
    "tab": _around(lambda text, title: markdown_page.tab(title, text)),
    "table": lambda rows, head: markdown_page.table(head, rows),
    "unless_translated": _unless_translated,
    "within": _around(lambda text, letters: markdown_page.show_within(letters, text)),
}
_ENVIRONMENT.globals |= {
    "marks": markdown_page.heading_marks,
    "picture": markdown_page.picture_markdown,
}


def render_text(page: SitePage, template: str, reference: PackReference, **values: object) -> str:
    """Returns the text of a template, such as that of a form, which stands on a page."""
    return _ENVIRONMENT.get_template(template).render(
        page=page, reference=reference, say=reference.say, code=reference.code, **values
    )


def render(page: SitePage, template: str, reference: PackReference, **values: object) -> SitePage:
    """Fills a page from a template; gives the page."""
    page.add(_blocks(render_text(page, template, reference, **values)))
    return page
