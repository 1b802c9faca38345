"""Writes new packs and new games, each copied from a working template."""

import keyword
import re
from pathlib import Path

from gwt import atomic_files, errors, resources, spec

PACK, GAME = "prairie", "small-orchard"
"""The names of the templates, which are replaced by the new name wherever they stand."""

_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_SPELLED = "lower case letters, digits and single hyphens"


def create_pack(folder: Path, game: str | None = None) -> list[Path]:
    """Writes a small working pack into a new folder, named after the folder, and returns its files.

    For a game without a template the pack changes nothing yet.

    Raises:
        UsageError: the folder exists, cannot be made, or has a name that no pack can have.
    """
    name, kind = folder.resolve().name, spec.game_kind(game or spec.DEFAULT_GAME)
    if not _NAME.fullmatch(name):
        raise errors.UsageError(f"no pack can be called '{name}': {_SPELLED}")
    if kind.template is None:
        return _empty_pack(folder, name, kind)
    return _copied(kind.template, folder, {PACK: name, PACK.title(): _title(name)})


def _empty_pack(folder: Path, name: str, kind: spec.GameSpec) -> list[Path]:
    manifest = {
        "id": f"own/{name}",
        "game": kind.name,
        "name": _title(name),
        "version": "0.1.0",
        "language": 1,
        "source": "invented at the kitchen table",
        "requires": f"[{kind.pack}]",
    }
    file = folder / "pack.yaml"
    with atomic_files.file_errors_as_usage_errors(folder):
        folder.mkdir(parents=True)
    file.write_text("".join(f"{key}: {value}\n" for key, value in manifest.items()), encoding="utf-8")
    return [file]


def create_game(folder: Path) -> list[Path]:
    """Writes a small working game into a new folder, named after the folder, and returns its files.

    The game is a distribution of its own: `pip install -e FOLDER` registers it.

    Raises:
        UsageError: the folder exists, cannot be made, or has a name that no game can have.
    """
    name = folder.resolve().name
    if not _NAME.fullmatch(name) or keyword.iskeyword(_module(name)):
        raise errors.UsageError(f"no game can be called '{name}': {_SPELLED}")
    if name in spec.GAMES:
        raise errors.UsageError(
            f"there is a game '{name}' already; for a pack of it: gwt new PACK --game {name}"
        )
    spellings = {GAME: name, _module(GAME): _module(name), _title(GAME): _title(name)}
    return _copied(resources.template("game"), folder, spellings)


def _title(name: str) -> str:
    return name.replace("-", " ").title()


def _module(name: str) -> str:
    return name.replace("-", "_")


def _copied(pattern: Path, folder: Path, spellings: dict[str, str]) -> list[Path]:
    """Copies a template to a new folder, replacing names in texts and paths; returns the files."""

    def renamed(text: str) -> str:
        for old, new in spellings.items():
            text = text.replace(old, new)
        return text

    with atomic_files.file_errors_as_usage_errors(folder):
        folder.mkdir(parents=True)
    for path in sorted(path for path in pattern.rglob("*") if path.is_file()):
        if any(part == "__pycache__" or part.endswith("_cache") for part in path.parts):
            continue
        file = folder / renamed(str(path.relative_to(pattern)))
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(renamed(path.read_text(encoding="utf-8")), encoding="utf-8", newline="\n")
    return sorted(path for path in folder.rglob("*") if path.is_file())
