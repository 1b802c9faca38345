"""Checks the facts of a scenario against a game."""

from collections.abc import Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from typing import Annotated, Any, get_origin, get_type_hints

from attrs import frozen

from gwt.dsl import DONE, Effect, class_name_in_words, field_names
from gwt.errors import ExpressionError, did_you_mean
from gwt.json_types import JsonObject
from gwt.kernel import Event, is_done
from gwt.packs import KeyPath, expected_message, quote_value, unknown_key_message
from gwt.packs.traversal import nested_types
from gwt.play import Game, position_format

FACTS = (
    "table",
    "decides",
    "offered",
    "not offered",
    "only offered",
    "happened",
    "not happened",
    "scores",
    "winners",
    "over",
)

LISTED = ("count", "has", "lacks")
"""The keys that state something about a list, instead of the list itself."""


@frozen
class FactMistake:
    """A fact that does not hold, or that is not well formed."""

    steps: KeyPath
    message: str
    hint: str = ""
    key: bool = False
    """Whether the mistake is in the key and not in its value."""


def fact_mistakes(
    game: Game, key_path: KeyPath, facts: object, events: Sequence[Event]
) -> Iterator[FactMistake]:
    """Yields every mistake of the facts at `key_path`; `events` are those of the choices just played."""
    if not isinstance(facts, dict):
        yield FactMistake(key_path, expected_message("a mapping of facts", facts))
        return
    names = game.kind.play.names(game.pack, game.state)
    seats = {f"seat {seat + 1}": seat for seat in range(game.premise.players)}
    for key, fact in facts.items():
        where = (*key_path, key)
        match key:
            case "table":
                yield from _fields(where, fact, position_format.state_in_words(game.state, names))
            case "offered" | "not offered" | "only offered":
                yield from _offers(game, where, key, fact)
            case "happened" | "not happened":
                yield from _events(game, where, key == "happened", fact, events)
            case "decides":
                yield from _same(where, fact, None if game.over else f"seat {game.seat + 1}")
            case "over":
                yield from _same(where, fact, game.over)
            case "winners":
                yield from _same(where, fact, [f"seat {seat + 1}" for seat in game.winners])
            case "scores":
                yield from _scores(game, where, fact, seats)
            case _ if key in seats:
                parts = position_format.state_in_words(game.state, names)["seats"]
                yield from _fields(where, fact, parts[seats[key]])
            case _:
                message, hint = unknown_key_message(key, (*FACTS, *seats))
                yield FactMistake(where, message, hint, key=True)


def _same(key_path: KeyPath, fact: object, actual: object) -> Iterator[FactMistake]:
    if not _equal(fact, actual):
        yield FactMistake(key_path, f"expected {_words(fact)}, found {_words(actual)}")


def _equal(fact: object, actual: object) -> bool:
    """Whether two values are equal: lists of words in any order, and a missing entry equals `null`."""
    if isinstance(fact, list) and isinstance(actual, list):
        return sorted(map(repr, fact)) == sorted(map(repr, actual))
    return bool(fact == actual)


# --- fields and scores -------------------------------------------------------------------------------


def _fields(key_path: KeyPath, fact: object, actual: Mapping[str, Any]) -> Iterator[FactMistake]:
    if not isinstance(fact, dict):
        yield FactMistake(key_path, expected_message("a mapping of fields", fact))
        return
    for key, value in fact.items():
        where = (*key_path, key)
        if key not in actual:
            message, hint = unknown_key_message(key, actual)
            yield FactMistake(where, message, hint, key=True)
        elif isinstance(value, dict) and _is_listed(value, actual[key]):
            yield from _list_facts(where, value, list(actual[key]))
        elif isinstance(value, dict) and isinstance(actual[key], dict):
            for inner, part in value.items():
                yield from _same((*where, inner), part, actual[key].get(inner))
        else:
            yield from _same(where, value, _as_long(value, actual[key]))


def _is_listed(fact: Mapping[str, object], actual: object) -> bool:
    """Whether a fact uses the keys `LISTED`, on a list or on the keys of a mapping."""
    if isinstance(actual, dict):
        return bool(fact) and all(key in LISTED and key not in actual for key in fact)
    return isinstance(actual, list)


def _as_long(fact: object, actual: object) -> Any:
    """Returns rows without the last empty ones that the fact leaves out."""
    if not isinstance(fact, list) or not isinstance(actual, list):
        return actual
    rest = actual[len(fact) :]
    empty = all(isinstance(row, list) and set(row) <= {"none"} for row in rest)
    return actual[: len(fact)] if fact and empty else actual


def _list_facts(
    key_path: KeyPath, fact: Mapping[str, object], actual: Sequence[object]
) -> Iterator[FactMistake]:
    """Yields the failures about the length of a list (`count`), what is in it (`has`) and what is not
    (`lacks`).
    """
    for key, value in fact.items():
        where = (*key_path, key)
        match key:
            case "count":
                yield from _same(where, value, len(actual))
            case "has" | "lacks":
                for part in value if isinstance(value, list) else [value]:
                    if (part in actual) != (key == "has"):
                        yield FactMistake(
                            where, f"{_words(part)} {'is not' if key == 'has' else 'is'} there"
                        )
            case _:
                hint = did_you_mean(str(key), LISTED)
                yield FactMistake(where, f"'{key}' says nothing about a list", hint)


def _scores(game: Game, key_path: KeyPath, fact: object, seats: Mapping[str, int]) -> Iterator[FactMistake]:
    if not isinstance(fact, dict):
        yield FactMistake(key_path, expected_message("the points of seats", fact))
        return
    for seat, points in fact.items():
        where = (*key_path, seat)
        if seat not in seats:
            yield FactMistake(
                where, f"'{seat}' is not a seat here", did_you_mean(str(seat), seats), key=True
            )
        else:
            score = game.scores[seats[seat]]
            yield from _fields(where, points, {**score.points, "total": score.total})


# --- options -----------------------------------------------------------------------------------------


def _offers(game: Game, key_path: KeyPath, key: str, fact: object) -> Iterator[FactMistake]:
    # In a fact `done` stands for the decline, whatever that forgoes.
    offered = {
        str(option): [str(option), str(DONE)] if is_done(option) else [str(option)]
        for option in game.options
    }
    lines = "\n".join(f"    {option}" for option in offered) or "    nothing"
    patterns = []
    for at, text in enumerate(fact if isinstance(fact, list) else [fact]):
        where = (*key_path, at) if isinstance(fact, list) else key_path
        try:
            # With `*` it is a pattern and stays as it is.
            pattern = str(text) if "*" in str(text) else str(game.pack.parser.effect(str(text)))
        except ExpressionError as error:
            yield FactMistake(where, error.message, error.hint)
            continue
        patterns.append(pattern)
        is_offered = any(_fits(texts, [pattern]) for texts in offered.values())
        if key == "not offered" and not is_offered and (hint := _never(game, pattern)):
            yield FactMistake(where, f"'{pattern}' could never be offered here, so this says nothing", hint)
        if is_offered == (key == "not offered"):
            verb = "is" if is_offered else "is not"
            yield FactMistake(where, f"'{pattern}' {verb} offered; the options are:\n{lines}")
    if key == "only offered":
        for option, texts in offered.items():
            if not _fits(texts, patterns):
                yield FactMistake(key_path, f"'{option}' is offered too")


def _fits(texts: Sequence[str], patterns: Sequence[str]) -> bool:
    return any(fnmatchcase(text, pattern) for text in texts for pattern in patterns)


def _never(game: Game, text: str) -> str:
    """Returns a hint if no option here could have the form of a text; empty if one could.

    All options of a kind end in the same words, such as `without transport`, or none of them does; and
    a requirement that is offered with its reward is not offered without.
    """
    if "*" in text:
        return ""
    effect = game.pack.parser.effect(text)
    alike = [option for option in game.options if type(option) is type(effect)]
    if alike and all(_ends_otherwise(effect, option) for option in alike):
        return f"What is offered is of the kind '{alike[0]}'."
    longer = next((option for option in map(str, game.options) if option.startswith(f"{text} -> ")), None)
    return "" if longer is None else f"What is offered is '{longer}'."


def _ends_otherwise(effect: Effect, option: Effect) -> bool:
    """Whether two effects of a kind differ in optional words at their ends."""
    flags = {
        name: flag for name in field_names(type(effect)) if isinstance(flag := getattr(effect, name), bool)
    }
    values = {name: getattr(option, name) for name in field_names(type(option))}
    changed = str(type(option)(**values | flags))
    shorter, longer = sorted((changed, str(option)), key=len)
    return shorter != longer and longer.startswith(f"{shorter} ")


# --- events ------------------------------------------------------------------------------------------


def _events(
    game: Game, key_path: KeyPath, should_happen: bool, facts: object, events: Sequence[Event]
) -> Iterator[FactMistake]:
    kinds = {class_name_in_words(kind): kind for kind in game.kind.play.events}
    seats = {value: key for key, value in game.kind.play.names(game.pack, game.state)["seat"].items()}
    happened = [(class_name_in_words(type(event)), _written(event, seats)) for event in events]
    lines = "\n".join(f"    {name}: {_words(values)}" for name, values in happened) or "    nothing"
    for at, fact in enumerate(facts if isinstance(facts, list) else [facts]):
        where = (*key_path, at) if isinstance(facts, list) else key_path
        name, fields = next(iter(fact.items())) if isinstance(fact, dict) and len(fact) == 1 else (fact, {})
        if name not in kinds:
            yield FactMistake(where, f"'{_words(name)}' is not an event", did_you_mean(str(name), kinds))
            continue
        if not isinstance(fields, dict):
            yield FactMistake(where, expected_message(f"the fields of '{name}'", fields))
            continue
        names = [_spaced(field) for field in field_names(kinds[name])]
        unknown = [key for key in fields if key not in names]
        for key in unknown:
            hint = did_you_mean(str(key), names)
            yield FactMistake((*where, name, key), f"'{key}' is not a field of '{name}'", hint, key=True)
        if not unknown and _has_happened(name, fields, happened) != should_happen:
            verb = "did not happen" if should_happen else "happened"
            yield FactMistake(where, f"{_words(fact)} {verb}; what happened:\n{lines}")


def _has_happened(name: str, fields: JsonObject, happened: Sequence[tuple[str, JsonObject]]) -> bool:
    """Whether one of the events has a name and, among others, these fields."""
    return any(
        kind == name and all(_equal(value, values[key]) for key, value in fields.items())
        for kind, values in happened
    )


def _spaced(field: str) -> str:
    return field.replace("_", " ")


def _written(event: Event, seats: Mapping[Any, Any]) -> JsonObject:
    """Returns the fields of an event as a scenario writes them."""
    hints = get_type_hints(type(event), include_extras=True)
    values: JsonObject = {}
    for field in field_names(type(event)):
        value = getattr(event, field)
        if value is not None and any(get_origin(kind) is Annotated for kind in nested_types(hints[field])):
            value = seats[value]
        values[_spaced(field)] = list(value) if isinstance(value, tuple) else value
    return values


# --- words -------------------------------------------------------------------------------------------


def _words(value: object) -> str:
    match value:
        case list():
            return f"[{', '.join(map(_words, value))}]"
        case dict():
            return ", ".join(f"{key} {_words(part)}" for key, part in value.items())
        case str():
            return value
    return quote_value(value)
