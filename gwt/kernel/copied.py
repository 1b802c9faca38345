"""The base class of every part of a state."""

from typing import Self


class Copied:
    """A class whose `copy()` shares nothing mutable with the original; `declare.state` writes it.

    Examples:
        >>> import gwt
        >>> player = gwt.new_game(players=2, seed=1).state.players[0]
        >>> other = player.copy()
        >>> other.hand.clear()
        >>> len(player.hand)
        4
    """

    __slots__ = ()

    def copy(self) -> Self:
        raise NotImplementedError("a state class needs the @state decorator")
