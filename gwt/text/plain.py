"""What a component is called where a language has no words for it: by its YAML, or else by its id."""

import re
from collections.abc import Mapping
from typing import Any

from attrs import frozen

from gwt.packs.pack import Pack
from gwt.text.wanted import components

OPEN, CLOSE = "\ue000", "\ue001"
"""Characters that no language uses; they mark where a part of a sentence stands."""
_UNSAYABLE = re.compile(f"[{OPEN}{CLOSE}]")


@frozen
class Plain:
    """One of something, and several."""

    one: str
    many: str


def plain(component: Any) -> Plain:
    """The `name` of an entry with an id, and its `many` where it has one."""
    one = _tidy(getattr(component, "name", "")) or readable(component.id)
    return Plain(one, _tidy(getattr(component, "many", "")) or one)


def plain_names(pack: Pack) -> Mapping[str, Plain]:
    """The plain name of every id of a pack; of entries with the same id, one that says more."""
    found: dict[str, Plain] = {}
    for one in sorted(components(pack), key=lambda one: not getattr(one, "many", "")):
        found.setdefault(one.id, plain(one))
    return found


def plain_word(word: str, known: Mapping[str, Plain]) -> Plain:
    """The plain name of a word; one that is an id with a number behind it is called after that id."""
    stem, _, number = word.rpartition("-")
    if word not in known and stem in known and number.isdigit():
        return Plain(*(f"{each} {number}" for each in (known[stem].one, known[stem].many)))
    return known.get(word) or Plain(readable(word), readable(word))


def readable(id: str) -> str:
    """`ford-1` to `ford 1`."""
    return id.replace("-", " ")


def _tidy(name: str) -> str:
    """A name in one line, without the characters that stand for parts of a sentence."""
    return " ".join(_UNSAYABLE.sub("", name).split())
