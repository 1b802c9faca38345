"""The search index of the site's pages; copied beside `mkdocs.yml`, which names it.

The theme gathers titles and texts in an index.
This makes an index of each language of them, with the kind of each page, its game and how else it is asked;
a page that says itself what is to be found on it is believed.
The field and its list are those of the theme, but neither its scripts nor its index is loaded.
The words of the languages are in `search.json`, next to this file.
"""

import json
import re
from collections.abc import Iterator
from copy import copy
from html import unescape
from pathlib import Path
from shutil import rmtree
from typing import Any
from urllib.parse import urlsplit

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import event_priority
from mkdocs.structure.files import Files
from mkdocs.structure.nav import Link, Navigation
from mkdocs.structure.pages import Page

from gwt.json_types import JsonObject

WHOLE = "list"
"""A kind of page that is found as a whole; of others, each section is found by itself."""
OF_DOCS = {"author", "library"}
"""Kinds of page for those who write packs or programs."""
DOCS = "docs"
"""The site of these, which has a menu and a search of its own, and its first page."""
HOME_OF_DOCS = "developers/"
UNLISTED = "decisions/"
"""The folder of pages that are reached by links alone."""
MOST = 240
"""So many letters are kept of a text of players, or of the library: what the list of results shows."""
NAMES = {"en": "English", "nl": "Nederlands", "it": "Italiano"}
COLUMNS = ("location", "title", "text", "also", "kind", "lang", "game", "in", "where", "rules")
RULES = {"rule", "ruling"}
UNUSED = ("assets/javascripts/lunr", "assets/javascripts/workers")
"""Files of the theme that no page asks for, like the source maps of its scripts."""
_CODE = re.compile(r"`[^`]*`")
_meta: dict[str, JsonObject] = {}
"""The search entries of a page, by its address."""
_urls: set[str] = set()
"""The addresses of all pages, those that are in no menu too."""
_icons: dict[str, int] = {}
"""The icons of the theme by their paths, each with its number in the file of them."""
_said: JsonObject = {}
"""The contents of `search.json`."""


def _words(config: MkDocsConfig) -> JsonObject:
    """The words that were written beside the configuration."""
    if not _said:
        path = Path(config.config_file_path).parent / "search.json"
        _said.update(json.loads(path.read_text(encoding="utf-8")))
    return _said


def _of_theme(config: MkDocsConfig, language: str) -> dict[str, str]:
    """The words of the theme that it does not translate itself."""
    texts: dict[str, str] = _words(config)["theme"].get(language, {})
    return texts


def language_and_game(url: str) -> dict[str, str]:
    """The language and the game of an address, as far as it has them."""
    match = re.match(r"(?:(?P<lang>[a-z]{2})/)?(?:reference/(?P<game>[^/#]+)/)?", url)
    groups = match.groupdict() if match else {}
    return {"lang": groups.get("lang") or "en", "game": groups.get("game") or ""}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Remembers which pages there are."""
    _urls.update(page.url for page in files.documentation_pages())
    return files


def on_nav(nav: Navigation, **_: object) -> Navigation:
    """A menu in which a section has a page of its own only if one page of it is the first of a folder."""
    sections = {id(page.parent): page.parent for page in nav.pages if page.parent is not None}
    for section in sections.values():
        first = [child for child in section.children if isinstance(child, Page) and child.is_index]
        for page in first if len(first) > 1 else ():
            # The theme would take the first of them. An address that has been asked for stays as it is.
            assert page.file.url
            page.file.name = section.title
    return nav


def on_page_markdown(markdown: str, **_: object) -> str:
    """A page whose code in tables has its lines as they are: the mark before them is for other readers."""
    return re.sub(
        r"(?m)^\|.*$", lambda row: _CODE.sub(lambda code: code[0].replace(r"\|", "|"), row[0]), markdown
    )


def on_page_context(context: JsonObject, page: Page, config: MkDocsConfig, nav: Navigation) -> JsonObject:
    """Stores the metadata of a page, and gives it the menu of its site."""
    site = _site(page, nav)
    _meta[page.url] = {"title": page.title, "site": site, **(page.meta.get("search") or {})}
    language = language_and_game(page.url)["lang"]
    config.theme["language"] = language
    for scheme, name in zip(config.theme.get("palette") or (), ("Dark", "Light"), strict=False):
        scheme["toggle"]["name"] = _of_theme(config, language).get(name, name)
    # Whoever reads on does so on one site.
    for beside in ("previous_page", "next_page"):
        other = getattr(page, beside)
        if other is not None and _site(other, nav) != site:
            setattr(page, beside, None)
    trees = {_tree(tree): tree for tree in nav.items if _tree(tree)}
    if trees:
        context["nav"] = _part(nav, site, trees, config)
        codes = [code for code in ("en", *trees) if DOCS not in (code, site)]
        config.extra["alternate"] = [_alternate(page.url, code, nav) for code in codes]
    return context


def _tree(item: Any) -> str:
    """The site of a part of the menu that is one by itself: that of a language, or `DOCS`."""
    # The first page of a tree is its home.
    first = (getattr(item, "children", None) or [None])[0]
    url = getattr(first, "url", None) or ""
    return url[:2] if re.fullmatch(r"[a-z]{2}/", url) else DOCS if url == HOME_OF_DOCS else ""


def _site(page: Page, nav: Navigation) -> str:
    """The site of a page: `DOCS`, or the language of those who play."""
    language = language_and_game(page.url)["lang"]
    if language != "en" or not any(_tree(tree) == DOCS for tree in nav.items):
        return language
    if page.ancestors:
        return _tree([*page.ancestors][-1]) or language
    # What is in no menu is a component, or else of no use at a table.
    kind = (page.meta.get("search") or {}).get("kind", "author")
    return DOCS if kind in OF_DOCS and not page.is_homepage else language


def _part(nav: Navigation, site: str, trees: dict[str, Any], config: MkDocsConfig) -> Any:
    """The menu of a site, at the end of it the way to the other one."""
    part = copy(nav)
    branches = [branch for branch in nav.items if branch not in trees.values()]
    part.items = list(trees[site].children) if site in trees else branches
    part.homepage = trees[site].children[0] if site in trees else nav.homepage
    if site == DOCS:
        part.items.append(Link("For players", "./"))
    elif DOCS in trees:
        name = "For authors and developers"
        part.items.append(Link(_of_theme(config, site).get(name, name), HOME_OF_DOCS))
    return part


def _alternate(url: str, language: str, nav: Navigation) -> dict[str, str]:
    """Returns the address of a page in a language, or else the root of its tree."""
    top = re.sub(r"^(?:[a-z]{2}/)", "", url)
    path = top if language == "en" else f"{language}/{top}"
    begin = "./" if language == "en" else f"{language}/"
    return {
        "name": NAMES.get(language, language),
        "link": path if path in _urls or not path else begin,
        "lang": language,
    }


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """A page that searches with the worker of this site, with the address of the site."""
    page_place = language_and_game(page.url) | {"site": _meta[page.url]["site"]}
    link = _of_theme(config, page_place["lang"]).get("Permanent link")
    if link:
        output = output.replace('title="Permanent link"', f'title="{link}"')
    return _short(_drawn(_own_search(output, page_place, _depth(page.url)), _depth(page.url)))


def _depth(url: str) -> str:
    """The way from a page to the top of the site."""
    return "../" * url.count("/") or "./"


_ICON = re.compile(
    r'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">((?:<path d="[^"]*"/>)+)</svg>'
)


def _drawn(page: str, top: str) -> str:
    """A page whose icons, of which each has many, are those of one file."""

    def used(match: re.Match[str]) -> str:
        number = _icons.setdefault(match[1], len(_icons))
        return f'<svg viewBox="0 0 24 24"><use href="{top}assets/icons.svg#i{number}"/></svg>'

    return _ICON.sub(used, page)


# The theme takes such a link for another site with a map of its own, which it then asks for.
_ALTERNATE = re.compile(r'<link rel="alternate"[^>]*hreflang[^>]*>')


def _short(page: str) -> str:
    """A page without the blanks at the beginning of its lines, of which templates leave a third of it."""
    page = _ALTERNATE.sub("", page)
    parts = re.split(r"(<(pre|script|textarea|svg)\b.*?</\2>)", page, flags=re.DOTALL)
    return "".join(
        re.sub(r"\s*\n\s*", "\n", part) if i % 3 == 0 else part for i, part in enumerate(parts) if i % 3 < 2
    )


def on_post_template(output_content: str, template_name: str, config: MkDocsConfig) -> str:
    """A page that no source has, such as the one that is shown where there is none."""
    if not template_name.endswith(".html"):
        return output_content
    return _own_search(
        output_content, language_and_game("") | {"site": "en"}, urlsplit(config.site_url or "/").path
    )


def _own_search(page: str, page_place: dict[str, str], top: str) -> str:
    """A page that searches with the scripts of this site, and says of which game it is."""
    facts = "".join(f'data-{name}="{page_place[name]}" ' for name in ("game", "site"))
    page = page.replace("<html ", f"<html {facts}", 1)
    page = page.replace("</head>", f'<script src="{top}assets/combinations.js"></script>\n</head>', 1)
    # By these names the script of the theme would know its field, its list and its form.
    page = re.sub(r' data-md-component="search[a-z-]*"', "", page)
    return page.replace(' name="search"', "", 1)


@event_priority(-100)
def on_post_build(config: MkDocsConfig) -> None:
    """Writes an index of each language instead of the theme's; removes what only its search loads."""
    site = Path(config.site_dir)
    for folder in UNUSED:
        rmtree(site / folder, ignore_errors=True)
    for path in site.rglob("*.map"):
        path.unlink()
    icons = "".join(
        f'<symbol id="i{at}" viewBox="0 0 24 24">{path}</symbol>' for path, at in _icons.items()
    )
    svg = f'<svg xmlns="http://www.w3.org/2000/svg">{icons}</svg>'
    (site / "assets" / "icons.svg").write_text(svg, encoding="utf-8")
    path = site / "search" / "search_index.json"
    docs = list(entries(json.loads(path.read_text(encoding="utf-8"))["docs"], _meta))
    path.unlink()
    for code, index in indexes(docs, _words(config)).items():
        text = json.dumps(index, ensure_ascii=False, separators=(",", ":"))
        (site / "search" / f"{code}.json").write_text(text, encoding="utf-8")


def indexes(docs: list[JsonObject], words: JsonObject) -> JsonObject:
    """An index for each site, with what the search has to know of its words."""
    words = {**words, "languages": {**words["languages"], DOCS: words["languages"]["en"]}}
    choices = ("names", "variants")
    games = [{**game, "plays": {name: game["plays"][name] for name in choices}} for game in words["games"]]
    return {
        code: {
            "config": {
                "languages": {"en" if code == DOCS else code: settings},
                "synonyms": _synonyms(words["synonyms"], code),
                "games": games,
            },
            "docs": _columns([doc for doc in docs if doc["site"] == code]),
        }
        for code, settings in words["languages"].items()
    }


def _synonyms(rows: list[dict[str, list[str]]], code: str) -> list[list[str]]:
    """The words that mean the same on a site: in its language, and in those that have no site."""
    codes = ["en" if code == DOCS else code, *sorted({key for row in rows for key in row} - set(NAMES))]
    return [[phrase for key in codes for phrase in row.get(key, ())] for row in rows]


def _columns(docs: list[JsonObject]) -> JsonObject:
    """Entries by columns, which take up less than rows, as what is alike stands together.

    The rules of an entry are the numbers of their entries.
    """
    at = {doc["location"].rpartition("#")[2]: row for row, doc in enumerate(docs) if doc["kind"] in RULES}
    rules = [[at[rule] for rule in doc.get("rules", ()) if rule in at] for doc in docs]
    return {key: [doc.get(key) for doc in docs] for key in COLUMNS} | {"rules": rules}


def entries(docs: list[JsonObject], pages: dict[str, JsonObject]) -> list[JsonObject]:
    """The entries of the search: sections, or whole pages, with what their pages say of themselves."""
    records: list[JsonObject] = []
    whole: dict[str, JsonObject] = {}
    for doc in docs:
        url, _, anchor = doc["location"].partition("#")
        if url.startswith(UNLISTED):
            continue
        meta = pages.get(url, {})
        if "found" in meta:
            if not anchor:
                records += _own_entries(url, meta)
            continue
        kind = meta.get("kind", "author")
        if anchor.startswith("about-"):
            continue
        if kind == WHOLE and url in whole:
            whole[url]["text"] += f" {doc['text']}"
            continue
        entry = {
            "location": doc["location"],
            "title": doc["title"],
            "text": doc["text"][:MOST] if kind == "library" else doc["text"],
            "kind": kind,
            "site": meta.get("site", DOCS),
        }
        entry |= {key: value for key, value in language_and_game(url).items() if value}
        if anchor:
            entry["where"] = unescape(meta.get("title", ""))
        records.append(entry)
        whole.setdefault(url, entry)
    return records


def shorten(text: str, limit: int) -> str:
    """The beginning of a text, in whole words."""
    return text if len(text) <= limit else f"{text[: text.rindex(' ', 0, limit)]} …"


def _own_entries(url: str, meta: JsonObject) -> Iterator[JsonObject]:
    """Yields the entries of a page that says itself what is to be found on it."""
    for section in meta["found"]:
        anchor = section.get("at", "")
        entry = {
            "location": f"{url}#{anchor}" if anchor else url,
            "title": section["title"],
            "text": shorten(section.get("text", ""), MOST),
            "kind": section.get("kind") or meta.get("kind", "author"),
            "site": meta["site"],
            **{key: value for key, value in language_and_game(url).items() if value},
        }
        entry |= {key: section[key] for key in ("in", "rules") if key in section}
        # A line for each way to ask takes up less than a list.
        entry |= {"also": "\n".join(section["also"])} if "also" in section else {}
        if anchor:
            entry["where"] = unescape(meta.get("title", ""))
        yield entry
