"""The arguments of messages: the fields of a node, as values that Fluent can show and select by.

A word is selected by its text in the expression, and shown in the language:
`{ $which -> [from-stack] the top card *[other] the { $which } }`.
"""

from collections.abc import Callable, Sequence
from typing import Any

from babel import Locale
from fluent.runtime.types import FluentInt, FluentType

from gwt.dsl import Amount
from gwt.text.plain_names import ACTOR, CLOSE, OPEN

PLURAL = "plural"
"""Stands for an unknown number, which takes the plural."""
Told = Any
"""An argument of a message: a number, a text, or one of the classes below."""


class Word(FluentType):
    """A name, a count or a noun; equal to its text in the expression, with dashes for spaces.

    `shown(attribute, number)` returns the word (attribute `""`) or one of its attributes, for a number.
    `family` is the word by which messages for this kind of word are called. `argument` is the word in a
    count, such as the worker in a count of workers; `none` without one.
    """

    def __init__(
        self, word: str, render: Callable[[str, Told], str], family: str = "", argument: Told = "none"
    ) -> None:
        self.text, self.key, self.shown = word, word.replace(" ", "-"), render
        self.family, self.argument = family or self.key, argument

    def __eq__(self, other: object) -> bool:
        return self.key == (other.key if isinstance(other, Word) else other)

    def __hash__(self) -> int:
        return hash(self.key)

    def format(self, locale: Locale) -> str:
        return self.shown("", 1)


class Actor(FluentType):
    """The player whose effects a text says; equal to `you` if that is the reader.

    Fluent shows a mark instead of anybody else, for the name stands only where it comes first in
    the text, and a pronoun after that.
    """

    def __init__(self, name: str = "") -> None:
        self.name = name

    def __eq__(self, other: object) -> bool:
        return self is other or (other == "you" and not self.name)

    def __hash__(self) -> int:
        return hash(self.name)

    def format(self, locale: Locale) -> str:
        return ACTOR


READER = Actor()
"""The subject of a text that speaks to its reader."""


class Subtree(FluentType):
    """A tree within another tree.

    Fluent shows a mark in its place, which the voice replaces when the message is complete, so that
    Fluent never handles deep or long trees. A message can select by its kinds: its own message, and
    `compound` if it has trees in it or `simple` if not.
    """

    def __init__(self, index: int, form: str, kinds: frozenset[str], by: str = "") -> None:
        self.index, self.form, self.kinds, self.by = index, form, kinds, by

    def __eq__(self, other: object) -> bool:
        return self is other or other in self.kinds

    def __hash__(self) -> int:
        return hash(self.kinds)

    def in_form(self, form: str) -> "Subtree":
        return Subtree(self.index, form, self.kinds, self.by)

    def format(self, locale: Locale) -> str:
        return f"{OPEN}{self.index}:{self.form}:{self.by}{CLOSE}"


class Several(FluentType):
    """A list, which `JOIN` shows; a message can select by `none` if it is empty, and else by its kinds."""

    def __init__(self, parts: Sequence[Told], *kinds: str) -> None:
        self.parts, self.kinds = parts, frozenset(kinds or ("some",) if parts else ("none",))

    def __eq__(self, other: object) -> bool:
        return self is other or other in self.kinds

    def __hash__(self) -> int:
        return hash(self.kinds)

    def format(self, locale: Locale) -> str:
        raise ValueError("a list is shown by JOIN")


class Measure(FluentType):
    """An amount that is not a plain number."""

    def __init__(self, amount: Amount, render: Callable[[], str]) -> None:
        self.amount, self.shown = amount, render

    def format(self, locale: Locale) -> str:
        return self.shown()


def fluent_say(part: Subtree, *, form: str, by: str = "") -> Subtree:
    """Implements `SAY($cost, form: "clause")`: a part in another grammatical form than the whole.

    `by` is `others` for what other players do, who are told it as its readers.
    """
    return Subtree(part.index, form, part.kinds, by or part.by)


def fluent_attribute(word: Word | Several, name: str) -> str | Several:
    """Implements `ATTR($count, "gender")`: an attribute of a word, or of each word of a list."""
    if isinstance(word, Several):
        return Several([part.shown(name, 1) for part in word.parts])
    return word.shown(name, 1)


def fluent_word(word: Word | Several, number: Told = PLURAL) -> str | Several:
    """Implements `WORD($count, 2)`: a word, or each word of a list, for a number; plural by default."""
    if isinstance(word, Several):
        return Several([part.shown("", number) for part in word.parts])
    return word.shown("", number)


def fluent_length(several: Several) -> FluentInt:
    """Implements `LENGTH($actions)`: the length of a list."""
    return FluentInt(len(several.parts))


def fluent_sign(number: int) -> str:
    """Implements `SIGN($printed)`: `plus`, `minus` or `none`."""
    return "plus" if number > 0 else "minus" if number < 0 else "none"


def fluent_absolute(number: int) -> FluentInt:
    """Implements `ABS($printed)`: a number without its sign."""
    return FluentInt(abs(number))


def fluent_same(a: int, b: int) -> str:
    """Implements `SAME($paid, $due)`: `yes` or `no`."""
    return "yes" if a == b else "no"
