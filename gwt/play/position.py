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

from gwt.dsl import Effect, Reader, with_article
from gwt.errors import ContentError, ExpressionError, Problem, UsageError, did_you_mean
from gwt.kernel import Premise, State
from gwt.kernel.shape import (
    AnyText,
    EnumValue,
    Field,
    Mapped,
    Maybe,
    NamedValue,
    Number,
    Pair,
    Part,
    Pending,
    Row,
    SetValue,
    Shape,
    Tree,
    fields_of,
)
from gwt.packs import Document, Pack, Steps, Strict, quoted
from gwt.packs.limits import PROBLEMS, at_most_some
from gwt.play.inline import inline
from gwt.play.view import Written, in_full, value_in_words, written_names
from gwt.spec import PREMISE, Extras, GameSpec, Misplaced, Spelling

FORMAT = 1


# --- reading -----------------------------------------------------------------------------------------


@define(eq=False)
class _Reading(Strict):
    """Converts the values of one position."""

    reader: Reader
    names: Spelling
    seat: Collection[str]
    """The extra keys of a seat, which are not fields."""

    def refuse(self, steps: Steps, message: str, hint: str = "", **where: Any) -> None:
        self.add([self.document.problem(steps, message, hint, **where)])

    def add(self, problems: Iterable[Problem]) -> None:
        """Adds some problems. Raises `ContentError` with all of them if they are too many."""
        self.problems.extend(problems)
        if len(self.problems) > PROBLEMS:
            raise ContentError(at_most_some(self.problems))

    def value(self, shape: Shape, given: Any, steps: Steps, base: Any = None) -> Any:
        """Converts a value to a shape; `base` is the present value, which it may change in part."""
        match shape:
            case NamedValue(called):
                return self._called(called, given, steps)
            case Pending():
                return self._task(given, steps)
            case Tree():
                return self._effect(shape, given, steps)
            case EnumValue():
                return self._choice(shape, given, steps)
            case Maybe(of):
                return None if given is None else self.value(of, given, steps, base)
            case Part():
                self.changed(base, given, steps, ())
                return base
            case Row(Part(kind)):
                return self._parts(kind, given, steps, base)
            case Row(Row() | Pair()) if isinstance(given, dict) and base:
                return self._rows(shape, given, steps, base)
            case Row(of, kind) | SetValue(of, kind):
                if not self.is_list(given, steps):
                    return base
                return kind([self.value(of, one, (*steps, at)) for at, one in enumerate(given)])
            case Pair(parts):
                return self._pair(parts, given, steps)
            case Mapped():
                return self._mapping(shape, given, steps, base)
            case Number(kind) if kind is float:
                return self._float(given, steps)
            case Number(kind):
                return given if self.is_plain(kind, given, steps) else None
            case AnyText():
                return given if self.is_plain(str, given, steps) else None

    def _float(self, given: Any, steps: Steps) -> float:
        # The reader of YAML leaves all but whole numbers as they are written.
        if not isinstance(given, bool):
            with suppress(ValueError, TypeError):
                return float(given)
        self.expected("a number", given, steps)
        return 0.0

    def _called(self, called: str, given: Any, steps: Steps) -> Any:
        wording = self.reader.language.wording
        return self._known(
            self.names[called], given, steps, lambda: with_article(wording.get(called, called))
        )

    def _choice(self, shape: EnumValue, given: Any, steps: Steps) -> Any:
        known = {text: one for one, text in shape.names.items()}
        return self._known(known, given, steps, lambda: f"one of {', '.join(known)}")

    def _known(self, known: Mapping[Any, Any], given: Any, steps: Steps, wanted: Callable[[], str]) -> Any:
        if isinstance(given, (bool, list, dict)) or given not in known:
            hint = did_you_mean(str(given), map(str, known))
            is_key = steps in self.document.keys and steps[-1] == given
            self.refuse(steps, f"{quoted(given)} is not {wanted()} here", hint, key=is_key)
            return None
        return known[given]

    def _effect(self, shape: Tree, given: Any, steps: Steps, *, pending: bool = False) -> Any:
        if not isinstance(given, str):
            self.expected("an expression", given, steps)
            return None
        try:
            found = self.reader.effect(given, pending=pending)
        except ExpressionError as error:
            self.add(self.document.problems(steps, error))
            return None
        if not isinstance(found, shape.kind):
            self.refuse(steps, f"{quoted(given)} is no effect of the kind {shape.kind.__name__}")
        return found

    def _task(self, given: Any, steps: Steps) -> Any:
        if not isinstance(given, dict) or set(given) != {"seat", "effect", "cause"}:
            self.refuse(steps, "a task has seat, effect, cause and nothing else")
            return None
        return (
            self._called("seat", given["seat"], (*steps, "seat")),
            self._effect(Tree(Effect), given["effect"], (*steps, "effect"), pending=True),
            str(given["cause"]),
        )

    def _pair(self, parts: tuple[Shape, ...], given: Any, steps: Steps) -> Any:
        if not self.is_list(given, steps):
            return None
        if len(given) != len(parts):
            self.refuse(steps, f"expected {len(parts)} values, found {len(given)}")
        return tuple(
            self.value(shape, one, (*steps, at))
            for at, (shape, one) in enumerate(zip(parts, given, strict=False))
        )

    def _parts(self, kind: Any, given: Any, steps: Steps, base: Any) -> Any:
        """Changes the parts of a list; only the seats are always as many as before."""
        if not self.is_list(given, steps):
            return base
        parts, seats = list(base or ()), steps[-1:] == ("seats",)
        if seats and len(given) > len(parts):
            self.refuse(steps, f"expected at most {len(parts)} of them, found {len(given)}")
            given = given[: len(parts)]
        for at, one in enumerate(given):
            if at < len(parts):
                self.changed(parts[at], one, (*steps, at), self.seat if seats else ())
            else:
                parts.append(self._new(kind, one, (*steps, at)))
        return parts if seats else parts[: len(given)]

    def _new(self, kind: Any, given: Any, steps: Steps) -> Any:
        """Returns a new part of the state."""
        known = {one.key: one for one in fields_of(kind)}
        if not self.is_mapping(given, steps):
            return None
        self.keys(given, steps, known, [key for key, one in known.items() if one.default is NOTHING])
        values = {
            known[key].name: self.value(known[key].shape, value, (*steps, key))
            for key, value in given.items()
            if key in known
        }
        return None if self.problems else kind(**values)

    def _rows(self, shape: Row, given: dict[Any, Any], steps: Steps, base: Any) -> Any:
        """Returns the rows of `base` with single ones replaced, which are given by their number from 1."""
        rows = list(base)
        for number, row in given.items():
            if not isinstance(number, int) or not 1 <= number <= len(rows):
                self.refuse(
                    (*steps, number), f"expected a row, 1 to {len(rows)}, found {number!r}", key=True
                )
            else:
                rows[number - 1] = self.value(shape.of, row, (*steps, number))
        return shape.kind(rows)

    def _mapping(self, shape: Mapped, given: Any, steps: Steps, base: Any) -> Any:
        if not self.is_mapping(given, steps):
            return base
        changed = dict(base or {})
        # In sorted order, as it is written, so that a position read again plays on in the same way.
        for key, value in sorted(given.items(), key=lambda item: str(item[0])):
            below = (*steps, key)
            name = self.value(shape.key, key, below)
            if value is not None:
                changed[name] = self.value(shape.value, value, below)
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
        fields = {one.key: one for one in fields_of(type(part))}
        for key, value in given.items():
            if key in fields:
                name, known = fields[key].name, len(self.problems)
                read = self.value(fields[key].shape, value, (*steps, key), getattr(part, name))
                if len(self.problems) == known:
                    setattr(part, name, read)
        self.keys(given, steps, [*fields, *extras])

    def extras(self, given: Any, steps: Steps, shapes: Mapping[str, Shape]) -> dict[str, Any]:
        """Returns the values of the extra keys, which are shortcuts that set several fields."""
        if not isinstance(given, dict):
            return {}
        values = {
            key: self.value(shape, given[key], (*steps, key))
            for key, shape in shapes.items()
            if key in given
        }
        for key, value in values.items():
            match shapes[key], given[key]:
                case Mapped(NamedValue(called)), dict():
                    # An extra key has no present value, so `null` is passed on to the game.
                    known = self.names[called]
                    value |= {
                        known[one]: None
                        for one, left in given[key].items()
                        if left is None and one in known
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
    reader = copy(pack.reader)
    reader.allow_repairs()
    reading = _Reading(document, reader, kind.play.names(pack, state), extras.seat)
    parts = data.get("seats")
    places = next(len(getattr(state, one.name)) for one in fields_of(type(state)) if one.key == "seats")
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
    return in_full(part, written_names(names))


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
    known = written_names(names)
    body = dict(_differences(state, base, known))
    if body:
        # Without an agenda, the position would be read as the beginning of a turn.
        body.setdefault("agenda", in_full(state, known)["agenda"])
    if full:
        body = _over(in_full(state, known), body)
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
        return [_over(one, other) for one, other in zip(whole, changed, strict=True)]
    return changed if whole is None else whole


def _line(key: str, value: Any) -> str:
    return f"{key}: {inline(value)}"


def _differences(part: Any, base: Any, names: Written) -> Iterator[tuple[str, Any]]:
    for one in fields_of(type(part)):
        own, other = getattr(part, one.name), getattr(base, one.name)
        if own != other:
            yield one.key, _difference(one, own, other, names)


def _difference(one: Field, own: Any, other: Any, names: Written) -> Any:
    """Returns a value as a position writes it, without what is the same in the other one."""
    match one.shape:
        case Part():
            return dict(_differences(own, other, names))
        case Row(Part()):
            alike = [dict(_differences(*both, names)) for both in zip(own, other, strict=False)]
            return alike + [in_full(part, names) for part in own[len(alike) :]]
        case Mapped():
            new, old = (value_in_words(each, one.shape, names) for each in (own, other))
            changed = {key: value for key, value in new.items() if key not in old or old[key] != value}
            gone = {key: None for key in old if key not in new}
            # Sorted, so that equal states are written in the same way.
            return dict(sorted((gone | changed).items(), key=lambda item: str(item[0])))
    return value_in_words(own, one.shape, names)
