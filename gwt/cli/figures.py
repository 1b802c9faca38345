"""The figures of `gwt bench`: how fast whole games are, and the parts that searches are made of."""

import os
import platform
import statistics
import subprocess
import sys
import sysconfig
import tempfile
import tracemalloc
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from time import perf_counter

from attrs import frozen

from gwt import __version__
from gwt.kernel import agenda
from gwt.kernel.agenda import settle
from gwt.kernel.state import State
from gwt.play.game import Game
from gwt.players.collector import collecting_rarely
from gwt.players.playing import generators
from gwt.players.random import RandomPlayer
from gwt.players.simulation import Plan, played, started

_WINDOWS = 10
_SAMPLED_GAMES = 16
_REPEATS = 15
_PROCESSES = 5


@frozen
class Figures:
    """What was measured, on what."""

    machine: str
    python: str
    version: str
    compiled: bool
    """Whether the kernel is the compiled one."""
    players: int
    decisions_per_second: float
    """Of random players; the median of windows, as is the next."""
    games_per_second: float
    copy_us: float
    """To copy a state in the middle of a game."""
    options_us_p50: float
    """To find the options of a decision; half of the decisions take less."""
    options_us_p99: float
    import_ms: float
    """To import the package, in a process of its own; the median of several, as are the next two."""
    load_ms: float
    """To load the pack from its files, with nothing kept from before."""
    load_cached_ms: float
    """To load the pack when it has been loaded before."""
    state_bytes: int
    """That a copy of a state in the middle of a game takes."""
    save_bytes: int
    """Of a saved game; the median."""
    late_over_early: float
    """Decisions a second in the last quarter of a game, as a part of those in the first."""


def measure(plan: Plan, seconds: float) -> Figures:
    """Plays for so many seconds, and measures the rest besides.

    Raises:
        UsageError: the plan asks for something that does not exist.
        ContentError: the pack has problems.
    """
    games = [played(plan, number) for number in range(_SAMPLED_GAMES)]
    with collecting_rarely():
        decisions, whole = _throughput(plan, seconds)
    states = [_after(plan, number, len(game.history) // 2).state for number, game in enumerate(games)]
    options = sorted(_options_times(plan, games))
    start_up = _start_up(plan)
    return Figures(
        machine=f"{platform.machine()}, {os.cpu_count()} cores, {platform.system()}",
        python=f"{platform.python_implementation()} {platform.python_version()}, {_build()}",
        version=__version__,
        compiled=not str(agenda.__file__).endswith(".py"),
        players=plan.players,
        decisions_per_second=round(decisions, 1),
        games_per_second=round(whole, 2),
        copy_us=round(_copy_time(states) * 1e6, 2),
        options_us_p50=round(options[len(options) // 2] * 1e6, 2),
        options_us_p99=round(options[len(options) * 99 // 100] * 1e6, 2),
        import_ms=round(start_up["import"], 1),
        load_ms=round(start_up["load"], 1),
        load_cached_ms=round(start_up["cached"], 1),
        state_bytes=_state_bytes(states),
        save_bytes=int(statistics.median(len(game.record().encode()) for game in games)),
        late_over_early=round(_late_over_early(plan, games), 3),
    )


def _build() -> str:
    """How the interpreter was built: one with profile-guided optimization is 1.1 to 1.3 times as fast."""
    options = sysconfig.get_config_var("CONFIG_ARGS")
    # Windows has no such variable; what python.org offers there is built with it.
    optimized = options is None or "--enable-optimizations" in options
    return "built with PGO" if optimized else "built without PGO"


def _throughput(plan: Plan, seconds: float) -> tuple[float, float]:
    """Decisions and games a second, the medians of windows."""
    numbers = count()
    decisions, games = [], []
    for _ in range(_WINDOWS):
        made = finished = 0
        began = now = perf_counter()
        while now - began < seconds / _WINDOWS:
            made += len(played(plan, next(numbers)).history)
            finished += 1
            now = perf_counter()
        decisions.append(made / (now - began))
        games.append(finished / (now - began))
    return statistics.median(decisions), statistics.median(games)


def _played_along(plan: Plan, number: int) -> Iterator[Game]:
    """The game of that number of a run, before each of its decisions."""
    seed, rng = generators(plan.seed, number)
    game, player = started(plan, seed), RandomPlayer(rng)
    while not game.over:
        yield game
        game.play(player.choose(game))


def _after(plan: Plan, number: int, choices: int) -> Game:
    for made, game in enumerate(_played_along(plan, number)):
        if made == choices:
            return game
    raise AssertionError(f"game {number} has no decision after {choices} choices")


def _copy_time(states: list[State]) -> float:
    def copy_all() -> None:
        for state in states:
            state.copy()

    return statistics.median(_timed(copy_all) for _ in range(_REPEATS)) / len(states)


def _timed(do: Callable[[], object]) -> float:
    began = perf_counter()
    do()
    return perf_counter() - began


def _options_times(plan: Plan, games: list[Game]) -> Iterator[float]:
    """To find the options of each decision of some games; the best of three, to leave out interruptions."""
    for number in range(len(games)):
        for game in _played_along(plan, number):
            yield min(_timed(partial(settle, game.state)) for _ in range(3))


def _state_bytes(states: list[State]) -> int:
    """What copies take, as the allocator sees it; content and effects are shared and not in it."""
    copies: list[State] = []
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        copies.extend(state.copy() for state in states)
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return (after - before) // len(copies)


def _late_over_early(plan: Plan, games: list[Game]) -> float:
    early = late = 0.0
    for number, whole in enumerate(games):
        quarter = len(whole.history) // 4
        times = [perf_counter() for _ in _played_along(plan, number)]
        early += times[quarter] - times[0]
        late += times[-1] - times[-1 - quarter]
    return early / late


_START_UP = """
from time import perf_counter
began = perf_counter()
import gwt
imported = perf_counter()
gwt.load_pack({game!r}, {pack!r})
print((imported - began) * 1000, (perf_counter() - imported) * 1000)
"""


def _start_up(plan: Plan) -> dict[str, float]:
    """Milliseconds to import and to load, each time in a new process."""
    code = _START_UP.format(game=plan.game, pack=plan.pack)

    def once(cache: str) -> list[float]:
        done = subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "GWT_CACHE": cache},
            capture_output=True,
            text=True,
            check=True,
        )
        return [float(part) for part in done.stdout.split()]

    first, again = [], []
    for _ in range(_PROCESSES):
        with tempfile.TemporaryDirectory() as cache:
            first.append(once(cache))
            again.append(once(cache))
    return {
        "import": statistics.median(imported for imported, _ in [*first, *again]),
        "load": statistics.median(loaded for _, loaded in first),
        "cached": statistics.median(loaded for _, loaded in again),
    }
