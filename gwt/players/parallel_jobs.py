"""Work in pieces, done one after the other or by worker processes, while garbage is collected rarely."""

import gc
import signal
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import BrokenExecutor
from contextlib import contextmanager
from typing import Any, TypeVar

from gwt import errors, optional_dependencies
from gwt.players import player

_RARELY = 100_000
"""Objects made beyond those freed after which the collector looks for cycles; Python's own is 700.

The games of 64 tables have up to 70,000, which come and go without it.
"""


@contextmanager
def rare_collections() -> Iterator[None]:
    """Collects rarely, and never what exists, such as packs. Restores the settings afterwards.

    A game leaves next to no cycles behind, but each collection visits all that is remembered of rides
    and hands.
    """
    before = gc.get_threshold()
    if before[0] >= _RARELY:
        # Somebody outside does so already, or has asked for less still.
        yield
        return
    gc.freeze()
    gc.set_threshold(_RARELY, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


Work = TypeVar("Work")
Outcome = TypeVar("Outcome")

_BATCHES_A_CORE = 8
"""Enough for the progress to move and for the cores to finish together."""
_LARGEST_BATCH = 32
_ATTEMPTS = 3
"""The number of times that workers may die one after the other before any batch is done."""


def usable_cores() -> int:
    """The useful number of jobs: one where `joblib` is missing."""
    try:
        from joblib import cpu_count
    except ImportError:
        return 1
    many: int = cpu_count()
    return many


def map_jobs(
    do: Callable[[Work], Outcome],
    work: Sequence[Work],
    jobs: int,
    *,
    always: bool = False,
    deaths: tuple[type[Exception], ...] = (),
) -> Iterator[tuple[Work, Outcome]]:
    """Yields the result of each piece of work, as it is done; on several cores, in any order.

    It is done by joblib where there is more than one job, or `always`, since it may be set to do it on
    other machines. What a worker process leaves undone that dies is given to others; `deaths` are the
    errors by which a backend of joblib says that one has died.

    Raises:
        UsageError: `joblib` is missing and there is more than one job, or a player calls `sys.exit`.
        LostWorkers: workers die again and again.
    """
    if jobs == 1 and not always:
        return _in_turn(do, work)
    return _in_parallel(do, work, jobs, (BrokenExecutor, *deaths))


def _in_turn(do: Callable[[Work], Outcome], work: Sequence[Work]) -> Iterator[tuple[Work, Outcome]]:
    with rare_collections():
        for task in work:
            try:
                outcome = do(task)
            except SystemExit as error:
                raise errors.UsageError(player.exit_message(error)) from error
            yield task, outcome


def _in_parallel(
    do: Callable[[Work], Outcome],
    work: Sequence[Work],
    jobs: int,
    deaths: tuple[type[Exception], ...],
) -> Iterator[tuple[Work, Outcome]]:
    """Yields the results in batches; each worker process loads the content once, with its first batch."""
    size = max(1, min(_LARGEST_BATCH, len(work) // (jobs * _BATCHES_A_CORE)))
    waiting = {at: work[at : at + size] for at in range(0, len(work), size)}
    attempts = 0
    while waiting:
        try:
            for at, outcomes in _batches(do, dict(waiting), jobs):
                del waiting[at]
                attempts = 0
                yield from outcomes
        except deaths as error:
            attempts += 1
            if attempts == _ATTEMPTS:
                raise errors.WorkerCrash(
                    f"{_ATTEMPTS} worker processes died one after the other, the last with: "
                    f"{str(error).partition(chr(10))[0]}"
                ) from error


def _batches(
    do: Callable[[Work], Outcome], batches: Mapping[int, Sequence[Work]], jobs: int
) -> Iterator[tuple[int, list[tuple[Work, Outcome]]]]:
    """Yields the result of each batch, with its number."""
    try:
        from joblib import Parallel, delayed
    except ImportError:
        raise optional_dependencies.missing_dependency("more than one job needs joblib", "packs") from None
    calls = [delayed(_batch)(do, at, batch) for at, batch in batches.items()]
    try:
        workers = Parallel(n_jobs=jobs, return_as="generator_unordered")
    except ValueError:
        # Not every backend of joblib gives what is done at once; Ray gives a list when all of it is.
        wave = jobs * _BATCHES_A_CORE
        for at in range(0, len(calls), wave):
            yield from Parallel(n_jobs=jobs)(calls[at : at + wave])
        return
    with _interrupts_held_back():
        done = workers(calls)
    yield from done


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """An interrupt waits until the end; processes that are started meanwhile never get one.

    Ctrl-C goes to every process, and the one that shows the result is to be the one that stops.
    """
    if sys.platform == "win32":
        yield
        return
    from multiprocessing import resource_tracker

    # Where this helper process is started later, that lets interrupts through again.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _batch(do: Callable[[Any], Any], at: int, work: Sequence[object]) -> tuple[int, list[tuple[Any, Any]]]:
    return at, list(_in_turn(do, work))
