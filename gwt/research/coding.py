"""Encoders of observations and of options, as numbers at known labels."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from gwt.dsl import Effect
from gwt.extras import missing
from gwt.play import Game
from gwt.research.act import Actions
from gwt.research.layout import Sparse
from gwt.research.observe import Observer

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    Floats = NDArray[numpy.float32]
    Places = NDArray[numpy.int64]

Row: TypeAlias = "tuple[Places, Floats]"
"""Places, each once, and the numbers there; all others are 0."""
Labels: TypeAlias = tuple[Sequence[str], Sequence[str]]
"""The labels of the places of an observation, and of the features of an option."""

_OPTIONS = 1 << 14
"""Options whose rows a coder remembers."""


def arrays() -> Any:
    """Returns the module numpy.

    Raises:
        UsageError: it is not installed.
    """
    try:
        import numpy
    except ImportError:
        raise missing("a policy needs numpy", "train") from None
    return numpy


class Coder:
    """Codes the decisions of the games of one pack for one number of players.

    What has none of the labels is left out. Of counts and amounts the logarithms are taken, so that the
    first ones count most.
    """

    def __init__(self, game: Game, labels: Labels) -> None:
        self._observer, self._actions = Observer(game), Actions(game)
        seen, made = labels
        self._many = len(seen), len(made)
        self._seen = _places(seen, self._observer.labels)
        self._made = _places(made, self._actions.labels)
        self._options: dict[Effect, Row] = {}

    def position(self, game: Game) -> Row:
        """The row of what the seat to act sees."""
        return self.seen_by(game, game.seat)

    def seen_by(self, game: Game, seat: int) -> Row:
        """The row of what a seat sees."""
        return _row(self._observer.sparse(game, seat), self._seen, self._many[0])

    def option(self, option: Effect) -> Row:
        """The row of what an option is made of."""
        found = self._options.get(option)
        if found is None:
            if len(self._options) > _OPTIONS:
                self._options.clear()
            found = self._options[option] = _row(self._actions.sparse(option), self._made, self._many[1])
        return found


def coder_for(game: Game, labels: Labels) -> Coder:
    """The coder of these labels for the pack of a game and its number of players; the pack keeps it."""
    kept, key = game.pack.kept, (__name__, game.premise.players, *map(tuple, labels))
    if key not in kept:
        kept[key] = Coder(game, labels)
    coder: Coder = kept[key]
    return coder


def _places(known: Sequence[str], asked: Sequence[str]) -> "Places":
    """Returns the place of each label among the known ones, or behind them."""
    place = {label: at for at, label in enumerate(known)}
    found: Places = arrays().array([place.get(label, len(known)) for label in asked], dtype="i8")
    return found


def _row(sparse: Sparse, place_of: "Places", size: int) -> Row:
    """The sums of the numbers at each of `size` known places, damped; the sign stays."""
    numpy = arrays()
    places, numbers = sparse
    sums = numpy.bincount(place_of[places], numbers, size)[:size]
    (named,) = (sums != 0).nonzero()
    sums = sums[named]
    return named.astype("i4"), numpy.copysign(numpy.log1p(numpy.abs(sums)), sums).astype("f4")


def dense(rows: Sequence[Row], size: int) -> "tuple[Floats, Places]":
    """A matrix with a line for each row, and the places of its columns: those that any row names."""
    numpy = arrays()
    places = numpy.concatenate([places for places, _ in rows])
    columns: Places = numpy.flatnonzero(numpy.bincount(places, minlength=size))
    column_of = numpy.zeros(size, "i8")
    column_of[columns] = numpy.arange(len(columns))
    matrix: Floats = numpy.zeros((len(rows), len(columns)), "f4")
    of = numpy.repeat(numpy.arange(len(rows)), [len(places) for places, _ in rows])
    matrix[of, column_of[places]] = numpy.concatenate([numbers for _, numbers in rows])
    return matrix, columns
