"""Builds the C of a program with the compiler of the system, and calls it."""

import ctypes
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from time import process_time
from typing import Any

from gwt.kernel import State
from tests.benchmarks.compiled_rules.program import Program

COMPILER = next((one for one in ("cc", "gcc", "clang") if shutil.which(one)), None)
"""The compiler of the system, or None."""
FROM_SOURCE = str(sys.modules[State.__module__].__file__).endswith(".py")
"""Whether the package is Python here, and not the compiled wheel, of which no body can be read."""
FLAGS = ("-std=gnu11", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC")
_UNUSED = ("function", "variable", "but-set-variable", "const-variable", "parameter")
_EXPECTED = (*[f"unused-{one}" for one in _UNUSED], "misleading-indentation")
_QUIET = tuple(f"-Wno-{one}" for one in _EXPECTED)
"""The warnings of generated functions and tables, of which a pack needs some only."""


class Library:
    """A program that can be called."""

    def __init__(self, program: Program, optimize: str = "-O2") -> None:
        assert COMPILER is not None, "no C compiler is here"
        self.program = program
        self.choices = 0
        """The choices that games with a call for each have made."""
        with tempfile.TemporaryDirectory() as folder:
            source, built = Path(folder, "rules.c"), Path(folder, "rules.so")
            source.write_text(program.source, encoding="utf-8")
            command = [COMPILER, optimize, *FLAGS, *_QUIET, "-o", str(built), str(source)]
            run = subprocess.run(command, capture_output=True, text=True)
            if run.returncode:
                raise AssertionError(f"the C of {program.pack.title()} is refused:\n{run.stderr}")
            self.size = built.stat().st_size
            # It stays open though its file goes.
            self.calls = ctypes.CDLL(str(built))
        self.calls.play_games.restype = ctypes.c_int64
        self.code: Any = ctypes.c_uint64 if "typedef uint64_t code;" in program.source else ctypes.c_uint16

    def new_state(self) -> Any:
        return self.program.layout.struct()

    def written(self, state: State) -> Any:
        """The struct of a state of Python; refused if it has something of which the C knows nothing."""
        unknown = self.program.slice.assumed(state)
        assert not unknown, f"the C knows nothing of {unknown}"
        return self.program.layout.written(state)

    def play_games(self, seed: int, games: int, starts: Sequence[Any] = ()) -> tuple[int, Any]:
        """Plays whole games of random choices; returns the number of choices and the last state."""
        last, many = self.new_state(), len(starts)
        first = (type(last) * max(1, many))(*starts)
        made = self.calls.play_games(ctypes.byref(last), first, many, ctypes.c_uint64(seed), games)
        assert made >= 0, _FAULT
        return made, last

    def seconds_of_a_copy(self, state: Any, times: int = 200_000) -> float:
        """The processor time that a copy of a state takes, among 64 of them."""
        copies, began = (type(state) * 64)(), process_time()
        self.calls.copy_often(ctypes.byref(state), copies, 64, times)
        return (process_time() - began) / times


_FAULT = "the C stopped with a fault: a row or the agenda is full, or no turn brings a choice"


class FlatGame:
    """A game in C, with the face of the game in Python as far as the proof needs it."""

    def __init__(self, library: Library, state: Any, origin: State) -> None:
        self.library, self.state, self.origin = library, state, origin
        self._out = (library.code * library.program.most)()
        self._many = 0

    @classmethod
    def started(cls, library: Library, seed: int) -> "FlatGame":
        """A game from its seed, at its first decision."""
        new = cls(library, library.new_state(), library.program.origin)
        calls, state = library.calls, ctypes.byref(new.state)
        new._many = calls.start(state, ctypes.c_uint64(seed), ctypes.c_int(-1), new._out)
        return new

    @classmethod
    def resumed(cls, library: Library, state: State) -> "FlatGame":
        """A game from a state of Python that waits for a choice."""
        new = cls(library, library.written(state), state.copy())
        new._many = library.calls.resume(ctypes.byref(new.state), new._out)
        return new

    @property
    def fault(self) -> str:
        """Says what is wrong if the C has stopped; nothing if it goes on."""
        return _FAULT if self._many < 0 else ""

    @property
    def over(self) -> bool:
        return bool(self.state.over)

    @property
    def options(self) -> tuple[Any, ...]:
        """The options as effects."""
        return tuple(self.library.program.forms.effect(one) for one in self._out[: self._many])

    def play(self, at: int) -> None:
        """Chooses the option at a place."""
        assert 0 <= at < self._many
        option = ctypes.c_uint64(self._out[at])
        self.library.choices += 1
        self._many = self.library.calls.play(ctypes.byref(self.state), option, self._out)

    def position(self) -> State:
        """The state of Python that this one stands for."""
        state: State = self.library.program.layout.read(self.state, self.origin)
        return state

    def points(self) -> list[list[int]]:
        """For each seat the points of each category that is covered, and then the tie breakers."""
        program = self.library.program
        found = []
        for seat in range(program.players):
            out = (ctypes.c_int32 * len(program.scored))()
            self.library.calls.points(ctypes.byref(self.state), seat, out)
            found.append(list(out))
        return found
