"""A typing mistake in every word of a pack that is not free, and what `gwt check` tells of it."""

import re
import shutil
from pathlib import Path

import yaml

from gwt.games.checking import problems_of

_FREE = ("name", "source", "version", "id")
"""Keys of what an author may write as they like."""


def swapped(word: str) -> str:
    """The word with its last two different neighbours exchanged."""
    for at in range(len(word) - 1, 0, -1):
        if word[at] != word[at - 1]:
            return word[: at - 1] + word[at] + word[at - 1] + word[at + 1 :]
    return word


def typos(pack: Path) -> list[tuple[str, int, str]]:
    """A file, a line and a word of it, for every word of a key, an expression or a name."""
    manifest = yaml.safe_load((pack / "pack.yaml").read_text(encoding="utf-8"))
    free = {*_FREE, *manifest.get("define", ())}
    found = []
    for path in sorted(pack.glob("*.yaml")):
        for at, line in enumerate(path.read_text(encoding="utf-8").splitlines()):
            said = line.partition("#")[0]
            key, colon, value = said.strip().removeprefix("- ").partition(":")
            if colon and re.fullmatch(r"[a-z_]+", key) and key not in manifest.get("define", ()):
                found.append((path.name, at, key))
            words = re.findall(
                r"[a-z][a-z0-9_-]{2,}", "" if colon and key in free else value if colon else said
            )
            found += [(path.name, at, word) for word in words if swapped(word) != word]
    return found


def told_of(pack: Path, file: str, at: int, word: str, folder: Path) -> list[str]:
    """The messages and hints for a line, where a word of it is mistyped in a copy of the pack."""
    own = folder / pack.name
    shutil.copytree(pack, own)
    lines = (own / file).read_text(encoding="utf-8").split("\n")
    lines[at] = re.sub(rf"(?<![\w-]){word}(?![\w-])", swapped(word), lines[at], count=1)
    (own / file).write_text("\n".join(lines), encoding="utf-8")
    return [f"{one.message} {one.hint}" for one in problems_of(own) if one.place.line == at + 1]


def names(told: str, word: str) -> bool:
    """Whether a message names the word that was meant."""
    return re.search(rf"(?<![\w-]){word}", told) is not None
