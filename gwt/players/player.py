"""What a player is."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Protocol

from gwt.dsl.effects import Effect, walk
from gwt.dsl.nodes import values
from gwt.kernel.outlook import outlook
from gwt.kernel.state import State
from gwt.play.game import Game

NOTHING: frozenset[str] = frozenset()


class Player(Protocol):
    """Chooses for one or several seats, by nothing but what the seat may see."""

    def choose(self, game: Game) -> Effect:
        """One of the options of a game that is not over; the game is left as it is."""


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
