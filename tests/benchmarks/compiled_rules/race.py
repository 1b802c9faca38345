"""Compares the speed of random games in C and in Python, in turn, and whether they are the same games.

    python -m tests.benchmarks.compiled_rules.race [--rounds 15] [--seconds 0.5] [--compiled SITE]

SITE is a folder of packages with a compiled wheel. Each round plays windows of all of them one after the
other, and the ratios are those within a round.
"""

import argparse
import ctypes
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from attrs import define, frozen

import gwt
from tests.benchmarks.compiled_rules import python_games
from tests.benchmarks.compiled_rules.library import COMPILER, Library
from tests.benchmarks.compiled_rules.program import Program
from tests.benchmarks.compiled_rules.slices import trials
from tests.benchmarks.windows import interval
from tests.lantern import FOLDER

ROOT = Path(__file__).parents[3]
_STARTS = 50
"""The games that Python sets up beforehand where the C does not; they are played again and again."""


@frozen
class Played:
    """Some games: how many and their choices, the seconds they took, and a number for how they ended."""

    games: int
    choices: int
    seconds: float
    end: int

    @property
    def speed(self) -> float:
        """Choices a second."""
        return self.choices / self.seconds


Play = Callable[[int, int], Played]
"""Plays games, given the number of the first and how many."""


@define
class InPython:
    """A process that plays in Python, with the package in a folder."""

    process: Any

    @classmethod
    def of(cls, site: Path, players: int, pack: Path, starts: int) -> "InPython":
        path = os.pathsep.join(map(str, (site, FOLDER)))
        given = [python_games.__file__, str(players), str(pack), *([str(starts)] if starts else [])]
        command = [sys.executable, "-c", _INSTALLED, *given]
        pipe = subprocess.PIPE
        environment = {**os.environ, "PYTHONPATH": path}
        # Beside the sources, Python would find the package of this folder first.
        return cls(subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=environment, cwd="/"))

    def play(self, first: int, games: int) -> Played:
        print(first, games, file=self.process.stdin, flush=True)
        choices, seconds, end = self.process.stdout.readline().split()
        return Played(games, int(choices), float(seconds), int(end))

    def close(self) -> None:
        self.process.stdin.close()
        self.process.wait()


_INSTALLED = """
import runpy, sys
from importlib import metadata
from gwt.spec import registry
name = "lantern-street"
found = metadata.EntryPoint(name, "lantern_street:GAME", registry.ENTRY_POINTS)
registry._installed = lambda path: {name: found}
sys.argv = sys.argv[1:]
runpy.run_path(sys.argv[0], run_name="__main__")
"""


def in_c(library: Library, starts: list[Any]) -> Play:
    def play(first: int, games: int) -> Played:
        began = process_time()
        choices, _ = library.play_games(first, games, starts)
        seconds, end = process_time() - began, 0
        # How they ended is asked of a few games only, one by one.
        for number in range(games if games <= _COMPARED else 0):
            own = starts[number % len(starts) :][:1] if starts else ()
            end = python_games.ended(end, library.play_games(first + number, 1, own)[1].rng)
        return Played(games, choices, seconds, end)

    return play


_COMPARED = 20


def call_by_call(library: Library, starts: list[Any]) -> Play:
    """Plays in C with a call for each choice, as a program in Python would that looks at each decision."""
    calls, last = library.calls, library.new_state()
    state, out = ctypes.byref(last), (library.code * library.program.most)()

    def play(first: int, games: int) -> Played:
        made, began = 0, process_time()
        for number in range(games):
            chooser = python_games.Chooser(first + number)
            if starts:
                ctypes.memmove(state, ctypes.byref(starts[number % len(starts)]), ctypes.sizeof(last))
                many = calls.resume(state, out)
            else:
                many = calls.start(state, ctypes.c_uint64(first + number), -1, out)
            while many > 0:
                many = calls.play(state, ctypes.c_uint64(out[python_games.below(chooser, many)]), out)
                made += 1
        return Played(games, made, process_time() - began, 0)

    return play


def raced(name: str, plays: dict[str, Play], rounds: int, seconds: float) -> bool:
    """Prints the figures of some ways to play the same games; returns whether they were the same."""
    first = {way: play(0, _COMPARED) for way, play in plays.items()}
    ends = {one.end for one in first.values() if one.end}
    games = {way: max(1, round(_COMPARED * seconds / one.seconds)) for way, one in first.items()}
    speeds: dict[str, list[Played]] = {way: [] for way in plays}
    for at in range(rounds):
        ways = list(plays) if at % 2 else list(plays)[::-1]
        for way in ways:
            speeds[way].append(plays[way](1000 + at * games[way], games[way]))
    print(f"{name}: {first['C'].choices / _COMPARED:.0f} choices a game, the same games: {len(ends) == 1}")
    for way, played in speeds.items():
        median, low, high = interval([one.speed for one in played])
        a_game = interval([one.games / one.seconds for one in played])[0]
        line = (
            f"  {way}: {a_game:,.0f} games and {median:,.0f} choices a second ({low:,.0f} to {high:,.0f})"
        )
        if way != "Python":
            by = [one.speed / other.speed for one, other in zip(played, speeds["Python"], strict=True)]
            line += "; by Python {:.2f} ({:.2f} to {:.2f})".format(*interval(by))
        print(line, flush=True)
    return len(ends) == 1


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare rules compiled to C with the engine.")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=0.5, help="of a window")
    parser.add_argument("--compiled", type=Path, help="a folder of packages with a compiled wheel")
    given = parser.parse_args()
    if COMPILER is None:
        print("There is no C compiler here (cc, gcc or clang), so no rules are compiled to C.")
        return 1
    same = True
    for trial in trials():
        name, folder, many = trial.name, trial.folder, 0 if trial.sets_up else _STARTS
        for players in (2, 3, 4):
            pack = trial.pack()
            began = perf_counter()
            program = Program(pack, players, trial.slice)
            generated = perf_counter()
            library = Library(program)
            starts = [
                library.written(gwt.new_game(players, seed, pack=pack, listen=False).state)
                for seed in range(many)
            ]
            lines, size = program.source.count("\n"), ctypes.sizeof(program.layout.struct)
            copy = library.seconds_of_a_copy(library.play_games(0, 1, starts[:1])[1])
            made, compiled = generated - began, perf_counter() - generated
            print(
                f"{name}, {players} players: {len(program.forms.every)} forms, {lines:,} lines of C "
                f"made in {made:.2f} s and compiled in {compiled:.1f} s to {library.size // 1024} KiB; "
                f"a state has {size:,} bytes, and a copy takes {copy * 1e9:.0f} ns"
            )
            processes = {"Python": InPython.of(ROOT, players, folder, many)}
            if given.compiled:
                processes["Python, compiled"] = InPython.of(given.compiled, players, folder, many)
            plays = {way: one.play for way, one in processes.items()}
            plays |= {
                "C": in_c(library, starts),
                "C, a call for each choice": call_by_call(library, starts),
            }
            same &= raced(f"{name}, {players} players", plays, given.rounds, given.seconds)
            for process in processes.values():
                process.close()
    return int(not same)


if __name__ == "__main__":
    sys.exit(main())
