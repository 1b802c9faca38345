"""A page: Markdown with a path; and the few words of Markdown and HTML that all pages are made of."""

import json
import re
from collections.abc import Iterable, Sequence
from html import escape
from posixpath import dirname, relpath

from attrs import define, field, frozen

from gwt.picture import Theme

Content = str | bytes
THEMES: tuple[Theme, ...] = ("light", "dark")


@frozen
class Link:
    """A place on the site: the path of a page from the top, and an anchor on it."""

    path: str
    anchor: str = ""

    def seen_from(self, page: str) -> str:
        """The address to write on a page, which is what a reader of Markdown follows."""
        there = "" if page == self.path else relpath(self.path, dirname(page) or ".")
        return there + (f"#{self.anchor}" if self.anchor else "")


@define
class Page:
    """A page while it is being written."""

    path: str
    title: str
    lines: list[str] = field(factory=list)
    kind: str = "list"
    """What the search of the site takes it for; a page without a kind is not searched."""
    also: dict[str, list[str]] = field(factory=dict)
    """How else a section is asked for, by its anchor; that of the page itself is empty."""

    wasm: bool = False
    """Whether the policy of the page allows WebAssembly, which then has the room of the contents too."""

    def add(self, *lines: str) -> None:
        """Adds a paragraph, a heading, or whatever else stands between empty lines."""
        self.lines += [*lines, ""]

    def link(self, text: str, to: Link, title: str = "") -> str:
        """A link to a page, in Markdown."""
        hint = f' "{plain(title)}"' if title else ""
        return f"[{text}]({to.seen_from(self.path)}{hint})"

    def href(self, to: Link) -> str:
        """The address of a page within HTML: that of the built page, since nobody rewrites it there."""
        here = _address(self.path)
        there = "" if to.path == self.path else relpath(_address(to.path) or ".", here or ".") + "/"
        return there + (f"#{to.anchor}" if to.anchor else "")

    def text(self) -> str:
        # Themes write titles into their pages as they are.
        head = [f"title: {_quoted(marked_up(self.title))}"]
        search = {"kind": self.kind, "also": self.also} if self.also else {"kind": self.kind}
        head.append(f"search: {json.dumps(search, ensure_ascii=False) if self.kind else '{exclude: true}'}")
        head += ["wasm: true", "hide: [toc]"] * self.wasm
        body = "\n".join(self.lines).rstrip()
        return "\n".join(["---", *head, "---", "", f"# {plain(self.title)}", "", body, ""])


def _address(path: str) -> str:
    """The folder in which a page is built, each page having its own."""
    return path.removesuffix(".md").removesuffix("index").removesuffix("/")


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def marked_up(text: str) -> str:
    """Text of content as HTML, within an attribute too: nothing in it is a mark."""
    return escape(text, quote=False).replace('"', "&quot;")


# --- Markdown ----------------------------------------------------------------------------------------


def plain(text: str) -> str:
    """Text of content as Markdown, in one line: nothing in it is a mark, wherever it stands."""
    line = re.sub(r"[\\`*_{}\[\]<>|#~$&\"]", _referred, " ".join(text.split()))
    # What makes a list, a quotation, a tab or a folded text of a line stands at its beginning.
    return re.sub(r"^[^\w\s&]|(?<=^\d)[.)]|(?<=^\d\d)[.)]", _referred, line)


def _referred(character: re.Match[str]) -> str:
    """A character by its number, which no reader of Markdown takes for a mark."""
    return f"&#{ord(character[0])};"


def code(text: str) -> str:
    """Text of content as code within a line or a cell."""
    return f"<code>{plain(text)}</code>"


def slug(text: str) -> str:
    """A text as an anchor or a part of a path."""
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [f"| {' | '.join(head)} |", "|" + "---|" * len(head)]
    return "\n".join([*lines, *(f"| {' | '.join(row)} |" for row in rows)])


def bullets(lines: Iterable[str]) -> str:
    return "\n".join(f"- {line}" for line in lines)


def pictured(page: Page, path: str, alt: str, width: float, lazy: bool = False) -> str:
    """A picture that lies in a file for each theme, the site showing one of them.

    `path` is that of the files from the top, without the theme; an empty `alt` is for a picture beside
    words that say the same.
    """
    how = f'{{ .gwt-picture width="{width:.0f}"{" loading=lazy" if lazy else ""} }}'
    return " ".join(
        f"![{plain(alt)}]({Link(f'{path}-{theme}.svg').seen_from(page.path)}#only-{theme}){how}"
        for theme in THEMES
    )


def cards(links: Iterable[str]) -> str:
    """Links side by side, each a picture with a name."""
    return "\n".join(['<div class="gwt-cards" markdown>', "", bullets(links), "", "</div>"])


def narrowed(label: str) -> str:
    """A field that leaves those sections and rows of a long page that have the words typed into it."""
    return f'<div class="gwt-narrow" data-label="{plain(label)}"></div>'


def folded(title: str, text: str) -> str:
    """Text that shows when its title is opened."""
    return f'??? gwt "{title}"\n\n' + indented(text)


def tab(title: str, text: str) -> str:
    return f'=== "{title}"\n\n' + indented(text)


def indented(text: str) -> str:
    return "\n".join(f"    {line}" if line else "" for line in text.split("\n"))


def fenced(text: str, language: str = "yaml") -> str:
    """Text as it stands; the fence is longer than any within it."""
    fence = max(["``", *re.findall("`+", text)], key=len) + "`"
    return f"{fence}{language}\n{text.rstrip()}\n{fence}"


def sentence(text: str) -> str:
    """The first letter large; ids and names keep theirs."""
    return text[:1].upper() + text[1:]


def words(name: str) -> str:
    """The name of a file or a field, as a title."""
    return sentence(name.replace("_", " "))


def counted(number: int, one: str, many: str = "") -> str:
    return f"{number} {one if number == 1 else many or one + 's'}"
