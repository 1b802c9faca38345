"""Counts the calls of Python functions in fixed work, which are the same on every run and every machine.

`python -m tests.benchmarks.calls` records them anew in `calls.json` and prints the ratios to before. The
commit that records names each ratio above `MOST`, and says why.
"""

import json
import random
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType

import gwt
from gwt import memory_cache
from gwt.players import new_player
from gwt.research import Observer, VectorTables
from tests.benchmarks.windows import games

RECORD = Path(__file__).with_name("calls.json")
MOST = 1.02
"""The ratio to the record of before that a commit need not explain."""


def _positions(count: int) -> list[gwt.Game]:
    """Positions of a game of four, in the order in which it was played."""
    game, dice, positions = gwt.new_game(4, 0, listen=False), random.Random(0), list[gwt.Game]()
    for _ in range(100 + count):
        positions.append(game.copy())
        game.play(dice.choice(game.options))
    return positions[100:]


def decisions() -> int:
    return sum(len(game.history) for game in games(4, range(2, 5)))


def observations() -> Callable[[], int]:
    """Observations, once every seat has been observed."""
    positions = _positions(200)
    observer = Observer(positions[0])
    # The code of a seat is made with its first two.
    for game in positions[:2]:
        for seat in range(4):
            observer.dense(game, seat)
    return lambda: len([observer.dense(game, game.seat) for game in positions])


def table_steps() -> Callable[[], int]:
    tables = VectorTables(8, players=4, options=True)
    seen = tables.reset(seed=1)

    def step() -> int:
        for _ in range(100):
            tables.step(seen.masks.sum(1) - 1)
        return 8 * 100

    step()
    return step


def greedy_decisions() -> Callable[[], int]:
    positions, player = _positions(30), new_player("greedy")
    return lambda: len([player.choose(game) for game in positions])


WORKS: dict[str, Callable[[], Callable[[], int]]] = {
    "a decision": lambda: decisions,
    "an observation": observations,
    "a step of a table with options": table_steps,
    "a greedy decision": greedy_decisions,
    "the start of a game": lambda: lambda: len([gwt.new_game(4, seed) for seed in range(20)]),
}
"""What is counted: each prepares the work, and returns a function that does it so many times."""


def calls_of(name: str) -> float:
    """The calls of Python functions in one of these, once it has been done before."""
    memory_cache._empty()
    games(4, range(2))
    work, calls = WORKS[name](), 0

    def count(frame: FrameType, event: str, argument: object) -> None:
        nonlocal calls
        calls += event == "call"

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        times = work()
    finally:
        sys.setprofile(before)
    return round(calls / times, 2)


def rises(before: dict[str, float], now: dict[str, float]) -> list[str]:
    """The ratio of each record that has risen, as the commit has to name it."""
    ratios = {name: now[name] / before[name] for name in before if name in now}
    return [f"{name}: {ratio:.2f} times" for name, ratio in ratios.items() if ratio > MOST]


if __name__ == "__main__":
    old = json.loads(RECORD.read_text(encoding="utf-8")) if RECORD.exists() else {}
    new = {name: calls_of(name) for name in WORKS}
    RECORD.write_text(json.dumps(new, indent=2) + "\n", encoding="utf-8")
    print("\n".join([*(f"{calls:>10} {name}" for name, calls in new.items()), *rises(old, new)]))
