"""Finds the line that breaks a YAML file, and the small change that would fix it.

The YAML parser often stops a line or more below the mistake.
So small changes are tried in the lines near that place: the mistake is in the line where one of them
lets the parser get further.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial

from attrs import frozen

_ABOVE = 3
"""The number of lines above the one where the parser stopped that are tried."""
_LARGEST = 100_000
"""The longest text, in characters, in which changes are tried."""

_TAB = " " * 4
"""The blanks that are tried instead of a tab."""


_AT = "(?P<at>)"
"""The place of a mistake in a pattern."""
_LEAD = r"\A(?P<lead>\s*(?:- +)*)"
_KEY = rf"{_LEAD}(?P<key>\w[\w-]*(?: [\w-]+)?){_AT}"
_VALUE = rf"\A(?P<lead>\s*(?:- +)*(?:[A-Za-z_][\w-]*: +)?){_AT}"
_WORD = r"(?P<key>[A-Za-z_][\w-]*)"
_COLON = r"Write a colon behind '\g<key>'."
_BLANK = r"Write '\g<key>: ', with the blank behind the colon."
_BLOCK = r"Write '\g<sign>-' before a text that stands in the lines below."
_ONE_BLANK = "Write '- ', with one blank behind the dash."
_ENTRY = "Write '- ' before it, if an entry of the list begins here."
_OTHER_QUOTES = r'Write it in quotes of the other kind: "\g<text>".'
Rows = tuple[tuple[str, str, str], ...]
"""Patterns of lines, each with what is to be written in its place, and the hint that says so."""
_SPELT: Rows = (
    (rf"{_LEAD}{_WORD}{_AT}(?P<rest>(?: [^:]*)?)\Z", r"\g<lead>\g<key>:\g<rest>", _COLON),
    (rf"{_LEAD}(?P<key>[\w-]+ [\w-]+){_AT}(?P<rest>(?: [^:]*)?)\Z", r"\g<lead>\g<key>:\g<rest>", _COLON),
    (rf"{_KEY} ?:(?P<rest>\S.*)\Z", r"\g<lead>\g<key>: \g<rest>", _BLANK),
    (rf"{_KEY} ?:(?P<rest>\S.*)\Z", r"\g<lead>\g<key>\g<rest>:", r"Write '\g<key>\g<rest>:'."),
    (rf"\A(?P<lead>\s*){_AT}[*•–—·] *(?=\S)", r"\g<lead>- ", "Write '- ' before it."),
    (rf"(?:(?<=[{{,])|(?<=, )){_WORD}{_AT}:(?=[^\s,}}])", r"\g<key>: ", _BLANK),
    (rf"(?<=[:-] ){_AT}(?P<sign>[>|])[-+>|]+\s*\Z", r"\g<sign>-", _BLOCK),
    (rf"\A(?P<lead>\s*){_AT}-[\s-]*(?=[^\s-])", r"\g<lead>- ", _ONE_BLANK),
    (rf"\A(?P<lead>\s*){_AT}(?=[^\s#-][^:]*\Z)", r"\g<lead>- ", "Write '- ' before it."),
)
"""A colon or a dash, or the space after one."""
_QUOTED: Rows = (
    (
        rf"{_VALUE}[\[{{](?P<text>[^\[\]{{}}:]*)[\]}}](?P<rest> *\w.*)\Z",
        r"\g<lead>(\g<text>)\g<rest>",
        r"Write (\g<text>)\g<rest>",
    ),
    (rf"{_VALUE}`(?P<text>[^`]*)`?\s*\Z", r"\g<lead>\g<text>", r"Leave out the `: \g<text>"),
    (
        rf"{_VALUE}(?P<text>[^\s\[{{&*!|>`'\"][^\"]*: [^\"]*?)\s*\Z",
        r'\g<lead>"\g<text>"',
        r'Write it in quotes: "\g<text>".',
    ),
    (rf"{_VALUE}'(?P<text>[^\"]+)'\s*\Z", r'\g<lead>"\g<text>"', _OTHER_QUOTES),
)
"""Quotes around a text with a character that has a meaning in YAML."""
_SEPARATED: Rows = (
    (rf"\A(?P<lead>\s*){_AT}\s\s(?=[^\s-])", r"\g<lead>- ", _ENTRY),
    (rf"{_AT}, *(?=,)", "", "Leave out one comma."),
    (rf"(?<=[^\s,{{]){_AT} {_WORD}: ", r", \g<key>: ", r"Write a comma before '\g<key>'."),
)
"""The dash of an entry of a list, or the comma between two entries in brackets."""
_PAIRS = {"[": "]", "{": "}"}
_OPENING = {close: begin for begin, close in _PAIRS.items()}
_OTHER = {"]": "}", "}": "]"}


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
        return LineFix(first, lines[first].index("\t"), f"Write blanks instead of the tabs in {within}.")
    # An open quote may be closed by an apostrophe many lines below.
    open_quotes = [line for line in range(min(at, len(lines))) if _open(lines[line])[-1:] in ("'", '"')]
    # The parser counts a few rare characters as line breaks that `split` does not.
    tried = sorted(line for line in {*near, *open_quotes, min(began, at)} if line < len(lines))
    spelt, quoted, separated = (partial(_matching, rows) for rows in (_SPELT, _QUOTED, _SEPARATED))
    for changes in (spelt, quoted, _closed, _placed, separated, _left_out):
        for line, changed, column, hint in changes(lines, tried):
            whole = "\n".join([*lines[:line], changed, *lines[line + 1 :]])
            # There may be another mistake below, so getting further by one line is enough.
            if fails(whole, at + 20) > at + 1:
                return LineFix(line, column, hint)
    return None


Change = tuple[int, str, int, str]
"""The number of a line, its new text, the column of the change, and the hint for the author."""


def _matching(rows: Rows, lines: list[str], where: list[int]) -> Iterator[Change]:
    """Yields the changes of a table of patterns."""
    for line in where:
        text = lines[line]
        for pattern, written, hint in rows:
            for match in re.finditer(pattern, text):
                changed = f"{text[: match.start()]}{match.expand(written)}{text[match.end() :]}"
                if changed != text:
                    yield line, changed, match.start("at"), match.expand(hint)


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
    """Yields the changes that close a bracket or quote at line end, or put the other kind of bracket."""
    for line in where:
        text, missing = lines[line], _open(lines[line])[::-1]
        if missing:
            opened = _OPENING.get(missing[0], missing[0])
            hint = f"Write {missing} at the end of what it encloses."
            yield line, text + missing, text.rindex(opened), hint
    for line in where:
        for at, mark in enumerate(lines[line]):
            if mark in _OTHER:
                hint = f"Write {_OTHER[mark]} instead of {mark}."
                yield line, lines[line][:at] + _OTHER[mark] + lines[line][at + 1 :], at, hint


_NO_TAB = ", by blanks and not by a tab"


def _placed(lines: list[str], where: list[int]) -> Iterator[Change]:
    """Yields the changes that indent a line like those around it, the smallest and most usual first."""
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


def _left_out(lines: list[str], where: list[int]) -> Iterator[Change]:
    """Yields the changes that leave out one bracket or quote of too many, the last one first."""
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
