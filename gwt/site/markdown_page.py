"""A page: Markdown with a path; and the few words of Markdown and HTML that all pages are made of."""

import base64
import json
import re
import zlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape
from posixpath import dirname, relpath

from attrs import define, field, frozen

from gwt import errors, json_types, picture

Content = str | bytes
THEMES: tuple[picture.Theme, ...] = ("light", "dark")


@frozen
class PageLink:
    """A place on the site: the path of a page from the top, and an anchor on it."""

    path: str
    anchor: str = ""

    def relative_to(self, page: str) -> str:
        """The address to write on a page, which is what a reader of Markdown follows."""
        relative = "" if page == self.path else relpath(self.path, dirname(page) or ".")
        return relative + (f"#{self.anchor}" if self.anchor else "")


@define
class SitePage:
    """A page while it is being written."""

    path: str
    title: str
    lines: list[str] = field(factory=list)
    kind: str = "list"
    """Its kind for the search of the site; a page without one is not searched."""
    found: list[json_types.JsonObject] = field(factory=list)
    """The search entries of the page, if they are not read off the built page; see `find`."""

    heading: str = ""
    """Its title as Markdown, where that is another in some combinations."""
    wasm: bool = False
    """Whether the policy of the page allows WebAssembly, and uses the full width."""

    @property
    def language(self) -> str:
        """The code of its language; empty for English, whose pages lie at the top."""
        tree = self.path.split("/", 1)[0]
        return tree if re.fullmatch("[a-z]{2}", tree) else ""

    def add(self, *lines: str) -> None:
        """Adds a paragraph, a heading, or whatever else stands between empty lines."""
        self.lines += [*lines, ""]

    def find(
        self,
        anchor: str,
        title: str,
        text: str,
        letters: str = "",
        also: Sequence[str] = (),
        kind: str = "",
        rules: Sequence[str] = (),
    ) -> None:
        """Has the search find a place of the page, which is about no more than some combinations.

        The search also looks at the `rules` on which an answer rests.
        """
        if not title:
            # Such as a term of the glossary that a language does not have.
            return
        # The search shows titles and texts as HTML.
        title, text = escape(title, quote=False), escape(text, quote=False)
        row: json_types.JsonObject = {
            "at": anchor,
            "title": title,
            "text": text,
            "in": letters,
            "kind": kind,
        }
        row |= {"also": list(also), "rules": list(map(slug, rules))}
        self.found.append({name: detail for name, detail in row.items() if detail})

    def link(self, text: str, to: PageLink, title: str = "") -> str:
        """A link to a page, in Markdown."""
        hint = f' "{escape_markdown(title)}"' if title else ""
        return f"[{text}]({to.relative_to(self.path)}{hint})"

    def href(self, to: PageLink) -> str:
        """The address of a page within HTML: that of the built page, since nobody rewrites it there."""
        base = page_folder(self.path)
        relative = "" if to.path == self.path else relpath(page_folder(to.path) or ".", base or ".") + "/"
        return relative + (f"#{to.anchor}" if to.anchor else "")

    def text(self) -> str:
        # Themes write titles into their pages as they are.
        head = [f"title: {json.dumps(escape_html(self.title), ensure_ascii=False)}"]
        search: json_types.JsonObject = {"kind": self.kind}
        search |= {"found": self.found} if self.found else {}
        head.append(f"search: {json.dumps(search, ensure_ascii=False) if self.kind else '{exclude: true}'}")
        head += ["wasm: true", "hide: [toc]"] * self.wasm
        body = "\n".join(self.lines).rstrip()
        heading = self.heading or escape_markdown(self.title)
        return "\n".join(["---", *head, "---", "", f"# {heading}", "", body, ""])


def page_folder(path: str) -> str:
    """The folder in which a page is built, each page having its own."""
    return path.removesuffix(".md").removesuffix("index").removesuffix("/")


def redirect_page(path: str, to: PageLink) -> str:
    """Returns the HTML at the address of a page that is gone; it leads to where its contents are now."""
    address = escape_html(SitePage(path, "").href(to))
    policy = """<meta http-equiv="Content-Security-Policy" content="default-src 'none'">"""
    refresh = f'<meta http-equiv="refresh" content="0; url={address}">'
    head = f'{policy}<meta charset="utf-8"><title>Moved</title>{refresh}'
    body = f'<main><h1>Moved</h1><a href="{address}">This page has moved.</a></main>'
    return f'<!doctype html>\n<html lang="en"><head>{head}</head><body>{body}</body></html>\n'


def compress_for_url(text: str) -> str:
    """Returns a text deflated and in base64, as the fragments of addresses hold it."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    return base64.urlsafe_b64encode(packer.compress(text.encode()) + packer.flush()).decode().rstrip("=")


def escape_html(text: str) -> str:
    """Text of content as HTML, within an attribute too: nothing in it is a mark."""
    return escape(text, quote=False).replace('"', "&quot;")


# --- combinations ------------------------------------------------------------------------------------


def heading_marks(anchor: str, letters: str = "", css: str = "") -> str:
    """The marks behind a heading: its anchor, and the combinations in which it is on the page."""
    return f"{{ #{anchor}{css and f' .{css}'}{letters and f' data-in={chr(34)}{letters}{chr(34)}'} }}"


def show_within(letters: str, text: str) -> str:
    """Blocks that stand on a page in some combinations, or in all without letters."""
    return f'<div data-in="{letters}" markdown>\n\n{text}\n\n</div>' if letters else text


def inline_within(letters: str, text: str) -> str:
    """Returns words in a line, in each language."""
    return f'<span data-in="{letters}">{text}</span>' if letters else text


def inline_forms(forms: Mapping[str, str], write: Callable[[str], str]) -> str:
    """Returns what is said in a line, in each combination where it is another; its letters by the text."""
    several = len(forms) > 1
    return "".join(inline_within(where if several else "", write(form)) for form, where in forms.items())


def list_item(text: str, letters: str) -> str:
    """Returns an item of a list, in each language."""
    return f'{text}\n  {{ data-in="{letters}" }}' if letters else text


# --- Markdown ----------------------------------------------------------------------------------------


def escape_markdown(text: str) -> str:
    """Text of content as Markdown, in one line: nothing in it is a mark, wherever it stands."""
    line = re.sub(r"[\\`*_{}\[\]<>|#~$&\"]", _referred, " ".join(text.split()))
    # What makes a list, a quotation, a tab or a folded text of a line stands at its beginning.
    return re.sub(r"^[^\w\s&]|(?<=^\d)[.)]|(?<=^\d\d)[.)]", _referred, line)


def _referred(character: re.Match[str]) -> str:
    """A character by its number, which no reader of Markdown takes for a mark."""
    return f"&#{ord(character[0])};"


def code(text: str) -> str:
    """Text of content as code within a line or a cell."""
    return f"<code>{escape_markdown(text)}</code>"


def slug(text: str) -> str:
    """A text as an anchor or a part of a path."""
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [f"| {' | '.join(head)} |", "|" + "---|" * len(head)]
    return "\n".join([*lines, *(f"| {' | '.join(row)} |" for row in rows)])


def bullets(lines: Iterable[str]) -> str:
    return "\n".join(f"- {line}" for line in lines)


def fragment(language: str, theme: picture.Theme) -> str:
    """Returns the end of the address of a picture that shows it in a language and a theme."""
    return f"{language and f'{language}-'}only-{theme}"


def picture_markdown(page: SitePage, path: str, alt: str, width: float, lazy: bool = False) -> str:
    """A picture in both themes, the site showing one of them.

    `path` is that of the file from the top, without its ending; an empty `alt` is for a picture beside
    words that say the same.
    """
    how = f'{{ .gwt-picture width="{width:.0f}"{" loading=lazy" if lazy else ""} }}'
    ends = (fragment(page.language, theme) for theme in THEMES)
    return " ".join(
        f"![{escape_markdown(alt)}]({PageLink(f'{path}.svg', end).relative_to(page.path)}){how}"
        for end in ends
    )


def zoomable_picture(picture: str, name: str) -> str:
    """A picture that can be enlarged."""
    return f'<gwt-zoom label="{escape_markdown(name)}">{picture}</gwt-zoom>'


def collapsible(title: str, text: str) -> str:
    """Text that shows when its title is opened."""
    return f'??? gwt "{title}"\n\n' + indent(text)


def tab(title: str, text: str) -> str:
    return f'=== "{title}"\n\n' + indent(text)


def indent(text: str) -> str:
    return "\n".join(f"    {line}" if line else "" for line in text.split("\n"))


def code_fence(text: str, language: str = "yaml") -> str:
    """Text as it stands; the fence is longer than any within it."""
    fence = max(["``", *re.findall("`+", text)], key=len) + "`"
    return f"{fence}{language}\n{text.rstrip()}\n{fence}"


def title_of_name(name: str) -> str:
    """The name of a file or a field, as a title."""
    return errors.capitalize(name.replace("_", " "))
