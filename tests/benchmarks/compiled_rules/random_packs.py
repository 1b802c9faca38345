"""Packs with expressions at random, so that the C of each joiner meets that of the others.

    python -m tests.benchmarks.compiled_rules.random_packs [--packs 100] [--first 0]

plays games of many such packs in both engines.
"""

import argparse
import random
import shutil
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import yaml
from attrs import frozen

import gwt
from gwt.errors import ContentError
from gwt.packs import Pack
from tests.benchmarks.compiled_rules.library import Library
from tests.benchmarks.compiled_rules.lockstep import differences
from tests.benchmarks.compiled_rules.program import Program
from tests.benchmarks.compiled_rules.slices import NO_COPYING, STALLS, trials


@frozen
class Words:
    """The parts of expressions of a game."""

    verbs: Sequence[str]
    costs: Sequence[str]
    needs: Sequence[str]


_LANTERN = Words(
    (
        "gain $1",
        "gain $1 per food stall",
        "score 2",
        "score 1 per 2 lit stalls",
        "draw 1",
        "draw 1 per own stall",
        "light stall",
        "open stall",
    ),
    ("pay $1", "discard card", "discard card and pay $1", "pay $2 or discard card", "pay $1 per lit stall"),
    ("2 silver", "3 lit stalls", "1 card", "2 music stalls", "1 point"),
)
_WESTERN = Words(
    (
        "gain $2",
        "gain $1 per cowboy",
        "draw 2",
        "draw to hand limit",
        "draw up to 1 per engineer as drawn then discard drawn cards",
        "remove up to 2 cards from hand",
        "advance certificate 1",
        "advance certificate up to 2 per teepee pair",
        "advance certificate to limit",
        "move engine up to 2",
        "move engine 3",
        "hire worker",
        "hire worker -2",
        "buy cattle",
        "trade",
        "remove hazard",
        "place building at $1",
        "use auxiliary",
        "use single auxiliary",
        "gain objective",
        "gain objective to hand",
        "upgrade station behind engine",
        "move cattleman up to 2 then use location",
        "move cattleman 1 without fees then use location",
    ),
    (
        "pay $1",
        "discard 1 jersey",
        "discard 1 cattle",
        "discard 2 cattle of same breed",
        "discard 1 objective",
        "move engine back 1",
        "pay $1 and move engine back 1",
        "discard 1 card or pay $3",
        "pay $1 per 2 own buildings",
    ),
    ("2 cowboys", "4 dollars", "1 own building", "1 hazard", "1 teepee pair", "1 own station"),
)


def expression(words: Words, chooser: random.Random, depth: int = 3) -> str:
    """An expression with every joiner for which the trial has C."""
    if not depth or chooser.random() < 0.2:
        return chooser.choice(words.verbs)

    def inner() -> str:
        return f"({expression(words, chooser, depth - 1)})"

    match chooser.randrange(9):
        case 0:
            return f"{inner()} then {inner()}"
        case 1:
            return f"{inner()} and {inner()}"
        case 2:
            return f"{inner()} or {inner()}"
        case 3 | 4:
            return f"{chooser.choice(words.costs)} -> {inner()}"
        case 5:
            return f"may {inner()}"
        case 6:
            return f"must {inner()}"
        case 7:
            return f"repeat {chooser.randint(1, 3)} times {inner()}"
    return f"{inner()} {chooser.choice(('if', 'unless'))} {chooser.choice(words.needs)}"


def edited(base: Path, folder: Path, file: str, old: str, new: str) -> Pack:
    """The pack with one text of a file replaced, in a folder that is made."""
    shutil.copytree(base, folder)
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    return gwt.load_pack(pack=folder)


def random_stalls(folder: Path, seed: int) -> Pack:
    """A pack of Lantern Street in which each stall does something at random when lit and opened."""
    shutil.copytree(STALLS, folder)
    path, chooser = folder / "stalls.yaml", random.Random(seed)
    content = yaml.safe_load(path.read_text(encoding="utf-8"))
    for stall in content["stalls"]:
        for key in ("action", "opened"):
            _loaded(path, content, stall, key, lambda: expression(_LANTERN, chooser))
    return gwt.load_pack(pack=folder)


def random_buildings(folder: Path, seed: int) -> Pack:
    """A pack on the first edition in which each building has up to three actions at random."""
    shutil.copytree(NO_COPYING, folder)
    path, chooser = folder / "buildings.yaml", random.Random(seed)
    printed = gwt.load_pack().layers[0].folder / "buildings.yaml"
    content = yaml.safe_load(printed.read_text(encoding="utf-8"))
    buildings = {key: content[key] for key in ("neutral", "private")}
    ids = [one["id"] for several in buildings.values() for one in several]
    manifest = yaml.safe_load((folder / "pack.yaml").read_text(encoding="utf-8"))
    (folder / "pack.yaml").write_text(yaml.safe_dump({**manifest, "replaces": ids}), encoding="utf-8")
    for one in (one for several in buildings.values() for one in several):
        one["actions"] = ["gain $2"]
    for one in (one for several in buildings.values() for one in several):
        _loaded(path, buildings, one, "actions", lambda: _actions(chooser))
    return gwt.load_pack(pack=folder)


def _actions(chooser: random.Random) -> list[str]:
    """Different actions, of which the last is sure to be possible."""
    several = [expression(_WESTERN, chooser, 2) for _ in range(chooser.randint(0, 2))]
    return [*dict.fromkeys([*several, "gain $1"])]


def _loaded(path: Path, content: Any, entry: dict[str, Any], key: str, value: Callable[[], Any]) -> None:
    """Gives an entry a value with which the pack loads; some would fail in play, and are refused."""
    while True:
        entry[key] = value()
        path.write_text(yaml.safe_dump(content, sort_keys=False, width=1000), encoding="utf-8")
        try:
            gwt.load_pack(pack=path.parent)
            return
        except ContentError:
            continue


def main() -> int:
    parser = argparse.ArgumentParser(description="Play random packs in Python and in C side by side.")
    parser.add_argument("--packs", type=int, default=100)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--games", type=int, default=3, help="of each number of players")
    given = parser.parse_args()
    for trial, pack_of in zip(trials(), (random_stalls, random_buildings), strict=True):
        for seed in range(given.first, given.first + given.packs):
            with tempfile.TemporaryDirectory() as folder:
                pack = pack_of(Path(folder, "random"), seed)
                for players in (2, 3, 4):
                    built = Library(Program(pack, players, trial.slice), "-O0")
                    for game in range(given.games):
                        for difference in differences(built, game, resumed=not trial.sets_up):
                            print(f"{pack_of.__name__}(folder, {seed}), {players} players, {difference}")
                            return 1
        print(
            f"{trial.name}: {given.packs} packs, {given.games} games of each number of players are the same"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
