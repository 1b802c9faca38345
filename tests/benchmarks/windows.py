"""Two things measured in turn, so that what disturbs the machine disturbs both."""

import statistics
from collections.abc import Callable, Iterator
from time import process_time

import gwt
from gwt.players.simulation import Plan, played_game


def seconds_of(do: Callable[[], object]) -> float:
    """The processor time that something takes."""
    began = process_time()
    do()
    return process_time() - began


def ratios(ours: Callable[[], float], theirs: Callable[[], float], pairs: int) -> Iterator[float]:
    """Ours by theirs, pair by pair, each first in every other pair."""
    for pair in range(pairs):
        if pair % 2:
            first = theirs()
            yield ours() / first
        else:
            first = ours()
            yield first / theirs()


def interval(values: list[float]) -> tuple[float, float, float]:
    """The median, and the bounds that hold the true one 95 times of 100 (by order, no shape assumed)."""
    ranked = sorted(values)
    number = len(ranked)
    low = max(0, int((number - 1.96 * number**0.5) / 2))
    return statistics.median(ranked), ranked[low], ranked[number - 1 - low]


def told(name: str, values: list[float]) -> str:
    median, low, high = interval(values)
    return f"{name}: {median:.2f} (95 % interval {low:.2f} to {high:.2f}, {len(values)} pairs)"


def games(players: int, numbers: range) -> list[gwt.Game]:
    """Whole games of random players."""
    plan = Plan(players, seed=0)
    return [played_game(plan, number) for number in numbers]


def reference(rounds: int = 20_000) -> int:
    """What any interpreter does in a game engine: calls, dicts, tuples and lists; knows no game."""
    table: dict[tuple[int, int], int] = {}
    done: list[int] = []
    for at in range(rounds):
        key = (at & 31, at & 7)
        table[key] = _mixed(table.get(key, 0), at)
        if table[key] & 3 == 0:
            done.append(at)
    return len(done) + len(table)


def _mixed(value: int, at: int) -> int:
    return (value * 31 + at) & 0xFFFF
