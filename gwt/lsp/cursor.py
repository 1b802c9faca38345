"""Finds the YAML key or value at the cursor, in text that is usually not valid YAML yet.

A marker is put at the cursor, followed by whatever YAML may lack there, such as a quote or a bracket.
The text is then parsed, and the marker looked up in the result.
"""

import re
from collections.abc import Iterator

from attrs import frozen

from gwt import errors, packs
from gwt.packs.yaml_parser import parse_text

_MARK = "zz-cursor-zz"
_TAILS = (": ", *(quote + bracket for quote in ("", '"', "'") for bracket in ("", "]", "}", "]}")))
"""Endings for a half-written key or value; a key is tried first, or it would continue the line before."""
_WORD = re.compile(r"[A-Za-z0-9_-]*")


@frozen
class CursorPosition:
    """One reading of the cursor's place."""

    steps: packs.KeyPath
    """The path to the value, or to the mapping that holds the key."""
    is_key: bool
    before: str
    """The part of the key or value before the cursor."""
    document: packs.Document


def cursor_positions(text: str, offset: int) -> Iterator[CursorPosition]:
    """Yields readings of the cursor's place, the likeliest first; the word behind the cursor is ignored."""
    word = _WORD.match(text, offset)
    rest = text[word.end() if word else offset :]
    for tail in _TAILS:
        try:
            document = parse_text(text[:offset] + _MARK + tail + rest, "")
        except errors.ContentError:
            continue
        for key_path in document.keys:
            if _MARK in str(key_path[-1]):
                yield CursorPosition(key_path[:-1], True, str(key_path[-1]).partition(_MARK)[0], document)
        for key_path in document.values:
            value = document.value_at(key_path)
            if isinstance(value, str) and _MARK in value:
                yield CursorPosition(key_path, False, value.partition(_MARK)[0], document)


def key_path_at(document: packs.Document, offset: int) -> packs.KeyPath:
    """Returns the path to the innermost value at a character; for a key, the path to its value."""
    for places in (document.keys, document.values):
        around = [key_path for key_path, span in places.items() if span.start <= offset <= span.end]
        inner = [
            key_path
            for key_path in around
            if places is document.keys or not isinstance(document.value_at(key_path), dict | list)
        ]
        if inner:
            return max(inner, key=len)
    return ()
