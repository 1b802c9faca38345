"""All pages of some packs, the menu that leads to them, and the configuration that builds them."""

import json
from collections.abc import Iterator, Mapping, Sequence, Set
from pathlib import Path
from shutil import copytree
from typing import Any

import yaml
from attrs import field, frozen

from gwt.errors import UsageError
from gwt.json_types import JsonObject
from gwt.packs import LoadCache, Pack
from gwt.picture.web import ASSETS, SCRIPTS, asset
from gwt.play import played_game
from gwt.proofs import rulebook
from gwt.site import (
    api_page,
    component_browser,
    edition_pages,
    glossary_page,
    offline_hook,
    overview_pages,
    pictogram_page,
    playground_page,
    site_texts,
)
from gwt.site import rule_pages as rules_of
from gwt.site.combinations import CombinedReference
from gwt.site.component_pages import ComponentPages
from gwt.site.expression_markup import ExpressionRenderer, language_name
from gwt.site.language_page import LanguagePage
from gwt.site.markdown_page import (
    Content,
    PageLink,
    SitePage,
    escape_html,
    page_folder,
    redirect_page,
    slug,
    title_of_name,
)
from gwt.site.name_lookup import NameLookup
from gwt.site.pack_reference import PackReference
from gwt.site.related_rules import RelatedRules
from gwt.site.scenario_pictures import ScenarioPicture, ScenarioPictures
from gwt.site.table_links import POSITIONS, TableLinks
from gwt.site.table_pages import TablePages
from gwt.text import DEFAULT

Nav = list[Any]
"""The menu, as mkdocs has it: paths, and lists of them by title."""

CONFIG, PAGES = "mkdocs.yml", "docs"
HOOKS = ("csp_hook.py", "search_hook.py", "offline_hook.py", offline_hook.WORKER)
"""The files of this folder that mkdocs loads, and the script that one of them writes."""
THEME = ("Dark", "Light", "Permanent link", "For authors and developers")
"""The texts that hooks put instead of those of the theme and of Markdown, or beside them."""
WORDS = "search.json"
"""The words that the search leaves out, and those that it takes for the same."""
OWN = (
    *("theme.css", "reference.css", "combinations.js", "theme.js", "search-box.js", "offline-pages.js"),
    *("search-worker.js", "points.js", component_browser.SCRIPT),
)
"""The files of this folder that every site serves, besides those that show pictures."""
_ON_THEIR_PAGES = ("search-worker.js", "points.js", "combinations.js", component_browser.SCRIPT)
"""The scripts that are not put into every page with the others."""
REST = "..."
"""The entry of a configuration's menu that stands for the generated pages that it does not name."""

_MKDOCS: JsonObject = yaml.safe_load(Path(__file__).with_name("mkdocs.yaml").read_text("utf-8"))
SETTINGS: JsonObject = _MKDOCS["pages"] | {
    "extra_css": [f"assets/{name}" for name in (*OWN, *ASSETS) if name.endswith(".css")],
    "extra_javascript": [
        *(f"assets/{name}" for name in OWN if name.endswith(".js") and name not in _ON_THEIR_PAGES),
        *({"path": f"assets/{name}", "type": "module"} for name in SCRIPTS),
    ],
}
"""The settings of mkdocs and its theme for the generated pages."""


@frozen
class Site:
    """Pages and pictures by their paths, and the menu of the pages; its titles, and `title`, are HTML."""

    files: Mapping[str, Content]
    nav: Nav
    title: str = "gwt"
    words: Mapping[str, Any] = field(factory=dict)
    """The search settings: the languages and the words of the games."""


def all_pages(
    references: Sequence[PackReference],
    *,
    library: bool,
    home: bool = False,
    pyodide: Path | None = None,
    later: Sequence[PackReference] = (),
) -> Site:
    """The generated part of the site: some packs, and the public names of the library if so wished.

    Of the packs that come `later`, which lie on the others, there is a page about what they change.
    `home` is for a site without pages written by hand, whose first page leads to the packs.
    With `pyodide`, the folder of the npm package, the site has a playground; that of the library leads to
    the table without a server.

    Raises:
        ContentError: something of a pack cannot be read, said or drawn.
    """
    files: dict[str, Content] = {f"assets/{name}": asset(name) for name in ASSETS}
    files |= {f"assets/{name}": Path(__file__).with_name(name).read_text("utf-8") for name in OWN}
    words = _words(references, later)
    files["assets/combinations.js"] = _choices(words) + str(files["assets/combinations.js"])
    nav: Nav = []
    wasm = pyodide is not None
    table = wasm and library
    positions: JsonObject | None = {} if table else None
    cache: dict[str, ScenarioPicture | None] = {}
    if pyodide is not None:
        files |= playground_page.files(references, pyodide)
    packs = list(map(_overview, references))
    if home:
        nav += _keep(files, overview_pages.home(packs))
    for pack in packs:
        nav.append({escape_html(pack.reference.title): list(_of_pack(pack, files, wasm, positions, cache))})
    combined = (reference for reference in references if isinstance(reference, CombinedReference))
    covered = {folder for reference in combined for folder in reference.folders}
    packs_below: dict[Path, Pack] = {}
    nav += later_pages(later, files, covered, packs_below)
    for language in site_texts.page_languages():
        trees = _overviews(references, language)
        if trees:
            inside: Nav = _keep(files, overview_pages.home(trees))
            inside += [
                {escape_html(tree.reference.title): list(_of_pack(tree, files, wasm, positions, cache))}
                for tree in trees
            ]
            tongue = [tree.reference for tree in _overviews(later, language)]
            inside += later_pages(tongue, files, covered, packs_below)
            nav.append({language_name(language): inside})
    if library:
        _keep(files, api_page.problems_page(), api_page.page())
        nav.append(api_page.PATH)
    if pyodide is not None:
        nav += _keep(files, playground_page.page(references, table))
    if positions is not None:
        files[POSITIONS] = json.dumps(positions, ensure_ascii=False)
    title = "gwt" if library else escape_html((*references, *later)[-1].title)
    return Site(files, nav, title, words)


def _overviews(references: Sequence[PackReference], language: str) -> list[overview_pages.OverviewPages]:
    """Returns the pages of the packs that have words in a language."""
    having = (reference for reference in references if language in reference.voices)
    return [_overview(reference.in_language(language)) for reference in having]


def _overview(reference: PackReference) -> overview_pages.OverviewPages:
    return overview_pages.OverviewPages(
        reference, RelatedRules(reference, ExpressionRenderer(reference, NameLookup(reference)))
    )


def later_pages(
    later: Sequence[PackReference],
    files: dict[str, Content],
    covered: Set[Path] = frozenset(),
    packs_below: dict[Path, Pack] | None = None,
) -> Nav:
    """Makes the pages of packs that lie on others; gives their menu.

    The rules and questions of the packs that are `covered` stand on the pages of their game. `packs_below`
    keeps those on which they lie.
    """
    # Those that change most come first.
    later = sorted(later, key=lambda reference: -len(reference.own_statements))
    memory, packs_below = LoadCache(), {} if packs_below is None else packs_below
    all_editions = [
        edition_pages.EditionPages(pack, files, pack.folders[-1] in covered, memory, packs_below)
        for pack in later
    ]
    if not all_editions:
        return []
    comparison = edition_pages.comparison_page(all_editions)
    for edition in all_editions:
        if edition.has_page:
            _keep(files, edition.page())
        else:
            anchor = slug(edition.reference.pack.name)
            files[_address(edition.path)] = redirect_page(edition.path, PageLink(comparison.path, anchor))
    return [*_keep(files, comparison)]


def _address(path: str) -> str:
    """The file that is built of a page."""
    return f"{page_folder(path)}/index.html".lstrip("/")


def _words(references: Sequence[PackReference], later: Sequence[PackReference]) -> JsonObject:
    """Returns the search settings and the combinations of the switch."""
    stop = site_texts.site_settings()["stop"]
    folders = dict.fromkeys(folder for reference in (*references, *later) for folder in reference.folders)
    codes = (DEFAULT, *site_texts.page_languages())
    return {
        "languages": {language: {"stop": words.split()} for language, words in stop.items()},
        "theme": {
            code: {name: site_texts.translate(name, code) for name in (*THEME, *SAID)} for code in codes
        },
        "games": [
            {"id": slug(reference.pack.name), "title": _titles(reference), "plays": _plays(reference)}
            for reference in references
        ],
        "synonyms": [row for folder in folders for row in rulebook.synonyms([folder])],
    }


def _choices(words: Mapping[str, Any]) -> str:
    """Returns the data of the switch, as a line of JavaScript."""
    # A site about one pack has nothing to choose.
    several = [game for game in words["games"] if len(game["plays"]["names"]) > 1]
    games = [{"id": game["id"], "plays": game["plays"]} for game in words["games"]] if several else []
    text = json.dumps({"games": games, "said": words["theme"]}, ensure_ascii=False)
    return f"const PLAYS = {text.replace('<', chr(92) + 'u003c')}\n"


SAID = (
    *("I play", "Choose what lies on your table; all pages and the search are about that."),
    *("This is part of {}.", "Show {}", "No page has “{}”.", "In your game no page has “{}”; {} has."),
    *("Keep these pages on this device", "Keep them no longer", "They open without a network."),
    "They could not be kept: {}",
    *("Nothing fits.", "{} places", "1 place", "Type a question", "Loading", "Did you mean {}?"),
)
"""The texts of the site's scripts."""


def _plays(reference: PackReference) -> JsonObject:
    """The choices of a game in each language, with the letter of each combination."""
    codes = (DEFAULT, *site_texts.page_languages())
    if not isinstance(reference, CombinedReference):
        names = _own_names(reference, codes)
        choices: JsonObject = {"editions": [names], "with": [], "letters": [""], "names": {"": names}}
        return choices | {"variants": {}, "menu": {}}
    plays = reference.plays
    insides = {code: plays if code == DEFAULT else plays.in_language(code) for code in codes}

    def offer(pack: str) -> dict[str, str]:
        seats = (play.besides for play in plays.each if "opponent" in play.reference.pack.files)
        text = "alone against {}" if (pack,) in seats else "with {}"
        return {
            code: site_texts.translate(text, code).format(inside.name(pack))
            for code, inside in insides.items()
        }

    return {
        "editions": [
            {code: inside.name(pack) for code, inside in insides.items()} for pack in plays.editions
        ],
        "with": [offer(pack) for pack in plays.besides],
        "letters": [
            [plays.editions.index(play.edition), *(int(pack in play.besides) for pack in plays.besides)]
            for play in plays.each
            if not play.among
        ],
        "variants": {
            play.letter: {"among": play.among, "name": offer(play.besides[0])}
            for play in plays.each
            if play.among
        },
        "names": {
            play.letter: {code: inside.name_of_letter(play.letter) for code, inside in insides.items()}
            for play in plays.each
        },
        "menu": dict(_menu(reference)),
    }


def _menu(reference: CombinedReference) -> Iterator[tuple[str, str]]:
    """Yields the pages of files that not all combinations have, with the letters of those that do."""
    for file in reference.files:
        letters = {*"".join(where for _, where, _ in reference.wholes(file))}
        if letters != {*reference.plays.letters}:
            yield slug(file), "".join(sorted(letters))


def _own_names(reference: PackReference, codes: Sequence[str]) -> dict[str, str]:
    settings = site_texts.site_settings()["plays names"]
    names, titles = settings.get(reference.pack.layers[-1].folder.name, {}), _titles(reference)
    return {code: str(names.get(code) or titles.get(code, reference.title)) for code in codes}


def _titles(reference: PackReference) -> dict[str, str]:
    """The name of a pack in each language of its pages."""
    inside = {
        code: reference.in_language(code).title
        for code in site_texts.page_languages()
        if code in reference.voices
    }
    return {DEFAULT: reference.title, **inside}


def _keep(files: dict[str, Content], *pages: SitePage) -> list[str]:
    """Adds pages to the files; gives their paths."""
    for page in pages:
        assert page.path not in files, f"two pages are called {page.path}"
        files[page.path] = page.text()
    return [page.path for page in pages]


def _of_pack(
    first: overview_pages.OverviewPages,
    files: dict[str, Content],
    changed: bool,
    positions: JsonObject | None,
    cache: dict[str, ScenarioPicture | None],
) -> Iterator[object]:
    """Yields the pages of a pack; returns its menu.

    `changed` is whether there is a playground; `positions` gathers those that can be tried at the table
    without a server, if there is one, and `cache` what changes in positions.
    """
    reference, applying = first.reference, first.applying
    expressions, trials = applying.expressions, TableLinks(reference, positions)

    yield from _keep(files, first.index())
    at_table = _keep(files, *TablePages(reference, files).pages())
    if at_table:
        yield {reference.say("At the table"): at_table}
    _keep(files, *ComponentPages(reference, expressions, applying, files, trials, changed).pages())
    sections = (component for component in reference.components if component.is_section)
    files |= {_address(section.page): redirect_page(section.page, section.link) for section in sections}
    paths = [reference.file_link(file).path for file in reference.files]
    finding = [] if reference.undrawn else _keep(files, component_browser.page(reference))
    yield {
        reference.say("Components"): [
            *finding,
            *(
                {reference.say(title_of_name(file)): path}
                for file, path in zip(reference.files, paths, strict=True)
            ),
        ]
    }
    rules = _keep(
        files,
        *rules_of.RulePages(
            reference, applying, trials, ScenarioPictures(reference, trials, files, cache)
        ).pages(),
    )
    areas = [path for path in rules if path.startswith(f"{reference.root}/rules/")]
    if areas:
        yield {reference.say("Rules"): areas}
    # Scenarios and what proves each rule are linked from where they are of use, and are in no menu.
    pages = [path for path in rules if path.count("/") == reference.root.count("/") + 1]
    yield from (path for path in pages if not path.endswith(f"/{rules_of.PROOFS}.md"))
    if pictogram_page.has_key(reference):
        yield from _keep(files, pictogram_page.page(reference, files))
    yield from _keep(files, glossary_page.page(reference))
    if not reference.code:
        # The language is shown by what the first of several combinations says.
        _, base = reference.each[0]
        spoken = expressions if base is reference else ExpressionRenderer(base, NameLookup(base))
        _keep(files, LanguagePage(base, spoken).page())
        for old, new in _MOVED.items():
            path = f"{reference.root}/{old}.md"
            files[_address(path)] = redirect_page(path, PageLink(f"{reference.root}/{new}.md"))


_MOVED = {"by-effect": "language", "by-name": component_browser.NAME, "supported": "index"}
"""Pages of a pack that are gone, each with the one that its address leads to."""


# --- files -------------------------------------------------------------------------------------------


def write_site(new_site: Site, out: Path, config: Path | None, *, library: bool) -> None:
    """Writes the pages into `out/docs`, and `out/mkdocs.yml`, which builds them.

    `config` is a configuration of mkdocs whose pages go with the generated ones; these come where its
    menu says `REST`, or else at the end.

    Raises:
        UsageError: `out` holds something already, cannot be written, or `config` cannot be read.
    """
    try:
        if out.exists() and (not out.is_dir() or any(out.iterdir())):
            raise UsageError(f"{out} is not an empty folder")
        overrides = yaml.safe_load(config.read_text(encoding="utf-8")) if config is not None else {}
        files, nav = dict(new_site.files), new_site.nav
        if config is not None:
            written = config.parent / overrides.get("docs_dir", "docs")
            copytree(written, out / PAGES)
            # A page that is written by hand takes the place of a generated one.
            files = {path: text for path, text in files.items() if not (written / path).is_file()}
            files |= played_game(written)
            moved = overrides.get("extra", {}).get("moved", {})
            files |= {_address(old): redirect_page(old, PageLink(new)) for old, new in moved.items()}
            nav = _with_written(nav, overrides.get("nav", []), written)
        for path, content in files.items():
            target = out / PAGES / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content if isinstance(content, bytes) else content.encode())
    except OSError as error:
        raise UsageError(f"{error.filename}: {error.strerror or error}") from None
    except yaml.YAMLError as error:
        raise UsageError(f"{config}: {error}") from None
    settings = {"site_name": new_site.title, **SETTINGS}
    settings = _merged(_merged(settings, _MKDOCS["library"] if library else {}), overrides)
    written_by_hand = _without(overrides.get("nav", []), {playground_page.PATH} - new_site.files.keys())
    settings |= {"docs_dir": PAGES, "site_dir": "site", "nav": _whole(written_by_hand, nav)}
    text = yaml.safe_dump(settings, sort_keys=False, allow_unicode=True)
    for hook in HOOKS:
        (out / hook).write_bytes(Path(__file__).with_name(hook).read_bytes())
    (out / WORDS).write_text(json.dumps(new_site.words, ensure_ascii=False), encoding="utf-8")
    (out / CONFIG).write_text(text, encoding="utf-8", newline="\n")


def _with_written(generated: Nav, base_nav: Nav, written: Path) -> Nav:
    """The generated menu, that of a language in the order of the given one, with its written pages."""
    nav: Nav = []
    for branch in generated:
        (title, inside), *_ = branch.items() if isinstance(branch, dict) else [("", [])]
        code = next(_paths(inside), "").removesuffix(f"/{overview_pages.HOME}")
        if code not in site_texts.page_languages():
            nav.append(branch)
            continue
        home, *rest = inside
        known, sections = set(_paths(rest)), list[Any]()
        for part in base_nav:
            name, pages = next(iter(part.items())) if isinstance(part, dict) else ("", [part])
            paths = [f"{code}/{page}" for page in _paths(pages if isinstance(pages, list) else [pages])]
            paths = [path for path in paths if path in known or (written / path).is_file()]
            if paths and home not in paths:
                sections.append({site_texts.translate(name, code): paths})
        nav.append({title: [{site_texts.translate("Home", code): home}, *_whole([REST, *sections], rest)]})
    return nav


def _whole(base_nav: Nav, generated: Nav) -> Nav:
    """A menu with the generated pages in their place."""
    named = set(_paths(base_nav))
    rest = [branch for branch in generated if not named.intersection(_paths([branch]))]
    at = base_nav.index(REST) if REST in base_nav else len(base_nav)
    return [*base_nav[:at], *rest, *base_nav[at + 1 :]]


def _without(nav: Nav, absent: Set[str]) -> Nav:
    """A menu without the pages that this site does not have."""
    return [
        {
            title: _without(inner, absent) if isinstance(inner, list) else inner
            for title, inner in branch.items()
        }
        if isinstance(branch, dict)
        else branch
        for branch in nav
        if not (isinstance(branch, str) and branch in absent)
    ]


def _paths(nav: Nav) -> Iterator[str]:
    """Yields the pages of a menu."""
    for branch in nav:
        match branch:
            case str():
                yield branch
            case dict():
                for inner in branch.values():
                    yield from _paths(inner if isinstance(inner, list) else [inner])


def _merged(base: object, top: object) -> Any:
    """Settings over others: mappings key by key, lists of named things one by one, else what is given."""
    if isinstance(base, dict) and isinstance(top, dict):
        return {key: _merged(base.get(key), top.get(key)) for key in {**base, **top}}
    if isinstance(base, list) and isinstance(top, list) and len(set(map(_key, top))) == len(top):
        old, new = {_key(part): part for part in base}, {_key(part): part for part in top}
        return [_merged(old.get(key), new.get(key)) for key in {**old, **new}]
    return base if top is None or (isinstance(base, dict) and isinstance(top, str)) else top


def _key(entry: object) -> str:
    """An extension or a plugin by its name, with options or without."""
    return next(iter(entry)) if isinstance(entry, dict) else str(entry)
