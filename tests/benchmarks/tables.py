"""Steps of environments by decisions of the engine, in turn: `python -m tests.benchmarks.tables`.

All choose at random. PettingZoo observes the seat to act at each step, with its mask; tables write the
observations and masks of all.
"""

import random
from collections.abc import Iterator
from importlib.util import find_spec
from statistics import median
from time import perf_counter
from typing import Any

import numpy as np

import gwt
from gwt.players import rare_collections
from gwt.research import VectorTables
from gwt.research.envs import TableEnv
from gwt.spec.registry import GAMES

TABLES, SECONDS, ROUNDS = 64, 0.6, 8
"""Tables that are stepped at once, seconds of a window, and windows, of which the first is left out."""


def engine(game: str, players: int) -> Iterator[int]:
    """Yields the number of decisions after each of them."""
    dice, seed = random.Random(1).random, 0
    while True:
        played = gwt.new_game(players, seed, game=game, listen=False)
        seed += 1
        while not played.over:
            options = played.options
            played.play(options[int(dice() * len(options))])
            yield 1


def pettingzoo(game: str, players: int) -> Iterator[int]:
    env, dice = TableEnv(game, players), random.Random(1).random
    while True:
        env.reset()
        for _ in env.agent_iter():
            seen, _, over, _, _ = env.last()
            env.step(None if over else int(dice() * np.count_nonzero(seen["action_mask"])))
            yield not over


def openspiel(game: str, players: int) -> Iterator[int]:
    """Without observations, as its searches play."""
    import pyspiel

    import gwt.research.openspiel  # noqa: F401

    dice, loaded = random.Random(1), pyspiel.load_game("python_gwt", {"game": game, "players": players})
    while True:
        state = loaded.new_initial_state()
        state.apply_action(dice.randrange(1000))
        while not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))
            yield 1


def tables(game: str, players: int, **settings: Any) -> Iterator[int]:
    dice = np.random.default_rng(1)
    with VectorTables(TABLES, players, game=game, **settings) as many:
        seen = many.reset(seed=1)
        while True:
            seen = many.step((dice.random(TABLES) * seen.masks.sum(1)).astype(np.int64))
            yield TABLES


def rate(steps: Iterator[int]) -> float:
    made, start = 0, perf_counter()
    while perf_counter() < start + SECONDS:
        made += next(steps)
    return made / (perf_counter() - start)


def main() -> None:
    for game in GAMES:
        for players in (2, 4):
            timed = {
                "engine": engine(game, players),
                "PettingZoo": pettingzoo(game, players),
                f"{TABLES} tables": tables(game, players),
                "with options": tables(game, players, options=True),
                "in 2 processes": tables(game, players, processes=2),
            }
            if find_spec("pyspiel"):
                timed["OpenSpiel"] = openspiel(game, players)
            with rare_collections():
                rounds = [{name: rate(steps) for name, steps in timed.items()} for _ in range(ROUNDS)][1:]
            print(
                f"{game}, {players} players:",
                ", ".join(
                    f"{name} {median(one[name] for one in rounds):,.0f} a second "
                    f"({median(one[name] / one['engine'] for one in rounds):.2f})"
                    for name in timed
                ),
            )


if __name__ == "__main__":
    main()
