"""Tournaments: which games are played between players, here or on a cluster, and what comes of each seat.

A tournament is a function of its contest: the same games come out whatever the order in which they are
played, on however many cores or machines, in one go or in several.
"""

import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, nullcontext
from functools import partial
from inspect import getsourcefile
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from time import perf_counter, process_time
from types import TracebackType
from typing import Any, Self

from attrs import field, frozen

from gwt import disk_cache, dsl, errors, kernel, optional_dependencies, play, spec
from gwt.players import (
    TURNS,
    Player,
    SupportsBegin,
    SupportsEnd,
    check_can_play,
    check_seats_are_played,
    failure_line,
    learned_files,
    map_jobs,
    play_out,
    player_factory,
    seat_player,
    seed_and_generator,
    turn_of,
)
from gwt.research import result_store

NAMES = ("loky", "dask", "ray")


class Backend(AbstractContextManager["Backend"]):
    """While it is entered, games that are played by several jobs are played there."""

    def __init__(self, name: str, address: str | None = None) -> None:
        """
        Raises:
            UsageError: there is no backend of that name, or it takes no address.
        """
        if name not in NAMES:
            raise errors.UsageError(f"there is no backend '{name}'. Known here: {', '.join(NAMES)}.")
        if name == "loky" and address is not None:
            raise errors.UsageError("the backend 'loky' plays on this machine and takes no address")
        self._name, self._address, self._stack = name, address, ExitStack()
        self.deaths: tuple[type[Exception], ...] = ()
        """The errors by which it says, once entered, that a worker process has died."""

    def __enter__(self) -> Self:
        """
        Raises:
            UsageError: what it needs is not installed.
        """
        try:
            import joblib

            if self._name == "dask":
                import distributed

                self._stack.enter_context(distributed.Client(self._address))
                self.deaths = (distributed.KilledWorker,)
            elif self._name == "ray":
                import ray
                from ray.util.joblib import register_ray

                register_ray()
                if not ray.is_initialized():
                    ray.init(self._address)
                    self._stack.callback(ray.shutdown)
                self.deaths = (ray.exceptions.RayActorError, ray.exceptions.WorkerCrashedError)
        except ImportError:
            package = {"loky": "joblib", "dask": "joblib distributed", "ray": "joblib ray"}[self._name]
            needed = f"the backend '{self._name}' needs more than is installed"
            raise optional_dependencies.missing_dependency(needed, package=package) from None
        self._stack.enter_context(joblib.parallel_config(backend=self._name))
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stack.close()


PLAYED, UNFINISHED, FAILED = "played", "unfinished", "failed"
"""The status of a game: ended, not within its turns, or by the fault of a player."""


def _hashable(pack: spec.PackArgument) -> spec.PackArgument:
    return tuple(pack) if isinstance(pack, Sequence) and not isinstance(pack, str) else pack


@frozen
class Contest:
    """The plan of a tournament: each group of as many players as there are seats plays games 0, 1, 2, ...

    So many games with one seed follow each other as there are seats, in each of which the players sit one
    seat further; and all groups play with the same seeds. A player who meets itself plays each seed once,
    since turning the seats would change nothing.

    Examples:
        >>> from gwt.research import Contest
        >>> Contest(("greedy", "random", "distilled")).groups
        (('greedy', 'random'), ('greedy', 'distilled'), ('random', 'distilled'))
    """

    names: tuple[str, ...]
    """The players, each name once."""
    players: int = field(default=2, converter=errors.whole_number)
    """Seats of a game."""
    seed: int = field(default=0, converter=errors.whole_number)
    game: str | None = None
    pack: spec.PackArgument = field(default=None, converter=_hashable)
    setup: str | None = None
    turns: int = TURNS
    """The most turns of a game, of all players together."""
    seconds: float | None = None
    """The limit of seconds for a decision, if there is one; a player that exceeds it loses the game."""
    trusted: bool = False
    """Whether your own players see the true game, which is faster."""
    alone: bool = False
    """Whether the first player has one seat, and in each game one of the others all the rest."""

    @property
    def groups(self) -> tuple[tuple[str, ...], ...]:
        """The pairings: all groups of different players, or where there are too few, all with each; one
        player alone meets itself."""
        if self.alone:
            return tuple((self.names[0], *[name] * (self.players - 1)) for name in self.names[1:])
        if len(self.names) >= self.players:
            return tuple(combinations(self.names, self.players))
        with_twins = combinations_with_replacement(self.names, self.players)
        return tuple(group for group in with_twins if len(set(group)) == len(self.names))

    @property
    def run(self) -> str:
        """A hash of all that decides what comes of a game: contests that differ in it are others."""
        pack = spec.load_pack(self.game, self.pack)
        parts = [pack.manifest.game, pack.digest, self.names, self.players, self.seed, self.setup]
        parts += [
            self.turns,
            self.seconds,
            self.trusted,
            disk_cache.code_digest(),
            [*map(_source, self.names)],
        ]
        kind = spec.game_kind(pack.manifest.game)
        parts += [spec.valuation_weights.digest(kind, *learned_files(name)) for name in self.names]
        if self.alone:
            parts.append("alone")
        return hashlib.sha256(json.dumps(parts).encode()).hexdigest()[:16]

    def check(self) -> None:
        """Raises `UsageError` if something asked for does not exist, or a player cannot play the game."""
        kernel.check_seed(self.seed)
        for name in self.names:
            player_factory(name)
        if not self.names or len(set(self.names)) < len(self.names):
            raise errors.UsageError("a tournament is between players each of whom is named once")
        if self.alone and len(self.names) == 1:
            raise errors.UsageError("a player that has one seat needs others for the rest")
        game = play.new_game(self.players, game=self.game, pack=self.pack, setup=self.setup)
        check_seats_are_played(game)
        check_can_play(self.names, game.pack)


def _source(name: str) -> str:
    """A hash of the file in which a player is made that does not come with the package."""
    making = player_factory(name)
    try:
        file = None if making.own else getsourcefile(making.make)
    except TypeError:
        return ""
    return "" if file is None else hashlib.sha256(Path(file).read_bytes()).hexdigest()


@frozen
class TournamentResult:
    """A tournament, or the part of it that was played before it was interrupted."""

    contest: Contest
    games: int
    """The number of games asked for, of each group."""
    missing: int
    """Games that have not been played."""


Key = tuple[int, int]
"""The number of a group, and that of a game within it."""


def players_in_game(contest: Contest, key: Key) -> tuple[str, ...]:
    """Returns the player of each seat in a game."""
    group = contest.groups[key[0]]
    turned = key[1] % contest.players
    return tuple(group[(seat + turned) % contest.players] for seat in range(contest.players))


def deal_of(contest: Contest, key: Key) -> int:
    """Returns the number of the seed of a game."""
    alone = len(set(contest.groups[key[0]])) == 1
    return key[1] if alone else key[1] // contest.players


def play_contest(contest: Contest, key: Key) -> list[result_store.ResultRow]:
    """Plays a game of a contest to its end: a row for each seat."""
    deal = deal_of(contest, key)
    seed, rng = seed_and_generator(contest.seed, deal)
    names = players_in_game(contest, key)
    game = play.new_game(
        contest.players, seed, game=contest.game, pack=contest.pack, setup=contest.setup, listen=False
    )
    players: list[_Timed] = []
    for seat, name in enumerate(names):
        # The same for a player in all games of one seed, wherever it sits.
        dice = kernel.draw_number(
            rng + contest.names.index(name) * contest.players + names[:seat].count(name)
        )[1]
        players.append(_Timed(seat_player(name, dice, contest.trusted), seat, contest.seconds))
    status, about, failed = PLAYED, "", -1
    try:
        play_out(game, players, contest.turns, seed=rng)
    except _Failed as error:
        status, about, failed = FAILED, str(error), error.seat
    except errors.UnfinishedGame as error:
        status, about = UNFINISHED, error.message
    return list(_rows(contest, key, game, players, (status, about, failed)))


def _rows(
    contest: Contest, key: Key, game: play.Game, players: "list[_Timed]", end: tuple[str, str, int]
) -> Iterator[result_store.ResultRow]:
    status, about, failed = end
    scores, names = game.scores, players_in_game(contest, key)
    ranks, digest = [score.rank for score in scores], kernel.digest_of(game.state)
    for seat, score in enumerate(scores):
        if status == PLAYED:
            place = 1 + sum(other > ranks[seat] for other in ranks)
            share = (place == 1) / ranks.count(max(ranks))
        else:
            # Whoever fails is last and the others share the victory; nobody wins what does not end.
            place = 1 + (seat == failed) * (contest.players - 1)
            winners = contest.players - (status == FAILED)
            share = 0.0 if seat == failed else 1 / winners
        yield result_store.ResultRow(
            group=key[0],
            game=key[1],
            seat=seat,
            name=names[seat],
            deal=deal_of(contest, key),
            seed=game.premise.seed,
            place=place,
            share=share,
            points=score.total,
            categories=dict(score.points),
            turns=turn_of(game),
            decisions=players[seat].decisions,
            status=status,
            about=about if seat == failed or status == UNFINISHED else "",
            digest=digest,
            seconds=players[seat].taken,
        )


class _Failed(Exception):
    """A player has done what ends the game."""

    def __init__(self, seat: int, message: str) -> None:
        super().__init__(message)
        self.seat = seat


class _Timed:
    """A player that lets another one choose, and sees to its time and to what it does wrong."""

    def __init__(self, player: Player, seat: int, seconds: float | None) -> None:
        self._player, self._seat, self._most = player, seat, seconds
        self.decisions, self.taken = 0, 0.0

    def begin(self, game: play.Game, seat: int, seed: int) -> None:
        if isinstance(self._player, SupportsBegin):
            self._minded(lambda player: player.begin(game, seat, seed))

    def choose(self, game: play.Game) -> dsl.Effect:
        began, busy = perf_counter(), process_time()
        choice: dsl.Effect = self._minded(lambda player: player.choose(game))
        taken = perf_counter() - began
        self.decisions += 1
        self.taken += process_time() - busy
        if choice not in game.options:
            raise _Failed(self._seat, f"returned something that is not an option: {str(choice)[:200]}")
        if self._most is not None and taken > self._most:
            raise _Failed(self._seat, f"took longer than {self._most:g} s for a decision")
        return choice

    def end(self, game: play.Game, seat: int) -> None:
        if isinstance(self._player, SupportsEnd):
            self._minded(lambda player: player.end(game, seat))

    def _minded(self, ask: Callable[[Any], Any]) -> Any:
        try:
            return ask(self._player)
        except (Exception, SystemExit) as error:
            raise _Failed(self._seat, f"raised {failure_line(error)}") from error


def run_tournament(
    contest: Contest,
    games: int,
    journal: Path | None = None,
    jobs: int = 1,
    *,
    resume: bool = False,
    backend: Backend | None = None,
    tell: Callable[[Key], None] = lambda key: None,
) -> tuple[TournamentResult, list[result_store.ResultRow]]:
    """Plays so many games of each group that are not in the journal yet; an interrupt ends it early.

    `tell` is called with each game, in any order.

    Returns:
        what has been played, and its rows in their order.

    Raises:
        UsageError: something asked for does not exist, the journal cannot be used, or it has games of
            this contest and is not to be gone on with.
        LostWorkers: worker processes die again and again; the journal has the games that were played.
    """
    contest.check()
    keys = [(group, game) for game in range(games) for group in range(len(contest.groups))]
    with result_store.ResultJournal(journal, contest.run, describe_plan(contest)) as kept:
        done = kept.games()
        if done and not resume:
            raise errors.UsageError(
                f"{journal} has {len(done)} games of this tournament: --resume goes on with them"
            )
        for key in keys:
            if key in done:
                tell(key)
        missing = [key for key in keys if key not in done]
        try:
            with nullcontext() if backend is None else backend:
                always, deaths = backend is not None, () if backend is None else backend.deaths
                work = map_jobs(partial(play_contest, contest), missing, jobs, always=always, deaths=deaths)
                for key, rows in work:
                    kept.add(rows)
                    done.add(key)
                    tell(key)
        except KeyboardInterrupt:
            pass
        rows = [row for row in kept.rows() if row.game < games]
    return TournamentResult(contest, games, sum(key not in done for key in keys)), rows


def describe_plan(contest: Contest) -> str:
    """Returns the plan, for readers of the journal."""
    pack = spec.load_pack(contest.game, contest.pack)
    plan = {
        "game": pack.manifest.game,
        "pack": pack.name,
        "digest": pack.digest,
        "names": contest.names,
        "players": contest.players,
        "seed": contest.seed,
        "setup": contest.setup,
        "turns": contest.turns,
        "seconds": contest.seconds,
        "trusted": contest.trusted,
        "alone": contest.alone,
    }
    return json.dumps(plan)
