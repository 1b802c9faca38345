"""How much a pack may be, whoever wrote it: what may be read, how large it is, how much is told of it.

Packs come from strangers, and a server checks them.
So a file is read only if it is a regular one of the pack's own folder, and nothing that a pack says makes
more work than these numbers allow.
No game comes near any of them.
"""

import os
import stat
from collections.abc import Sequence
from pathlib import Path

from gwt import resources
from gwt.errors import ContentError, Place, Problem

LARGEST = 1_000_000
"""Bytes in one file."""
DEEPEST = 24
"""Lists and mappings within each other."""
FILES = 300
"""Files in the folder of a pack and in the folders of it that are read."""
WHOLE = 3_000_000
"""Bytes in all of them."""
WORDS = 250_000
"""Bytes in all files of words, which take longer to read than others."""
LANGUAGES = 40
"""For which a pack has words."""
VALUES = 20_000
"""Values in one file."""
ENTRIES = 1_000
"""Entries of one list or mapping, messages of one file of words."""
PLAYERS = 12
"""The most players of a game."""
PIECES = 5_000
"""Cards, tiles or tokens of one sort in a game, all copies counted."""
SCENARIOS = 2_500
"""Scenarios of a pack, each case counted."""
PROBLEMS = 200
"""Problems that are told of a pack; the rest is told when these have been mended."""
WAYS = 10_000
"""Ways that a movement may be offered."""
SPACES = 2_500
"""Spaces of a map."""

FOLDERS = ("pictures", "rules", "scenarios", "text")
"""The folders of a pack, in which its other files lie."""


def bytes_of(path: Path, shown: str = "") -> bytes:
    """What a file of a pack holds.

    Raises:
        ContentError: it is no regular file of the folder, is too large, or cannot be read.
    """
    try:
        outside = not _inside(path)
        raw = b"" if outside else _read(path)
    except IsADirectoryError:
        raise _refused(path, shown, "this is a folder, not a file", code="not-a-file") from None
    except (OSError, RuntimeError, ValueError) as error:
        said = getattr(error, "strerror", None) or "the link leads nowhere"
        raise _refused(path, shown, f"the file cannot be read: {said}", code="not-a-file") from None
    if outside:
        message = "this is a link to a file outside of the pack"
        raise _refused(path, shown, message, code="not-a-file", hint="Put the file itself into the folder.")
    if raw is None:
        raise _refused(path, shown, "this is no regular file", code="not-a-file")
    if len(raw) > LARGEST:
        raise _refused(path, shown, f"the file is larger than {LARGEST} bytes", code="too-large")
    return raw


def _read(path: Path) -> bytes | None:
    """At most a byte more than a file may hold; nothing where it is a pipe, a device or the like."""
    # Without waiting: opening a pipe would last until somebody writes to it.
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    with os.fdopen(handle, "rb") as file:
        if stat.S_ISDIR(os.fstat(handle).st_mode):
            raise IsADirectoryError
        return file.read(LARGEST + 1) if stat.S_ISREG(os.fstat(handle).st_mode) else None


def _inside(path: Path) -> bool:
    """Whether a file lies in the folder of its pack, wherever links lead; what comes with us is our own."""
    if path.is_relative_to(resources.root()):
        return True
    around = path.parent
    if around.name in FOLDERS and (around.parent / "pack.yaml").is_file():
        around = around.parent
    real = os.path.realpath(path)
    return Path(real).is_relative_to(os.path.realpath(around))


def _refused(path: Path, shown: str, message: str, *, code: str, hint: str = "") -> ContentError:
    return ContentError([Problem(Place(shown or str(path), 1, 1), message, hint, code=code)])


def files_of(folder: Path) -> list[Path]:
    """The files of a pack, in its folder and in the folders of it that are read.

    Raises:
        ContentError: they are too many or too large.
    """
    found: list[Path] = []
    size = words = languages = 0
    for one in ("", *FOLDERS):
        # What links lead to is not walked through.
        for around, folders, names in os.walk(folder / one):
            if not one:
                folders.clear()
            for name in names:
                path = Path(around, name)
                found.append(path)
                size += (own := _size(path))
                if path.suffix == ".ftl":
                    words, languages = words + own, languages + 1
                if len(found) > FILES or size > WHOLE:
                    message = f"a pack has at most {FILES} files with {WHOLE} bytes in all"
                    raise _refused(folder / "pack.yaml", "", message, code="too-large")
                if languages > LANGUAGES or words > WORDS:
                    message = f"a pack has words for at most {LANGUAGES} languages, {WORDS} bytes in all"
                    raise _refused(folder / "pack.yaml", "", message, code="too-large")
    return sorted(found)


def _size(path: Path) -> int:
    """The bytes of a file; of a link those of what it leads to, since they are read through each link."""
    try:
        return path.stat().st_size
    except (OSError, RuntimeError):
        return 0


def at_most_some(problems: Sequence[Problem]) -> list[Problem]:
    """The problems, or the first of them and that there are more."""
    if len(problems) <= PROBLEMS:
        return list(problems)
    more = "There are more problems than are told; mend these first."
    return [*problems[:PROBLEMS], Problem(problems[PROBLEMS].place, more, code="too-many")]
