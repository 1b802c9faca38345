"""Speed is guarded by what a decision calls, and by a ratio to a loop that is timed in the same run."""

import statistics
import sys
from types import FrameType

from tests.benchmarks.windows import games, ratios, reference, seconds_of

CALLS = 58.2
"""The calls of Python functions in a decision of random players, on Python 3.11."""
DECISIONS = range(140, 340)
"""Decisions in the time of one reference loop, on the machines that were measured."""


def decisions_per_second(numbers: range) -> float:
    played = []
    spent = seconds_of(lambda: played.extend(games(4, numbers)))
    return sum(len(game.history) for game in played) / spent


def test_a_decision_makes_as_few_calls_as_it_did():
    games(4, range(2))
    calls = 0

    def count(frame: FrameType, event: str, argument: object) -> None:
        nonlocal calls
        calls += event == "call"

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        played = games(4, range(2, 5))
    finally:
        sys.setprofile(before)

    # Later versions of Python call no function for a comprehension.
    assert 0.7 < calls / sum(len(game.history) for game in played) / CALLS < 1.05


def test_games_are_as_fast_beside_a_reference_loop_as_they_were():
    games(4, range(2))
    loops = 10

    found = ratios(
        lambda: decisions_per_second(range(2, 5)),
        lambda: loops / seconds_of(lambda: [reference() for _ in range(loops)]),
        15,
    )

    # The calls above say more exactly what became slower in Python; this is for what they do not see.
    assert statistics.median(found) > 0.8 * min(DECISIONS)
