"""Decisions to learn from, kept in flat arrays: rows would take several times the memory."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from gwt.research.lazy_numpy import Row, import_numpy
from gwt.research.policy_network import TrainingSample

if TYPE_CHECKING:
    pass

NO_LOSS = -1.0
"""Stands for the losses of a decision of which nothing is known but the choice."""


class TrainingSamples(Sequence[TrainingSample]):
    """A sequence of samples, which are made anew whenever they are asked for.

    Numbers have two bytes each, and the return of a seat is not kept.
    """

    def __init__(self) -> None:
        self._chunks: list[_Chunk] = []
        self._starts: list[int] = []
        self._size = 0

    def add(self, samples: Sequence[TrainingSample]) -> None:
        """Adds samples at the end."""
        if samples:
            self._starts.append(self._size)
            self._chunks.append(_Chunk(samples))
            self._size += len(samples)

    def __len__(self) -> int:
        return self._size

    def __getitem__(self, at: Any) -> Any:
        """The sample at a place, or a list of those of a slice."""
        if isinstance(at, slice):
            return [self[place] for place in range(*at.indices(self._size))]
        at = int(at)
        if not -self._size <= at < self._size:
            raise IndexError(f"there are {self._size} samples, and none at {at}")
        at %= self._size
        chunk = int(import_numpy().searchsorted(self._starts, at, "right")) - 1
        return self._chunks[chunk].sample(at - self._starts[chunk])


class _Chunk:
    """The samples of a game."""

    def __init__(self, samples: Sequence[TrainingSample]) -> None:
        numpy = import_numpy()
        rows = [row for sample in samples for row in (sample.seen, *sample.options)]
        self._places = numpy.concatenate([places for places, _ in rows]).astype("u2")
        self._numbers = numpy.concatenate([numbers for _, numbers in rows]).astype("f2")
        self._ends = numpy.cumsum([0, *(len(places) for places, _ in rows)])
        many = [len(sample.options) for sample in samples]
        self._first = numpy.cumsum([0, *(1 + count for count in many)])
        """The row of what is seen in each sample; those of its options follow."""
        self._chosen = numpy.array([sample.chosen for sample in samples], "i4")
        lost = [
            [NO_LOSS] * len(sample.options) if sample.lost is None else sample.lost for sample in samples
        ]
        self._lost = numpy.concatenate(lost).astype("f2")

    def sample(self, at: int) -> TrainingSample:
        first, end = int(self._first[at]), int(self._first[at + 1])
        seen, *options = (self._row(place) for place in range(first, end))
        lost = self._lost[first - at : end - at - 1]
        losses = None if lost[0] == NO_LOSS else lost.astype("f4")
        return TrainingSample(seen, tuple(options), int(self._chosen[at]), lost=losses)

    def _row(self, at: int) -> Row:
        start, end = self._ends[at], self._ends[at + 1]
        return self._places[start:end].astype("i4"), self._numbers[start:end].astype("f4")
