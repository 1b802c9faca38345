"""A new pack, made of one that comes with each game as a pattern."""

import re
import shutil
from pathlib import Path

from gwt.errors import UsageError
from gwt.spec.registry import DEFAULT, game_kind

PATTERN = "prairie"
"""The name of the pattern, which is replaced by that of the new pack wherever it stands."""

_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def write_pack(folder: Path, game: str | None = None) -> list[Path]:
    """Writes a small pack that works into a new folder, called as the folder is; gives its files.

    Raises:
        UsageError: the folder is there already or cannot be made, or no pack can be called so.
    """
    name = folder.resolve().name
    if not _NAME.fullmatch(name):
        message = f"no pack can be called '{name}': lower case letters, digits and single hyphens"
        raise UsageError(message)
    pattern = game_kind(game or DEFAULT).template
    if pattern is None:
        raise UsageError(f"{game} has no pattern of a pack")
    try:
        shutil.copytree(pattern, folder)
    except OSError as error:
        raise UsageError(f"{folder}: {error.strerror or error}") from None
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    for path in files:
        text = path.read_text(encoding="utf-8")
        named = text.replace(PATTERN, name).replace(PATTERN.title(), name.replace("-", " ").title())
        path.write_text(named, encoding="utf-8", newline="\n")
    return [path.rename(path.with_name(path.name.replace(PATTERN, name))) for path in files]
