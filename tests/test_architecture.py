"""What may know what: the directions of imports, and the words that code may not say."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from gwt.lazy_exports import exported_names
from gwt.resources import data_root
from tests.syntax import nodes, tree

PACKAGE = data_root() / "gwt"
FILES = sorted(PACKAGE.rglob("*.py"))

_BASE = {
    *("errors", "optional_dependencies", "memory_cache", "resources", "dsl", "packs", "kernel", "text"),
    "picture",
}
ALLOWED = {
    "errors": {"spelling"},
    "spelling": set(),
    "resources": {"errors"},
    "optional_dependencies": {"errors", "resources"},
    "_version": set(),
    "lazy_exports": set(),
    "decoding": {"errors"},
    "atomic_files": {"errors"},
    "disk_cache": {"_version", "atomic_files"},
    "memory_cache": set(),
    "json_types": set(),
    "dsl": {"errors", "spelling", "resources", "disk_cache"},
    "packs": {"errors", "spelling", "decoding", "memory_cache", "dsl", "resources", "disk_cache"},
    "kernel": {"errors", "spelling", "memory_cache", "dsl"},
    "text": {
        *("errors", "spelling", "optional_dependencies", "memory_cache", "resources", "disk_cache", "dsl"),
        *("packs", "kernel"),
    },
    "picture": {"errors", "memory_cache", "resources", "dsl", "packs", "kernel"},
    "spec": {"errors", "memory_cache", "resources", "dsl", "packs", "kernel", "text", "picture"},
    "common": {"errors", "memory_cache", "dsl", "packs", "kernel", "spec"},
    "play": {*_BASE, "spec", "_version", "decoding", "atomic_files", "spelling"},
    "printing": {"errors", "optional_dependencies", "dsl", "packs", "text", "picture", "spec", "proofs"},
    "summary": {"picture", "dsl", "kernel", "text", "spec", "play"},
    "games": {*_BASE, "lazy_exports", "common", "spec", "play", "summary"},
    "proofs": {*_BASE, "spec", "play", "atomic_files"},
    "authoring": {*_BASE, "spelling", "spec", "play", "summary", "proofs", "atomic_files"},
    "players": {
        *("errors", "optional_dependencies", "memory_cache", "dsl", "packs", "kernel", "spec", "play"),
        "atomic_files",
    },
    "research": {
        *(
            *("errors", "optional_dependencies", "_version", "resources", "memory_cache", "disk_cache"),
            *("dsl", "packs", "kernel", "spec"),
        ),
        *("play", "players", "balance", "atomic_files"),
    },
    "balance": {
        *("errors", "memory_cache", "disk_cache", "dsl", "packs", "kernel", "spec"),
        *("play", "players", "atomic_files"),
    },
    "site": {*_BASE, "spec", "play", "proofs", "authoring", "_version", "gwt", "sdk"},
    "table": {
        *(
            *("errors", "optional_dependencies", "dsl", "packs", "kernel", "text", "picture", "spec"),
            *("play", "summary"),
        ),
        *("players", "proofs", "research", "resources", "site", "_version", "decoding", "atomic_files"),
    },
    "testing": {
        *(
            *("errors", "optional_dependencies", "dsl", "packs", "kernel", "text", "picture", "spec"),
            *("play", "summary"),
        ),
        *("authoring", "players", "balance", "research", "table", "site"),
    },
    "sdk": {
        *("errors", "memory_cache", "dsl", "packs", "kernel", "picture", "spec", "common"),
        *("summary", "proofs"),
    },
    "lsp": {"errors", "decoding", "resources", "dsl", "packs", "text", "spec", "authoring", "_version"},
    "__main__": {"cli"},
    "cli": {
        *_BASE,
        *("spec", "play", "summary", "proofs", "authoring"),
        *(
            *("players", "research", "balance", "site", "lsp", "printing", "table", "testing"),
            *("disk_cache", "_version", "gwt", "atomic_files"),
        ),
    },
}
"""The parts of the package that a part may import, besides itself; `gwt` is the public face."""


def part(file: Path) -> str:
    """The folder or module right under `gwt` to which a file belongs."""
    return file.relative_to(PACKAGE).parts[0].removesuffix(".py")


PARTS = {part(file) for file in FILES}

INNER = {
    "games/great_western": (
        *("entries", "model", "verbs", "scoring", "flow", "ai", "checks", "positions"),
        *("picture", "summary"),
    ),
    "games/pacific_rails": (
        *("entries", "model", "verbs", "scoring", "flow", "ai", "checks", "positions"),
        *("picture", "summary"),
    ),
    "table": ("web", "store", "match", "live", "server"),
}
"""The folders of large parts, each of which imports only from itself and from those before it."""
SHARED = {"table": {"server_limits", "problems"}}
"""The modules beside these folders that they may import."""


@cache
def imported(file: Path) -> list[tuple[str, int]]:
    """Every module of this package that a file imports, anywhere in it, with the line."""
    found = []
    for node in nodes(file):
        if isinstance(node, ast.Import):
            found += [(alias.name, node.lineno) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}:{node.lineno}: imports are absolute here"
            found += [(f"{node.module}.{alias.name}", node.lineno) for alias in node.names]
    return found


def internal(file: Path) -> Iterator[tuple[str, int]]:
    """The parts of the package that a file imports."""
    literal = ((name, line) for name, line in named(file) if name is not None)
    for module, line in (*imported(file), *literal):
        first, *rest = module.split(".")
        if first == "gwt":
            yield (rest[0] if rest and rest[0] in PARTS else "gwt"), line


def module_of(file: Path) -> str:
    """The name by which a file is imported."""
    return ".".join(file.relative_to(data_root()).with_suffix("").parts).removesuffix(".__init__")


BY_NAME = {
    "gwt/spec/registry.py": "the games, which nobody imports: those of the package and those installed",
    "gwt/spec/game_spec.py": "the parts of a game, whose package its spec names",
    "gwt/players/registry.py": "the player that somebody names",
    "gwt/site/api_page.py": "the public modules, of which the page of the library tells",
    "gwt/lazy_exports.py": "the names of a face, which says them to a type checker too",
}
"""Files that import a module whose name they only know when they run, and which that is."""


def named(file: Path) -> Iterator[tuple[str | None, int]]:
    """The modules that a file imports by `import_module`, None for a name that is no literal text."""
    for node in nodes(file):
        if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in (
            "import_module",
            "__import__",
        ):
            (name, *_) = node.args
            yield (str(name.value) if isinstance(name, ast.Constant) else None), node.lineno


FACES = {
    module_of(file): exported_names(module_of(file))
    for file in FILES
    if "_names(__name__)" in file.read_text()
}
"""Where the names of each face are defined."""


def behind(name: str) -> str:
    """The module and name that a name of a face stands for, through as many faces as there are."""
    face, _, own = name.rpartition(".")
    there = ".".join(FACES.get(face, {}).get(own, (face, own)))
    return there if there == name else behind(there)


def needed(file: Path, modules: set[str]) -> Iterator[str]:
    """The modules that a file imports, anywhere in it and in whatever way, also through a face."""
    literal = ((name, line) for name, line in named(file) if name is not None)
    for name, _ in (*imported(file), *literal):
        module = behind(name)
        found = module if module in modules else module.rpartition(".")[0]
        if found in modules and found != module_of(file):
            yield found


def shown(file: Path) -> str:
    return str(file.relative_to(data_root()))


def test_a_module_imports_only_what_lies_below_it():
    above = [
        f"{shown(file)}:{line}: gwt.{used}"
        for file in FILES
        if (own := part(file)) != "__init__"
        for used, line in internal(file)
        if used not in ALLOWED[own] | {own, "lazy_exports", "json_types"}
    ]

    assert above == []


def test_every_part_of_the_package_has_its_place_in_the_order():
    assert {part(file) for file in FILES} - {"__init__"} <= set(ALLOWED)


def test_no_imports_go_round_in_a_circle():
    """Those within functions are imports too, and those for a type checker."""
    modules = {module_of(file): file for file in FILES}
    ahead = {module: list(needed(file, set(modules))) for module, file in modules.items()}
    while free := [module for module, uses in ahead.items() if not set(uses) & ahead.keys()]:
        for module in free:
            del ahead[module]

    assert ahead == {}


def test_only_a_few_modules_import_others_by_a_name_that_no_test_can_read():
    """A circle could hide behind such a name."""
    assert {shown(file) for file in FILES for name, _ in named(file) if name is None} == set(BY_NAME)


def test_nothing_outside_imports_a_game():
    crossings = [
        f"{shown(file)}:{line}: {module}"
        for file in FILES
        if part(file) != "games"
        for module, line in imported(file)
        if module.startswith("gwt.games.")
    ]

    assert crossings == []


def test_no_game_imports_another():
    games = {path.name for path in (PACKAGE / "games").iterdir() if (path / "__init__.py").is_file()}
    crossings = [
        f"{shown(file)}:{line}: {module}"
        for file in FILES
        for module, line in imported(file)
        for own in games
        if file.is_relative_to(PACKAGE / "games" / own)
        for other in games - {own}
        if module.startswith(f"gwt.games.{other}")
    ]

    assert crossings == []


def test_pictures_and_summaries_read_fields_and_no_keys():
    """Whoever renames a field of the state is told so by the type checker, and not by a browser."""
    files = [one for one in FILES if {"games"} < {*one.parts} and {"picture", "summary"} & {*one.parts}]
    beside_the_fields = {"leaders"}
    keys = [
        f"{shown(file)}:{node.lineno}: {node.slice.value}"
        for file in files
        for node in nodes(file)
        if isinstance(node, ast.Subscript)
        and isinstance(node.slice, ast.Constant)
        and isinstance(node.slice.value, str)
        and node.slice.value not in beside_the_fields
    ]

    assert len(files) > 30
    assert keys == []


@pytest.mark.parametrize("module", ["random", "time", "datetime", "secrets", "uuid", "pickle", "shelve"])
def test_no_rule_uses_chance_or_the_clock_of_the_machine(module):
    """The generator is one integer in the state."""
    users = [
        f"{shown(file)}:{line}"
        for file in FILES
        if part(file) in ("dsl", "packs", "kernel", "common", "games")
        for name, line in imported(file)
        if name.split(".")[0] == module
    ]

    assert users == []


OF_A_CLASS = "it follows from a class, and classes are as many as the code has"
OF_THE_PACKAGE = "it is read from a file of the package"
INSTALLED = "there are as many as distributions are installed"
OF_ITS_OWNER = "it belongs to an object, and is freed with it"
OF_TREES = "it is bounded, and holds texts and trees, which do not refer to a pack"
BETWEEN_CHECKS = "it is bounded, and is for the next check of a pack that an author is changing"
KEPT = {
    "gwt/authoring/component_search.py search_vocabulary": OF_THE_PACKAGE,
    "gwt/balance/game_tally.py _event_words": OF_A_CLASS,
    "gwt/disk_cache.py code_digest": "there are as many folders of modules as games are installed",
    "gwt/dsl/effects.py bind_name": OF_TREES,
    "gwt/dsl/effects.py _with_inner_effects": OF_TREES,
    "gwt/dsl/effects.py contains_effect": OF_TREES,
    "gwt/dsl/effects.py free_names": OF_TREES,
    "gwt/dsl/nodes.py InternedMeta": OF_TREES,
    "gwt/dsl/parser.py __init__": OF_ITS_OWNER,
    "gwt/dsl/parser.py _parsed": BETWEEN_CHECKS,
    "gwt/dsl/repair.py _pattern_of": "the phrases of the tables of languages",
    "gwt/dsl/repair.py _phrases_by_nouns": "it is bounded, and holds the words of packs",
    "gwt/dsl/source_spans.py _parser": "it is bounded, and holds the parsers of grammars",
    "gwt/dsl/templates.py forms_of": OF_A_CLASS,
    "gwt/dsl/templates.py open_fields": OF_A_CLASS,
    "gwt/dsl/templates.py print_node": OF_TREES,
    "gwt/optional_dependencies.py install_source": INSTALLED,
    "gwt/kernel/determinization.py _fields": OF_A_CLASS,
    "gwt/kernel/determinization.py _has_values_to_deal": OF_A_CLASS,
    "gwt/kernel/rng.py _together": "it is bounded, and holds numbers",
    "gwt/memory_cache.py memory": "it is the one that is emptied",
    "gwt/packs/codes.py problem_codes": OF_THE_PACKAGE,
    "gwt/packs/codes.py code_lines": OF_THE_PACKAGE,
    "gwt/packs/loader.py _loaded": OF_ITS_OWNER,
    "gwt/packs/traversal.py fields_by_name": OF_A_CLASS,
    "gwt/picture/cached_parts.py _fields": OF_A_CLASS,
    "gwt/play/view.py _written_fields": OF_A_CLASS,
    "gwt/players/registry.py _installed": INSTALLED,
    "gwt/players/registry.py _kept": "it is bounded, and a player goes on from game to game",
    "gwt/players/registry.py player_factory": "it is bounded, and holds functions of modules",
    "gwt/research/lazy_numpy.py import_numpy": INSTALLED,
    "gwt/research/observer.py __init__": OF_ITS_OWNER,
    "gwt/research/policy_player.py _read": "it is bounded, and a policy belongs to no pack",
    "gwt/site/api_page.py _signatures": OF_THE_PACKAGE,
    "gwt/site/site_texts.py site_settings": OF_THE_PACKAGE,
    "gwt/site/public_names.py public_names": OF_THE_PACKAGE,
    "gwt/spec/pack_lookup.py _installed": INSTALLED,
    "gwt/spec/picture_spec.py _drawing": INSTALLED,
    "gwt/spec/picture_spec.py _spoken": OF_ITS_OWNER,
    "gwt/spec/registry.py _installed": INSTALLED,
    "gwt/spec/registry.py _load": INSTALLED,
    "gwt/spec/registry.py packaged_games": OF_THE_PACKAGE,
    "gwt/summary/summary.py _summary_spec": INSTALLED,
    "gwt/table/live/table_manager.py _trim": "it is one function of the system",
    "gwt/table/server/openapi.py openapi_document": OF_THE_PACKAGE,
    "gwt/table/web/__init__.py _modules": OF_THE_PACKAGE,
    "gwt/text/message_catalog.py _parsed": BETWEEN_CHECKS,
    "gwt/text/message_references.py references_of": BETWEEN_CHECKS,
}
"""The caches of `functools` that `gwt.memory_cache` does not empty, each with the reason."""


def cached(node: ast.AST, around: str) -> Iterator[str]:
    """The names of the innermost functions and classes that use a cache of `functools`."""
    for inner in ast.iter_child_nodes(node):
        if isinstance(inner, ast.FunctionDef | ast.ClassDef):
            yield from cached(inner, inner.name)
        elif isinstance(inner, ast.Name) and inner.id in {"cache", "lru_cache"}:
            yield around
        else:
            yield from cached(inner, around)


def test_what_is_kept_is_forgotten_with_its_pack_or_does_not_grow():
    """A server or an editor loads one pack after the other; `gwt.memory_cache` empties what it keeps."""
    keeping = {
        f"{shown(file)} {name}"
        for file in FILES
        if re.search(r"from functools import .*cache", file.read_text(encoding="utf-8"))
        for name in cached(tree(file), "")
    }

    assert keeping == set(KEPT), (
        "use `bounded_cache` of gwt.memory_cache, or say in KEPT why it cannot grow"
    )


# --- words -------------------------------------------------------------------------------------------

# Words that name a component in content and are at the same time words of the game's own language,
# with the reason why code has to say them.
GENERIC = {
    "start": "the kind of the first space of a trail, of which there is one in any pack",
    "trade": "a verb, and the kind of a space",
    "dollars": "a category of scoring; money is counted in them everywhere",
    "private buildings": "a category of scoring; the tiles are a rule of their own",
    "buildings": "a category of scoring; the name of a file of every pack",
    "cities": "a category of scoring; the name of a file of every pack",
    "stations": "a category of scoring; a list of the railroad",
    "hazards": "a category of scoring; a word of the language",
    "cattle": "a category of scoring; a word of the language",
    "objectives": "a category of scoring; the name of a file of every pack",
    "workers": "a category of scoring; the name of a file of every pack",
    "steps": "a category of scoring; movement is counted in them",
    "token": "a category of scoring; the job market token is a rule of its own",
    "station masters": "a category of scoring; the tiles are a rule of their own",
    "step limit": "a category of scoring; a word of the language",
    "job market token": "a category of scoring; a word of the language",
    "money": "a resource of one game; what players of the other pay with, and a field of their state",
}

ELSEWHERE = {
    ("gwt/kernel/rng.py", "flood"): "an author of the paper on SplitMix64",
}
"""Words that are no components where they stand."""


def _entries(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        if isinstance(value.get("id"), str):
            yield value
        for one in value.values():
            yield from _entries(one)
    elif isinstance(value, list):
        for one in value:
            yield from _entries(one)


def components() -> dict[str, str]:
    """The ids and names of everything in any pack, in lower case, with the file that has them."""
    found: dict[str, str] = {}
    for path in sorted((data_root() / "content").glob("*/*/*.yaml")):
        if path.name == "pack.yaml":
            continue
        for entry in _entries(yaml.safe_load(path.read_text(encoding="utf-8"))):
            for key in ("id", "name", "many", "section", "colour"):
                word = str(entry.get(key, "")).lower()
                # A colour by itself names no component.
                if word and key != "colour" and word not in GENERIC:
                    found.setdefault(word, str(path.relative_to(data_root())))
    return found


def whole_words(words: Any) -> re.Pattern[str]:
    """Any of the words by itself: not a part of a longer word, of a hyphenated one or of a name."""
    longest_first = sorted(words, key=len, reverse=True)
    return re.compile(rf"(?<![\w-])({'|'.join(map(re.escape, longest_first))})(?![\w-])", re.IGNORECASE)


COMPONENTS = components()


def test_components_are_found_in_every_file_of_the_first_edition():
    """Without ids there would be nothing to look for in the next test."""
    listed = {Path(file).stem for file in COMPONENTS.values()}

    assert {"buildings", "cattle", "cities", "trail", "supply", "objectives", "workers"} <= listed
    assert {"guernsey", "el-paso", "el paso", "building-a", "10b", "cowboys", "kansas-city"} <= set(
        COMPONENTS
    )


def test_each_excluded_word_is_one_that_content_has():
    """So that the list of exclusions does not outlive its reasons."""
    everything = "\n".join(
        path.read_text(encoding="utf-8").lower() for path in (data_root() / "content").glob("*/*/*.yaml")
    )

    assert [word for word in GENERIC if f": {word}" not in everything] == []


def test_no_code_names_a_component():
    texts = {file: file.read_text(encoding="utf-8") for file in FILES}
    everything = "\n".join(texts.values()).lower()
    pattern = whole_words(word for word in COMPONENTS if word in everything)
    said = [
        f"{shown(file)}:{number}: '{found[1]}' of {COMPONENTS[found[1].lower()]}"
        for file, text in texts.items()
        for number, line in enumerate(text.split("\n"), 1)
        for found in pattern.finditer(line)
        if (shown(file), found[1].lower()) not in ELSEWHERE
    ]

    assert said == []


OF_THE_GAME = (
    *("cattle", "cattleman", "cattlemen", "cowboy", "teepee", "hazard", "engine", "station", "trail"),
    *("objective", "certificate", "worker", "herd", "railroad", "district", "senator", "wagon", "breed"),
    *("telegraph", "locomotive", "specialist", "foreman", "hat", "congress", "upgrade", "lobby"),
    *("house", "terrain", "tunnel", "bridge", "railway", "gunpowder", "track"),
)
_NAME = r"great[ _-]western[ _-]trail|pacific[ _-]rails"


BELOW = [file for file in FILES if part(file) in ("dsl", "packs", "kernel", "picture", "common")]


def test_what_lies_below_the_games_holds_no_word_of_a_game():
    pattern = re.compile(rf"(?<![a-z])(?:{'|'.join(OF_THE_GAME)})s?(?![a-z])|{_NAME}", re.IGNORECASE)
    said = [
        f"{shown(file)}:{number}: {line.strip()}"
        for file in BELOW
        for number, line in enumerate(file.read_text(encoding="utf-8").split("\n"), 1)
        if pattern.search(line)
    ]

    assert said == []


def test_the_name_of_a_game_stands_in_code_once():
    """Whoever plays another game without saying so reads it there: the game that is played by default."""
    names = re.compile("great-western-trail|pacific-rails")
    said = [
        f"{shown(file)}: {found[0]}"
        for file in FILES
        if part(file) != "games"
        for found in names.finditer(file.read_text(encoding="utf-8"))
    ]

    assert said == ["gwt/spec/registry.py: great-western-trail"]


@pytest.mark.parametrize("whole", INNER)
def test_data_flows_one_way_through_the_folders_of_a_part(whole):
    order, base = INNER[whole], f"gwt.{whole.replace('/', '.')}."
    wrong = [
        f"{file.relative_to(PACKAGE)}:{line}: {module}"
        for at, folder in enumerate(order)
        for file in sorted((PACKAGE / whole / folder).rglob("*.py"))
        for module, line in imported(file)
        if module.startswith(base)
        if module.removeprefix(base).split(".")[0] not in {*order[: at + 1], *SHARED.get(whole, ())}
    ]

    assert wrong == []
    folders = {one.parent.name for one in (PACKAGE / whole).glob("*/__init__.py")}
    assert folders - {"static"} == set(order)
