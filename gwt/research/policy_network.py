"""The numbers of a policy and of its value while they are learned."""

from collections.abc import Callable, Sequence

from attrs import frozen

from gwt.research.decision_encoder import dense_matrix
from gwt.research.lazy_numpy import Floats, Labels, Places, Row, import_numpy
from gwt.research.policy import AIMS, NUMBERS, OF_INNER, OF_VALUE, HiddenLayer, Policy, ValueHead

BATCH = 256
"""Decisions that are scored at once."""
_JUDGING = 64
"""The length of the vector of which a value is made."""
_ROWS = {"seen": 0, "value_seen": 0, "made": 1, "liked": 1}
"""The numbers that have a row for each label: of what is seen, or of what options are made of."""


@frozen(eq=False)
class TrainingSample:
    """A decision: what was seen, what the options are made of, and which one is to be learned from."""

    seen: Row
    options: tuple[Row, ...]
    chosen: int
    now: float = 0.0
    """The return of the seat if the game had ended then, for learning a value."""
    lost: "Floats | None" = None
    """The points by which each option is worse than the best one, if that is known."""


@frozen(eq=False)
class NetworkOutput:
    """The output of a network for decisions; the options of all of them stand one after the other."""

    scores: "Floats"
    """Of each option."""
    first: "Places"
    """The first option of each decision."""
    of: "Places"
    """The decision of each option."""
    chosen: "Places"
    """The option that each lesson names."""

    def chances(self) -> "Floats":
        """The probability of each option."""
        numpy = import_numpy()
        parts = numpy.exp(self.scores - numpy.maximum.reduceat(self.scores, self.first)[self.of])
        chances: Floats = parts / numpy.add.reduceat(parts, self.first)[self.of]
        return chances


@frozen(eq=False)
class _Dense:
    """Rows as a matrix."""

    matrix: "Floats"
    columns: "Places"
    """The place of each column."""


@frozen(eq=False)
class _Forward:
    """The logits of some decisions, and all from which their slopes follow."""

    scored: NetworkOutput
    seen: _Dense
    made: _Dense
    position: "Floats"
    multiplied: "Floats"
    """The vector of each option that is multiplied with that of its position."""
    first_of_position: "Floats"
    """The vectors behind the first layer."""
    first_of_options: "Floats"


class PolicyNetwork:
    """Learns by Adam (Kingma and Ba 2015); the same lessons in the same order give the same numbers."""

    def __init__(
        self,
        labels: Labels,
        width: int,
        seed: int,
        begun: Policy | None = None,
        kind: str = AIMS["lead"],
        deep: bool = False,
    ) -> None:
        """Begins with the numbers of the policy `begun`, whose width and layers it then has, or else with
        random ones, with second layers if it is to be `deep`. `kind` is what the value foresees; that of a
        policy which foresees something else is not taken.
        """
        numpy = import_numpy()
        self._labels, self._kind, self._foresees = labels, kind, False
        chance, judging = numpy.random.default_rng(seed), numpy.random.default_rng((seed, _JUDGING))
        seen, parts = map(len, labels)
        self._numbers = {
            "seen": chance.normal(0, 0.05, (seen, width)).astype("f4"),
            "bias": numpy.zeros(width, "f4"),
            "made": chance.normal(0, 0.05, (parts, width)).astype("f4"),
            "liked": numpy.zeros(parts, "f4"),
            "value_seen": judging.normal(0, 0.05, (seen, _JUDGING)).astype("f4"),
            "value_now": judging.normal(0, 0.5, _JUDGING).astype("f4"),
            "value_bias": numpy.zeros(_JUDGING, "f4"),
            "value_out": numpy.zeros(_JUDGING, "f4"),
            "value_straight": numpy.zeros((), "f4"),
            "value_base": numpy.zeros((), "f4"),
        }
        if begun.inner is not None if begun is not None else deep:
            inner = numpy.random.default_rng((seed, width))
            spread = (2 / width) ** 0.5
            self._numbers |= {
                "made": chance.normal(0, 0.2, (parts, width)).astype("f4"),
                "inner_position": inner.normal(0, spread, (width, width)).astype("f4"),
                "inner_position_bias": numpy.zeros(width, "f4"),
                "inner_option_bias": numpy.zeros(width, "f4"),
                "inner_option": inner.normal(0, spread / 4, (width, width)).astype("f4"),
            }
        self._met = {name: numpy.zeros(len(self._numbers[name]), bool) for name in ("seen", "made")}
        if begun is not None:
            self._begin(begun)
        self._mean = {name: numpy.zeros_like(array) for name, array in self._numbers.items()}
        self._square = {name: numpy.zeros_like(array) for name, array in self._numbers.items()}
        self._steps = dict.fromkeys(self._numbers, 0)

    def policy(self, whole: bool = False) -> Policy:
        """The policy learned so far with the labels that have been met, or with all of them.

        It has a value where one has been learned, or was begun with.
        """
        numpy, numbers = import_numpy(), self._numbers
        seen, parts = (
            numpy.arange(len(met)) if whole else numpy.flatnonzero(met) for met in self._met.values()
        )
        value = None
        if self._foresees:
            kept = {name: numbers[f"value_{name}"].copy() for name in OF_VALUE}
            value = ValueHead(**{**kept, "seen": kept["seen"][seen]}, kind=self._kind)
        return Policy(
            tuple(self._labels[0][at] for at in seen),
            tuple(self._labels[1][at] for at in parts),
            numbers["seen"][seen],
            numbers["bias"].copy(),
            numbers["made"][parts],
            numbers["liked"][parts],
            value,
            inner=HiddenLayer(**{name: numbers[f"inner_{name}"].copy() for name in OF_INNER})
            if self._deep
            else None,
        )

    @property
    def _deep(self) -> bool:
        """Whether it has second layers."""
        return "inner_option" in self._numbers

    def scored(self, lessons: Sequence[TrainingSample]) -> NetworkOutput:
        """The logits of the options."""
        return self._forward(lessons).scored

    def values(self, lessons: Sequence[TrainingSample]) -> "Floats":
        """The value of each position."""
        values: Floats = import_numpy().zeros(len(lessons), "f4")
        for at in range(0, len(lessons), BATCH):
            values[at : at + BATCH] = self._judged(lessons[at : at + BATCH])[0]
        return values

    def learn_choices(
        self, lessons: Sequence[TrainingSample], rate: float, slope: Callable[[NetworkOutput], "Floats"]
    ) -> None:
        """Moves the policy; `slope` says how fast the loss grows with the score of each option."""
        numpy, numbers = import_numpy(), self._numbers
        forward = self._forward(lessons)
        scored, seen, parts = forward.scored, forward.seen, forward.made
        slopes = slope(scored)
        back = numpy.add.reduceat(slopes[:, None] * forward.multiplied, scored.first, axis=0)
        back *= forward.position > 0
        over = slopes[:, None] * forward.position[scored.of]
        moved = {"liked": self._whole("liked", parts, slopes)}
        if self._deep:
            moved["inner_position"] = forward.first_of_position.T @ back
            moved["inner_position_bias"] = back.sum(axis=0)
            moved["inner_option"] = forward.first_of_options.T @ over
            back = (back @ numbers["inner_position"].T) * (forward.first_of_position > 0)
            over = (over @ numbers["inner_option"].T) * (forward.first_of_options > 0)
            moved["inner_option_bias"] = over.sum(axis=0)
        moved["seen"], moved["bias"] = self._whole("seen", seen, back), back.sum(axis=0)
        moved["made"] = self._whole("made", parts, over)
        self._move(moved, rate)
        self._met["seen"][seen.columns] = self._met["made"][parts.columns] = True

    def learn_values(self, lessons: Sequence[TrainingSample], targets: "Floats", rate: float) -> float:
        """Moves the value towards what positions came to; returns the mean square of how far it was off."""
        numpy = import_numpy()
        self._foresees = True
        judged, seen, now, vectors = self._judged(lessons)
        off = judged - targets
        slopes = (2 * off / len(lessons)).astype("f4")
        back = (slopes[:, None] * self._numbers["value_out"]) * (vectors > 0)
        self._move(
            {
                "value_seen": self._whole("value_seen", seen, back),
                "value_now": now @ back,
                "value_bias": back.sum(axis=0),
                "value_out": vectors.T @ slopes,
                "value_straight": numpy.asarray(now @ slopes),
                "value_base": numpy.asarray(slopes.sum()),
            },
            rate,
        )
        self._met["seen"][seen.columns] = True
        return float((off * off).mean())

    def _judged(self, lessons: Sequence[TrainingSample]) -> "tuple[Floats, _Dense, Floats, Floats]":
        """Returns the values of positions with the intermediate results of the value network."""
        numpy, numbers = import_numpy(), self._numbers
        seen = _Dense(*dense_matrix([lesson.seen for lesson in lessons], len(self._labels[0])))
        now = numpy.array([lesson.now for lesson in lessons], "f4")
        vectors = seen.matrix @ numbers["value_seen"][seen.columns]
        vectors = numpy.maximum(0.0, vectors + now[:, None] * numbers["value_now"] + numbers["value_bias"])
        judged = vectors @ numbers["value_out"] + now * numbers["value_straight"] + numbers["value_base"]
        return judged, seen, now, vectors

    def _whole(self, name: str, inputs: "_Dense", back: "Floats") -> "Floats":
        """The slopes of all rows of these numbers, of which only those that were given are not 0."""
        slopes: Floats = import_numpy().zeros_like(self._numbers[name])
        slopes[inputs.columns] = inputs.matrix.T @ back
        return slopes

    def _begin(self, policy: Policy) -> None:
        """Takes the numbers of a policy; labels that it has not met say nothing at first."""
        places = [
            _shared(*labels)
            for labels in zip(self._labels, (policy.seen_labels, policy.made_labels), strict=True)
        ]
        numbers = {name: getattr(policy, name) for name in NUMBERS}
        if policy.value is not None and policy.value.kind == self._kind:
            numbers |= {f"value_{name}": getattr(policy.value, name) for name in OF_VALUE}
            self._foresees = True
        if policy.inner is not None:
            numbers |= {f"inner_{name}": getattr(policy.inner, name) for name in OF_INNER}
        for name, array in numbers.items():
            if name in _ROWS:
                targets, sources = places[_ROWS[name]]
                whole = import_numpy().zeros((len(self._numbers[name]), *array.shape[1:]), "f4")
                whole[targets] = array[sources]
                self._numbers[name] = whole
            else:
                self._numbers[name] = array.copy()
        for name, (targets, _) in zip(("seen", "made"), places, strict=True):
            self._met[name][targets] = True

    def _forward(self, lessons: Sequence[TrainingSample]) -> "_Forward":
        """Returns the logits with the intermediate results of the policy network."""
        numpy, numbers = import_numpy(), self._numbers
        seen = _Dense(*dense_matrix([lesson.seen for lesson in lessons], len(self._labels[0])))
        options = [option for lesson in lessons for option in lesson.options]
        parts = _Dense(*dense_matrix(options, len(self._labels[1])))
        many = numpy.array([len(lesson.options) for lesson in lessons])
        first = numpy.cumsum(many) - many
        of = numpy.repeat(numpy.arange(len(lessons)), many)
        position = seen.matrix @ numbers["seen"][seen.columns] + numbers["bias"]
        position = first_of_position = numpy.maximum(0.0, position)
        vectors = first_of_options = parts.matrix @ numbers["made"][parts.columns]
        if self._deep:
            position = position @ numbers["inner_position"] + numbers["inner_position_bias"]
            position = numpy.maximum(0.0, position)
            first_of_options = numpy.maximum(0.0, vectors + numbers["inner_option_bias"])
            vectors = first_of_options @ numbers["inner_option"]
        scores = (vectors * position[of]).sum(axis=1) + parts.matrix @ numbers["liked"][parts.columns]
        chosen = first + numpy.array([lesson.chosen for lesson in lessons])
        scored = NetworkOutput(scores, first, of, chosen)
        return _Forward(scored, seen, parts, position, vectors, first_of_position, first_of_options)

    def _move(self, slopes: dict[str, "Floats"], rate: float) -> None:
        numpy = import_numpy()
        for name, slope in slopes.items():
            self._steps[name] += 1
            mean, square, steps = self._mean[name], self._square[name], self._steps[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            usual = mean / (1 - 0.9**steps)
            spread = numpy.sqrt(square / (1 - 0.999**steps)) + 1e-8
            self._numbers[name] -= rate * (usual / spread + 1e-4 * self._numbers[name])


def _shared(labels: Sequence[str], others: Sequence[str]) -> tuple[list[int], list[int]]:
    """Returns the places of common labels among the first and among the others."""
    place = {label: at for at, label in enumerate(labels)}
    shared = [at for at, label in enumerate(others) if label in place]
    return [place[others[at]] for at in shared], shared
