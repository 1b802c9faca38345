"""Measures the figures of `gwt bench`: the speed of whole games and of the steps of a search."""

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

from gwt import __version__, kernel, play, players

_WINDOWS = 10
_SAMPLED_GAMES = 16
_REPEATS = 15
_PROCESSES = 5


@frozen
class Measurements:
    """The measured figures, with the machine and the build."""

    machine: str
    python: str
    version: str
    players: int
    decisions_per_second: float
    """With random players; the median of several periods, like `games_per_second`."""
    games_per_second: float
    copy_us: float
    """Microseconds to copy a state in the middle of a game."""
    options_us_p50: float
    """Microseconds to find the options of a decision, median."""
    options_us_p99: float
    import_ms: float
    """Milliseconds to import the package in a new process; a median, like the load times."""
    load_ms: float
    """Milliseconds to load the pack from its files, with an empty cache."""
    load_cached_ms: float
    """Milliseconds to load the pack from the cache."""
    state_bytes: int
    """Bytes that a copy of a state in the middle of a game takes."""
    save_bytes: int
    """Bytes of a saved game, median."""
    late_over_early: float
    """Decisions per second in the last quarter of a game, divided by those in the first quarter."""


def measure(plan: players.Plan, seconds: float) -> Measurements:
    """Plays for about `seconds` seconds, and takes the other measurements in addition.

    Raises:
        UsageError: a name in the plan does not exist.
        ContentError: the pack has problems.
    """
    games = [players.played_game(plan, number) for number in range(_SAMPLED_GAMES)]
    with players.rare_collections():
        decisions, whole = _throughput(plan, seconds)
    states = [_after(plan, number, len(game.history) // 2).state for number, game in enumerate(games)]
    options = sorted(_options_times(plan, games))
    start_up = _start_up(plan)
    return Measurements(
        machine=f"{platform.machine()}, {os.cpu_count()} cores, {platform.system()}",
        python=f"{platform.python_implementation()} {platform.python_version()}, {_build()}",
        version=__version__,
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
    """Tells whether Python was built with profile-guided optimization (1.1 to 1.3 times as fast)."""
    options = sysconfig.get_config_var("CONFIG_ARGS")
    # Windows has no such variable; the builds of python.org for it are built with PGO.
    optimized = options is None or "--enable-optimizations" in options
    return "built with PGO" if optimized else "built without PGO"


def _throughput(plan: players.Plan, seconds: float) -> tuple[float, float]:
    """Returns decisions and games per second, the medians of several periods."""
    numbers = count()
    decisions, games = [], []
    for _ in range(_WINDOWS):
        total = finished = 0
        began = now = perf_counter()
        while now - began < seconds / _WINDOWS:
            total += len(players.played_game(plan, next(numbers)).history)
            finished += 1
            now = perf_counter()
        decisions.append(total / (now - began))
        games.append(finished / (now - began))
    return statistics.median(decisions), statistics.median(games)


def _played_along(plan: players.Plan, number: int) -> Iterator[play.Game]:
    """Yields game `number` of a run before each of its decisions."""
    seed, rng = players.seed_and_generator(plan.seed, number)
    game, player = players.started_game(plan, seed), players.RandomPlayer(rng)
    while not game.over:
        yield game
        game.play(player.choose(game))


def _after(plan: players.Plan, number: int, choices: int) -> play.Game:
    for done, game in enumerate(_played_along(plan, number)):
        if done == choices:
            return game
    raise AssertionError(f"game {number} has no decision after {choices} choices")


def _copy_time(states: list[kernel.State]) -> float:
    def copy_all() -> None:
        for state in states:
            state.copy()

    return statistics.median(_timed(copy_all) for _ in range(_REPEATS)) / len(states)


def _timed(do: Callable[[], object]) -> float:
    began = perf_counter()
    do()
    return perf_counter() - began


def _options_times(plan: players.Plan, games: list[play.Game]) -> Iterator[float]:
    """Yields the time to find the options of each decision: the best of three, to exclude interruptions."""
    for number in range(len(games)):
        for game in _played_along(plan, number):
            yield min(_timed(partial(kernel.settle, game.state)) for _ in range(3))


def _state_bytes(states: list[kernel.State]) -> int:
    """Returns the memory of copied states; content and effects are shared and not counted."""
    copies: list[kernel.State] = []
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        copies.extend(state.copy() for state in states)
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return (after - before) // len(copies)


def _late_over_early(plan: players.Plan, games: list[play.Game]) -> float:
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


def _start_up(plan: players.Plan) -> dict[str, float]:
    """Returns the milliseconds to import and to load, measured in new processes."""
    code = _START_UP.format(game=plan.game, pack=plan.pack)

    def once(cache: str) -> list[float]:
        done = subprocess.run(
            [sys.executable, "-c", code],
            # The package and the games that are measured here, wherever they were found.
            env={**os.environ, "GWT_CACHE": cache, "PYTHONPATH": os.pathsep.join(sys.path)},
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
