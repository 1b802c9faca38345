"""Checks that a player keeps the rules for players, for `gwt check-player`."""

from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from multiprocessing import get_context
from time import perf_counter
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define, evolve, field, frozen

from gwt import dsl, errors, kernel, play, spec
from gwt.players import fair_games, game_length_limit, game_runner, random, registry
from gwt.players.player import Player, SupportsBegin, SupportsEnd, failure_line

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

Answer = TypeVar("Answer")

EVERY = 5
"""A decision in so many is compared in other worlds."""
_TIMES = 10
"""A player is ended that gives no answer in so many times its limit,"""
_LEAST = 1.0
"""in these seconds if that is less, for a machine may be busy,"""
_NO_LIMIT = 60.0
"""and in these if it has no limit."""


@frozen
class PlayerCheck:
    """The result of a check of a player."""

    player: str
    games: int
    decisions: int
    """Those with more than one option."""
    compared: int
    """Those that were also made in two other worlds."""
    mean_ms: float
    slowest_ms: float
    problems: tuple[str, ...]
    """The violations of the player, each once; empty for a player as it should be."""


class _Violation(Exception):
    """A violation by a player; the game does not go on."""


def check_player(
    name: str,
    *,
    game: str | None = None,
    pack: spec.PackArgument = None,
    players: int = 2,
    games: int = 2,
    seed: int = 0,
    seconds: float | None = None,
    every: int = EVERY,
) -> PlayerCheck:
    """Plays games of that player against random players, and reports what it does wrong.

    A player takes one of the options, leaves the game as it is, chooses alike in worlds that its seat
    cannot tell apart and alike when it is asked again, and takes no more than `seconds` for a decision.
    A player that gives no answer is waited for; `check_apart` ends it.

    Raises:
        UsageError: there is no such player, game or pack, or the player cannot play that game.
    """
    tally = _Tally()
    for _ in _progress(tally, name, game, pack, players, games, seed, seconds, every):
        pass
    return tally.checked(name, games)


def check_apart(name: str, *, seconds: float | None = None, games: int = 2, **options: Any) -> PlayerCheck:
    """Checks a player as `check_player` does, in a process that is ended if the player gives no answer.

    It has ten times its limit to choose, and a minute without one, and to be imported and made.

    Args:
        name: that of the player.
        seconds: its limit for a decision.
        games: how many are played.
        options: the other arguments of `check_player`.

    Raises:
        UsageError: as `check_player` does.
    """
    context = get_context("spawn")
    receiver, sender = context.Pipe(duplex=False)
    to_choose = _NO_LIMIT if seconds is None else max(_LEAST, _TIMES * seconds)
    options["seconds"] = seconds
    process = context.Process(target=_send, args=(sender, name, games, options), daemon=True)
    process.start()
    sender.close()
    checked, patience = PlayerCheck(name, games, 0, 0, 0.0, 0.0, ()), None
    try:
        while receiver.poll(patience):
            match receiver.recv():
                case PlayerCheck() as checked:
                    patience = None
                case errors.GwtError() as error:
                    raise error
                case None:
                    return checked
                case chooses:
                    patience = to_choose if chooses else _NO_LIMIT
        problem = f"it gives no answer in {patience:g} s"
        if seconds is not None:
            problem += f", and has {seconds:g} s for a decision"
    except EOFError:
        process.join()
        problem = f"it ends the process in which it plays, with exit code {process.exitcode}"
    finally:
        process.kill()
        process.join()
        receiver.close()
    return evolve(checked, problems=(*checked.problems, problem))


def _send(sender: "Connection", name: str, games: int, options: Mapping[str, Any]) -> None:
    """Sends the results so far after each decision, and before that whether the player has to choose."""
    tally = _Tally(sender.send)
    try:
        for _ in _progress(tally, name, games=games, **options):
            sender.send(tally.checked(name, games))
    except errors.GwtError as error:
        sender.send(error)
    else:
        sender.send(None)


def _progress(
    tally: "_Tally",
    name: str,
    game: str | None = None,
    pack: spec.PackArgument = None,
    players: int = 2,
    games: int = 2,
    seed: int = 0,
    seconds: float | None = None,
    every: int = EVERY,
) -> Iterator[None]:
    """Yields when the player of a check is made, after each of its answers, and at the end of the games."""
    loaded = spec.load_pack(game, pack)
    tally.ask(False)
    registry.check_can_play([name], loaded)
    for number in range(games):
        start, rng = game_runner.seed_and_generator(seed, number)
        table = play.new_game(players, start, game=game, pack=pack, listen=False)
        tally.ask(False)
        player = registry.player_factory(name)(rng)
        yield
        try:
            yield from _TrialGame(tally, table, player, number % players, rng, every).run()
        except _Violation as refused:
            tally.problems[str(refused)] = None
    slowest = max(tally.times, default=0.0)
    if seconds is not None and slowest > seconds:
        tally.problems[f"it took {slowest:.3f} s for a decision, and has {seconds:g} s"] = None
    yield


@define
class _Tally:
    """The results of a check so far."""

    ask: Callable[[bool], object] = lambda chooses: None
    """Is called before the player is asked to choose, or with False before it is imported and made."""
    times: list[float] = field(factory=list)
    problems: dict[str, None] = field(factory=dict)
    compared: int = 0

    def checked(self, name: str, games: int) -> PlayerCheck:
        slowest, mean = max(self.times, default=0.0), sum(self.times) / max(1, len(self.times))
        return PlayerCheck(
            name, games, len(self.times), self.compared, mean * 1000, slowest * 1000, tuple(self.problems)
        )


class _TrialGame:
    """One game of a player against random ones."""

    def __init__(
        self, tally: _Tally, game: play.Game, player: Player, seat: int, rng: int, every: int
    ) -> None:
        self.tally, self.game, self.player, self.seat, self.every = tally, game, player, seat, every
        self._decisions = 0
        self._rng = rng

    def run(self) -> Iterator[None]:
        """Yields after each answer of the player in the game."""
        other, limit = random.RandomPlayer(self._drawn()), game_length_limit.GameLengthLimit.of(self.game)
        if isinstance(self.player, SupportsBegin):
            self._ask(self.player.begin, self.game, self.seat, self._drawn())
            yield
        while not self.game.over:
            limit.count(self.game)
            if self.game.seat == self.seat:
                self.game.play(self._choice())
                yield
            else:
                self.game.play(other.choose(self.game))
        if isinstance(self.player, SupportsEnd):
            self._ask(self.player.end, self.game, self.seat)
            yield

    def _ask(self, act: Callable[..., Answer], *arguments: Any) -> Answer:
        """Returns the answer of a player. Raises `_Violation` if it raises anything."""
        self.tally.ask(True)
        try:
            return act(*arguments)
        except (Exception, SystemExit) as error:
            raise _Violation(f"it raises {failure_line(error)}") from error

    def _choice(self) -> dsl.Effect:
        game, many_options = self.game, len(self.game.options) > 1
        if many_options:
            if not self._decisions % self.every:
                self._compare()
            self._decisions += 1
        before = kernel.digest_of(game.state), game.options, game.history
        began = perf_counter()
        choice = self._ask(self.player.choose, game)
        if many_options:
            self.tally.times.append(perf_counter() - began)
        if (kernel.digest_of(game.state), game.options, game.history) != before:
            raise _Violation("it changes the game; a copy of the game may be changed")
        if choice not in game.options:
            raise _Violation(f"it returns something that is not an option: {str(choice)[:200]}")
        return choice

    def _compare(self) -> None:
        worlds = [fair_games.fair_game(self.game, self.seat, self._drawn()) for _ in range(2)]
        try:
            twins = [deepcopy(self.player) for _ in range(3)]
        except Exception as error:
            raise _Violation(f"copy.deepcopy cannot copy it, so it cannot be compared: {error}") from error
        first, again, other = (
            self._ask(twin.choose, world.copy())
            for twin, world in zip(twins, (worlds[0], *worlds), strict=True)
        )
        self.tally.compared += 1
        if first is not again:
            self.tally.problems["it chooses differently when it is asked again"] = None
        elif first is not other:
            what = "in games that look the same to its seat, so it uses hidden information"
            self.tally.problems[f"it chooses differently {what}"] = None

    def _drawn(self) -> int:
        self._rng, number = kernel.draw_number(self._rng)
        return number
