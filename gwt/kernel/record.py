"""A saved game: text with a header and one line for each choice, which can be read aloud."""

from collections.abc import Iterable, Mapping

from attrs import frozen

from gwt.dsl.effects import Effect
from gwt.errors import Place, Problem, RecordError, did_you_mean
from gwt.kernel.rules import Premise, Stamp

FORMAT = 1
"""The version of the format, written in the first line."""

_HEADER = ("game", "pack", "players", "setup", "seed", "first", "rulings", "position", "choices")


@frozen
class Line:
    """A choice as it stands in a file."""

    text: str
    number: int
    """The line, from 1."""


@frozen
class Record:
    """A saved game as it has been read; whether its choices fit is for the rules to say."""

    premise: Premise
    position: str
    """The position that the game starts from; empty for a table that has just been set up."""
    lines: tuple[Line, ...]
    header: Mapping[str, tuple[int, str]]
    """The line of each key of the header: its number, from 1, and its text."""
    file: str

    def header_problem(self, key: str, message: str, hint: str = "") -> Problem:
        """A problem with a line of the header."""
        number, text = self.header[key]
        return Problem(Place(self.file, number, 1, text), message, hint, len(text))

    def problem(self, line: Line, message: str, hint: str = "", length: int | None = None) -> Problem:
        """A problem with a choice, at its place in the file."""
        place = Place(self.file, line.number, 1, line.text)
        return Problem(place, message, hint, len(line.text) if length is None else length)


def written(premise: Premise, choices: Iterable[Effect], position: str = "") -> str:
    """The text of a saved game; the same game gives the same text, byte for byte."""
    chosen, start = list(choices), position.splitlines()
    header = {
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
    lines = [f"gwt {FORMAT}", *(f"{key}: {value}" for key, value in header.items()), *start, ""]
    return "\n".join([*lines, *map(str, chosen)]) + "\n"


def read(text: str, file: str) -> Record:
    """The record in a text; `file` is its name in messages.

    Raises:
        RecordError: it is not a saved game of this format, or it is cut short.
    """
    lines = text.split("\n")
    _check_first(lines[0], file)
    known: dict[str, str] = {}
    known_at: dict[str, int] = {}
    position = ""
    at = 1
    while at < len(lines) and lines[at].strip():
        key, colon, value = lines[at].partition(":")
        if not colon or key not in _HEADER or key in known:
            hint = did_you_mean(key, _HEADER)
            raise _error(file, at, lines[at], f"'{key}' is not expected in the header", hint)
        known[key], known_at[key] = value.strip(), at
        if key == "choices" and known.get("position", "none") != "none":
            count = _number(known["position"].removesuffix(" lines"), "position", file, lines)
            position = "\n".join(lines[at + 1 : at + 1 + count]) + "\n"
            at += count
        at += 1
    for key in _HEADER:
        if key not in known:
            last = min(at, len(lines)) - 1
            raise _error(file, last, lines[last], f"the header has no '{key}'")
    if not text.endswith("\n"):
        hint = "It has been cut short or edited."
        raise _error(file, len(lines) - 1, lines[-1], "the last line is not whole", hint)
    choices = tuple(
        Line(line, number + 1) for number, line in enumerate(lines) if number > at and line.strip()
    )
    wanted = _number(known["choices"], "choices", file, lines)
    if len(choices) != wanted:
        last = len(lines) - 1
        message = f"the file holds {len(choices)} of {wanted} choices"
        raise _error(file, last, lines[last], message, "It has been cut short or edited.")
    header = {key: (at + 1, lines[at]) for key, at in known_at.items()}
    return Record(_premise(known, file, lines), position, choices, header, file)


def _check_first(line: str, file: str) -> None:
    if not line.startswith("gwt "):
        raise _error(file, 0, line, "this is not a saved game", f"It would begin with 'gwt {FORMAT}'.")
    if line != f"gwt {FORMAT}":
        hint = f"This version reads format {FORMAT}."
        raise _error(file, 0, line, f"format '{line[4:]}' is not known", hint)


def _premise(known: dict[str, str], file: str, lines: list[str]) -> Premise:
    packs = [pack.split() for pack in known["pack"].split(", ")]
    if any(len(pack) != 3 for pack in packs):
        raise _header_error("pack", "expected the id, version and digest of a pack", file, lines)
    first: int | None = None
    if known["first"] != "by seed":
        first = _number(known["first"].removeprefix("seat "), "first", file, lines) - 1
    rulings = () if known["rulings"] == "none" else tuple(known["rulings"].split(", "))
    return Premise(
        game=known["game"],
        packs=tuple(Stamp(*pack) for pack in packs),
        players=_number(known["players"], "players", file, lines),
        setup=known["setup"],
        seed=_number(known["seed"], "seed", file, lines),
        first=first,
        rulings=rulings,
    )


def _number(value: str, key: str, file: str, lines: list[str]) -> int:
    if not (value.isascii() and value.isdigit() and len(value) < 25):
        raise _header_error(key, f"expected a whole number, found {value!r}", file, lines)
    return int(value)


def _header_error(key: str, message: str, file: str, lines: list[str]) -> RecordError:
    at = next(at for at, line in enumerate(lines) if line.startswith(f"{key}:"))
    return _error(file, at, lines[at], message)


def _error(file: str, at: int, line: str, message: str, hint: str = "") -> RecordError:
    return RecordError([Problem(Place(file, at + 1, 1, line), message, hint, max(1, len(line)))])
