"""Where in a YAML file somebody writes, although what is being written is hardly ever YAML.

A mark is put at the cursor, with what YAML could lack behind it, and then looked for in what is read.
"""

import re
from collections.abc import Iterator

from attrs import frozen

from gwt.errors import ContentError
from gwt.packs.document import Document, Steps
from gwt.packs.located import parse

_MARK = "zz-cursor-zz"
_TAILS = (": ", *(quote + bracket for quote in ("", '"', "'") for bracket in ("", "]", "}", "]}")))
"""What makes a half-written key or value whole; a key first, as it would else continue the line before."""
_WORD = re.compile(r"[A-Za-z0-9_-]*")


@frozen
class Spot:
    """One way to read the place of the cursor."""

    steps: Steps
    """The way to the value, or to the mapping of the key."""
    is_key: bool
    before: str
    """What stands of the key or value before the cursor."""
    document: Document


def spots(text: str, offset: int) -> Iterator[Spot]:
    """The ways to read the place, the likeliest first; the rest of the word there is passed over."""
    word = _WORD.match(text, offset)
    rest = text[word.end() if word else offset :]
    for tail in _TAILS:
        try:
            document = parse(text[:offset] + _MARK + tail + rest, "")
        except ContentError:
            continue
        for steps in document.keys:
            if _MARK in str(steps[-1]):
                yield Spot(steps[:-1], True, str(steps[-1]).partition(_MARK)[0], document)
        for steps in document.values:
            value = document.at(steps)
            if isinstance(value, str) and _MARK in value:
                yield Spot(steps, False, value.partition(_MARK)[0], document)


def steps_at(document: Document, offset: int) -> Steps:
    """The way to the innermost value at a character, or to the value of the key there."""
    for places in (document.keys, document.values):
        around = [steps for steps, span in places.items() if span.start <= offset <= span.end]
        inner = [steps for steps in around if places is document.keys or _is_leaf(document, steps)]
        if inner:
            return max(inner, key=len)
    return ()


def _is_leaf(document: Document, steps: Steps) -> bool:
    return not isinstance(document.at(steps), (dict, list))
