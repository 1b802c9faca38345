"""A disk cache of values that are slow to compute, in the user's own cache folder.

A cached value is a pickle, and loading a pickle can run any code.
So the folder is used only if nobody else can write to it, and a file only if it belongs to the user, is
complete, and was computed from the same inputs; otherwise the value is computed again and replaced.
"""

import hashlib
import os
import pickle
import stat
import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from threading import RLock
from typing import Any

from gwt._version import __version__

_PACKAGE = Path(__file__).parent
_MOST = 2_000
"""Files of each kind: packs can be put together in many ways, and strangers may ask a server for all."""
_NO_WAITING = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)


def folder() -> Path | None:
    """Returns this user's cache folder, or None if there is none that only the user can write to.

    `GWT_CACHE` names another folder; `GWT_CACHE=off`, in upper or lower case, turns the cache off.
    """
    base = os.environ.get("GWT_CACHE") or os.environ.get("XDG_CACHE_HOME")
    if base and base.lower() == "off":
        return None
    try:
        path = (Path(base).expanduser() if base else Path.home() / ".cache") / "gwt"
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
        return path if _own(path.lstat()) and os.access(path, os.W_OK) else None
    except (OSError, RuntimeError):
        return None


def _own(status: os.stat_result) -> bool:
    """Whether a file or folder belongs to this user and nobody else may write to it."""
    if not hasattr(os, "getuid"):
        return True
    shared = status.st_mode & (stat.S_IWGRP | stat.S_IWOTH)
    return status.st_uid == os.getuid() and not shared and not stat.S_ISLNK(status.st_mode)


def load(name: str, made_of: str) -> Any:
    """Returns the value cached under a name; None unless it has the same inputs and the same code.

    `made_of` is a text that identifies the inputs, such as a digest.
    """
    cache_folder = folder()
    if cache_folder is None:
        return None
    try:
        # Without waiting: opening a pipe would last until somebody writes to it.
        handle = os.open(cache_folder / name, os.O_RDONLY | _NO_WAITING)
        with os.fdopen(handle, "rb") as file:
            status = os.fstat(handle)
            if not (stat.S_ISREG(status.st_mode) and _own(status)):
                return None
            head, payload = file.readline(), file.read()
        return pickle.loads(payload) if head == _head(made_of, payload) else None
    except Exception:
        # A file of an older version can fail in any way; it is replaced.
        return None


class LazyValue:
    """A value that is unpickled when it is first used."""

    def __init__(self, value: object) -> None:
        self._payload = pickle.dumps(value, protocol=pickle.HIGHEST_PROTOCOL)
        self._read: list[object] = []

    @property
    def value(self) -> Any:
        """The value; every use returns the same object."""
        with _READING:
            if not self._read:
                self._read.append(pickle.loads(self._payload))
        return self._read[0]


_READING = RLock()
"""Locked while a value is unpickled, so that two threads get the same object."""


def store(name: str, made_of: str, value: object) -> None:
    """Caches a value for later processes, if there is a cache folder."""
    cache_folder = folder()
    if cache_folder is None:
        return
    from gwt.atomic_files import replace_file

    payload = pickle.dumps(value, protocol=pickle.HIGHEST_PROTOCOL)
    with suppress(OSError):
        # The write is atomic: another process sees the old file or the new one.
        replace_file(cache_folder / name, _head(made_of, payload) + payload)
        _make_room(cache_folder, Path(name).suffix)


def _make_room(cache_folder: Path, suffix: str) -> None:
    """Deletes the files of a kind that were written longest ago, if there are too many."""
    files = [file for file in cache_folder.iterdir() if file.suffix == suffix]
    if len(files) > _MOST:
        files.sort(key=lambda file: file.stat().st_mtime_ns)
        for file in files[: len(files) - _MOST * 3 // 4]:
            file.unlink()


def _head(made_of: str, payload: bytes) -> bytes:
    parts = ("gwt", made_of, code_digest(), hashlib.sha256(payload).hexdigest())
    return " ".join(parts).encode() + b"\n"


@cache
def code_digest(place: Path = _PACKAGE) -> str:
    """Returns a digest of a folder of modules, by default this package, and of the Python version.

    It is made from the paths, sizes and times of the files, not from their content.
    """
    whole = hashlib.sha256(f"{__version__} {sys.version}".encode())
    for line in sorted(_stamps(place)):
        whole.update(line.encode())
    return whole.hexdigest()


def _stamps(path: Path) -> Iterator[str]:
    with os.scandir(path) as files:
        for file in files:
            if file.is_dir(follow_symlinks=False):
                yield from _stamps(Path(file.path))
            elif file.name.endswith(".py"):
                now = file.stat()
                yield f"{file.path} {now.st_size} {now.st_mtime_ns}\n"
