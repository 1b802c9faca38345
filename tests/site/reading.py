"""What a page says and where it leads, read without the code that wrote it."""

import re
from collections.abc import Iterator, Mapping
from html import unescape
from posixpath import dirname, join, normpath


def plain(text: str) -> str:
    """A page without its marks, so that one may look for a sentence of content in it."""
    text = unescape(re.sub(r"</?[a-z][^>]*>", "", text))
    return re.sub(r"\\([^\w\s])", r"\1", text)


def anchors(text: str) -> set[str]:
    """The anchors of a page: those that are given, and those that are made of a heading."""
    found = set()
    for line in re.findall(r"^#{1,6} (.*)$", re.sub(r"^```.*?^```", "", text, flags=re.M | re.S), re.M):
        given = re.search(r"\{[^}]*#([\w-]+)[^}]*\}$", line)
        words = re.sub(r"[^\w\s-]", "", plain(line)).strip().lower()
        found.add(given[1] if given else re.sub(r"[-\s]+", "-", words))
    return found


def section(text: str, anchor: str) -> str:
    """A page, or what stands on it from an anchor to the next one of a heading."""
    return re.split(r"^#{2,3} ", text.partition(f"{{ #{anchor} ")[2], flags=re.M)[0] if anchor else text


def links(path: str, text: str) -> Iterator[tuple[str, str]]:
    """The page or picture, by its path from the top, and the anchor, to which each link of a page leads."""
    text = re.sub(r"^```.*?^```", "", text, flags=re.M | re.S)
    for address in re.findall(r"\]\(([^)\s]*)", text):
        page, _, anchor = address.partition("#")
        yield (normpath(join(dirname(path), page)) if page else path), anchor
    # The built page of `a/b.md` is the folder `a/b/`, and HTML says addresses of built pages.
    here = path.removesuffix(".md").removesuffix("index")
    for address in re.findall(r'href="([^"]*)"', text):
        folder, _, anchor = address.partition("#")
        there = normpath(join(here, folder)) if folder else ""
        yield (f"{there}.md" if there else path), anchor


def broken(files: Mapping[str, str]) -> list[tuple[str, str]]:
    """The links of generated pages that lead nowhere, each with its page."""
    pages = {path: text for path, text in files.items() if path.endswith(".md")}
    known = {path: anchors(text) for path, text in pages.items()}
    wrong = []
    for path, text in pages.items():
        for there, anchor in links(path, text):
            page = there if there in known else there.replace(".md", "/index.md")
            if there not in files and page not in known:
                wrong.append((path, there))
            elif anchor and page in known and anchor not in known[page]:
                wrong.append((path, f"{there}#{anchor}"))
    return wrong
