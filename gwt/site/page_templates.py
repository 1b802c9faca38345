"""Renders pages from `templates/`: Markdown as it stands on a page, with the marks of Jinja.

Every template knows the `page`, the `reference` of its pack, its language as `code` (empty for English) and
`say`, which translates a text of the page. Of several blank lines one is left.
"""

import re
from collections.abc import Callable
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined, pass_context
from jinja2.runtime import Context

from gwt.errors import capitalize, count_noun
from gwt.packs.traversal import entry_lists_of
from gwt.site import markdown_page as markdown
from gwt.site.expression_markup import language_name
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
    "as_code": markdown.code,
    "block": _around(lambda text, css: f'<div class="{css}" markdown>\n\n{text}\n\n</div>'),
    "bullets": markdown.bullets,
    "capitalized": capitalize,
    "counted": count_noun,
    "entry_lists": entry_lists_of,
    "fence": markdown.code_fence,
    "fold": _around(lambda text, title: markdown.collapsible(title, text)),
    "html": markdown.escape_html,
    "item": markdown.list_item,
    "language_name": language_name,
    "link": _link,
    "lowered": lambda title: title[0].lower() + title[1:],
    "md": markdown.escape_markdown,
    "named": markdown.title_of_name,
    "slug": markdown.slug,
    "tab": _around(lambda text, title: markdown.tab(title, text)),
    "table": lambda rows, head: markdown.table(head, rows),
    "unless_translated": _unless_translated,
    "within": _around(lambda text, letters: markdown.show_within(letters, text)),
}
_ENVIRONMENT.globals |= {
    "marks": markdown.heading_marks,
    "picture": markdown.picture_markdown,
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
