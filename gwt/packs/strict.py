"""Strict reading of YAML values: each mistake at its own place, everywhere in the same words."""

from collections.abc import Callable, Collection, Sequence
from typing import Any

from attrs import define, field

from gwt.errors import Problem, did_you_mean, meant, near, part
from gwt.packs.document import Document, Steps

PLAIN = {int: "a whole number", str: "a text", bool: "true or false"}
"""What a value of a type is called."""


Hint = Callable[[], str]
"""Makes a hint, where it turns out to be needed."""


def _none() -> str:
    return ""


@define(eq=False)
class Strict:
    """The values of one document, and the problems that have been found in them so far."""

    document: Document
    problems: list[Problem] = field(factory=list, kw_only=True)

    def refuse(self, steps: Steps, message: str, hint: str = "", **where: Any) -> None:
        """Adds a problem with the value at `steps`; `where` is as in `Document.problem`."""
        self.problems.append(self.document.problem(steps, message, hint, **where))

    def expected(self, wanted: str, value: Any, steps: Steps, hint: str = "") -> None:
        """Adds that a value is not what it should be."""
        self.refuse(steps, expected(wanted, value), hint, code="wrong-kind")

    def is_mapping(self, value: Any, steps: Steps, wanted: str = "a mapping") -> bool:
        """Whether a value is a mapping; otherwise a problem is added, as by the next two."""
        return self._is(dict, wanted, value, steps)

    def is_list(self, value: Any, steps: Steps, wanted: str = "a list", hint: Hint = _none) -> bool:
        return self._is(list, wanted, value, steps, hint)

    def is_plain(self, kind: type, value: Any, steps: Steps, hint: Hint = _none) -> bool:
        """Whether a value is a number, a text, or true or false, as `kind` says."""
        return self._is(kind, PLAIN[kind], value, steps, hint)

    def _is(self, kind: type, wanted: str, value: Any, steps: Steps, hint: Hint = _none) -> bool:
        # A truth value is a number to Python, but not to whoever writes one.
        if type(value) is not kind:
            self.expected(wanted, value, steps, hint())
        return type(value) is kind

    def keys(
        self, given: Collection[Any], steps: Steps, known: Collection[str], needed: Sequence[str] = ()
    ) -> None:
        """Adds each key of a mapping that is not `known`, and each that is `needed` and not there."""
        missing = [key for key in needed if key not in given]
        strange = sorted((key for key in given if key not in known), key=str) if given else []
        misspelt = {key: close[0] for key in strange if (close := near(str(key), missing, 1, 0.6))}
        for key in missing:
            if key not in misspelt.values():
                self.refuse(steps, f"the key '{key}' is missing", length=1, code="missing-key")
        for key in strange:
            message, hint = unknown_key(key, known)
            hint = meant([misspelt[key]]) if key in misspelt else hint
            self.refuse((*steps, key), message, hint, key=True, code="unknown-key")


def expected(wanted: str, value: Any) -> str:
    """The message that a value is not what it should be."""
    return f"expected {wanted}, found {quoted(value)}"


def unknown_key(key: Any, known: Collection[str]) -> tuple[str, str]:
    """The message that a mapping has a key that it may not have, and the hint."""
    return f"'{key}' is not a key here", did_you_mean(str(key), known) or f"Keys here: {', '.join(known)}."


def quoted(value: Any) -> str:
    """A value as a message quotes it."""
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
