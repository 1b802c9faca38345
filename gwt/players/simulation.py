"""Whole games, one after the other or on several cores.

A run is its `Plan`: the same plan gives the same games, however many cores play them.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import perf_counter

from attrs import field, frozen

from gwt import atomic_files, errors, kernel, play, spec
from gwt.players import game_length_limit, game_runner, parallel_jobs, registry


@frozen
class Plan:
    """The plan of a simulation: its games number 0, 1, ... are all different and all known."""

    players: int = field(default=3, converter=errors.whole_number)
    """Seats of a game."""
    seed: int = field(default=0, converter=errors.whole_number)
    game: str | None = None
    pack: spec.PackArgument = None
    setup: str | None = None
    save_dir: Path | None = None
    """The folder in which games are saved as game-0001.gwt and so on; `gwt simulate` makes it."""
    names: tuple[str, ...] = ("random",)
    """The player, random, greedy or module:Class; or one for each seat, separated by commas."""
    turns: int = game_length_limit.TURNS
    """The most turns of a game, of all players together."""


@frozen
class Outcome:
    """A game that has been played to its end.

    Examples:
        >>> from gwt.players import Plan, simulate
        >>> (outcome,) = simulate(Plan(players=2, seed=1), games=1).outcomes
        >>> outcome.number, len(outcome.scores)
        (0, 2)
    """

    number: int
    """Within the run, from 0."""
    decisions: int
    turns: int
    scores: tuple[kernel.FinalScore, ...]
    winners: tuple[int, ...]


@frozen
class Result:
    """A run, or the part of it that was played before it was interrupted."""

    plan: Plan
    games: int
    """The number of games that were asked for."""
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
        seat = errors.seat_number(seat, self.plan.players)
        points = [outcome.scores[seat].points[category] for outcome in self.outcomes]
        return sum(points) / len(points)

    def per_second(self, number: int) -> float:
        return number / self.seconds if self.seconds else 0.0


def played_game(plan: Plan, number: int) -> play.Game:
    """Game `number` of a run, at its end.

    Raises:
        UnfinishedGame: it does not end.
    """
    seed, rng = game_runner.seed_and_generator(plan.seed, number)
    game = started_game(plan, seed)
    game_runner.play_out(
        game, registry.players_of_seats(plan.names, plan.players, rng), plan.turns, seed=rng
    )
    return game


def play_one(plan: Plan, number: int) -> Outcome:
    """Plays game `number` of a run, and saves it if that is wanted."""
    game = played_game(plan, number)
    if plan.save_dir is not None:
        path = plan.save_dir / f"game-{number + 1:04}.gwt"
        with atomic_files.file_errors_as_usage_errors(path):
            game.save(path)
    return Outcome(number, len(game.history), game_length_limit.turn_of(game), game.scores, game.winners)


def started_game(plan: Plan, seed: int) -> play.Game:
    """The game of that seed, at its first decision."""
    return play.new_game(plan.players, seed, game=plan.game, pack=plan.pack, setup=plan.setup, listen=False)


def simulate(
    plan: Plan, games: int, jobs: int = 1, tell: Callable[[Outcome], None] = lambda outcome: None
) -> Result:
    """Plays a run on so many cores; an interrupt ends it early.

    `tell` is called with each game when it ends, in any order.

    Raises:
        UsageError: the plan asks for something that does not exist, or `joblib` is missing.
        ContentError: the pack has problems.
        UnfinishedGame: one of the games does not end.
    """
    kernel.check_seed(plan.seed)
    registry.check_names(plan.names, plan.players)
    registry.check_can_play(plan.names, started_game(plan, 0).pack)
    outcomes: list[Outcome] = []
    began = perf_counter()
    try:
        for _, outcome in parallel_jobs.map_jobs(partial(play_one, plan), range(games), jobs):
            outcomes.append(outcome)
            tell(outcome)
    except KeyboardInterrupt:
        pass
    seconds = perf_counter() - began
    return Result(plan, games, tuple(sorted(outcomes, key=lambda outcome: outcome.number)), seconds)
