"""Runs of games: which games they are, playing one to its end, and playing many on several cores."""

import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar, cast

from gwt.dsl.effects import Effect
from gwt.errors import UnfinishedGame
from gwt.extras import missing
from gwt.kernel.rng import step
from gwt.play.game import Game
from gwt.players.collector import collecting_rarely
from gwt.players.limit import TURNS, Limit, unfinished
from gwt.players.player import Beginner, Ender, Player

Work = TypeVar("Work")
Outcome = TypeVar("Outcome")

_BATCHES_A_CORE = 8
"""Enough for the progress to move and for the cores to finish together."""
_LARGEST_BATCH = 32


def generators(seed: int, number: int) -> tuple[int, int]:
    """The seed of a game of a run, and the generator of its players."""
    # The seed is mixed before the number is added, so that neighbouring seeds share no games.
    start = step(seed)[1] + number
    rng, game = step(start)
    return game, step(rng)[1]


def play_out(
    game: Game,
    players: Sequence[Player],
    turns: int = TURNS,
    play: Callable[[Effect], object] | None = None,
    seed: int = 0,
) -> None:
    """Plays a game to its end, with the player of each seat.

    `turns` is how many of them, of all players together, it may last from now on; `play` is what is
    done with each choice instead of just playing it. Players who ask for it are told of the beginning,
    with a seed that follows from `seed`, and of the end.

    Raises:
        UnfinishedGame: it has not ended by then; the error has the record of the game so far.
    """
    limit, play = Limit.of(game, turns), play or game.play
    turn, made = -1, 0
    for seat, player in enumerate(players):
        # A look for the method takes a tenth of the time of `isinstance` with a protocol.
        if hasattr(player, "begin"):
            seed, own = step(seed)
            cast(Beginner, player).begin(game, seat, own)
    try:
        while (seat := game.seat) >= 0:
            # As `Limit.count` does, written out, since every choice of every game comes by here.
            made += 1
            if (now := getattr(game.state, "turn", 0)) != turn:
                turn, made = now, 1
            if made > limit.in_a_turn or turn > limit.last:
                raise limit.reached(game)
            play(players[seat].choose(game))
    except UnfinishedGame as error:
        raise error if error.record else unfinished(game, error.message) from None
    for seat, player in enumerate(players):
        if hasattr(player, "end"):
            cast(Ender, player).end(game, seat)


def cores() -> int:
    """How many jobs there may usefully be: one where `joblib` is missing."""
    try:
        from joblib import cpu_count
    except ImportError:
        return 1
    many: int = cpu_count()
    return many


def in_turn_or_parallel(
    do: Callable[[Work], Outcome], work: Sequence[Work], jobs: int, *, always: bool = False
) -> Iterator[tuple[Work, Outcome]]:
    """What comes of each piece of work, as it is done; on several cores, in any order.

    It is done by joblib where there is more than one job, or `always`, since it may be set to do it on
    other machines.

    Raises:
        UsageError: `joblib` is missing and there is more than one job.
    """
    return _in_turn(do, work) if jobs == 1 and not always else _in_parallel(do, work, jobs)


def _in_turn(do: Callable[[Work], Outcome], work: Sequence[Work]) -> Iterator[tuple[Work, Outcome]]:
    with collecting_rarely():
        for one in work:
            yield one, do(one)


def _in_parallel(
    do: Callable[[Work], Outcome], work: Sequence[Work], jobs: int
) -> Iterator[tuple[Work, Outcome]]:
    """In batches; each worker process loads the content once, with its first batch."""
    try:
        from joblib import Parallel, delayed
    except ImportError:
        raise missing("more than one job needs joblib", "parallel") from None
    size = max(1, min(_LARGEST_BATCH, len(work) // (jobs * _BATCHES_A_CORE)))
    batches = [work[at : at + size] for at in range(0, len(work), size)]
    try:
        workers = Parallel(n_jobs=jobs, return_as="generator_unordered")
    except ValueError:
        # Not every backend of joblib gives what is done at once; Ray gives a list when all of it is.
        wave = jobs * _BATCHES_A_CORE
        for at in range(0, len(batches), wave):
            for batch in Parallel(n_jobs=jobs)(delayed(_batch)(do, one) for one in batches[at : at + wave]):
                yield from batch
        return
    with _interrupts_held_back():
        done = workers(delayed(_batch)(do, batch) for batch in batches)
    for batch in done:
        yield from batch


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """An interrupt waits until the end; processes that are started meanwhile never hear of one.

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


def _batch(do: Callable[[Any], Any], work: Sequence[Any]) -> list[tuple[Any, Any]]:
    return list(_in_turn(do, work))
