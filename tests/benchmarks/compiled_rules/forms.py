"""The effects of a pack as codes: each tree that can wait on the agenda or be chosen has one.

The lower 16 bits of a code are a number; each form has one, or several that follow on each other. Effects
of a form with a `Payload`, of which there are too many to number, differ in the bits above.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product

from attrs import field, frozen

from gwt.dsl import DONE, Effect, Exchange, bind, free_names, is_narrow
from gwt.dsl.templates import Gap, OptionalWords, forms

NUMBERS = 1 << 16


class NotCovered(Exception):
    """Raised for what the trial has no C for; the message says what that is."""


@frozen(eq=False)
class Payload:
    """The way from an effect of a kind to the bits above its number, and back."""

    most: int
    """The most of them among the options of one decision."""
    bits: Callable[[Effect], int]
    effect: Callable[[int], Effect]
    every: Sequence[Effect] = ()
    """All of them, where something has to know."""


@frozen(eq=False)
class Form:
    """Effects that share their C: one tree, or a tree for each value of the fields that options fill in."""

    at: int
    """Its place among the forms, which names its functions."""
    base: int
    """The number of its first effect; the others follow."""
    nodes: tuple[Effect, ...]
    """Its effects by their numbers; with a payload, only one of them."""
    wide: Effect
    """The tree itself, or the one that its effects narrow."""
    sizes: Mapping[str, int] = field(factory=dict)
    """The number of values of each field that is filled in; the last field changes first."""
    payload: Payload | None = None

    @property
    def is_family(self) -> bool:
        return bool(self.sizes)

    @property
    def effect(self) -> Effect:
        """An effect of the form, for whatever is the same for all of them."""
        return self.nodes[0]

    @property
    def most(self) -> int:
        """The most of its effects among the options of one decision."""
        return self.payload.most if self.payload else len(self.nodes)

    @property
    def itself(self) -> str:
        """C for the code of its effect at `arg`."""
        return f"((code)arg << 16 | {self.base})" if self.payload else f"(code)({self.base} + arg)"

    def value(self, name: str) -> str:
        """C for the value of a field that is filled in, where `arg` is the place in the family."""
        below = 1
        for one, size in reversed(self.sizes.items()):
            if one == name:
                return f"(arg / {below} % {size})"
            below *= size
        raise KeyError(name)


class Forms:
    """All forms of a program, in the order in which they were asked for."""

    def __init__(
        self,
        names: Mapping[str, Sequence[str]],
        payloads: Mapping[type[Effect], Payload],
        numbers: Mapping[str, int],
    ) -> None:
        self.names = names
        """The names of components by kind, in the order of their numbers."""
        self.payloads = payloads
        self.numbers = numbers
        """The largest number that each name of one may stand for."""
        self.every: list[Form] = []
        self.nodes: list[Effect] = []
        """The effects by their numbers."""
        self._number: dict[Effect, int] = {}
        self._form: dict[Effect | type[Effect], Form] = {}
        self._families: dict[Effect, Form] = {}
        self.of(DONE)

    def code(self, effect: Effect) -> int:
        """The code of an effect; a narrow one gets its number with all others of its kind."""
        form = self.of(effect)
        if form.payload is not None:
            return form.payload.bits(effect) << 16 | form.base
        return self._number[effect]

    def effect(self, code: int) -> Effect:
        """The effect with a code."""
        node = self.nodes[code % NUMBERS]
        payload = self.payloads.get(type(node))
        return node if payload is None else payload.effect(code // NUMBERS)

    def of(self, effect: Effect) -> Form:
        """The form that an effect is one of."""
        kind = type(effect)
        if kind in self.payloads:
            if kind not in self._form:
                self._form[kind] = self._add((effect,), effect, {}, self.payloads[kind])
            return self._form[kind]
        # With no fields left open it is narrow by itself, and there is no wider one to begin with. One with
        # a number for a field is a form of its own.
        opened = {name for name in effect.left_open if self._names_of(kind, name) is not None}
        is_family = opened and {*effect.left_open} == opened <= kind.defaults.keys()
        if effect not in self._form and is_narrow(effect) and is_family:
            self.family(_filled(effect, {name: kind.defaults[name] for name in opened}))
        if effect not in self._form:
            if not self.numbers.keys() >= free_names(effect):
                raise NotCovered(f"'{effect}': a name that the pack gives to no number")
            self._add((effect,), effect, {})
            for name in free_names(effect):
                for value in range(self.numbers[name] + 1):
                    self.of(bind(effect, name, value))
        return self._form[effect]

    def family(self, wide: Effect) -> Form:
        """The narrow effects that a wide one, or an exchange with such a cost, opens."""
        if wide not in self._families:
            if isinstance(wide, Exchange):
                costs = self.family(wide.cost)
                nodes = tuple(Exchange(one, wide.reward) for one in costs.nodes)
                self._families[wide] = self._add(nodes, wide, costs.sizes)
            else:
                values = {name: self._values(wide, name) for name in wide.left_open}
                filled = (dict(zip(values, one, strict=True)) for one in product(*values.values()))
                sizes = {name: len(several) for name, several in values.items()}
                self._families[wide] = self._add(tuple(_filled(wide, one) for one in filled), wide, sizes)
        return self._families[wide]

    def _add(
        self,
        nodes: tuple[Effect, ...],
        wide: Effect,
        sizes: Mapping[str, int],
        payload: Payload | None = None,
    ) -> Form:
        new = Form(len(self.every), len(self.nodes), nodes, wide, sizes, payload)
        self.every.append(new)
        for node in nodes:
            self._number[node] = len(self.nodes)
            self.nodes.append(node)
            if payload is None:
                self._form[node] = new
        if len(self.nodes) > NUMBERS:
            raise NotCovered(f"more than {NUMBERS} effects")
        return new

    def _values(self, wide: Effect, name: str) -> Sequence[object]:
        """The values of a field that options fill in, by the rule that reads it."""
        values = self._names_of(type(wide), name)
        if values is None:
            raise NotCovered(f"the field '{name}' of '{wide}': its values are not the names of one kind")
        return values

    def _names_of(self, kind: type[Effect], name: str) -> Sequence[object] | None:
        """The values of a field, or None if they are not the names of one kind."""
        gaps = {gap for form in forms(kind) for gap in _gaps(form.pieces) if gap.field == name}
        rules = [rule for gap in gaps for rule in gap.rules]
        if any(gap.optional for gap in gaps):
            return (False, True)
        return self.names.get(rules[0]) if len(rules) == 1 else None


def _gaps(pieces: Sequence[object]) -> Iterator[Gap]:
    for one in pieces:
        if isinstance(one, Gap):
            yield one
        elif isinstance(one, OptionalWords):
            yield from _gaps(one.pieces)


def _filled(effect: Effect, values: Mapping[str, object]) -> Effect:
    kind = type(effect)
    return kind(*[values.get(name, getattr(effect, name)) for name in kind.fields])
