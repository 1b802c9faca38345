"""Counts the processor's instructions of fixed work with cachegrind, which sees a change of a hundredth.

    python -m tests.benchmarks.instructions            # compares with the recorded figures
    python -m tests.benchmarks.instructions --against REVISION
    python -m tests.benchmarks.instructions --record

It exits with 1 if something takes over 2 % more than before. Figures are of one build of Python, so with
another one they are compared with a revision, or recorded anew. A change that makes something slower on
purpose records anew, and its commit says why.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from attrs import frozen

from tests.benchmarks.revisions import ROOT, laid_out

RECORDED = Path(__file__).with_name("instructions.json")
MOST = 1.02
"""The ratio to the figures of before that is let pass."""

# One collection of garbage more or less would be a tenth of the observations.
_BEGUN = """
import gc, random
import gwt
from gwt.players import new_player

gc.disable()
chance = random.Random(0)

def begun(decisions):
    game = gwt.new_game(4, 0, listen=False)
    for _ in range(decisions):
        game.play(chance.choice(game.options))
        if game.over:
            game = gwt.new_game(4, 1, listen=False)
    return game

"""
_COMMAND = "if TIMES:\n    import sys\n    from gwt.cli import main\n    sys.argv = "


@frozen
class Work:
    """Something that is done several times in a process, of which only the later times are counted."""

    program: str
    """The source; `TIMES` in it stands for the number of times."""
    few: int = 0
    many: int = 1


WORKS = {
    "a decision": Work(_BEGUN + "begun(TIMES)", 100, 500),
    "a copy": Work(_BEGUN + "game = begun(150)\nfor _ in range(TIMES): game.copy()", 20, 220),
    "an observation": Work(
        _BEGUN + "import numpy\nfrom gwt.research import Observer\n"
        "game = begun(100)\nobserver = Observer(game)\nrow = numpy.zeros(observer.size, numpy.float32)\n"
        "for _ in range(TIMES):\n"
        "    game.play(chance.choice(game.options))\n"
        "    observer.write(game, game.decision.seat, row)\n",
        10,
        110,
    ),
    "a greedy decision": Work(
        _BEGUN + "game, player = begun(100), new_player('greedy')\n"
        "for _ in range(TIMES): game.play(player.choose(game))",
        5,
        35,
    ),
    "the start of a game": Work(_BEGUN + "for seed in range(TIMES): gwt.new_game(4, seed)", 2, 22),
    "the first game of a process": Work("if TIMES:\n    import gwt\n    gwt.new_game(4, 1)"),
    "gwt --version": Work(_COMMAND + "['gwt', '--version']\n    main()"),
    "gwt show 9a": Work(_COMMAND + "['gwt', 'show', '9a']\n    main()"),
}


def build() -> str:
    """Returns a description of the Python that is counted: other builds have other figures."""
    return f"{sys.version} on {os.uname().machine}"


def counted(folder: Path) -> dict[str, int]:
    """Returns the instructions of each work, done by the package in a folder, if it can do it."""
    figures = {}
    for name, work in WORKS.items():
        try:
            figures[name] = _of(work, folder)
        except subprocess.CalledProcessError as error:
            print(f"{name} cannot be done in {folder}: {error.stderr.strip()}", file=sys.stderr)
    return figures


def _of(work: Work, folder: Path) -> int:
    few, many = (_run(work.program.replace("TIMES", str(times)), folder) for times in (work.few, work.many))
    return (many - few) // (work.many - work.few)


def _run(program: str, folder: Path) -> int:
    """Returns the instructions of a process, after one that fills the caches on the disk."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONHASHSEED": "0"}
    python = [sys.executable, "-c", program]
    tool = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
    subprocess.run(python, env=environment, cwd=folder, capture_output=True, text=True, check=True)
    run = subprocess.run(
        [*tool, *python], env=environment, cwd=folder, capture_output=True, text=True, check=True
    )
    found = re.search(r"I\s+refs:\s+([\d,]+)", run.stderr)
    if found is None:
        raise SystemExit(f"cachegrind says no number of instructions:\n{run.stderr}")
    return int(found[1].replace(",", ""))


def compared(now: Mapping[str, int], before: Mapping[str, int]) -> tuple[list[str], list[str]]:
    """Returns a line for each figure with its ratio to before, and the names of those above the limit."""
    lines, above = [], []
    for name, figure in now.items():
        known = before.get(name)
        if known is None:
            lines.append(f"{figure:>15,}         {name} (new)")
            continue
        lines.append(f"{figure:>15,}  {figure / known:6.3f} {name}")
        if figure > MOST * known:
            above.append(name)
    return lines, above


def main() -> None:
    parser = argparse.ArgumentParser(description="Count the instructions of fixed work.")
    given = parser.add_mutually_exclusive_group()
    given.add_argument("--against", metavar="REVISION")
    given.add_argument("--record", action="store_true")
    options = parser.parse_args()
    if shutil.which("valgrind") is None:
        raise SystemExit("there is no valgrind, which has cachegrind; on Debian: sudo apt install valgrind")
    if options.record:
        RECORDED.write_text(json.dumps({"python": build(), "figures": counted(ROOT)}, indent=2) + "\n")
        return
    if options.against:
        with tempfile.TemporaryDirectory() as folder:
            before = counted(laid_out(options.against, Path(folder)).folder)
    else:
        recorded = json.loads(RECORDED.read_text(encoding="utf-8"))
        if recorded["python"] != build():
            raise SystemExit(
                f"the figures are of Python {recorded['python']}, and this is {build()}: compare with a "
                "revision, --against REVISION"
            )
        before = recorded["figures"]
    now = counted(ROOT)
    lines, above = compared(now, before)
    print("\n".join(lines))
    if lost := set(before) - set(now):
        raise SystemExit(f"these could be done before: {', '.join(sorted(lost))}")
    if above:
        raise SystemExit(f"over {MOST - 1:.0%} more instructions than before: {', '.join(above)}")


if __name__ == "__main__":
    main()
