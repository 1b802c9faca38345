"""What has a copy of its own."""

from typing import Self


class Copied:
    """Has a `copy()` that shares nothing mutable with the original."""

    __slots__ = ()

    def copy(self) -> Self:
        raise NotImplementedError("a state class needs the @state decorator")
