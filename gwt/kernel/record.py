"""A saved game: its premise as a header, and one line for each choice, which can be read aloud."""

import re
from collections.abc import Iterable, Mapping, Sequence

from attrs import field, frozen

from gwt.dsl import Effect
from gwt.errors import Place, Problem, RecordError, did_you_mean, shorten_value
from gwt.kernel.premise import PackVersion, Premise
from gwt.kernel.rules import FinalScore

FORMAT = 3
"""The version of the format, written in the first line.

Since 3 a seat is asked for what it can do freely before every task that this could change, and who declines
an effect says what is forgone.
"""
EARLIER = 2
"""The format of 1.0.0, which is read, and written no more."""
LAST_READER = "1.1.0.dev0 (commit 50a47089)"
"""The last version that reads what versions before 1.0.0 wrote."""

RESULT = "scores: "
"""The beginning of the line with the end of a game."""

_HEADER = ("library", "game", "pack", "players", "setup", "seed", "first", "rulings", "position", "choices")
_STATE = re.compile(r"state ([0-9]{1,9}): ([0-9a-f]{16})")


@frozen
class RecordLine:
    """A choice in a saved game, and its line in the file."""

    text: str
    number: int
    """The line, from 1."""


@frozen
class StateMark:
    """The hash of a state as it stands in a file."""

    digest: str
    line: RecordLine


@frozen
class Record:
    """A parsed saved game; its choices have not been checked."""

    premise: Premise
    position: str
    """The position that the game starts from; empty for a table that has just been set up."""
    lines: tuple[RecordLine, ...]
    header: Mapping[str, tuple[int, str]]
    """The line of each key of the header: its number, from 1, and its text."""
    file: str
    format: int = FORMAT
    library: str = ""
    """The version of the package that saved it."""
    states: Mapping[int, StateMark] = field(factory=dict)
    """By the choices made before."""
    result: RecordLine | None = None
    """Of a game that is over, how it has ended."""

    def header_problem(self, key: str, message: str, hint: str = "") -> Problem:
        """A problem with a line of the header."""
        number, text = self.header[key]
        return Problem(Place(self.file, number, 1, text), message, hint, len(text))

    def problem(self, line: RecordLine, message: str, hint: str = "", length: int | None = None) -> Problem:
        """A problem with a choice, at its place in the file."""
        place = Place(self.file, line.number, 1, line.text)
        return Problem(place, message, hint, len(line.text) if length is None else length)


@frozen
class ReplayChanges:
    """The differences between a loaded game and the one that was saved."""

    because: tuple[Problem, ...]
    """A problem for each pack, and for the library, that has changed, at its line of the file."""
    state: Problem | None
    """The first saved state or result that differs now; None if all are the same."""

    @property
    def problems(self) -> tuple[Problem, ...]:
        """All differences, each with its place."""
        return self.because if self.state is None else (*self.because, self.state)

    def __str__(self) -> str:
        return "\n".join(map(str, self.problems))


def format_record(
    premise: Premise,
    choices: Iterable[Effect],
    position: str = "",
    *,
    library: str = "",
    states: Mapping[int, str] | None = None,
    result: str = "",
    format: int = FORMAT,
) -> str:
    """The text of a saved game; the same game gives the same text, byte for byte.

    `library` is the version of the package, and `states` are hashes of states by the choices made before.
    `result` is a line with a colon that says how the game has ended.
    """
    chosen, start = list(choices), position.splitlines()
    header = {
        "library": library or "none",
        "game": premise.game,
        "pack": ", ".join(map(str, premise.packs)),
        "players": premise.players,
        "setup": premise.setup,
        "seed": premise.seed,
        "first": "by seed" if premise.first is None else f"seat {premise.first + 1}",
        "rulings": ", ".join(premise.rulings) or "none",
        "position": f"{len(start)} lines" if start else "none",
        "choices": len(chosen),
    }
    lines = [f"gwt {format}", *(f"{key}: {value}" for key, value in header.items()), *start, ""]
    for count in range(len(chosen) + 1):
        if count:
            lines.append(str(chosen[count - 1]))
        if states and count in states:
            lines.append(f"state {count}: {states[count]}")
    if result:
        lines.append(result)
    return "\n".join(lines) + "\n"


def format_result(scores: Sequence[FinalScore], winners: Iterable[int]) -> str:
    """Returns the line with the result of a game: the totals of all seats, and the winners, from 1."""
    totals = ", ".join(str(score.total) for score in scores)
    return f"{RESULT}{totals}; winners: {', '.join(str(seat + 1) for seat in winners)}"


def parse_record(text: str, file: str) -> Record:
    """The record in a text; `file` is its name in messages.

    Raises:
        RecordError: it is not a saved game of this format, or it is cut short.
    """
    lines = text.split("\n")
    format = _format(lines[0], file)
    values: dict[str, str] = {}
    known_at: dict[str, int] = {}
    position = ""
    at = 1
    while at < len(lines) and lines[at].strip():
        key, colon, value = lines[at].partition(":")
        if not colon or key not in _HEADER or key in values:
            message = f"'{shorten_value(key)}' is not expected in the header"
            raise _error(file, at, lines[at], message, did_you_mean(key, _HEADER))
        values[key], known_at[key] = value.strip(), at
        if key == "choices" and values.get("position", "none") != "none":
            count = _number(values["position"].removesuffix(" lines"), "position", file, lines)
            if count == 0:
                message = "expected 'none' or a number of lines from 1"
                raise _header_error("position", message, file, lines)
            position = "\n".join(lines[at + 1 : at + 1 + count]) + "\n"
            at += count
        at += 1
    for key in _HEADER:
        if key not in values:
            last = min(at, len(lines)) - 1
            raise _error(file, last, lines[last], f"the header has no '{key}'")
    if not text.endswith("\n"):
        hint = "It has been cut short or edited."
        raise _error(file, len(lines) - 1, lines[-1], "the last line is not whole", hint)
    result = _result(lines)
    until = lines[: result.number - 1] if result else lines
    choices, states = _choices(until, at + 1, file)
    expected = _number(values["choices"], "choices", file, lines)
    if len(choices) != expected:
        last = len(lines) - 1
        message = f"the file holds {len(choices)} of {expected} choices"
        raise _error(file, last, lines[last], message, "It has been cut short or edited.")
    header = {key: (at + 1, lines[at]) for key, at in known_at.items()}
    premise = _premise(values, file, lines)
    return Record(premise, position, choices, header, file, format, values["library"], states, result)


def _result(lines: list[str]) -> RecordLine | None:
    """The last line, if it says how the game has ended."""
    at = len(lines) - 2
    return RecordLine(lines[at], at + 1) if at >= 0 and lines[at].startswith(RESULT) else None


def _choices(
    lines: list[str], start: int, file: str
) -> tuple[tuple[RecordLine, ...], dict[int, StateMark]]:
    """Returns the choices from a line on, and the hashes of states between them."""
    choices: list[RecordLine] = []
    states: dict[int, StateMark] = {}
    for at in range(start, len(lines)):
        line = RecordLine(lines[at], at + 1)
        # No expression has a colon in it.
        if line.text.startswith("state ") and ":" in line.text:
            match = _STATE.fullmatch(line.text)
            if match is None:
                hint = "It would be the choices made before, a colon and 16 digits from 0 to f."
                raise _error(file, at, line.text, "this is not the hash of a state", hint)
            if int(match[1]) != len(choices) or len(choices) in states:
                message = f"expected a choice or the state after {len(choices)} choices"
                raise _error(file, at, line.text, message, "It has been edited.")
            states[len(choices)] = StateMark(match[2], line)
        elif line.text.strip():
            choices.append(line)
    return tuple(choices), states


def _format(line: str, file: str) -> int:
    """Returns the format that the first line names."""
    if not line.startswith("gwt "):
        raise _error(file, 0, line, "this is not a saved game", f"It would begin with 'gwt {FORMAT}'.")
    if line == "gwt 1":
        raise _error(file, 0, line, f"the last version that reads format 1 is {LAST_READER}")
    for format in (EARLIER, FORMAT):
        if line == f"gwt {format}":
            return format
    hint = f"This version reads formats {EARLIER} and {FORMAT}."
    raise _error(file, 0, line, f"format '{shorten_value(line[4:])}' is not known", hint)


def _premise(values: dict[str, str], file: str, lines: list[str]) -> Premise:
    packs = [pack.split() for pack in values["pack"].split(", ")]
    if any(len(pack) != 3 for pack in packs):
        raise _header_error("pack", "expected the id, version and digest of a pack", file, lines)
    first: int | None = None
    if values["first"] != "by seed":
        first = _number(values["first"].removeprefix("seat "), "first", file, lines) - 1
    rulings = () if values["rulings"] == "none" else tuple(values["rulings"].split(", "))
    return Premise(
        game=values["game"],
        packs=tuple(PackVersion(*pack) for pack in packs),
        players=_number(values["players"], "players", file, lines),
        setup=values["setup"],
        seed=_number(values["seed"], "seed", file, lines),
        first=first,
        rulings=rulings,
    )


def _number(value: str, key: str, file: str, lines: list[str]) -> int:
    if not (value.isascii() and value.isdigit() and len(value) < 25):
        raise _header_error(key, f"expected a whole number, found {shorten_value(value)!r}", file, lines)
    return int(value)


def _header_error(key: str, message: str, file: str, lines: list[str]) -> RecordError:
    at = next(at for at, line in enumerate(lines) if line.startswith(f"{key}:"))
    return _error(file, at, lines[at], message)


def _error(file: str, at: int, line: str, message: str, hint: str = "") -> RecordError:
    return RecordError([Problem(Place(file, at + 1, 1, line), message, hint, max(1, len(line)))])
