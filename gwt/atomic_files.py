"""Writes files atomically: at every moment a file is the old one or the new one.

The new file is written beside the old one and renamed when it is complete.
So a killed process, a full disk or a second writer cannot destroy the old one.
"""

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from gwt.errors import UsageError

_OPEN_FILES = ("/dev/stdout", "/dev/stderr", "/dev/fd/", "/proc/")
"""The paths of files that the process has open."""


def write_atomically(path: Path, content: bytes) -> None:
    """Replaces a file atomically, and waits until it is on the disk.

    A link is followed, and the permissions of an existing file are kept.
    A device, a pipe or an open file (`/dev/stdout`) is written to directly.

    Raises:
        OSError: the file or its folder cannot be written; nothing has changed.
    """
    if _is_stream(path):
        path.write_bytes(content)
        return
    target, mode = Path(os.path.realpath(path)), None
    with suppress(FileNotFoundError):
        mode = stat.S_IMODE(target.stat().st_mode)
    replace_file(target, content, mode, durable=True)
    _sync_folder(target.parent)


@contextmanager
def completing(path: Path) -> Iterator[Path]:
    """Yields another path beside `path`, for a file that a library writes.

    The file is synced and gets its name when the block ends; if it raises, no file is left.
    A killed process leaves the file under the other name, which ends in `.part`.

    Raises:
        OSError: the file cannot be synced or renamed.
    """
    beside = _beside(path)
    try:
        yield beside
        file = os.open(beside, os.O_RDWR)
        try:
            os.fsync(file)
        finally:
            os.close(file)
        beside.replace(path)
    except BaseException:
        # A database has more files beside its own.
        for part in beside.parent.glob(f"{beside.name}*"):
            part.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def _beside(path: Path) -> Path:
    return path.parent / f".{os.urandom(8).hex()}.part"


def _sync_folder(folder: Path) -> None:
    """Waits until new names are on the disk, on systems that can do that."""
    with suppress(OSError):
        file = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(file)
        finally:
            os.close(file)


def _is_stream(path: Path) -> bool:
    """Whether the path is a device, pipe or open file, which cannot be replaced."""
    if str(path.absolute()).startswith(_OPEN_FILES):
        return True
    try:
        return not stat.S_ISREG(path.stat().st_mode)
    except FileNotFoundError:
        return False


def replace_file(path: Path, content: bytes, mode: int | None = None, *, durable: bool = False) -> None:
    """Replaces whatever is at a path by a new file, atomically.

    No temporary file is left, unless the process is killed between the last two steps.
    With `durable`, the content is synced to the disk before the file gets its name.

    Raises:
        OSError: it cannot be written; nothing has changed.
    """
    beside = _beside(path)
    try:
        file = _unnamed(path.parent)
        named = file is None
        if file is None:
            file = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o666)
        try:
            _write(file, content)
            if durable:
                os.fsync(file)
            if not named:
                # Until here a killed process leaves no file; `src_dir_fd` follows the /proc link.
                os.link(f"/proc/self/fd/{file}", beside, src_dir_fd=file)
        finally:
            os.close(file)
        if mode is not None:
            beside.chmod(mode)
        beside.replace(path)
    except BaseException:
        with suppress(OSError):
            beside.unlink()
        raise


def _unnamed(folder: Path) -> int | None:
    """Opens a new file without a name, which vanishes with the process; None if the system has none."""
    flag = getattr(os, "O_TMPFILE", None)
    if flag is None or not Path("/proc/self/fd").is_dir():
        return None
    with suppress(OSError):
        # If this fails for another reason, so does creating a named file, which reports it.
        return os.open(folder, os.O_WRONLY | flag, 0o666)
    return None


def _write(file: int, content: bytes) -> None:
    rest = memoryview(content)
    while rest:
        rest = rest[os.write(file, rest) :]


@contextmanager
def file_errors_as_usage_errors(path: Path | None = None) -> Iterator[None]:
    """Returns a context that raises `UsageError` for a file that cannot be read or written.

    The message names `path`, or the file in the error.
    """
    try:
        yield
    except OSError as error:
        raise UsageError(f"{path or error.filename}: {error.strerror or error}") from None


def write_text(path: Path, text: str) -> None:
    """Writes a text with the line ends that it has. Raises `UsageError` if it cannot be written."""
    with file_errors_as_usage_errors(path):
        path.write_text(text, encoding="utf-8", newline="\n")
