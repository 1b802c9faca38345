"""Plays the scenarios of a game in C and in Python side by side, and goes on at random from where they end.

    python -m tests.benchmarks.compiled_rules.scenarios [--times 3]

Games at random seldom come to what scenarios are about. Those are left out that ask for other rulings or
packs, or for an effect that has no C; it is said how many.
"""

import argparse
import random
import sys
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path

from attrs import frozen

import gwt
from gwt.dsl import Effect
from gwt.errors import LocatedError
from gwt.packs import Pack
from gwt.play import game_at
from gwt.proofs import read_scenarios, scenario_files
from tests.benchmarks.compiled_rules.code import Slice
from tests.benchmarks.compiled_rules.forms import NotCovered
from tests.benchmarks.compiled_rules.library import FlatGame, Library
from tests.benchmarks.compiled_rules.lockstep import followed
from tests.benchmarks.compiled_rules.program import Program

_BEHIND = 15
"""The choices at random behind those of a scenario."""


@frozen(eq=False)
class Scene:
    """A scenario that can be played with a pack: its name, its choices, and the game at its position."""

    name: str
    choices: Sequence[str]
    start: gwt.Game

    @property
    def effects(self) -> list[Effect]:
        """The effects that wait at its position."""
        return [effect for _, effect, _ in self.start.state.agenda]


@frozen(eq=False)
class Stage:
    """The scenes for one number of players, with the program that has C for them."""

    program: Program
    scenes: Sequence[Scene]


def scenes(folder: Path, pack: Pack) -> list[Scene]:
    """Returns the scenarios of a folder that are about games with a pack as it is played by default."""
    found = []
    in_force = {one.id for one in pack.manifest.rulings if one.default}
    for file in scenario_files(folder):
        for scenario in read_scenarios(file):
            parts = [scenario.data, *scenario.data.get("next", [])]
            listed = [one.get("play", []) for one in parts]
            choices = [str(text) for one in listed for text in (one if isinstance(one, list) else [one])]
            try:
                game = game_at(scenario.document, scenario.given, pack=pack, listen=False)
            except LocatedError:
                # It is about another pack, or about a mistake.
                continue
            if game.state.rules.rulings == in_force and not game.over:
                found.append(Scene(scenario.name, choices, game))
    return found


def staged(every: Sequence[Scene], of: Slice) -> Iterator[Stage]:
    """Yields the scenes that have C, by their number of players."""
    for players in sorted({scene.start.premise.players for scene in every}):
        own = [scene for scene in every if scene.start.premise.players == players]
        pack = own[0].start.pack
        known = _covered(pack, players, of, {effect for scene in own for effect in scene.effects})
        with_c = [scene for scene in own if known.issuperset(scene.effects) and _fits(scene, of)]
        yield Stage(Program(pack, players, of, known), with_c)


def _fits(scene: Scene, of: Slice) -> bool:
    return not of.assumed(scene.start.state)


def _covered(pack: Pack, players: int, of: Slice, effects: Collection[Effect]) -> frozenset[Effect]:
    """The effects that have C."""
    program, known = Program(pack, players, of), []
    for effect in sorted(effects, key=str):
        try:
            program.add([effect])
            known.append(effect)
        except NotCovered:
            # It may have left forms behind without C.
            program = Program(pack, players, of)
    return frozenset(known)


def differing(stage: Stage, times: int = 1) -> Iterator[str]:
    """Plays each scene some times, with other choices behind its own; yields what differs."""
    library = Library(stage.program, "-O0")
    for scene in stage.scenes:
        for seed in range(times):
            game = scene.start.copy()
            flat = FlatGame.resumed(library, game.state)
            for one in followed(game, flat, random.Random(seed), scene.choices, _BEHIND):
                yield f"'{scene.name}' and then seed {seed}: {one}\n{game.record()}"


def main() -> int:
    parser = argparse.ArgumentParser(description="Play scenarios in Python and in C side by side.")
    parser.add_argument("--times", type=int, default=3)
    given = parser.parse_args()
    from tests.benchmarks.compiled_rules.slices import trials

    failed = False
    for trial in trials():
        pack = trial.pack()
        folder = pack.layers[0].folder
        every = sum(len(read_scenarios(file)) for file in scenario_files(folder))
        stages = list(staged(scenes(folder, pack), trial.slice))
        found = [one for stage in stages for one in differing(stage, given.times)]
        played = sum(len(stage.scenes) for stage in stages)
        print(f"{trial.name}: {played} of {every} scenarios, {len(found)} differ", flush=True)
        print("\n".join(found[:3]))
        failed |= bool(found)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
