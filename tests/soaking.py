"""Thousands of random games, checked after every turn.

A failure prints the seed and the record that replays it; the exit code is then 1.
"""

import argparse
import multiprocessing
import random
import time
from collections.abc import Callable, Mapping
from itertools import product

from attrs import evolve, field, frozen

import gwt
from gwt.dsl.effects import Effect
from tests.holding import explained

TOO_LONG = 20_000
"""Choices in a game; random games have a few hundred."""

Weigh = Callable[[str], int]
Which = tuple[int, int, str]
"""Players, seed and setup."""


def reluctant(option: str) -> int:
    """Seldom stops."""
    return 0 if option == "done" or option.startswith("forgo ") else 5


def play(game: gwt.Game, option: Effect) -> None:
    """Plays an option; whatever goes wrong is told with the record that leads to it."""
    try:
        game.play(option)
    except Exception as error:
        raise AssertionError(f"'{option}' cannot be carried out: {error!r}\n{explained(game)}") from error


@frozen
class Soak:
    """How the games of one kind are played and checked."""

    game: str
    advance: Callable[[gwt.Game, random.Random], None]
    """Brings a new game to a late position that random choices seldom reach; all rules hold in it."""
    weights: Mapping[str, Weigh | None]
    """How much each option is wanted in each manner of choosing, from its text."""
    check: Callable[[gwt.Game], None]
    packs: tuple[str, ...] = ()
    """What is played, by name; the game's own pack if there is none."""
    setups: tuple[str, ...] = ("standard",)
    play: Callable[[gwt.Game, Effect], None] = play
    manners: tuple[str, ...] = field(init=False)
    """Ways to choose; each leads to other parts of the rules."""

    @manners.default
    def _manners(self) -> tuple[str, ...]:
        return ("at random", "seldom done", *self.weights)

    def manner(self, seed: int) -> str:
        return self.manners[seed % len(self.manners)]

    def new_game(self, players: int, seed: int, setup: str = "standard") -> gwt.Game:
        """A game at its first decision; every other round of manners starts from a late position."""
        pack = self.packs or None
        game = gwt.new_game(
            players=players, setup=setup, seed=seed, game=self.game, pack=pack, listen=False
        )
        if seed // len(self.manners) % 2:
            self.advance(game, random.Random(seed))
            game.restart_here()
        return game

    def chosen(self, game: gwt.Game, dice: random.Random, manner: str) -> Effect:
        """One of the options, at random in that manner."""
        options = game.options
        if manner == "at random" or len(options) == 1:
            return dice.choice(options)
        weigh = self.weights.get(manner, reluctant)
        weights = [weigh(str(option)) for option in options]
        return dice.choices(options, weights if any(weights) else None)[0]

    def play_out(self, players: int, seed: int, setup: str = "standard") -> int:
        """Plays a whole game and gives the number of its choices."""
        game, dice = self.new_game(players, seed, setup), random.Random(seed)
        manner, turn, choices = self.manner(seed), -1, 0
        while not game.over:
            if game.state.turn != turn:
                turn = game.state.turn
                self.check(game)
            self.play(game, self.chosen(game, dice, manner))
            choices += 1
            assert choices < TOO_LONG, f"the game does not end\n{explained(game)}"
        self.check(game)
        return choices

    def _one(self, which: Which) -> tuple[Which, int, str]:
        try:
            return which, self.play_out(*which), ""
        except Exception as error:
            return which, 0, f"{type(error).__name__}: {error}"

    def main(self) -> int:
        parser = argparse.ArgumentParser(description="Plays random games and checks them.")
        parser.add_argument("--games", type=int, default=1000, help="for each number of players and setup")
        parser.add_argument("--first", type=int, default=0, help="the first seed")
        parser.add_argument("--processes", type=int, default=multiprocessing.cpu_count())
        parser.add_argument("--pack", action="append", default=[], help="a pack to play, by name")
        given = parser.parse_args()
        return evolve(self, packs=tuple(given.pack) or self.packs)._run(given)

    def _run(self, given: argparse.Namespace) -> int:
        seeds = range(given.first, given.first + given.games)
        work = list(product((2, 3, 4), seeds, self.setups))
        began, choices, failed = time.monotonic(), 0, 0
        with multiprocessing.Pool(given.processes) as pool:
            for done, (which, played, wrong) in enumerate(
                pool.imap_unordered(self._one, work, chunksize=5), 1
            ):
                choices += played
                if wrong:
                    failed += 1
                    players, seed, setup = which
                    print(f"\n{players} players, {setup}, seed {seed} ({self.manner(seed)}): {wrong}")
                if done % 50 == 0 or done == len(work):
                    rate = done / (time.monotonic() - began)
                    counted = f"{done} of {len(work)} games, {choices} choices, {rate:.0f} games/s"
                    print(f"\r{counted}, {failed} failed", end="", flush=True)
        print()
        return 1 if failed else 0
