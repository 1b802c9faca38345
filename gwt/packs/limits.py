"""Limits on packs: which files are read, how large they may be, and how many problems are reported.

Packs come from strangers, and a server checks them.
So only regular files in the pack's own folder are read, and no content can make more work than these
limits allow.
No real game comes near any of them.
"""

import os
import stat
from collections.abc import Sequence
from pathlib import Path

from gwt import errors, resources

LARGEST = 1_000_000
"""Bytes in one file."""
DEEPEST = 24
"""Levels of nested lists and mappings."""
FILES = 300
"""Files of a pack, including those in its `FOLDERS`."""
WHOLE = 3_000_000
"""Bytes in all files of a pack together."""
WORDS = 400_000
"""Bytes in all Fluent files of a pack, which are slower to parse than YAML."""
LANGUAGES = 40
"""Languages of a pack."""
VALUES = 100_000
"""Values in one file."""
ENTRIES = 10_000
"""Entries of one list or mapping."""
MESSAGES = 1_000
"""Messages of one Fluent file."""
PLAYERS = 12
"""The most players of a game."""
PIECES = 6_000
"""Cards, tiles or tokens of one sort in a game, all copies counted."""
SCENARIOS = 2_500
"""Scenarios of a pack, counting each case."""
PROBLEMS = 200
"""Problems that are reported at once."""
WAYS = 10_000
"""Paths that a movement may have to choose from."""
SPACES = 2_500
"""Spaces of a map."""

FOLDERS = ("lessons", "pictures", "rules", "scenarios", "text")
"""The subfolders of a pack that are read."""


def read_bytes(path: Path, label: str = "") -> bytes:
    """Reads a file of a pack; `label` is its name in messages.

    Raises:
        ContentError: it is not a regular file within the pack, is larger than `LARGEST`, or cannot be read.
    """
    try:
        outside = not _inside(path)
        raw = b"" if outside else _read(path)
    except IsADirectoryError:
        raise _refused(path, label, "this is a folder, not a file", code="not-a-file") from None
    except (OSError, RuntimeError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "the link leads nowhere"
        raise _refused(path, label, f"the file cannot be read: {reason}", code="not-a-file") from None
    if outside:
        message = "this is a link to a file outside of the pack"
        raise _refused(path, label, message, code="not-a-file", hint="Put the file itself into the folder.")
    if raw is None:
        raise _refused(path, label, "this is not a regular file", code="not-a-file")
    if len(raw) > LARGEST:
        raise _refused(path, label, f"the file is larger than {LARGEST} bytes", code="too-large")
    return raw


def _read(path: Path) -> bytes | None:
    """Reads a file up to one byte more than it may have; None if it is a pipe, a device or the like."""
    # Without waiting: opening a pipe would last until somebody writes to it.
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    with os.fdopen(handle, "rb") as file:
        if stat.S_ISDIR(os.fstat(handle).st_mode):
            raise IsADirectoryError
        return file.read(LARGEST + 1) if stat.S_ISREG(os.fstat(handle).st_mode) else None


def _inside(path: Path) -> bool:
    """Whether a file lies in the folder of its pack when links are followed; our own packs always do."""
    if path.is_relative_to(resources.data_root()):
        return True
    around = path.parent
    if around.name in FOLDERS and (around.parent / "pack.yaml").is_file():
        around = around.parent
    real = os.path.realpath(path)
    return Path(real).is_relative_to(os.path.realpath(around))


def _refused(path: Path, label: str, message: str, *, code: str, hint: str = "") -> errors.ContentError:
    return errors.ContentError(
        [errors.Problem(errors.Place(label or str(path), 1, 1), message, hint, code=code)]
    )


def is_hidden(name: str) -> bool:
    """Whether a file or folder with this name is no content, as programs put such files beside it."""
    return name.startswith(".")


def pack_files(folder: Path, pattern: str = "*.yaml") -> list[Path]:
    """Returns the files in the folder of a pack that match a pattern, sorted, without hidden ones."""
    paths = folder.glob(pattern)
    return sorted(path for path in paths if not any(map(is_hidden, path.relative_to(folder).parts)))


def list_files(folder: Path) -> list[Path]:
    """Returns the files of a pack, in its folder and in its `FOLDERS`, without hidden ones.

    Raises:
        ContentError: there are too many, or they are too large.
    """
    paths: list[Path] = []
    size = words = languages = 0
    for subfolder in ("", *FOLDERS):
        # Links to folders are not followed.
        for around, folders, names in os.walk(folder / subfolder):
            folders[:] = [name for name in folders if subfolder and not is_hidden(name)]
            for name in (name for name in names if not is_hidden(name)):
                path = Path(around, name)
                paths.append(path)
                size += (size_of_file := _size(path))
                if path.suffix == ".ftl":
                    words, languages = words + size_of_file, languages + 1
                if len(paths) > FILES or size > WHOLE:
                    message = f"a pack has at most {FILES} files with {WHOLE} bytes in all"
                    raise _refused(folder / "pack.yaml", "", message, code="too-large")
                if languages > LANGUAGES or words > WORDS:
                    message = f"a pack has words for at most {LANGUAGES} languages, {WORDS} bytes in all"
                    raise _refused(folder / "pack.yaml", "", message, code="too-large")
    return sorted(paths)


def _size(path: Path) -> int:
    """Returns the size of a file in bytes; each link counts as the file that it leads to."""
    try:
        return path.stat().st_size
    except (OSError, RuntimeError):
        return 0


def truncate_problems(problems: Sequence[errors.Problem]) -> list[errors.Problem]:
    """Returns the first `PROBLEMS` of the problems, with one more that says so if there are more."""
    if len(problems) <= PROBLEMS:
        return list(problems)
    more = "There are more problems than these; fix these first."
    return [*problems[:PROBLEMS], errors.Problem(problems[PROBLEMS].place, more, code="too-many")]
