"""Small packs that lie on the first edition, written for one test."""

import json
from pathlib import Path
from typing import Any

import yaml

from gwt.errors import ContentError
from gwt.packs.pack import Pack
from gwt.spec.pack_lookup import load_pack
from gwt.spec.registry import game_kind

BASE = "great_western/first_edition"
KIND = game_kind("great-western-trail")


def side(id: str, **changes: Any) -> dict[str, Any]:
    """A side of a private building of number 11."""
    plain = {"id": id, "name": f"Building {id}", "number": 11, "side": id[-1], "builders": 1, "points": 1}
    return {**plain, "actions": ["gain $2"], "source": "own"} | changes


def written(folder: Path, id: str, files: dict[str, Any] | None = None, **manifest: Any) -> Path:
    """Writes a pack with that id into a folder of its own, and gives that folder."""
    own = folder / id.replace("/", "-")
    own.mkdir()
    head = {"id": id, "game": KIND.name, "name": id, "version": "1.0.0", "language": 1, "source": "own"}
    for stem, data in {"pack": {**head, "requires": [BASE], **manifest}, **(files or {})}.items():
        # Copied first, so that what stands twice is not written as an alias.
        text = yaml.safe_dump(json.loads(json.dumps(data)), sort_keys=False)
        (own / f"{stem}.yaml").write_text(text, encoding="utf-8")
    return own


def pair(folder: Path, id: str = "own/pair", **changes: Any) -> Path:
    """A pack with one new pair of building sides."""
    sides = {"buildings": {"private": [side("11a", **changes), side("11b", **changes)]}}
    return written(folder, id, sides, adds=["11a", "11b"])


def loaded(*folders: Path) -> Pack:
    return load_pack(KIND.name, folders)


def problems(*folders: Path) -> list[str]:
    """What is wrong with these packs, with the names of the files and the hints."""
    try:
        loaded(*folders)
    except ContentError as error:
        return [
            f"{Path(one.place.file).parent.name}/{Path(one.place.file).name}:{one.place.line}: "
            f"{one.message}. {one.hint}".strip()
            for one in error.problems
        ]
    return []
