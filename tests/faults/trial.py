"""Runs the proofs of some rules in this checkout, and says which of them fail.

It is a process of its own: `workshop` starts it in a copy of the checkout into which a fault is planted.
It reads what to do as JSON, and writes one line of JSON.
"""

import contextlib
import json
import os
import random
import resource
import signal
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

LONGEST = 20
"""Seconds of the processor for one proof, which takes far less without a fault, or for an ordinary game.

A fault may make a game endless.
"""
MEMORY = 3 << 30
CHOICES = 40
"""Of the ordinary game that has to be playable in spite of the fault."""


class TooLong(BaseException):
    """A proof takes so long that it will not end."""


def _ring(signum: int, frame: Any) -> None:
    raise TooLong


def fails(run: Callable[[], Any]) -> str:
    """How it fails, in a few words; nothing when it does not."""
    signal.setitimer(signal.ITIMER_PROF, LONGEST)
    try:
        found = run()
    except TooLong:
        return "it does not end"
    except (KeyboardInterrupt, GeneratorExit):
        raise
    except BaseException as error:
        return f"{type(error).__name__}: {error}"
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
    return str(found) if found else ""


def plays(game: str, pack: Path) -> None:
    """Loads the pack and plays the beginning of an ordinary game."""
    import gwt

    for players in (2, 3, 4):
        table, dice = (
            gwt.new_game(game=game, pack=pack, players=players, seed=players),
            random.Random(players),
        )
        for _ in range(CHOICES):
            table.play(dice.choice(table.options))


@cache
def _scenarios(path: Path) -> dict[str, Any]:
    from gwt.proofs import scenario

    return {one.name: one for one in scenario.read_scenarios(path)}


@cache
def _scenario_fails(pack: Path, proof: str) -> str:
    from gwt.proofs import scenario

    file, name = proof.split("::", 1)
    problems = scenario.run_scenario(_scenarios(pack / file)[name], pack)
    return "; ".join(map(str, problems))


@cache
def _test_fails(proof: str) -> str:
    import pytest

    options = ["-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-header"]
    with Path(os.devnull).open("w") as nothing, contextlib.redirect_stdout(nothing):
        result = pytest.main([*options, proof])
    return "" if result == 0 else f"pytest ends with {int(result)}"


def proof_fails(pack: Path, proof: str) -> str:
    """How a scenario of the pack or a test of the checkout fails, by its name in the list of proofs."""
    if proof.startswith("tests/"):
        return fails(lambda: _test_fails(proof))
    return fails(lambda: _scenario_fails(pack, proof))


def main() -> None:
    asked = json.load(sys.stdin)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.signal(signal.SIGPROF, _ring)
    pack = Path(asked["pack"])
    answer: dict[str, Any] = {"unplayable": fails(lambda: plays(asked["game"], pack)), "failed": {}}
    if not answer["unplayable"]:
        for rule, proofs in asked["proofs"].items():
            failed: dict[str, str] = {}
            for proof in proofs:
                how = proof_fails(pack, proof)
                if how:
                    failed[proof] = how
                    if not asked["every"]:
                        break
            answer["failed"][rule] = failed
    print(json.dumps(answer))


if __name__ == "__main__":
    main()
