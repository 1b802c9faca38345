"""Names of components without messages: the `name` in their YAML, or else their id; and such messages."""

import re
from collections.abc import Mapping
from typing import Any

from attrs import frozen

from gwt.packs import Pack
from gwt.text.required_messages import components

OPEN, CLOSE = "\ue000", "\ue001"
"""Private characters that mark the place of a part in a formatted message."""
ACTOR = "\ue002"
"""A private character that marks where a text names the player whose effects it says."""
_UNSAYABLE = re.compile(f"[{OPEN}{CLOSE}{ACTOR}]")


def plain_message(id: str, *values: object) -> str:
    """Returns a message by the words of its id, with the values of its arguments.

    Examples:
        >>> plain_message("table-cards-drawn", ("one", "other"), None)
        'cards drawn one, other'
    """
    words = id.removeprefix("table-").replace("-", " ")
    return " ".join([words, *filter(None, map(_plain_value, values))])


def _plain_value(value: object) -> str:
    match value:
        case None | False | "none":
            return ""
        case True:
            return "yes"
        case Mapping():
            return ", ".join(f"{number} {key}" for key, number in value.items() if number)
        case tuple() | list():
            return ", ".join(map(str, value))
    return str(value)


@frozen
class NounForms:
    """A name in the singular and in the plural."""

    one: str
    many: str


def plain_forms(component: Any) -> NounForms:
    """Returns the `name` of an entry with an id, and its `many` as the plural if it has one.

    A name is as in a sentence if its plural is: `Fence` with `fences` becomes `fence`.
    """
    singular = _tidy(getattr(component, "name", "")) or id_in_words(component.id)
    plural = _tidy(getattr(component, "many", "")) or singular
    if plural[:1] == singular[:1].lower():
        singular = plural[:1] + singular[1:]
    return NounForms(singular, plural)


def actor_name(whole: object) -> str:
    """Returns the name of the player whose effects a file holds; empty if they are those of any player."""
    field = getattr(type(whole), "actor", "")
    return _tidy(getattr(whole, field)) if field else ""


def plain_names(pack: Pack) -> Mapping[str, NounForms]:
    """Returns the plain name of every id of a pack; of entries with the same id, the one with a name."""
    by_id: dict[str, NounForms] = {}
    for component in sorted(components(pack), key=lambda component: not getattr(component, "many", "")):
        by_id.setdefault(component.id, plain_forms(component))
    return by_id


def plain_word(word: str, by_name: Mapping[str, NounForms]) -> NounForms:
    """Returns the plain name of a word; for an id with a number after it, the name of that id."""
    stem, _, number = word.rpartition("-")
    if word not in by_name and stem in by_name and number.isdigit():
        return NounForms(*(f"{name} {number}" for name in (by_name[stem].one, by_name[stem].many)))
    return by_name.get(word) or NounForms(id_in_words(word), id_in_words(word))


def word_for_message(message: str, label: str) -> str:
    """Returns a word that can stand for an id in a tree, and is called by a message with `$label`.

    So `word_for_message("table-printed-tile", "A")` is what the message makes of the letter on a tile.
    No id has a space in it.
    """
    return f"{message} {label}"


def parse_printed_word(word: str) -> tuple[str, str] | None:
    """Returns the message and the label of such a word, and None for any other."""
    message, _, label = word.partition(" ")
    return (message, label) if label and message.startswith(_AT_TABLE) else None


_AT_TABLE = "table-"


def id_in_words(id: str) -> str:
    """Returns an id in words: `ford-1` -> `ford 1`."""
    return id.replace("-", " ")


def _tidy(name: str) -> str:
    """Returns a name in one line, without the private characters above."""
    return " ".join(_UNSAYABLE.sub("", name).split())
