"""What the search of the site knows of each page; copied beside `mkdocs.yml`, which names it.

The theme gathers titles and texts in an index.
This puts beside them what kind of page each is, its game, its language and how else it is asked, takes out
sections that nobody looks for by themselves, and has the worker of this site search in it.
The words of the languages are in `search.json`, next to this file.
"""

import json
import re
from copy import copy
from html import unescape
from pathlib import Path
from shutil import rmtree
from typing import Any

from mkdocs.plugins import event_priority

WORKER = "assets/search.js"
WHOLE = {"component", "list"}
"""Kinds of page that are found as a whole; of others, each section is found by itself."""
ASIDE = {"rules", "rulings", "scenarios", "named-by"}
"""Sections of a component that repeat what is found elsewhere."""
NAMES = {"en": "English", "nl": "Nederlands", "it": "Italiano"}
UNUSED = ("assets/javascripts/lunr", "assets/javascripts/workers")
"""Files of the theme that no page asks for, like the source maps of its scripts."""
_meta: dict[str, dict[str, Any]] = {}
"""What a page says of itself, by its address."""
_said: dict[str, Any] = {}
"""What stands in `search.json`."""


def _words(config: Any) -> dict[str, Any]:
    """The words that were written beside the configuration."""
    if not _said:
        path = Path(config.config_file_path).parent / "search.json"
        _said.update(json.loads(path.read_text(encoding="utf-8")))
    return _said


def _of_theme(config: Any, language: str) -> dict[str, str]:
    """The words of the theme that it does not translate itself."""
    found: dict[str, str] = _words(config)["theme"].get(language, {})
    return found


def place(url: str) -> dict[str, str]:
    """The language and the game of an address, as far as it has them."""
    found = re.match(r"(?:(?P<lang>[a-z]{2})/)?(?:reference/(?P<game>[^/#]+)/)?", url)
    said = found.groupdict() if found else {}
    return {"lang": said.get("lang") or "en", "game": said.get("game") or ""}


def on_page_context(context: Any, page: Any, config: Any, nav: Any) -> Any:
    """Remembers what a page says of itself."""
    _meta[page.url] = {"title": page.title, **(page.meta.get("search") or {})}
    language = place(page.url)["lang"]
    config.theme["language"] = language
    for scheme, name in zip(config.theme.get("palette") or (), ("Dark", "Light"), strict=False):
        scheme["toggle"]["name"] = _of_theme(config, language).get(name, name)
    # Whoever reads on does so in one language.
    for beside in ("previous_page", "next_page"):
        other = getattr(page, beside)
        if other is not None and place(other.url)["lang"] != language:
            setattr(page, beside, None)
    others = [one for one in nav.items if _tree(one)]
    if others:
        context["nav"] = _part(nav, language, others)
        config.extra["alternate"] = [_alternate(page.url, one, nav) for one in ("en", *map(_tree, others))]
    return context


def _tree(item: Any) -> str:
    """The language of a part of the menu that has a tree of its own, if it is one."""
    # The first page of a tree is its home.
    first = (getattr(item, "children", None) or [None])[0]
    url = getattr(first, "url", None) or ""
    return url[:2] if re.fullmatch(r"[a-z]{2}/", url) else ""


def _part(nav: Any, language: str, trees: list[Any]) -> Any:
    """The menu in a language."""
    own = next((one for one in trees if _tree(one) == language), None)
    part = copy(nav)
    part.items = [one for one in nav.items if one not in trees] if own is None else own.children
    part.homepage = nav.homepage if own is None else own.children[0]
    return part


def _alternate(url: str, language: str, nav: Any) -> dict[str, str]:
    """Where a page stands in a language, or else where its tree begins."""
    top = re.sub(r"^(?:[a-z]{2}/)", "", url)
    there = top if language == "en" else f"{language}/{top}"
    known = {page.url for page in nav.pages}
    begin = "./" if language == "en" else f"{language}/"
    return {
        "name": NAMES.get(language, language),
        "link": there if there in known else begin,
        "lang": language,
    }


def on_post_page(output: str, page: Any, config: Any) -> str:
    """A page that searches with the worker of this site, which is told where it is."""
    here = place(page.url)
    link = _of_theme(config, here["lang"]).get("Permanent link")
    if link:
        output = output.replace('title="Permanent link"', f'title="{link}"')
    return _short(_with_worker(output, here))


# The theme takes such a link for another site with a map of its own, which it then asks for.
_ALTERNATE = re.compile(r'<link rel="alternate"[^>]*hreflang[^>]*>')

# What every page says of the program that made it.
_GENERATOR = re.compile(r'<meta name="generator"[^>]*>')


def _short(page: str) -> str:
    """A page without the blanks at the beginning of its lines, of which templates leave a third of it."""
    page = _GENERATOR.sub("", _ALTERNATE.sub("", page))
    parts = re.split(r"(<(pre|script|textarea|svg)\b.*?</\2>)", page, flags=re.DOTALL)
    return "".join(
        re.sub(r"\s*\n\s*", "\n", one) if at % 3 == 0 else one for at, one in enumerate(parts) if at % 3 < 2
    )


def on_post_template(output_content: str, template_name: str, config: Any) -> str:
    """A page that no source has, such as the one that is shown where there is none."""
    return _with_worker(output_content, place("")) if template_name.endswith(".html") else output_content


def _with_worker(page: str, here: dict[str, str]) -> str:
    asked = "&".join(f"{key}={value}" for key, value in here.items() if value)
    return re.sub(
        r'("search": ")([^"]*?)assets/javascripts/workers/[^"]*', rf"\g<1>\g<2>{WORKER}?{asked}", page
    )


@event_priority(-100)
def on_post_build(config: Any) -> None:
    """Writes the index anew, once the theme has written it, and removes what only its search loads."""
    site = Path(config.site_dir)
    for folder in UNUSED:
        rmtree(site / folder, ignore_errors=True)
    for path in site.rglob("*.map"):
        path.unlink()
    path = Path(config.site_dir) / "search" / "search_index.json"
    index = json.loads(path.read_text(encoding="utf-8"))
    words = {name: said for name, said in _words(config).items() if name != "theme"}
    made = {"config": {**index["config"], **words}, "docs": list(entries(index["docs"], _meta))}
    path.write_text(json.dumps(made, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")


def entries(docs: list[dict[str, Any]], pages: dict[str, dict[str, Any]]) -> list[dict[str, Any]]:
    """The entries of the search: sections, or whole pages, with what their pages say of themselves."""
    found: list[dict[str, Any]] = []
    whole: dict[str, dict[str, Any]] = {}
    for one in docs:
        url, _, anchor = one["location"].partition("#")
        said = pages.get(url, {})
        kind = said.get("kind", "author")
        if anchor.startswith("about-"):
            continue
        if kind in WHOLE and url in whole:
            if anchor not in ASIDE:
                whole[url]["text"] += f" {_unfolded(one['text'])}"
            continue
        entry = {
            "location": one["location"],
            "title": one["title"],
            "text": _unfolded(one["text"]),
            "kind": kind,
        }
        entry |= {key: value for key, value in place(url).items() if value}
        if also := (said.get("also") or {}).get(anchor):
            entry["also"] = also
        if anchor:
            entry["where"] = unescape(said.get("title", ""))
        found.append(entry)
        whole.setdefault(url, entry)
    return found


# The tree of an expression, and what proves a rule: nobody looks for them by their words.
_FOLDED = re.compile(r"(?:The trees? <p><ul>|(?:Proven by|Bears on|Shown by) \d+ \w+).*", re.DOTALL)


def _unfolded(text: str) -> str:
    """The text of a section without what is folded below it."""
    return _FOLDED.sub("", text)
