"""Hints for YAML values of another shape than is expected: a list for a mapping, a text for a number."""

import re
from collections.abc import Collection
from itertools import islice
from math import floor
from typing import Any

from gwt.dsl import WHOLE_NUMBER, Effect, Need, Per, number_of
from gwt.errors import shorten_value
from gwt.packs.traversal import is_kind_of_entry
from gwt.spelling import nearest_words

_TRUTHS = {"yes": "true", "on": "true", "no": "false", "off": "false"}


def scalar_hint(value: Any, entry_class: type) -> str:
    """Returns the hint for a value that should be a number, a text, or true or false; may be empty."""
    if isinstance(value, list) and len(value) == 1 and type(value[0]) is entry_class:
        return f"Write {value[0]}, without brackets."
    if entry_class is str and type(value) is int:
        return f'Write it in quotes: "{value}".'
    if entry_class is int and value is None:
        return "Write a number behind the colon."
    if not isinstance(value, str):
        return ""
    if entry_class is bool and value.lower() in _TRUTHS:
        return f"Write {_TRUTHS[value.lower()]}."
    if entry_class is not int:
        return ""
    if re.fullmatch(r"-?[0-9]+", value):
        return f"Write {value}, without quotes."
    if (number := number_of(value)) is not None:
        return f"Write {number}."
    # With three digits behind it the sign may stand between the thousands and the rest.
    if len(value) <= _SHORT and re.fullmatch(r"-?[0-9]*[.,](?![0-9]{3}\Z)[0-9]+", value):
        low = floor(float(value.replace(",", ".")))
        return f"Write {low} or {low + 1}: there are no parts of a number."
    return WHOLE_NUMBER if any(map(str.isnumeric, value)) else ""


def list_hint(value: Any, kind: Any, exactly: int | None) -> str:
    """Returns the hint for a value that should be a list of a kind, or of `exactly` so many."""
    match value:
        case int() if exactly is not None or kind is int:
            many = exactly or _SEVERAL
            example = ", ".join([str(value)] * many)
            return f"Write a list{f' of {exactly}' if exactly else ''}, such as [{example}]."
        case dict() if kind is Need and each_hint(value):
            return f"Write [{', '.join(f'{number} {name}' for name, number in value.items())}]."
        case dict() if not is_kind_of_entry(kind) and value and _plain_keys(value):
            return f"Write [{', '.join(value)}]."
        case str() if kind is int and (numbers := re.findall("[0-9]+", value)):
            return f"Write [{', '.join(numbers)}]."
        case str() if value.startswith("-"):
            return f"Write a blank behind the dash: '- {shorten_value(value[1:])}'."
        case str() if " - " in value:
            return "Write '- ' before the first of them too."
        case str() if kind is Need:
            return f"Write [{re.sub(',? and |, ?| (?=[0-9]+ [a-z])', ', ', value)}]."
        case str() | int():
            return f"Write [{value}]."
    return any_list_hint(value)


def any_list_hint(value: Any) -> str:
    """Returns the hint for a value that should be a list of whatever kind."""
    match value:
        case dict() if 0 < len(value) <= _SEVERAL and (written := _in_one_line(value)):
            return f"Write [{written}]."
        case dict() if value and all(isinstance(inner_value, dict) for inner_value in value.values()):
            first, inner = next(iter(value.items()))
            if "id" in inner:
                return f"Write '- ' before each entry, and no '{shorten_value(first)}:' in front of it."
            return f"Write '- id: {shorten_value(first)}' instead of '{shorten_value(first)}:'."
        case dict():
            return "Write '- ' before each entry, or square brackets around it: it is one of a list."
        case int():
            return "Name each of them, as in [first, second]."
    return ""


def each_hint(value: Any, names: Collection[str] = ()) -> str:
    """Returns the hint for things with their number where each of them is named; may be empty."""
    match value:
        case dict() if value and all(type(number) is int for number in value.values()):
            numbers = value
        case str() if number := re.fullmatch("([0-9]{1,3})x? (.+)", value):
            numbers = {name: int(number[1]) for name in nearest_words(f"{number[2]} ", names, 1, 0.6)}
        case _:
            return ""
    each = (str(shorten_value(name)) for name, number in numbers.items() for _ in range(number))
    first = list(islice(each, _SEVERAL + 1))
    shown = [*first[:_SEVERAL], "..."] if len(first) > _SEVERAL else first
    return f"Name each of them, as in [{', '.join(shown)}]." if first else ""


def any_mapping_hint(value: Any) -> str:
    """Returns the hint for a value that should be a mapping of whatever kind."""
    match value:
        case [str() as first, *rest] if rest and all(word == first for word in rest):
            return f"Write {{{shorten_value(first)}: {len(value)}}}."
        case [str() as first, (str() | int()) as second, *_]:
            return (
                f"Write each with what it has, as in {{{shorten_value(first)}: {shorten_value(second)}}}."
            )
    return ""


def nested_list_hint(values: list[Any]) -> str:
    """Returns the hint for a list of single values that should be one of lists, such as those of teams."""
    middle = len(values) // 2
    halves = [values[:middle], values[middle:]] if len(values) >= _SEVERAL else [values]
    written = [
        ", ".join(str(shorten_value(value)) for value in half) for half in halves if len(half) <= _SEVERAL
    ]
    return f"Write [{', '.join(f'[{half}]' for half in written)}]." if written else ""


def pair_hint(values: list[Any], exactly: int) -> str:
    """Returns the hint for three values where there should be two, as of a way over three places."""
    if exactly != 2 or len(values) != 3 or not all(isinstance(place, str) for place in values):
        return ""
    first, middle, last = map(shorten_value, values)
    return f"Write [{first}, {middle}] and [{middle}, {last}]."


def _in_one_line(value: dict[Any, Any]) -> str:
    """Returns a mapping of plain values as it stands in one line, or no text if it is another or long."""
    if any(isinstance(inner, list | dict) for inner in value.values()):
        return ""
    written = ", ".join(f"{shorten_value(key)}: {shorten_value(inner)}" for key, inner in value.items())
    return f"{{{written}}}" if len(written) <= _SHORT else ""


_SHORT = 60
"""Characters of a value that a hint shows whole."""
_PLAYERS = 3
"""The numbers of players that most games are for, which are 2, 3 and 4."""
_SEVERAL = 4
"""So many numbers has a list that a hint shows."""


def _plain_keys(value: dict[Any, Any]) -> bool:
    """Returns whether the keys alone of a mapping may be meant, as no text stands behind them."""
    return all(isinstance(key, str) and not isinstance(rest, str) for key, rest in value.items())


_IN_LANGUAGES = ("about", "names", "title", "say")
"""The fields that have a text for each language."""


def mapping_hint(value: Any, key: type, field: object = "") -> str:
    """Returns the hint for a value that should be a mapping with keys of a type."""
    match value:
        case [[int(), *_], *_] if key is int and all(isinstance(row, list) for row in value):
            return f"Write a number before it, as in {{{sum(map(len, value))}: {shorten_value(value)}}}."
        case [int() | str() as first, *_] if key is int:
            # Three numbers are those for 2, 3 and 4 players.
            begin = 2 if len(value) == _PLAYERS else 1
            pairs = ", ".join(f"{at}: {shorten_value(element)}" for at, element in enumerate(value, begin))
            return (
                f"Write a number before each of them, as in {{{pairs if len(pairs) <= _SHORT else first}}}."
            )
        case [dict() as first, *_] if all(isinstance(row, dict) and len(row) == 1 for row in value):
            return f"Leave out '- ' before '{shorten_value(next(iter(first)))}'."
        case [int() | str() as first, *_]:
            return f"Write a text behind each of them, as in {{{first}: its text}}."
        case str() if field in _IN_LANGUAGES:
            return f"Write the language before it, as in {{en: {shorten_value(value)}}}."
        case int() | str() if value != "":
            return (
                f"Write a key before it, as in {{{2 if key is int else 'name'}: {shorten_value(value)}}}."
            )
    return ""


def expression_hint(value: Any, entry_class: type) -> str:
    match value:
        case [str(only)]:
            return f"Write {only}, without brackets."
        case [str(), str(), *_] if entry_class is Effect and all(isinstance(text, str) for text in value):
            joined = " and ".join(value)
            return f"Join them: '{joined}'." if len(joined) <= _SHORT else "Join them by 'and'."
        case int() if entry_class is not Effect and not isinstance(value, bool):
            return (
                f"Write '{value} per' and what is counted."
                if entry_class is Per
                else "Write what is counted too."
            )
        case dict() if len(value) == 1:
            ((key, rest),) = value.items()
            if re.search("^(?:choose|either|one of)", str(key)):
                return f"Write '{rest}'."
            if re.search("^when | player$", str(key)):
                return f"Write '{key} ({rest})'."
            if isinstance(rest, (str, int)):
                return f"Leave out the colon: '{key} {rest}'."
    return ""
