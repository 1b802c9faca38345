"""The layout of a vector: named slices, with a label for each place."""

import hashlib
from collections.abc import Iterable
from types import MappingProxyType


class VectorLayout:
    """The places of a vector, given out one after the other from `first` on."""

    def __init__(self, first: int = 0) -> None:
        self.labels: list[str] = []
        self._first = first
        self._slices: dict[str, slice] = {}

    def add(self, name: str, values: Iterable[object] = ("",)) -> int:
        """Gives out a place for each value under a name; the first of them is returned."""
        start = self.end
        self.labels += [f"{name}={value}" if value != "" else name for value in values]
        self._slices[name] = slice(start, self.end)
        return start

    @property
    def size(self) -> int:
        return len(self.labels)

    @property
    def end(self) -> int:
        """The place behind the last."""
        return self._first + len(self.labels)

    @property
    def slices(self) -> MappingProxyType[str, slice]:
        """The places by their name, in their order."""
        return MappingProxyType(self._slices)

    @property
    def version(self) -> str:
        """Two layouts of one version have the same meaning at each place."""
        return hashlib.sha256("\n".join(self.labels).encode()).hexdigest()[:16]


Sparse = tuple[list[int], list[float]]
"""Places, and the numbers there; a place that comes several times has the sum of its numbers."""
