"""Checks the types and keys of YAML values; every reader of YAML uses the same messages."""

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from attrs import define, field

from gwt.dsl import LEADING, UNSAYABLE, UNSAYABLE_HINT
from gwt.errors import Place, Problem, did_you_mean, meant, near, part
from gwt.packs.document import Document, Steps
from gwt.packs.shapes import as_plain, of_a_list, of_a_mapping

PLAIN = {int: "a whole number", str: "a text", bool: "true or false"}
"""The words of messages for a value of each type."""


Hint = Callable[[], str]
"""A function that returns a hint; called only if there is a problem."""


def _none() -> str:
    return ""


_USUAL: Mapping[type, Callable[[Any], str]] = {
    list: of_a_list,
    int: lambda value: as_plain(value, int),
    str: lambda value: as_plain(value, str),
    bool: lambda value: as_plain(value, bool),
}
"""The hints for values that should be of a type and are not, where the reader has none."""


@define(eq=False)
class Strict:
    """Checks values of one document and collects the problems."""

    document: Document
    problems: list[Problem] = field(factory=list, kw_only=True)

    def refuse(self, steps: Steps, message: str, hint: str = "", **where: Any) -> None:
        """Adds a problem with the value at `steps`; `where` is as in `Document.problem`."""
        self.problems.append(self.document.problem(steps, message, hint, **where))

    def expected(self, wanted: str, value: Any, steps: Steps, hint: str = "") -> None:
        """Adds the problem that a value is not `wanted`, such as 'a list'."""
        self.refuse(steps, expected(wanted, value), hint, code="wrong-kind")

    def is_mapping(self, value: Any, steps: Steps, wanted: str = "a mapping") -> bool:
        """Returns whether a value is a mapping, and adds a problem if it is not; so do the next two."""
        # What an entry holds is known by its keys, and no list of values says which is which.
        usual = wanted == "a mapping"
        return self._is(dict, wanted, value, steps, (lambda: of_a_mapping(value)) if usual else _none)

    def is_list(self, value: Any, steps: Steps, wanted: str = "a list", hint: Hint = _none) -> bool:
        return self._is(list, wanted, value, steps, hint)

    def is_plain(self, kind: type, value: Any, steps: Steps, hint: Hint = _none) -> bool:
        """Returns whether a value is an `int`, `str` or `bool`, as `kind` says."""
        return self._is(kind, PLAIN[kind], value, steps, hint)

    def _is(self, kind: type, wanted: str, value: Any, steps: Steps, hint: Hint = _none) -> bool:
        # `bool` is a subclass of `int`, but `true` is not a number in YAML.
        if type(value) is not kind:
            told = (
                self._of_comment(value, steps) or hint() or (_USUAL[kind](value) if kind in _USUAL else "")
            )
            self.expected(wanted, value, steps, told)
        return type(value) is kind

    def _of_comment(self, value: Any, steps: Steps) -> str:
        """Returns the hint for a value that is missing because it begins with the sign of a comment."""
        line = self.document.problem(steps, "").place.source if value is None else ""
        comment = re.search(r":\s+(#\S.*)", line)
        if comment is None:
            return ""
        return f"Behind ' #' all is a comment: write it in quotes, \"{part(comment[1])}\"."

    def keys(
        self,
        given: Mapping[Any, Any],
        steps: Steps,
        known: Collection[str],
        needed: Sequence[str] = (),
        plain: Collection[str] = (),
    ) -> None:
        """Adds a problem for each key that is not `known`, and for each that is `needed` and missing.

        `plain` are the known keys of numbers and texts; none is suggested for a list or a mapping.
        """
        missing = [key for key in needed if key not in given]
        strange = sorted((key for key in given if key not in known), key=str) if given else []
        misspelt = {key: close[0] for key in strange if (close := near(str(key), missing, 1, 0.6))}
        left = [key for key in missing if key not in misspelt.values()]
        others = [key for key in strange if key not in misspelt and self._may_be(given[key], left, plain)]
        if len(left) == len(others) == 1:
            misspelt[others[0]] = left[0]
        for key in missing:
            if key not in misspelt.values():
                self.refuse(steps, f"the key '{key}' is missing", length=1, code="missing-key")
        before = dict(zip(list(given)[1:], given, strict=False)) if strange else {}
        for key in strange:
            if given[key] is None and self._is_rest_of_text(given, before.get(key), key, steps):
                continue
            holds_more = isinstance(given[key], list | dict)
            message, hint = unknown_key(
                key, [one for one in known if not (holds_more and one in plain)] or known
            )
            hint = meant([misspelt[key]]) if key in misspelt else hint
            self.refuse((*steps, key), message, hint, key=True, code="unknown-key")

    def _may_be(self, value: Any, missing: Sequence[str], plain: Collection[str]) -> bool:
        """Returns whether a value may belong to the first key that is missing, by what it holds."""
        return bool(missing) and isinstance(value, list | dict) != (missing[0] in plain)

    def _is_rest_of_text(self, given: Mapping[Any, Any], before: Any, key: Any, steps: Steps) -> bool:
        """Returns whether a key is the rest of the text `before` it, and adds a problem if it is."""
        place = self.document.problem((*steps, key), "", key=True).place
        if not isinstance(given.get(before), str) or not self._ends_at(place, (*steps, before)):
            return False
        message = f"the text ends at its comma, and '{key}' is read as a key"
        hint = f'Write it in quotes: "{given[before]}, {key}".'
        self.refuse((*steps, before), message, hint, code="unknown-key")
        return True

    def _ends_at(self, place: Place, steps: Steps) -> bool:
        """Returns whether only a comma stands between the value at `steps` and a place in its line."""
        value = self.document.problem(steps, "")
        behind = value.place.column - 1 + value.length
        same_line = (value.place.file, value.place.line) == (place.file, place.line)
        return same_line and place.source[behind : place.column - 1].strip() == ","


def expected(wanted: str, value: Any) -> str:
    """Returns the message that a value is not `wanted`."""
    return f"expected {wanted}, found {quoted(value)}"


def unknown_key(key: Any, known: Collection[str]) -> tuple[str, str]:
    """Returns the message and the hint for an unknown key of a mapping."""
    if key in LEADING and "triggers" in known:
        return f"'{key}' is not a key here", LEADING[key]
    if key in UNSAYABLE:
        return f"'{key}' cannot be said yet ({UNSAYABLE[key]})", UNSAYABLE_HINT
    return f"'{key}' is not a key here", did_you_mean(str(key), known) or f"Keys here: {', '.join(known)}."


def quoted(value: Any) -> str:
    """Returns a value as a message quotes it."""
    match value:
        case None:
            return "nothing"
        case bool():
            return "true" if value else "false"
        case list():
            return "a list"
        case dict():
            return "a mapping"
        case str():
            return repr(part(value))
    return part(value)
