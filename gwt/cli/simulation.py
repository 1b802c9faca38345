"""Whole games of random players, one after the other or on several cores.

A run is its `Plan`: the same plan gives the same games, however many cores play them.
"""

import signal
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from time import perf_counter

from attrs import frozen

from gwt.dsl.effects import Effect
from gwt.errors import UsageError
from gwt.games import DEFAULT
from gwt.games.packs import Asked
from gwt.games.play import Game, new_game
from gwt.kernel.game import check_seed
from gwt.kernel.rng import below, step
from gwt.kernel.rules import Score

_BATCHES_A_CORE = 8
"""Enough for the progress to move and for the cores to finish together."""
_LARGEST_BATCH = 32


@frozen
class Plan:
    """What is to be played: game number 0, 1, ... of it are all different and all known."""

    players: int
    seed: int
    game: str = DEFAULT
    pack: Asked = None
    setup: str | None = None
    save_dir: Path | None = None
    """An existing folder in which the games are saved."""


@frozen
class Outcome:
    """A game that has been played to its end."""

    number: int
    """Within the run, from 0."""
    decisions: int
    turns: int
    scores: tuple[Score, ...]
    winners: tuple[int, ...]


@frozen
class Result:
    """A run, or the part of it that was played before it was interrupted."""

    plan: Plan
    games: int
    """That were asked for."""
    outcomes: tuple[Outcome, ...]
    """In the order of their numbers."""
    seconds: float
    """Of playing, by the wall clock; the content was loaded before."""

    @property
    def partial(self) -> bool:
        return len(self.outcomes) < self.games

    @property
    def decisions(self) -> int:
        return sum(outcome.decisions for outcome in self.outcomes)

    @property
    def turns(self) -> int:
        return sum(outcome.turns for outcome in self.outcomes)

    @property
    def wins(self) -> list[int]:
        """By seat; a shared victory counts for each who shares it."""
        seats = range(self.plan.players)
        return [sum(seat in outcome.winners for outcome in self.outcomes) for seat in seats]

    def average(self, seat: int, category: str) -> float:
        points = [outcome.scores[seat].points[category] for outcome in self.outcomes]
        return sum(points) / len(points)

    def per_second(self, number: int) -> float:
        return number / self.seconds if self.seconds else 0.0


class RandomPlayer:
    """Chooses each option as often as any other, by a generator of its own."""

    __slots__ = ("rng",)

    def __init__(self, rng: int) -> None:
        self.rng = rng

    def choose(self, options: Sequence[Effect]) -> Effect:
        return options[below(self, len(options))]


def generators(seed: int, number: int) -> tuple[int, int]:
    """The seed of a game of a run, and the generator of its random players."""
    # The seed is mixed before the number is added, so that neighbouring seeds share no games.
    start = step(seed)[1] + number
    rng, game = step(start)
    return game, step(rng)[1]


def played(plan: Plan, number: int) -> Game:
    """Game `number` of a run, at its end."""
    seed, rng = generators(plan.seed, number)
    game, player = started(plan, seed), RandomPlayer(rng)
    while options := game.options:
        game.play(player.choose(options))
    return game


def play_one(plan: Plan, number: int) -> Outcome:
    """Plays game `number` of a run, and saves it if that is wanted."""
    game = played(plan, number)
    if plan.save_dir is not None:
        _save(game, plan.save_dir / f"game-{number + 1:04}.gwt")
    # The kernel does not ask that a game has turns.
    turns: int = getattr(game.state, "turn", 0)
    return Outcome(number, len(game.history), turns, game.scores, game.winners)


def started(plan: Plan, seed: int) -> Game:
    """The game of that seed, at its first decision."""
    return new_game(plan.players, seed, game=plan.game, pack=plan.pack, setup=plan.setup, listen=False)


def _save(game: Game, path: Path) -> None:
    try:
        game.save(path)
    except OSError as error:
        raise UsageError(f"{path}: {error.strerror or error}") from None


def simulate(
    plan: Plan, games: int, jobs: int = 1, tell: Callable[[Outcome], None] = lambda outcome: None
) -> Result:
    """Plays a run on so many cores; an interrupt ends it early.

    `tell` hears of each game as it ends, in any order.

    Raises:
        UsageError: the plan asks for something that does not exist, or `joblib` is missing.
        ContentError: the pack has problems.
    """
    check_seed(plan.seed)
    started(plan, 0)
    outcomes: list[Outcome] = []
    began = perf_counter()
    try:
        for outcome in _in_turn(plan, games) if jobs == 1 else _in_parallel(plan, games, jobs):
            outcomes.append(outcome)
            tell(outcome)
    except KeyboardInterrupt:
        pass
    seconds = perf_counter() - began
    return Result(plan, games, tuple(sorted(outcomes, key=lambda one: one.number)), seconds)


def _in_turn(plan: Plan, games: int) -> Iterator[Outcome]:
    for number in range(games):
        yield play_one(plan, number)


def _in_parallel(plan: Plan, games: int, jobs: int) -> Iterator[Outcome]:
    """In batches; each worker process loads the content once, with its first batch."""
    try:
        from joblib import Parallel, delayed
    except ImportError:
        raise UsageError("more than one job needs joblib: pip install 'gwt[parallel]'") from None
    size = max(1, min(_LARGEST_BATCH, games // (jobs * _BATCHES_A_CORE)))
    batches = [range(at, min(at + size, games)) for at in range(0, games, size)]
    workers = Parallel(n_jobs=jobs, return_as="generator_unordered")
    for outcomes in workers(delayed(_batch)(plan, batch) for batch in batches):
        yield from outcomes


def _batch(plan: Plan, numbers: range) -> list[Outcome]:
    # Ctrl-C goes to every process; the one that shows the result is to be the one that stops.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    return [play_one(plan, number) for number in numbers]
