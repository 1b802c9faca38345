"""Finds files in the folder of a pack whose names are wrong, and what they should be called."""

from collections.abc import Collection, Iterator
from pathlib import Path

from gwt.packs.limits import FOLDERS, pack_files
from gwt.spelling import nearest_words

WORDS, _SCENARIO = ".ftl", ".scenario.yaml"
_ELSEWHERE = {_SCENARIO: "scenarios", ".scenario.yml": "scenarios", WORDS: "text"}
"""The folder that a file belongs into, by the end of its name."""
_HELD = {"scenarios": "scenarios", "text": "words"}
"""The contents of the files of each folder."""
_MANIFESTS = ("pack.", "manifest.")
_ENDINGS = {"", ".txt", ".yml", ".yaml", ".json"}


def misnamed_files(folder: Path, allowed: Collection[str]) -> Iterator[tuple[Path, str, str]]:
    """Yields each file with a wrong name: the path, the name that was probably meant, and a hint.

    `allowed` are the names of the files that a pack may have, without their suffix. The name that was meant
    and the hint are empty if they cannot be guessed.
    """
    stems = {path.stem for path in pack_files(folder)}
    free = sorted(set(allowed) - stems)
    for path in pack_files(folder, "*"):
        if path.is_dir() and not path.is_symlink():
            if path.name not in FOLDERS and not (path / "pack.yaml").is_file():
                for inner in pack_files(path):
                    if inner.stem in free:
                        mend = "Put it beside pack.yaml: the files of a pack lie in one folder."
                        yield inner, inner.stem, mend
        elif path.name.endswith(tuple(_ELSEWHERE)):
            yield path, "", ""
        elif not (path.suffix == ".yaml" and path.stem in allowed):
            meant = _meant(path, free)
            if meant or path.suffix == ".yaml":
                yield path, meant, f"Call it '{meant}.yaml'." if meant else ""


def unread_files(folder: Path) -> Iterator[tuple[Path, str]]:
    """Yields each file of words or scenarios that is ignored because of its name, with the right end."""
    for inner, end in (("scenarios", _SCENARIO), ("text", WORDS)):
        for path in pack_files(folder / inner, "**/*"):
            valid = path.name.endswith(("~", end)) or not path.is_file()
            if not valid and (path.suffix in _ENDINGS - {""} or ".scenario" in path.name):
                yield path, end


def wrong_folder_hint(path: Path, data: object) -> tuple[str, str] | None:
    """Returns the message and the hint for a file that belongs into a folder of the pack.

    The name of the file or its content, `data`, shows that; None if the file belongs nowhere else.
    """
    folder = next((_ELSEWHERE[ending] for ending in _ELSEWHERE if path.name.endswith(ending)), None)
    if folder is None:
        rows = data if isinstance(data, list) else ()
        if not any(isinstance(row, dict) and "scenario" in row for row in rows):
            return None
        folder = "scenarios"
    message = f"'{path.name}' is a file of {_HELD[folder]}, which does not lie beside pack.yaml"
    return message, _put(path, folder)


def _put(path: Path, folder: str) -> str:
    """Returns the hint that says into which folder to put a file, and under which name."""
    name = path.name if path.suffix == WORDS else path.name.split(".")[0] + _SCENARIO
    renamed = f" and call it '{name}'" if name != path.name else ""
    return f"Put it into the folder '{folder}'{renamed}."


def _meant(path: Path, free: list[str]) -> str:
    first, *endings = path.name.lower().split(".")
    if not {f".{ending}" for ending in endings} <= _ENDINGS:
        return ""
    matches = (
        [first] if first in free else nearest_words(first, free, 1, 0.6 if path.suffix == ".yaml" else 0.8)
    )
    return matches[0] if matches else ""


def no_manifest_message(folder: Path) -> str:
    """Returns the message for a folder without a `pack.yaml`."""
    message = f"{folder} holds no pack: there is no pack.yaml in it"
    try:
        near_it = sorted(path.name for path in folder.glob("*") if path.name.lower().startswith(_MANIFESTS))
    except (OSError, ValueError):
        # The path cannot be that of a folder.
        near_it = []
    return f"{message}; rename '{near_it[0]}' to pack.yaml" if near_it else message
