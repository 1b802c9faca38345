"""Random packs, played: `python -m tests.law --packs 100000` is `make fuzz-play`.

A failure prints the pack's number, the expression and its place; `--first N --packs 1` plays it again.
"""

import argparse
import multiprocessing
import random
import sys
import time
from collections import Counter
from functools import cache

from gwt.spec.registry import game_kind
from tests.law.expressions import Expressions
from tests.law.places import places, whole_pack, with_effect
from tests.law.playing import SOAKS, play_out

GAMES = 3
"""Of each pack."""


@cache
def grower(game: str) -> Expressions:
    return Expressions(whole_pack(game), random.Random(0))


def one(number: int) -> tuple[int, str, str]:
    """Plays a pack with a random expression in a random place: its number, what it is, what was wrong."""
    dice = random.Random(number)
    game = list(SOAKS)[number % len(SOAKS)]
    kind, grow = game_kind(game), grower(game)
    grow.dice = dice
    slot, effect = dice.choice(places(kind)), grow.expression(dice.randint(1, 4))
    pack = whole_pack(game, slot.file)
    told = f"{slot}: {effect}"
    try:
        changed, reason = with_effect(kind, pack, slot, effect)
        if changed is None:
            return number, "refused", "" if reason else f"{told}\nrefused without a reason"
        for seed in range(GAMES):
            play_out(changed, game, number + seed, 2 + seed)
    except Exception as error:
        return number, "failed", f"{told}\n{type(error).__name__}: {error}"
    return number, "played", ""


def main() -> int:
    parser = argparse.ArgumentParser(description="Plays packs with random expressions.")
    parser.add_argument("--packs", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first pack")
    parser.add_argument("--processes", type=int, default=multiprocessing.cpu_count())
    given = parser.parse_args()
    found: Counter[str] = Counter()
    began = time.monotonic()
    with multiprocessing.Pool(given.processes) as pool:
        numbers = range(given.first, given.first + given.packs)
        for done, (number, what, wrong) in enumerate(pool.imap_unordered(one, numbers, chunksize=10), 1):
            found[what] += 1
            if wrong:
                print(f"\npack {number}: {wrong}", flush=True)
            if done % 100 == 0 or done == given.packs:
                rate = done / (time.monotonic() - began)
                print(
                    f"\r{done} of {given.packs} packs, {dict(found)}, {rate:.1f} a second",
                    end="",
                    flush=True,
                )
    print()
    return 1 if found["failed"] else 0


if __name__ == "__main__":
    sys.exit(main())
