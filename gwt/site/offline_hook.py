"""The list of pages that readers can keep for a table without a network.

It is copied beside `mkdocs.yml`, which names it.

`offline-pages.js` reads the list and puts the pages of one game and language into a cache of the browser,
and `service-worker.js` answers from there. Each game has a manifest in each language, with which a phone
puts it on its home screen.
"""

import json
from hashlib import sha256
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.pages import Page

from gwt.site.search_hook import OF_DOCS, language_and_game

WORKER = "service-worker.js"
"""The service worker; it answers for pages of its own folder, so it lies at the top."""
LIST = "assets/pages.json"
SHOWN = (".html", ".svg", ".js", ".css")
"""The endings of the files of which pages are made."""
ICON = "assets/logo.svg"
_titles: dict[str, dict[str, str]] = {}
"""The title of each game that readers can say they play, by language."""
_kept: dict[str, dict[str, list[str]]] = {}
"""The addresses of the pages for players, by game and language."""


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Reads which games there are."""
    words = json.loads((_beside(config) / "search.json").read_text(encoding="utf-8"))
    _kept.clear()
    _titles.update({game["id"]: game["title"] for game in words["games"]})
    return config


def _beside(config: MkDocsConfig) -> Path:
    return Path(config.config_file_path).parent


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """A page with a link to the manifest of its game, remembered if it is one for players."""
    page_place = language_and_game(page.url)
    if page_place["game"] not in _titles:
        return output
    # A page without metadata is written by hand, for those who write packs or programs.
    kind = (page.meta.get("search") or {}).get("kind", "author")
    if kind and kind not in OF_DOCS:
        _kept.setdefault(page_place["game"], {}).setdefault(page_place["lang"], []).append(page.url)
    link = f'<link rel="manifest" href="{"../" * page.url.count("/")}{_manifest(page_place)}">'
    return output.replace("</head>", f"{link}\n</head>", 1)


def _manifest(page_place: dict[str, str]) -> str:
    return f"assets/{page_place['lang']}-{page_place['game']}.webmanifest"


def on_post_build(config: MkDocsConfig) -> None:
    """Writes the list, the service worker and the manifests."""
    site = Path(config.site_dir)
    _write(site / LIST, {"version": _version(site), "pages": _kept})
    (site / WORKER).write_bytes((_beside(config) / WORKER).read_bytes())
    for game, languages in _kept.items():
        for lang in languages:
            tree = "" if lang == "en" else f"{lang}/"
            title = _titles[game].get(lang, _titles[game]["en"])
            icons = [{"src": "logo.svg", "sizes": "any", "type": "image/svg+xml"}]
            _write(
                site / _manifest({"lang": lang, "game": game}),
                {
                    "name": title,
                    "short_name": title,
                    "lang": lang,
                    "start_url": f"../{tree}reference/{game}/",
                    "scope": "../",
                    "display": "standalone",
                    "icons": icons if (site / ICON).is_file() else [],
                },
            )


def _version(site: Path) -> str:
    """A digest of all that pages show; with another one they are loaded again."""
    digest = sha256()
    for path in sorted(file for file in site.rglob("*") if file.suffix in SHOWN):
        digest.update(path.relative_to(site).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def _write(path: Path, content: object) -> None:
    path.write_text(json.dumps(content, ensure_ascii=False), encoding="utf-8")
