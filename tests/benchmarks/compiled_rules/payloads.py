"""Codes of effects by the values of their fields, for verbs of which there are too many to number each."""

from collections.abc import Mapping, Sequence
from itertools import product
from math import prod
from typing import Any

from gwt.dsl import Effect
from tests.benchmarks.compiled_rules.forms import Payload

BITS = 64 - 16


class Fields:
    """A kind of effects, with the values that each of its fields may have."""

    def __init__(self, kind: type[Effect], most: int, **values: Sequence[Any]) -> None:
        assert tuple(values) == kind.fields
        self.kind, self.most, self.values = kind, most, values
        self.places: dict[str, tuple[int, int]] = {}
        """The place and the width of each field among the bits."""
        at = 0
        for name, several in values.items():
            width = max(1, (len(several) - 1).bit_length())
            self.places[name] = (at, width)
            at += width
        assert at <= BITS
        self._numbers = {
            name: {one: at for at, one in enumerate(several)} for name, several in values.items()
        }

    def payload(self) -> Payload:
        few = prod(len(one) for one in self.values.values()) <= 64
        every = [self.kind(*one) for one in product(*self.values.values())] if few else []
        return Payload(self.most, self.bits, self.effect, every)

    def bits(self, effect: Effect) -> int:
        bits = 0
        for name, (at, _) in self.places.items():
            bits |= self._numbers[name][getattr(effect, name)] << at
        return bits

    def effect(self, bits: int) -> Effect:
        found = (
            self.values[name][bits >> at & (1 << width) - 1] for name, (at, width) in self.places.items()
        )
        return self.kind(*found)

    def macros(self, name: str, base: int) -> str:
        """C that makes a code, `RIDE(...)`, and that takes the field of an `arg`, `RIDE_SPACE(arg)`."""
        lines = [
            f"#define {name}_{field.upper()}(arg) ((int)((arg) >> {at} & {(1 << width) - 1}))"
            for field, (at, width) in self.places.items()
        ]
        parts = " | ".join(f"(uint64_t)({field}) << {at}" for field, (at, _) in self.places.items())
        fields = ", ".join(self.places)
        lines.append(f"#define {name}({fields}) ((code)(({parts}) << 16 | {base}))")
        return "\n".join(lines) + "\n"


def macros(fields: Mapping[type[Effect], Fields], bases: Mapping[type[Effect], int]) -> str:
    """The macros of several kinds, each called as its class is: `PLACE_ON`."""
    return "".join(one.macros(c_name(kind), bases[kind]) for kind, one in fields.items())


def c_name(kind: type[Effect]) -> str:
    """The name of a class in C: `PlaceOn` is `PLACE_ON`."""
    return "".join(f"_{one}" if one.isupper() else one.upper() for one in kind.__name__).lstrip("_")
