"""What the messages are told: the fields of a node as values that a message can show or choose by.

A word is chosen by as it stands in the expression and shown as the language has it:
`{ $which -> [from-stack] the top card *[other] the { $which } }`.
"""

from collections.abc import Callable, Sequence
from typing import Any

from babel import Locale
from fluent.runtime.types import FluentInt, FluentType

from gwt.dsl.amounts import Amount
from gwt.text.plain import CLOSE, OPEN

PLURAL = "plural"
"""The number of something of which the number is not known."""
Told = Any
"""A number, a text, or one of the values below."""


class Word(FluentType):
    """A name, a count or a noun; equal to the text that stands in the expression, with dashes for blanks.

    `shown` gives the word (`""`) or one of its attributes, for a number of what it names.
    """

    def __init__(self, word: str, shown: Callable[[str, Told], str]) -> None:
        self.text, self.key, self.shown = word, word.replace(" ", "-"), shown

    def __eq__(self, other: object) -> bool:
        return self.key == (other.key if isinstance(other, Word) else other)

    def __hash__(self) -> int:
        return hash(self.key)

    def format(self, locale: Locale) -> str:
        return self.shown("", 1)


class Part(FluentType):
    """A tree within another.

    What is shown is a mark in its place, which the voice replaces once the message is complete, so that
    neither the depth nor the length of a tree matters to Fluent.
    """

    def __init__(self, index: int, form: str) -> None:
        self.index, self.form = index, form

    def in_form(self, form: str) -> "Part":
        return Part(self.index, form)

    def format(self, locale: Locale) -> str:
        return f"{OPEN}{self.index}:{self.form}{CLOSE}"


class Several(FluentType):
    """A list, to be joined by `JOIN`; chosen by as `none` where it is empty, and by its `key` otherwise."""

    def __init__(self, parts: Sequence[Told], key: str = "some") -> None:
        self.parts, self.key = parts, key if parts else "none"

    def __eq__(self, other: object) -> bool:
        return self is other or self.key == other

    def __hash__(self) -> int:
        return hash(self.key)

    def format(self, locale: Locale) -> str:
        raise ValueError("a list is shown by JOIN")


class Measure(FluentType):
    """An amount that is no plain number."""

    def __init__(self, amount: Amount, shown: Callable[[], str]) -> None:
        self.amount, self.shown = amount, shown

    def format(self, locale: Locale) -> str:
        return self.shown()


def say(part: Part, *, form: str) -> Part:
    """`SAY($cost, form: "clause")`: a part in another form than the whole."""
    return part.in_form(form)


def attribute(word: Word, name: str) -> str:
    """`ATTR($count, "gender")`: something about a word."""
    return word.shown(name, 1)


def word(word: Word | Several, number: Told = PLURAL) -> str | Several:
    """`WORD($count, 2)`: a word, or each of a list, for so many, or for any number of them."""
    if isinstance(word, Several):
        return Several([one.shown("", number) for one in word.parts])
    return word.shown("", number)


def length(several: Several) -> FluentInt:
    """`LENGTH($actions)`: how many there are in a list."""
    return FluentInt(len(several.parts))


def sign(number: int) -> str:
    """`SIGN($printed)`: `plus`, `minus` or `none`."""
    return "plus" if number > 0 else "minus" if number < 0 else "none"


def absolute(number: int) -> FluentInt:
    """`ABS($printed)`: a number without its sign."""
    return FluentInt(abs(number))


def same(one: int, other: int) -> str:
    """`SAME($paid, $due)`: `yes` or `no`."""
    return "yes" if one == other else "no"
