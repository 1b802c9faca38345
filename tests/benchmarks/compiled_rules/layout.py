"""The state as a struct of integers, made from the fields that its classes declare, and the way back.

A name is its number among the names of its kind, an effect its code, and a row has room for all components
of its kind. No field declares how many those are, how deep the agenda gets, or which names a kind has that
is no kind of the vocabulary; the slice of a game says it.
"""

import ctypes
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from attrs import frozen

from gwt.kernel.shape import (
    Field,
    Mapped,
    Maybe,
    NamedValue,
    Number,
    Part,
    Pending,
    Row,
    Shape,
    fields_of,
)
from tests.benchmarks.compiled_rules.forms import NotCovered

TASKS = 64
"""The most tasks on the agenda; one more is a fault, of which the C tells."""
NONE = -1 << 15
"""Stands for `None`, and for a key that a mapping does not have."""
_MOST_NAMES = 255


@frozen(eq=False)
class Flat:
    """A field in C: the type that holds it, and what becomes of a value on the way there and back."""

    name: str
    declared: str
    """The line of the struct."""
    kind: Any
    """The type of `ctypes`."""
    put: Callable[[Any, Any], None]
    """Writes a value of Python into the struct that has the field."""
    get: Callable[[Any], Any]
    """Reads it back."""


@frozen(eq=False)
class World:
    """Whatever a layout asks of a program."""

    names: Mapping[str, Sequence[str]]
    capacities: Mapping[str, int]
    """The number of components of each kind that may lie in one row."""
    kept: Collection[str]
    """The fields that the slice never changes, which have no place in the struct."""
    code: Callable[[Any], int]
    effect: Callable[[int], Any]
    causes: Sequence[str]


class Layout:
    """The struct of a state like `origin`, which has as many parts and piles as all states of the game."""

    def __init__(self, origin: Any, world: World) -> None:
        self.world = world
        self.rows: dict[str, str] = {}
        """The declarations of the structs that others need, by name."""
        self._parts: dict[str, list[Flat]] = {}
        self.fields = self._flats(origin)
        fields = [(one.name, one.kind) for one in self.fields]
        self.struct: Any = _structure("State", [*fields, ("fault", ctypes.c_int32)])

    @property
    def source(self) -> str:
        """C for the structs."""
        inner = "".join(f"    {one.declared}\n" for one in self.fields)
        state = f"struct state {{\n{inner}    int32_t fault;\n}};\n"
        return "\n".join([*self.rows.values(), state])

    def written(self, state: Any) -> Any:
        """The struct of a state of Python."""
        struct = self.struct()
        for one in self.fields:
            one.put(struct, getattr(state, one.name))
        return struct

    def read(self, struct: Any, origin: Any) -> Any:
        """The state of Python that a struct stands for; `origin` has the fields that are kept."""
        state = origin.copy()
        for one in self.fields:
            if one.name not in self._parts:
                setattr(state, one.name, one.get(struct))
                continue
            for held, part in zip(getattr(struct, one.name), getattr(state, one.name), strict=True):
                for inner in self._parts[one.name]:
                    setattr(part, inner.name, inner.get(held))
        return state

    # --- a field of each shape ------------------------------------------------------------------------

    def _flats(self, origin: Any) -> list[Flat]:
        kind = type(origin)
        flats = []
        for one in fields_of(kind):
            if one.name not in self.world.kept:
                flat = self._flat(one, getattr(origin, one.name))
                if flat is None:
                    raise NotCovered(f"{kind.__name__}.{one.name}: {text(one.shape)}")
                flats.append(flat)
        return flats

    def _flat(self, of: Field, value: Any) -> Flat | None:
        match of.shape:
            case Number() as number:
                return _number(of.name, "uint64_t" if of.name == "rng" else "int32_t", number.kind)
            case NamedValue(kind=kind) if kind is int:
                return _number(of.name, "int32_t", int)
            case Maybe(Number()):
                return _scalar(of.name, lambda one: NONE if one is None else one, _or_none)
            case NamedValue(called) | Maybe(NamedValue(called)):
                at, name = self._numbered(called)
                return _scalar(of.name, at, name)
            case Row(NamedValue(called, kind), holder) if kind is str:
                return self._row(of.name, called, holder)
            case Row(Row(NamedValue(called), inner), holder):
                return self._rows(of.name, called, inner, holder, len(value))
            case Mapped(NamedValue(called), Number()):
                return self._mapping(of.name, called, lambda one: one, lambda one: one)
            case Mapped(NamedValue(called), NamedValue(held, kind)):
                ways = self._numbered(held) if kind is str else (lambda one: one, lambda one: one)
                return self._mapping(of.name, called, *ways)
            case Row(Part(), _):
                return self._seats(of.name, value)
            case Row(Pending(), _):
                return self._agenda(of.name)
        return None

    def _numbered(self, called: str) -> tuple[Callable[[Any], int], Callable[[int], Any]]:
        """The ways from a name to its number and back; `None` has one too."""
        names = self.world.names[called]
        numbers = {None: NONE, **{one: at for at, one in enumerate(names)}}
        return numbers.__getitem__, lambda at: None if at == NONE else names[at]

    def _row_struct(self, called: str) -> Any:
        if len(self.world.names[called]) > _MOST_NAMES:
            raise NotCovered(f"more than {_MOST_NAMES} names of the kind '{called}': a row holds bytes")
        room, name = self.world.capacities[called], f"row_of_{called}"
        self.rows[called] = f"struct {name} {{ int16_t n; uint8_t at[{room}]; }};"
        return _structure(name, [("n", ctypes.c_int16), ("at", ctypes.c_uint8 * room)])

    def _row(self, name: str, called: str, holder: type) -> Flat:
        put, get = self._row_ways(called, holder)
        return Flat(
            name,
            f"struct row_of_{called} {name};",
            self._row_struct(called),
            lambda struct, value: put(getattr(struct, name), value),
            lambda struct: get(getattr(struct, name)),
        )

    def _rows(self, name: str, called: str, inner: type, holder: type, many: int) -> Flat:
        put, get = self._row_ways(called, inner)

        def put_all(struct: Any, value: Any) -> None:
            for held, one in zip(getattr(struct, name), value, strict=True):
                put(held, one)

        return Flat(
            name,
            f"struct row_of_{called} {name}[{many}];",
            self._row_struct(called) * many,
            put_all,
            lambda struct: holder(get(one) for one in getattr(struct, name)),
        )

    def _row_ways(
        self, called: str, holder: type
    ) -> tuple[Callable[[Any, Any], None], Callable[[Any], Any]]:
        number, name = self._numbered(called)

        def put(held: Any, value: Any) -> None:
            held.n = len(value)
            held.at[: len(value)] = [number(one) for one in value]

        return put, lambda held: holder(name(one) for one in held.at[: held.n])

    def _mapping(
        self, name: str, called: str, number: Callable[[Any], int], value: Callable[[int], Any]
    ) -> Flat:
        keys = self.world.names[called]

        def put(struct: Any, held: Any) -> None:
            getattr(struct, name)[:] = [number(held[key]) if key in held else NONE for key in keys]

        def get(struct: Any) -> Any:
            there = zip(keys, getattr(struct, name), strict=True)
            return {key: value(one) for key, one in there if one != NONE}

        return Flat(name, f"int16_t {name}[{len(keys)}];", ctypes.c_int16 * len(keys), put, get)

    def _seats(self, name: str, parts: Sequence[Any]) -> Flat:
        inner, kind = self._flats(parts[0]), type(parts[0]).__name__.lower()
        self._parts[name] = inner
        struct = _structure(kind, [(one.name, one.kind) for one in inner])
        lines = "".join(f"    {one.declared}\n" for one in inner)
        self.rows[kind] = f"struct {kind} {{\n{lines}}};"

        def put(holder: Any, value: Any) -> None:
            for held, one in zip(getattr(holder, name), value, strict=True):
                for flat in inner:
                    flat.put(held, getattr(one, flat.name))

        # The parts are read into those of the origin, see `read`.
        return Flat(name, f"struct {kind} {name}[{len(parts)}];", struct * len(parts), put, lambda _: None)

    def _agenda(self, name: str) -> Flat:
        world, causes = self.world, {one: at for at, one in enumerate(self.world.causes)}
        # The compiler of C and `ctypes` lay structs out alike, so that both have the same gaps.
        task = _structure(
            "task", [("effect", ctypes.c_uint64), ("seat", ctypes.c_int16), ("cause", ctypes.c_int16)]
        )
        tasks = _structure("tasks", [("n", ctypes.c_int32), ("at", task * TASKS)])
        self.rows["task"] = "struct task { uint64_t effect; int16_t seat; int16_t cause; };"
        self.rows["tasks"] = f"struct tasks {{ int32_t n; struct task at[{TASKS}]; }};"

        def put(struct: Any, value: Any) -> None:
            held = getattr(struct, name)
            held.n = len(value)
            for at, (seat, effect, cause) in enumerate(value):
                held.at[at] = task(world.code(effect), seat, causes[cause])

        def get(struct: Any) -> Any:
            held = getattr(struct, name)
            return [
                (one.seat, world.effect(one.effect), world.causes[one.cause]) for one in held.at[: held.n]
            ]

        return Flat(name, f"struct tasks {name};", tasks, put, get)


_CTYPES = {"uint64_t": ctypes.c_uint64, "int32_t": ctypes.c_int32}


def _number(name: str, written: str, kind: type) -> Flat:
    def put(struct: Any, value: Any) -> None:
        setattr(struct, name, value)
        if getattr(struct, name) != value:
            raise OverflowError(f"{name} is {value}, which no {written} holds")

    return Flat(
        name, f"{written} {name};", _CTYPES[written], put, lambda struct: kind(getattr(struct, name))
    )


def _scalar(name: str, number: Callable[[Any], int], value: Callable[[int], Any]) -> Flat:
    return Flat(
        name,
        f"int32_t {name};",
        ctypes.c_int32,
        lambda struct, one: setattr(struct, name, number(one)),
        lambda struct: value(getattr(struct, name)),
    )


def _or_none(number: int) -> int | None:
    return None if number == NONE else number


def _structure(name: str, fields: list[tuple[str, Any]]) -> Any:
    return type(name, (ctypes.Structure,), {"_fields_": fields})


def text(shape: Shape) -> str:
    """A shape in short: `Row of NamedValue`."""
    inner = getattr(shape, "of", None)
    return type(shape).__name__ + (f" of {text(inner)}" if inner is not None else "")
