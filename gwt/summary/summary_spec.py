"""The functions with which a game says in words and numbers how it stands."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

from attrs import frozen

from gwt.dsl import Effect
from gwt.summary.scene import Scene, SceneSeat

Line: TypeAlias = tuple[str, Sequence[str]]
"""A label and what there is of it."""
Say = Callable[[Scene[Any, Any]], Iterable[Line]]


@frozen
class Column:
    """A value of every seat, such as its money; empty where a seat has nothing to show."""

    heading: str
    cell: Callable[[SceneSeat[Any, Any]], str]


@frozen
class SummarySpec:
    """The words of a game for a scene, which has nothing that is hidden from its seat."""

    columns: Callable[[Scene[Any, Any]], Sequence[Column]]
    """Returns what is said of each seat."""
    lines: Say
    """The lines for everything else on the table, and for the own board."""
    own: Say = lambda scene: ()
    """The lines that the seat needs again at every choice, such as its hand."""
    note: Callable[[Scene[Any, Any], Effect], str] = lambda scene, option: ""
    """Returns the consequences of an option that its text does not mention; may be empty."""
    price: Callable[[Scene[Any, Any], Effect], int | None] = lambda scene, option: getattr(
        option, "price", None
    )
    """Returns what an option costs, in the unit of the game; None if that is not known or nothing."""
    progress: Callable[[Scene[Any, Any]], str] = lambda scene: ""
    """Returns in a few words how near the game is to its end; may be empty."""
