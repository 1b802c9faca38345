"""Values of a translated function that are known only in play, or only in part before."""

from collections.abc import Callable
from typing import Any

from attrs import frozen

from gwt.dsl import Effect


@frozen(eq=False)
class C:
    """A value that is known only in play: its expression, and its kind."""

    text: str
    kind: str
    """`int`, `code`, `name KIND`, `row KIND`, `part` or `entry`."""
    parts: Any = None
    """Of an entry, the objects among which the expression chooses; of a part, its class."""


@frozen(eq=False)
class Each:
    """Something to go through: it calls what it is given with each item, and emits the loop around."""

    through: Callable[[Callable[[Any], None]], None]


@frozen(eq=False)
class Either:
    """One of two values, by a condition in C."""

    condition: str
    this: Any
    other: Any


@frozen(eq=False)
class Told:
    """An effect with its class and the values of its fields."""

    kind: type[Effect]
    values: tuple[Any, ...]


@frozen(eq=False)
class Of:
    """A method or a field that is called: its owner and its name."""

    owner: Any
    name: str
