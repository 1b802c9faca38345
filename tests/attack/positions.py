"""Positions that are spoilt at random: `python -m tests.attack.positions --count 20000`.

Each is refused with a place, or accepted; what is accepted plays, scores, is seen and written again
without any error but located ones, and comes to nothing impossible.
A failure prints the number and the position; `--first N --count 1` tries it again.
"""

import argparse
import copy
import multiprocessing
import pickle
import sys
import time
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import yaml

import gwt
from gwt.authoring.pack_location import pack_of_scenario
from gwt.errors import GwtError, LocatedError, UsageError
from gwt.play.position_setup import new_inconsistencies
from gwt.proofs.scenario import read_scenarios, scenario_files
from gwt.spec.pack_lookup import pack_folder
from tests.great_western.soak import SOAK as GREAT_WESTERN
from tests.pacific_rails.soak import SOAK as PACIFIC_RAILS
from tests.soaking import Soak

SOAKS = {soak.game: soak for soak in (GREAT_WESTERN, PACIFIC_RAILS)}
CHOICES = 150
"""That are played from a position that has been accepted."""

_NUMBERS = (-1, 0, 1, 2, 3, 5, 6, 7, 12, 13, 19, 40, 99, -(10**9), 10**9, 10**21, 2**64 - 1)
_OTHERS = (None, True, False, "", "banana", "none", "done", [], {}, [[]], [None], {"a-1": None}, [[[1]]])

Way = tuple[Any, ...]


# --- what is spoilt ----------------------------------------------------------------------------------


def played(soak: Soak, dice: Random) -> gwt.Game:
    """A game somewhere on its way."""
    game = soak.new_game(dice.randint(2, 4), dice.randrange(40), dice.choice(soak.setups))
    for _ in range(dice.choice((0, 1, 5, 20, 80, 200))):
        if game.over:
            break
        game.play(dice.choice(game.options))
    return game


@cache
def written_by_hand(game: str) -> list[dict[str, Any]]:
    """The positions with which the scenarios of a game begin."""
    found = []
    for path in scenario_files(pack_folder(game)):
        for scenario in read_scenarios(path):
            if pack_of_scenario(scenario, path) is not None and len(scenario.given) == 1:
                found.append({"game": game, **scenario.given[0][1]})
    return found


def begun(soak: Soak, dice: Random) -> dict[str, Any]:
    """A position before it is spoilt."""
    if dice.random() < 0.3:
        return copy.deepcopy(dice.choice(written_by_hand(soak.game)))
    data: dict[str, Any] = yaml.safe_load(played(soak, dice).position(full=dice.random() < 0.3))
    if dice.random() < 0.2:
        data.pop("position")
    return data


def ways(value: Any, way: Way = ()) -> Iterator[Way]:
    """The ways to all values below one."""
    items = (
        value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    )
    for key, one in items:
        yield (*way, key)
        yield from ways(one, (*way, key))


def at(data: Any, way: Way) -> Any:
    for key in way:
        data = data[key]
    return data


def spoil(data: dict[str, Any], dice: Random) -> None:
    """One change in one place."""
    known = list(ways(data))
    if not known:
        return
    way = dice.choice(known)
    inside, key = at(data, way[:-1]), way[-1]
    match dice.randrange(10):
        case 0 | 1:
            inside[key] = dice.choice(_NUMBERS)
        case 2:
            inside[key] = copy.deepcopy(dice.choice(_OTHERS))
        case 3 | 4:
            inside[key] = copy.deepcopy(at(data, dice.choice(known)))
        case 5 if isinstance(inside, list):
            inside.insert(dice.randrange(len(inside) + 1), copy.deepcopy(inside[key]))
        case 5 | 6:
            del inside[key]
        case 7 if isinstance(inside[key], int):
            inside[key] += dice.choice((-1, 1))
        case 7 | 8 if isinstance(inside, list):
            dice.shuffle(inside)
        case 8 if isinstance(inside, dict):
            other = dice.choice(list(inside))
            inside[other] = inside.pop(key)
        case _:
            data[dice.choice(["impossible", "do", "seat", "turn", "rng"])] = dice.choice(
                [True, True, "use location", "done", 1, 2, 7]
            )


def mutant(number: int) -> tuple[str, str]:
    """The game and the text of a spoilt position."""
    dice = Random(number)
    soak = SOAKS[list(SOAKS)[number % len(SOAKS)]]
    data = begun(soak, dice)
    for _ in range(dice.choice((1, 1, 1, 2, 3))):
        spoil(data, dice)
    text = yaml.safe_dump(data, sort_keys=False, default_flow_style=dice.choice((None, True)), width=100)
    if dice.random() < 0.05:
        cut = dice.randrange(len(text) + 1)
        text = text[:cut] + dice.choice(("", ":", "[", "\n", "\0", "'", "- ")) + text[cut + 1 :]
    return soak.game, text


# --- what is to happen -------------------------------------------------------------------------------


def tried(text: str, dice: Random) -> str:
    """What becomes of a position: refused, accepted, or stopped with a located error on the way.

    Raises:
        Exception: something else has gone wrong.
    """
    try:
        game = gwt.from_position("\n" + text, listen=dice.random() < 0.5)
    except LocatedError as error:
        assert error.problems and all(one.place.line >= 1 for one in error.problems), str(error)
        return "refused"
    status = game.kind.play.find_inconsistencies
    before = list(status(game.state))
    assert not before or game.doubtful_at is not None, f"accepted in spite of {before[0]}"
    try:
        _read_again(game)
        for _ in range(CHOICES):
            if game.over:
                break
            game.play(dice.choice(game.options))
        after = list(status(game.state))
        _look(game)
        _read_again(game)
        if dice.random() < 0.2:
            saved = pickle.loads(pickle.dumps(game))
            assert saved.state == game.state, "it is saved as another game"
    except LocatedError:
        assert game.doubtful_at is not None
        return "stopped"
    found = after if not before else new_inconsistencies(before, after)
    if found and not any(line.startswith("impossible: true") for line in text.splitlines()):
        raise AssertionError(f"it has come to {found[0]}")
    return "guarded" if game.doubtful_at is not None else "played"


def _look(game: gwt.Game) -> None:
    """Everything that shows the state of a game."""
    assert len(game.scores) == game.premise.players
    for seat in range(game.premise.players):
        game.view(seat).json()
    assert game.winners
    if not game.over:
        game.copy().play(game.options[0])
        game.determinize(0, 1)


def _read_again(game: gwt.Game) -> None:
    again = gwt.from_position(game.position())
    assert again.state == game.state, f"the position reads as another:\n{game.position()}"


def one(number: int) -> tuple[int, str, str]:
    """The number of a mutant, what became of it, and what was wrong."""
    game, text = mutant(number)
    try:
        return number, f"{game}: {tried(text, Random(number))}", ""
    except (GwtError, Exception) as error:
        kind = "UsageError" if isinstance(error, UsageError) else type(error).__name__
        return number, f"{game}: failed", f"{kind}: {error}\n{text}"


def main() -> int:
    parser = argparse.ArgumentParser(description="Reads and plays positions that are spoilt at random.")
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first one")
    parser.add_argument("--processes", type=int, default=multiprocessing.cpu_count())
    given = parser.parse_args()
    found: Counter[str] = Counter()
    failed, began = 0, time.monotonic()
    with multiprocessing.Pool(given.processes) as pool:
        numbers = range(given.first, given.first + given.count)
        for number, what, wrong in pool.imap_unordered(one, numbers, chunksize=10):
            found[what] += 1
            if wrong:
                failed += 1
                print(f"\nnumber {number}: {wrong}")
    print(f"{given.count} positions in {time.monotonic() - began:.0f} s")
    for what, number in sorted(found.items()):
        print(f"  {what}: {number}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
