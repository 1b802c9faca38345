"""The errors of the package, by who can fix them.

A `ContentError` is for the author of a pack, a `RecordError` for the owner of a saved game, an
`IllegalChoice` or `UsageError` for the caller.
A bug in this package fails an `assert`, which is never caught.
"""

import re
from collections.abc import Iterable, Sequence
from contextlib import suppress
from enum import Enum
from operator import index
from typing import Any, Self, SupportsIndex

from attrs import field, frozen


class GwtError(Exception):
    """The base class of all errors of this package; its text is a message for a person.

    Examples:
        >>> import gwt
        >>> try:
        ...     gwt.new_game(players=7)
        ... except gwt.GwtError as error:
        ...     print(error)
        Great Western Trail (first edition) is for 2, 3 or 4 players, not 7
    """


class IllegalChoice(GwtError):
    """The option is not among those of the current decision; nothing has changed.

    Examples:
        >>> import gwt
        >>> try:
        ...     gwt.new_game(players=2, seed=1).play("hire worker")
        ... except gwt.IllegalChoice as error:
        ...     print(str(error).splitlines()[0])
        'hire worker' is not an option now; the options are:
    """


class UsageError(GwtError):
    """A call asks for something that does not exist: a game, a pack, a ruling, a number of players.

    Examples:
        >>> import gwt
        >>> try:
        ...     gwt.new_game(players=2, setup="frist-game")
        ... except gwt.UsageError as error:
        ...     print(error.about, "-", error)
        setup - there is no setup 'frist-game'. Did you mean 'first-game'?
    """

    about: str = ""
    """The argument of `new_game`, and key of a position, that is wrong; empty if it is none of these."""

    def with_subject(self, about: str) -> Self:
        """Sets `about`, and returns the error."""
        self.about = about
        return self


class UnfinishedGame(GwtError):
    """A game that does not end; `record` is the text of the saved game so far."""

    def __init__(self, message: str, record: str = "") -> None:
        # Both are arguments, so that they survive pickling when the error comes from another process.
        super().__init__(message, record)
        self.message: str = message
        self.record: str = record

    def __str__(self) -> str:
        return self.message


class ImpossibleState(GwtError):
    """A state that no game can reach, such as one from a position; the game cannot continue from it."""


class WorkerCrash(GwtError):
    """Worker processes died again and again, for example because memory ran out."""


class HintKind(Enum):
    """The kind of a hint, by which code decides; no code reads its sentence."""

    ADVICE = "advice"
    """A sentence about what to do, or why something is wrong."""
    MEANT = "meant"
    """The known words that are most similar."""
    KNOWN = "known"
    """All words that are known."""
    EXPECTED = "expected"
    """The words that the grammar expects at a place."""
    OFFER = "offer"
    """The key that allows it anyway."""


class ProblemHint(str):
    """The sentence of a hint, with what it says as data: its kind and its words."""

    kind: HintKind
    words: tuple[str, ...]

    def __new__(cls, text: str = "", kind: HintKind = HintKind.ADVICE, words: Iterable[str] = ()) -> Self:
        hint = super().__new__(cls, shorten_message(text))
        hint.kind, hint.words = kind, tuple(words)
        return hint

    def also(self, text: str) -> "ProblemHint":
        """Returns the hint with another sentence behind it."""
        return ProblemHint(f"{self} {text}".strip(), self.kind, self.words)


class Message(str):
    """The text of a message, with the word, key or part of an expression that it is about."""

    about: str

    def __new__(cls, text: str, about: object = "") -> Self:
        message = super().__new__(cls, shorten_message(text))
        message.about = str(about)
        return message


def as_hint(text: str) -> ProblemHint:
    """Returns a text as a hint; one that is a hint already as it is."""
    return text if isinstance(text, ProblemHint) else ProblemHint(text)


def as_message(text: str) -> Message:
    """Returns a text as a message; one that is a message already as it is."""
    return text if isinstance(text, Message) else Message(text)


class ExpressionError(GwtError):
    """An expression that cannot be parsed.

    `offset` and `length` are in characters of the expression, from 0; `code` is that of `Problem`.
    `others` are further, independent mistakes in the same expression.
    """

    others: tuple["ExpressionError", ...] = ()

    def __init__(self, message: str, offset: int, length: int = 1, hint: str = "", code: str = "") -> None:
        super().__init__(message)
        self.message, self.hint = as_message(message), as_hint(hint)
        self.offset, self.length, self.code = offset, length, code

    def with_hint(self, hint: str) -> "ExpressionError":
        """Returns the same error with another hint."""
        return ExpressionError(self.message, self.offset, self.length, hint, self.code)

    def __reduce__(self) -> tuple[Any, ...]:
        arguments = (self.message, self.offset, self.length, self.hint, self.code)
        return type(self), arguments, {"others": self.others}


@frozen
class Place:
    """A position in a text: `line` and `column` count from 1."""

    file: str
    line: int
    column: int
    source: str = ""
    """The whole source line, which is shown above the caret; empty if there is none."""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


_LONGEST_MESSAGE = 1_000
"""The most characters of a message, which may quote something as long as a file."""


def shorten_message(text: str) -> str:
    """Returns a message, without its middle if it is very long."""
    half = _LONGEST_MESSAGE // 2
    return text if len(text) <= _LONGEST_MESSAGE else f"{text[:half]} [...] {text[-half:]}"


CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f]")
"""A control character, which a terminal obeys instead of showing it."""
_SHOWN = {number: 0x2400 + number for number in range(32) if number not in (9, 10)}
_SHOWN |= {0x7F: 0x2421} | dict.fromkeys(range(0x80, 0xA0), 0xFFFD)


def escape_control_characters(text: str) -> str:
    """Returns a text with every control character replaced by a visible one."""
    return text if text.isprintable() else text.translate(_SHOWN)


@frozen
class Problem:
    """A mistake in a file: its place, a message, and a hint how to fix it.

    Examples:
        >>> import gwt
        >>> try:
        ...     gwt.loads("no game")
        ... except gwt.RecordError as error:
        ...     (problem,) = error.problems
        >>> print(problem)
        <text>:1:1: this is not a saved game
            no game
            ^^^^^^^
          It would begin with 'gwt 3'.
    """

    place: Place
    message: Message = field(converter=as_message)
    hint: ProblemHint = field(default=ProblemHint(), converter=as_hint)
    length: int = field(default=1)
    code: str = ""
    """The code of its kind, see `content/problems.yaml`; empty for problems outside of content."""

    def __str__(self) -> str:
        return self.with_place(self.message)

    def with_place(self, message: str) -> str:
        """Returns the place with a message, the source line with carets below it, and the hint."""
        lines = [f"{self.place}: {message}"]
        if self.place.source:
            lines += _underlined(self.place.source, self.place.column - 1, self.length)
        if self.hint:
            lines.append(f"  {self.hint}")
        return escape_control_characters("\n".join(lines))


_WIDEST = 300
"""The most characters of a source line that are shown."""


def _underlined(source: str, start: int, length: int) -> list[str]:
    """Returns a source line, or the relevant part of a very long one, with carets below it."""
    cut = max(0, start - _WIDEST // 2) if len(source) > _WIDEST else 0
    excerpt = source[cut : cut + _WIDEST]
    carets = "^" * max(1, min(length, len(excerpt) - (start - cut)))
    return [f"    {excerpt}", "    " + " " * (start - cut) + carets]


class LocatedError(GwtError):
    """The problems of some files, each with its place.

    Examples:
        >>> import gwt
        >>> try:
        ...     gwt.from_position("{players: 2, seat: 3, phase: arived}")
        ... except gwt.LocatedError as error:
        ...     for problem in error.problems:
        ...         print(problem.place, problem.message, problem.hint, sep=" | ")
        <position>:1:20 | 3 is not a seat here | Known here: 1, 2.
        <position>:1:30 | 'arived' is not a phase here | Did you mean 'arrived'?
    """

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems: tuple[Problem, ...] = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))

    def __reduce__(self) -> tuple[Any, ...]:
        # Unpickled from the problems, and not from the text, when it comes from another process.
        return type(self), (self.problems,)


class ContentError(LocatedError):
    """A pack, position or scenario that cannot be used, with all problems of all its files.

    Examples:
        >>> import gwt
        >>> try:
        ...     gwt.from_position("{players: 2, seats: [{money: lots}]}")
        ... except gwt.ContentError as error:
        ...     print(error)
        <position>:1:30: expected a whole number, found 'lots'
            {players: 2, seats: [{money: lots}]}
                                         ^^^^
    """


class RecordError(LocatedError):
    """A saved game that cannot be read, or that can no longer be replayed.

    `played` is the number of choices that could be replayed, and `game` the game after them, or None if
    it could not be started.

    Examples:
        >>> import gwt
        >>> game = gwt.new_game(players=2, seed=1)
        >>> events = game.play(game.options[0])
        >>> events = game.play(game.options[0])
        >>> *lines, first, second, last = gwt.dumps(game).splitlines()
        >>> try:
        ...     gwt.loads("\\n".join([*lines, first, "hire nobody", last]))
        ... except gwt.RecordError as error:
        ...     print(error.played, error.problems[0].place)
        0 <text>:16:1
    """

    def __init__(self, problems: Iterable[Problem], played: int = 0, game: object = None) -> None:
        super().__init__(problems)
        self.played: int = played
        self.game: Any = game

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.problems, self.played, self.game)


def did_you_mean(word: str, candidates: Iterable[str], most: int = 3, alike: float = 0.6) -> ProblemHint:
    """Returns a hint with the most similar known words, or with all of them if they are few; may be empty.

    `most` is the number of suggestions, `alike` the required similarity from 0 to 1 (see `difflib`).
    """
    from gwt.spelling import nearest_words

    names = set(candidates) - {word}
    matches = nearest_words(word, names, most, alike)
    if matches:
        return did_you_mean_one_of(matches)
    allowed = sorted(names) if len(names) <= 8 else []
    return ProblemHint(f"Known here: {', '.join(allowed)}." if allowed else "", HintKind.KNOWN, allowed)


def did_you_mean_one_of(names: Iterable[str]) -> ProblemHint:
    """Returns the hint that asks whether one of these names was meant; without names an empty one."""
    names = tuple(names)
    question = f"Did you mean {' or '.join(repr(name.strip()) for name in names)}?" if names else ""
    return ProblemHint(question, HintKind.MEANT, names)


def expected_one_of(words: Sequence[str], examples: Sequence[str] = (), most: int = 12) -> ProblemHint:
    """Returns the hint with what a grammar expects, at most so many, and with examples; without words an
    empty one."""
    shown = [*words[:most], f"{len(words) - most} other words"] if len(words) > most else words
    such = f", as in {join_with_or(map(repr, examples))}" if examples else ""
    return ProblemHint(f"Expected {join_with_or(shown)}{such}." if words else "", HintKind.EXPECTED, words)


def shorten_value(value: object, most: int = 80) -> str:
    """Returns a value as a message quotes it: at most `most` characters of it."""
    try:
        text = value if isinstance(value, str) else repr(value)
    except ValueError:
        # Python refuses to convert numbers with thousands of digits.
        return "a number too long to be shown"
    return (
        escape_control_characters(text)
        if len(text) <= most
        else f"{escape_control_characters(text[:most])}..."
    )


def whole_number(value: SupportsIndex, name: str = "") -> int:
    """Returns a number, such as one of numpy, as a number of Python.

    Args:
        name: that of the argument of which it is the value, for the message.

    Raises:
        UsageError: it is no whole number, or it is True or False.
    """
    if type(value) is not bool:
        with suppress(TypeError):
            return index(value)
    quoted = shorten_value(repr(value))
    message = (
        f"{name} is a whole number, not {quoted}" if name else f"expected a whole number, found {quoted}"
    )
    raise UsageError(message).with_subject(name)


def seat_number(value: SupportsIndex, players: int) -> int:
    """Returns a seat, from 0, as a number of Python. Raises `UsageError` if there is no such seat."""
    seat = value if type(value) is int else whole_number(value, "seat")
    if 0 <= seat < players:
        return seat
    raise UsageError(f"there is no seat {shorten_value(seat)}: seats are 0 to {players - 1}")


def join_with_or(words: Iterable[object]) -> str:
    """Joins words as in `2, 3 or 4`."""
    *first, last = map(str, words)
    return f"{', '.join(first)} or {last}" if first else last


def capitalize(text: str) -> str:
    """Returns a text with its first letter large; ids and names in it keep theirs."""
    return text[:1].upper() + text[1:]


def count_noun(number: int, word: str) -> str:
    """Returns a number and a noun, as in `1 game` or `2 games`."""
    return f"{number:,} {word}{'' if number == 1 else 's'}"
