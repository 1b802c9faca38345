"""The bounds of a number in a plan of learning."""

from math import inf
from operator import index
from typing import Any

from attrs import Attribute, frozen

from gwt.errors import UsageError, shorten_value


@frozen
class Bounds:
    """Validates a field that holds a number from `low` to `high`; options of commands show them.

    A whole number of numpy becomes one of Python.
    """

    low: float
    high: float = inf

    def __call__(self, plan: object, about: "Attribute[Any]", value: float) -> None:
        kind = int if about.type in (int, "int") else (int, float)
        if hasattr(value, "__index__") and not isinstance(value, int):
            value = index(value)
            object.__setattr__(plan, about.name, value)
        if (
            isinstance(value, bool)
            or not isinstance(value, kind)
            or not self.low <= value <= self.high
            or value == inf
        ):
            a_number = "a whole number" if kind is int else "a number"
            bounds = (
                f"from {self.low:g} to {self.high:g}" if self.high < inf else f"of at least {self.low:g}"
            )
            raise UsageError(f"{about.name}: expected {a_number} {bounds}, found {shorten_value(value)}")
