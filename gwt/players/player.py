"""What a player is."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Protocol, TypeAlias, runtime_checkable

from gwt.dsl.effects import Effect, walk
from gwt.dsl.nodes import values
from gwt.kernel.outlook import Outlook, outlook
from gwt.kernel.state import State
from gwt.play.game import Game
from gwt.spec import weights

__all__ = ["NOTHING", "Outlook", "Player", "Valuation", "named", "outlook", "valuation", "without"]

NOTHING: frozenset[str] = frozenset()

Valuation: TypeAlias = Callable[[Any, int], Callable[[Any], float]]
"""Is given a state and a seat, and returns a function that says how much the states which may follow are
worth to that seat; more is better."""


class Player(Protocol):
    """Chooses for one or several seats, by nothing but what the seat may see.

    A player may have two more methods, see `Beginner` and `Ender`.
    """

    def choose(self, game: Game) -> Effect:
        """One of the options of a game that is not over; the game is left as it is."""


@runtime_checkable
class Beginner(Protocol):
    """A player that is told when a game begins; it is made once in each process, and plays many games."""

    def begin(self, game: Game, seat: int, seed: int) -> None:
        """Is called for each of its seats before the first choice; forgets what belongs to earlier games.

        Whatever it decides by chance follows from the seed, so that the game can be played again.
        """


@runtime_checkable
class Ender(Protocol):
    """A player that is told when a game has ended."""

    def end(self, game: Game, seat: int) -> None:
        """Is called for each of its seats after the last choice."""


def valuation(game: Game, by: Valuation | None = None, named: str = "") -> Valuation:
    """Returns the valuation to play a game by: `by` if given, or else that of the game.

    `named` are the weights for it, by a name or the path of a file; without a name, those that the game has
    chosen for itself.

    Raises:
        UsageError: there are no such weights.
    """
    if by is not None:
        return by
    if named or game.kind.play.weighing is not None:
        return weights.valuation(game.kind, named or weights.USUAL)
    return game.kind.play.valuation


@lru_cache(maxsize=1 << 16)
def named(effect: Effect) -> frozenset[str]:
    """The ids that an effect names."""
    found = (value for node in walk(effect) for value in values(node))
    return frozenset(
        word
        for value in found
        for word in (value if isinstance(value, tuple) else (value,))
        if isinstance(word, str)
    )


def without(state: State, options: Sequence[Effect], shunned: frozenset[str]) -> Sequence[Effect]:
    """The options that neither name what is to be left alone nor lead to where nothing else can be
    chosen; all of them where no other is left."""
    if not shunned:
        return options
    return [
        option
        for option in options
        if shunned.isdisjoint(named(option)) and not _only(outlook(state, option).options, shunned)
    ] or options


def _only(options: Sequence[Effect], shunned: frozenset[str]) -> bool:
    return bool(options) and not any(shunned.isdisjoint(named(option)) for option in options)
