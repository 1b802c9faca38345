"""The options of a decision as numbers, by the nodes that they are made of."""

from array import array
from collections.abc import Sequence
from zlib import crc32

from gwt import dsl, memory_cache, play
from gwt.research import effect_features, vector_layout

ROOM = 96
"""Options that one decision may have: four players have 84 bids, and 38 options in the printed games."""
CODES = 1 << 12
"""Codes that options are given, of which those of one decision are all different."""


class ActionEncoder:
    """Codes the options of the games of one pack, in four ways.

    By `features`, for a policy that scores each option: nothing has to be enumerated, and new content is
    new places. By `tokens`, for sequence models. By its place in the list with `mask`, which has no
    lasting meaning. By `codes`, where a fixed number of actions is asked for.
    """

    def __init__(self, game: play.Game, room: int = ROOM, many_codes: int = CODES) -> None:
        self.room, self.many_codes = room, many_codes
        self._layout = vector_layout.VectorLayout()
        self._words = effect_features.EffectFeatures(game, self._layout)
        self._tokens: dict[dsl.Effect, tuple[tuple[str, int, str], ...]] = {}

    @property
    def size(self) -> int:
        """The size of the features of an option."""
        return self._layout.size

    @property
    def slices(self) -> dict[str, slice]:
        """The places of the features by what they say: `kind`, `within`, `name`, `other`, `amount`."""
        return dict(self._layout.slices)

    @property
    def labels(self) -> tuple[str, ...]:
        """The label of each place, such as `kind=Discard`."""
        return tuple(self._layout.labels)

    @property
    def version(self) -> str:
        """Two of one version have the same meaning at each place, and give the same codes."""
        codes = vector_layout.VectorLayout()
        codes.labels += [*self._layout.labels, f"{self.many_codes} codes"]
        return codes.version

    def mask(self, options: Sequence[dsl.Effect]) -> bytes:
        """A byte for each place of a list of `room` options: 1 where there is one.

        Raises:
            ValueError: there are more.
        """
        if len(options) > self.room:
            raise ValueError(f"there are {len(options)} options, and room for {self.room}")
        return b"\1" * len(options) + b"\0" * (self.room - len(options))

    def sparse(self, option: dsl.Effect) -> vector_layout.Sparse:
        """The places of the features of an option, and the numbers there; all others are 0."""
        places, numbers = self._words.row(option)
        return list(places), list(numbers)

    def features(self, options: Sequence[dsl.Effect]) -> "array[float]":
        """The features of the options, one after the other, as floats of four bytes.

        `numpy.frombuffer(features, "f4").reshape(len(options), actions.size)` is a row for each.
        """
        return array("f", b"".join(map(self._words.block, options)))

    def tokens(self, option: dsl.Effect) -> tuple[tuple[str, int, str], ...]:
        """The nodes of an option, outermost first: the kind of each, its depth, and what it says itself."""
        tokens = self._tokens.get(option)
        if tokens is None:
            if len(self._tokens) > 1 << 14:
                self._tokens.clear()
            tokens = self._tokens[option] = tuple(
                (type(node).__name__, depth, " ".join(map(str, effect_features.leaf_fields(node))))
                for depth, node in effect_features.walk_nodes(option)
            )
        return tokens

    def codes(self, options: Sequence[dsl.Effect]) -> tuple[int, ...]:
        """A number below `many_codes` for each option of a decision, no two the same.

        An option has the same code wherever it comes up, unless another of the decision before it has
        taken it; then it has the next that is free. Options that never come up together may share one.
        """
        taken: dict[int, None] = {}
        for option in options:
            code = _code(option) % self.many_codes
            while code in taken:
                code = (code + 1) % self.many_codes
            taken[code] = None
        return tuple(taken)


@memory_cache.bounded_cache(1 << 16)
def _code(option: dsl.Effect) -> int:
    return crc32(str(option).encode())
