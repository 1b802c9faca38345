"""The numbers of a policy and of its value while they are learned."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from attrs import frozen

from gwt.research.coding import Row, arrays, dense
from gwt.research.policy import Policy, Value

if TYPE_CHECKING:
    from gwt.research.coding import Floats, Places

BATCH = 256
"""Decisions that are scored at once."""
_JUDGING = 64
"""The length of the vector of which a value is made."""


@frozen(eq=False)
class Lesson:
    """A decision: what was seen, what the options are made of, and which one is to be learned from."""

    seen: Row
    options: tuple[Row, ...]
    chosen: int


@frozen(eq=False)
class Scored:
    """What a network says of decisions; the options of all of them stand one after the other."""

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
        numpy = arrays()
        parts = numpy.exp(self.scores - numpy.maximum.reduceat(self.scores, self.first)[self.of])
        found: Floats = parts / numpy.add.reduceat(parts, self.first)[self.of]
        return found


@frozen(eq=False)
class _Dense:
    """Rows as a matrix."""

    matrix: "Floats"
    columns: "Places"
    """The place of each column."""


class Network:
    """Learns by Adam (Kingma and Ba 2015); the same lessons in the same order give the same numbers."""

    def __init__(
        self,
        labels: tuple[Sequence[str], Sequence[str]],
        width: int,
        seed: int,
        begun: Policy | None = None,
    ) -> None:
        """`labels` are those of what is seen and of what options are made of.

        It begins with the numbers of the policy `begun`, whose width it then has, or else with random ones.
        """
        numpy = arrays()
        self._labels = labels
        chance, judging = numpy.random.default_rng(seed), numpy.random.default_rng((seed, _JUDGING))
        seen, made = map(len, labels)
        self._numbers = {
            "seen": chance.normal(0, 0.05, (seen, width)).astype("f4"),
            "bias": numpy.zeros(width, "f4"),
            "made": chance.normal(0, 0.05, (made, width)).astype("f4"),
            "liked": numpy.zeros(made, "f4"),
            "value_seen": judging.normal(0, 0.05, (seen, _JUDGING)).astype("f4"),
            "value_bias": numpy.zeros(_JUDGING, "f4"),
            "value_out": numpy.zeros(_JUDGING, "f4"),
            "value_base": numpy.zeros((), "f4"),
        }
        self._met = {name: numpy.zeros(len(self._numbers[name]), bool) for name in ("seen", "made")}
        if begun is not None:
            self._begin(begun)
        self._mean = {name: numpy.zeros_like(one) for name, one in self._numbers.items()}
        self._square = {name: numpy.zeros_like(one) for name, one in self._numbers.items()}
        self._steps = dict.fromkeys(self._numbers, 0)

    def policy(self, whole: bool = False) -> Policy:
        """The policy learned so far with the labels that have been met, or with all of them."""
        numpy, numbers = arrays(), self._numbers
        seen, made = (
            numpy.arange(len(met)) if whole else numpy.flatnonzero(met) for met in self._met.values()
        )
        value = Value(
            numbers["value_seen"][seen],
            numbers["value_bias"].copy(),
            numbers["value_out"].copy(),
            numbers["value_base"].copy(),
        )
        return Policy(
            tuple(self._labels[0][at] for at in seen),
            tuple(self._labels[1][at] for at in made),
            numbers["seen"][seen],
            numbers["bias"].copy(),
            numbers["made"][made],
            numbers["liked"][made],
            value,
        )

    def scored(self, lessons: Sequence[Lesson]) -> Scored:
        """What the policy says of the options."""
        return self._forward(lessons)[0]

    def values(self, rows: Sequence[Row]) -> "Floats":
        """What each position comes to."""
        numpy = arrays()
        found: Floats = numpy.zeros(len(rows), "f4")
        for at in range(0, len(rows), BATCH):
            found[at : at + BATCH] = self._judged(rows[at : at + BATCH])[0]
        return found

    def learn_choices(
        self, lessons: Sequence[Lesson], rate: float, slope: Callable[[Scored], "Floats"]
    ) -> None:
        """Moves the policy; `slope` says how fast the loss grows with the score of each option."""
        numpy, numbers = arrays(), self._numbers
        scored, seen, made, position = self._forward(lessons)
        slopes = slope(scored)
        vectors = made.matrix @ numbers["made"][made.columns]
        back = numpy.add.reduceat(slopes[:, None] * vectors, scored.first, axis=0) * (position > 0)
        self._move(
            {
                "seen": self._whole("seen", seen, back),
                "bias": back.sum(axis=0),
                "made": self._whole("made", made, slopes[:, None] * position[scored.of]),
                "liked": self._whole("liked", made, slopes),
            },
            rate,
        )
        self._met["seen"][seen.columns] = self._met["made"][made.columns] = True

    def learn_values(self, rows: Sequence[Row], wanted: "Floats", rate: float) -> float:
        """Moves the value towards what positions came to; returns the mean square of how far it was off."""
        judged, seen, vectors = self._judged(rows)
        off = judged - wanted
        slopes = (2 * off / len(rows)).astype("f4")
        back = (slopes[:, None] * self._numbers["value_out"]) * (vectors > 0)
        self._move(
            {
                "value_seen": self._whole("value_seen", seen, back),
                "value_bias": back.sum(axis=0),
                "value_out": vectors.T @ slopes,
                "value_base": arrays().asarray(slopes.sum()),
            },
            rate,
        )
        self._met["seen"][seen.columns] = True
        return float((off * off).mean())

    def _judged(self, rows: Sequence[Row]) -> "tuple[Floats, _Dense, Floats]":
        """What positions come to, what was seen, and the vectors of which the value is made."""
        numbers, seen = self._numbers, _Dense(*dense(rows, len(self._labels[0])))
        vectors = seen.matrix @ numbers["value_seen"][seen.columns] + numbers["value_bias"]
        vectors = arrays().maximum(0.0, vectors)
        return vectors @ numbers["value_out"] + numbers["value_base"], seen, vectors

    def _whole(self, name: str, given: "_Dense", back: "Floats") -> "Floats":
        """The slopes of all rows of these numbers, of which only those that were given are not 0."""
        found: Floats = arrays().zeros_like(self._numbers[name])
        found[given.columns] = given.matrix.T @ back
        return found

    def _begin(self, policy: Policy) -> None:
        """Takes the numbers of a policy; labels that it has not met say nothing at first."""
        numbers = self._numbers
        rows = {}
        for name, labels, known in (
            ("seen", self._labels[0], policy.seen_labels),
            ("made", self._labels[1], policy.made_labels),
        ):
            place = {label: at for at, label in enumerate(labels)}
            kept = [at for at, label in enumerate(known) if label in place]
            rows[name] = [place[known[at]] for at in kept], kept
            self._met[name][rows[name][0]] = True
        each = [(name, getattr(policy, name), name) for name in ("seen", "bias", "made", "liked")]
        if policy.value is not None:
            each += [(f"value_{name}", getattr(policy.value, name), name) for name in _OF_VALUE]
        for name, given, kind in each:
            if kind in ("bias", "out", "base"):
                numbers[name] = given.copy()
            else:
                to, kept = rows["made" if kind == "liked" else kind]
                numbers[name] = arrays().zeros((len(numbers[name]), *given.shape[1:]), "f4")
                numbers[name][to] = given[kept]

    def _forward(self, lessons: Sequence[Lesson]) -> "tuple[Scored, _Dense, _Dense, Floats]":
        """What is said, what was seen, what the options are made of, and the vectors of the positions."""
        numpy, numbers = arrays(), self._numbers
        seen = _Dense(*dense([lesson.seen for lesson in lessons], len(self._labels[0])))
        options = [one for lesson in lessons for one in lesson.options]
        made = _Dense(*dense(options, len(self._labels[1])))
        many = numpy.array([len(lesson.options) for lesson in lessons])
        first = numpy.cumsum(many) - many
        of = numpy.repeat(numpy.arange(len(lessons)), many)
        position = seen.matrix @ numbers["seen"][seen.columns] + numbers["bias"]
        position = numpy.maximum(0.0, position)
        vectors = made.matrix @ numbers["made"][made.columns]
        scores = (vectors * position[of]).sum(axis=1) + made.matrix @ numbers["liked"][made.columns]
        chosen = first + numpy.array([lesson.chosen for lesson in lessons])
        return Scored(scores, first, of, chosen), seen, made, position

    def _move(self, slopes: dict[str, "Floats"], rate: float) -> None:
        numpy = arrays()
        for name, slope in slopes.items():
            self._steps[name] += 1
            mean, square, steps = self._mean[name], self._square[name], self._steps[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            usual = mean / (1 - 0.9**steps)
            spread = numpy.sqrt(square / (1 - 0.999**steps)) + 1e-8
            self._numbers[name] -= rate * (usual / spread + 1e-4 * self._numbers[name])


_OF_VALUE = ("seen", "bias", "out", "base")
