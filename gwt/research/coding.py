"""Encoders of observations and of options, as numbers at known labels."""

from collections.abc import Sequence
from typing import Any

from attrs import frozen

from gwt.dsl import Effect
from gwt.packs import once_with
from gwt.play import Game
from gwt.research.act import Actions
from gwt.research.arrays import Floats, Labels, Places, Row, arrays
from gwt.research.layout import Sparse
from gwt.research.matching import Matching, damped
from gwt.research.observe import Observer

_OPTIONS = 1 << 14
"""Options whose rows a coder remembers."""


@frozen(eq=False)
class Coded:
    """A decision in numbers."""

    seen: Row
    """The row of what the seat to act sees."""
    made: Sequence[Row]
    """The row of what each option is made of."""
    matching: "Floats"
    """The features that follow from the names in options: a line for each, with the columns `features`."""
    features: "Places"
    """The places of `Matching.features` among the labels of options."""

    def options(self) -> tuple[Row, ...]:
        """Returns all features of each option."""
        return tuple(map(self._joined, self.made, self.matching))

    def _joined(self, made: Row, line: "Floats") -> Row:
        join = arrays().concatenate
        (there,) = line.nonzero()
        return join((made[0], self.features[there].astype("i4"))), join((made[1], line[there]))


class Coder:
    """Codes the decisions of the games of one pack for one number of players.

    What has none of the labels is left out. Of counts and amounts the logarithms are taken, so that the
    first ones count most.
    """

    def __init__(self, game: Game, labels: Labels) -> None:
        self._observer, self._actions = Observer(game), Actions(game)
        seen, made = labels
        self._seen, self._at = _known(self._observer.labels, seen)
        self._made = _places(made, self._actions.labels)
        self._many = len(made)
        self.matching = Matching(self._observer.labels, self._actions.labels, made)
        self._options: dict[Effect, tuple[Row, Any]] = {}

    def position(self, game: Game) -> Row:
        """The row of what the seat to act sees."""
        return self.seen_by(game, game.seat)

    def seen_by(self, game: Game, seat: int) -> Row:
        """The row of what a seat sees."""
        return self._row(self._observation(game, seat))

    def decision(self, game: Game, options: Sequence[Effect]) -> Coded:
        """The numbers of a decision of the seat to act."""
        observation, coded = self._observation(game, game.seat), list(map(self._option, options))
        lines = self.matching.lines(observation, [places for _, places in coded])
        return Coded(self._row(observation), [row for row, _ in coded], lines, self.matching.features)

    def _observation(self, game: Game, seat: int) -> "Floats":
        found: Floats = arrays().frombuffer(self._observer.dense(game, seat), "f4")
        return found

    def _row(self, observation: "Floats") -> Row:
        """The numbers of an observation at the known labels, damped."""
        numbers = observation[self._seen]
        (there,) = numbers.nonzero()
        return self._at[there], damped(numbers[there])

    def _option(self, option: Effect) -> tuple[Row, Any]:
        """Returns the row of what an option is made of, and where its names stand in an observation."""
        found = self._options.get(option)
        if found is None:
            if len(self._options) > _OPTIONS:
                self._options.clear()
            sparse = self._actions.sparse(option)
            row = _row(sparse, self._made, self._many)
            found = self._options[option] = row, self.matching.places(sparse[0])
        return found


def coder_for(game: Game, labels: Labels) -> Coder:
    """The coder of these labels for the pack of a game and its number of players; the pack keeps it."""
    key = (__name__, game.premise.players, *map(tuple, labels))
    return once_with(game.pack, key, lambda: Coder(game, labels))


def _known(labels: Sequence[str], asked: Sequence[str]) -> "tuple[Places, Places]":
    """Returns the places of the labels that are asked for, and their places among the asked ones."""
    places = _places(asked, labels)
    (there,) = (places < len(asked)).nonzero()
    return there, places[there].astype("i4")


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
    (there,) = (sums != 0).nonzero()
    return there.astype("i4"), damped(sums[there]).astype("f4")


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
