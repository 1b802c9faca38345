"""Speed is guarded by a ratio to a reference loop that is timed in the same run, not by a time."""

import statistics

from tests.benchmarks.windows import games, ratios, reference, seconds_of

RECORDED = 340.0
"""Decisions in the time of one reference loop, when it was last recorded."""
LOWEST = 0.6
"""The part of it that may be lost to a noisy machine, and no more."""


def decisions_per_second(numbers: range) -> float:
    played = []
    spent = seconds_of(lambda: played.extend(games(4, numbers)))
    return sum(len(game.history) for game in played) / spent


def test_games_are_as_fast_beside_a_reference_loop_as_they_were():
    games(4, range(2))
    loops = 10

    found = ratios(
        lambda: decisions_per_second(range(2, 5)),
        lambda: loops / seconds_of(lambda: [reference() for _ in range(loops)]),
        15,
    )

    assert statistics.median(found) > LOWEST * RECORDED
