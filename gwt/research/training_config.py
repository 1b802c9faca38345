"""The games from which a policy is learned, and those that measure how far it is."""

from collections.abc import Iterable
from functools import partial
from itertools import product
from typing import Any, SupportsIndex

from attrs import field, frozen

from gwt.errors import UsageError, whole_number
from gwt.play import Game, new_game
from gwt.players import (
    Experience,
    check_can_play,
    check_seats_are_played,
    map_jobs,
    play_out,
    players_of_seats,
    seed_and_generator,
)
from gwt.research.action_encoder import ActionEncoder
from gwt.research.cross_features import cross_feature_labels
from gwt.research.lazy_numpy import Labels, import_numpy
from gwt.research.observer import Observer
from gwt.research.policy import Policy, PolicyForGame
from gwt.spec import GameSpec, PackArgument, game_kind, load_pack

_TESTED = 1 << 32
"""Added to the seed of the games that measure the progress, which are the same in each round."""


def _whole_numbers(values: Iterable[SupportsIndex]) -> tuple[int, ...]:
    return tuple(map(whole_number, values))


@frozen
class TrainingConfig:
    """The setting in which a policy is learned."""

    players: tuple[int, ...] = field(default=(2,), converter=_whole_numbers)
    """Numbers of seats, such as 2 or 2,3,4; the games have them in turn, each with each pack."""
    seed: int = field(default=0, converter=whole_number)
    game: str | None = None
    pack: PackArgument = None
    packs: tuple[PackArgument, ...] = ()
    """Several packs of the game in place of `pack`; one game after the other has the next of them."""

    def __attrs_post_init__(self) -> None:
        """Raises `UsageError` if it has a pack and several."""
        if self.packs and self.pack is not None:
            raise UsageError("expected one pack or several packs for games in turn, found both")

    @property
    def tables(self) -> tuple[tuple[PackArgument, int], ...]:
        """Each pack with each number of players, as the games have them in turn."""
        return tuple(product(self.packs or (self.pack,), self.players))

    @property
    def kind(self) -> GameSpec:
        """The game that is learned. Raises `UsageError` if there is no such game or pack."""
        return game_kind(load_pack(self.game, self.tables[0][0]).manifest.game)

    def new_game(self, number: int) -> Game:
        """The game of that number; nothing listens to it."""
        return self._new(*self.tables[number % len(self.tables)], number)

    def check(self, *players: str) -> None:
        """Raises `UsageError` if numpy is missing, or if something is asked for that does not exist.

        `players` are the names of those who play besides what is learned.
        """
        import_numpy()
        for pack in (load_pack(self.game, name) for name in self.packs or (self.pack,)):
            if pack.manifest.game != self.kind.name:
                raise UsageError(f"a policy is of one game: {pack.name} is no pack of {self.kind.name}")
            check_can_play(players, pack)
        for pack_names, seats in self.tables:
            check_seats_are_played(self._new(pack_names, seats, 0))

    @property
    def experience(self) -> Experience:
        """Each pack with each number of players."""
        return frozenset((load_pack(self.game, pack).name, players) for pack, players in self.tables)

    def labels(self) -> Labels:
        """Returns the labels of observations and options, for all packs and numbers of players.

        Those of options include what an observation says of the names in them.
        """
        games = [self._new(pack, players, 0) for pack, players in self.tables]
        seen, parts = dict[str, None](), dict[str, None]()
        for game in games:
            seen |= dict.fromkeys(Observer(game).labels)
            parts |= dict.fromkeys(ActionEncoder(game).labels)
        return list(seen), [*parts, *cross_feature_labels(seen, parts)]

    def play_tests(self, policy: Policy, against: str, games: int, jobs: int) -> tuple[float, float] | None:
        """The part of some games that the policy wins against the player of a name, and its points on
        average; ties count in parts. None without games.
        """
        if not games:
            return None
        test = partial(self._test, policy, against)
        tests = list(dict(map_jobs(test, range(games), jobs)).values())
        return sum(won for won, _ in tests) / len(tests), sum(points for _, points in tests) / len(tests)

    def _test(self, policy: Policy, against: str, number: int) -> tuple[float, int]:
        """Plays a game, each seed from every seat; returns the part of it that was won, and the points."""
        number, which = divmod(number, len(self.tables))
        pack, players = self.tables[which]
        number, seat = divmod(number, players)
        game = self._new(pack, players, _TESTED + number)
        lineup = players_of_seats([against], players, number, trusted=True)
        lineup[seat] = ArgmaxPlayer(policy, game)
        play_out(game, lineup, seed=number)
        totals = [score.total for score in game.scores]
        best = max(totals)
        return (totals[seat] == best) / totals.count(best), totals[seat]

    def _new(self, pack: PackArgument, players: int, number: int) -> Game:
        seed, _ = seed_and_generator(self.seed, number)
        return new_game(players, seed, game=self.game, pack=pack, listen=False)


class ArgmaxPlayer:
    """A player that chooses what a policy scores highest."""

    def __init__(self, policy: Policy, game: Game) -> None:
        self._applied = PolicyForGame(policy, game)

    def choose(self, game: Game) -> Any:
        return self._applied.best(game, game.options)


def parse_player_numbers(text: str) -> tuple[int, ...]:
    """The numbers of players in a text such as `2,3,4`.

    Raises:
        UsageError: it is none.
    """
    parts = [part.strip() for part in text.split(",")]
    if not all(part.isdecimal() and int(part) > 1 for part in parts):
        raise UsageError(f"--players: expected numbers of players such as 2 or 2,3,4, found '{text}'")
    return tuple(map(int, parts))


def parse_packs(text: str) -> tuple[PackArgument, ...]:
    """The packs in a text such as `first_edition,second_edition+simmental`, where those with a plus sign
    between them lie on each other.

    Raises:
        UsageError: a name is missing.
    """
    packs = [[name.strip() for name in names.split("+")] for names in text.split(",")]
    if not all(name for pack in packs for name in pack):
        raise UsageError(
            "--packs: expected names of packs with commas between them, such as "
            f"first_edition,second_edition, found '{text}'"
        )
    return tuple(map(tuple, packs))
