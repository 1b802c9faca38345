"""Checks the types and keys of YAML values; every reader of YAML uses the same messages."""

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any

from attrs import define, field

from gwt import dsl, errors, memory_cache, resources, spelling
from gwt.packs.document import Document
from gwt.packs.shape_hints import any_list_hint, any_mapping_hint, scalar_hint
from gwt.packs.traversal import KeyPath

PLAIN = {int: "a whole number", str: "a text", bool: "true or false"}
"""The words of messages for a value of each type."""


Hint = Callable[[], str]
"""A function that returns a hint; called only if there is a problem."""


def _none() -> str:
    return ""


_USUAL: Mapping[type, Callable[[Any], str]] = {
    list: any_list_hint,
    int: lambda value: scalar_hint(value, int),
    str: lambda value: scalar_hint(value, str),
    bool: lambda value: scalar_hint(value, bool),
}
"""The hints for values that should be of a type and are not, where the reader has none."""


@define(eq=False)
class ValueChecker:
    """Checks values of one document and collects the problems."""

    document: Document
    problems: list[errors.Problem] = field(factory=list, kw_only=True)

    def add_problem(self, key_path: KeyPath, message: str, hint: str = "", **where: Any) -> None:
        """Adds a problem with the value at `key_path`; `where` is as in `Document.problem`."""
        self.problems.append(self.document.problem(key_path, message, hint, **where))

    def add_expected_problem(self, kind: str, value: Any, key_path: KeyPath, hint: str = "") -> None:
        """Adds the problem that a value is not `kind`, such as 'a list'."""
        self.add_problem(key_path, expected_message(kind, value), hint, code="wrong-kind")

    def is_mapping(self, value: Any, key_path: KeyPath, kind: str = "a mapping") -> bool:
        """Returns whether a value is a mapping, and adds a problem if it is not; so do the next two."""
        # What an entry holds is known by its keys, and no list of values says which is which.
        usual = kind == "a mapping"
        return self._is(dict, kind, value, key_path, (lambda: any_mapping_hint(value)) if usual else _none)

    def is_list(self, value: Any, key_path: KeyPath, kind: str = "a list", hint: Hint = _none) -> bool:
        return self._is(list, kind, value, key_path, hint)

    def is_plain(self, entry_class: type, value: Any, key_path: KeyPath, hint: Hint = _none) -> bool:
        """Returns whether a value is an `int`, `str` or `bool`, as `kind` says."""
        return self._is(entry_class, PLAIN[entry_class], value, key_path, hint)

    def _is(
        self, entry_class: type, wanted_kind: str, value: Any, key_path: KeyPath, hint: Hint = _none
    ) -> bool:
        # `bool` is a subclass of `int`, but `true` is not a number in YAML.
        if type(value) is not entry_class:
            text = self._of_comment(value, key_path) or hint()
            text = text or (_USUAL[entry_class](value) if entry_class in _USUAL else "")
            self.add_expected_problem(wanted_kind, value, key_path, text)
        return type(value) is entry_class

    def _of_comment(self, value: Any, key_path: KeyPath) -> str:
        """Returns the hint for a value that is missing because it begins with the sign of a comment."""
        line = self.document.problem(key_path, "").place.source if value is None else ""
        comment = re.search(r":\s+(#\S.*)", line)
        if comment is None:
            return ""
        return f"Behind ' #' all is a comment: write it in quotes, \"{errors.shorten_value(comment[1])}\"."

    def keys(
        self,
        mapping: Mapping[Any, Any],
        key_path: KeyPath,
        allowed: Collection[str],
        needed: Sequence[str] = (),
        plain: Collection[str] = (),
    ) -> None:
        """Adds a problem for each key that is not `allowed`, and for each that is `needed` and missing.

        `plain` are the known keys of numbers and texts; none is suggested for a list or a mapping.
        """
        missing = [key for key in needed if key not in mapping]
        strange = sorted((key for key in mapping if key not in allowed), key=str) if mapping else []
        misspelt = self._misspelt(mapping, missing, strange, plain)
        for key in missing:
            if key not in misspelt.values():
                self.add_problem(key_path, f"the key '{key}' is missing", length=1, code="missing-key")
        before = dict(zip(list(mapping)[1:], mapping, strict=False)) if strange else {}
        for key in strange:
            if mapping[key] is None and self._is_rest_of_text(mapping, before.get(key), key, key_path):
                continue
            holds_more = isinstance(mapping[key], list | dict)
            fitting = [name for name in allowed if not (holds_more and name in plain)] or allowed
            # A misspelt key is reported as such, even if its value does not fit either.
            slips = not spelling.nearest_words(str(key), fitting, 1, 0.6) and spelling.nearest_words(
                str(key), allowed, 1, 0.8
            )
            message, hint = unknown_key_message(key, allowed if slips else fitting)
            hint = errors.did_you_mean_one_of([misspelt[key]]) if key in misspelt else hint
            self.add_problem((*key_path, key), message, hint, key=True, code="unknown-key")

    def _misspelt(
        self, mapping: Mapping[Any, Any], missing: list[str], strange: list[Any], plain: Collection[str]
    ) -> dict[Any, str]:
        """Returns the unknown keys that stand for missing ones, each with the one that was meant."""
        misspelt = {
            key: close[0] for key in strange if (close := spelling.nearest_words(str(key), missing, 1, 0.6))
        }
        left = [key for key in missing if key not in misspelt.values()]
        others = [key for key in strange if key not in misspelt and self._may_be(mapping[key], left, plain)]
        if len(left) == len(others) == 1:
            misspelt[others[0]] = left[0]
        return misspelt

    def _may_be(self, value: Any, missing: Sequence[str], plain: Collection[str]) -> bool:
        """Returns whether a value may belong to the first key that is missing, by what it holds."""
        return bool(missing) and isinstance(value, list | dict) != (missing[0] in plain)

    def _is_rest_of_text(
        self, mapping: Mapping[Any, Any], before: Any, key: Any, key_path: KeyPath
    ) -> bool:
        """Returns whether a key is the rest of the text `before` it, and adds a problem if it is."""
        place = self.document.problem((*key_path, key), "", key=True).place
        if not isinstance(mapping.get(before), str) or not self._ends_at(place, (*key_path, before)):
            return False
        message = f"the text ends at its comma, and '{key}' is read as a key"
        hint = f'Write it in quotes: "{mapping[before]}, {key}".'
        self.add_problem((*key_path, before), message, hint, code="unknown-key")
        return True

    def _ends_at(self, place: errors.Place, key_path: KeyPath) -> bool:
        """Returns whether only a comma stands between the value at `key_path` and a place in its line."""
        value = self.document.problem(key_path, "")
        behind = value.place.column - 1 + value.length
        same_line = (value.place.file, value.place.line) == (place.file, place.line)
        return same_line and place.source[behind : place.column - 1].strip() == ","


def expected_message(description: str, value: Any) -> str:
    """Returns the message that a value is not `description`."""
    return f"expected {description}, found {quote_value(value)}"


def unknown_key_message(key: Any, names: Collection[str]) -> tuple[errors.Message, str]:
    """Returns the message and the hint for an unknown key of a mapping."""
    message = errors.Message(f"'{key}' is not a key here", key)
    if key == "when" and "triggers" in names:
        return message, "Write it in 'triggers': 'when', an event, and what happens in brackets."
    if meant := same_meaning(errors.shorten_value(str(key)), names):
        return message, errors.did_you_mean_one_of(meant)
    if key in dsl.UNSAYABLE:
        return errors.Message(f"'{key}' cannot be said yet ({dsl.UNSAYABLE[key]})"), dsl.UNSAYABLE_HINT
    return message, errors.did_you_mean(str(key), names) or f"Keys here: {', '.join(names)}."


def same_meaning(word: str, names: Iterable[str]) -> list[str]:
    """Returns those of some names that mean the same as a word, or the same with its number."""

    def same(pair: tuple[str, str]) -> bool:
        return pair[0] == pair[1] or any(words.issuperset(pair) for words in _key_meanings())

    if persons := [name for name in names if word.lower() in (f"{name}s", f"{name}es")]:
        return persons
    parts = word.lower().split()
    return [
        name
        for name in dict.fromkeys(names)
        if len(parts) == len(name.split()) and all(map(same, zip(parts, name.split(), strict=True)))
    ]


@memory_cache.bounded_cache(1)
def _key_meanings() -> list[set[str]]:
    """Returns keys with what authors write for them, from `content/keys.yaml`."""
    from gwt.packs.yaml_parser import parse_file

    return [
        set(words.split()) for words in parse_file(resources.data_root() / "content" / "keys.yaml").data
    ]


def quote_value(value: Any) -> str:
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
            return repr(errors.shorten_value(value))
    return errors.shorten_value(value)
