"""A policy: numbers that say how likely a strong player would choose each option of a decision.

What a seat sees and what an option is made of are each turned into a short vector, and the product of the
two is the score of the option. An `HiddenLayer` turns each of them into another vector before. A policy may
also have a value: numbers that say what a position will come to. All are kept by the labels of `Observer`
and `ActionEncoder`, so a policy also plays other packs and with more players; what it has never met says
nothing.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from zipfile import ZipFile

from attrs import frozen

from gwt import dsl, errors, json_types, play, players
from gwt.research import decision_encoder, returns
from gwt.research.lazy_numpy import Floats, Row, import_numpy

LARGEST = 100_000_000
"""Bytes of the numbers and labels of a policy; those of the package have 2 MB."""
UNITS = {"standing": 1.0, "points": 50.0}
"""The kinds of returns that a value predicts, and the scale of each: the points that are 1."""


@frozen(eq=False)
class ValueHead:
    """The numbers of a value; a row of `seen` for each label of what is seen."""

    seen: "Floats"
    """The weights of the first layer."""
    now: "Floats"
    """The weights of the standing in the first layer."""
    bias: "Floats"
    """The vector where nothing is seen and nobody is ahead."""
    out: "Floats"
    """The weights of the second layer, after a ReLU."""
    straight: "Floats"
    """The weight of the standing in the value; a single number."""
    base: "Floats"
    """The value where nothing adds to it; a single number."""
    kind: str = "standing"
    """The kind of returns that it predicts."""

    def value_of(self, row: Row, now: float) -> float:
        """Returns the value of a position; `now` is the return of the seat if the game ended now."""
        places, numbers = row
        now /= UNITS[self.kind]
        vector = numbers @ self.seen[places] + now * self.now + self.bias
        worth = float(import_numpy().maximum(0.0, vector) @ self.out + now * self.straight + self.base)
        return UNITS[self.kind] * worth


@frozen(eq=False)
class HiddenLayer:
    """The numbers of second layers, one for the position and one for the options."""

    position: "Floats"
    """The weights from the vector of the position, after a ReLU, to the one that is multiplied."""
    position_bias: "Floats"
    option_bias: "Floats"
    """The bias of the vector of an option, before a ReLU."""
    option: "Floats"
    """The weights from that to the vector that is multiplied."""


@frozen(eq=False)
class Policy:
    """The numbers of a policy; a row of `seen` and of `made` for each of their labels."""

    seen_labels: tuple[str, ...]
    made_labels: tuple[str, ...]
    seen: "Floats"
    """The weights from the observation to the vector of the position."""
    bias: "Floats"
    """The bias of that vector."""
    made: "Floats"
    """The weights from the features of an option to its vector."""
    liked: "Floats"
    """The weights from the features to its score, whatever the position."""
    value: ValueHead | None = None
    experience: players.Experience = frozenset()
    """The games from which it has learned."""
    inner: HiddenLayer | None = None
    """Its second layers, if it has any."""

    def write(self, path: Path) -> None:
        """Writes a file in the format `.npz` of numpy, in numbers of two bytes."""
        numpy = import_numpy()
        numbers = {name: getattr(self, name) for name in NUMBERS}
        labels = {name: numpy.array(getattr(self, name)) for name in _LABELS}
        if self.value is not None:
            numbers |= {_VALUE + name: getattr(self.value, name) for name in OF_VALUE}
            labels |= {_VALUE + "kind": numpy.array(self.value.kind)}
        if self.inner is not None:
            numbers |= {_INNER + name: getattr(self.inner, name) for name in OF_INNER}
        if self.experience:
            labels[_EXPERIENCE] = numpy.array(json.dumps(sorted(self.experience)))
        numpy.savez_compressed(path, **labels, **{key: rows.astype("f2") for key, rows in numbers.items()})


_LABELS = ("seen_labels", "made_labels")
NUMBERS = ("seen", "bias", "made", "liked")
OF_VALUE = ("seen", "now", "bias", "out", "straight", "base")
OF_INNER = ("position", "position_bias", "option_bias", "option")
_VALUE = "value_"
"""The prefix of the arrays of a value in a file."""
_INNER = "inner_"
"""The prefix of those of second layers."""
_EXPERIENCE = "experience"
"""A JSON list of the packs, each with a number of players, that the policy has learned from."""


def read_policy(path: Path) -> Policy:
    """Reads a policy from a file.

    Raises:
        UsageError: it is no file of a policy.
    """
    numpy, foreseen, second = import_numpy(), json_types.JsonObject(), json_types.JsonObject()
    try:
        _check_size(path)
        with numpy.load(path, allow_pickle=False) as archive:
            numbers = {name: archive[name].astype("f4") for name in NUMBERS}
            value = None
            if any(name.startswith(_VALUE) for name in archive.files):
                foreseen = {name: archive[_VALUE + name].astype("f4") for name in OF_VALUE}
                value = ValueHead(**foreseen, kind=str(archive[_VALUE + "kind"]))
            if any(name.startswith(_INNER) for name in archive.files):
                second = {name: archive[_INNER + name].astype("f4") for name in OF_INNER}
            seen, parts = (tuple(map(str, archive[name])) for name in _LABELS)
            lived = json.loads(str(archive[_EXPERIENCE])) if _EXPERIENCE in archive.files else ()
            experience = frozenset((str(packs), int(players)) for packs, players in lived)
    except Exception as error:
        # What numpy and zipfile raise for a damaged file is of a dozen classes.
        why = errors.shorten_value(" ".join(str(error).split()), 200) or type(error).__name__
        raise errors.UsageError(f"{path}: expected a file of a policy: {why}") from None
    inner = HiddenLayer(**second) if second else None
    policy = Policy(seen, parts, **numbers, value=value, experience=experience, inner=inner)
    if value is not None and value.kind not in UNITS:
        raise errors.UsageError(
            f"{path}: it foresees '{errors.shorten_value(value.kind)}', expected one of {', '.join(UNITS)}"
        )
    if not _fits(policy):
        raise errors.UsageError(f"{path}: expected as many rows of numbers as there are labels")
    for name, array in (*numbers.items(), *foreseen.items(), *second.items()):
        if not numpy.isfinite(array).all():
            raise errors.UsageError(f"{path}: a number of '{name}' is not finite")
    return policy


def _check_size(path: Path) -> None:
    """Raises an error if a file is no archive, or larger than any policy when it is unpacked."""
    packed = path.stat().st_size
    if packed > LARGEST:
        raise ValueError(f"it has {packed:,} bytes, and may have {LARGEST:,}")
    with ZipFile(path) as archive:
        # An archive that says less than it holds ends in an error of its checksum.
        size = sum(member.file_size for member in archive.infolist())
    if size > LARGEST:
        raise ValueError(f"it has {size:,} bytes when it is unpacked, and may have {LARGEST:,}")


def _fits(policy: Policy) -> bool:
    """Whether there is a row for each label, and all rows are of one length."""
    seen, parts, width = (len(policy.seen_labels),), (len(policy.made_labels),), policy.bias.shape
    fits = policy.seen.shape == seen + width and policy.made.shape == parts + width
    if value := policy.value:
        fits &= value.seen.shape == seen + value.bias.shape
        fits &= value.now.shape == value.out.shape == value.bias.shape
        fits &= value.straight.shape == value.base.shape == ()
    if inner := policy.inner:
        fits &= inner.position.shape == inner.option.shape == width * 2
        fits &= inner.position_bias.shape == inner.option_bias.shape == width
    return fits and policy.liked.shape == parts and len(width) == 1


class PolicyForGame:
    """A policy for the games of one pack and one number of players."""

    def __init__(self, policy: Policy, game: play.Game) -> None:
        self.coder = decision_encoder.encoder_for(game, (policy.seen_labels, policy.made_labels))
        self.policy = policy
        self._options: dict[dsl.Effect, Floats] = {}
        self._decisions: dict[decision_encoder.EncodedOptions, Floats] = {}
        self._scored: Floats = import_numpy().column_stack((policy.made, policy.liked))
        """The weights of each feature of an option, those of its vector and of its score."""
        self._matched: Floats = self._scored[self.coder.matching.features]

    def position(self, row: Row) -> "Floats":
        """The vector of what the seat to act sees."""
        rectified, inner = import_numpy().maximum, self.policy.inner
        places, numbers = row
        vector: Floats = rectified(0.0, numbers @ self.policy.seen.take(places, axis=0) + self.policy.bias)
        if inner is not None:
            vector = rectified(0.0, vector @ inner.position + inner.position_bias)
        return vector

    def best(self, game: play.Game, options: Sequence[dsl.Effect]) -> dsl.Effect:
        """Returns the option with the highest score; of those that differ by rounding only, the first.

        Products are rounded differently at another place of a matrix and on another machine.
        """
        scores = self.scores(game, options)
        highest = scores[scores.argmax()]
        return options[int((scores >= highest - _ROUNDING).argmax())]

    def scores(self, game: play.Game, options: Sequence[dsl.Effect]) -> "Floats":
        """The score of each option of the decision; the probabilities go as their exponentials."""
        numpy, inner = import_numpy(), self.policy.inner
        coded = self.coder.decision(game, options)
        position, both = self.position(coded.seen), self._vectors(coded.options, options)
        if many := len(coded.numbers):
            # A column for each number, as most features of options are 0.
            cells = numpy.zeros((len(options), many), "f4")
            cells[coded.lines, numpy.arange(many)] = coded.numbers
            both = both + cells @ self._matched.take(coded.columns, axis=0)
        vectors, scores = both[:, :-1], both[:, -1]
        if inner is not None:
            vectors = numpy.maximum(vectors, 0.0)
            # The same as a second layer of the options, and fewer products.
            position = inner.option @ position
        return scores + (vectors * position).sum(axis=1)  # type: ignore[no-any-return]

    def value(self, game: play.Game) -> float:
        """Returns the value for the seat to act: its points, or its standing, from -1 to 1.

        Which of them, `policy.value.kind` says; both are kinds of `gwt.research.returns`.

        Raises:
            UsageError: the policy has no value.
        """
        value = self.policy.value
        if value is None:
            raise errors.UsageError("the policy has no value; those of `examples/training` have one")
        return value.value_of(self.coder.position(game), returns.returns_of(game, value.kind)[game.seat])

    def _vectors(self, coded: decision_encoder.EncodedOptions, options: Sequence[dsl.Effect]) -> "Floats":
        """Returns the vectors of what options are made of, each with its score, whatever the position."""
        vectors = self._decisions.get(coded)
        if vectors is None:
            if len(self._decisions) > _DECISIONS:
                self._decisions.clear()
            vectors = import_numpy().stack(list(map(self._option, options, coded.made)))
            self._decisions[coded] = vectors
        return vectors

    def _option(self, option: dsl.Effect, row: Row) -> "Floats":
        """Returns the vector of what an option is made of, with its bias, and the score of that alone."""
        vector = self._options.get(option)
        if vector is None:
            if len(self._options) > _OPTIONS:
                self._options.clear()
            places, numbers = row
            vector = self._options[option] = numbers @ self._scored[places]
            if self.policy.inner is not None:
                vector[:-1] += self.policy.inner.option_bias
        return vector


_ROUNDING = 2e-5
"""The difference of two scores below which they count as equal."""
_OPTIONS = 1 << 14
"""Options whose vectors are remembered."""
_DECISIONS = 1 << 11
"""Lists of options whose vectors are remembered."""
