"""A policy: numbers that say how likely a strong player would choose each option of a decision.

What a seat sees and what an option is made of are each turned into a short vector, and the product of the
two is the score of the option. The numbers are kept by the labels of `Observer` and `Actions`, so a policy
also plays other packs and with more players; what it has never met says nothing.
"""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from attrs import define, field, frozen

from gwt.dsl.effects import Effect
from gwt.errors import UsageError, did_you_mean
from gwt.extras import missing
from gwt.play.game import Game
from gwt.players.player import NOTHING, without
from gwt.research.act import Actions
from gwt.research.observe import Observer
from gwt.spec.game import GameSpec

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    Floats = NDArray[numpy.float32]
    Places = NDArray[numpy.int64]

USUAL = "distilled"
"""The policy that is used unless another is asked for."""
_GAMES = 8
"""Packs and numbers of players of which a policy remembers where its numbers stand."""


def arrays() -> Any:
    """Returns the module numpy.

    Raises:
        UsageError: it is not installed.
    """
    try:
        import numpy
    except ImportError:
        raise missing("a policy needs numpy", "train") from None
    return numpy


def damped(numbers: "Floats") -> "Floats":
    """Returns the logarithms of counts and amounts, so that the first ones count most; the sign stays."""
    numpy = arrays()
    found: Floats = numpy.sign(numbers) * numpy.log1p(numpy.abs(numbers))
    return found


@frozen(eq=False)
class Policy:
    """The numbers of a policy; a row of `seen` and of `made` for each of their labels."""

    seen_labels: tuple[str, ...]
    made_labels: tuple[str, ...]
    seen: "Floats"
    """What a place of an observation adds to the vector of the position."""
    bias: "Floats"
    """That vector where nothing is seen."""
    made: "Floats"
    """What a place of the features of an option adds to its vector."""
    liked: "Floats"
    """What it adds to its score, whatever the position."""

    def write(self, path: Path) -> None:
        """Writes a file in the format `.npz` of numpy, in numbers of two bytes."""
        numpy = arrays()
        numpy.savez_compressed(
            path,
            seen_labels=numpy.array(self.seen_labels),
            made_labels=numpy.array(self.made_labels),
            **{name: getattr(self, name).astype("f2") for name in _NUMBERS},
        )


_NUMBERS = ("seen", "bias", "made", "liked")


def file(game: GameSpec, name: str) -> Path:
    """Returns the file of the policy of that name; a name that ends in `.npz` is a path itself."""
    return Path(name) if name.endswith(".npz") else game.packs / "policies" / f"{name}.npz"


def read(path: Path) -> Policy:
    """Reads a policy from a file.

    Raises:
        UsageError: it is no file of a policy.
    """
    numpy = arrays()
    try:
        with numpy.load(path, allow_pickle=False) as found:
            numbers = {name: found[name].astype("f4") for name in _NUMBERS}
            seen, made = (tuple(map(str, found[name])) for name in ("seen_labels", "made_labels"))
    except (OSError, ValueError, KeyError, EOFError) as error:
        raise UsageError(f"{path}: expected a policy that `gwt distil` has written: {error}") from None
    policy = Policy(seen, made, **numbers)
    width = policy.bias.shape
    if not (
        policy.seen.shape == (len(policy.seen_labels), *width)
        and policy.made.shape == (len(policy.made_labels), *width)
        and policy.liked.shape == (len(policy.made_labels),)
    ):
        raise UsageError(f"{path}: expected as many rows of numbers as there are labels")
    return policy


@lru_cache(maxsize=_GAMES)
def _named(game: GameSpec, name: str) -> Policy:
    path = file(game, name)
    if not path.is_file():
        known = sorted(one.stem for one in file(game, USUAL).parent.glob("*.npz"))
        hint = did_you_mean(name, known) or "`gwt distil` makes one."
        raise UsageError(f"there is no policy '{name}' for {game.name}. {hint}")
    return read(path)


class Applied:
    """A policy for the games of one pack and one number of players."""

    def __init__(self, policy: Policy, game: Game) -> None:
        self._observer, self._actions = Observer(game), Actions(game)
        self._policy = policy
        self._seen = self._rows(policy.seen_labels, self._observer.labels)
        self._made = self._rows(policy.made_labels, self._actions.labels)
        self._options: dict[Effect, tuple[Floats, float]] = {}

    def _rows(self, known: Sequence[str], asked: Sequence[str]) -> "Places":
        """Returns the row of the policy for each place, or -1 where it has none."""
        row = {label: at for at, label in enumerate(known)}
        found: Places = arrays().array([row.get(label, -1) for label in asked], dtype="i8")
        return found

    def position(self, game: Game) -> "Floats":
        """Returns the vector of what the seat to act sees."""
        rows, numbers = _added_up(*self._observer.sparse(game, game.seat), self._seen)
        found: Floats = arrays().maximum(0.0, damped(numbers) @ self._policy.seen[rows] + self._policy.bias)
        return found

    def scores(self, game: Game, options: Sequence[Effect]) -> "Floats":
        """Returns the score of each option of the decision; the probabilities go as their exponentials."""
        position = self.position(game)
        found = [self._option(option) for option in options]
        scores: Floats = arrays().array([float(vector @ position) + liked for vector, liked in found])
        return scores

    def _option(self, option: Effect) -> "tuple[Floats, float]":
        found = self._options.get(option)
        if found is None:
            if len(self._options) > 1 << 14:
                self._options.clear()
            rows, numbers = _added_up(*self._actions.sparse(option), self._made)
            numbers = damped(numbers)
            found = numbers @ self._policy.made[rows], float(numbers @ self._policy.liked[rows])
            self._options[option] = found
        return found


def _added_up(places: Sequence[int], numbers: Sequence[float], row_of: "Places") -> "tuple[Places, Floats]":
    """Returns the rows of known places, each once, and the sums of the numbers there."""
    numpy = arrays()
    rows = row_of[numpy.array(places, dtype="i8")]
    known = rows >= 0
    different, at = numpy.unique(rows[known], return_inverse=True)
    return different, numpy.bincount(at, numpy.array(numbers)[known], len(different)).astype("f4")


@define(eq=False)
class PolicyPlayer:
    """Chooses the option that a policy scores highest, without looking ahead."""

    shunned: frozenset[str] = NOTHING
    """The ids of what it leaves alone."""
    policy: str = USUAL
    """The name of a policy of the game, or the path of a file that ends in `.npz`."""
    _applied: dict[tuple[Any, int], Applied] = field(factory=dict, init=False)

    def __attrs_post_init__(self) -> None:
        """Raises `UsageError` if numpy is missing."""
        arrays()

    def begin(self, game: Game, seat: int, seed: int) -> None:
        """Does nothing: a player with this method is kept for many games, and so is what it has read."""

    def choose(self, game: Game) -> Effect:
        """One of the options. Raises `UsageError` if there is no such policy for the game."""
        options = without(game.state, game.options, self.shunned)
        if len(options) == 1:
            return options[0]
        return options[int(self._of(game).scores(game, options).argmax())]

    def _of(self, game: Game) -> Applied:
        key = (game.pack, game.premise.players)
        found = self._applied.get(key)
        if found is None:
            if len(self._applied) >= _GAMES:
                self._applied.clear()
            found = self._applied[key] = Applied(_named(game.kind, self.policy), game)
        return found
