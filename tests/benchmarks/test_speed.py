"""Speed is guarded by the calls of fixed work, and by a ratio to a loop that is timed in the same run."""

import json
import statistics
import subprocess

import pytest

from tests.benchmarks import calls
from tests.benchmarks.revisions import ROOT
from tests.benchmarks.windows import games, ratios, reference, seconds_of

DECISIONS = range(140, 340)
"""Decisions in the time of one reference loop, on the machines that were measured."""


def git(*arguments: object) -> str:
    """What git says of this checkout; a test is skipped that asks where there is none."""
    if not (ROOT / ".git").exists():
        pytest.skip("this is no checkout of git")
    command = ["git", *map(str, arguments)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def decisions_per_second(numbers: range) -> float:
    played = []
    spent = seconds_of(lambda: played.extend(games(4, numbers)))
    return sum(len(game.history) for game in played) / spent


@pytest.mark.parametrize("name", calls.WORKS)
def test_it_makes_as_few_calls_as_it_did(name):
    record = json.loads(calls.RECORD.read_text(encoding="utf-8"))

    # Later versions of Python call no function for a comprehension.
    assert 0.6 < calls.calls_of(name) / record[name] < 1.05


def test_only_what_has_risen_is_explained():
    before, now = {"a": 100, "b": 100, "c": 100}, {"a": 102, "b": 165, "c": 90, "d": 5}

    assert calls.rises(before, now) == ["b: 1.65 times"]


def test_the_commit_of_a_record_names_the_ratio_of_each_rise():
    """The record was once two thirds higher in a commit that said that it took less."""
    path = calls.RECORD.relative_to(ROOT)
    commit = git("log", "-1", "--format=%H", "--", path).strip()
    try:
        before, now = (json.loads(git("show", f"{name}:{path}")) for name in (f"{commit}~", commit))
    except subprocess.CalledProcessError:
        pytest.skip("there is no record before this one here")
    message = git("log", "-1", "--format=%B", commit)

    assert [rise for rise in calls.rises(before, now) if rise not in message] == []


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
