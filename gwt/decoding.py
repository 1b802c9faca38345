"""Texts from outside: UTF-8, with a byte order mark or without, and with the line breaks of any system."""

import codecs
import re

from gwt.errors import LocatedError, Place, Problem

_UNMARKED = re.compile(rb"(?:\0[\t-~]){2}|(?:[\t-~]\0){2}")
"""The beginning of a text in UTF-16 without its mark."""
_HINT = "Save the file as UTF-8, which every editor can do."


def decoded(raw: bytes, file: str) -> str:
    """Returns the text of a file; `file` is its name in messages.

    Raises:
        LocatedError: it is not UTF-8; the problem says what it may be.

    Examples:
        >>> decoded(b"\\xef\\xbb\\xbfgwt 2\\r\\n", "game.gwt")
        'gwt 2\\n'
    """
    if raw.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)) or _UNMARKED.match(raw):
        raise LocatedError([Problem(Place(file, 1, 1), "this is UTF-16, not UTF-8 text", _HINT)])
    try:
        return normalize_line_breaks(raw.decode())
    except UnicodeDecodeError as error:
        # In Latin-1 every byte is a character, so the line can be shown.
        before, line = raw[: error.start].decode("latin-1"), raw.count(b"\n", 0, error.start)
        column = error.start - (before.rfind("\n") + 1)
        place = Place(file, line + 1, column + 1, raw.decode("latin-1").split("\n")[line])
        raise LocatedError([Problem(place, "this is not UTF-8 text; it may be Latin-1", _HINT)]) from None


def normalize_line_breaks(text: str) -> str:
    """Returns a text with `\\n` for every line break, and without a byte order mark."""
    return text.removeprefix("\ufeff").replace("\r\n", "\n")
