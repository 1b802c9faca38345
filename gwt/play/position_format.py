"""Reads and writes positions: any state between two decisions, as YAML that a person can write.

Anything left out is as in a new game with the same players, seed and setup.
Keys are the fields of the state with spaces for underscores; a mapping changes single entries, and
`null` removes one.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import suppress
from copy import copy
from functools import partial
from pathlib import Path
from typing import Any

from attrs import NOTHING, define

from gwt.dsl import Effect, ExpressionParser, with_article
from gwt.errors import ContentError, ExpressionError, Problem, UsageError, did_you_mean
from gwt.json_types import JsonObject
from gwt.kernel import Premise, State
from gwt.kernel import shape as shapes
from gwt.packs import Document, KeyPath, Pack, ValueChecker, each_hint, limits, quote_value
from gwt.play import view
from gwt.spec import PREMISE, GameSpec, SetupError, ValueNames

FORMAT = 1


# --- reading -----------------------------------------------------------------------------------------


@define(eq=False)
class _PositionReader(ValueChecker):
    """Converts the values of one position."""

    reader: ExpressionParser
    names: ValueNames
    seat: Collection[str]
    """The extra keys of a seat, which are not fields."""

    def add_problem(self, key_path: KeyPath, message: str, hint: str = "", **where: Any) -> None:
        self.add([self.document.problem(key_path, message, hint, **where)])

    def add(self, problems: Iterable[Problem]) -> None:
        """Adds some problems. Raises `ContentError` with all of them if they are too many."""
        self.problems.extend(problems)
        if len(self.problems) > limits.PROBLEMS:
            raise ContentError(limits.truncate_problems(self.problems))

    def value(self, shape: shapes.Shape, raw: Any, key_path: KeyPath, base: Any = None) -> Any:
        """Converts a value to a shape; `base` is the present value, which it may change in part."""
        match shape:
            case shapes.NameShape(called):
                return self._called(called, raw, key_path)
            case shapes.TaskShape():
                return self._task(raw, key_path)
            case shapes.EffectShape():
                return self._effect(shape, raw, key_path)
            case shapes.EnumShape():
                return self._choice(shape, raw, key_path)
            case shapes.OptionalShape(of):
                return None if raw is None else self.value(of, raw, key_path, base)
            case shapes.PartShape():
                self.apply_fields(base, raw, key_path, ())
                return base
            case shapes.SequenceShape(shapes.PartShape(kind)):
                return self._parts(kind, raw, key_path, base)
            case shapes.SequenceShape(shapes.SequenceShape() | shapes.TupleShape()) if (
                isinstance(raw, dict) and base
            ):
                return self._rows(shape, raw, key_path, base)
            case shapes.SequenceShape(of, kind) | shapes.SetShape(of, kind):
                if not self.is_list(raw, key_path, hint=lambda: each_hint(raw)):
                    return base
                return kind([self.value(of, part, (*key_path, at)) for at, part in enumerate(raw)])
            case shapes.TupleShape(parts):
                return self._pair(parts, raw, key_path)
            case shapes.MappingShape():
                return self._mapping(shape, raw, key_path, base)
            case shapes.NumberShape(kind) if kind is float:
                return self._float(raw, key_path)
            case shapes.NumberShape() | shapes.TextShape():
                return raw if self.is_plain(shape.kind, raw, key_path) else None

    def _float(self, raw: Any, key_path: KeyPath) -> float:
        # The reader of YAML leaves all but whole numbers as they are written.
        if not isinstance(raw, bool):
            with suppress(ValueError, TypeError):
                return float(raw)
        self.add_expected_problem("a number", raw, key_path)
        return 0.0

    def _called(self, called: str, raw: object, key_path: KeyPath) -> Any:
        wording = self.reader.language.wording
        return self._known(
            self.names[called], raw, key_path, lambda: with_article(wording.get(called, called))
        )

    def _choice(self, shape: shapes.EnumShape, raw: object, key_path: KeyPath) -> Any:
        return self._known(shape.members, raw, key_path, lambda: f"one of {', '.join(shape.members)}")

    def _known(
        self, allowed: Mapping[Any, Any], raw: Any, key_path: KeyPath, what: Callable[[], str]
    ) -> Any:
        if isinstance(raw, (bool, list, dict)) or raw not in allowed:
            in_list = bool(key_path) and type(key_path[-1]) is int
            hint = each_hint(raw, allowed) if in_list else ""
            hint = hint or did_you_mean(str(raw), map(str, allowed))
            is_key = key_path in self.document.keys and key_path[-1] == raw
            self.add_problem(key_path, f"{quote_value(raw)} is not {what()} here", hint, key=is_key)
            return None
        return allowed[raw]

    def _effect(
        self, shape: shapes.EffectShape, raw: Any, key_path: KeyPath, *, pending: bool = False
    ) -> Any:
        if not isinstance(raw, str):
            self.add_expected_problem("an expression", raw, key_path)
            return None
        try:
            effect = self.reader.effect(raw, pending=pending)
        except ExpressionError as error:
            self.add(self.document.problems(key_path, error))
            return None
        if not isinstance(effect, shape.kind):
            self.add_problem(key_path, f"{quote_value(raw)} is no effect of the kind {shape.kind.__name__}")
        return effect

    def _task(self, raw: object, key_path: KeyPath) -> Any:
        if not isinstance(raw, dict) or set(raw) != {"seat", "effect", "cause"}:
            self.add_problem(key_path, "a task has seat, effect, cause and nothing else")
            return None
        return (
            self._called("seat", raw["seat"], (*key_path, "seat")),
            self._effect(shapes.EffectShape(Effect), raw["effect"], (*key_path, "effect"), pending=True),
            str(raw["cause"]),
        )

    def _pair(self, parts: tuple[shapes.Shape, ...], raw: Any, key_path: KeyPath) -> Any:
        if not self.is_list(raw, key_path):
            return None
        if len(raw) != len(parts):
            self.add_problem(key_path, f"expected {len(parts)} values, found {len(raw)}")
        return tuple(
            self.value(shape, part, (*key_path, at))
            for at, (shape, part) in enumerate(zip(parts, raw, strict=False))
        )

    def _parts(self, kind: Any, raw: Any, key_path: KeyPath, base: Any) -> Any:
        """Changes the parts of a list; only the seats are always as many as before."""
        if not self.is_list(raw, key_path):
            return base
        parts, seats = list(base or ()), key_path[-1:] == ("seats",)
        if seats and len(raw) > len(parts):
            self.add_problem(key_path, f"expected at most {len(parts)} of them, found {len(raw)}")
            raw = raw[: len(parts)]
        for at, part in enumerate(raw):
            if at < len(parts):
                self.apply_fields(parts[at], part, (*key_path, at), self.seat if seats else ())
            else:
                parts.append(self._new(kind, part, (*key_path, at)))
        return parts if seats else parts[: len(raw)]

    def _new(self, kind: Any, raw: Any, key_path: KeyPath) -> Any:
        """Returns a new part of the state."""
        by_key = {field.key: field for field in shapes.fields_of(kind)}
        if not self.is_mapping(raw, key_path):
            return None
        self.keys(raw, key_path, by_key, [key for key, field in by_key.items() if field.default is NOTHING])
        values = {
            by_key[key].name: self.value(by_key[key].shape, value, (*key_path, key))
            for key, value in raw.items()
            if key in by_key
        }
        return None if self.problems else kind(**values)

    def _rows(self, shape: shapes.SequenceShape, raw: dict[Any, Any], key_path: KeyPath, base: Any) -> Any:
        """Returns the rows of `base` with single ones replaced, which are given by their number from 1."""
        rows = list(base)
        for number, row in raw.items():
            if not isinstance(number, int) or not 1 <= number <= len(rows):
                self.add_problem(
                    (*key_path, number), f"expected a row, 1 to {len(rows)}, found {number!r}", key=True
                )
            else:
                rows[number - 1] = self.value(shape.of, row, (*key_path, number))
        return shape.kind(rows)

    def _mapping(self, shape: shapes.MappingShape, raw: Any, key_path: KeyPath, base: Any) -> Any:
        if not self.is_mapping(raw, key_path):
            return base
        keys, values = (
            self.names.get(getattr(side, "called", ""), {}) for side in (shape.key, shape.value)
        )
        is_name = (str, int)
        if raw and all(
            key not in keys and key in values and isinstance(value, is_name) and value in keys
            for key, value in raw.items()
        ):
            key, value = next(iter(raw.items()))
            self.add_problem(
                key_path, "the two stand the other way round", f"Write it as in {{{value}: {key}}}."
            )
            return dict(base or {})
        changed = dict(base or {})
        # In sorted order, as it is written, so that a position read again plays on in the same way.
        for key, value in sorted(raw.items(), key=lambda item: str(item[0])):
            below = (*key_path, key)
            name = self.value(shape.key, key, below)
            if value is not None:
                changed[name] = self.value(shape.value, value, below)
            else:
                # That nothing is there holds whether something was there before or not.
                changed.pop(name, None)
        return changed

    def apply_fields(self, part: Any, raw: Any, key_path: KeyPath, extras: Collection[str]) -> None:
        """Sets the fields of a part of the state to the values in a mapping.

        `extras` are the keys that are not fields, which the caller has read.
        """
        if not self.is_mapping(raw, key_path):
            return
        fields = {field.key: field for field in shapes.fields_of(type(part))}
        for key, value in raw.items():
            if key in fields:
                name, before = fields[key].name, len(self.problems)
                read = self.value(fields[key].shape, value, (*key_path, key), getattr(part, name))
                if len(self.problems) == before:
                    setattr(part, name, read)
        self.keys(raw, key_path, [*fields, *extras])

    def extras(self, raw: Any, key_path: KeyPath, key_shapes: Mapping[str, shapes.Shape]) -> JsonObject:
        """Returns the values of the extra keys, which are shortcuts that set several fields."""
        if not isinstance(raw, dict):
            return {}
        values = {
            key: self.value(shape, raw[key], (*key_path, key))
            for key, shape in key_shapes.items()
            if key in raw
        }
        for key, value in values.items():
            match key_shapes[key], raw[key]:
                case shapes.MappingShape(shapes.NameShape(called)), dict():
                    # An extra key has no present value, so `null` is passed on to the game.
                    names = self.names[called]
                    value |= {
                        names[word]: None
                        for word, left in raw[key].items()
                        if left is None and word in names
                    }
        return values


def parse_document(source: str | Path | Mapping[str, Any]) -> Document:
    """Parses a file, or a text: a string with a line break or a colon is a text.

    A mapping is written as a text first, so that a problem has a place in it.
    """
    import yaml

    from gwt.packs.yaml_parser import parse_file, parse_text

    if isinstance(source, Mapping):
        try:
            return parse_text(yaml.safe_dump(dict(source), sort_keys=False), "<position>")
        except yaml.YAMLError as error:
            raise UsageError(f"a position holds texts, numbers, lists and mappings: {error}") from None
    if isinstance(source, Path) or ("\n" not in source and ":" not in source):
        try:
            if not Path(source).exists():
                raise UsageError(f"{source}: there is no such file")
            return parse_file(Path(source), str(source))
        except (OSError, ValueError) as error:
            raise UsageError(f"{source}: {error}") from None
    return parse_text(source, "<position>")


def premise_keys(document: Document, data: Any, key_path: KeyPath = ()) -> JsonObject:
    """Returns the arguments for `new_game` that a position gives.

    Raises:
        ContentError: one of them is not of the right kind.
    """
    if not isinstance(data, dict):
        raise ContentError([document.problem(key_path, "a position is a mapping")])
    strict = ValueChecker(document)
    arguments: JsonObject = {}
    if data.get("position", FORMAT) != FORMAT:
        strict.add_problem((*key_path, "position"), f"this version reads positions of format {FORMAT}")
    kinds = (("game", str), ("pack", str), ("players", int), ("setup", str), ("seed", int), ("first", int))
    for key, kind in (*kinds, ("rulings", dict)):
        if key not in data:
            continue
        fits = strict.is_mapping if kind is dict else partial(strict.is_plain, kind)
        value = split_pack_names(data[key]) if key == "pack" else data[key]
        if fits(value, (*key_path, key)):
            arguments[key] = value
    for name, in_force in arguments.get("rulings", {}).items():
        strict.is_plain(bool, in_force, (*key_path, "rulings", name))
    players = arguments.get("players", arguments.get("first"))
    if "first" in arguments and not 1 <= arguments["first"] <= players:
        strict.add_problem((*key_path, "first"), f"{arguments['first']} is not a seat here")
    if strict.problems:
        raise ContentError(strict.problems)
    if "first" in arguments:
        # Seats count from 1 in positions.
        arguments["first"] -= 1
    return arguments


def split_pack_names(raw: Any) -> Any:
    """Returns the packs that a position names in one text, as a list of names may say them too."""
    if isinstance(raw, list) and raw and all(isinstance(name, str) for name in raw):
        return " + ".join(raw)
    return raw


def apply_position(
    game_spec: GameSpec, pack: Pack, state: State, document: Document, data: Any, key_path: KeyPath = ()
) -> JsonObject:
    """Changes the state of a new game to the position in a document.

    Returns the values of the table's extra keys; the caller has to call the game's `GamePlay.end_position`.

    Raises:
        ContentError: with every problem of the document.
    """
    play = game_spec.play
    reader = copy(pack.parser)
    reader.allow_repairs()
    reading = _PositionReader(document, reader, play.names(pack, state), play.seat_keys)
    parts = data.get("seats")
    places = next(
        len(getattr(state, slot.name)) for slot in shapes.fields_of(type(state)) if slot.key == "seats"
    )
    # Too many of them are refused below, where the fields are read.
    kept = parts[:places] if isinstance(parts, list) else []
    table = reading.extras(data, key_path, play.position_keys)
    seats = [reading.extras(part, (*key_path, "seats", at), play.seat_keys) for at, part in enumerate(kept)]
    fields = {key: value for key, value in data.items() if key not in PREMISE}
    if not reading.problems:
        try:
            play.begin_position(state, table, seats)
        except SetupError as error:
            reading.add_problem((*key_path, *error.way), str(error), key=True)
    for part in kept:
        if isinstance(part, dict):
            for key in play.seat_keys:
                part.pop(key, None)
    reading.apply_fields(state, fields, key_path, (*play.position_keys, *PREMISE))
    if reading.problems:
        raise ContentError(reading.problems)
    return table


# --- writing -----------------------------------------------------------------------------------------


def state_in_words(part: Any, names: ValueNames) -> JsonObject:
    """Returns every field of a state, or of a part of it, as a position writes it."""
    return view.full_state(part, view.names_by_value(names))


def format_position(
    premise: Premise,
    rulings: Mapping[str, bool],
    state: State,
    base: State,
    names: ValueNames,
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
    spelling = view.names_by_value(names)
    body = dict(_differences(state, base, spelling))
    if body:
        # Without an agenda, the position would be read as the beginning of a turn.
        body.setdefault("agenda", view.full_state(state, spelling)["agenda"])
    if full:
        body = _over(view.full_state(state, spelling), body)
    seats = body.pop("seats", [])
    lines = [_line(key, value) for key, value in {**head, **body}.items()]
    if any(seats):
        lines.append("seats:")
        for seat in seats:
            inner = [_line(key, value) for key, value in seat.items()] or ["{}"]
            lines += [f"  {'-' if at == 0 else ' '} {line}" for at, line in enumerate(inner)]
    return "\n".join(lines) + "\n"


def _over(whole: Any, changed: Any) -> Any:
    """Merges two written values; only `changed` has `null` for entries that are gone."""
    if isinstance(whole, dict) and isinstance(changed, dict):
        return whole | {key: _over(whole.get(key), value) for key, value in changed.items()}
    if isinstance(whole, list) and whole and isinstance(whole[0], dict) and changed:
        return [_over(a, b) for a, b in zip(whole, changed, strict=True)]
    return changed if whole is None else whole


def _line(key: str, value: object) -> str:
    import yaml

    written = yaml.safe_dump(value, default_flow_style=True, width=10**9, sort_keys=False)
    return f"{key}: {written.strip().removesuffix('...').strip()}"


def _differences(part: Any, base: Any, names: shapes.Written) -> Iterator[tuple[str, Any]]:
    for field in shapes.fields_of(type(part)):
        now, other = getattr(part, field.name), getattr(base, field.name)
        if now != other:
            yield field.key, _difference(field, now, other, names)


def _difference(field: shapes.Field, now: Any, other: Any, names: shapes.Written) -> Any:
    """Returns a value as a position writes it, without what is the same in the other one."""
    match field.shape:
        case shapes.PartShape():
            return dict(_differences(now, other, names))
        case shapes.SequenceShape(shapes.PartShape()):
            alike = [dict(_differences(*both, names)) for both in zip(now, other, strict=False)]
            return alike + [view.full_state(part, names) for part in now[len(alike) :]]
        case shapes.MappingShape():
            new, old = (view.value_in_words(side, field.shape, names) for side in (now, other))
            changed = {key: value for key, value in new.items() if key not in old or old[key] != value}
            gone = {key: None for key in old if key not in new}
            # Sorted, so that equal states are written in the same way.
            return dict(sorted((gone | changed).items(), key=lambda item: str(item[0])))
    return view.value_in_words(now, field.shape, names)
