"""Plants a fault for each rule, one at a time, and says which of them no proof of the rule notices.

`make faults` tries all of them.
"""

import argparse
import os
import random
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from queue import Queue

from gwt import resources
from gwt.errors import ContentError
from tests.faults import data, workshop
from tests.faults.data import Fault


def chosen(given: argparse.Namespace, games: list[str]) -> list[Fault]:
    """The faults of some games: all, those of some files or rules, or a sample."""
    found = [one for game in games for one in data.faults(game)]
    if given.files:
        wanted = [str(Path(one).resolve().relative_to(resources.root())) for one in given.files]
        found = [one for one in found if one.name.split(":")[0] in wanted]
    if given.rule:
        found = [one for one in found if set(one.rules) & set(given.rule)]
    if given.sample is not None:
        found = sampled(found, given.sample, given.seed)
    return found


def sampled(faults: Sequence[Fault], size: int, seed: int) -> list[Fault]:
    """So many of the faults at random, the same ones for the same seed."""
    return random.Random(seed).sample(list(faults), min(size, len(faults)))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("files", nargs="*", help="only the faults of these files")
    parser.add_argument(
        "--rule", action="append", default=[], metavar="ID", help="only the faults of this rule"
    )
    parser.add_argument("--game", choices=sorted(data.PACKS), help="only the faults of this game")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="faults at the same time")
    parser.add_argument("--sample", type=int, help="so many faults at random instead of all")
    parser.add_argument("--seed", type=int, default=0, help="of the sample")
    parser.add_argument("--verbose", action="store_true", help="also list what notices each fault")
    given = parser.parse_args()
    games = [given.game] if given.game else sorted(data.PACKS)
    began = time.monotonic()
    try:
        wrong = [one for game in games for one in data.mistakes(game)]
    except ContentError as error:
        wrong = [str(error)]
    if wrong:
        print(*wrong, sep="\n")
        return 1
    problems = []
    if given.sample is None and not given.rule and not given.files:
        problems = [f"{rule} has no fault" for game in games for rule in data.missing(game)]
    faults = chosen(given, games)
    noticed = 0
    with workshop.copies(given.jobs) as folders:
        problems += unsound(folders, faults, given.rule)
        for outcome in workshop.attempts(folders, faults, given.rule, every=given.verbose):
            noticed += outcome.good
            for problem in told(outcome):
                print(problem, flush=True)
            if given.verbose:
                for rule, proofs in outcome.noticed.items():
                    print(
                        f"{outcome.fault}: {rule}", *(f"    {one}" for one in proofs), sep="\n", flush=True
                    )
    print(*problems, sep="\n", end="\n" if problems else "")
    seconds = time.monotonic() - began
    print(f"{noticed} of {len(faults)} faults noticed, {len(problems)} other problems ({seconds:.0f} s)")
    return 1 if problems or noticed < len(faults) else 0


def told(outcome: workshop.Outcome) -> list[str]:
    """What is wrong with a fault, or with the proofs that do not notice it."""
    fault = outcome.fault
    if outcome.unplayable:
        return [f"{fault}: everything fails, which proves nothing: {outcome.unplayable.splitlines()[0]}"]
    return [f"{fault}: no proof of {rule} notices it" for rule in outcome.unnoticed]


def unsound(folders: "Queue[Path]", faults: Sequence[Fault], rules: Sequence[str] = ()) -> list[str]:
    """The proofs that fail without a fault, among those of the rules of some faults."""
    found = []
    folder = folders.get()
    for game in sorted({one.game for one in faults}):
        every = {rule for one in faults if one.game == game for rule in one.rules}
        asked = sorted(every & set(rules) if rules else every)
        failing = workshop.failing(folder, game, asked)
        found += [f"{proof} fails without a fault: {how}" for proof, how in failing.items()]
    folders.put(folder)
    return found


if __name__ == "__main__":
    sys.exit(main())
