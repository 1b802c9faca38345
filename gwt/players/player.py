"""The interface of players."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeAlias, runtime_checkable

from gwt import dsl, errors, packs, play, spec
from gwt.kernel import Lookahead, look_ahead

__all__ = ["NOTHING", "Lookahead", "Player", "Valuation", "look_ahead", "valuation_for"]

NOTHING: frozenset[str] = frozenset()

Valuation: TypeAlias = Callable[[Any, int], Callable[[Any], float]]
"""A function that is given a state and a seat, and returns one that says how much the states which may
follow are worth to that seat; more is better."""


Experience: TypeAlias = frozenset[tuple[str, int]]
"""The names of packs, see `Pack.name`, each with a number of players; empty if it is not known."""


class Player(Protocol):
    """A player, which chooses for one or several seats by what they may see.

    A player may have two more methods, see `SupportsBegin` and `SupportsEnd`.

    Examples:
        >>> import gwt
        >>> from gwt.players import play_out
        >>> class Last:
        ...     def choose(self, game: gwt.Game) -> gwt.Effect:
        ...         return game.options[-1]
        >>> game = gwt.new_game(players=2, seed=1)
        >>> Last().choose(game) == game.options[-1]
        True
    """

    def choose(self, game: play.Game) -> dsl.Effect:
        """One of the options of a game that is not over; the game is left as it is."""


@runtime_checkable
class SupportsBegin(Protocol):
    """A player that is notified when a game begins; made once in each process, it plays many games."""

    def begin(self, game: play.Game, seat: int, seed: int) -> None:
        """Is called for each of its seats before the first choice; forgets what belongs to earlier games.

        Whatever it decides by chance follows from the seed, so that the game can be played again.
        """


@runtime_checkable
class SupportsEnd(Protocol):
    """A player that is notified when a game has ended."""

    def end(self, game: play.Game, seat: int) -> None:
        """Is called for each of its seats after the last choice."""


@runtime_checkable
class SupportsUnable(Protocol):
    """A player that cannot play the games of every pack."""

    def unable(self, pack: packs.Pack) -> str:
        """Returns why it cannot play the games of a pack; empty if it can."""


@runtime_checkable
class SupportsEstimates(Protocol):
    """A player that returns estimates of the options of a decision."""

    def estimates(self, game: play.Game) -> Mapping[dsl.Effect, float]:
        """Returns the points of each option that it has looked at to the end, the best first."""


@runtime_checkable
class SupportsExperience(Protocol):
    """A player that has been trained in games."""

    def experience(self, pack: packs.Pack) -> Experience:
        """Returns what it was trained in, of the player that it is in the games of a pack."""


def valuation_for(game: play.Game, by: Valuation | None = None, named: str = "") -> Valuation:
    """Returns the valuation to play a game by: `by` if given, or else that of the game.

    `named` are the weights for it, by a name or the path of a file; without a name, those that the game has
    chosen for itself.

    Raises:
        UsageError: there are no such weights.
    """
    if by is not None:
        return by
    if named or game.kind.play.weighted_valuation() is not None:
        return spec.valuation_weights.valuation(game.kind, named or spec.valuation_weights.USUAL)
    return game.kind.play.valuation


def seat_values(game: play.Game, worth: Valuation) -> list[float]:
    """Returns the points of each seat, or before the end their worth."""
    if game.over:
        return [float(score.total) for score in game.scores]
    return [worth(game.state, seat)(game.state) for seat in range(game.premise.players)]


def failure_line(error: BaseException) -> str:
    """Returns what a player did wrong, in one line: the class and the text of the error that it raised."""
    text = " ".join(str(error).split())
    return errors.shorten_value(f"{type(error).__name__}: {text}" if text else type(error).__name__, 500)


def exit_message(error: SystemExit) -> str:
    """Returns the message for a player that calls `sys.exit`, which would be silent otherwise."""
    return f"a player ended the process instead of choosing: {failure_line(error)}"


def missing_weights_message(pack: packs.Pack, named: str) -> str:
    """Returns why the games of a pack cannot be valued by the weights `named`; empty if they can."""
    try:
        if named:
            spec.valuation_weights.valuation(spec.game_kind(pack.manifest.game), named)
    except errors.UsageError as error:
        return str(error)
    return ""
