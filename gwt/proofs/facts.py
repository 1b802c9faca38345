"""Checks the facts of a scenario against a game."""

from collections.abc import Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from typing import Annotated, Any, get_origin, get_type_hints

from attrs import frozen

from gwt.dsl import DONE, Effect, field_names, in_words
from gwt.errors import ExpressionError, did_you_mean
from gwt.kernel import Event, is_done
from gwt.packs import Steps, expected, quoted, unknown_key
from gwt.packs.walk import types_within
from gwt.play import Game, position

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
"""The keys that state something about a list, in place of the list itself."""


@frozen
class FactMistake:
    """A fact that does not hold, or that is not well formed."""

    steps: Steps
    message: str
    hint: str = ""
    key: bool = False
    """Whether the mistake is in the key and not in its value."""


def mistakes(game: Game, steps: Steps, facts: Any, events: Sequence[Event]) -> Iterator[FactMistake]:
    """Yields every mistake of the facts at `steps`; `events` are those of the choices just played."""
    if not isinstance(facts, dict):
        yield FactMistake(steps, expected("a mapping of facts", facts))
        return
    names = game.kind.play.names(game.pack, game.state)
    seats = {f"seat {seat + 1}": seat for seat in range(game.premise.players)}
    for key, wanted in facts.items():
        where = (*steps, key)
        match key:
            case "table":
                yield from _fields(where, wanted, position.in_words(game.state, names))
            case "offered" | "not offered" | "only offered":
                yield from _offers(game, where, key, wanted)
            case "happened" | "not happened":
                yield from _events(game, where, key == "happened", wanted, events)
            case "decides":
                yield from _same(where, wanted, None if game.over else f"seat {game.seat + 1}")
            case "over":
                yield from _same(where, wanted, game.over)
            case "winners":
                yield from _same(where, wanted, [f"seat {seat + 1}" for seat in game.winners])
            case "scores":
                yield from _scores(game, where, wanted, seats)
            case _ if key in seats:
                parts = position.in_words(game.state, names)["seats"]
                yield from _fields(where, wanted, parts[seats[key]])
            case _:
                message, hint = unknown_key(key, (*FACTS, *seats))
                yield FactMistake(where, message, hint, key=True)


def _same(steps: Steps, wanted: Any, actual: Any) -> Iterator[FactMistake]:
    if not _equal(wanted, actual):
        yield FactMistake(steps, f"expected {_words(wanted)}, found {_words(actual)}")


def _equal(wanted: Any, actual: Any) -> bool:
    """Whether two values are equal: lists of words in any order, and a missing entry equals `null`."""
    if isinstance(wanted, list) and isinstance(actual, list):
        return sorted(map(repr, wanted)) == sorted(map(repr, actual))
    return bool(wanted == actual)


# --- fields and scores -------------------------------------------------------------------------------


def _fields(steps: Steps, wanted: Any, actual: Mapping[str, Any]) -> Iterator[FactMistake]:
    if not isinstance(wanted, dict):
        yield FactMistake(steps, expected("a mapping of fields", wanted))
        return
    for key, value in wanted.items():
        where = (*steps, key)
        if key not in actual:
            message, hint = unknown_key(key, actual)
            yield FactMistake(where, message, hint, key=True)
        elif isinstance(value, dict) and _is_listed(value, actual[key]):
            yield from _list_facts(where, value, list(actual[key]))
        elif isinstance(value, dict) and isinstance(actual[key], dict):
            for inner, one in value.items():
                yield from _same((*where, inner), one, actual[key].get(inner))
        else:
            yield from _same(where, value, _as_long(value, actual[key]))


def _is_listed(wanted: Mapping[str, Any], actual: Any) -> bool:
    """Whether a fact uses the keys `LISTED`, on a list or on the keys of a mapping."""
    if isinstance(actual, dict):
        return bool(wanted) and all(key in LISTED and key not in actual for key in wanted)
    return isinstance(actual, list)


def _as_long(wanted: Any, actual: Any) -> Any:
    """Returns rows without the last empty ones that the fact leaves out."""
    if not isinstance(wanted, list) or not isinstance(actual, list):
        return actual
    rest = actual[len(wanted) :]
    empty = all(isinstance(row, list) and set(row) <= {"none"} for row in rest)
    return actual[: len(wanted)] if wanted and empty else actual


def _list_facts(steps: Steps, wanted: Mapping[str, Any], actual: Sequence[Any]) -> Iterator[FactMistake]:
    """Yields the failures about the length of a list (`count`), what is in it (`has`) and what is not
    (`lacks`).
    """
    for key, value in wanted.items():
        where = (*steps, key)
        match key:
            case "count":
                yield from _same(where, value, len(actual))
            case "has" | "lacks":
                for one in value if isinstance(value, list) else [value]:
                    if (one in actual) != (key == "has"):
                        yield FactMistake(
                            where, f"{_words(one)} {'is not' if key == 'has' else 'is'} there"
                        )
            case _:
                hint = did_you_mean(str(key), LISTED)
                yield FactMistake(where, f"'{key}' says nothing about a list", hint)


def _scores(game: Game, steps: Steps, wanted: Any, seats: Mapping[str, int]) -> Iterator[FactMistake]:
    if not isinstance(wanted, dict):
        yield FactMistake(steps, expected("the points of seats", wanted))
        return
    for seat, points in wanted.items():
        where = (*steps, seat)
        if seat not in seats:
            yield FactMistake(
                where, f"'{seat}' is not a seat here", did_you_mean(str(seat), seats), key=True
            )
        else:
            score = game.scores[seats[seat]]
            yield from _fields(where, points, {**score.points, "total": score.total})


# --- options -----------------------------------------------------------------------------------------


def _offers(game: Game, steps: Steps, key: str, wanted: Any) -> Iterator[FactMistake]:
    # In a fact `done` stands for the decline, whatever that forgoes.
    offered = {
        str(option): [str(option), str(DONE)] if is_done(option) else [str(option)]
        for option in game.options
    }
    listed = "\n".join(f"    {option}" for option in offered) or "    nothing"
    patterns = []
    for at, text in enumerate(wanted if isinstance(wanted, list) else [wanted]):
        where = (*steps, at) if isinstance(wanted, list) else steps
        try:
            pattern = _pattern(game, str(text))
        except ExpressionError as error:
            yield FactMistake(where, error.message, error.hint)
            continue
        patterns.append(pattern)
        found = any(fnmatchcase(text, pattern) for texts in offered.values() for text in texts)
        if key == "not offered" and not found and (hint := _never(game, pattern)):
            yield FactMistake(where, f"'{pattern}' could never be offered here, so this says nothing", hint)
        if found == (key == "not offered"):
            verb = "is" if found else "is not"
            yield FactMistake(where, f"'{pattern}' {verb} offered; the options are:\n{listed}")
    if key == "only offered":
        for option, texts in offered.items():
            if not any(fnmatchcase(text, pattern) for text in texts for pattern in patterns):
                yield FactMistake(steps, f"'{option}' is offered too")


def _pattern(game: Game, text: str) -> str:
    """Returns a text as options are printed; with `*` it is a pattern and stays as it is.

    Raises:
        ExpressionError: it is neither a pattern nor an option.
    """
    return text if "*" in text else str(game.pack.reader.effect(text))


def _never(game: Game, text: str) -> str:
    """Returns a hint if no option here could have the form of a text; empty if one could.

    All options of a kind end in the same words, such as `without transport`, or none of them does; and
    a requirement that is offered with its reward is not offered without.
    """
    if "*" in text:
        return ""
    effect = game.pack.reader.effect(text)
    alike = [option for option in game.options if type(option) is type(effect)]
    if alike and all(_ends_otherwise(effect, option) for option in alike):
        return f"What is offered is of the kind '{alike[0]}'."
    longer = next((option for option in map(str, game.options) if option.startswith(f"{text} -> ")), None)
    return "" if longer is None else f"What is offered is '{longer}'."


def _ends_otherwise(effect: Effect, option: Effect) -> bool:
    """Whether two effects of a kind differ in optional words at their ends."""
    flags = {
        name: one for name in field_names(type(effect)) if isinstance(one := getattr(effect, name), bool)
    }
    values = {name: getattr(option, name) for name in field_names(type(option))}
    changed = str(type(option)(**values | flags))
    shorter, longer = sorted((changed, str(option)), key=len)
    return shorter != longer and longer.startswith(f"{shorter} ")


# --- events ------------------------------------------------------------------------------------------


def _events(
    game: Game, steps: Steps, wanted: bool, listed: Any, events: Sequence[Event]
) -> Iterator[FactMistake]:
    kinds = {in_words(kind): kind for kind in game.kind.play.events}
    seats = {value: key for key, value in game.kind.play.names(game.pack, game.state)["seat"].items()}
    happened = [(in_words(type(event)), _written(event, seats)) for event in events]
    said = "\n".join(f"    {name}: {_words(values)}" for name, values in happened) or "    nothing"
    for at, one in enumerate(listed if isinstance(listed, list) else [listed]):
        where = (*steps, at) if isinstance(listed, list) else steps
        name, fields = next(iter(one.items())) if isinstance(one, dict) and len(one) == 1 else (one, {})
        if name not in kinds:
            yield FactMistake(where, f"'{_words(name)}' is not an event", did_you_mean(str(name), kinds))
            continue
        if not isinstance(fields, dict):
            yield FactMistake(where, expected(f"the fields of '{name}'", fields))
            continue
        known = [_spaced(field) for field in field_names(kinds[name])]
        unknown = [key for key in fields if key not in known]
        for key in unknown:
            hint = did_you_mean(str(key), known)
            yield FactMistake((*where, name, key), f"'{key}' is not a field of '{name}'", hint, key=True)
        found = any(
            kind == name and all(_equal(value, values[key]) for key, value in fields.items())
            for kind, values in happened
            if not unknown
        )
        if not unknown and found != wanted:
            verb = "did not happen" if wanted else "happened"
            yield FactMistake(where, f"{_words(one)} {verb}; what happened:\n{said}")


def _spaced(field: str) -> str:
    return field.replace("_", " ")


def _written(event: Event, seats: Mapping[Any, Any]) -> dict[str, Any]:
    """Returns the fields of an event as a scenario writes them."""
    hints = get_type_hints(type(event), include_extras=True)
    values: dict[str, Any] = {}
    for field in field_names(type(event)):
        value = getattr(event, field)
        if value is not None and any(get_origin(one) is Annotated for one in types_within(hints[field])):
            value = seats[value]
        values[_spaced(field)] = list(value) if isinstance(value, tuple) else value
    return values


# --- words -------------------------------------------------------------------------------------------


def _words(value: Any) -> str:
    match value:
        case list():
            return f"[{', '.join(map(_words, value))}]"
        case dict():
            return ", ".join(f"{key} {_words(one)}" for key, one in value.items())
        case str():
            return value
    return quoted(value)
