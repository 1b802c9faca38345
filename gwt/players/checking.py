"""Whether a player keeps to what is asked of players: the check of `gwt check-player`."""

from copy import deepcopy
from time import perf_counter

from attrs import frozen

from gwt.dsl import Effect
from gwt.kernel import digest_of, draw_number
from gwt.play import Game, new_game
from gwt.players.fairness import fair
from gwt.players.limit import Limit
from gwt.players.player import Beginner, Ender, Player, failure
from gwt.players.playing import generators
from gwt.players.random import RandomPlayer
from gwt.players.registry import check_able, maker
from gwt.spec import Asked, load_pack

EVERY = 5
"""A decision in so many is compared in other worlds."""


@frozen
class Checked:
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
    pack: Asked = None,
    players: int = 2,
    games: int = 2,
    seed: int = 0,
    seconds: float | None = None,
    every: int = EVERY,
) -> Checked:
    """Plays games of the player of that name against random players, and says what it does wrong.

    A player takes one of the options, leaves the game as it is, chooses alike in worlds that its seat
    cannot tell apart and alike when it is asked again, and takes no more than `seconds` for a decision.

    Raises:
        UsageError: there is no such player, game or pack, or the player cannot play that game.
    """
    check_able([name], load_pack(game, pack))
    problems: dict[str, None] = {}
    times: list[float] = []
    compared = 0
    for number in range(games):
        start, rng = generators(seed, number)
        table = new_game(players, start, game=game, pack=pack, listen=False)
        trial = _TrialGame(table, maker(name)(rng), number % players, rng, every)
        try:
            trial.run()
        except _Violation as refused:
            problems[str(refused)] = None
        times += trial.times
        compared += trial.compared
        problems.update(trial.problems)
    slowest = max(times, default=0.0)
    if seconds is not None and slowest > seconds:
        problems[f"it took {slowest:.3f} s for a decision, and has {seconds:g} s"] = None
    mean = sum(times) / max(1, len(times))
    return Checked(name, games, len(times), compared, mean * 1000, slowest * 1000, tuple(problems))


class _TrialGame:
    """One game of a player against random ones."""

    def __init__(self, game: Game, player: Player, seat: int, rng: int, every: int) -> None:
        self.game, self.player, self.seat, self.every = game, player, seat, every
        self.times: list[float] = []
        self.compared = 0
        self.problems: dict[str, None] = {}
        self._rng = rng

    def run(self) -> None:
        other, limit = RandomPlayer(self._drawn()), Limit.of(self.game)
        if isinstance(self.player, Beginner):
            self.player.begin(self.game, self.seat, self._drawn())
        while not self.game.over:
            limit.count(self.game)
            mine = self.game.seat == self.seat
            self.game.play(self._choice() if mine else other.choose(self.game))
        if isinstance(self.player, Ender):
            self.player.end(self.game, self.seat)

    def _choice(self) -> Effect:
        game, many_options = self.game, len(self.game.options) > 1
        if many_options and not len(self.times) % self.every:
            self._compare()
        before = digest_of(game.state), game.options, game.history
        began = perf_counter()
        try:
            choice = self.player.choose(game)
        except (Exception, SystemExit) as error:
            raise _Violation(f"it raises {failure(error)}") from error
        if many_options:
            self.times.append(perf_counter() - began)
        if (digest_of(game.state), game.options, game.history) != before:
            raise _Violation("it changes the game; a copy of the game may be changed")
        if choice not in game.options:
            raise _Violation(f"it chooses what is not among the options: {str(choice)[:200]}")
        return choice

    def _compare(self) -> None:
        worlds = [fair(self.game, self.seat, self._drawn()) for _ in range(2)]
        try:
            twins = [deepcopy(self.player) for _ in range(3)]
        except Exception as error:
            raise _Violation(f"copy.deepcopy cannot copy it, so it cannot be compared: {error}") from error
        try:
            first, again, other = (
                twin.choose(world.copy()) for twin, world in zip(twins, (worlds[0], *worlds), strict=True)
            )
        except (Exception, SystemExit) as error:
            raise _Violation(f"it raises {failure(error)}") from error
        self.compared += 1
        if first is not again:
            self.problems["it chooses otherwise when it is asked again"] = None
        elif first is not other:
            what = "in worlds that its seat cannot tell apart, so it goes by what is hidden"
            self.problems[f"it chooses otherwise {what}"] = None

    def _drawn(self) -> int:
        self._rng, number = draw_number(self._rng)
        return number
