"""The players who go by a policy."""

from functools import lru_cache
from pathlib import Path
from typing import Any

from attrs import define, field

from gwt import dsl, errors, packs, play, players, spec
from gwt.research.lazy_numpy import import_numpy
from gwt.research.policy import Policy, PolicyForGame, read_policy

USUAL = "distilled"
"""The policy that is used unless another is asked for."""
GUIDES = ("quick", "learned")
"""The policies by which a search goes if it is given none: the first of them that the game has."""
_GAMES = 8
"""Packs and numbers of players for which a player keeps its policy ready."""


def policy_file(game: spec.GameSpec, name: str) -> Path:
    """Returns the file of the policy of that name; a name that ends in `.npz` is a path itself, and no name
    stands for the first of the `GUIDES` that the game has, or else the last."""
    if name.endswith(".npz"):
        return Path(name)
    names = [name] if name else GUIDES
    paths = [game.packs / "policies" / f"{guide}.npz" for guide in names]
    return next((path for path in paths if path.is_file()), paths[-1])


def policy_of(game: spec.GameSpec, name: str) -> Policy:
    """The policy of a game by its name, or the path of a file that ends in `.npz`; no name stands for the
    one by which a search goes.

    Raises:
        UsageError: there is none.
    """
    path = policy_file(game, name)
    if not path.is_file():
        names = sorted(path.stem for path in policy_file(game, USUAL).parent.glob("*.npz"))
        hint = errors.did_you_mean(name, names) or "`examples/training` makes one."
        raise errors.UsageError(f"there is no policy '{name or path.stem}' for {game.name}. {hint}")
    now = path.stat()
    return _read(path.resolve(), now.st_size, now.st_mtime_ns)


@lru_cache(maxsize=_GAMES)
def _read(path: Path, size: int, time: int) -> Policy:
    """The policy of a file that was changed last at a time, in nanoseconds."""
    return read_policy(path)


@define(eq=False)
class PolicyPlayer:
    """A player that chooses the option that a policy scores highest, without looking ahead."""

    shunned: frozenset[str] = players.NOTHING
    """The ids of what it leaves alone."""
    policy: str = USUAL
    """The name of a policy of the game, or the path of a file that ends in `.npz`."""
    _applied: dict[tuple[Any, int], PolicyForGame] = field(factory=dict, init=False)

    def __attrs_post_init__(self) -> None:
        """Raises `UsageError` if numpy is missing."""
        import_numpy()

    def unable(self, pack: packs.Pack) -> str:
        """Returns why it cannot play the games of a pack: the game has no such policy."""
        try:
            policy_of(spec.game_kind(pack.manifest.game), self.policy)
        except errors.UsageError as error:
            return str(error)
        return ""

    def experience(self, pack: packs.Pack) -> players.Experience:
        """Returns what its policy for the game of a pack has learned from, as the file of the policy says.

        Raises `UsageError` if there is no such policy for the game.
        """
        return policy_of(spec.game_kind(pack.manifest.game), self.policy).experience

    def begin(self, game: play.Game, seat: int, seed: int) -> None:
        """Forgets a policy whose file has changed: a player with this method is kept for many games."""
        applied = self._applied.get(key := (game.pack, game.premise.players))
        if applied is not None and applied.policy is not policy_of(game.kind, self.policy):
            del self._applied[key]

    def choose(self, game: play.Game) -> dsl.Effect:
        """One of the options. Raises `UsageError` if there is no such policy for the game."""
        options = players.without_shunned(game.state, game.options, self.shunned)
        if len(options) == 1:
            return options[0]
        return self._of(game).best(game, options)

    def _of(self, game: play.Game) -> PolicyForGame:
        key = (game.pack, game.premise.players)
        applied = self._applied.get(key)
        if applied is None:
            if len(self._applied) >= _GAMES:
                self._applied.clear()
            applied = self._applied[key] = PolicyForGame(policy_of(game.kind, self.policy), game)
        return applied


@define(eq=False)
class LearnedPlayer(PolicyPlayer):
    """A player that goes by a policy that has been learned from games against itself."""

    policy: str = "learned"
