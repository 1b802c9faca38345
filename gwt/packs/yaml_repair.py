"""Finds the line that breaks a YAML file, and the small change that would fix it.

The YAML parser often stops a line or more below the mistake.
So small changes are tried in the lines near that place: the mistake is in the line where one of them
lets the parser get further.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator

from attrs import frozen

_ABOVE = 3
"""The number of lines above the one where the parser stopped that are tried."""
_LARGEST = 100_000
"""The longest text, in characters, in which changes are tried."""

_TAB = " " * 4
"""The blanks that are tried in the place of a tab."""

_KEY = r"(?P<lead>\s*(?:- +)*)(?P<key>\w[\w-]*(?: [\w-]+)?)"
_NO_COLONS = tuple(
    re.compile(rf"(?P<lead>\s*(?:- +)*)(?P<key>{words})(?P<rest>(?: [^:]*)?)\Z")
    for words in (r"[A-Za-z_][\w-]*", r"[A-Za-z_][\w-]* [\w-]+")
)
_TIGHT_WITHIN = re.compile(r"(?:(?<=[{,])|(?<=, ))(?P<key>[A-Za-z_][\w-]*):(?=[^\s,}])")
_NEXT_KEY = re.compile(r"(?<=[^\s,{]) (?P<key>[A-Za-z_][\w-]*): ")
_TIGHT_COLON = re.compile(rf"{_KEY} ?:(?P<rest>\S.*)\Z")
_DASH = re.compile(r"(?P<lead>\s*)-[\s-]*(?P<rest>[^\s-].*)\Z")
_BULLET = re.compile(r"(?P<lead>\s*)[*•–—·] *(?P<rest>\S.*)\Z")
_VALUE = re.compile(r"(?P<lead>\s*(?:- +)*(?:[A-Za-z_][\w-]*: +)?)(?P<value>\S.*?)\s*\Z")
_COMMAS = re.compile(r", *(?=,)")
_PAIRS = {"[": "]", "{": "}"}
_OPENING = {close: begin for begin, close in _PAIRS.items()}
_OTHER = {"]": "}", "}": "]"}
_BLOCK = re.compile(r"(?P<lead>.*[:-] )(?P<sign>[>|][-+>|]+)\s*\Z")
"""A text in the lines below that begins with too many signs."""


@frozen
class LineFix:
    """A change of one line that lets the parser go on."""

    line: int
    """From 0."""
    column: int
    hint: str


def find_line_fix(text: str, at: int, began: int, fails: Callable[[str, int], int]) -> LineFix | None:
    """Returns a small change of one line that lets the parser go on, or None if there is none.

    The parser stopped in line `at`, counted from 0, within something that began in line `began`.
    `fails(text, until)` returns the line in which the parser stops, or `until` if it comes that far.
    """
    if len(text) > _LARGEST:
        return None
    lines = text.split("\n")
    near = [line for line in range(max(0, at - _ABOVE), min(at + 1, len(lines))) if lines[line].strip()]
    tabbed = [line for line, text in enumerate(lines) if "\t" in text[: len(text) - len(text.lstrip())]]
    if at in tabbed and len(tabbed) > 1 and fails(text.replace("\t", _TAB), at + 20) > at + 1:
        first, *more = tabbed
        within = f"lines {first + 1} to {more[-1] + 1}"
        return LineFix(
            first, lines[first].index("\t"), f"Write blanks in the place of the tabs in {within}."
        )
    # An open quote may be closed by an apostrophe many lines below.
    open_quotes = [line for line in range(min(at, len(lines))) if _open(lines[line])[-1:] in ("'", '"')]
    # The parser counts a few rare characters as line breaks that `split` does not.
    tried = sorted(line for line in {*near, *open_quotes, min(began, at)} if line < len(lines))
    for changes in (_spelt, _quoted, _closed, _placed, _dashed, _separated, _left_out):
        for line, changed, column, hint in changes(lines, tried):
            whole = "\n".join([*lines[:line], changed, *lines[line + 1 :]])
            # There may be another mistake below, so getting further by one line is enough.
            if fails(whole, at + 20) > at + 1:
                return LineFix(line, column, hint)
    return None


Change = tuple[int, str, int, str]
"""The number of a line, its new text, the column of the change, and the hint for the author."""


def _spelt(lines: list[str], where: list[int]) -> Iterator[Change]:
    """Yields the changes that add a colon or dash, or the space after one."""
    for line in where:
        text = lines[line]
        for match in filter(None, (pattern.match(text) for pattern in _NO_COLONS)):
            changed = f"{match['lead']}{match['key']}:{match['rest']}"
            yield line, changed, match.end("key"), f"Write a colon behind '{match['key']}'."
        if tight := _TIGHT_COLON.match(text):
            key, rest = tight["key"], tight["rest"]
            hint = f"Write '{key}: ', with the blank behind the colon."
            yield line, f"{tight['lead']}{key}: {rest}", tight.end("key"), hint
            yield line, f"{tight['lead']}{key}{rest}:", tight.end("key"), f"Write '{key}{rest}:'."
        if bullet := _BULLET.match(text):
            yield line, f"{bullet['lead']}- {bullet['rest']}", bullet.end("lead"), "Write '- ' before it."
        for inner in _TIGHT_WITHIN.finditer(text):
            hint = f"Write '{inner['key']}: ', with the blank behind the colon."
            yield line, f"{text[: inner.end()]} {text[inner.end() :]}", inner.end() - 1, hint
        if block := _BLOCK.match(text):
            sign = f"{block['sign'][0]}-"
            hint = f"Write '{sign}' before a text that stands in the lines below."
            yield line, f"{block['lead']}{sign}", block.start("sign"), hint
        dash = _DASH.match(text)
        if dash and text != (changed := f"{dash['lead']}- {dash['rest']}"):
            yield line, changed, dash.end("lead"), "Write '- ', with one blank behind the dash."


def _quoted(lines: list[str], where: list[int]) -> Iterator[Change]:
    """Yields the changes that quote a text with a character that has a meaning in YAML."""
    for line in where:
        match = _VALUE.match(lines[line])
        if not match or match["value"][0] in "[{&*!|>":
            continue
        value = match["value"]
        if value[0] == "`":
            bare = value.replace("`", "")
            yield line, f"{match['lead']}{bare}", match.end("lead"), f"Leave out the `: {bare}"
        elif value[0] not in "'\"" and '"' not in value and ": " in value:
            hint = f'Write it in quotes: "{value}".'
            yield line, f'{match["lead"]}"{value}"', match.end("lead"), hint
        elif len(value) > 2 and value[0] == value[-1] == "'" and '"' not in value:
            hint = f'Write it in quotes of the other kind: "{value[1:-1]}".'
            yield line, f'{match["lead"]}"{value[1:-1]}"', match.end("lead"), hint


def _open(text: str) -> str:
    """Returns the brackets and quotes that are missing at the end of a line, the innermost last."""
    waiting = ""
    for at, mark in enumerate(text):
        if waiting[-1:] in ("'", '"'):
            waiting = waiting[:-1] if mark == waiting[-1] else waiting
        elif mark in "\"'" and text[at - 1 : at] in ("", " ", "[", "{", ","):
            waiting += mark
        elif mark in _PAIRS:
            waiting += _PAIRS[mark]
        elif mark == waiting[-1:]:
            waiting = waiting[:-1]
    return waiting


def _closed(lines: list[str], where: list[int]) -> Iterator[Change]:
    """Yields the changes that close an open bracket or quote at line end, or put the other kind of closing
    bracket.
    """
    for line in where:
        text, missing = lines[line], _open(lines[line])[::-1]
        if missing:
            opened = _OPENING.get(missing[0], missing[0])
            hint = f"Write {missing} at the end of what it encloses."
            yield line, text + missing, text.rindex(opened), hint
    for line in where:
        for at, mark in enumerate(lines[line]):
            if mark in _OTHER:
                hint = f"Write {_OTHER[mark]} in the place of {mark}."
                yield line, lines[line][:at] + _OTHER[mark] + lines[line][at + 1 :], at, hint


def _dashed(lines: list[str], where: list[int]) -> Iterator[Change]:
    """Yields the changes that add the dash of an entry of a list."""
    for line in where:
        dash, indent = _start(lines[line])
        if not dash and indent >= 2:
            changed = f"{' ' * (indent - 2)}- {lines[line].strip()}"
            yield line, changed, indent - 2, "Write '- ' before it, if an entry of the list begins here."


_NO_TAB = ", by blanks and not by a tab"


def _placed(lines: list[str], where: list[int]) -> Iterator[Change]:
    """Yields the changes that indent a line like the lines around it: the smallest and most usual change
    first.
    """
    counts = Counter(_start(line) for line in lines)
    ranked: list[tuple[tuple[int, int], Change]] = []
    for line in where:
        dash, indent_now = _start(lines[line])
        around = [
            text for text in (*lines[max(0, line - 3) : line], *lines[line + 1 : line + 4]) if text.strip()
        ]
        likely = {_start(text)[1] + more for text in around for more in (0, 2)}
        likely |= {indent for other, indent in counts if dash and other}
        tab = "\t" in lines[line][:indent_now]
        for indent in sorted(likely if tab else likely - {indent_now}):
            hint = f"Begin the line at column {indent + 1}, as lines around it do{_NO_TAB * tab}."
            column = lines[line].index("\t") if tab else min(indent_now, indent)
            change = line, " " * indent + lines[line].strip(), column, hint
            # The width of a tab says nothing of what was meant.
            moved = 0 if tab else abs(indent - indent_now)
            ranked.append(((moved, counts[dash, indent_now] - counts[dash, indent]), change))
    yield from (change for _, change in sorted(ranked, key=lambda pair: pair[0]))


def _start(line: str) -> tuple[bool, int]:
    """Returns whether a line begins with a dash, and its indentation in spaces."""
    plain = line.lstrip()
    return plain.startswith("-"), len(line) - len(plain)


def _separated(lines: list[str], where: list[int]) -> Iterator[Change]:
    """Yields the changes that add the comma between two entries in brackets, or leave out one of two
    commas.
    """
    for line in where:
        for comma in _COMMAS.finditer(lines[line]):
            changed = f"{lines[line][: comma.start()]}{lines[line][comma.end() :]}"
            yield line, changed, comma.start(), "Leave out one comma."
        for key in _NEXT_KEY.finditer(lines[line]):
            at = key.start()
            hint = f"Write a comma before '{key['key']}'."
            yield line, f"{lines[line][:at]},{lines[line][at:]}", at, hint


def _left_out(lines: list[str], where: list[int]) -> Iterator[Change]:
    """Yields the changes that leave out one bracket or quote of which the line has too many, the last one
    first.
    """
    for line in where:
        text = lines[line]
        odd = {mark for mark in "\"'" if text.count(mark) % 2}
        odd |= {
            mark for mark, other in {**_PAIRS, **_OPENING}.items() if text.count(mark) > text.count(other)
        }
        for at in reversed(range(len(text))):
            if (mark := text[at]) in odd:
                hint = f"Leave out {mark}, or write its other half."
                yield line, text[:at] + text[at + 1 :], at, hint
