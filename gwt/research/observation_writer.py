"""Writes what a seat sees of a state as numbers, by the declared fields of the state.

Numbers that are always there stand at the front. Behind them each field has its places, and functions that
say which of them count.
"""

from array import array
from collections.abc import Callable, Iterable, Mapping
from copy import copy
from functools import cached_property, partial
from itertools import product
from operator import attrgetter, itemgetter, pos
from typing import Any
from zlib import crc32

from attrs import Factory, define

from gwt import dsl, json_types, play
from gwt.kernel.shape import (
    EffectShape,
    EnumShape,
    Field,
    MappingShape,
    NameShape,
    NumberShape,
    OptionalShape,
    PartShape,
    SequenceShape,
    SetShape,
    Shape,
    TaskShape,
    TextShape,
    TupleShape,
    fields_of,
    innermost_shape,
)
from gwt.kernel.state_declaration import compile_function, difference
from gwt.research.component_features import ComponentFeatures
from gwt.research.effect_features import EffectFeatures
from gwt.research.vector_layout import Sparse, VectorLayout

_Get = Callable[[Any], Any]
"""A function of the value of a field, or of a part of it."""
_Write = Callable[[Any, Any, "array[float]"], None]
"""A function that is given the value of a field, the value that was last written (None if none was) and
the observation, and writes the value.
"""
WORDS = 32
"""The places of a text that is no name, by a hash; different texts may share one."""
WHOSE = ("own", "next", "third", "fourth", "fifth", "sixth")
"""The seats from the one that looks on, in the order of play."""


@define(eq=False)
class _Field:
    """A field, and the functions that make numbers of its value."""

    field: Field
    at: int
    """The place of the part that has it among all."""
    name: str
    value: object
    """Its value in the game by which the layout is made."""
    mine: bool | None
    """Whether it is of the seat that looks on."""
    number: int
    """The place at the front behind the numbers of the fields before it."""
    start: int
    """The place behind the other places of the fields before it."""
    by_seat: bool = False
    """Whether its functions are others for each seat that looks on."""
    plain: int | None = None
    """The place at the front of a value that is the only number itself."""
    always: list[tuple[int, _Get]] = Factory(list)
    """Places at the front, each with the function that gives the number."""
    ones: list[_Get] = Factory(list)
    """Functions that give places, which count once each time."""
    sums: list[_Get] = Factory(list)
    """Functions that give places with numbers, which are added up."""
    write: _Write | None = None
    """The function that writes all of them; None if there are none."""

    def complete(self, stop: int) -> None:
        """Makes the function that writes; the places from `start` to before `stop` belong to the field."""
        always, ones, sums, start = self.always, self.ones, self.sums, self.start
        span, zeros = slice(start, stop), array("f", bytes(4 * (stop - start)))

        def write_number(value: Any, last: Any, whole: "array[float]") -> None:
            whole[place] = get(value)

        def write_ones(value: Any, last: Any, whole: "array[float]") -> None:
            whole[span] = zeros
            for place in get(value):
                whole[place] += 1.0

        def write_all(value: Any, last: Any, whole: "array[float]") -> None:
            for place, number in always:
                whole[place] = number(value)
            whole[span] = zeros
            for places in ones:
                for place in places(value):
                    whole[place] += 1.0
            for pairs in sums:
                for place, number in pairs(value):
                    whole[place] += number

        match always, ones, sums:
            case _ if self.write is not None or not always + ones + sums:
                pass
            case [(place, get)], [], []:
                self.write, self.plain = write_number, place if get is _same else None
            case [], [get], []:
                self.write = write_ones
            case _:
                self.write = write_all


class ObservationWriter:
    """The observations of the first seat in the games of a pack for one number of players; `for_seat`
    returns those of another."""

    def __init__(self, game: play.Game, features: ComponentFeatures | None, front: int = 0) -> None:
        """
        Args:
            features: what stands for components instead of their names.
            front: as many numbers stand at the front.
        """
        self._players, self._seat, self._features = game.premise.players, 0, features
        self.numbers, self.layout = VectorLayout(), VectorLayout(front)
        """The labels of the numbers at the front, and of the places behind them."""
        self._names: Mapping[str, Mapping[Any, Any]] = game.kind.play.names(game.pack, game.state)
        self._game = game
        self._words = self._words_below("task.")
        seats = any(field.is_seat_list for field in fields_of(type(game.state)))
        self._players_of: _Get = attrgetter("players") if seats else lambda state: []
        self._fields: list[_Field] = []
        """The fields of the state and of its parts that are written."""
        self._nested: list[tuple[int, str]] = []
        """For each part in a field the place of the part that has the field, and the name of the field."""
        self._add_part(0, type(game.state), "", game.state, None)

    def for_seat(self, seat: int) -> "ObservationWriter":
        """Returns the observations of another seat: places that belong to seats count from that one."""
        new = copy(self)
        vars(new).pop("_numbers_of", None)
        vars(new).pop("_update", None)
        new._seat = seat
        new._fields = [new._rewritten(added) if added.by_seat else added for added in self._fields]
        new.numbers, new.layout = self.numbers, self.layout
        return new

    def _rewritten(self, added: _Field) -> _Field:
        self.numbers, self.layout = VectorLayout(added.number), VectorLayout(added.start)
        again = _Field(*(getattr(added, name) for name in _GIVEN))
        self._complete(again)
        return again

    def sparse(self, state: Any) -> Sparse:
        """Returns the places of an observation and the numbers there."""
        numbers, ones, more = self._numbers_of(*self._parts_of(state))
        places, amounts = zip(*more, strict=True) if more else ((), ())
        return [*range(len(numbers)), *ones, *places], [*numbers, *[1.0] * len(ones), *amounts]

    def update(self, state: Any, last: Any, whole: "array[float]") -> Any:
        """Makes the observation of another state that of this one: only fields that differ are written.

        Args:
            last: what was returned for the other state; None if `whole` has zeros only. After an error
                neither may be given again.

        Returns:
            What it needs of the state for the next time.
        """
        parts = self._parts_of(state)
        if last is None:
            for added in self._fields:
                if added.write is not None:
                    added.write(getattr(parts[added.at], added.field.name), None, whole)
            return self._parts_of(state.copy())
        self._update(parts, last, whole)
        return last

    @cached_property
    def _numbers_of(self) -> Callable[..., tuple[list[float], list[int], list[tuple[int, float]]]]:
        """The function that gives all numbers of the parts of a state.

        It is generated as text: loops over the fields would take twice as long.
        """
        functions: dict[str, _Get] = {}
        codes = always, ones, sums = list[str](), list[str](), list[str]()

        def code_of(get: _Get) -> str:
            if get is _same:
                return value
            functions[name := f"f{len(functions)}"] = get
            return f"{name}({value})"

        for added in self._fields:
            value, field = f"p{added.at}.{added.field.name}", added.field
            # The order in which a hidden pile lies is what a seat does not know of it.
            arranged = _same if field.is_seen(bool(added.mine)) else partial(sorted, key=str)
            always += [code_of(number) for _, number in added.always]
            for places in added.ones:
                places = _after(arranged, places)
                if field.unordered and not added.mine:
                    # The order in which it lies would tell what has not been seen, as would that of places.
                    places = _after(places, sorted)
                ones.append(f"*{code_of(places)}")
            sums += [f"*{code_of(_after(arranged, pairs))}" for pairs in added.sums]
        parts = ", ".join(f"p{at}" for at in range(self._part_count))
        lists = ", ".join(f"[{', '.join(code)}]" for code in codes)
        numbers: Callable[..., Any] = _compiled(f"def numbers({parts}):\n    return {lists}", functions)
        return numbers

    @property
    def _part_count(self) -> int:
        return 1 + len(self._players_of(self._game.state)) + len(self._nested)

    @cached_property
    def _update(self) -> Callable[[Any, Any, "array[float]"], None]:
        """The function that writes what differs in the parts of two states, and makes them equal.

        It is generated as text: a loop over the fields would take a quarter longer for an observation.
        """
        lines, scope = ["def update(parts, last, whole):"], json_types.JsonObject()
        for part in range(self._part_count):
            lines.append(f"    now, then = parts[{part}], last[{part}]")
            for added in self._fields:
                if added.at != part:
                    continue
                now, then = f"now.{added.field.name}", f"then.{added.field.name}"
                lines.append(f"    if {difference(added.field, now, then)}:")
                if added.plain is not None:
                    lines.append(f"        whole[{added.plain}] = {now}")
                else:
                    write = f"write{len(scope)}"
                    scope[write] = added.write
                    lines.append(f"        {write}({now}, {then}, whole)")
                lines.append(f"        {then} = {added.field.shape.copy_code(now)}")
        update: Callable[..., None] = _compiled("\n".join([*lines, "    return"]), scope)
        return update

    def _parts_of(self, state: Any) -> list[object]:
        """The state, what lies before the seats from the one that looks on, and the parts in fields."""
        players, seat = self._players_of(state), self._seat
        parts = [state, *players[seat:], *players[:seat]]
        for at, name in self._nested:
            parts.append(getattr(parts[at], name))
        return parts

    # --- parts and fields ----------------------------------------------------------------------------

    def _words_below(self, prefix: str) -> EffectFeatures:
        return EffectFeatures(self._game, self.layout, prefix, named=self._features is None)

    def _add_part(self, at: int, kind: Any, prefix: str, part: Any, mine: bool | None) -> None:
        """Adds the fields of a state or of a part of it.

        Args:
            at: the place of the part among all.
            mine: whether it is of the seat that looks on.
        """
        for field in fields_of(kind):
            name, value = f"{prefix}{field.name}", getattr(part, field.name)
            if field.seldom and not self._lies_anywhere(innermost_shape(field.shape)):
                continue
            if field.is_seen(bool(mine)) and field.is_seat_list:
                for place, player in enumerate(value):
                    whose = WHOSE[place] if place < len(WHOSE) else f"seat{place}"
                    self._add_part(1 + place, type(player), f"{whose}.", player, place == 0)
            elif field.is_seen(bool(mine)) and isinstance(field.shape, PartShape):
                self._nested.append((at, field.name))
                self._add_part(self._part_count - 1, field.shape.kind, f"{name}.", value, mine)
            else:
                added = _Field(field, at, name, value, mine, self.numbers.end, self.layout.end)
                self._complete(added)
                if added.write is not None:
                    self._fields.append(added)

    def _lies_anywhere(self, of: Shape) -> bool:
        """Whether the pack has any of some components."""
        return not isinstance(of, NameShape) or bool(self._names[of.called])

    def _complete(self, added: _Field) -> None:
        """Gives out the places of a field, and makes its functions."""
        self._now, field, seen = added, added.field, added.field.is_seen(bool(added.mine))
        if not seen:
            if not isinstance(field.shape, SequenceShape) or field.inside:
                return
            self._length(field.shape, added.name, added.value)
        if seen or field.is_known(bool(added.mine)):
            self._value(field.shape, _same, added.name, added.value, added.mine)
        added.complete(self.layout.end)

    # --- values by their shapes ----------------------------------------------------------------------

    def _value(self, shape: Shape, get: _Get, name: str, now: Any, mine: bool | None = None) -> None:
        if self._features is not None and self._by_features(self._features, shape, get, name, now):
            return
        match shape:
            case NameShape() | EnumShape() | TextShape():
                self._now.ones.append(_after(get, self._place(name, shape)))
            case NumberShape(kind):
                self._number(name, _after(get, pos) if kind is bool else get)
            case OptionalShape(NameShape() | EnumShape() | TextShape() as of):
                self._value(of, get, name, None)
            case OptionalShape(of):
                self._number(f"{name}.none", _after(get, lambda value: +(value is None)))
                if isinstance(of, NumberShape):
                    self._number(name, _after(get, lambda value: value or 0))
                else:
                    self._bag(of, _after(get, _if_any), name)
            case TupleShape(parts):
                for at, part in enumerate(parts):
                    self._value(part, _after(get, itemgetter(at)), f"{name}.{at}", None)
            case SequenceShape(of) | SetShape(of):
                self._items(of, get, name, now, mine)
            case MappingShape():
                self._mapping(shape, get, name)
            case EffectShape():
                self._bag(shape, _after(get, lambda value: (value,)), name)
            case TaskShape() | PartShape():
                raise AssertionError("tasks lie in lists, parts in lists or by themselves")

    def _items(self, of: Shape, get: _Get, name: str, now: Any, mine: bool | None) -> None:
        """Adds the values of a list, a tuple or a set."""
        match of:
            case TaskShape():
                self._agenda(get, name)
            case NameShape() | EnumShape() | TextShape():
                self._bag(of, get, name)
            case SequenceShape(NameShape() | EnumShape() | TextShape() as inner) if now:
                start = self.layout.end
                rows = [self._table(f"{name}.{row}", inner) for row in range(len(now))]
                places = _after(
                    get,
                    lambda value: [
                        row[item] for row, items in zip(rows, value, strict=False) for item in items
                    ],
                )
                self._now.ones.append(places)
                self._now.write = _row_writer(rows, start, (self.layout.end - start) // len(now))
            case PartShape(kind):
                self._number(name, _after(get, len))
                self._fields_of_each(kind, get, name, bool(mine))
            case _:
                self._number(name, _after(get, len))
                self._bag(of, get, f"{name}.each")

    def _bag(self, of: Shape, get: _Get, name: str) -> None:
        """Adds values of one shape in any order: how often each is there, and sums."""
        match of:
            case NameShape() if self._features is not None and self._has_features(of):
                self._sum(self._features, name, of, get)
            case NameShape() | EnumShape() | TextShape():
                self._now.ones.append(_after(get, partial(map, self._table(name, of).__getitem__)))
            case NumberShape():
                self._number(f"{name}.sum", _after(get, sum))
            case OptionalShape(inner):
                self._bag(
                    inner, _after(get, lambda items: [item for item in items if item is not None]), name
                )
            case TupleShape(parts):
                for at, part in enumerate(parts):
                    self._bag(part, _each(get, itemgetter(at)), f"{name}.{at}")
            case SequenceShape(inner) | SetShape(inner):
                self._bag(inner, _chained(get), name)
            case MappingShape(inner, other):
                self._bag(inner, _chained(get), name)
                self._bag(other, _chained(_each(get, _values)), f"{name}.each")
            case PartShape(kind):
                self._fields_of_each(kind, get, name, False)
            case TaskShape():
                self._bag(EffectShape(dsl.Effect), _each(get, itemgetter(1)), name)
            case EffectShape():
                row = self._words_below(f"{name}.").row
                self._now.sums.append(_chained(_each(get, lambda effect: zip(*row(effect), strict=True))))

    def _fields_of_each(self, kind: Any, get: _Get, name: str, mine: bool) -> None:
        """Adds the fields of parts that come and go, each over all of them."""
        for field in fields_of(kind):
            if field.is_seen(mine):
                self._bag(field.shape, _each(get, attrgetter(field.name)), f"{name}.{field.name}")

    def _has_features(self, of: NameShape) -> bool:
        """Whether values name components, and no seats or places on a track."""
        return (
            of.called != "seat"
            and not self._is_short(of)
            and self._features is not None
            and self._features.knows(self._names[of.called])
        )

    def _by_features(
        self, features: ComponentFeatures, shape: Shape, get: _Get, name: str, now: Any
    ) -> bool:
        """Adds components by what they are like, if it is components that a value names."""
        match shape:
            case NameShape():
                return self._place_by_features(features, shape, get, name)
            case SequenceShape(NameShape(called) as of) if called != "seat":
                self._sum(features, name, of, get)
            case SequenceShape(SequenceShape(NameShape(called) as of)) if called != "seat" and now:
                for row in range(len(now)):
                    self._sum(features, f"{name}.{row}", of, _after(get, itemgetter(row)))
            case MappingShape(NameShape() as of, NameShape("seat")):
                self._now.by_seat = True
                for at in range(self._players):
                    seat = (self._seat + at) % self._players
                    self._sum(features, f"{name}.{WHOSE[at]}", of, _owned(get, seat))
            case MappingShape(NameShape() as of, NameShape() as other):
                self._sum(features, f"{name}.at", of, get)
                self._sum(features, name, other, _after(get, _values))
            case MappingShape(NameShape() as of, NumberShape(kind)) if kind is int:
                self._sum(features, name, of, _after(get, _repeated))
            case MappingShape(NameShape() as of, _):
                self._sum(features, name, of, get)
            case _:
                return False
        return True

    def _place_by_features(self, features: ComponentFeatures, of: NameShape, get: _Get, name: str) -> bool:
        if of.called == "seat" or self._is_short(of):
            return False
        if features.knows(self._names[of.called]):
            self._sum(features, name, of, _after(get, _if_any))
        # A place on a track is how far it is.
        elif all(isinstance(place, int) for place in self._domain(of)):
            self._number(name, get)
        return True

    def _is_short(self, of: NameShape) -> bool:
        """Whether it is one of a few words of the game itself, such as the phases of a turn."""
        domain = self._domain(of)
        return len(domain) <= 4 and all(isinstance(word, str) for word in domain)

    def _sum(self, features: ComponentFeatures, name: str, of: NameShape, get: _Get) -> None:
        """Adds the features of some components, added up."""
        domain = self._domain(of)
        columns = {place: at for at, place in enumerate(features.columns(domain))}
        start = self.layout.add(name, [features.labels[place] for place in columns])
        rows = {
            word: tuple(
                (start + columns[place], number) for place, number in features.row(word) if place in columns
            )
            for word in domain
        }
        self._now.sums.append(_after(get, lambda items: [pair for item in items for pair in rows[item]]))

    def _number(self, name: str, get: _Get) -> None:
        self._now.always.append((self.numbers.add(name), get))

    def _mapping(self, shape: MappingShape, get: _Get, name: str) -> None:
        key, ones, sums = shape.key, self._now.ones, self._now.sums
        match shape.value:
            case NameShape() | EnumShape() | TextShape() as other:
                place = self._pairs(name, key, other).__getitem__
                ones.append(_after(get, lambda items: map(place, items.items())))
            case SequenceShape(NameShape() | EnumShape() | TextShape() as other) | SetShape(
                NameShape() | EnumShape() | TextShape() as other
            ):
                pairs = self._pairs(name, key, other)
                ones.append(
                    _after(
                        get,
                        lambda many: [pairs[key, item] for key, items in many.items() for item in items],
                    )
                )
            case NumberShape():
                place = self._table(name, key).__getitem__
                sums.append(_after(get, lambda items: zip(map(place, items), items.values(), strict=True)))
            case other:
                place = self._table(name, key).__getitem__
                ones.append(_after(get, partial(map, place)))
                self._bag(other, _after(get, _values), f"{name}.each")

    def _length(self, shape: SequenceShape, name: str, now: Any) -> None:
        """Adds how much there is of what is hidden."""
        if isinstance(shape.of, SequenceShape) and now:
            for row in range(len(now)):
                self._number(f"{name}.{row}.length", _after(itemgetter(row), len))
        else:
            self._number(f"{name}.length", len)

    def _agenda(self, get: _Get, name: str) -> None:
        """Adds the seat that chooses and what it chooses about, and the kinds of what comes after it."""
        if name != "agenda":
            self._bag(TaskShape(), get, name)
            return
        words, start = self._words, self.layout.end
        seats = self._table("task.seat", NameShape("seat", int))
        first = self.layout.add("agenda.kind", [kind.__name__ for kind in words.root])
        later = {kind: first + at for at, kind in enumerate(words.root)}
        self._now.ones += [
            lambda agenda: (seats[agenda[-1][0]],) if agenda else (),
            lambda agenda: [later[type(task[1])] for task in agenda[:-1]],
        ]
        self._now.sums.append(lambda agenda: zip(*words.row(agenda[-1][1]), strict=True) if agenda else ())
        # What the seat chooses about stands before all fields.
        block, nothing = slice(words.start, words.start + words.size), array("f", bytes(4 * words.size))
        span, zeros = slice(start, self.layout.end), array("f", bytes(4 * (self.layout.end - start)))

        def write(agenda: Any, last: Any, whole: "array[float]") -> None:
            whole[block] = words.block(agenda[-1][1]) if agenda else nothing
            whole[span] = zeros
            if agenda:
                whole[seats[agenda[-1][0]]] = 1.0
            for task in agenda[:-1]:
                whole[later[type(task[1])]] += 1.0

        self._now.write = write

    # --- places --------------------------------------------------------------------------------------

    def _domain(self, of: Shape) -> list[Any]:
        """Every value, or for words and numbers every place that they may have."""
        match of:
            case NameShape(called):
                return list(dict.fromkeys(self._names[called].values()))
            case EnumShape(kind):
                return list(kind)
        return list(range(WORDS))

    def _labels(self, of: Shape) -> Iterable[Any]:
        match of:
            case NameShape("seat"):
                return [WHOSE[at] if at < len(WHOSE) else at for at in range(self._players)]
            case EnumShape():
                return of.names.values()
        return self._domain(of)

    def _table(self, name: str, of: Shape) -> dict[Any, int]:
        """The place of each value."""
        return self._places(of, self.layout.add(name, map(str, self._labels(of))))

    def _places(self, of: Shape, start: int) -> dict[Any, int]:
        """The place of each value, from `start` on; seats count from the one that looks on."""
        if isinstance(of, NameShape) and of.called == "seat":
            self._now.by_seat = True
            return {seat: start + (seat - self._seat) % self._players for seat in self._domain(of)}
        if isinstance(of, NameShape | EnumShape):
            return {word: start + at for at, word in enumerate(self._domain(of))}
        return _ComputedPlaces(lambda word: start + crc32(str(word).encode()) % WORDS)

    def _place(self, name: str, of: Shape) -> _Get:
        """The function that gives the place of a value, and none for no value."""
        table = self._table(name, of)
        if isinstance(table, _ComputedPlaces):
            return lambda value: () if value is None else (table[value],)
        return {None: (), **{value: (place,) for value, place in table.items()}}.__getitem__

    def _pairs(self, name: str, key: Shape, other: Shape) -> dict[tuple[Any, Any], int]:
        """The place of each key with each value."""
        both = product(self._labels(key), self._labels(other))
        start = self.layout.add(name, (f"{a}:{b}" for a, b in both))
        width = len(self._domain(other))
        keys, values = self._places(key, 0), self._places(other, start)
        if isinstance(keys, _ComputedPlaces) or isinstance(values, _ComputedPlaces):
            return _ComputedPlaces(lambda pair: width * keys[pair[0]] + values[pair[1]])
        return {(a, b): width * at + by for a, at in keys.items() for b, by in values.items()}


class _ComputedPlaces(dict[Any, int]):
    """A table that computes what it is asked for."""

    def __init__(self, compute: Callable[[Any], int]) -> None:
        self._compute = compute

    def __missing__(self, key: Any) -> int:
        return self._compute(key)


_GIVEN = ("field", "at", "name", "value", "mine", "number", "start")
"""The members of a field that are the same for each seat that looks on."""


def _compiled(source: str, scope: Mapping[str, object]) -> Any:
    """The function that a source defines, which is compiled once for all seats."""
    return compile_function(source, f"<observation, {crc32(source.encode())}>", scope)


def _same(value: Any) -> Any:
    return value


def _after(first: _Get, then: _Get) -> _Get:
    """The function that gives what `then` gives for what `first` gives."""
    return then if first is _same else lambda value: then(first(value))


def _each(get: _Get, then: _Get) -> _Get:
    return _after(get, lambda items: [then(item) for item in items])


def _chained(get: _Get) -> _Get:
    """The function that gives the items of all items."""
    return _after(get, lambda value: [item for items in value for item in items])


def _owned(get: _Get, seat: int) -> _Get:
    return _after(get, lambda owners: [item for item, owner in owners.items() if owner == seat])


def _values(value: Any) -> Any:
    return value.values()


def _if_any(value: Any) -> tuple[object, ...]:
    return () if value is None else (value,)


def _repeated(many: Mapping[Any, int]) -> list[object]:
    """The keys, each as often as its number says."""
    return [key for key, number in many.items() for _ in range(number)]


def _row_writer(rows: list[dict[Any, int]], start: int, width: int) -> _Write:
    """The function that writes those rows of names that have changed; rows never change themselves."""
    spans = [slice(start + at * width, start + (at + 1) * width) for at in range(len(rows))]
    zeros = array("f", bytes(4 * width))

    def write(value: Any, last: Any, whole: "array[float]") -> None:
        before = last or ()
        if len(before) != len(value):
            before = (None,) * len(value)
            for span in spans:
                whole[span] = zeros
        for at, items in enumerate(value):
            if items is not before[at]:
                whole[spans[at]] = zeros
                row = rows[at]
                for item in items:
                    whole[row[item]] += 1.0

    return write
