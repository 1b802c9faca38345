"""The errors of the package, told apart by who can mend them.

`ContentError` is the author's, `RecordError` belongs to whoever keeps the saved game, `IllegalChoice`
and `UsageError` are the caller's.
A mistake of our own is a plain `assert` and is never caught.
"""

import re
from collections.abc import Iterable
from itertools import takewhile
from typing import Any, Self

from attrs import field, frozen


class GwtError(Exception):
    """Whatever this package refuses, with a message for a person."""


class IllegalChoice(GwtError):
    """The option is not among those of the current decision; nothing has changed."""


class UsageError(GwtError):
    """A call asks for something that does not exist: a game, a pack, a ruling, a number of players."""

    about: str = ""
    """The argument of a new game, and key of a position, that asks for it, if it is one."""

    def of(self, about: str) -> Self:
        """The same, of an argument."""
        self.about = about
        return self


class UnfinishedGame(GwtError):
    """A game that goes on and on; `record` is what was played of it, as it would be saved."""

    def __init__(self, message: str, record: str = "") -> None:
        # Both are arguments, so that they arrive when the error comes from another process.
        super().__init__(message, record)
        self.message, self.record = message, record

    def __str__(self) -> str:
        return self.message


class ExpressionError(GwtError):
    """An expression that cannot be read.

    `offset` and `length` are in characters of the expression, from 0; `code` as in `Problem`.
    `others` are further mistakes of the same expression, which have nothing to do with this one.
    """

    others: tuple["ExpressionError", ...] = ()

    def __init__(self, message: str, offset: int, length: int = 1, hint: str = "", code: str = "") -> None:
        super().__init__(message)
        self.message, self.offset, self.length, self.hint = message, offset, length, hint
        self.code = code

    def __reduce__(self) -> tuple[Any, ...]:
        given = (self.message, self.offset, self.length, self.hint, self.code)
        return type(self), given, {"others": self.others}


@frozen
class Place:
    """A position in a text: `line` and `column` count from 1."""

    file: str
    line: int
    column: int
    source: str = ""
    """The whole source line, to be shown above a caret; empty where there is none."""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


_LONGEST_MESSAGE = 1_000
"""Characters of a message; what is quoted in it may be as long as a file."""


def short(text: str) -> str:
    """A message without its middle, where it is very long."""
    half = _LONGEST_MESSAGE // 2
    return text if len(text) <= _LONGEST_MESSAGE else f"{text[:half]} [...] {text[-half:]}"


CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f]")
"""A character that a terminal does not show but obeys."""
_SHOWN = {number: 0x2400 + number for number in range(32) if number not in (9, 10)}
_SHOWN |= {0x7F: 0x2421} | dict.fromkeys(range(0x80, 0xA0), 0xFFFD)


def visible(text: str) -> str:
    """A text in which a character stands for each that a terminal would obey."""
    return text if text.isprintable() else text.translate(_SHOWN)


@frozen
class Problem:
    """One thing that is wrong in a file: where, what, and what would be right."""

    place: Place
    message: str = field(converter=short)
    hint: str = field(default="", converter=short)
    length: int = field(default=1)
    code: str = ""
    """What kind of problem it is, by its name in the documents; empty outside of content."""

    def __str__(self) -> str:
        return self.with_place(self.message)

    def with_place(self, message: str) -> str:
        """The place and the message, the line with carets below it, and the hint."""
        lines = [f"{self.place}: {message}"]
        if self.place.source:
            lines += _underlined(self.place.source, self.place.column - 1, self.length)
        if self.hint:
            lines.append(f"  {self.hint}")
        return visible("\n".join(lines))


_WIDEST = 300
"""Characters of a source line that are shown."""


def _underlined(source: str, start: int, length: int) -> list[str]:
    """A source line, or the part of a very long one that matters, with carets below it."""
    cut = max(0, start - _WIDEST // 2) if len(source) > _WIDEST else 0
    shown = source[cut : cut + _WIDEST]
    carets = "^" * max(1, min(length, len(shown) - (start - cut)))
    return [f"    {shown}", "    " + " " * (start - cut) + carets]


class LocatedError(GwtError):
    """Everything that is wrong with some files, each problem with its place."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))

    def __reduce__(self) -> tuple[Any, ...]:
        # Made again of the problems, and not of the text, when it comes from another process.
        return type(self), (self.problems,)


class ContentError(LocatedError):
    """A pack that cannot be used; all problems of all its files at once."""


class RecordError(LocatedError):
    """A saved game that cannot be read or no longer fits.

    `played` of its choices still fit, and `game` is the game after them, if it could be started.
    """

    def __init__(self, problems: Iterable[Problem], played: int = 0, game: Any = None) -> None:
        super().__init__(problems)
        self.played, self.game = played, game

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.problems, self.played, self.game)


MEANT = "Did you mean"
"""How a hint begins that names the nearest words."""


def did_you_mean(word: str, known: Iterable[str], most: int = 3, alike: float = 0.6) -> str:
    """A hint that names the nearest known words, or all of them where they are few."""
    names = set(known) - {word}
    found = near(word, names, most, alike)
    if found:
        return meant(found)
    if names and len(names) <= 8:
        return f"Known here: {', '.join(sorted(names))}."
    return ""


def near(word: str, known: Iterable[str], most: int, alike: float) -> list[str]:
    """The known words that are nearest to a word, the nearest first.

    Two letters that have changed places are the likeliest mistake, and in a short word the largest.
    """
    from difflib import get_close_matches

    if len(word) > _LONGEST_WORD:
        return []
    names = _comparable(word, set(known) - {word})
    letters = sorted(word)
    small = [word.lower()] if word.lower() in names else []
    turned = [name for name in names if len(name) == len(word) and sorted(name) == letters]
    close = get_close_matches(word, names, n=most, cutoff=alike)
    return list(dict.fromkeys([*small, *turned, *close]))[:most]


_LONGEST_WORD = 100
"""Characters of a word for which near ones are looked for."""
_MOST_COMPARED = 500
"""Words with which one is compared; of more, those that begin alike, as most mistyped words do."""


def _comparable(word: str, known: set[str]) -> list[str]:
    """The words with which a word is compared, so that a long list of names costs little for each word."""
    names = [one for one in known if len(one) <= 3 * len(word)]
    if len(names) > _MOST_COMPARED:
        names.sort(key=lambda one: (-_shared(word, one), one))
    return sorted(names[:_MOST_COMPARED])


def _shared(word: str, other: str) -> int:
    """The letters with which both begin."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(word, other, strict=False)))


def meant(names: Iterable[str]) -> str:
    """The hint that asks whether one of these was meant."""
    return f"{MEANT} {' or '.join(repr(name) for name in names)}?"


def part(value: object, most: int = 80) -> str:
    """A text or another value as it is quoted in a message: of one that is very long, the beginning."""
    try:
        text = value if isinstance(value, str) else repr(value)
    except ValueError:
        # Python writes no number of thousands of digits.
        return "a number too long to be told"
    return visible(text) if len(text) <= most else f"{visible(text[:most])}..."


def either(words: Iterable[object]) -> str:
    """`2, 3 or 4`."""
    *first, last = map(str, words)
    return f"{', '.join(first)} or {last}" if first else last


def many(number: int, word: str) -> str:
    """`1 game`, `2 games`."""
    return f"{number:,} {word}{'' if number == 1 else 's'}"
