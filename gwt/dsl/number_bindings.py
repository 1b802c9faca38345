"""The names that an expression gives to numbers (`as n`), and scores with several numbers of points."""

from collections.abc import Mapping
from enum import Enum
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from attrs import define, field

from gwt.dsl.amounts import ByNumber, Count, Places
from gwt.errors import ExpressionError, did_you_mean
from gwt.spelling import nearest_words

if TYPE_CHECKING:
    from lark import Token

_MOST_PLACES = 3


def points_for_places(first: "Token", *later: Any) -> Places:
    """Returns the points of `5 / 2 by cards`, `5 / 2 / 1 by cards with ties split`."""
    at = next(at for at, part in enumerate(later) if isinstance(part, Count))
    points = [first, *later[:at]]
    if len(points) > _MOST_PLACES:
        hint = f"Write '{' / '.join(points)} by number of {later[at].many}' for what each player has."
        message = f"there are points for {_MOST_PLACES} places at most"
        fourth = points[_MOST_PLACES]
        raise ExpressionError(message, fourth.start_pos or 0, len(fourth), hint, "places")
    for better, worse in pairwise(points):
        if not 0 < int(worse) < int(better):
            message = (
                f"a place brings less than the one before it, and more than nothing, which '{worse}' is not"
            )
            raise ExpressionError(message, worse.start_pos or 0, len(worse), code="places")
    ties = str(later[-1]).rpartition(" ")[2] if later[at + 1 :] else ""
    second, third = (*map(int, points[1:]), 0)[:2]
    return Places(int(first), 1, later[at], second, third, ties)


def points_by_number(first: "Token", *later: Any) -> ByNumber:
    """Returns the points of `1 / 3 / 6 by number of cards`."""
    return ByNumber(int(first), 1, later[-1], tuple(map(int, later[:-1])))


if TYPE_CHECKING:
    from lark import Token, Tree


class BindingSource(Enum):
    """The sources of the names of numbers that an expression uses."""

    SURELY = "a place from which the number is known wherever it is used"
    BEFORE = "any place before"
    ELSEWHERE = "any place, also outside of the expression"


@define
class NumberBindings:
    """The names that an expression gives to numbers, each to be used behind the place that gives it.

    A number is surely known if it is named in a step before `then`, for the steps behind it, or last in
    what stands left of `->`, for the reward: where it is not known, all that needs it is left out too.
    """

    counts: Mapping[str, Any]
    """The counts, whose words cannot be names of numbers."""
    surely: bool
    given: set[str] = field(factory=set)

    def collect(self, tree: "Tree[Any]") -> frozenset[str]:
        """Every name that is given. Raises `ExpressionError` for one that is given or used wrongly."""
        # A number that is named for itself reaches nothing, and may get its message from its effect; a
        # score stands by itself, where nothing has a name.
        if tree.data != "per":
            self._behind(tree.children[0] if tree.data == "start" else tree, frozenset())
        return frozenset(self.given)

    def _check(self, tree: "Tree[Any]", names: frozenset[str]) -> None:
        match tree.data:
            case "sequence":
                for step in tree.children:
                    names = self._behind(step, names)
            case "exchange":
                cost, reward = tree.children
                *before, last = cost.children if cost.data == "both" else [cost]
                for part in before:
                    self._check(part, names)
                self._check(reward, self._behind(last, names))
            case "named":
                name: Any = tree.children[-1]
                if self.surely:
                    hint = "Name it in a step before 'then', or last in what stands left of '->'."
                    raise _misnamed(f"'{name}' would not always have a number", name, hint)
                self._behind(tree, names)
            case "binding":
                token: Any = tree.children[0]
                self._check_use(token, names)
            case "per":
                counted: Any = tree.children[-1]
                if counted.data == "count":
                    self._check_each(counted.children, names)
            case _:
                for child in tree.children:
                    if hasattr(child, "data"):
                        self._check(child, names)

    def _known(self, name: str, names: frozenset[str]) -> bool:
        return name in (names if self.surely else self.given)

    def _behind(self, tree: "Tree[Any]", names: frozenset[str]) -> frozenset[str]:
        """The names that are known behind a step or a requirement."""
        if tree.data != "named":
            self._check(tree, names)
            return names
        inner: Any = tree.children[0]
        name: Any = tree.children[1]
        self._check(inner, names)
        if name in self.given:
            raise _misnamed(f"a number is called '{name}' already", name)
        if name in self.counts:
            raise _misnamed(f"'{name}' can be counted, so no number is called that", name)
        self.given.add(str(name))
        return names | {str(name)}

    def _check_each(self, words: list[Any], names: frozenset[str]) -> None:
        """Reads the operand of `per`: a number that is known, or a count."""
        word = " ".join(words)
        if self._known(word, names) or word in self.counts or nearest_words(word, self.counts, 1, 0.6):
            return
        hint = did_you_mean(word, self.given) or f"A number gets a name with 'as {word}'."
        raise _misnamed(f"'{word}' is neither a count nor the name of a number", words[0], hint)

    def _check_use(self, token: "Token", names: frozenset[str]) -> None:
        if not self._known(token, names):
            hint = did_you_mean(token, self.given) or f"A number gets a name with 'as {token}'."
            raise _misnamed(f"no number is called '{token}' here", token, hint)


def _misnamed(message: str, name: "Token", hint: str = "") -> ExpressionError:
    return ExpressionError(message, name.start_pos or 0, len(name), hint, "number-name")
