"""The base class of every part of a state."""

from typing import Self


class Copied:
    """A class whose `copy()` shares nothing mutable with the original; `declare.state` writes it."""

    __slots__ = ()

    def copy(self) -> Self:
        raise NotImplementedError("a state class needs the @state decorator")
