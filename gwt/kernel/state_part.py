"""The base class of every part of a state."""

from typing import Self


class StatePart:
    """A class whose copies share nothing mutable with the original.

    `state_declaration.state` writes its methods.
    """

    __slots__ = ()

    def copy(self) -> Self:
        raise NotImplementedError("a state class needs the @state decorator")
