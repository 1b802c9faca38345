"""Packs that are spoilt at random give located problems and nothing else, in bounded time and memory.

`python -m tests.packs.fuzz --packs 100000` is the long run; a test makes a short one.
"""

import argparse
import resource
import shutil
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

from gwt.authoring.pack_check import pack_problems
from gwt.errors import Problem
from gwt.packs.codes import problem_codes
from gwt.packs.incremental_cache import LoadCache
from gwt.resources import content_folder

PATTERN = content_folder("templates") / "great_western"
FILES = (
    "pack.yaml",
    "buildings.yaml",
    "objectives.yaml",
    "station_masters.yaml",
    "scenarios/prairie.scenario.yaml",
)
SECONDS = 10
"""Of the processor, for one pack on a slow machine."""
MEBIBYTES = 512
"""For the whole run, beyond what the process has used before."""

_PIECES = (
    *"{}[]()\"'#|>\t\0\ufeff\u2028\ud7ffé$~",
    *("- ", ": ", "&a ", "*a ", "!!str ", "---\n", "->", "<<: ", "? "),
    *(" then ", " or ", " and ", " as ", " per ", "may ", "gain $2", "11a", "sale"),
    *("-1", "0", "9" * 20, "1e9", "null", "true"),
    *("(" * 60, "[" * 60, "may " * 60, "a" * 3000, "sale and " * 300),
    *("  id: 11a\n", "define: {sale: sale}\n"),
)


def spoilt(text: str, rng: Random) -> str:
    """The text with up to four changes."""
    for _ in range(rng.randint(1, 4)):
        text = rng.choice(_CHANGES)(text, rng)
    return text


def _inserted(text: str, rng: Random) -> str:
    at = rng.randint(0, len(text))
    return text[:at] + rng.choice(_PIECES) + text[at:]


def _removed(text: str, rng: Random) -> str:
    at = rng.randint(0, len(text))
    return text[:at] + text[at + rng.choice((1, 1, 1, 5, 40)) :]


def _exchanged(text: str, rng: Random) -> str:
    lines = text.split("\n")
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return "\n".join(lines)


def _repeated(text: str, rng: Random) -> str:
    lines = text.split("\n")
    at = rng.randrange(len(lines))
    return "\n".join(
        [*lines[:at], *lines[at : at + rng.randint(1, 6)] * rng.choice((2, 2, 50)), *lines[at:]]
    )


def _reworded(text: str, rng: Random) -> str:
    words = text.split(" ")
    words[rng.randrange(len(words))] = rng.choice(words)
    return " ".join(words)


_CHANGES: tuple[Callable[[str, Random], str], ...] = (_inserted, _removed, _exchanged, _repeated, _reworded)


def run(packs: range, seed: int, tell: Callable[[int], None] = lambda done: None) -> int:
    """Spoils and checks the packs of these numbers; gives how many of them had problems because of that.

    One memory serves them all, as that of an editor does, so that only what is spoilt is read.

    Raises:
        AssertionError: a problem without place or code, or a check that took too long or too much.
    """
    found, memory, before = 0, LoadCache(), _most_used()
    with tempfile.TemporaryDirectory() as folder:
        own = Path(folder) / "prairie"
        shutil.copytree(PATTERN, own, ignore=shutil.ignore_patterns("text", ".*"))
        whole = {file: (own / file).read_text(encoding="utf-8") for file in FILES}
        # It is copied without its words, which is told of any copy.
        usual = {problem.code for problem in pack_problems(own, memory)}
        for number in packs:
            rng = Random(f"{seed} {number}")
            changed = rng.sample(FILES, rng.choice((1, 1, 2)))
            for file in changed:
                text = spoilt(whole[file], rng)
                (own / file).write_text(text, encoding="utf-8", errors="surrogatepass")
            began = time.process_time()
            try:
                problems = pack_problems(own, memory)
            except Exception as error:
                raise AssertionError(f"pack {number} of seed {seed}: {error!r}") from error
            assert time.process_time() - began < SECONDS, f"pack {number} of seed {seed} took too long"
            for problem in problems:
                _check(problem, f"pack {number} of seed {seed}")
            found += any(problem.code not in usual for problem in problems)
            for file in changed:
                (own / file).write_text(whole[file], encoding="utf-8")
            tell(number)
    used = _most_used() - before
    assert used < MEBIBYTES, f"{used:.0f} MiB"
    return found


def _most_used() -> float:
    """Returns the most memory that this process has ever had, in MiB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def _check(problem: Problem, which: str) -> None:
    assert problem.code in problem_codes(), f"{which}: {problem}"
    assert problem.place.line >= 1 and problem.place.column >= 1, f"{which}: {problem}"
    assert problem.message and str(problem), which


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--packs", type=int, default=100_000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first pack")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    numbers = range(given.first, given.first + given.packs)
    wrong = run(numbers, given.seed, lambda number: print(f"\r{number}", end="", flush=True))
    print(f"\r{wrong} of {given.packs} packs had problems, all of them located")
