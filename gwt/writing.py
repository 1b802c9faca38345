"""Writing a file so that it is the old one or the new one at every moment, and never a part of either.

The new one is written beside the old one and takes its name when it is whole.
So a process that is killed, a full disk or a second writer cannot cost what was there.
"""

import os
import stat
from contextlib import suppress
from pathlib import Path

_OPEN_FILES = ("/dev/stdout", "/dev/stderr", "/dev/fd/", "/proc/")
"""Where files stand that a process has open."""


def put(path: Path, content: bytes) -> None:
    """Puts a file in the place of what is there under that name, and on the disk.

    A link stays, and what it leads to is replaced; the permissions of what was there are kept.
    A device, a pipe or an open file (`/dev/stdout`) is written to as it is.

    Raises:
        OSError: it cannot be written, and nothing has changed; the folder has to be writable too.
    """
    if _is_stream(path):
        path.write_bytes(content)
        return
    target, mode = Path(os.path.realpath(path)), None
    with suppress(FileNotFoundError):
        mode = stat.S_IMODE(target.stat().st_mode)
    replace(target, content, mode, durable=True)
    # The name is on the disk when the folder is, where that can be asked for.
    with suppress(OSError):
        folder = os.open(target.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _is_stream(path: Path) -> bool:
    """Whether what is written there goes on to somewhere else, so that nothing can take its place."""
    if str(path.absolute()).startswith(_OPEN_FILES):
        return True
    try:
        return not stat.S_ISREG(path.stat().st_mode)
    except FileNotFoundError:
        return False


def replace(path: Path, content: bytes, mode: int | None = None, *, durable: bool = False) -> None:
    """Puts a file in the place of whatever has that name, all at once.

    Nothing is left beside it, unless the process is killed between its last two steps.

    What is `durable` has reached the disk before it gets its name.

    Raises:
        OSError: it cannot be written, and nothing has changed.
    """
    beside = path.parent / f".{os.urandom(8).hex()}.part"
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
                # Until here nothing would be left of it; the number of a folder has this follow the link.
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
    """A new file that has no name yet and is gone with the process; none where there are no such files."""
    flag = getattr(os, "O_TMPFILE", None)
    if flag is None or not Path("/proc/self/fd").is_dir():
        return None
    with suppress(OSError):
        # Where this fails for another reason, a file with a name fails in the same way and says so.
        return os.open(folder, os.O_WRONLY | flag, 0o666)
    return None


def _write(file: int, content: bytes) -> None:
    rest = memoryview(content)
    while rest:
        rest = rest[os.write(file, rest) :]
