"""Random packs, played: `python -m tests.law --packs 100000`.

They lie on everything that a game can be given, or on packs that come with it: `--pack garth`.
A failure prints the pack's number, the expression and its place; `--first N --packs 1` plays it again.
"""

import argparse
import multiprocessing
import random
import sys
import time
from collections import Counter
from functools import cache, partial

from gwt.authoring.appearance_check import appearance_failures
from gwt.games.great_western.rules import _SELDOM
from gwt.packs.pack import Pack
from gwt.spec.pack_lookup import game_of, load_pack
from gwt.spec.registry import game_kind
from gwt.text import languages
from tests.law.expressions import Expressions
from tests.law.places import places, whole_pack, with_effect
from tests.law.playing import SOAKS, play_beginning, play_out

GAMES, DRAWN = 3, 4
"""Games of each pack, with other numbers of seats, and packs one of which is drawn and said too."""


def show(pack: Pack, before: Pack, dice: random.Random) -> None:
    """Draws and says what of a pack differs from another one, and its tables, in one of its languages."""
    printed = {id(one.entry) for one in before.components}
    ids = {one.id for one in pack.components if id(one.entry) not in printed}
    language = dice.choice(languages(pack))
    for failure in appearance_failures(pack, [language], ids, briefly=True):
        raise AssertionError(f"{failure.what} of '{failure.id}' cannot be shown") from failure.error


@cache
def grower(game: str, packs: tuple[str, ...]) -> Expressions:
    return Expressions(load_pack(game, packs) if packs else whole_pack(game), random.Random(0))


def one(
    number: int, packs: tuple[str, ...] = (), games: int = GAMES, drawn: int = DRAWN
) -> tuple[int, str, str]:
    """Plays a pack with a random expression in a random place: its number, what it is, what was wrong.

    It lies on some packs, or on all that a game can be given.
    """
    dice = random.Random(number)
    game = game_of(None, packs) if packs else list(SOAKS)[number % len(SOAKS)]
    kind, grow = game_kind(game), grower(game, packs)
    grow.dice = dice
    if packs:
        pack = load_pack(game, packs)
        there = [slot for slot in places(kind) if getattr(pack.entries, slot.file) is not None]
        slot, effect = dice.choice(there), grow.expression(dice.randint(1, 4))
    else:
        slot, effect = dice.choice(places(kind)), grow.expression(dice.randint(1, 4))
        pack = whole_pack(game, slot.file)
    told = f"{slot}: {effect}"
    try:
        changed, reason = with_effect(kind, pack, slot, effect)
        if changed is None:
            return number, "refused", "" if reason else f"{told}\nrefused without a reason"
        for seed in range(games):
            play_out(changed, game, number + seed, 2 + (number + seed) % 3)
        if number % drawn == 0:
            show(changed, pack, dice)
    except Exception as error:
        return number, "failed", f"{told}\n{type(error).__name__}: {error} {error.__cause__ or ''}".rstrip()
    return number, "played", ""


def new_words(number: int) -> tuple[int, str, str]:
    """Plays the beginning with a pack that says a verb which packs seldom say, in a random place."""
    game = "great-western-trail"
    dice, kind, grow = random.Random(number), game_kind(game), grower(game, ())
    grow.dice = dice
    slot, effect = dice.choice(places(kind)), grow.expression_with(_SELDOM, dice.randint(0, 2))
    told = f"{slot}: {effect}"
    try:
        changed, reason = with_effect(kind, whole_pack(game, slot.file), slot, effect)
        if changed is None:
            return number, "refused", "" if reason else f"{told}\nrefused without a reason"
        play_beginning(changed, game, number, 2 + number % 3)
    except Exception as error:
        return number, "failed", f"{told}\n{type(error).__name__}: {error} {error.__cause__ or ''}".rstrip()
    return number, "played", ""


def main() -> int:
    parser = argparse.ArgumentParser(description="Plays packs with random expressions.")
    parser.add_argument("--packs", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first pack")
    parser.add_argument("--processes", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--pack", action="append", default=[], help="a pack to lie on, by name")
    parser.add_argument("--games", type=int, default=GAMES, help="games of each pack")
    parser.add_argument("--drawn", type=int, default=DRAWN, help="packs of which one is drawn and said")
    parser.add_argument(
        "--new-words", action="store_true", help="only the beginning, with words seldom said"
    )
    given = parser.parse_args()
    found: Counter[str] = Counter()
    began = time.monotonic()
    with multiprocessing.Pool(given.processes) as pool:
        numbers = range(given.first, given.first + given.packs)
        whole = partial(one, packs=tuple(given.pack), games=given.games, drawn=given.drawn)
        play = new_words if given.new_words else whole
        for done, (number, what, wrong) in enumerate(pool.imap_unordered(play, numbers, chunksize=10), 1):
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
