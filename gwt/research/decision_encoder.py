"""Encoders of observations and of options, as numbers at known labels."""

from collections.abc import Sequence
from typing import Any

from attrs import frozen

from gwt import dsl, packs, play
from gwt.research.action_encoder import ActionEncoder
from gwt.research.cross_features import CrossFeatures, signed_log
from gwt.research.lazy_numpy import Floats, Labels, Places, Row, import_numpy
from gwt.research.observer import Observer
from gwt.research.vector_layout import Sparse

_OPTIONS = 1 << 14
"""Options whose rows a coder remembers."""
_DECISIONS = 1 << 11
"""Lists of options that it remembers; of ten decisions of a game eight have been met before."""


@frozen(eq=False)
class EncodedOptions:
    """Some options in numbers, as far as they are the same in every position."""

    made: Sequence[Row]
    """The row of what each option is made of."""
    places: "Places"
    """The places of an observation that say something of the names in options."""
    lines: "Places"
    """The option of each of these places."""
    columns: "Places"
    """The feature that each of them adds to, among those of `CrossFeatures`."""


@frozen(eq=False)
class EncodedDecision:
    """A decision in numbers."""

    seen: Row
    """The row of what the seat to act sees."""
    options: EncodedOptions
    lines: "Places"
    """The options that have features which follow from the names in them, one for each that is not 0."""
    columns: "Places"
    """These features, among those of `CrossFeatures`."""
    numbers: "Floats"
    """Their numbers; several of one option and one feature add up."""
    features: "Places"
    """The places of `CrossFeatures.features` among the labels of options."""

    @property
    def matching(self) -> "Floats":
        """The features that follow from the names in options, a line for each option."""
        many, size = len(self.options.made), len(self.features)
        cells = self.lines * size + self.columns
        sums: Floats = import_numpy().bincount(cells, self.numbers, many * size).astype("f4")
        return sums.reshape(many, size)

    def rows(self) -> tuple[Row, ...]:
        """Returns all features of each option."""
        return tuple(map(self._joined, self.options.made, self.matching))

    def _joined(self, row: Row, line: "Floats") -> Row:
        join = import_numpy().concatenate
        (nonzero,) = line.nonzero()
        return join((row[0], self.features[nonzero].astype("i4"))), join((row[1], line[nonzero]))


class DecisionEncoder:
    """Codes the decisions of the games of one pack for one number of players.

    What has none of the labels is left out. Of counts and amounts the logarithms are taken, so that the
    first ones count most.
    """

    def __init__(self, game: play.Game, labels: Labels) -> None:
        self._observer, self._actions = Observer(game), ActionEncoder(game)
        seen, parts = labels
        self._seen, self._at = _known(self._observer.labels, seen)
        self._made = _places(parts, self._actions.labels)
        self._many = len(parts)
        self.matching = CrossFeatures(self._observer.labels, self._actions.labels, parts)
        self._options: dict[dsl.Effect, tuple[Row, Any]] = {}
        self._decisions: dict[tuple[dsl.Effect, ...], EncodedOptions] = {}

    def position(self, game: play.Game) -> Row:
        """The row of what the seat to act sees."""
        return self.encode_view(game, game.seat)

    def encode_view(self, game: play.Game, seat: int) -> Row:
        """The row of what a seat sees."""
        return self._row(self._observation(game, seat))

    def decision(self, game: play.Game, options: Sequence[dsl.Effect]) -> EncodedDecision:
        """The numbers of a decision of the seat to act."""
        observation, coded = self._observation(game, game.seat), self._coded(tuple(options))
        numbers = observation.take(coded.places)
        # Comparing first is four times as fast.
        (nonzero,) = (numbers != 0).nonzero()
        cells = coded.lines.take(nonzero), coded.columns.take(nonzero), signed_log(numbers.take(nonzero))
        return EncodedDecision(self._row(observation), coded, *cells, self.matching.features)

    def _observation(self, game: play.Game, seat: int) -> "Floats":
        observation: Floats = import_numpy().frombuffer(self._observer.dense(game, seat), "f4")
        return observation

    def _row(self, observation: "Floats") -> Row:
        """The numbers of an observation at the known labels, damped."""
        numbers = observation.take(self._seen)
        (nonzero,) = (numbers != 0).nonzero()
        return self._at.take(nonzero), signed_log(numbers.take(nonzero))

    def _coded(self, options: tuple[dsl.Effect, ...]) -> EncodedOptions:
        coded = self._decisions.get(options)
        if coded is None:
            if len(self._decisions) > _DECISIONS:
                self._decisions.clear()
            rows = list(map(self._option, options))
            joined = self.matching.joined([places for _, places in rows])
            coded = self._decisions[options] = EncodedOptions([row for row, _ in rows], *joined)
        return coded

    def _option(self, option: dsl.Effect) -> tuple[Row, Any]:
        """Returns the row of what an option is made of, and where its names stand in an observation."""
        coded = self._options.get(option)
        if coded is None:
            if len(self._options) > _OPTIONS:
                self._options.clear()
            sparse = self._actions.sparse(option)
            row = _row(sparse, self._made, self._many)
            coded = self._options[option] = row, self.matching.places(sparse[0])
        return coded


def encoder_for(game: play.Game, labels: Labels) -> DecisionEncoder:
    """The coder of these labels for the pack of a game and its number of players; the pack keeps it."""
    key = (__name__, game.premise.players, *map(tuple, labels))
    return packs.cached_in_pack(game.pack, key, lambda: DecisionEncoder(game, labels))


def _known(labels: Sequence[str], selected: Sequence[str]) -> "tuple[Places, Places]":
    """Returns the places of the labels that are asked for, and their places among the asked ones."""
    places = _places(selected, labels)
    (places_here,) = (places < len(selected)).nonzero()
    return places_here, places[places_here].astype("i4")


def _places(index: Sequence[str], labels: Sequence[str]) -> "Places":
    """Returns the place of each label among the known ones, or behind them."""
    place = {label: at for at, label in enumerate(index)}
    places: Places = import_numpy().array([place.get(label, len(index)) for label in labels], dtype="i8")
    return places


def _row(sparse: Sparse, place_of: "Places", size: int) -> Row:
    """The sums of the numbers at each of `size` known places, damped; the sign stays."""
    numpy = import_numpy()
    places, numbers = sparse
    sums = numpy.bincount(place_of[places], numbers, size)[:size]
    (nonzero,) = (sums != 0).nonzero()
    return nonzero.astype("i4"), signed_log(sums[nonzero]).astype("f4")
