"""Features of an option that follow from the position: what is known of the names in it.

An observation says at `own.hand=brown` how many brown cards are in the hand, and at `tiles=corner:hut`
what lies on a space. An option that names `brown` or `corner` has these numbers at the labels `of own.hand`
and `of tiles=hut`, which are the same for all names. So what has been learned of one card or space
counts for all of them.
"""

from collections.abc import Iterable, Sequence

from gwt.research.lazy_numpy import Floats, Places, import_numpy

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
