"""The code that writes an observation, made from the types of the fields of a state as `copy` is.

Numbers that are always there stand at the front. Behind them each field has its places, and code that
writes them; what these depend on by the seat that looks on is looked up in tables.
"""

from array import array
from collections.abc import Callable, Iterable, Mapping
from functools import cache, partial
from itertools import product
from typing import Any, TypeVar
from zlib import crc32

from gwt.dsl import Effect
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
from gwt.kernel.state_declaration import compile_function, copy_expression
from gwt.play import Game
from gwt.research.component_features import ComponentFeatures
from gwt.research.effect_features import EffectFeatures
from gwt.research.incremental_observation import Update, WrittenPart, update_function
from gwt.research.vector_layout import VectorLayout

_Write = Callable[[Any], tuple[list[float], list[int], list[int], list[float]]]
"""A function that is given a state, and gives the numbers that are always there, the places that count, and
more numbers with their places."""
WORDS = 32
"""The places of a text that is no name, by a hash; different texts may share one."""
WHOSE = ("own", "next", "third", "fourth", "fifth", "sixth")
"""The seats from the one that looks on, in the order of play."""


class ObservationCodeGenerator:
    """Generates the functions that write an observation: one source, and for each seat its own tables."""

    def __init__(self, game: Game, named: bool) -> None:
        """
        Args:
            named: components are their names, and not what their entries declare.
        """
        self._players = game.premise.players
        self.numbers, self.layout = VectorLayout(), VectorLayout()
        """The labels of the numbers at the front, and of the places behind them."""
        self._names: Mapping[str, Mapping[Any, Any]] = game.kind.play.names(game.pack, game.state)
        self._words_below = partial(EffectFeatures, game, self.layout, named=named)
        self._words = self._words_below("task.")
        self._properties = None if named else ComponentFeatures(game)
        self._always: list[str] = []
        self._ones: list[str] = []
        self._more: list[tuple[str, str]] = []
        self._before: list[str] = []
        self._tables: list[Callable[[int, int], Any]] = []
        """For a seat and the number of numbers at the front, what the source looks up in."""
        self._quickly: list[str] = []
        """The lines that write a field faster than `_added` does, if there are such."""
        self._parts_written: list[WrittenPart] = []
        self._fields(type(game.state), "s", "", game.state, None, "")

    def write(self, front: int, seat: int) -> _Write:
        """Returns the function that gives what an observation consists of."""
        lines = [
            *self._before,
            f"numbers = [{', '.join(self._always)}]",
            f"ones = [{', '.join(self._ones)}]",
            f"at = [{', '.join(at for at, _ in self._more)}]",
            f"more = [{', '.join(more for _, more in self._more)}]",
            "return numbers, ones, at, more",
        ]
        source = "\n".join(["def write(s):", *(f"    {line}" for line in lines)])
        write: _Write = compile_function(source, self._named("write", seat), self._scope(front, seat))
        return write

    def update(self, front: int, seat: int) -> Update:
        """Returns the function that makes an observation of another one."""
        file, scope = self._named("update", seat), self._scope(front, seat)
        return update_function(self._parts_written, file, scope)

    def _named(self, function: str, seat: int) -> str:
        return f"<{function} of seat {seat + 1}, {id(self)}>"

    def _scope(self, front: int, seat: int) -> dict[str, Any]:
        """The tables in which the source looks up, the seat, and the number of players."""
        tables = {f"t{at}": table(seat, front) for at, table in enumerate(self._tables)}
        return tables | {"seat": seat, "players": self._players}

    def _fields(self, kind: Any, value: str, prefix: str, part: Any, mine: bool | None, path: str) -> None:
        """Writes the code for the fields of a state or of a part of it; `mine` is whether it is of the
        seat that looks on.

        `value` is the name of the part in the code, and `path` the code that finds it, behind the state.
        """
        code = WrittenPart(path)
        self._parts_written.append(code)
        for field in fields_of(kind):
            lines: list[str] = []
            source, name, now = f"{value}.{field.name}", f"{prefix}{field.name}", getattr(part, field.name)
            if field.seldom and not self._lies_anywhere(innermost_shape(field.shape)):
                pass
            elif field.is_seen(bool(mine)) and field.is_seat_list:
                self._seats(field.shape, source, now, f"{path}.{field.name}")
            elif field.is_seen(bool(mine)) and isinstance(field.shape, PartShape):
                self._fields(field.shape.kind, source, f"{name}.", now, mine, f"{path}.{field.name}")
            else:
                lines = self._field(field, source, name, now, mine)
            code.fields.append(field.name)
            code.written.append(
                [f"v = part.{field.name}", *lines, f"before.{field.name} = {copy_expression(field, 'v')}"]
            )

    def _lies_anywhere(self, of: Shape) -> bool:
        """Whether the pack has any of some components."""
        return not isinstance(of, NameShape) or bool(self._names[of.called])

    def _field(self, field: Field, value: str, name: str, now: Any, mine: bool | None) -> list[str]:
        """Returns the lines that write a field, whose value is `v`; none of a field that is not seen."""
        numbers, start, before = len(self._always), self.layout.size, len(self._before)
        ones, more, self._quickly = len(self._ones), len(self._more), []
        read = value
        if not field.is_seen(bool(mine)):
            if not isinstance(field.shape, SequenceShape) or field.inside:
                return []
            self._length(field.shape, value, name, now)
            # The order in which a pile lies is what a seat does not know of it; sums do not tell it.
            read = f"sorted({value}, key=str)"
        if field.is_seen(bool(mine)) or field.is_known(bool(mine)):
            self._value(field.shape, read, name, now, mine)
        lines = [f"whole[{at}] = {self._always[at]}" for at in range(numbers, len(self._always))]
        if self._quickly:
            lines += self._quickly
        elif self.layout.size > start:
            lines += [
                *self._before[before:],
                f"whole[{self._span(start, self.layout.size)}] = {self._zeros(self.layout.size - start)}",
                *self._added(self._ones[ones:], self._more[more:]),
            ]
        if field.unordered and not mine:
            # The order in which it lies would tell what has not been seen, also that of places in a list.
            self._ones[ones:] = [f"*sorted([{places}])" for places in self._ones[ones:]]
        return [line.replace(read, "v").replace(value, "v") for line in lines]

    def _added(self, ones: Iterable[str], more: Iterable[tuple[str, str]]) -> list[str]:
        """The lines that add numbers to places that are 0."""
        lines = []
        for places in ones:
            lines += [f"for place in {places.removeprefix('*')}:", "    whole[place] += 1.0"]
        for places, numbers in more:
            both = f"{places.removeprefix('*')}, {numbers.removeprefix('*')}"
            lines += [f"for place, number in zip({both}):", "    whole[place] += number"]
        return lines

    # --- values by their shapes ----------------------------------------------------------------------

    def _value(self, shape: Shape, value: str, name: str, now: Any, mine: bool | None = None) -> None:
        if self._properties is not None and self._as_properties(self._properties, shape, value, name, now):
            return
        match shape:
            case NameShape() | EnumShape() | TextShape():
                self._ones.append(f"*{self._place(name, shape)}[{value}]")
            case NumberShape(kind):
                self._number(name, f"+{value}" if kind is bool else value)
            case OptionalShape(NameShape() | EnumShape() | TextShape() as of):
                self._value(of, value, name, None)
            case OptionalShape(of):
                self._number(f"{name}.none", f"+({value} is None)")
                if isinstance(of, NumberShape):
                    self._number(name, f"({value} or 0)")
                else:
                    self._bag(of, f"(() if {value} is None else ({value},))", name)
            case TupleShape(parts):
                for at, part in enumerate(parts):
                    self._value(part, f"{value}[{at}]", f"{name}.{at}", None)
            case SequenceShape(of) | SetShape(of):
                self._items(of, value, name, now, mine)
            case MappingShape():
                self._mapping(shape, value, name)
            case EffectShape():
                self._bag(shape, f"({value},)", name)
            case TaskShape() | PartShape():
                raise AssertionError("tasks lie in lists, parts in lists or by themselves")

    def _items(self, of: Shape, value: str, name: str, now: Any, mine: bool | None) -> None:
        """Writes the code for the values of a list, a tuple or a set."""
        match of:
            case TaskShape():
                self._agenda(value, name)
            case NameShape() | EnumShape() | TextShape():
                self._bag(of, value, name)
            case SequenceShape(NameShape() | EnumShape() | TextShape() as inner) if now:
                start, make = self.layout.size, self._rows(name, inner, range(len(now)))
                rows = self._table(make)
                self._ones.append(f"*[row[one] for row, there in zip({rows}, {value}) for one in there]")
                self._quickly = self._changed_rows(
                    rows, start, len(now), f"before{value[value.index('.') :]}"
                )
            case PartShape(kind):
                self._number(name, f"len({value})")
                self._parts(kind, value, name, bool(mine))
            case _:
                self._number(name, f"len({value})")
                self._bag(of, value, f"{name}.each")

    def _changed_rows(self, rows: str, start: int, many: int, before: str) -> list[str]:
        """The lines that write those rows of names that have changed; rows never change themselves."""
        width = (self.layout.size - start) // many
        starts = range(start, self.layout.size, width)
        spans = self._table(lambda seat, front: [slice(front + at, front + at + width) for at in starts])
        nothing = self._zeros(width)
        return [
            f"rows = {before}",
            "if len(rows) != len(v):",
            "    rows = (None,) * len(v)",
            f"    whole[{self._span(start, self.layout.size)}] = {self._zeros(self.layout.size - start)}",
            "for at, there in enumerate(v):",
            "    if there is not rows[at]:",
            f"        whole[{spans}[at]] = {nothing}",
            f"        row = {rows}[at]",
            "        for one in there:",
            "            whole[row[one]] += 1.0",
        ]

    def _bag(self, of: Shape, values: str, name: str) -> None:
        """Writes the code for values of one shape in any order: how often each is there, and sums."""
        match of:
            case NameShape() if self._properties is not None and self._lies(of):
                self._sum(self._properties, name, of, values)
            case NameShape() | EnumShape() | TextShape():
                self._ones.append(f"*map({self._index(name, of)}, {values})")
            case NumberShape():
                self._number(f"{name}.sum", f"sum({values})")
            case OptionalShape(inner):
                self._bag(inner, f"[one for one in {values} if one is not None]", name)
            case TupleShape(parts):
                for at, part in enumerate(parts):
                    self._bag(part, f"[one[{at}] for one in {values}]", f"{name}.{at}")
            case SequenceShape(inner) | SetShape(inner):
                self._bag(inner, f"[one for some in {values} for one in some]", name)
            case MappingShape(inner, other):
                self._bag(inner, f"[one for some in {values} for one in some]", name)
                self._bag(other, f"[one for some in {values} for one in some.values()]", f"{name}.each")
            case PartShape(kind):
                self._parts(kind, values, name, False)
            case TaskShape():
                self._bag(EffectShape(Effect), f"[one[1] for one in {values}]", name)
            case EffectShape():
                words = self._words_below(f"{name}.")
                rows = self._moved_rows(words)
                variable = f"c{len(self._before)}"
                self._before.append(f"{variable} = [{rows}(one) for one in {values}]")
                self._more.append(
                    (
                        f"*[at for places, _ in {variable} for at in places]",
                        f"*[n for _, numbers in {variable} for n in numbers]",
                    )
                )

    def _parts(self, kind: Any, values: str, name: str, mine: bool) -> None:
        """Writes the code for the fields of parts that come and go, each over all of them."""
        for field in fields_of(kind):
            if field.is_seen(mine):
                self._bag(field.shape, f"[one.{field.name} for one in {values}]", f"{name}.{field.name}")

    def _lies(self, of: Shape) -> bool:
        """Whether values name components, and no seats or places on a track."""
        return (
            isinstance(of, NameShape)
            and of.called != "seat"
            and not self._short(of)
            and self._properties is not None
            and self._properties.knows(self._names[of.called])
        )

    def _as_properties(
        self, properties: ComponentFeatures, shape: Shape, value: str, name: str, now: Any
    ) -> bool:
        """Writes components by what they are like, if it is components that a value names."""
        match shape:
            case NameShape():
                return self._place_by_properties(properties, shape, value, name)
            case SequenceShape(NameShape(called) as of) if called != "seat":
                self._sum(properties, name, of, value)
            case SequenceShape(SequenceShape(NameShape(called) as of)) if called != "seat" and now:
                for row in range(len(now)):
                    self._sum(properties, f"{name}.{row}", of, f"{value}[{row}]")
            case MappingShape(NameShape() as of, NameShape("seat")):
                for at in range(self._players):
                    owned = f"[one for one, who in {value}.items() if who == (seat + {at}) % players]"
                    self._sum(properties, f"{name}.{WHOSE[at]}", of, owned)
            case MappingShape(NameShape() as of, NameShape() as other):
                self._sum(properties, f"{name}.at", of, value)
                self._sum(properties, name, other, f"{value}.values()")
            case MappingShape(NameShape() as of, NumberShape(kind)) if kind is int:
                repeated = f"[one for one, n in {value}.items() for _ in range(n)]"
                self._sum(properties, name, of, repeated)
            case MappingShape(NameShape() as of, _):
                self._sum(properties, name, of, value)
            case _:
                return False
        return True

    def _place_by_properties(
        self, properties: ComponentFeatures, of: NameShape, value: str, name: str
    ) -> bool:
        if of.called == "seat" or self._short(of):
            return False
        if properties.knows(self._names[of.called]):
            self._sum(properties, name, of, f"[{value}] if {value} is not None else ()")
        # A place on a track is how far it is.
        elif all(isinstance(place, int) for place in self._domain(of)):
            self._number(name, value)
        return True

    def _short(self, of: NameShape) -> bool:
        """Whether it is one of a few words of the game itself, such as the phases of a turn."""
        domain = self._domain(of)
        return len(domain) <= 4 and all(isinstance(word, str) for word in domain)

    def _sum(self, properties: ComponentFeatures, name: str, of: NameShape, values: str) -> None:
        """Writes the code for the properties of some components, added up."""
        domain = self._domain(of)
        columns = {place: at for at, place in enumerate(properties.columns(domain))}
        start = self.layout.add(name, [properties.labels[place] for place in columns])
        rows = {
            word: [(columns[place], number) for place, number in properties.row(word) if place in columns]
            for word in domain
        }

        def places(seat: int, front: int) -> dict[Any, tuple[int, ...]]:
            return {word: tuple(front + start + at for at, _ in row) for word, row in rows.items()}

        def numbers(seat: int, front: int) -> dict[Any, tuple[float, ...]]:
            return {word: tuple(number for _, number in row) for word, row in rows.items()}

        variable = f"c{len(self._before)}"
        self._before.append(f"{variable} = {values}")
        at, more = self._table(places), self._table(numbers)
        self._more.append(
            (
                f"*[at for one in {variable} for at in {at}[one]]",
                f"*[n for one in {variable} for n in {more}[one]]",
            )
        )

    def _number(self, name: str, value: str) -> None:
        self.numbers.add(name)
        self._always.append(value)

    def _seats(self, shape: Any, value: str, now: Any, path: str) -> None:
        for at, player in enumerate(now):
            variable, place = f"p{len(self._before)}", f"[{self._table(partial(self._seat_from, at))}]"
            self._before.append(f"{variable} = {value}{place}")
            whose = WHOSE[at] if at < len(WHOSE) else f"seat{at}"
            self._fields(shape.of.kind, variable, f"{whose}.", player, at == 0, path + place)

    def _seat_from(self, at: int, seat: int, front: int) -> int:
        """The seat that comes so many seats behind the one that looks on."""
        return (seat + at) % self._players

    def _mapping(self, shape: MappingShape, value: str, name: str) -> None:
        key = shape.key
        match shape.value:
            case NameShape() | EnumShape() | TextShape() as other:
                pairs = self._pairs(name, key, other)
                self._ones.append(f"*map({pairs}.__getitem__, {value}.items())")
            case SequenceShape(NameShape() | EnumShape() | TextShape() as other) | SetShape(
                NameShape() | EnumShape() | TextShape() as other
            ):
                pairs = self._pairs(name, key, other)
                self._ones.append(
                    f"*[{pairs}[key, one] for key, there in {value}.items() for one in there]"
                )
            case NumberShape():
                self._more.append((f"*map({self._index(name, key)}, {value})", f"*{value}.values()"))
            case other:
                self._ones.append(f"*map({self._index(name, key)}, {value})")
                self._bag(other, f"{value}.values()", f"{name}.each")

    def _length(self, shape: SequenceShape, value: str, name: str, now: Any) -> None:
        """Writes the code for how much there is of what is hidden."""
        if isinstance(shape.of, SequenceShape) and now:
            for row in range(len(now)):
                self._number(f"{name}.{row}.length", f"len({value}[{row}])")
        else:
            self._number(f"{name}.length", f"len({value})")

    def _agenda(self, value: str, name: str) -> None:
        """Writes the code for the seat that chooses and what it chooses about, and for the kinds of what
        comes after it.
        """
        if name != "agenda":
            self._bag(TaskShape(), value, name)
            return
        start = self.layout.size
        seats = self._place("task.seat", NameShape("seat", int))
        rows = self._moved_rows(self._words)
        first = self.layout.add("agenda.kind", [kind.__name__ for kind in self._words.root])
        kinds = {kind: first + at for at, kind in enumerate(self._words.root)}
        later = self._table(lambda seat, front: {kind: at + front for kind, at in kinds.items()})
        self._before.append(f"agenda = {value}")
        self._before.append(f"asked, told = {rows}(agenda[-1][1]) if agenda else ((), ())")
        self._ones.append(f"*({seats}[agenda[-1][0]] if agenda else ())")
        self._ones.append(f"*[{later}[type(one[1])] for one in agenda[:-1]]")
        self._more.append(("*asked", "*told"))
        # What the seat chooses about stands before all fields.
        blocks, nothing = self._table(lambda seat, front: self._words.block), self._zeros(self._words.size)
        self._quickly = [
            f"whole[{self._span(0, self._words.size)}] = {blocks}(v[-1][1]) if v else {nothing}",
            f"whole[{self._span(start, self.layout.size)}] = {self._zeros(self.layout.size - start)}",
            f"for place in {seats}[v[-1][0]] if v else ():",
            "    whole[place] += 1.0",
            "for one in v[:-1]:",
            f"    whole[{later}[type(one[1])]] += 1.0",
        ]

    # --- tables --------------------------------------------------------------------------------------

    def _table(self, make: Callable[[int, int], Any]) -> str:
        self._tables.append(make)
        return f"t{len(self._tables) - 1}"

    def _moved_rows(self, words: EffectFeatures) -> str:
        """A function that gives the places and the numbers of an effect, the same for all seats."""
        moved = cache(partial(_moved, words))
        return self._table(lambda seat, front: moved(front))

    def _span(self, start: int, stop: int) -> str:
        return self._table(lambda seat, front: slice(front + start, front + stop))

    def _zeros(self, size: int) -> str:
        return self._table(lambda seat, front: array("f", bytes(4 * size)))

    def _domain(self, of: Shape) -> list[Any]:
        """Every value, or for words and numbers every place that they may have."""
        match of:
            case NameShape(called):
                return list(dict.fromkeys(self._names[called].values()))
            case EnumShape(kind):
                return list(kind)
        return list(range(WORDS))

    def _turned(self, of: Shape, seat: int) -> "dict[Any, int] | _Hashed":
        """The place of each value within its domain; seats count from the one that looks on."""
        if isinstance(of, NameShape) and of.called == "seat":
            return {other: (other - seat) % self._players for other in self._domain(of)}
        if isinstance(of, NameShape | EnumShape):
            return {word: at for at, word in enumerate(self._domain(of))}
        return _Hashed()

    def _labels(self, of: Shape) -> Iterable[Any]:
        match of:
            case NameShape("seat"):
                return [WHOSE[at] if at < len(WHOSE) else at for at in range(self._players)]
            case EnumShape():
                return of.names.values()
        return self._domain(of)

    def _place(self, name: str, of: Shape) -> str:
        """A table of the place of each value in a tuple, and of none for no value."""
        start = self.layout.add(name, map(str, self._labels(of)))

        def make(seat: int, front: int) -> dict[Any, tuple[int, ...]]:
            places: dict[Any, tuple[int, ...]] = _moved_places(
                self._turned(of, seat), lambda at: (front + start + at,)
            )
            places[None] = ()
            return places

        return self._table(make)

    def _index(self, name: str, of: Shape) -> str:
        """A function that gives the place of a value."""
        start = self.layout.add(name, map(str, self._labels(of)))

        def make(seat: int, front: int) -> Callable[[Any], int]:
            return _moved_places(self._turned(of, seat), (front + start).__add__).__getitem__

        return self._table(make)

    def _rows(self, name: str, of: Shape, rows: Iterable[int]) -> Callable[[int, int], Any]:
        labels = list(map(str, self._labels(of)))
        starts = [self.layout.add(f"{name}.{row}", labels) for row in rows]

        def make(seat: int, front: int) -> list[dict[Any, int]]:
            turned = self._turned(of, seat)
            return [_moved_places(turned, (front + start).__add__) for start in starts]

        return make

    def _pairs(self, name: str, key: Shape, other: Shape) -> str:
        both = product(self._labels(key), self._labels(other))
        start = self.layout.add(name, (f"{a}:{b}" for a, b in both))
        width = len(self._domain(other))

        def make(seat: int, front: int) -> dict[tuple[Any, Any], int]:
            ones, twos = self._turned(key, seat), self._turned(other, seat)
            if not (isinstance(ones, dict) and isinstance(twos, dict)):
                return _ComputedTable(lambda pair: front + start + width * ones[pair[0]] + twos[pair[1]])
            return {
                (a, b): front + start + width * at + by for a, at in ones.items() for b, by in twos.items()
            }

        return self._table(make)


Made = TypeVar("Made")


class _ComputedTable(dict[Any, Made]):
    """A table that computes what it is asked for and does not have."""

    def __init__(self, compute: Callable[[Any], Made]) -> None:
        self._compute = compute

    def __missing__(self, key: Any) -> Made:
        return self._compute(key)


class _Hashed:
    """The place of each word or number: one of a few, by a hash."""

    def __getitem__(self, word: Any) -> int:
        return crc32(str(word).encode()) % WORDS


def _moved_places(places: "dict[Any, int] | _Hashed", move: Callable[[int], Made]) -> dict[Any, Made]:
    if isinstance(places, _Hashed):
        return _ComputedTable(lambda word: move(places[word]))
    return {word: move(at) for word, at in places.items()}


def _moved(words: EffectFeatures, front: int) -> Callable[[Any], Any]:
    """The rows of effects behind the numbers at the front."""
    rows_by_effect: dict[Any, Any] = {}

    def row(effect: Any) -> Any:
        moved_row = rows_by_effect.get(effect)
        if moved_row is None:
            if len(rows_by_effect) > 1 << 14:
                rows_by_effect.clear()
            places, numbers = words.row(effect)
            moved_row = rows_by_effect[effect] = tuple(front + place for place in places), numbers
        return moved_row

    return row
