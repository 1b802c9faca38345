"""Reads and writes positions: any state between two decisions, as YAML that a person can write.

Anything left out is as in a new game with the same players, seed and setup.
Keys are the fields of the state with spaces for underscores; a mapping changes single entries, and
`null` removes one.
"""

from collections.abc import Collection, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import attrs
from attrs import define

from gwt.dsl import Effect, Reader, with_article
from gwt.errors import ContentError, ExpressionError, UsageError, did_you_mean
from gwt.kernel import TASK, Called, Copied, Premise, State
from gwt.packs import Document, Pack, Steps, Strict, quoted
from gwt.spec import PREMISE, Extras, GameSpec, Misplaced, Spelling

FORMAT = 1


def _key(name: str) -> str:
    return name.replace("_", " ")


_FIELDS: dict[type, Mapping[str, Any]] = {}


def fields_of(kind: type) -> Mapping[str, Any]:
    """Returns the fields that are part of a position, by key: the name and the type of each."""
    if kind not in _FIELDS:
        hints = get_type_hints(kind, include_extras=True)
        _FIELDS[kind] = {
            one.metadata.get("written", _key(one.name)): (one.name, hints[one.name])
            for one in attrs.fields(kind)
            if one.eq
        }
    return _FIELDS[kind]


# --- reading -----------------------------------------------------------------------------------------


@define(eq=False)
class _Reading(Strict):
    """Converts the values of one position."""

    reader: Reader
    names: Spelling
    seat: Collection[str]
    """The extra keys of a seat, which are not fields."""

    def value(self, kind: Any, given: Any, steps: Steps, base: Any = None) -> Any:
        """Converts a value to a type; `base` is the present value, which it may change in part."""
        if get_origin(kind) is Annotated:
            called = kind.__metadata__[0]
            return self._task(given, steps) if called is TASK else self._called(called, given, steps)
        origin, inner = get_origin(kind) or kind, get_args(kind)
        if origin is Union or type(None) in inner:
            (wanted,) = (one for one in inner if one is not type(None))
            return None if given is None else self.value(wanted, given, steps, base)
        if origin is Effect:
            return self._effect(given, steps)
        if isinstance(origin, type) and issubclass(origin, Copied):
            self.changed(base, given, steps, self.seat if "seats" in steps[-2:] else ())
            return base
        if origin in (list, tuple):
            return self._items(origin, inner[0], given, steps, base)
        if origin is dict:
            return self._mapping(inner, given, steps, base)
        self.is_plain(origin, given, steps)
        return given

    def _called(self, called: Called, given: Any, steps: Steps) -> Any:
        known = self.names[called.kind]
        if isinstance(given, (bool, list, dict)) or given not in known:
            hint = did_you_mean(str(given), map(str, known))
            kind = self.reader.language.wording.get(called.kind, called.kind)
            self.refuse(steps, f"{quoted(given)} is not {with_article(kind)} here", hint)
            return None
        return known[given]

    def _effect(self, given: Any, steps: Steps, *, pending: bool = False) -> Any:
        if not isinstance(given, str):
            self.expected("an expression", given, steps)
            return None
        try:
            return self.reader.effect(given, pending=pending)
        except ExpressionError as error:
            self.problems += self.document.problems(steps, error)
            return None

    def _task(self, given: Any, steps: Steps) -> Any:
        if not isinstance(given, dict) or set(given) != {"seat", "effect", "cause"}:
            self.refuse(steps, "a task has seat, effect, cause and nothing else")
            return None
        return (
            self._called(Called("seat"), given["seat"], (*steps, "seat")),
            self._effect(given["effect"], (*steps, "effect"), pending=True),
            str(given["cause"]),
        )

    def _items(self, origin: Any, inner: Any, given: Any, steps: Steps, base: Any) -> Any:
        if isinstance(given, dict) and get_origin(inner) is tuple and base:
            return self._rows(origin, inner, given, steps, base)
        if not self.is_list(given, steps):
            return base
        parts = isinstance(inner, type) and issubclass(inner, Copied)
        if parts and len(given) > len(base):
            self.refuse(steps, f"expected at most {len(base)} of them, found {len(given)}")
            given = given[: len(base)]
        items = [
            self.value(inner, one, (*steps, at), base[at] if parts else None)
            for at, one in enumerate(given)
        ]
        return origin([*items, *base[len(items) :]] if parts else items)

    def _rows(self, origin: Any, inner: Any, given: dict[Any, Any], steps: Steps, base: Any) -> Any:
        """Returns the rows of `base` with single ones replaced, which are given by their number from 1."""
        rows = list(base)
        for number, row in given.items():
            if not isinstance(number, int) or not 1 <= number <= len(rows):
                self.refuse(
                    (*steps, number), f"expected a row, 1 to {len(rows)}, found {number!r}", key=True
                )
            else:
                rows[number - 1] = self.value(inner, row, (*steps, number))
        return origin(rows)

    def _mapping(self, inner: Any, given: Any, steps: Steps, base: Any) -> Any:
        if not self.is_mapping(given, steps):
            return base
        changed = dict(base or {})
        # In sorted order, as it is written, so that a position read again plays on in the same way.
        for key, value in sorted(given.items(), key=lambda item: str(item[0])):
            below = (*steps, key)
            name = self.value(inner[0], key, below)
            if value is not None:
                changed[name] = self.value(inner[1], value, below)
            else:
                # That nothing is there holds whether something was there before or not.
                changed.pop(name, None)
        return changed

    def changed(self, part: Any, given: Any, steps: Steps, extras: Collection[str]) -> None:
        """Sets the fields of a part of the state to the values in a mapping.

        `extras` are the keys that are not fields, which the caller has read.
        """
        if not self.is_mapping(given, steps):
            return
        types = fields_of(type(part))
        for key, value in given.items():
            if key in types:
                name, kind = types[key]
                known = len(self.problems)
                read = self.value(kind, value, (*steps, key), getattr(part, name))
                if len(self.problems) == known:
                    setattr(part, name, read)
        self.keys(given, steps, [*types, *extras])

    def extras(self, given: Any, steps: Steps, kinds: Mapping[str, Any]) -> dict[str, Any]:
        """Returns the values of the extra keys, which are shortcuts that set several fields."""
        if not isinstance(given, dict):
            return {}
        values = {
            key: self.value(kind, given[key], (*steps, key)) for key, kind in kinds.items() if key in given
        }
        for key, value in values.items():
            if get_origin(kinds[key]) is dict and isinstance(given[key], dict):
                # An extra key has no present value, so `null` is passed on to the game.
                known = self.names[get_args(kinds[key])[0].__metadata__[0].kind]
                value |= {
                    known[one]: None for one, left in given[key].items() if left is None and one in known
                }
        return values


def document_of(source: str | Path) -> Document:
    """Parses a file, or a text: a string with a line break or a colon is a text."""
    from gwt.packs.located import parse, read

    if isinstance(source, Path) or ("\n" not in source and ":" not in source):
        try:
            if not Path(source).exists():
                raise UsageError(f"{source}: there is no such file")
            return read(Path(source), str(source))
        except (OSError, ValueError) as error:
            raise UsageError(f"{source}: {error}") from None
    return parse(source, "<position>")


def premise_keys(document: Document, data: Any, steps: Steps = ()) -> dict[str, Any]:
    """Returns the arguments for `new_game` that a position gives.

    Raises:
        ContentError: one of them is not of the right kind.
    """
    if not isinstance(data, dict):
        raise ContentError([document.problem(steps, "a position is a mapping")])
    strict = Strict(document)
    arguments: dict[str, Any] = {}
    if data.get("position", FORMAT) != FORMAT:
        strict.refuse((*steps, "position"), f"this version reads positions of format {FORMAT}")
    wanted = {
        "game": str,
        "pack": str,
        "players": int,
        "setup": str,
        "seed": int,
        "first": int,
        "rulings": dict,
    }
    for key, kind in wanted.items():
        if key not in data:
            continue
        fits = strict.is_mapping if kind is dict else partial(strict.is_plain, kind)
        value = packs_named(data[key]) if key == "pack" else data[key]
        if fits(value, (*steps, key)):
            arguments[key] = value
    for name, in_force in arguments.get("rulings", {}).items():
        strict.is_plain(bool, in_force, (*steps, "rulings", name))
    players = arguments.get("players", arguments.get("first"))
    if "first" in arguments and not 1 <= arguments["first"] <= players:
        strict.refuse((*steps, "first"), f"{arguments['first']} is not a seat here")
    if strict.problems:
        raise ContentError(strict.problems)
    if "first" in arguments:
        # Seats count from 1 in positions.
        arguments["first"] -= 1
    return arguments


def packs_named(given: Any) -> Any:
    """Returns the packs that a position names in one text, as a list of names may say them too."""
    if isinstance(given, list) and given and all(isinstance(one, str) for one in given):
        return " + ".join(given)
    return given


def arrange(
    kind: GameSpec, pack: Pack, state: State, document: Document, data: Any, steps: Steps = ()
) -> dict[str, Any]:
    """Changes the state of a new game to the position in a document.

    Returns the values of the table's extra keys; the caller has to call the game's `Extras.last`.

    Raises:
        ContentError: with every problem of the document.
    """
    extras: Extras = kind.play.extras
    reading = _Reading(document, pack.reader, kind.play.names(pack, state), extras.seat)
    parts = data.get("seats")
    places = len(getattr(state, fields_of(type(state))["seats"][0]))
    # Too many of them are refused below, where the fields are read.
    listed = parts[:places] if isinstance(parts, list) else []
    table = reading.extras(data, steps, extras.table)
    seats = [reading.extras(part, (*steps, "seats", at), extras.seat) for at, part in enumerate(listed)]
    fields = {key: value for key, value in data.items() if key not in PREMISE}
    if not reading.problems:
        try:
            extras.first(state, table, seats)
        except Misplaced as error:
            reading.refuse((*steps, *error.way), str(error), key=True)
    for part in listed:
        if isinstance(part, dict):
            for key in extras.seat:
                part.pop(key, None)
    reading.changed(state, fields, steps, (*extras.table, *PREMISE))
    if reading.problems:
        raise ContentError(reading.problems)
    return table


# --- writing -----------------------------------------------------------------------------------------


def in_words(part: Any, names: Spelling) -> dict[str, Any]:
    """Returns every field of a state, or of a part of it, as a position writes it."""
    return _written_fields(part, _backwards(names))


def _written_fields(part: Any, names: Mapping[str, Any]) -> dict[str, Any]:
    return {
        key: _written_value(kind, getattr(part, name), None, names)
        for key, (name, kind) in fields_of(type(part)).items()
    }


def _backwards(names: Spelling) -> dict[str, dict[Any, Any]]:
    return {kind: {value: key for key, value in known.items()} for kind, known in names.items()}


def written(
    premise: Premise,
    rulings: Mapping[str, bool],
    state: State,
    base: State,
    names: Spelling,
    full: bool = False,
    impossible: bool = False,
) -> str:
    """Returns a state as YAML, with only the fields that differ from `base`, the start of the same game.

    `rulings` are those that differ from the pack's defaults. With `full`, all fields are written; with
    `impossible`, the position says so, so that it can be read again.
    """
    head = {
        "position": FORMAT,
        "game": premise.game,
        "pack": premise.pack,
        "players": premise.players,
        "setup": premise.setup,
        "seed": premise.seed,
        **({} if premise.first is None else {"first": premise.first + 1}),
        **({"rulings": dict(rulings)} if rulings else {}),
        **({"impossible": True} if impossible else {}),
    }
    known = _backwards(names)
    body = dict(_differences(state, base, known))
    if body:
        # Without an agenda, the position would be read as the beginning of a turn.
        body.setdefault("agenda", _written_fields(state, known)["agenda"])
    if full:
        body = _over(_written_fields(state, known), body)
    seats = body.pop("seats", [])
    lines = [_line(key, value) for key, value in {**head, **body}.items()]
    if any(seats):
        lines.append("seats:")
        for seat in seats:
            inner = [_line(key, value) for key, value in seat.items()] or ["{}"]
            lines += [f"  {'-' if at == 0 else ' '} {line}" for at, line in enumerate(inner)]
    return "\n".join(lines) + "\n"


def _parts(value: Any, base: Any, names: Mapping[str, Any]) -> list[dict[str, Any]]:
    if base is None:
        return [_written_fields(own, names) for own in value]
    return [dict(_differences(own, other, names)) for own, other in zip(value, base, strict=True)]


def _over(whole: Any, changed: Any) -> Any:
    """Merges two written values; only `changed` has `null` for entries that are gone."""
    if isinstance(whole, dict) and isinstance(changed, dict):
        return whole | {key: _over(whole.get(key), value) for key, value in changed.items()}
    if isinstance(whole, list) and whole and isinstance(whole[0], dict) and changed:
        return [_over(one, other) for one, other in zip(whole, changed, strict=True)]
    return changed if whole is None else whole


def _line(key: str, value: Any) -> str:
    import yaml

    shown = yaml.safe_dump(value, default_flow_style=True, width=10**9, sort_keys=False)
    return f"{key}: {shown.strip().removesuffix('...').strip()}"


def _differences(part: Any, base: Any, names: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    for key, (name, kind) in fields_of(type(part)).items():
        own, other = getattr(part, name), getattr(base, name)
        if own != other:
            yield key, _written_value(kind, own, other, names)


def _written_value(kind: Any, value: Any, base: Any, names: Mapping[str, Any]) -> Any:
    if get_origin(kind) is Annotated:
        called = kind.__metadata__[0]
        if called is TASK:
            seat, effect, cause = value
            return {"seat": names["seat"][seat], "effect": str(effect), "cause": cause}
        return names[called.kind][value]
    origin, inner = get_origin(kind) or kind, get_args(kind)
    if origin is Union or type(None) in inner:
        (wanted,) = (one for one in inner if one is not type(None))
        return None if value is None else _written_value(wanted, value, base, names)
    if origin in (list, tuple):
        one = inner[0]
        if isinstance(one, type) and issubclass(one, Copied):
            return _parts(value, base, names)
        return [_written_value(one, own, None, names) for own in value]
    if origin is dict:
        base = base or {}
        gone = {_written_value(inner[0], key, None, names): None for key in base if key not in value}
        changed = gone | {
            _written_value(inner[0], key, None, names): _written_value(inner[1], own, None, names)
            for key, own in value.items()
            if key not in base or base[key] != own
        }
        # Sorted, so that equal states are written in the same way.
        return dict(sorted(changed.items(), key=lambda item: str(item[0])))
    return value
