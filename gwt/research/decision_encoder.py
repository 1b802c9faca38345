"""Encoders of observations and of options, as numbers at known labels."""

from collections.abc import Iterable, Sequence
from typing import Any

from attrs import frozen

from gwt import dsl, packs, play
from gwt.research import action_encoder, observer, vector_layout
from gwt.research.lazy_numpy import Floats, Labels, Places, Row, import_numpy

OF = "of "
"""The prefix of the labels of these features."""
_NAME = "name="
"""The prefix of the labels of options that stand for a name."""


def label_name(label: str) -> tuple[str, str] | None:
    """Returns the name that a label of an observation is about, and the label of the feature of an option
    with that name; None for labels without a name.

    Examples:
        >>> label_name("own.hand=brown"), label_name("tiles=corner:hut"), label_name("turn")
        (('brown', 'of own.hand'), ('corner', 'of tiles=hut'), None)
    """
    field, is_one, value = label.partition("=")
    if not is_one:
        return None
    name, has_other, other = value.partition(":")
    return name, f"{OF}{field}={other}" if has_other else f"{OF}{field}"


def cross_feature_labels(seen: Iterable[str], parts: Iterable[str]) -> list[str]:
    """Returns the labels of these features, for the labels of observations and of options."""
    names = {label.removeprefix(_NAME) for label in parts if label.startswith(_NAME)}
    pairs = [pair for pair in map(label_name, seen) if pair is not None]
    return list(dict.fromkeys(label for name, label in pairs if name in names))


class CrossFeatures:
    """The features of options that follow from observations with certain labels."""

    def __init__(self, seen: Sequence[str], parts: Sequence[str], features: Sequence[str]) -> None:
        """
        Args:
            seen: the labels of observations.
            parts: the labels of the places of options.
            features: the labels of features; the features have their places among these.
        """
        numpy = import_numpy()
        column = {label: at for at, label in enumerate(name for name in features if name.startswith(OF))}
        self.features: Places = numpy.array(
            [at for at, label in enumerate(features) if label in column], dtype="i8"
        )
        """The places of these features among the known labels."""
        of_name: dict[str, list[tuple[int, int]]] = {}
        for at, label in enumerate(seen):
            pair = label_name(label)
            if pair is not None and pair[1] in column:
                of_name.setdefault(pair[0], []).append((at, column[pair[1]]))
        self._of_word = {
            at: of_name[label.removeprefix(_NAME)]
            for at, label in enumerate(parts)
            if label.startswith(_NAME) and label.removeprefix(_NAME) in of_name
        }

    def places(self, words: Iterable[int]) -> "tuple[Places, Places]":
        """Returns for an option with these places the places in an observation that say something of its
        names, and the feature that each of them adds to."""
        pairs = sorted({pair for word in words for pair in self._of_word.get(word, ())})
        both: Places = import_numpy().array(pairs, dtype="i8").reshape(-1, 2)
        return both[:, 0], both[:, 1]

    def joined(self, options: "Sequence[tuple[Places, Places]]") -> "tuple[Places, Places, Places]":
        """Returns the `places` of several options in one row: the places in an observation, the number of
        the option of each, and the feature that each adds to."""
        numpy = import_numpy()
        lines = numpy.repeat(numpy.arange(len(options)), [len(at) for at, _ in options])
        ats, features = (numpy.concatenate([option[part] for option in options]) for part in (0, 1))
        return ats, lines, features


def signed_log(numbers: "Floats") -> "Floats":
    """Returns logarithms of numbers, with their signs, so that the first ones of a count count most."""
    numpy = import_numpy()
    logs: Floats = numpy.copysign(numpy.log1p(numpy.abs(numbers)), numbers)
    return logs


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
        self._observer, self._actions = observer.Observer(game), action_encoder.ActionEncoder(game)
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


def _row(sparse: vector_layout.Sparse, place_of: "Places", size: int) -> Row:
    """The sums of the numbers at each of `size` known places, damped; the sign stays."""
    numpy = import_numpy()
    places, numbers = sparse
    sums = numpy.bincount(place_of[places], numbers, size)[:size]
    (nonzero,) = (sums != 0).nonzero()
    return nonzero.astype("i4"), signed_log(sums[nonzero]).astype("f4")
