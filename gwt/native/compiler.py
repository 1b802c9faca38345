"""The compiler of the machine, and the folder in which it leaves compiled engines."""

import ctypes
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from gwt import disk_cache, errors
from gwt.native.untranslatable import NoCompiler

SECONDS = 60
"""The most that compiling may take."""
MEMORY = 1 << 20
"""The most that it may need, in KiB."""
FLAGS = (
    "-O1",
    "-std=gnu11",
    "-w",
    "-fno-strict-aliasing",
    "-fwrapv",
    "-fvisibility=hidden",
    "-shared",
    "-fPIC",
)


ANSWER = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64, ctypes.c_int64, ctypes.POINTER(ctypes.c_int64))
"""A function of Python that answers for one without C: by its number, with so many words."""
RESULTS = {"error": ctypes.c_char_p, "real_of": ctypes.c_double, "number_of": ctypes.c_uint64}
"""The types of the results that are no words; all that is no number is passed by its address."""


class Library:
    """A compiled program: its functions take numbers of 64 bits and addresses."""

    def __init__(self, path: Path) -> None:
        self._library = ctypes.CDLL(str(path))

    def __getattr__(self, name: str) -> Callable[..., Any]:
        function = getattr(self._library, name)
        function.restype = RESULTS.get(name, ctypes.c_int64)

        def call(*arguments: Any) -> Any:
            return function(
                *(ctypes.c_int64(each) if isinstance(each, int) else each for each in arguments)
            )

        setattr(self, name, call)
        return call


def compiler() -> str | None:
    """Returns the path of the C compiler: that of `CC`, or `cc`; None if there is none."""
    name = os.environ.get("CC") or "cc"
    return None if sys.platform == "win32" else shutil.which(name)


def _digest(source: str, flags: tuple[str, ...]) -> str:
    return hashlib.sha256(repr((compiler(), flags, source)).encode()).hexdigest()


def is_compiled(source: str, flags: tuple[str, ...] = FLAGS) -> bool:
    """Whether a source has been compiled before."""
    digest = _digest(source, flags)
    return disk_cache.load(f"{digest[:24]}.native", digest) is not None


def load_library(source: str, flags: tuple[str, ...] = FLAGS) -> Library:
    """Returns the library of a source, which is compiled unless that has been done before.

    The library is loaded from a file of its own, so that two engines share nothing.

    Raises:
        NoCompiler: there is no compiler, or it fails, or takes longer or more memory than it may.
    """
    digest = _digest(source, flags)
    with tempfile.TemporaryDirectory(prefix="gwt-native-") as folder:
        library = Path(folder) / "engine.so"
        compiled = disk_cache.load(f"{digest[:24]}.native", digest)
        if compiled is None:
            _compile(source, library, flags)
            disk_cache.store(f"{digest[:24]}.native", digest, library.read_bytes())
        else:
            library.write_bytes(compiled)
        return Library(library)


def _compile(source: str, library: Path, flags: tuple[str, ...]) -> None:
    program = compiler()
    if program is None:
        raise NoCompiler("there is no C compiler; install gcc or clang, or name one in CC")
    path = library.with_name("engine.c")
    path.write_text(source, encoding="utf-8")
    command = [program, *flags, "-o", str(library), str(path), "-lm"]
    limited = ["sh", "-c", f'ulimit -v {MEMORY}; exec "$@"', "sh", *command]
    try:
        done = subprocess.run(limited, capture_output=True, text=True, timeout=SECONDS, check=False)
    except subprocess.TimeoutExpired:
        raise NoCompiler(f"compiling the engine took more than {SECONDS} seconds") from None
    if done.returncode:
        lines = done.stderr.strip().splitlines() or [f"the compiler ended with {done.returncode}"]
        raise NoCompiler(f"the engine was not compiled: {errors.shorten_value(lines[0], 300)}")


def header(name: str) -> str:
    """Returns the C of one of the two files around the functions of a game."""
    return (Path(__file__).parent / name).read_text(encoding="utf-8")
