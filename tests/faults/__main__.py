"""Plants a fault for each rule, one at a time, and says which of them no proof of the rule notices.

`python -m tests.faults` tries all of them.
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
        wanted = [str(Path(one).resolve().relative_to(resources.data_root())) for one in given.files]
        found = [one for one in found if one.name.split(":")[0] in wanted]
    if given.rule:
        found = [one for one in found if set(one.rules) & set(given.rule)]
    if given.sample is not None:
        found = sampled(found, given.sample, given.seed)
    return found


def sampled(faults: Sequence[Fault], size: int, seed: int) -> list[Fault]:
    """So many of the faults at random, the same ones for the same seed."""
    return random.Random(seed).sample(list(faults), min(size, len(faults)))


def arguments() -> argparse.Namespace:
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
    parser.add_argument(
        "--labels", action="store_true", help="also list the proofs that notice no fault of their rule"
    )
    return parser.parse_args()


def main() -> int:
    given = arguments()
    games = [given.game] if given.game else sorted(data.PACKS)
    began = time.monotonic()
    try:
        wrong = [one for game in games for one in data.mistakes(game)]
    except ContentError as error:
        wrong = [str(error)]
    if wrong:
        return say(wrong, 1)
    problems = []
    if given.sample is None and not given.rule and not given.files:
        problems = [f"{rule} has no fault" for game in games for rule in data.missing(game)]
    faults, outcomes = chosen(given, games), []
    with workshop.copies(given.jobs) as folders:
        problems += unsound(folders, faults, given.rule)
        every = given.verbose or given.labels
        for outcome in workshop.attempts(folders, faults, given.rule, every=every):
            outcomes.append(outcome)
            say(told(outcome))
            if given.verbose:
                say([f"{outcome.fault}: {proof} notices it" for proof in noticing([outcome])])
    say(problems)
    if given.labels:
        say(idle(outcomes))
    noticed, seconds = sum(one.good for one in outcomes), time.monotonic() - began
    closing = f"{noticed} of {len(faults)} faults noticed, {len(problems)} other problems ({seconds:.0f} s)"
    return say([closing], 1 if problems or noticed < len(faults) else 0)


def say(lines: Sequence[str], result: int = 0) -> int:
    for line in lines:
        print(line, flush=True)
    return result


def noticing(outcomes: Sequence[workshop.Outcome]) -> list[str]:
    """The proofs by which at least one of some faults was noticed."""
    return list(
        dict.fromkeys(proof for one in outcomes for proofs in one.noticed.values() for proof in proofs)
    )


def idle(outcomes: Sequence[workshop.Outcome]) -> list[str]:
    """The proofs that notice no fault of a rule which they name; a scenario does with any of its cases."""
    found = []
    for game, rule in dict.fromkeys((one.fault.game, rule) for one in outcomes for rule in one.noticed):
        bite = {
            label(proof)
            for one in outcomes
            if one.fault.game == game
            for proof in one.noticed.get(rule, ())
        }
        labels = dict.fromkeys(map(label, data.proofs(game)[rule]))
        found += [f"{one} notices no fault of {rule}" for one in labels if one not in bite]
    return found


def label(proof: str) -> str:
    """The scenario or the test that is labelled with a rule, without its case."""
    return proof.split(": ", 1)[0]


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
