"""Proves that the engine in C plays as the source does: `python -m tests.native`.

It plays all packs with all numbers of seats at random, every scenario, packs with random expressions
(`--packs 100`), and games by `greedy`; and it plants faults, each of which has to be noticed.
"""

import argparse
import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import gwt
from gwt.native import compiler
from gwt.players import Plan
from gwt.players import simulate as simulate_by_source
from gwt.proofs import read_scenarios, run_scenario, scenario_files
from gwt.resources import content_folder
from gwt.spec import game_kind, load_pack
from tests.law.__main__ import grower
from tests.law.places import places, whole_pack, with_effect
from tests.law.playing import play_out
from tests.native.comparison import compared_choices, play_beside, quick_engine

FAULTS = {
    "d = n % limit;": "d = (n >> 1) % limit;",
    "for (u32 i = 0; i < s.n; i++) start = plus": "for (u32 i = 1; i < s.n; i++) start = plus",
    "d->used--;": "d->used -= 1 + (d->used > 6);",
    "n += eq(s.v[i], k)": "n |= eq(s.v[i], k)",
    "j = clip(b, s.n, s.n);": "j = s.n;",
    "return LIKELY(KIND(x) == K_LIST) ? (Seq){L(x)->v, HD(x)->n}": (
        "return LIKELY(KIND(x) == K_LIST) ? (Seq){L(x)->v, HD(x)->n > 9 ? 9 : HD(x)->n}"
    ),
}
"""Faults that are planted in the C, one at a time."""


def packs() -> Iterator[tuple[str, int]]:
    """Yields each pack of the first game with each number of seats."""
    folders = (
        folder for folder in content_folder("great_western").iterdir() if (folder / "pack.yaml").is_file()
    )
    for name in sorted(folder.name for folder in folders):
        pack = load_pack(None, name)
        for seats in game_kind(pack.manifest.game).play.players(pack):
            yield name, seats


def whole_games(games: int) -> Iterator[str]:
    for name, seats in packs():
        engine = quick_engine(pack=name, players=seats)
        for seed in range(games):
            game = gwt.new_game(seats, seed, pack=name, listen=False)
            yield (
                f"{name}, {seats} players: {found}"
                if (found := play_beside(engine, game, random.Random(seed)))
                else ""
            )


def greedy_games(games: int) -> Iterator[str]:
    for seats in (2, 3, 4):
        made = tuple(quick_engine(("greedy",), players=seats).games(games, names=("greedy",)))
        same = made == simulate_by_source(Plan(players=seats, names=("greedy",)), games).outcomes
        yield "" if same else f"greedy, {seats} players: the outcomes differ"


def scenarios(_: int) -> Iterator[str]:
    with compared_choices({}) as differences:
        for path in scenario_files(Path(content_folder("great_western"))):
            for scenario in read_scenarios(path):
                run_scenario(scenario)
                yield from differences or [""]
                differences.clear()


def random_packs(many: int) -> Iterator[str]:
    for number in range(many):
        dice, game = random.Random(number), "great-western-trail"
        kind, grow = game_kind(game), grower(game, ())
        grow.dice = dice
        slot, effect = dice.choice(places(kind)), grow.expression(dice.randint(1, 4))
        changed, _ = with_effect(kind, whole_pack(game, slot.file), slot, effect)
        if changed is not None:
            with compared_choices({}) as differences:
                play_out(changed, game, number, 2 + number % 3)
            yield f"pack {number}, {slot}: {effect}: {differences[0]}" if differences else ""


def planted_faults(_: int) -> Iterator[str]:
    load = compiler.load_library
    for before, after in FAULTS.items():

        def faulty(source: str, flags: tuple[str, ...], before: str = before, after: str = after) -> object:
            assert before in source, before
            return load(source.replace(before, after), flags)

        compiler.load_library = faulty
        engine = quick_engine(pack="garth_rails", players=3)
        compiler.load_library = load
        games = (gwt.new_game(3, seed, pack="garth_rails", listen=False) for seed in range(6))
        yield "" if any(noticed(engine, game) for game in games) else f"nothing notices: {after}"


def noticed(engine: object, game: gwt.Game) -> str:
    try:
        return play_beside(engine, game, random.Random(game.premise.seed))
    except gwt.GwtError as fault:
        return str(fault)


PROOFS: dict[str, Callable[[int], Iterator[str]]] = {
    "games": whole_games,
    "greedy": greedy_games,
    "scenarios": scenarios,
    "packs": random_packs,
    "faults": planted_faults,
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.native", description=__doc__)
    parser.add_argument("proofs", nargs="*", choices=[*PROOFS, []], help="all without one")
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--packs", type=int, default=20)
    given, failures = parser.parse_args(), 0
    for name in given.proofs or PROOFS:
        tried = 0
        for found in PROOFS[name](given.packs if name == "packs" else given.games):
            tried += 1
            failures += bool(found)
            if found:
                print(found[:1000], flush=True)
        print(f"{name}: {tried} tried", flush=True)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
