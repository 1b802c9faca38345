"""What a seat sees of a game as numbers, by the declared fields of the state.

Numbers stand as they are, names as places that count how often they are there, and of what is hidden how
much there is. The seat that looks on comes first, and the others follow in the order of play.
As `copy` is, the code that writes an observation is made from the types of the fields.
"""

from array import array
from collections.abc import Callable, Iterable, Mapping
from itertools import product
from typing import Annotated, Any, get_args, get_origin

import attrs

from gwt.errors import UsageError, did_you_mean, part
from gwt.kernel import TASK, Called, Copied, State
from gwt.kernel.declare import Seen, made_function
from gwt.play import Game
from gwt.play.position import fields_of
from gwt.research.layout import Layout, Sparse
from gwt.research.properties import Properties
from gwt.research.words import Words

_Write = Callable[[Any], tuple[list[float], list[int], list[int], list[float]]]
"""Is given a state, and gives the numbers that are always there, the places that count, and more numbers
with their places."""


LAYOUTS = ("names", "compact")


class Observer:
    """Writes what a seat sees of the games of one pack for one number of players.

    Equal views have equal observations, and two observers of one `version` say the same at each place.
    What is played and the number of players decide about the layout; new content enters it by itself.

    In the layout `compact` a component is not its name but what its entry declares: numbers, kinds, and
    the verbs of its effects, added up over all components of a list or a mapping. It is the same for all
    packs of a game that have as many rows and stacks, so what has been learned with one can be used with
    another, also for components that nobody has seen yet.
    """

    def __init__(self, game: Game, layout: str = "names") -> None:
        """
        Raises:
            UsageError: there is no such layout.
        """
        if layout not in LAYOUTS:
            raise UsageError(f"there is no layout '{layout}'. {did_you_mean(layout, LAYOUTS)}")
        self.players = game.premise.players
        self._numbers, self._layout = Layout(), Layout()
        state = game.state
        self._names: Mapping[str, Mapping[Any, Any]] = game.kind.play.names(game.pack, state)
        self._words = Words(game, self._layout, "task.", layout == "names")
        self._properties = None if layout == "names" else Properties(game)
        making = _Making(self, state)
        making.fields(type(state), "s", "", state, None)
        self._front = self._numbers.size
        self._rest = bytes(4 * self._layout.size)
        self._writes = [making.function(seat, self._front) for seat in range(self.players)]

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return self._front + self._layout.size

    @property
    def slices(self) -> dict[str, slice]:
        """The places of each field, by its name: `own.hand`, `next.money`, `third.money`, `tiles`."""
        moved = {
            name: slice(one.start + self._front, one.stop + self._front)
            for name, one in self._layout.slices.items()
        }
        return {**self._numbers.slices, **moved}

    @property
    def labels(self) -> tuple[str, ...]:
        """What each place says, such as `own.money`."""
        return (*self._numbers.labels, *self._layout.labels)

    @property
    def version(self) -> str:
        """Two observers of one version have the same meaning at each place."""
        both = Layout()
        both.labels += self.labels
        return both.version

    def sparse(self, game: Game, seat: int) -> Sparse:
        """The places of an observation and the numbers there, as coordinate formats have them.

        A place that comes several times has the sum of its numbers; all others are 0.

        Raises:
            UsageError: there is no such seat.
        """
        numbers, ones, at, more = self._write(seat)(game.state)
        return [*range(self._front), *ones, *at], [*numbers, *[1.0] * len(ones), *more]

    def dense(self, game: Game, seat: int) -> "array[float]":
        """All numbers of an observation, as floats of four bytes; `numpy.frombuffer` reads them in place.

        Raises:
            UsageError: there is no such seat.
        """
        numbers, ones, at, more = self._write(seat)(game.state)
        whole = array("f", numbers)
        whole.frombytes(self._rest)
        for place in ones:
            whole[place] += 1.0
        for place, number in zip(at, more, strict=True):
            whole[place] += number
        return whole

    def _write(self, seat: int) -> _Write:
        if not 0 <= seat < self.players:
            raise UsageError(f"there is no seat {part(seat)}: seats are 0 to {self.players - 1}")
        return self._writes[seat]


WHOSE = ("own", "next", "third", "fourth", "fifth", "sixth")
"""The seats from the one that looks on, in the order of play."""


class _Making:
    """Makes the functions that write an observation: one source, and for each seat its own tables."""

    def __init__(self, observer: Observer, state: State) -> None:
        self._players = observer.players
        self._names, self._words = observer._names, observer._words
        self._properties = observer._properties
        self._numbers, self._layout = observer._numbers, observer._layout
        self._always: list[str] = []
        self._ones: list[str] = []
        self._more: list[tuple[str, str]] = []
        self._before: list[str] = []
        self._tables: list[Callable[[int, int], Any]] = []
        """For a seat and the number of numbers at the front, what the source looks up in."""

    def function(self, seat: int, front: int) -> _Write:
        scope = {f"t{at}": table(seat, front) for at, table in enumerate(self._tables)}
        scope |= {"seat": seat, "players": self._players}
        source = "\n".join(
            [
                "def write(s):",
                *(f"    {line}" for line in self._before),
                f"    numbers = [{', '.join(self._always)}]",
                f"    ones = [{', '.join(self._ones)}]",
                f"    at = [{', '.join(at for at, _ in self._more)}]",
                f"    more = [{', '.join(more for _, more in self._more)}]",
                "    return numbers, ones, at, more",
            ]
        )
        write: _Write = made_function(source, f"<observation of seat {seat + 1}, {id(self)}>", scope)
        return write

    def fields(self, kind: Any, value: str, prefix: str, part: Any, own: bool | None) -> None:
        """The fields of a state or of a part of it, which may be `own` by the seat that looks on."""
        declared = {one.name: one for one in attrs.fields(kind)}
        for name, hint in fields_of(kind).values():
            seen = declared[name].metadata.get("seen", Seen.BY_ALL)
            expression, now = f"{value}.{name}", getattr(part, name)
            if seen is Seen.BY_ALL or (seen is Seen.BY_OWNER and own):
                before = len(self._ones)
                self._value(hint, expression, f"{prefix}{name}", now)
                if declared[name].metadata.get("unordered") and not own:
                    # The order in which it lies would tell what has not been seen, also that of places.
                    self._ones[before:] = [f"*sorted([{one}])" for one in self._ones[before:]]
            else:
                self._length(hint, expression, f"{prefix}{name}", now)

    # --- values by their types -----------------------------------------------------------------------

    def _value(self, hint: Any, value: str, name: str, now: Any) -> None:
        called = _called(hint)
        origin, inner = get_origin(hint) or hint, get_args(hint)
        if self._properties is not None and self._as_properties(self._properties, hint, value, name, now):
            return
        if called is not None:
            self._ones.append(f"*{self._place(name, called)}[{value}]")
        elif type(None) in inner:
            (wanted,) = (one for one in inner if one is not type(None))
            self._optional(wanted, value, name)
        elif origin is dict:
            self._dict(inner, value, name)
        elif origin in (list, tuple):
            self._list(inner[0], value, name, now)
        elif isinstance(origin, type) and issubclass(origin, Copied):
            self.fields(origin, value, f"{name}.", now, None)
        elif origin in (int, float, bool):
            self._number(name, f"+{value}" if origin is bool else value)

    def _as_properties(self, properties: Properties, hint: Any, value: str, name: str, now: Any) -> bool:
        """Writes components by what they are like, if it is components that a value names."""
        called = _called(hint)
        inner = get_args(hint)
        if called is not None:
            if called.kind == "seat" or called is TASK or self._short(called):
                return False
            if not properties.knows(self._names[called.kind]):
                # A place on a track is how far it is.
                if all(isinstance(one, int) for one in self._domain(called)):
                    self._number(name, value)
                return True
            self._sum(properties, name, called, f"[{value}] if {value} is not None else ()")
            return True
        if get_origin(hint) in (list, tuple) and (called := _called(inner[0])) is not None:
            if called is TASK or called.kind == "seat":
                return False
            self._sum(properties, name, called, value)
            return True
        if get_origin(hint) in (list, tuple) and get_origin(inner[0]) in (list, tuple):
            called = _called(get_args(inner[0])[0])
            if called is None or called.kind == "seat":
                return False
            for row in range(len(now)):
                self._sum(properties, f"{name}.{row}", called, f"{value}[{row}]")
            return True
        if get_origin(hint) is dict and (called := _called(inner[0])) is not None:
            other = _called(inner[1])
            if other is not None and other.kind != "seat":
                self._sum(properties, f"{name}.at", called, value)
                self._sum(properties, name, other, f"{value}.values()")
            elif other is not None:
                for at in range(self._players):
                    owned = f"[one for one, who in {value}.items() if who == (seat + {at}) % players]"
                    self._sum(properties, f"{name}.{WHOSE[at]}", called, owned)
            elif inner[1] is int:
                self._sum(
                    properties, name, called, f"[one for one, n in {value}.items() for _ in range(n)]"
                )
            else:
                self._sum(properties, name, called, value)
            return True
        return False

    def _short(self, called: Called) -> bool:
        """Whether it is one of a few words of the game itself, such as the phases of a turn."""
        domain = self._domain(called)
        return len(domain) <= 4 and all(isinstance(one, str) for one in domain)

    def _sum(self, properties: Properties, name: str, called: Called, values: str) -> None:
        """The properties of some components, added up."""
        domain = self._domain(called)
        columns = {place: at for at, place in enumerate(properties.columns(domain))}
        start = self._layout.add(name, [properties.labels[place] for place in columns])
        rows = {
            one: [(columns[place], number) for place, number in properties.row(one) if place in columns]
            for one in domain
        }

        def places(seat: int, front: int) -> dict[Any, tuple[int, ...]]:
            return {one: tuple(front + start + at for at, _ in row) for one, row in rows.items()}

        def numbers(seat: int, front: int) -> dict[Any, tuple[float, ...]]:
            return {one: tuple(number for _, number in row) for one, row in rows.items()}

        there = f"c{len(self._before)}"
        self._before.append(f"{there} = {values}")
        at, more = self._table(places), self._table(numbers)
        self._more.append(
            (
                f"*[at for one in {there} for at in {at}[one]]",
                f"*[n for one in {there} for n in {more}[one]]",
            )
        )

    def _number(self, name: str, value: str) -> None:
        self._numbers.add(name)
        self._always.append(value)

    def _optional(self, wanted: Any, value: str, name: str) -> None:
        if _called(wanted) is not None:
            self._value(wanted, value, name, None)
        elif wanted in (int, float, bool):
            self._number(f"{name}.none", f"+({value} is None)")
            self._number(name, f"({value} or 0)")

    def _list(self, inner: Any, value: str, name: str, now: Any) -> None:
        called = _called(inner)
        if called is not None and called is TASK:
            self._agenda(value)
        elif called is not None:
            self._ones.append(f"*map({self._index(name, called)}, {value})")
        elif get_origin(inner) in (list, tuple) and (called := _called(get_args(inner)[0])) is not None:
            rows = self._table(self._rows(name, called, range(len(now))))
            self._ones.append(f"*[row[one] for row, there in zip({rows}, {value}) for one in there]")
        elif isinstance(inner, type) and issubclass(inner, Copied):
            self._parts(inner, value, name, now)
        else:
            self._number(name, f"len({value})")

    def _parts(self, kind: Any, value: str, name: str, now: Any) -> None:
        seats = len(now) == self._players
        for at, one in enumerate(now):
            here = f"p{len(self._before)}"
            place = f"(seat + {at}) % players" if seats else str(at)
            self._before.append(f"{here} = {value}[{place}]")
            prefix = WHOSE[at] if seats and at < len(WHOSE) else f"{name}{at}"
            self.fields(kind, here, f"{prefix}.", one, at == 0 if seats else None)

    def _dict(self, inner: Any, value: str, name: str) -> None:
        key, other = _called(inner[0]), _called(inner[1])
        if key is None:
            self._number(name, f"len({value})")
        elif other is not None:
            self._ones.append(f"*map({self._pairs(name, key, other)}.__getitem__, {value}.items())")
        elif (
            get_origin(inner[1]) in (list, tuple) and (other := _called(get_args(inner[1])[0])) is not None
        ):
            pairs = self._pairs(name, key, other)
            self._ones.append(f"*[{pairs}[key, one] for key, there in {value}.items() for one in there]")
        elif inner[1] in (int, float, bool):
            self._more.append((f"*map({self._index(name, key)}, {value})", f"*{value}.values()"))
        else:
            self._ones.append(f"*map({self._index(name, key)}, {value})")

    def _length(self, hint: Any, value: str, name: str, now: Any) -> None:
        """Of what is hidden, how much there is of it; nothing of a single value."""
        if get_origin(hint) not in (list, tuple):
            return
        if get_origin(get_args(hint)[0]) in (list, tuple):
            for row in range(len(now)):
                self._number(f"{name}.{row}.length", f"len({value}[{row}])")
        else:
            self._number(f"{name}.length", f"len({value})")

    def _agenda(self, value: str) -> None:
        """The seat that chooses and what it chooses about, and the kinds of what comes after it."""
        seats = self._place("task.seat", Called("seat"))
        rows = self._table(lambda seat, front: _moved(self._words, front))
        first = self._layout.add("agenda.kind", [kind.__name__ for kind in self._words.root])
        kinds = {kind: first + at for at, kind in enumerate(self._words.root)}
        later = self._table(lambda seat, front: {kind: at + front for kind, at in kinds.items()})
        self._before.append(f"agenda = {value}")
        self._before.append(f"asked, told = {rows}(agenda[-1][1]) if agenda else ((), ())")
        self._ones.append(f"*({seats}[agenda[-1][0]] if agenda else ())")
        self._ones.append(f"*[{later}[type(one[1])] for one in agenda[:-1]]")
        self._more.append(("*asked", "*told"))

    # --- tables --------------------------------------------------------------------------------------

    def _table(self, make: Callable[[int, int], Any]) -> str:
        self._tables.append(make)
        return f"t{len(self._tables) - 1}"

    def _domain(self, called: Called) -> list[Any]:
        return list(dict.fromkeys(self._names[called.kind].values()))

    def _turned(self, called: Called, seat: int) -> Mapping[Any, int]:
        """The place of each value within its domain; seats count from the one that looks on."""
        domain = self._domain(called)
        if called.kind == "seat":
            return {one: (one - seat) % self._players for one in domain}
        return {one: at for at, one in enumerate(domain)}

    def _labels(self, called: Called) -> Iterable[Any]:
        if called.kind == "seat":
            return [WHOSE[at] if at < len(WHOSE) else at for at in range(self._players)]
        return self._domain(called)

    def _place(self, name: str, called: Called) -> str:
        """A table of the place of each value in a tuple, and of none for no value."""
        start = self._layout.add(name, map(str, self._labels(called)))

        def make(seat: int, front: int) -> dict[Any, tuple[int, ...]]:
            turned = self._turned(called, seat)
            return {None: (), **{one: (front + start + at,) for one, at in turned.items()}}

        return self._table(make)

    def _index(self, name: str, called: Called) -> str:
        """A function that gives the place of a value."""
        start = self._layout.add(name, map(str, self._labels(called)))

        def make(seat: int, front: int) -> Callable[[Any], int]:
            turned = self._turned(called, seat)
            return {one: front + start + at for one, at in turned.items()}.__getitem__

        return self._table(make)

    def _rows(self, name: str, called: Called, rows: Iterable[int]) -> Callable[[int, int], Any]:
        labels = list(map(str, self._labels(called)))
        starts = [self._layout.add(f"{name}.{row}", labels) for row in rows]

        def make(seat: int, front: int) -> list[dict[Any, int]]:
            turned = self._turned(called, seat)
            return [{one: front + start + at for one, at in turned.items()} for start in starts]

        return make

    def _pairs(self, name: str, key: Called, other: Called) -> str:
        both = product(self._labels(key), self._labels(other))
        start = self._layout.add(name, (f"{one}:{two}" for one, two in both))
        width = len(self._domain(other))

        def make(seat: int, front: int) -> dict[tuple[Any, Any], int]:
            ones, twos = self._turned(key, seat), self._turned(other, seat)
            return {
                (one, two): front + start + width * at + by
                for one, at in ones.items()
                for two, by in twos.items()
            }

        return self._table(make)


def _moved(words: Words, front: int) -> Callable[[Any], Any]:
    """The rows of effects behind the numbers at the front."""
    known: dict[Any, Any] = {}

    def row(effect: Any) -> Any:
        found = known.get(effect)
        if found is None:
            if len(known) > 1 << 14:
                known.clear()
            places, numbers = words.row(effect)
            found = known[effect] = tuple(front + place for place in places), numbers
        return found

    return row


def _called(hint: Any) -> Called | None:
    """What a value is called, if its type says so."""
    return hint.__metadata__[0] if get_origin(hint) is Annotated else None
