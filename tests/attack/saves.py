"""Saved games that were damaged: each is refused with its place, or what is otherwise in it is told.

`python -m tests.attack.saves --count 20000` damages so many, all different and all known by the seed.
The lines of a position within a saved game are left alone; positions are attacked by themselves.
"""

import argparse
import random
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

from attrs import frozen

import gwt
from gwt.kernel.premise import Premise
from tests.holding import at_random

EARLIER = Path(__file__).parents[1] / "saves/kept"
"""Saved games of the format before the present one."""
LONGEST, SLOWEST = 5000, 10.0
"""Characters of what is told of a game, and seconds that it may take."""

SAME, TOLD, REFUSED = "the same game", "another game, told", "refused"


@frozen
class Base:
    """A saved game that is damaged."""

    name: str
    text: str
    premise: Premise
    state: object
    instead: dict[str, list[str]]
    """What else could have been chosen, by the text of what was."""


@cache
def bases() -> tuple[Base, ...]:
    """Games of both kinds and formats, for 2 to 4, from setups and from positions, ended or not."""
    found: list[Base] = []
    for name, game in _games():
        found.append(_base(name, game.record(), game))
    for path in sorted(EARLIER.glob("*.gwt")):
        game = gwt.load_game(path)
        found.append(_base(path.stem, path.read_text(encoding="utf-8"), game))
    return tuple(found)


def _base(name: str, text: str, game: gwt.Game) -> Base:
    again, instead = game.copy_at_start(), dict[str, list[str]]()
    for option in game.history:
        # Of those that read the same the last one counts, behind which the fewest choices have to fit.
        instead[str(option)] = [str(one) for one in again.options if one != option]
        again.play(option)
    return Base(name, text, game.premise, game.state, instead)


def _games() -> Iterator[tuple[str, gwt.Game]]:
    yield "not begun", gwt.new_game(2, 1)
    yield "ended", at_random(gwt.new_game(2, 2))
    yield "rulings", at_random(gwt.new_game(3, 3, first=2, rulings={"must-act": False}), 40)
    yield "first game", at_random(gwt.new_game(4, 4, setup="first-game"), 70)
    yield "guess", at_random(at_random(gwt.new_game(3, 5), 30).determinize(1, 9), 35)
    yield "rails", at_random(gwt.new_game(3, 6, game="pacific-rails", first=0), 60)
    yield "position", at_random(gwt.from_position(at_random(gwt.new_game(2, 7), 50).position()), 20)


# --- damage ------------------------------------------------------------------------------------------

ODD = (
    *("", " ", "0", "-1", "none", "a + b", "../..", "/dev/zero", "{}", "[", "true", ": ", "#", "%s"),
    *("\0", "\ud7ff", "é", "🐄", "²", "\u2028"),
    *("1" * 24, "9" * 400, "x" * 300, "x" * 200_000, "(" * 3000, "a, " * 3000),
)
Damage = Callable[[list[str], int, random.Random], None]


def _value(lines: list[str], at: int, dice: random.Random) -> None:
    key, colon, _ = lines[at].partition(":")
    lines[at] = f"{key}: {dice.choice(ODD)}" if colon else dice.choice(ODD)


def _letter(lines: list[str], at: int, dice: random.Random) -> None:
    line = lines[at] or " "
    where = dice.randrange(len(line))
    lines[at] = line[:where] + dice.choice("ab 019:,$->\0é\t") + line[where + dice.randrange(2) :]


def _number(lines: list[str], at: int, dice: random.Random) -> None:
    words = lines[at].split(" ")
    numbers = [where for where, word in enumerate(words) if word.strip("$:,").isdigit()]
    if numbers:
        words[dice.choice(numbers)] = str(dice.choice((0, 1, 2, 3, 5, 60, 1 << 64, 10**24)))
    lines[at] = " ".join(words)


def _gone(lines: list[str], at: int, dice: random.Random) -> None:
    del lines[at]


def _twice(lines: list[str], at: int, dice: random.Random) -> None:
    lines[at:at] = [lines[at]] * dice.choice((1, 1, 5, 2000))


def _swapped(lines: list[str], at: int, dice: random.Random) -> None:
    other = dice.randrange(len(lines))
    lines[at], lines[other] = lines[other], lines[at]


def _foreign(lines: list[str], at: int, dice: random.Random) -> None:
    lines[at] = dice.choice(dice.choice(bases()).text.splitlines())


def _instead(lines: list[str], at: int, dice: random.Random) -> None:
    """Another choice that could have been made, of the last ones, so that many of them fit."""
    known = {one: others for base in bases() for one, others in base.instead.items() if others}
    late = [where for where in range(max(0, len(lines) - 12), len(lines)) if lines[where] in known]
    if late:
        where = dice.choice(late)
        lines[where] = dice.choice(known[lines[where]])


def _joined(lines: list[str], at: int, dice: random.Random) -> None:
    lines[at : at + 2] = [dice.choice((" ", "\r", " then ", " -> ", "")).join(lines[at : at + 2])]


def _cut(lines: list[str], at: int, dice: random.Random) -> None:
    del lines[at:]


def _nested(lines: list[str], at: int, dice: random.Random) -> None:
    deep = dice.choice((3, 40, 20_000))
    lines[at] = "(" * deep + lines[at] + ")" * deep


DAMAGE: tuple[Damage, ...] = (
    *(_value, _letter, _number, _instead) * 2,
    *(_gone, _twice, _swapped, _foreign, _joined, _cut, _nested),
)


def damaged(seed: int, number: int) -> tuple[Base, str]:
    """A saved game and what has become of it, the same for the same numbers."""
    dice = random.Random(f"{seed} {number}")
    base = dice.choice(bases())
    lines = base.text.splitlines()
    for _ in range(dice.choice((1, 1, 1, 2, 4))):
        own = _own(lines)
        if own:
            dice.choice(DAMAGE)(lines, dice.choice(own), dice)
    return base, "\n".join(lines) + "\n" * (dice.random() < 0.98)


def _own(lines: list[str]) -> list[int]:
    """The lines that are of the saved game itself and not of a position in it; the header counts double."""
    head = next((at for at, line in enumerate(lines) if line.startswith("choices:")), -1)
    blank = next((at for at in range(head + 1, len(lines)) if not lines[at]), len(lines))
    return [*range(head + 1), *range(head + 1), *range(blank, len(lines))]


# --- what comes of it --------------------------------------------------------------------------------


class Fault(AssertionError):
    """What should never come of a damaged file."""


def outcome(base: Base, text: str, path: Path) -> str:
    """What comes of loading a damaged game. Raises `Fault` where that should never be."""
    path.write_text(text, encoding="utf-8", errors="surrogatepass", newline="\n")
    began = time.process_time()
    try:
        game = gwt.load_game(path)
    except gwt.RecordError as error:
        _check_told(error)
        found = REFUSED
    except Exception as error:
        raise Fault("".join(traceback.format_exception(error))[-3000:]) from error
    else:
        found = _compared(base, game)
    if time.process_time() - began > SLOWEST:
        raise Fault(f"it took more than {SLOWEST} seconds")
    return found


def _check_told(error: gwt.RecordError) -> None:
    if not error.problems:
        raise Fault("a refusal without a problem")
    if any(problem.place.line < 1 or not problem.message for problem in error.problems):
        raise Fault(f"a problem without a place or a message: {error.problems!r}"[:1000])
    if len(str(error)) > LONGEST:
        raise Fault(f"a message of {len(str(error)):,} characters: {str(error)[:300]}...")


def _compared(base: Base, game: gwt.Game) -> str:
    """Whether a game that was accepted is the one that was saved, or says that it is not."""
    alike = game.state == base.state and game.premise.rulings == base.premise.rulings
    if game.changed is None and not alike:
        raise Fault("another game was loaded without a word")
    if game.changed is not None and len(str(game.changed)) > LONGEST:
        raise Fault(f"what has changed is told in {len(str(game.changed)):,} characters")
    return SAME if game.changed is None else TOLD


def attack(seed: int, numbers: range, faults: list[str]) -> Counter[str]:
    """What comes of damaged games, counted; what should not be is added to `faults`, with its number."""
    counted: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        for number in numbers:
            base, text = damaged(seed, number)
            try:
                counted[outcome(base, text, Path(folder) / "evening.gwt")] += 1
            except Fault as fault:
                counted["fault"] += 1
                faults.append(f"--seed {seed} --first {number} --count 1 ({base.name}): {fault}")
    return counted


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--count", type=int, default=1000, help="how many saved games are damaged")
    parser.add_argument("--seed", type=int, default=0, help="of the damage")
    parser.add_argument("--first", type=int, default=0, help="the number of the first one")
    asked = parser.parse_args(arguments)
    faults: list[str] = []
    counted = attack(asked.seed, range(asked.first, asked.first + asked.count), faults)
    for fault in faults[:20]:
        print(fault)
    print(f"{asked.count:,} damaged saves of seed {asked.seed}: ", end="")
    print(", ".join(f"{number:,} {what}" for what, number in counted.most_common()))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
